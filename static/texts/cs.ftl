### Czech

## layout

layout-skip = Přejít k obsahu
layout-navigation = Hlavní
layout-create = Nový odkaz
layout-pushes = Moje odkazy
layout-admin = Správa
layout-account = Účet
layout-signIn = Přihlásit se
layout-languages = Jazyk
layout-light = Světlý
layout-dark = Tmavý
layout-auto = Automaticky
layout-api = API
layout-about = O službě
layout-aboutLine = Jak to funguje a kdo server provozuje
layout-noScript = Tato stránka potřebuje JavaScript. Její skripty se spojují jen s tímto serverem.
layout-otherWays = Můžete použít také API nebo příkazový řádek.
layout-waiting = Tato stránka se ještě načítá. Pokud se nic nezmění, načtěte ji znovu.
layout-plain = Toto připojení není šifrované: ostatní v síti mohou číst, co zde odesíláte a otevíráte. Použijte adresu s https://, pokud existuje.
layout-notSealed = Stop: tohle není zapečetěné
layout-notSealedText = Odesílatel toto tajemství zapečetil, ale to, co poslal server, zapečetěné není. Nic z toho se nezobrazí. Obraťte se na odesílatele, například telefonicky.

## create

create-title = Sdílet tajemství
create-tagline = Pošlete heslo nebo soubor odkazem, jehož platnost vyprší.
create-kinds = Co sdílet
create-text = Text
create-files = Soubory
create-url = Odkaz
create-qr = QR kód
create-textLabel = Vaše tajemství
create-shared = Sdíleno z jiné aplikace: před odesláním text zkontrolujte.
create-textPlaceholder = Heslo, klíč, poznámka…
create-urlLabel = Webová adresa
create-urlHint = Příjemce adresu nejprve uvidí a potvrdí, než tuto stránku opustí.
create-qrLabel = Text, který se zobrazí jako QR kód
create-qrHint = Příjemce ho uvidí jako QR kód, který může naskenovat.
create-message = Zpráva (nepovinné)
create-filesSignIn = Chcete-li sdílet soubory, přihlaste se.
create-hide = Při psaní skrývat
create-generator = Vygenerovat heslo
create-style = Druh
create-styleCharacters = Znaky
create-styleWords = Slova
create-stylePin = PIN
create-pinHint = Jako heslová fráze stačí, protože tento server omezuje počet pokusů. Jako samotné tajemství je příliš slabý.
create-length = Délka
create-digits = Číslice
create-symbols = Symboly
create-capitals = Velká písmena
create-generated = Návrh
create-again = Nový návrh
create-use = Použít tento
create-lifetime = Doba platnosti
create-views = Počet zobrazení
create-passphrase = Heslová fráze (nepovinné)
create-passphraseRequired = Heslová fráze (povinné)
create-passphraseLength =
    { $n ->
        [one] Alespoň { $n } znak.
        [few] Alespoň { $n } znaky.
        [many] Alespoň { $n } znaku.
       *[other] Alespoň { $n } znaků.
    }
create-passphraseHint = Heslovou frázi sdělte zvlášť, například telefonem.
create-suggest = Navrhnout
create-add = Přidat možnost …
create-covered = Nechat zakryté, dokud příjemce neklepne
create-coveredHint = Při otevření ho nikdo nepřečte příjemci přes rameno.
create-deletable = Příjemce smí tajemství smazat
create-notifyMe = Oznámit mi otevření
create-notifyByMail = Přijde vám e-mail a v části „Moje odkazy“ uvidíte značku.
create-notifyInList = V části „Moje odkazy“ uvidíte značku.
create-name = Název (vidíte ho jen vy)
create-note = Poznámka (vidíte ji jen vy)
create-sign = Podepsat svým jménem
create-senderName = Vaše jméno
create-senderMessage = Zpráva pro příjemce
create-senderMessageHint = Zobrazí se před otevřením tajemství každému, kdo má odkaz. Nepište sem nic důvěrného.
create-senderEmail = Zobrazit adresu vašeho účtu: { $email }
create-sealed = Koncové šifrování
create-sealedHint = Nepřečte ho nikdo kromě příjemce, ani tento server.
create-sealedName = Pojmenujte ho pro svůj seznam: chráněny jsou i názvy souborů. Název, poznámka a podpis chráněny nejsou.
create-sealedRequired = Nic jiného tento server nepřijímá.
create-groupLimits = Platí pro vás omezení skupin: { $groups }.
create-shownOnce = Zkopírujte odkaz hned. Znovu ho už nelze zobrazit.
create-remembered = Vaše volby se pamatují na tomto zařízení.
create-reset = Obnovit výchozí
create-submit = Vytvořit odkaz
create-ready = Odkaz je připraven
create-passphraseNext = Teď sdělte heslovou frázi jinou cestou
create-passphraseReminder = Odkaz se otevře jen s touto heslovou frází. Sdělte ji například telefonem. Heslová fráze se už znovu nezobrazí.
create-copyPassphrase = Zkopírovat heslovou frázi
create-end = Smazat hned
create-another = Sdílet další

## createClosed

createClosed-title = Chcete-li sdílet tajemství, přihlaste se
createClosed-text = Z vaší sítě mohou odkazy vytvářet jen lidé s účtem.
createClosed-hint = Pokud vám někdo poslal odkaz, otevře se odsud jako obvykle.
createClosed-nothingTitle = Tady nemůžete nic sdílet
createClosed-nothing = Omezení vašich skupin ({ $groups }) nepřipouštějí žádný druh tajemství. Obraťte se na správce tohoto serveru.

## createLive

createLive-bytes = { $used } z { $limit }
createLive-characters = Znaky: { $used } z { $limit }
createLive-bits =
    { $n ->
        [one] asi { $n } bit
        [few] asi { $n } bity
        [many] asi { $n } bitu
       *[other] asi { $n } bitů
    }
createLive-termViews =
    { $n ->
        [one] { $n } zobrazení
        [few] { $n } zobrazení
        [many] { $n } zobrazení
       *[other] { $n } zobrazení
    }
createLive-termUntil = do: { $date }
createLive-noPassphrase = bez heslové fráze
createLive-withPassphrase = s heslovou frází
createLive-needsPassphrase = heslová fráze povinná
createLive-passphraseMissing = Zadejte heslovou frázi: tento server ji vyžaduje.
createLive-passphraseShort =
    { $n ->
        [one] Tato heslová fráze je příliš krátká: musí mít alespoň { $n } znak. Řada jako aaaa nebo 1234 se počítá za dva.
        [few] Tato heslová fráze je příliš krátká: musí mít alespoň { $n } znaky. Řada jako aaaa nebo 1234 se počítá za dva.
        [many] Tato heslová fráze je příliš krátká: musí mít alespoň { $n } znaku. Řada jako aaaa nebo 1234 se počítá za dva.
       *[other] Tato heslová fráze je příliš krátká: musí mít alespoň { $n } znaků. Řada jako aaaa nebo 1234 se počítá za dva.
    }
createLive-signed = Podpis: { $by }
createLive-blank = Nejprve zadejte tajemství.
createLive-tooLong = Je to příliš dlouhé: nejvýše { $limit }.
createLive-tooManyCharacters =
    { $n ->
        [one] Je to příliš dlouhé: nejvýše { $n } znak.
        [few] Je to příliš dlouhé: nejvýše { $n } znaky.
        [many] Je to příliš dlouhé: nejvýše { $n } znaku.
       *[other] Je to příliš dlouhé: nejvýše { $n } znaků.
    }
createLive-badUrl = Zadejte webovou adresu, například https://example.org.
createLive-unsealed = Vašemu prohlížeči se obsah nepodařilo zapečetit. Nic se neodeslalo.
createLive-opens =
    { $n ->
        [one] Lze ho otevřít jednou, konec platnosti: { $date } ({ $relative }).
        [few] Lze ho otevřít { $n }krát, konec platnosti: { $date } ({ $relative }).
        [many] Lze ho otevřít { $n }krát, konec platnosti: { $date } ({ $relative }).
       *[other] Lze ho otevřít { $n }krát, konec platnosti: { $date } ({ $relative }).
    }
createLive-endedTitle = Tajemství je smazáno
createLive-ended = Jeho obsah je nenávratně vymazán. Nikdo ho už nemůže otevřít, ani vy.
createLive-goneTitle = Platnost odkazu skončila
createLive-gone = Nikdo ho už nemůže otevřít. Jeho obsah je nenávratně vymazán.
createLive-linkUnsaved = Odkaz ještě není zkopírován a zobrazuje ho jen tato stránka. Přesto ji opustit?
createLive-passphraseUnsaved = Heslová fráze ještě není zkopírována a zobrazuje ji jen tato stránka. Přesto ji opustit?
createLive-leaveIt = Opustit
createLive-offline = Server neodpověděl. Zkontrolujte připojení a zkuste to znovu.
createLive-rateLimited =
    { $n ->
        [one] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekund.
    }
createLive-tryAgain = Teď to můžete zkusit znovu.
createLive-tooLarge = Je to větší, než server přijímá.
createLive-signInFirst = Nejprve se přihlaste.
createLive-unavailable = Server teď není k dispozici. Rozepsaný text zůstal zachován: zkuste to za chvíli znovu.
createLive-noSpace = Na serveru už není místo. Nic se neuložilo.
createLive-failed = Něco se nepovedlo ({ $status }). Nic se neuložilo.
createLive-refused = Server tuto hodnotu nepřijímá.
createLive-tooMany =
    { $n ->
        [one] Nejvýše { $n } položka.
        [few] Nejvýše { $n } položky.
        [many] Nejvýše { $n } položky.
       *[other] Nejvýše { $n } položek.
    }
createLive-outOfRange = Zadejte číslo od { $min } do { $max }.

## resultLive

resultLive-notOpened = Zatím neotevřen.
resultLive-openedTimes =
    { $n ->
        [one] Otevřen jednou: { $date }.
        [few] Otevřen { $n }krát, naposledy: { $date }.
        [many] Otevřen { $n }krát, naposledy: { $date }.
       *[other] Otevřen { $n }krát, naposledy: { $date }.
    }

## fileBox

fileBox-files = Soubory
fileBox-dropHere = Přetáhněte sem soubory nebo složky
fileBox-chooseFiles = Vybrat soubory
fileBox-chooseFolder = Vybrat složku
fileBox-cancel = Zrušit

## filesLive

filesLive-fileLimits =
    { $n ->
        [one] Nejvýše jeden soubor o velikosti do { $file }.
        [few] Nejvýše { $n } soubory, každý do { $file }, dohromady do { $push }.
        [many] Nejvýše { $n } souboru, každý do { $file }, dohromady do { $push }.
       *[other] Nejvýše { $n } souborů, každý do { $file }, dohromady do { $push }.
    }
filesLive-tooManyFiles =
    { $n ->
        [one] Do jednoho odkazu se vejde jen jeden soubor.
        [few] Do jednoho odkazu se vejdou nejvýše { $n } soubory.
        [many] Do jednoho odkazu se vejde nejvýše { $n } souboru.
       *[other] Do jednoho odkazu se vejde nejvýše { $n } souborů.
    }
filesLive-fileTooLarge = Soubor „{ $name }“ je větší než { $limit }.
filesLive-filesTooLarge = Soubory jsou dohromady větší než { $limit }.
filesLive-noFiles = Vyberte alespoň jeden soubor.
filesLive-packing = Složka „{ $name }“ se ještě balí.
filesLive-remove = Odebrat { $name }
filesLive-uploading = { $percent } · { $speed }/s
filesLive-lost = Spojení se přerušilo. Odesílání bude pokračovat samo.
filesLive-uploaded = Odesláno. Server to ukládá…
filesLive-sealing = Pečetí se ve vašem prohlížeči: { $percent }
filesLive-unreadable = Váš prohlížeč už jeden ze souborů nemůže přečíst. Nic se neodeslalo. Vyberte soubory znovu.
filesLive-cancelled = Zrušeno. Nic se neuložilo.

## reveal

reveal-title = Tajemství pro vás
reveal-intro = Někdo s vámi sdílí něco důvěrného.
reveal-ownTitle = Vaše vlastní tajemství
reveal-ownIntro = Toto sdílíte vy. Vaši příjemci to otevřou na této stránce.
reveal-ownPage = Přejít k odkazu, QR kódu a protokolu
reveal-passphrase = Heslová fráze
reveal-passphraseHint = Dostanete ji od odesílatele, zvlášť od tohoto odkazu.
reveal-unlock = Odemknout
reveal-open = Zobrazit tajemství
reveal-counts = Otevření se počítá jako zobrazení.
reveal-how = Jak to funguje
reveal-sealed = Chrání ho koncové šifrování: otevře ho jen váš prohlížeč a tento server ho nemůže přečíst.
reveal-sealedNoScript = Tento odkaz se otevře jen s JavaScriptem nebo příkazem „secretpush open“.
reveal-largeText = Jeden ze souborů je větší než 256 MiB a tento prohlížeč tak velký zapečetěný soubor uložit neumí. Jako zobrazení se to nezapočítalo. Na počítači otevřete odkaz v Chromu nebo Edgi přes https://, nebo tímto příkazem:
reveal-copyCommand = Zkopírovat příkaz
reveal-secret = Tajemství
reveal-show = Zobrazit
reveal-onPaper = Tajemství je zakryté. Zvolte na stránce „Zobrazit“ a vytiskněte ji znovu.
reveal-hide = Skrýt
reveal-copy = Kopírovat
reveal-save = Uložit jako soubor
reveal-print = Vytisknout
reveal-files = Soubory
reveal-download = Stáhnout
reveal-downloadAll = Stáhnout vše jako ZIP
reveal-address = Odesílatel vás žádá o otevření této adresy:
reveal-go = Otevřít adresu…
reveal-goTitle = Opustit tuto stránku?
reveal-goText = Chystáte se otevřít adresu na serveru:
reveal-goYes = Otevřít
reveal-goTo = Otevřít adresu na serveru { $host }
reveal-qr = Naskenujte tento kód
reveal-qrText = Text kódu
reveal-remove = Smazat hned
reveal-removeText = Nikdo už tento odkaz neotevře, ani vy.
reveal-removeYes = Smazat
reveal-cancel = Zrušit
reveal-deletedTitle = Smazáno
reveal-deletedText = Tento odkaz už nikdo neotevře a na této stránce tajemství už není.
reveal-undo = Vrátit zpět
reveal-openAgain = Zpět k odkazu
reveal-gone = Tady už nic není
reveal-goneText = Platnost tohoto odkazu skončila, odkaz byl smazán nebo nikdy neexistoval.
reveal-openedHere = Tento odkaz byl na tomto zařízení otevřen: { $date } ({ $relative }). Od té doby jeho platnost skončila nebo byl odkaz smazán.
reveal-goneHint = Požádejte odesílatele o nový odkaz.
reveal-goneCreate = Sdílet vlastní tajemství
reveal-letters = Opište tato tři písmena
reveal-lettersNeeded = Opište tři písmena a stiskněte tlačítko znovu. Nic se neotevřelo.
reveal-lettersOther = To byla jiná písmena. Opište tato tři a stiskněte tlačítko znovu. Nic se neotevřelo.
reveal-wrong = Heslová fráze je nesprávná.
reveal-limited = Příliš mnoho nesprávných heslových frází. Počkejte minutu a zkuste to znovu.
reveal-refused = Odesílatel vám otevření odmítl povolit.
reveal-waitOver = Vaše čekání skončilo. Otevřete odkaz znovu a požádejte ještě jednou.
reveal-crowded = Čeká na to příliš mnoho lidí. Zkuste to znovu za minutu.
reveal-scanner = Tento prohlížeč o sobě uvádí, že je program na kontrolu odkazů, proto se nic neotevřelo. Otevřete odkaz v jiném prohlížeči.
reveal-again = Opětovné načtení stránky tajemství znovu neotevře. Chcete-li ho otevřít ještě jednou, stiskněte tlačítko.
reveal-failed = Na serveru se něco nepovedlo. Zkuste to za chvíli znovu.

## senderNote

senderNote-label = Od odesílatele
senderNote-shares = { $name } s vámi něco sdílí.
senderNote-writes = { $name } píše:
senderNote-unnamedWrites = Odesílatel píše:
senderNote-account = Odesláno z účtu { $email } na tomto serveru.
senderNote-anyAccount = Odesláno z účtu { $email }. Účet si tu může vytvořit kdokoli, tato adresa tedy není ověřená.
senderNote-unverifiedAccount = Odesláno z účtu { $email }. Tuto adresu nikdo neověřil.
senderNote-ownWords = Jméno a zprávu napsal sám odesílatel.
senderNote-unverified = Jméno a zprávu napsal sám odesílatel. Tento server neví, zda je jméno pravé.

## undoPlain

undoPlain-seconds =
    { $n ->
        [one] Vrátit zpět to můžete ještě { $n } sekundu.
        [few] Vrátit zpět to můžete ještě { $n } sekundy.
        [many] Vrátit zpět to můžete ještě { $n } sekundy.
       *[other] Vrátit zpět to můžete ještě { $n } sekund.
    }

## undoLive

undoLive-deleted = Smazáno. Nikdo to nemůže otevřít.
undoLive-undo = Vrátit zpět ({ $seconds })
undoLive-undone = Smazání je vráceno zpět.
undoLive-tooLate = Smazání už nešlo vrátit zpět: obsah je nenávratně vymazán.

## revealLive

revealLive-viewsLeft =
    { $n ->
        [one] Lze ho otevřít ještě jednou, konec platnosti: { $date } ({ $relative }).
        [few] Lze ho otevřít ještě { $n }krát, konec platnosti: { $date } ({ $relative }).
        [many] Lze ho otevřít ještě { $n }krát, konec platnosti: { $date } ({ $relative }).
       *[other] Lze ho otevřít ještě { $n }krát, konec platnosti: { $date } ({ $relative }).
    }
revealLive-lastView = Toto bylo poslední zobrazení. Tajemství je ze serveru nenávratně vymazáno: uložte si teď, co potřebujete.
revealLive-lastViewFiles = Toto bylo poslední zobrazení. Stáhněte si teď, co potřebujete: odkazy ke stažení fungují jen krátce.
revealLive-ownView = Vaše vlastní zobrazení se nepočítají.
revealLive-shown = Tajemství je zobrazeno.
revealLive-covered = Tajemství je zakryto.
revealLive-copied = Zkopírováno
revealLive-copyFailed = Kopírování se nezdařilo. Vyberte text a zkopírujte ho.
revealLive-wrong = Heslová fráze je nesprávná.
revealLive-limited =
    { $n ->
        [one] Příliš mnoho nesprávných heslových frází. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho nesprávných heslových frází. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho nesprávných heslových frází. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho nesprávných heslových frází. Zkuste to znovu za { $n } sekund.
    }
revealLive-busy =
    { $n ->
        [one] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekund.
    }
revealLive-again = Teď to můžete zkusit znovu.
revealLive-unconnected = Jste offline. Nic se neotevřelo.
revealLive-offline = Odpověď serveru nedorazila celá. Mohla se započítat jako zobrazení.
revealLive-failed = Na serveru se něco nepovedlo. Zkuste to za chvíli znovu.
revealLive-downloaded = Staženo
revealLive-downloadedOf = Stažené soubory: { $done } z { $total }
revealLive-preview = Náhled
revealLive-previewOf = Náhled souboru { $name }
revealLive-previewFailed = Tento obrázek zde nelze zobrazit. Stáhněte si ho.
revealLive-downloadFailed = Stahování se zastavilo. Platnost odkazu možná skončila.
revealLive-deleteFailed = Tajemství se nepodařilo smazat.
revealLive-noAddress = Toto není webová adresa, proto se zobrazuje jako prostý text.
revealLive-fileName = tajemstvi.txt
revealLive-see = Zobrazit

## sealedLive

sealedLive-linkCut = Tento odkaz není celý: chybí část za #. Požádejte odesílatele o celý odkaz. Nic se neotevřelo a nezapočítalo se žádné zobrazení.
sealedLive-linkAltered = Tento odkaz byl cestou zkrácen nebo změněn: část za # není správná. Požádejte odesílatele o celý odkaz. Nic se neotevřelo a nezapočítalo se žádné zobrazení.
sealedLive-moduleMissing = Část této stránky, která otevírá zapečetěná tajemství, se nenačetla. Zkontrolujte připojení a načtěte stránku znovu. Nic se neotevřelo a nezapočítalo se žádné zobrazení.
sealedLive-sealBroken = Zapečetěný obsah byl poškozen nebo změněn, proto se z něj nic nezobrazí. Požádejte odesílatele, aby ho poslal znovu.
sealedLive-sealShort = Konec zapečetěného obsahu chybí, proto se z něj nic nezobrazí. Požádejte odesílatele, aby ho poslal znovu.
sealedLive-sealOther = Zapečetěný obsah k tomuto odkazu nepatří nebo je zapečetěn způsobem, který tato stránka neumí otevřít. Požádejte odesílatele, aby ho poslal znovu.
sealedLive-fileWhole = Kompletní: soubor „{ $name }“ byl zkontrolován do posledního bajtu.
sealedLive-fileBroken = Soubor „{ $name }“ byl poškozen nebo změněn. Nic z něj se neuložilo.
sealedLive-fileShort = Konec souboru „{ $name }“ chybí. Nic z něj se neuložilo.
sealedLive-fileTooLarge = Soubor „{ $name }“ je pro tento prohlížeč příliš velký. Na počítači otevřete odkaz v Chromu nebo Edgi přes https://, nebo příkazem „secretpush open“.

## newRequest

newRequest-sealed = Odpověď přečtete jen vy
newRequest-sealedHint = Nemůže ji přečíst ani tento server.
newRequest-sealedRequired = Nic jiného tento server nepřijímá.
newRequest-collectTitle = Váš klíč k odpovědím
newRequest-collectText = Potřebujete ho ke čtení odpovědí a znovu ho nelze zobrazit: stáhněte si soubor pro obnovení. Nikomu ho neposílejte.
newRequest-copyCollect = Zkopírovat klíč
newRequest-recovery = Stáhnout soubor pro obnovení
newRequest-showKey = Zobrazit klíč jako odkaz
newRequest-title = Požádat o tajemství
newRequest-lead = Kdo dostane odkaz, může vám poslat tajemství i bez účtu.
newRequest-link = Požádat někoho o tajemství
newRequest-what = Co potřebujete?
newRequest-whatHint = Přečte to každý, kdo má odkaz. Nepište sem nic důvěrného.
newRequest-takesFiles = Lze poslat i soubory
newRequest-showsEmail = Zobrazit adresu vašeho účtu: { $email }
newRequest-notifyMe = Poslat mi e-mail o každé odpovědi
newRequest-name = Název (vidíte ho jen vy)
newRequest-note = Poznámka (vidíte ji jen vy)
newRequest-files = Soubory pro toho, kdo odpoví (nepovinné)
newRequest-filesHint = Například formulář k vyplnění. Stáhnout si je může každý, kdo má odkaz.
newRequest-until = Jak dlouho je otevřená
newRequest-answers = Povolený počet odpovědí
newRequest-passphrase = Heslová fráze (nepovinné)
newRequest-passphraseHint = Je potřeba k přečtení žádosti i k odpovědi. Sdělte ji například telefonem.
newRequest-more = Další možnosti
newRequest-submit = Vytvořit odkaz
newRequest-ready = Odkaz je připraven
newRequest-page = Otevřít stránku této žádosti
newRequest-passphraseNext = Teď sdělte heslovou frázi jinou cestou
newRequest-passphraseReminder = Žádost se otevře jen s touto heslovou frází. Heslová fráze se už znovu nezobrazí.
newRequest-copyPassphrase = Zkopírovat heslovou frázi
newRequest-another = Požádat o něco dalšího

## newRequestLive

newRequestLive-blankRequest = Napište, co potřebujete.
newRequestLive-longRequest = Je to příliš dlouhé: nejvýše { $limit }.
newRequestLive-longNote = Vaše poznámka je příliš dlouhá: nejvýše { $limit }.
newRequestLive-answersRange = Zadejte číslo od { $min } do { $max }.
newRequestLive-leadNamed = Tajemství vám mohou poslat jen lidé, které uvedete.
newRequestLive-hintNamed = Přečtou to jen lidé, které uvedete.
newRequestLive-termAnswers =
    { $n ->
        [one] { $n } odpověď
        [few] { $n } odpovědi
        [many] { $n } odpovědi
       *[other] { $n } odpovědí
    }
newRequestLive-noPassphrase = bez heslové fráze
newRequestLive-withPassphrase = s heslovou frází
newRequestLive-takes =
    { $n ->
        [one] Odpovědět na ni lze jednou, konec platnosti: { $date } ({ $relative }).
        [few] Odpovědět na ni lze { $n }krát, konec platnosti: { $date } ({ $relative }).
        [many] Odpovědět na ni lze { $n }krát, konec platnosti: { $date } ({ $relative }).
       *[other] Odpovědět na ni lze { $n }krát, konec platnosti: { $date } ({ $relative }).
    }
newRequestLive-full = Máte příliš mnoho otevřených žádostí. Nejprve některou uzavřete.
newRequestLive-tooLarge = Je to větší, než server přijímá.
newRequestLive-unavailable = Server teď není k dispozici. Rozepsaný text zůstal zachován: zkuste to za chvíli znovu.
newRequestLive-noSpace = Na serveru už není místo. Nic se neuložilo.
newRequestLive-limited =
    { $n ->
        [one] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekund.
    }
newRequestLive-retry = Teď to můžete zkusit znovu.
newRequestLive-noAnswer = Server neodpověděl. Zkontrolujte připojení a zkuste to znovu.
newRequestLive-problem = Něco se nepovedlo ({ $status }). Nic se neuložilo.
newRequestLive-refused = Server jednu z těchto hodnot nepřijímá.

## requestShareLive

requestShareLive-requestMessage =
    { $n ->
        [one] Pošlete mi prosím něco důvěrného přes tento odkaz. Odpovědět lze jednou, konec platnosti: { $date }. Účet nepotřebujete:
        [few] Pošlete mi prosím něco důvěrného přes tento odkaz. Odpovědět lze { $n }krát, konec platnosti: { $date }. Účet nepotřebujete:
        [many] Pošlete mi prosím něco důvěrného přes tento odkaz. Odpovědět lze { $n }krát, konec platnosti: { $date }. Účet nepotřebujete:
       *[other] Pošlete mi prosím něco důvěrného přes tento odkaz. Odpovědět lze { $n }krát, konec platnosti: { $date }. Účet nepotřebujete:
    }
requestShareLive-requestSubject = Žádost pro vás
requestShareLive-requestTerms =
    { $n ->
        [one] Odpovědět lze jednou, konec platnosti: { $date }.
        [few] Odpovědět lze { $n }krát, konec platnosti: { $date }.
        [many] Odpovědět lze { $n }krát, konec platnosti: { $date }.
       *[other] Odpovědět lze { $n }krát, konec platnosti: { $date }.
    }

## requestLetter

requestLetter-to = Pro
requestLetter-from = Od
requestLetter-title = Někdo vás žádá o něco důvěrného
requestLetter-intro = Poslat to můžete z libovolného telefonu nebo počítače. Účet nepotřebujete.
requestLetter-scan = Naskenujte kód fotoaparátem telefonu. Nebo opište adresu do prohlížeče přesně tak, jak je zde vytištěna: na velikosti písmen záleží.
requestLetter-press = Na stránce, která se otevře, stiskněte tlačítko a pošlete, co je potřeba.
requestLetter-passphrase = Zadejte heslovou frázi a stiskněte tlačítko. Heslovou frázi vám žadatel sdělí jinou cestou. Pro vaši bezpečnost na tomto listu není: nepište ji sem.
requestLetter-keep = Potom tento list zničte.

## request

request-recovery = Stáhnout soubor pro obnovení
request-loadKey = Načíst soubor pro obnovení
request-keyFile = Soubor pro obnovení
request-linkOnce = Celý odkaz byl zobrazen jednou, při vytvoření žádosti, a je také v souboru pro obnovení. Pokud nemáte ani jedno, uzavřete tuto žádost a vytvořte novou.
request-noScript = Odpovědi se zobrazují jen s JavaScriptem.
request-asked = O co žádáte
request-answers = Odpovědi
request-close = Uzavřít žádost
request-cancel = Zrušit

## requestKeysLive

requestKeysLive-recoveryText =
    Tento soubor otevírá odpovědi na vaši žádost. Uschovejte ho a nikomu ho neposílejte.

    Chcete-li odpovědi číst v jiném prohlížeči, přihlaste se, otevřete stránku žádosti a načtěte tam tento soubor, nebo otevřete svůj klíč.
requestKeysLive-recoveryLink = Odkaz k odeslání:
requestKeysLive-recoveryKey = Váš klíč:
requestKeysLive-keyElsewhere = Chcete-li je číst v jiném prohlížeči, stáhněte si soubor pro obnovení. Nikomu ho neposílejte.
requestKeysLive-keyInTab = Klíč, který otevírá odpovědi, je na této kartě.
requestKeysLive-keyMissing = Odpovědi přečtete jen vy a tento prohlížeč váš klíč nemá: načtěte soubor pro obnovení.
requestKeysLive-keyNotInFile = Toto není soubor pro obnovení k této žádosti.
requestKeysLive-keyLoaded = Váš klíč je načten.

## requestWordsLive

requestWordsLive-unnamedRequest = Žádost ze dne { $date }
requestWordsLive-closeQuestion = Uzavřít žádost „{ $name }“? Další odpovědi se nepřijmou a text žádosti se nenávratně vymaže.
requestWordsLive-answersStay = Odpovědi zůstanou, dokud jejich platnost neskončí.
requestWordsLive-closedNow = Uzavřeno. Text žádosti je nenávratně vymazán.
requestWordsLive-answeredMeanwhile = Přišla nová odpověď.

## requestLive

requestLive-open = Otevřená
requestLive-ready = Zodpovězená
requestLive-closed = Uzavřená
requestLive-guardedText = Chrání ho heslová fráze, proto se zde nezobrazuje.
requestLive-closedText = Při uzavření žádosti byl nenávratně vymazán.
requestLive-answersOf = Odpovědi
requestLive-answersCount = { $came } z { $total }
requestLive-openUntil = Otevřena do
requestLive-filesMay = Soubory
requestLive-filesYes = Lze poslat
requestLive-guard = Heslová fráze
requestLive-guardSet = Nutná k přečtení i k odpovědi
requestLive-email = Adresa vašeho účtu
requestLive-emailShown = Zobrazena
requestLive-noAnswers = Zatím nikdo neodpověděl.
requestLive-sendLink = Pošlete odkaz tomu, kdo má, co potřebujete.
requestLive-noneCame = Nikdo neodpověděl.
requestLive-purged = Odpovědi už jsou smazány.
requestLive-answerBy = Odpověď, kterou posílá { $name }
requestLive-answerOf = Odpověď ze dne { $date }
requestLive-newAnswer = nová
requestLive-answerOpen = Otevřít
requestLive-answerPage = Odkaz a protokol
requestLive-answerOver = ukončená
requestLive-allCame = Zodpovězeno. Odkaz už další odpovědi nepřijímá.
requestLive-logClosed = uzavřena ručně

## requestsLive

requestsLive-newAnswers =
    { $n ->
        [one] { $n } nová odpověď
        [few] { $n } nové odpovědi
        [many] { $n } nové odpovědi
       *[other] { $n } nových odpovědí
    }
requestsLive-answersGot =
    { $n ->
        [one] { $n } odpověď
        [few] { $n } odpovědi
        [many] { $n } odpovědi
       *[other] { $n } odpovědí
    }
requestsLive-noneYet = zatím bez odpovědi
requestsLive-closes = uzavře se { $when }
requestsLive-hasClosed = uzavřená
requestsLive-requestMade = vytvořena { $when }
requestsLive-noOpen = Momentálně o nic nežádáte.
requestsLive-noReady = Žádná otevřená žádost nemá odpověď.
requestsLive-noClosed = Zatím se žádná žádost neuzavřela.
requestsLive-closeRequest = Uzavřít

## ownRequests

ownRequests-tab = Žádosti
ownRequests-open = Otevřené
ownRequests-ready = Zodpovězené
ownRequests-closed = Uzavřené

## answerGate

answerGate-collects = Toto je odkaz, který otevírá odpovědi. Je určen žadateli: přihlaste se a otevřete ho znovu.
answerGate-title = Někdo vás žádá o tajemství
answerGate-intro = Někdo vás žádá o zaslání něčeho důvěrného. Účet nepotřebujete.
answerGate-ownTitle = Vaše vlastní žádost
answerGate-ownIntro = O toto žádáte vy. Ostatní odpoví na této stránce.
answerGate-ownPage = Přejít k odkazu, odpovědím a protokolu
answerGate-passphraseHint = Dostanete ji od žadatele, zvlášť od tohoto odkazu.
answerGate-read = Zobrazit, o co jde
answerGate-left =
    { $n ->
        [one] Odpovědět lze ještě jednou, konec platnosti: { $date } ({ $relative }).
        [few] Odpovědět lze ještě { $n }krát, konec platnosti: { $date } ({ $relative }).
        [many] Odpovědět lze ještě { $n }krát, konec platnosti: { $date } ({ $relative }).
       *[other] Odpovědět lze ještě { $n }krát, konec platnosti: { $date } ({ $relative }).
    }
answerGate-busy = Z vaší adresy přišlo příliš mnoho požadavků. Počkejte minutu a zkuste to znovu.

## ownAnswer

ownAnswer-title = Odpověď na žádost „{ $name }“
ownAnswer-unnamed = Odpověď na vaši žádost
ownAnswer-intro = Otevřít ji můžete jen vy.
ownAnswer-page = Přejít k žádosti a všem odpovědím

## answer

answer-yourName = Vaše jméno (nepovinné)
answer-yourNameHint = Uvidí ho žadatel.
answer-yourNameOpen = Uvidí ho žadatel. Není chráněno jako vaše odpověď.
answer-addressShown = Uvidí i vaši ověřenou e-mailovou adresu.
answer-title = O co vás někdo žádá
answer-label = Od žadatele
answer-asks = Ten, kdo vám tento odkaz poslal, žádá:
answer-asksFiles = Ten, kdo vám tento odkaz poslal, k němu přikládá soubory.
answer-ownWords = Napsal to žadatel. Kdo to je, jsme neověřovali.
answer-ownWordsAccount = Napsal to žadatel.
answer-account = Má na tomto serveru účet { $email }.
answer-anyAccount = Má účet { $email }. Účet si tu může vytvořit kdokoli, tato adresa tedy není ověřená.
answer-unverifiedAccount = Má účet { $email }. Tuto adresu nikdo neověřil.
answer-careful = Odpovězte jen tehdy, když víte, kdo žádá.
answer-given = Soubory pro vás
answer-text = Vaše odpověď
answer-textPlaceholder = Heslo, klíč, poznámka…
answer-message = Zpráva
answer-sealed = Tato žádost přijímá jen odpověď zapečetěnou koncovým šifrováním. Bez JavaScriptu ji tato stránka zapečetit nemůže. Pošlete ji tímto příkazem a s celým odkazem:
answer-sealedOnce = Vaši odpověď přečte jen žadatel; tento server ji přečíst nemůže. Později ji už nelze změnit.
answer-once = Uloží se šifrovaně, otevřít ji může jen žadatel a později ji už nelze změnit.
answer-send = Odeslat
answer-sent = Odesláno
answer-sentText = Vaše odpověď dorazila. Tuto stránku můžete zavřít.
answer-sentTo = Vaše odpověď dorazila na účet { $email }. Tuto stránku můžete zavřít.
answer-sentMore = Poslat další odpověď
answer-notSent = Neodesláno
answer-notSentText = Vraťte se zpět: rozepsaný text tam stále je.
answer-back = Začít znovu
answer-gone = Tady už se o nic nežádá
answer-goneText = Tato žádost byla uzavřena, její čas vypršel nebo nikdy neexistovala.
answer-goneHint = O nový odkaz požádejte toho, kdo vám ho poslal.
answer-answered = Už zodpovězeno
answer-answeredText = Na tuto žádost už přišel plný počet odpovědí.
answer-answeredHint = Není odpověď od vás? Pak to sdělte tomu, kdo vám odkaz poslal.
answer-blankProblem = Zadejte, co chcete poslat.
answer-tooLargeProblem = Je to větší, než server přijímá.
answer-spaceProblem = Na serveru už není místo. Nic se neuložilo.
answer-goneProblem = Tato žádost už další odpovědi nepřijímá. Nic se neuložilo.
answer-passphraseProblem = Heslová fráze je nesprávná. Nic se neuložilo.
answer-unprovedProblem = Tato žádost je určena jen některým lidem a v tomto prohlížeči není prokázáno, že mezi ně patříte. Nic se neuložilo. Otevřete odkaz znovu na jiné kartě, nechte si poslat kód e-mailem a pak odešlete to, co je zadáno zde.

## answerSealedLive

answerSealedLive-answerLinkCut = Odkaz není celý: část za # chybí nebo byla cestou změněna. Nic se neodeslalo. Otevřete znovu celý odkaz, nebo se obraťte na toho, kdo ho poslal.
answerSealedLive-sealerMissing = Část této stránky, která pečetí vaši odpověď, se nenačetla. Nic se neodeslalo. Zkontrolujte připojení a načtěte stránku znovu.
answerSealedLive-notSealed = Vašemu prohlížeči se obsah nepodařilo zapečetit. Nic se neodeslalo.

## answerLive

answerLive-bytes = { $used } z { $limit }
answerLive-blank = Zadejte, co chcete poslat.
answerLive-blankFiles = Zadejte, co chcete poslat, nebo vyberte soubory.
answerLive-tooLong = Je to příliš dlouhé: nejvýše { $limit }.
answerLive-tooLarge = Je to větší, než server přijímá.
answerLive-over = Tato žádost už další odpovědi nepřijímá. Nic se neuložilo.
answerLive-wrong = Heslová fráze je nesprávná. Nic se neuložilo.
answerLive-limited =
    { $n ->
        [one] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekund.
    }
answerLive-again = Teď to můžete zkusit znovu.
answerLive-unavailable = Server teď není k dispozici. Rozepsaný text zůstal zachován: zkuste to za chvíli znovu.
answerLive-noSpace = Na serveru už není místo. Nic se neuložilo.
answerLive-offline = Server neodpověděl. Odpověď přesto mohla dorazit: zjistíte to, když stránku načtete znovu.
answerLive-failed = Něco se nepovedlo ({ $status }). Nic se neuložilo.
answerLive-refused = Server tuto odpověď nepřijímá. Nic se neuložilo.

## receipt

receipt-choice = Uschovat stvrzenku
receipt-choiceHint = Druhý odkaz, jen pro vás: ukazuje, zda bylo tajemství otevřeno, a umožňuje ho smazat.
receipt-yours = Uschovejte si stvrzenku
receipt-yoursShows = Ukazuje, zda bylo tajemství otevřeno, a umožňuje ho smazat.
receipt-yoursText = Přečíst ho neumožňuje. Nechte si ji pro sebe: příjemce potřebuje odkaz výše.
receipt-open = Otevřít stvrzenku
receipt-copy = Zkopírovat stvrzenku
receipt-remember = Pamatovat si moje odkazy na tomto zařízení
receipt-rememberHint = Jen stvrzenky a jen v tomto prohlížeči. Uvidí je každý, kdo ho může používat. Vypnutím se všechny zapomenou.
receipt-list = Moje poslední odkazy
receipt-listText = Co si tento prohlížeč pamatuje o odkazech, které zde vznikly bez účtu.
receipt-listNone = Tento prohlížeč si nepamatuje žádné odkazy. Zapnout to lze u stvrzenky.
receipt-listScripts = Tento seznam potřebuje JavaScript: uchovává ho prohlížeč, ne server.
receipt-forget = Zapomenout vše
receipt-notOpened = Zatím neotevřen
receipt-neverOpened = Nikdy neotevřen
receipt-notOpenedText = Odkaz zatím nikdo neotevřel.
receipt-opened =
    { $n ->
        [one] Otevřen jednou
        [few] Otevřen { $n }krát
        [many] Otevřen { $n }krát
       *[other] Otevřen { $n }krát
    }
receipt-times = Kdy byl otevřen
receipt-timesSome = Kdy byl naposledy otevřen
receipt-over = Odkaz už nikdo nemůže otevřít.
receipt-overViews = Byl otevřen tolikrát, kolikrát bylo povoleno, naposledy: { $date }. Jeho obsah je nenávratně vymazán.
receipt-overTime = Jeho čas vypršel: { $date }. Jeho obsah je nenávratně vymazán.
receipt-overHand = Byl smazán: { $date }. Jeho obsah je nenávratně vymazán.
receipt-left =
    { $n ->
        [one] Odkaz lze otevřít ještě jednou, konec platnosti: { $date }.
        [few] Odkaz lze otevřít ještě { $n }krát, konec platnosti: { $date }.
        [many] Odkaz lze otevřít ještě { $n }krát, konec platnosti: { $date }.
       *[other] Odkaz lze otevřít ještě { $n }krát, konec platnosti: { $date }.
    }
receipt-alarmed = Příjemce hlásí, že odkaz před ním otevřel někdo jiný. Promluvte si s příjemcem.
receipt-frozen = Odkaz je pozastaven: nikdo ho nemůže otevřít.
receipt-again = Podívat se znovu
receipt-unknown = Tady není nic známo
receipt-unknownText = Tato stvrzenka nepatří k žádnému odkazu na tomto serveru. Zkontrolujte, zda je adresa celá.
receipt-unknownHint = Nějakou dobu po skončení platnosti odkazu server smaže vše, co o něm věděl.

## receiptListLive

receiptListLive-made = Vytvořen { $date }
receiptListLive-stateOpened =
    { $n ->
        [one] Otevřen jednou
        [few] Otevřen { $n }krát
        [many] Otevřen { $n }krát
       *[other] Otevřen { $n }krát
    }
receiptListLive-stateNone = Zatím neotevřen
receiptListLive-stateOver = Ukončený
receiptListLive-stateAlarmed = Poplach
receiptListLive-stateFrozen = Pozastavený
receiptListLive-stateUnknown = Už o něm není nic známo
receiptListLive-stateFailed = Server neodpověděl
receiptListLive-forgotten = Zapomenuto. Tento prohlížeč si odteď nepamatuje žádné odkazy.

## about

about-title = Jak to funguje a kdo server provozuje
about-lead = Tajemství sdílíte jako odkaz. Odkaz sám přestane fungovat a tajemství se potom nenávratně vymaže.
about-operatorTitle = Kdo tento server provozuje
about-runBy = Provozovatel tohoto serveru: { $name }.
about-unnamed = Provozovatel tohoto serveru zde neuvedl jméno. Zeptejte se toho, kdo vás sem poslal.
about-contact = Kontakt:
about-program = Program: Secret Push, verze { $version }.
about-words = Navrhuje slova ze seznamu EFF Long Wordlist od Electronic Frontier Foundation (https://www.eff.org/dice), bez čtyř z nich, pod licencí CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/).
about-sealedTitle = Jak je tajemství chráněno
about-sealed = Server každé tajemství před uložením zašifruje pomocí AES-256-GCM. Klíč se odvozuje z vlastního náhodného klíče tajemství, z odkazu a z případné heslové fráze.
about-masterKey = Náhodný klíč je uložen zašifrovaný hlavním klíčem serveru, který je uchováván mimo databázi.
about-passphrase = Server neukládá heslovou frázi ani nic, s čím by se dala porovnat. Argon2id zpomaluje hádání a po pěti chybných pokusech za minutu musí adresa čekat.
about-files = Šifrují se i názvy a obsah souborů.
about-transport = Toto šifrování probíhá na serveru. Cestu k němu chrání adresa s https://.
about-endToEnd = Odesílatel může tajemství také zapečetit v prohlížeči nebo v příkazovém řádku, v otevřeném formátu age. Klíč je v odkazu za znakem #, v části, kterou prohlížeče nikdy neposílají: tento server uchovává a vydává něco, co nemůže přečíst.
about-endTitle = Co se stane, když platnost odkazu skončí
about-end = Platnost odkazu skončí po zvolené době, po posledním povoleném zobrazení, nebo když ho někdo smaže. V tu chvíli se nenávratně vymaže jeho klíč, tajemství i zpráva odesílatele.
about-endFiles = Smažou se i soubory. Odkazy ke stažení z posledního zobrazení ještě fungují: nejvýše { $time } a nikdy ne po uplynutí zvolené doby.
about-rowAnonymous = Protokol tajemství sdíleného bez účtu se smaže po skončení jeho platnosti, a to za: { $time }.
about-rowAnonymousKept = Protokol tajemství sdíleného bez účtu se uchovává, dokud ho provozovatel nesmaže.
about-rowOwned = Protokol tajemství přihlášeného odesílatele se smaže po skončení jeho platnosti i s názvem a poznámkou, které mu odesílatel dal, a to za: { $time }.
about-rowOwnedKept = Protokol tajemství přihlášeného odesílatele se uchovává i s názvem a poznámkou, které mu odesílatel dal, dokud ho provozovatel nesmaže.
about-backups = Záloha obsahuje to, co bylo uloženo v době jejího vzniku, dokud ji provozovatel nesmaže.
about-loggedTitle = Co se zaznamenává
about-logged = U každého tajemství: kdy bylo vytvořeno, otevřeno, smazáno nebo kdy byla zkoušena nesprávná heslová fráze, spolu se síťovou adresou, prohlížečem a stránkou, ze které návštěvník přišel. Přihlášení odesílatelé tento protokol u svých tajemství vidí.
about-request = U každého požadavku: čas, druh stránky, výsledek, trvání a síťová adresa. Nikdy odkaz, tajemství ani heslová fráze. Jak dlouho se tyto řádky uchovávají, rozhoduje provozovatel.
about-cookies = Soubory cookie: jeden pro vaši relaci po přihlášení, po jednom pro zvolený jazyk a barvy a jeden v prohlížeči, který čeká na odesílatele nebo nahlásil odkaz. Žádné sledování neprobíhá a stránky nenačítají nic z jiných serverů.
about-operatorReadsTitle = Co provozovatel může a nemůže přečíst
about-seesMeta = Provozovatel vidí, že tajemství existuje: jeho druh, velikost, časy, zobrazení a protokol a e-mailovou adresu přihlášeného odesílatele.
about-adminPage = Správci mohou smazat kterékoli tajemství. Nevidí jeho obsah, název, poznámku ani odkaz. Mohou však uživateli resetovat heslo a pak se přihlásit jako on.
about-readsOwned = Kdo má uložená data i hlavní klíč, může přečíst tajemství přihlášeného odesílatele, jehož platnost neskončila, pokud nemá heslovou frázi, a také názvy, poznámky a zprávy tohoto odesílatele.
about-readsAnonymous = U tajemství sdíleného bez účtu potřebuje ještě odkaz, který server neuchovává.
about-readsGuarded = U tajemství s heslovou frází potřebuje ještě heslovou frázi. Krátkou lze uhodnout, dlouhou ne.
about-running = Kdo ovládá běžící server, může vidět tajemství i jeho heslovou frázi při vytvoření a při otevření.
about-readsSealed = Zapečetěné tajemství provozovatel přečíst nemůže, ani se všemi daty a hlavním klíčem. Pozměněný server by však mohl vydat stránku, která tajemství prozradí: chcete-li to vyloučit, otevřete odkaz v příkazovém řádku.
about-readsExpired = Tajemství, jehož platnost skončila, nemůže přečíst nikdo, ani provozovatel, ledaže by ho ještě obsahovala dřívější záloha.
about-youTitle = Co můžete udělat vy
about-you = Zvolte málo zobrazení a krátkou dobu. Přidejte heslovou frázi a pošlete ji jinou cestou než odkaz. Tajemství otevřete, až když ho můžete bezpečně uložit.

## accessibility

accessibility-title = Přístupnost
accessibility-lead = Sdílet tajemství a otevřít ho musí moci každý, ať vidí, slyší, pohybuje se a čte jakkoli.
accessibility-contactTitle = Pokud vám něco brání
accessibility-contact = Sdělte provozovateli tohoto serveru, co vám nefunguje, nebo ho požádejte o jiný způsob:
accessibility-nobody = Provozovatel tohoto serveru zde neuvedl kontakt. Sdělte tomu, kdo vás sem poslal, co vám nefunguje, a požádejte o jiný způsob.
accessibility-standardTitle = Co tyto stránky splňují
accessibility-standard = Tyto stránky jsou vytvořeny tak, aby splňovaly WCAG 2.2 na úrovni AA, a tím i kapitolu 9 normy EN 301 549. Podle vlastní kontroly tvůrců je splňují, kromě toho, co uvádí následující seznam.
accessibility-missingTitle = Co chybí
accessibility-missingUndo = Smazání lze vrátit zpět osm sekund a ne déle, protože tajemství nesmí své smazání přežít. Tlačítko pro vrácení má hned fokus.
accessibility-missingLanguage = U toho, co lidé napsali sami, například u zprávy nebo názvu souboru, není vyznačen jazyk.
accessibility-missingReaders = Při kontrole nebyla použita žádná čtečka obrazovky a zatím se jí neúčastnili lidé se zdravotním postižením.
accessibility-checkedTitle = Jak se to kontrolovalo
accessibility-checkedByProgram = Nástrojem axe-core: každá stránka v každém stavu, na úzké i široké obrazovce, ve světlých i tmavých barvách. Každá stránka se také vejde na šířku 320 pixelů a zvládne dvojnásobnou velikost textu.
accessibility-checkedByHand = Ručně: hlavní průchody stránkami pouze klávesnicí, s většími mezerami mezi písmeny a řádky, a ve stromu přístupnosti prohlížeče Chromium, ze kterého čtečky obrazovky čtou.

## caution

caution-notMe = Byl to někdo jiný
caution-tellText = Pokud to nebyl nikdo, koho znáte, sdělte to odesílateli: uvidí to ve svém protokolu.
caution-tellFreezes = Odkaz se tím také pozastaví: nikdo ho nemůže otevřít, dokud ho odesílatel neobnoví.
caution-tell = Oznámit odesílateli
caution-told = Odesílateli bylo oznámeno, že odkaz otevřel někdo jiný.
caution-askSender = Pokud to byl někdo jiný, požádejte odesílatele o nové tajemství.
caution-toldTitle = Odesílatel to teď vidí
caution-toldText = V jeho protokolu stojí, že tento odkaz otevřel někdo před vámi.
caution-toldFrozen = Odkaz je pozastaven: nikdo ho nemůže otevřít, dokud ho odesílatel neobnoví.
caution-toldOpen = Odkaz stále funguje. Než se na jeho obsah spolehnete, zeptejte se odesílatele.
caution-toldNext = Spojte se s odesílatelem jinou cestou, například telefonem.
caution-back = Zpět k tajemství
caution-frozenTitle = Tento odkaz je pozastaven
caution-frozenText = Momentálně ho nikdo nemůže otevřít. Znovu začne fungovat, až ho odesílatel obnoví.
caution-frozenHint = Zeptejte se odesílatele a pak tuto stránku načtěte znovu. Jako zobrazení se to nezapočítalo.
caution-elsewhereTitle = Z této sítě ne
caution-elsewhereText = Odesílatel zvolil sítě, ve kterých se tento odkaz otevře. Vaše adresa { $address } není v žádné z nich.
caution-elsewhereHint = Připojte se ke správné síti a pak tuto stránku načtěte znovu. Jako zobrazení se to nezapočítalo.
caution-earlyTitle = Ještě se neotevírá
caution-earlyText = Tento odkaz se otevře: { $date } ({ $relative }).
caution-earlyHint = Pak tuto stránku načtěte znovu. Jako zobrazení se to nezapočítalo.
caution-notBefore = Neotevřít dříve než (nepovinné)
caution-notBeforeHint = V časovém pásmu tohoto zařízení. Dříve ho můžete otevřít jen vy.
caution-afterFirstView = Platnost po prvním zobrazení (nepovinné)
caution-networks = Jen v těchto sítích (zeptejte se svého IT oddělení)
caution-networksHint = Adresy a rozsahy jako 192.0.2.0/24, oddělené čárkami.
caution-addressees = Jen pro tyto lidi (nepovinné)
caution-addresseesHint = E-mailové adresy nebo skupiny jako group:staff, oddělené čárkami. Než se odkaz otevře, použijí firemní přihlášení nebo kód, který jim přijde e-mailem.
caution-addresseesByCompany = E-mailové adresy nebo skupiny jako group:staff, oddělené čárkami. Než se odkaz otevře, použijí firemní přihlášení.
caution-addresseesByCode = E-mailové adresy oddělené čárkami. Nikdo nepotřebuje účet: než se odkaz otevře, zadají kód, který jim přijde e-mailem.
caution-addresseesRequired = Jen pro tyto lidi (povinné)
caution-addresseesNext = Jen pro: { $people }. Pošlete jim odkaz. Otevře se jim po firemním přihlášení.
caution-addresseesNextByCode = Jen pro: { $people }. Pošlete jim odkaz. Na jeho stránce si na svou adresu nechají poslat kód.
caution-addresseesNextByEither = Jen pro: { $people }. Pošlete jim odkaz. Na jeho stránce použijí firemní přihlášení, nebo si na svou adresu nechají poslat kód.
caution-openings = Varovat příjemce, pokud odkaz už někdo otevřel
caution-freeze = Pozastavit odkaz
caution-thaw = Obnovit odkaz

## cautionGateLive

cautionGateLive-openedBefore =
    { $n ->
        [one] Tento odkaz už byl jednou otevřen: { $date } ({ $relative }).
        [few] Tento odkaz už byl otevřen { $n }krát, naposledy: { $date } ({ $relative }).
        [many] Tento odkaz už byl otevřen { $n }krát, naposledy: { $date } ({ $relative }).
       *[other] Tento odkaz už byl otevřen { $n }krát, naposledy: { $date } ({ $relative }).
    }

## addresseesLive

addresseesLive-noAddress = „{ $entry }“ není e-mailová adresa.
addresseesLive-notIn = Adresy v doméně { $domain } nejsou povoleny.
addresseesLive-wanted = Zadejte, pro koho odkaz je: tento server to vyžaduje.

## cautionCreateLive

cautionCreateLive-badMoment = Zvolte okamžik před koncem platnosti odkazu.
cautionCreateLive-termNotBefore = otevře se { $date }
cautionCreateLive-notSooner = Beze změny
cautionCreateLive-termFirstView = platnost po prvním zobrazení: { $duration }
cautionCreateLive-badNetwork = „{ $network }“ není síť. Zadejte adresy a rozsahy jako 192.0.2.0/24.
cautionCreateLive-termNetworks =
    { $n ->
        [one] jen z { $n } sítě
        [few] jen ze { $n } sítí
        [many] jen z { $n } sítě
       *[other] jen z { $n } sítí
    }
cautionCreateLive-termAddressees =
    { $n ->
        [one] jen pro { $n } příjemce
        [few] jen pro { $n } příjemce
        [many] jen pro { $n } příjemce
       *[other] jen pro { $n } příjemců
    }
cautionCreateLive-termLock = jen první zařízení
cautionCreateLive-termViewsEach =
    { $n ->
        [one] { $n } zobrazení pro každého příjemce
        [few] { $n } zobrazení pro každého příjemce
        [many] { $n } zobrazení pro každého příjemce
       *[other] { $n } zobrazení pro každého příjemce
    }

## cautionOwnLive

cautionOwnLive-frozen = Pozastavený
cautionOwnLive-alarmed = Nahlášený
cautionOwnLive-frozenNow = Tento odkaz je pozastaven: nikdo kromě vás ho nemůže otevřít. Konec platnosti se nemění: { $date }.
cautionOwnLive-alarm = Příjemce hlásí, že odkaz před ním otevřel někdo jiný. Nahlášeno: { $date } ({ $relative }), z adresy { $address } ({ $browser }).
cautionOwnLive-alarmNext = Porovnejte záznamy níže s tím, komu byl odkaz předán. V případě pochybností ho smažte a tajemství změňte.
cautionOwnLive-settle = Zavřít nahlášení
cautionOwnLive-thawQuestion = Obnovit odkaz „{ $name }“? Kdo ho má, bude ho moci znovu otevřít.
cautionOwnLive-nowFrozen = Pozastaveno. Nikdo kromě vás ho nemůže otevřít.
cautionOwnLive-nowThawed = Odkaz znovu funguje.
cautionOwnLive-nowSettled = Nahlášení je zavřené.
cautionOwnLive-networks = Sítě
cautionOwnLive-recipients = Příjemci
cautionOwnLive-recipientsOnly = Jen pro: { $recipients }
cautionOwnLive-networksOnly = Jen ze sítí: { $networks }
cautionOwnLive-lock = Zařízení
cautionOwnLive-lockYes = Znovu ho otevře jen první zařízení
cautionOwnLive-shares = Zobrazení na příjemce
cautionOwnLive-sharesEach =
    { $n ->
        [one] Každý ho smí otevřít jednou
        [few] Každý ho smí otevřít { $n }krát
        [many] Každý ho smí otevřít { $n }krát
       *[other] Každý ho smí otevřít { $n }krát
    }
cautionOwnLive-wrongNetworks =
    { $n ->
        [one] { $n } pokus ze sítě, která není povolena.
        [few] { $n } pokusy ze sítí, které nejsou povoleny.
        [many] { $n } pokusu ze sítí, které nejsou povoleny.
       *[other] { $n } pokusů ze sítí, které nejsou povoleny.
    }

## hold

hold-title = Čeká se na odesílatele
hold-tell = Odesílatel vám musí povolit otevření. Sdělte mu tato tři slova, například telefonem:
hold-plain = Tato stránka se každých několik sekund podívá znovu.
hold-look = Podívat se teď
hold-released = Odesílatel vám otevření povolil. Můžete to otevřít jednou.
hold-counts = Odesílatel vám musí povolit otevření.
hold-ask = Požádat odesílatele o povolení
hold-refusedTitle = Odesílatel odmítl
hold-refusedText = Odesílatel vám otevření nepovolil a odkaz pozastavil.
hold-refusedHint = Pokud na to čekáte vy, zavolejte odesílateli. Nic se neotevřelo.
hold-choice = Před otevřením se mě zeptat
hold-choiceHint = Příjemce vám telefonem přečte tři slova a vy ho vpustíte.
hold-who = Kdo na vás čeká
hold-compare = Vpusťte jen toho, kdo vám řekne přesně tato slova, například telefonem.
hold-nobody = Zatím nikdo nečeká. Kdo otevře odkaz, objeví se zde a přečte vám tři slova.

## holdGateLive

holdGateLive-title = Čeká se na odesílatele
holdGateLive-until = Tato stránka čeká do tohoto okamžiku: { $date } ({ $relative }). Můžete ji nechat otevřenou.
holdGateLive-waiting = Čeká se. Vaše slova: { $words }.
holdGateLive-released = Odesílatel otevření povolil.
holdGateLive-crowded =
    { $n ->
        [one] Čeká na to příliš mnoho lidí. Zkuste to znovu za { $n } sekundu.
        [few] Čeká na to příliš mnoho lidí. Zkuste to znovu za { $n } sekundy.
        [many] Čeká na to příliš mnoho lidí. Zkuste to znovu za { $n } sekundy.
       *[other] Čeká na to příliš mnoho lidí. Zkuste to znovu za { $n } sekund.
    }

## holdCreateLive

holdCreateLive-termHold = před otevřením se zeptá vás

## holdOwnLive

holdOwnLive-release = Vpustit
holdOwnLive-refuse = Odmítnout a pozastavit
holdOwnLive-from = { $address } ({ $browser }), { $relative }
holdOwnLive-isReleased = Přístup povolen, zatím neotevřeno
holdOwnLive-asks =
    { $n ->
        [one] { $n } člověk čeká
        [few] { $n } lidé čekají
        [many] { $n } člověka čeká
       *[other] { $n } lidí čeká
    }
holdOwnLive-arrived = Někdo čeká: { $words }.
holdOwnLive-nowReleased = Přístup je povolen, otevřít to lze jednou.
holdOwnLive-nowRefused = Odmítnuto. Odkaz je pozastaven.
holdOwnLive-tooLate = Toto čekání už skončilo.
holdOwnLive-hold = Povolení
holdOwnLive-holdYes = Před otevřením se zeptá vás

## links

links-choice = Každému vlastní odkaz

## linksLive

linksLive-noGroups = Skupina nemůže dostat vlastní odkaz: odeberte „{ $group }“, nebo uveďte její členy.
linksLive-making = Odkaz { $at } z { $of }: { $address }
linksLive-waits =
    { $n ->
        [one] Server žádá o chvíli strpení: { $address } bude následovat za { $n } sekundu.
        [few] Server žádá o chvíli strpení: { $address } bude následovat za { $n } sekundy.
        [many] Server žádá o chvíli strpení: { $address } bude následovat za { $n } sekundy.
       *[other] Server žádá o chvíli strpení: { $address } bude následovat za { $n } sekund.
    }
linksLive-notTried = Zrušeno. Nic se neuložilo.
linksLive-ready =
    { $n ->
        [one] { $n } odkaz je připraven
        [few] { $n } odkazy jsou připraveny
        [many] { $n } odkazu je připraveno
       *[other] { $n } odkazů je připraveno
    }
linksLive-opens =
    { $n ->
        [one] Každý se otevře jen svému příjemci, a to jednou, konec platnosti: { $date } ({ $relative }).
        [few] Každý se otevře jen svému příjemci, a to { $n }krát, konec platnosti: { $date } ({ $relative }).
        [many] Každý se otevře jen svému příjemci, a to { $n }krát, konec platnosti: { $date } ({ $relative }).
       *[other] Každý se otevře jen svému příjemci, a to { $n }krát, konec platnosti: { $date } ({ $relative }).
    }
linksLive-links = Odkazy
linksLive-copyOne = Kopírovat
linksLive-copyAll = Zkopírovat vše jako text
linksLive-pageOf = Stránka tohoto odkazu
linksLive-keptByPasskey = Ke kopírování je potřeba váš přístupový klíč.
linksLive-gone = Tento odkaz už tato stránka nezobrazuje.
linksLive-linksKept = Tento prohlížeč odkazy uchovává. Žádný jiný je nezobrazí.
linksLive-onlyHere = Zkopírujte odkazy hned. Znovu je už nelze zobrazit.
linksLive-unmade = Některé odkazy ještě nejsou vytvořeny a to, co sdílíte, je jen na této stránce. Přesto ji opustit?
linksLive-unsaved = Ještě nejsou zkopírovány všechny odkazy a zobrazuje je jen tato stránka. Přesto ji opustit?
linksLive-unmadeCount =
    { $n ->
        [one] Nebyl vytvořen { $n } odkaz:
        [few] Nebyly vytvořeny { $n } odkazy:
        [many] Nebylo vytvořeno { $n } odkazu:
       *[other] Nebylo vytvořeno { $n } odkazů:
    }
linksLive-again = Zkusit znovu

## lock

lock-choice = Znovu ho otevře jen první zařízení
lock-choiceHint = Kdo odkaz otevře první, tomu zůstane. Na každém jiném zařízení nebo v jiném prohlížeči odkaz oznámí, že byl otevřen jinde.
lock-viewsEach = Zobrazení pro každého příjemce (nepovinné)
lock-viewsEachHint = Každá adresa pak má vlastní zobrazení a nikdo nemůže vyčerpat zobrazení ostatních.
lock-first = Znovu to může otevřít jen prohlížeč, který to otevře první. Otevřete to proto tam, kde to potřebujete. Váš prohlížeč si k tomu uloží soubor cookie.
lock-own = Tento prohlížeč to otevřel první. Znovu to může otevřít jen on.
lock-elsewhereTitle = Otevřeno v jiném prohlížeči
lock-elsewhereText = Tento odkaz se otevře jen v prohlížeči, který ho otevřel první, a tento to nebyl.
lock-elsewhereHint = Pokud bylo první otevření vaše, vraťte se k tomu zařízení a prohlížeči. Pokud ne, tajemství možná přečetl někdo jiný.
lock-needsCookie = Tento odkaz potřebuje soubor cookie a váš prohlížeč žádný neposlal. Povolte této stránce soubory cookie a zkuste to znovu.
lock-usedTitle = Další zobrazení už nemáte
lock-usedText =
    { $n ->
        [one] Odesílatel dovoluje každému příjemci otevřít tento odkaz jednou a vaše zobrazení už je vyčerpáno.
        [few] Odesílatel dovoluje každému příjemci otevřít tento odkaz { $n }krát a vaše zobrazení už jsou vyčerpána.
        [many] Odesílatel dovoluje každému příjemci otevřít tento odkaz { $n }krát a vaše zobrazení už jsou vyčerpána.
       *[other] Odesílatel dovoluje každému příjemci otevřít tento odkaz { $n }krát a vaše zobrazení už jsou vyčerpána.
    }
lock-usedHint = Pokud to potřebujete znovu, požádejte odesílatele o nový odkaz.

## sharesLive

sharesLive-lastView = Toto bylo vaše poslední zobrazení. Uložte si teď, co potřebujete.
sharesLive-lastViewFiles = Toto bylo vaše poslední zobrazení. Stáhněte si teď, co potřebujete: odkazy ke stažení fungují jen krátce.

## preview

preview-title = Odkaz
preview-text = Kdo má tento odkaz, může tajemství otevřít. Prohlížení této stránky se jako zobrazení nepočítá.
preview-sealedText = Kdo má celý odkaz, může tajemství otevřít. Prohlížení této stránky se jako zobrazení nepočítá.
preview-shownOnce = Chrání ho koncové šifrování: celý odkaz byl zobrazen jednou, při vytvoření, a znovu ho zobrazit nelze.
preview-lost = Pokud ho už nemáte, smažte tento odkaz a vytvořte nový.
preview-qrOf = QR kód odkazu
preview-terms = Podrobnosti

## returned

returned-one = E-mail pro { $recipient } se vrátil: { $reason } (stav { $status }, { $when }).
returned-hint = Zkontrolujte adresu, nebo předejte odkaz jinou cestou.
returned-no_mailbox = taková schránka neexistuje
returned-no_domain = doména neexistuje nebo nepřijímá e-maily
returned-closed = schránka nepřijímá e-maily
returned-full = schránka je plná
returned-too_large = e-mail je pro schránku příliš velký
returned-unreachable = poštovní server adresy nebyl dosažitelný
returned-policy = poštovní server adresy takové e-maily z tohoto serveru nepřijímá
returned-refused = poštovní server adresy e-mail odmítl

## share

share-link = Odkaz
share-copy = Zkopírovat odkaz
share-share = Sdílet
share-mail = E-mail
share-message = Zkopírovat jako zprávu
share-qr = QR kód
share-print = Vytisknout dopis
share-page = Otevřít stránku tohoto odkazu
share-png = Uložit jako PNG
share-svg = Uložit jako SVG

## shareLive

shareLive-copied = Zkopírováno
shareLive-copyFailed = Kopírování se nezdařilo. Vyberte text a zkopírujte ho.
shareLive-letterFailed = Dopis se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
shareLive-codeFailed = Kód se nepodařilo uložit. Zkontrolujte připojení a zkuste to znovu.
shareLive-message =
    { $n ->
        [one] Sdílím s vámi něco důvěrného. Odkaz lze otevřít jednou (konec platnosti: { $date }):
        [few] Sdílím s vámi něco důvěrného. Odkaz lze otevřít { $n }krát (konec platnosti: { $date }):
        [many] Sdílím s vámi něco důvěrného. Odkaz lze otevřít { $n }krát (konec platnosti: { $date }):
       *[other] Sdílím s vámi něco důvěrného. Odkaz lze otevřít { $n }krát (konec platnosti: { $date }):
    }
shareLive-mailSubject = Tajemství pro vás
shareLive-letterTerms =
    { $n ->
        [one] Odkaz lze otevřít jednou, konec platnosti: { $date }. Potom se jeho obsah nenávratně vymaže.
        [few] Odkaz lze otevřít { $n }krát, konec platnosti: { $date }. Potom se jeho obsah nenávratně vymaže.
        [many] Odkaz lze otevřít { $n }krát, konec platnosti: { $date }. Potom se jeho obsah nenávratně vymaže.
       *[other] Odkaz lze otevřít { $n }krát, konec platnosti: { $date }. Potom se jeho obsah nenávratně vymaže.
    }

## letter

letter-to = Pro
letter-from = Od
letter-title = Něco důvěrného pro vás
letter-intro = Otevře se na libovolném telefonu nebo počítači. Účet nepotřebujete.
letter-scan = Naskenujte kód fotoaparátem telefonu. Nebo opište adresu do prohlížeče přesně tak, jak je zde vytištěna: na velikosti písmen záleží.
letter-press = Na stránce, která se otevře, stiskněte tlačítko.
letter-passphrase = Zadejte heslovou frázi a stiskněte tlačítko. Heslovou frázi vám odesílatel sdělí jinou cestou. Pro vaši bezpečnost na tomto listu není: nepište ji sem.
letter-keep = Uložte si, co potřebujete, a potom tento list zničte.
letter-code = QR kód adresy

## push

push-opened = Kdo ho otevřel
push-log = Celý protokol
push-when = Kdy
push-what = Co
push-address = Adresa
push-browser = Prohlížeč
push-older = Dřívější
push-newer = Pozdější
push-end = Smazat hned
push-cancel = Zrušit

## pushChange

pushChange-title = Změnit tento odkaz
pushChange-back = Zpět k odkazu
pushChange-expires = Platnost do
pushChange-views = Kolikrát ho lze celkem otevřít
pushChange-save = Uložit změny
pushChange-extend = Prodloužit: { $duration }
pushChange-change = Změnit…
pushChange-changed = Změněno.
pushChange-viewsBetween = Od { $min } do { $max }. Zatím otevřeno: { $used }.
pushChange-latest = Nejpozději: { $date }.

## pushChangeLive

pushChangeLive-badExpiry = Zvolte čas v rozmezí: { $from } až { $to }.

## agentLive

agentLive-agentOn = { $browser } v systému { $system }
agentLive-agentUnknown = neznámé

## pushLive

pushLive-codesWait = Čekající e-maily s kódy pro příjemce: { $count }. První přijde nejpozději: { $time }.
pushLive-codesFailed = Kód neodeslán e-mailem: { $addresses }.
pushLive-text = Text
pushLive-file = Soubory
pushLive-url = Odkaz
pushLive-qr = QR kód
pushLive-active = Aktivní
pushLive-expired = Ukončený
pushLive-views = Zobrazení
pushLive-viewsLeft = zbývá { $left } z { $total }
pushLive-viewsUsed = využito { $used } z { $total }
pushLive-expires = Platnost do
pushLive-notBefore = Otevře se
pushLive-firstView = Po prvním zobrazení
pushLive-firstViewEnds = Platnost pak skončí za: { $duration }
pushLive-passphrase = Heslová fráze
pushLive-passphraseSet = Nastavena: odkaz se otevře jen s ní.
pushLive-covered = Zakryté
pushLive-coveredYes = Ano, dokud příjemce neklepne
pushLive-deletable = Příjemci ho smějí smazat
pushLive-deletableYes = Ano
pushLive-files = Soubory
pushLive-fileGuarded = název chrání heslová fráze
pushLive-filesSealed =
    { $n ->
        [one] { $n } soubor, { $size }, název zapečetěn
        [few] { $n } soubory, { $size }, názvy zapečetěny
        [many] { $n } souboru, { $size }, názvy zapečetěny
       *[other] { $n } souborů, { $size }, názvy zapečetěny
    }
pushLive-filesErased =
    { $n ->
        [one] { $n } soubor, nenávratně vymazán
        [few] { $n } soubory, nenávratně vymazány
        [many] { $n } souboru, nenávratně vymazáno
       *[other] { $n } souborů, nenávratně vymazáno
    }
pushLive-created = Vytvořen
pushLive-name = Název
pushLive-endedByViews = Poslední zobrazení bylo využito: { $when }. Obsah je nenávratně vymazán.
pushLive-endedByTime = Čas vypršel: { $when }. Obsah je nenávratně vymazán.
pushLive-endedByHand = Smazán: { $when }, z adresy { $address } ({ $browser }). Obsah je nenávratně vymazán.
pushLive-neverOpened = Nikdo ho neotevřel.
pushLive-openedNewest =
    { $n ->
        [one] Zde je uvedeno nejnovější otevření, všechna najdete v protokolu.
        [few] Zde jsou uvedena { $n } nejnovější otevření, všechna najdete v protokolu.
        [many] Zde je uvedeno { $n } nejnovějšího otevření, všechna najdete v protokolu.
       *[other] Zde je uvedeno { $n } nejnovějších otevření, všechna najdete v protokolu.
    }
pushLive-scanned =
    { $n ->
        [one] Program, například náhled odkazu v chatu, jednou navštívil jeho stránku. Jako zobrazení se to nepočítá.
        [few] Programy, například náhledy odkazů v chatu, { $n }krát navštívily jeho stránku. Jako zobrazení se to nepočítá.
        [many] Programy, například náhledy odkazů v chatu, { $n }krát navštívily jeho stránku. Jako zobrazení se to nepočítá.
       *[other] Programy, například náhledy odkazů v chatu, { $n }krát navštívily jeho stránku. Jako zobrazení se to nepočítá.
    }
pushLive-failedPassphrases =
    { $n ->
        [one] Byla zadána { $n } nesprávná heslová fráze.
        [few] Byly zadány { $n } nesprávné heslové fráze.
        [many] Bylo zadáno { $n } nesprávné heslové fráze.
       *[other] Bylo zadáno { $n } nesprávných heslových frází.
    }
pushLive-failedViews =
    { $n ->
        [one] { $n } pokus v době, kdy byl ukončen, pozastaven nebo se ještě neotevíral.
        [few] { $n } pokusy v době, kdy byl ukončen, pozastaven nebo se ještě neotevíral.
        [many] { $n } pokusu v době, kdy byl ukončen, pozastaven nebo se ještě neotevíral.
       *[other] { $n } pokusů v době, kdy byl ukončen, pozastaven nebo se ještě neotevíral.
    }
pushLive-openedMeanwhile = Právě otevřen.
pushLive-ended = Smazán. Obsah je nenávratně vymazán.

## presets

presets-presets = Předvolby
presets-keep = Uložit jako předvolbu…
presets-title = Vaše předvolby
presets-text = Možnosti uložené pro nové odkazy. Chcete-li je použít, zvolte při vytváření odkazu předvolbu.

## presetsLive

presetsLive-presets = Předvolby
presetsLive-keepTitle = Uložit jako předvolbu
presetsLive-name = Název
presetsLive-save = Uložit
presetsLive-cancel = Zrušit
presetsLive-badName = Zadejte název o nejvýše 40 znacích. Uložit můžete až 20 předvoleb.
presetsLive-badTerms = Jednu z těchto možností tento server nepřijímá.
presetsLive-taken = Předvolbu tohoto názvu už máte.
presetsLive-offline = Server neodpověděl. Zkontrolujte připojení a zkuste to znovu.
presetsLive-failed = Něco se nepovedlo ({ $status }). Nic se nezměnilo.

## ownPresetsLive

ownPresetsLive-views =
    { $n ->
        [one] { $n } zobrazení
        [few] { $n } zobrazení
        [many] { $n } zobrazení
       *[other] { $n } zobrazení
    }
ownPresetsLive-rename = Přejmenovat
ownPresetsLive-renameOf = Přejmenovat „{ $name }“
ownPresetsLive-remove = Smazat
ownPresetsLive-removeQuestion = Smazat předvolbu „{ $name }“? Odkazy, které s ní vznikly, zůstanou beze změny.

## signIn

signIn-title = Přihlášení
signIn-email = E-mailová adresa
signIn-password = Heslo
signIn-newPassword = Nové heslo
signIn-passwordHint =
    { $n ->
        [one] Alespoň { $n } znak. Dobře poslouží několik slov.
        [few] Alespoň { $n } znaky. Dobře poslouží několik slov.
        [many] Alespoň { $n } znaku. Dobře poslouží několik slov.
       *[other] Alespoň { $n } znaků. Dobře poslouží několik slov.
    }
signIn-submit = Přihlásit se
signIn-passkey = Přihlásit se přístupovým klíčem
signIn-signUp = Vytvořit účet
signIn-have = Už mám účet
signIn-name = E-mailová adresa nebo uživatelské jméno
signIn-companyOrLocal = Použijte firemní heslo, nebo heslo tohoto serveru, pokud ho máte.
signIn-companyOrAdmins = Použijte firemní heslo. Správci mohou použít i heslo tohoto serveru.
signIn-company = Použijte firemní heslo.
signIn-adminsOnly = Heslem se přihlašují jen správci.
signIn-forgot = Zapomenuté heslo? Správce vám může poslat odkaz.
signIn-setUpTitle = Vítejte
signIn-setUpText = Tento server zatím nemá žádné účty. Vytvořte první: bude to účet správce.
signIn-setUpCode = Kód nastavení
signIn-setUpCodeHint = Server ho vypsal při spuštění. Podívejte se do jeho terminálu nebo protokolu.
signIn-setUpSubmit = Vytvořit účet
signIn-resetTitle = Zvolte si heslo
signIn-resetAccount = Pro účet { $email }
signIn-resetText = Tento odkaz funguje jednou. Jeho použitím skončí všechny relace a tokeny API vašeho účtu.
signIn-lettersWhy = Ukážete tím, že nejste program.
signIn-resetSubmit = Uložit a přihlásit se

## sessionsLive

sessionsLive-sessions = Relace
sessionsLive-sessionHere = tento prohlížeč
sessionsLive-sessionBegan = přihlášení { $when }
sessionsLive-sessionUsed = naposledy použita { $when }
sessionsLive-sessionEnd = Ukončit
sessionsLive-sessionEndQuestion = Ukončit relaci v prohlížeči { $name }? Účet se v něm hned odhlásí.
sessionsLive-sessionEnded = Ukončeno. Účet je v tom prohlížeči odhlášen.
sessionsLive-noSessions = Žádné přihlášení.
sessionsLive-othersQuestion = Odhlásit se všude jinde? Zde přihlášení zůstane.
sessionsLive-othersEnded =
    { $n ->
        [one] Skončila { $n } jiná relace.
        [few] Skončily { $n } jiné relace.
        [many] Skončilo { $n } jiné relace.
       *[other] Skončilo { $n } jiných relací.
    }
sessionsLive-endOthers = Odhlásit se všude jinde

## signInAgainLive

signInAgainLive-title = Došlo k odhlášení
signInAgainLive-text = Vaše relace skončila. Chcete-li pokračovat, přihlaste se jako { $email }. Rozepsaný text i vaše volby zůstaly zachovány.
signInAgainLive-somebodyElse = V tomto prohlížeči je teď přihlášen účet { $other }. Chcete-li pokračovat, přihlaste se jako { $email }. Rozepsaný text i vaše volby zůstaly zachovány.
signInAgainLive-limited = Tento server po vás žádá druhý faktor. Nastavte si ho a pak pokračujte. Rozepsaný text i vaše volby zůstaly zachovány.
signInAgainLive-declined = Váš účet je odhlášen a nic se neodeslalo. Zkuste se znovu přihlásit a pokračovat.
signInAgainLive-notYet = Účet { $email } ještě není přihlášen.
signInAgainLive-password = Heslo
signInAgainLive-submit = Přihlásit se a pokračovat
signInAgainLive-passkey = Přihlásit se přístupovým klíčem
signInAgainLive-elsewhere = Otevře se na jiné kartě. Pak se sem vraťte a pokračujte.
signInAgainLive-setUp = Nastavit druhý faktor
signInAgainLive-goOn = Pokračovat
signInAgainLive-cancel = Zrušit
signInAgainLive-noName = Zadejte e-mailovou adresu nebo uživatelské jméno.
signInAgainLive-noPassword = Zadejte heslo.
signInAgainLive-wrong = Heslo je nesprávné.
signInAgainLive-refused = Takto se přihlásit nesmíte. Zvolte jiný způsob, nebo se obraťte na správce.
signInAgainLive-noCode = Zadejte kód.
signInAgainLive-code = Kód z aplikace nebo kód pro obnovení
signInAgainLive-recoveryCode = Kód pro obnovení
signInAgainLive-wrongCode = Tento kód je nesprávný nebo už byl použit. Počkejte na další.
signInAgainLive-begin = Trvalo to příliš dlouho. Zvolte „Zrušit“ a zkuste to znovu.
signInAgainLive-passkeyCancelled = Žádný přístupový klíč nebyl použit. Zkuste to znovu, nebo se přihlaste jinak.
signInAgainLive-passkeyRefused = Server tento přístupový klíč nepřijal. Přihlaste se jinak.
signInAgainLive-wrongOrigin = Tato stránka byla otevřena na jiné adrese, než je vlastní adresa serveru. Otevřete ji na jeho základní adrese URL.
signInAgainLive-tooMany =
    { $n ->
        [one] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekund.
    }
signInAgainLive-offline = Server neodpověděl. Zkontrolujte připojení a zkuste to znovu.
signInAgainLive-failed = Něco se nepovedlo ({ $status }).

## accountLive

accountLive-passkeyCancelled = Žádný přístupový klíč nebyl použit. Zkuste to znovu, nebo použijte heslo.
accountLive-passkeyRefused = Server tento přístupový klíč nepřijal. Přihlaste se heslem.
accountLive-wrong = E-mailová adresa nebo heslo jsou nesprávné.
accountLive-wrongName = Jméno nebo heslo jsou nesprávné.
accountLive-noName = Zadejte e-mailovou adresu nebo uživatelské jméno.
accountLive-noGroup = Nejste v žádné ze skupin, které smějí tento server používat. Obraťte se na jeho správce.
accountLive-noAddress = Vaše firemní přihlášení nepředává tomuto serveru platnou e-mailovou adresu. Obraťte se na jeho správce.
accountLive-notLinked = Účet s vaší e-mailovou adresou tu už existuje. Požádejte správce, aby ho propojil s vaším firemním přihlášením.
accountLive-notAdded = Nemáte tu účet. Požádejte správce, aby vám ho přidal.
accountLive-notSetUp = Tento server ještě není nastaven.
accountLive-notAdmitted = Zde se přihlásit nesmíte. Obraťte se na správce.
accountLive-directoryAway = Firemní hesla teď nelze ověřit. Pokud máte heslo tohoto serveru, použijte ho.
accountLive-limited =
    { $n ->
        [one] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekund.
    }
accountLive-offline = Server neodpověděl. Zkontrolujte připojení a zkuste to znovu.
accountLive-failed = Něco se nepovedlo ({ $status }).
accountLive-wrongCode = Kód nastavení je nesprávný.
accountLive-invitation = Máte pozvánku. Zvolte si heslo a tím se přihlásíte. Tento odkaz funguje jednou.
accountLive-badLink = Tento odkaz už neplatí. Požádejte správce o nový.
accountLive-noLink = Otevřete odkaz ze zprávy znovu. Tato stránka funguje jen s celým odkazem.
accountLive-noCode = Zadejte kód nastavení.
accountLive-noPassword = Zadejte heslo.
accountLive-again = Teď to můžete zkusit znovu.
accountLive-taken = Účet s touto e-mailovou adresou už existuje.
accountLive-alreadySetUp = Tento server už je nastaven. Přihlaste se.
accountLive-tooShort = Heslo je příliš krátké.
accountLive-tooCommon = Toto heslo patří k nejběžnějším nebo je skoro stejné jako vaše adresa. Taková se při hádání zkoušejí jako první. Zvolte jiné.
accountLive-badEmail = Zadejte platnou e-mailovou adresu.
accountLive-wrongOrigin = Tato stránka byla otevřena na jiné adrese, než je vlastní adresa serveru. Otevřete ji na jeho základní adrese URL.
accountLive-saved = Uloženo.
accountLive-wrongCurrent = Současné heslo je nesprávné.
accountLive-changed = Vaše heslo bylo změněno. Ostatní zařízení jsou odhlášena.
accountLive-tokensRevoked =
    { $n ->
        [one] Byl odvolán { $n } token API.
        [few] Byly odvolány { $n } tokeny API.
        [many] Bylo odvoláno { $n } tokenu API.
       *[other] Bylo odvoláno { $n } tokenů API.
    }
accountLive-tokenName = Pojmenujte token.
accountLive-tokenTaken = Token s tímto názvem už máte.
accountLive-noTokens = Zatím nemáte žádné tokeny.
accountLive-never = nikdy nepoužit
accountLive-used = naposledy použit { $when }
accountLive-made = vytvořen { $when }
accountLive-revoke = Odvolat
accountLive-revokeQuestion = Odvolat token „{ $name }“? Programy, které ho používají, hned přestanou fungovat.
accountLive-revoked = Odvolán.
accountLive-copied = Zkopírováno
accountLive-copyFailed = Kopírování se nezdařilo. Vyberte text a zkopírujte ho.

## account

account-title = Váš účet
account-signedInAs = Přihlášený účet: { $email }
account-signOut = Odhlásit se
account-programs = Tokeny API a webhooky
account-programsTokens = Tokeny API
account-tokens = Tokeny API
account-tokensText = Programy používají místo vašeho hesla token. Jednají vaším jménem.
account-tokenName = K čemu je?
account-tokenPlaceholder = zálohovací skript
account-create = Vytvořit token
account-shown = Váš nový token. Zobrazí se jen jednou:
account-copy = Kopírovat
account-example = Například
account-notify = Oznámení
account-notifyMe = Oznamovat mi otevření mých nových odkazů
account-notifyEach = U každého odkazu si můžete zvolit jinak.
account-sessions = Kde je váš účet přihlášen
account-sessionsText = Ukončete, co nepoznáváte, a pak si změňte heslo.
account-endOthers = Odhlásit se všude jinde
account-password = Heslo
account-current = Současné heslo
account-next = Nové heslo
account-change = Změnit heslo
account-changeHint = Všechny vaše ostatní relace skončí.
account-revokeTokens = Odvolat i všechny moje tokeny API
account-revokeTokensHint = Nechte zaškrtnuté, pokud vaše heslo možná zná někdo jiný. Programy, které tyto tokeny používají, hned přestanou fungovat:
account-cancel = Zrušit
account-confirm = Odvolat

## admin

admin-title = Moje odkazy
admin-titleExpired = Ukončené odkazy
admin-active = Aktivní
admin-expired = Ukončené
admin-all = Všechny odkazy
admin-users = Uživatelé
admin-server = Server
admin-search = Hledat podle názvu, poznámky nebo odkazu
admin-order = Řazení
admin-byNewest = Od nejnovějších
admin-byExpiry = Podle konce platnosti
admin-byOpened = Naposledy otevřené
admin-byViews = Nejméně zbývajících zobrazení
admin-parts = Zobrazit jen
admin-unopened = Nikdy neotevřené
admin-opened = Otevřené
admin-today = Platnost končí dnes
admin-sealed = Koncové šifrování
admin-waiting = Někdo čeká
admin-frozen = Pozastavené
admin-answers = Odpovědi
admin-tickAll = Vybrat vše
admin-csv = Uložit jako CSV
admin-newer = Novější
admin-older = Starší
admin-cancel = Zrušit
admin-end = Smazat hned
admin-addUser = Přidat uživatele
admin-email = E-mailová adresa
admin-administrator = Správce
admin-add = Přidat
admin-byMail = Poslat odkaz e-mailem
admin-oneTime = Jednorázový odkaz, platný 24 hodin. Předejte ho uživateli:
admin-copy = Kopírovat
admin-storage = Úložiště
admin-settings = Platná nastavení
admin-settingsText = Chcete-li změnit nastavení, upravte konfigurační soubor serveru a pak server restartujte.
admin-option = Volba
admin-value = Hodnota
admin-origin = Zdroj
admin-version = Verze
admin-configFile = Konfigurační soubor

## health

health-title = Stav
health-open = Vyžaduje vaši pozornost
health-openForAuditors = Úkoly pro správce
health-nothing = Nic nevyžaduje vaši pozornost.
health-commands = Příkazy spouštějte na serveru jako uživatel, pod kterým běží jeho služba.
health-onServer = Na serveru
health-inConfigFile = V konfiguračním souboru
health-noConfigFile = Tento server běží bez konfiguračního souboru. Vytvořte ho a pak spusťte server s --config a cestou k souboru.
health-how = Co dělat
health-fine = Aktuální stav
health-complaints = Varování a chyby
health-complaintsText = Co tento server od spuštění zapsal do svého protokolu. Podrobnosti jsou v protokolu.
health-warn = Varování
health-error = Chyba
health-times =
    { $n ->
        [one] jednou, { $when }
        [few] { $n }krát, naposledy { $when }
        [many] { $n }krát, naposledy { $when }
       *[other] { $n }krát, naposledy { $when }
    }
health-examine = Prověřit teď
health-examineTitle = Vlastní kontrola (doctor)
health-examineText = Prohlédne datový adresář a připojí se k poštovnímu serveru, poskytovateli a všemu ostatnímu, co uvádějí nastavení. Nic neposílá a nic nemění.
health-ok = V pořádku
health-subjectDirectory = Datový adresář
health-subjectPermissions = Oprávnění
health-subjectPolicy = Zásady
health-subjectErasing = Vymazávání
health-subjectSignIn = Firemní přihlášení
health-subjectLdap = Adresářová služba (LDAP)
health-subjectScanner = Antivirový skener
health-subjectPrevious = Předchozí server
health-inEnglish = Podrobnosti jsou v angličtině, stejně jako v protokolu serveru.
health-receiverAnswered = Příjemce odpověděl { $status }.
health-receiverRefused = Příjemce odmítl spojení.
health-receiverSilent = Příjemce neodpověděl včas.
health-receiverUnknown = Název serveru příjemce není známý.

## administration

administration-findUser = Najít uživatele
administration-before = Předchozí
administration-next = Další
administration-role = Role
administration-actions = Akce
administration-lastSignIn = poslední přihlášení { $when }
administration-asUser = Uživatel
administration-asAuditor = Auditor: vidí všechny protokoly, žádná tajemství
administration-administrators = Správci
administration-auditors = Auditoři
administration-invited = Pozvaní
administration-disabled = Zakázaní
administration-suspended = Vyloučení
administration-unprotected = Bez druhého faktoru
administration-userLinks = Odkazy
administration-userFactors = Druhé faktory
administration-userGroups = Skupiny
administration-group = Přidat do skupiny
administration-joinGroup = Přidat
administration-userLimits = Omezení podle zásad
administration-userLog = Nejnovější záznamy protokolu
administration-wholeLog = Všechny záznamy
administration-endPushes = Smazat i to, co sdílí, a uzavřít jeho žádosti
administration-endEverything = Ukončit vše
administration-everyone = Všichni
administration-nobody = Bez účtu
administration-findLink = Odesílatel, odkaz nebo číslo
administration-findALink = Najít odkaz
administration-madeUntil = Vytvořené do
administration-filterState = Stav
administration-anyState = Všechny stavy
administration-onlyActive = Aktivní
administration-onlyExpired = Vypršelé nebo smazané
administration-settingsFilter = Najít nastavení
administration-onlyChanged = Jen změněná

## firstSteps

firstSteps-title = První kroky
firstSteps-done = Hotovo { $done } z { $all }
firstSteps-others = Ostatní kroky jsou uvedeny výše.
firstSteps-address = Adresa
firstSteps-addressOpen = Odkazy nemají pevnou adresu
firstSteps-addressWhy = Adresa, kterou odkazy začínají, musí být pro příjemce dostupná.
firstSteps-addressDo = Místo { $example } napište adresu svého serveru.
firstSteps-addressUnset = Odkazy začínají adresou, kterou používá každý odesílatel, u vás { $origin }.
firstSteps-addressPlain = Odkazy začínají adresou { $url }, která není šifrovaná.
firstSteps-addressElsewhere = Odkazy začínají adresou { $url }. Teď jste na { $origin }: otevřete { $url } a ověřte, že je dostupná.
firstSteps-addressGood = Odkazy začínají adresou { $url } a vaše připojení k serveru vede právě přes ni.
firstSteps-tls = Šifrování po cestě
firstSteps-tlsOpen = Spojení nejsou šifrovaná
firstSteps-tlsWhy = Tajemství může číst kdokoli v síti po cestě.
firstSteps-tlsOwn = Tento server zajišťuje TLS sám.
firstSteps-tlsProxy = TLS za tento server zajišťuje reverzní proxy.
firstSteps-tlsNone = Vaše připojení používá prosté HTTP.
firstSteps-tlsDo = Dejte serveru certifikát, nebo před něj postavte reverzní proxy s HTTPS:
firstSteps-key = Kopie hlavního klíče
firstSteps-keyMissing = Žádná potvrzená kopie hlavního klíče
firstSteps-keyWhy = Bez klíče už data ani zálohu nikdo nepřečte.
firstSteps-keyOpen = Kopii klíče { $key } nikdo nepotvrdil.
firstSteps-keyDone = Kopie klíče { $key } byla potvrzena { $when }.
firstSteps-keyDo = Tento příkaz zapíše šifrovanou zálohu včetně klíče. Uložte ji na jiném počítači:
firstSteps-keyTick = Mám kopii na bezpečném místě
firstSteps-keyUntick = Tuto kopii už nemám
firstSteps-people = Kdo smí sdílet
firstSteps-peopleWhy = S účty lidé vidí, co se stalo s jejich odkazy, a vy rozhodujete, kdo smí sdílet.
firstSteps-peopleAlone = Účet máte jen vy. Bez účtu může sdílet text kdokoli, kdo se na tento server dostane.
firstSteps-peopleAloneClosed = Účet máte jen vy a bez účtu nemůže nikdo sdílet.
firstSteps-peopleMany =
    { $n ->
        [one] Existuje { $n } účet.
        [few] Existují { $n } účty.
        [many] Existuje { $n } účtu.
       *[other] Existuje { $n } účtů.
    }
firstSteps-peopleOpen = Účet si může vytvořit kdokoli.
firstSteps-peopleDecided = Je to určeno v nastavení.
firstSteps-peopleDo = Přidejte uživatele, nebo rozhodněte pomocí allow_sign_up a allow_anonymous.
firstSteps-peopleLink = Přidat uživatele
firstSteps-first = První tajemství
firstSteps-firstWhy = Když si to jednou vyzkoušíte, poznáte, co vidí příjemci.
firstSteps-firstNone = Zatím není nic uloženo.
firstSteps-firstLink = Sdílet tajemství
firstSteps-backup = Zálohy
firstSteps-backupWhy = Disk selže bez varování a server sám zálohuje, jen když má určeno kam.
firstSteps-backupNone = Zatím nevznikla žádná záloha.
firstSteps-backupGood = Poslední záloha vznikla { $when }.
firstSteps-backupDaily = Nebo každý den na serveru
firstSteps-requests = Žádosti
firstSteps-requestsWhy = Pomocí žádostí mohou lidé s účtem požádat ostatní o tajemství a ti k jeho odeslání účet nepotřebují.
firstSteps-requestsOff = Vypnuto. Můžete to tak nechat.

## serverFacts

serverFacts-links = Odkazy
serverFacts-activeLinks = Aktivní odkazy
serverFacts-stored = Co tento server ukládá
serverFacts-storedSum = celkem { $size }
serverFacts-payloads = Tajemství (odhad)
serverFacts-rows = Protokoly, účty a volné místo
serverFacts-fileContents = Soubory
serverFacts-fileLimit = Limit pro soubory
serverFacts-fileLimitText = { $used } z { $total }
serverFacts-disk = Disk
serverFacts-diskText = volno { $free } z { $total }
serverFacts-diskOurs = Tento server
serverFacts-diskOthers = Vše ostatní
serverFacts-diskFree = Volno
serverFacts-floor = Soubory se odmítají, když je volného místa méně než { $size }.
serverFacts-scarce = Zbývá málo místa: soubory se brzy začnou odmítat, nebo se už odmítají.
serverFacts-changed = Změněno
serverFacts-reach = Adresa a síť
serverFacts-access = Přístup a účty
serverFacts-pushes = Tajemství
serverFacts-files = Soubory
serverFacts-data = Data a klíče
serverFacts-limits = Omezení
serverFacts-pages = Vzhled a stránka O službě
serverFacts-mail = E-mail
serverFacts-watch = Protokol a metriky
serverFacts-preset = výchozí: { $value }
serverFacts-byDefault = výchozí
serverFacts-fromFlag = přepínač
serverFacts-inEnglish = Popisy jsou v angličtině.
serverFacts-notSet = (nenastaveno)

## settingsLive

settingsLive-found =
    { $n ->
        [one] { $n } nastavení
        [few] { $n } nastavení
        [many] { $n } nastavení
       *[other] { $n } nastavení
    }
settingsLive-none = Neodpovídá žádné nastavení.

## listLive

listLive-offline = Server neodpověděl. Zkontrolujte připojení a zkuste to znovu.
listLive-failed = Něco se nepovedlo ({ $status }).
listLive-rateLimited =
    { $n ->
        [one] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho požadavků. Zkuste to znovu za { $n } sekund.
    }
listLive-copied = Zkopírováno
listLive-copyFailed = Kopírování se nezdařilo. Vyberte text a zkopírujte ho.

## adminLive

adminLive-invitedUntil = pozvánka odeslána, platnost jejího odkazu skončí { $when }
adminLive-invitedOver = pozvánka odeslána, platnost jejího odkazu skončila { $when }
adminLive-newLink = Nový odkaz
adminLive-mailLink = Poslat nový odkaz e-mailem
adminLive-withdraw = Odvolat
adminLive-withdrawQuestion = Odvolat pozvánku pro { $email }? Její odkaz přestane fungovat.
adminLive-withdrawn = Pozvánka pro { $email } je odvolána.
adminLive-endAll = Ukončit vše
adminLive-endAllQuestion = Ukončit vše, co patří účtu { $email }? Účet bude zakázán. Relace, tokeny, jednorázové odkazy, druhé faktory a webhooky hned skončí.
adminLive-endedAll = Účet { $email } je zakázán. Ukončeno: { $what }.
adminLive-endedNothing = Účet { $email } je zakázán. Nic dalšího k ukončení nezbývalo.
adminLive-endedSessions =
    { $n ->
        [one] { $n } relace
        [few] { $n } relace
        [many] { $n } relace
       *[other] { $n } relací
    }
adminLive-endedTokens =
    { $n ->
        [one] { $n } token
        [few] { $n } tokeny
        [many] { $n } tokenu
       *[other] { $n } tokenů
    }
adminLive-endedLinks =
    { $n ->
        [one] { $n } jednorázový odkaz
        [few] { $n } jednorázové odkazy
        [many] { $n } jednorázového odkazu
       *[other] { $n } jednorázových odkazů
    }
adminLive-endedFactors =
    { $n ->
        [one] { $n } druhý faktor
        [few] { $n } druhé faktory
        [many] { $n } druhého faktoru
       *[other] { $n } druhých faktorů
    }
adminLive-endedHooks =
    { $n ->
        [one] { $n } webhook
        [few] { $n } webhooky
        [many] { $n } webhooku
       *[other] { $n } webhooků
    }
adminLive-endedPushes =
    { $n ->
        [one] { $n } sdílený odkaz nebo žádost
        [few] { $n } sdílené odkazy a žádosti
        [many] { $n } sdíleného odkazu a žádosti
       *[other] { $n } sdílených odkazů a žádostí
    }
adminLive-suspended = vyloučen firemním přihlášením
adminLive-unprotected = bez druhého faktoru
adminLive-actionsOf = Akce pro { $email }
adminLive-addedOn = přidáno { $when }
adminLive-factorAdded = přidán { $when }
adminLive-appWithCodes = Aplikace s kódy
adminLive-codesLeft =
    { $n ->
        [one] zbývá { $n } kód pro obnovení
        [few] zbývají { $n } kódy pro obnovení
        [many] zbývá { $n } kódu pro obnovení
       *[other] zbývá { $n } kódů pro obnovení
    }
adminLive-noFactors = Žádný druhý faktor.
adminLive-groupHere = přidána správcem
adminLive-groupOfCompany = z firemního přihlášení
adminLive-groupOfDirectory = z adresářové služby
adminLive-leaveGroup = Odebrat ze skupiny
adminLive-noGroups = V žádné skupině.
adminLive-noLimits = Tohoto uživatele žádná zásada neomezuje.
adminLive-endSessions = Ukončit relace
adminLive-endSessionsQuestion = Ukončit všechny relace účtu { $email }? Bude nutné se znovu přihlásit. Tokeny fungují dál.
adminLive-sessionsEnded = Relace účtu { $email } skončily.
adminLive-disableMany =
    { $n ->
        [one] Zakázat { $n }
        [few] Zakázat { $n }
        [many] Zakázat { $n }
       *[other] Zakázat { $n }
    }
adminLive-disableManyQuestion =
    { $n ->
        [one] Zakázat { $n } uživatele? Jeho relace a tokeny hned skončí.
        [few] Zakázat { $n } uživatele? Jejich relace a tokeny hned skončí.
        [many] Zakázat { $n } uživatele? Jejich relace a tokeny hned skončí.
       *[other] Zakázat { $n } uživatelů? Jejich relace a tokeny hned skončí.
    }
adminLive-disabledMany =
    { $n ->
        [one] { $n } uživatel je zakázán.
        [few] { $n } uživatelé jsou zakázáni.
        [many] { $n } uživatele je zakázáno.
       *[other] { $n } uživatelů je zakázáno.
    }
adminLive-endSessionsMany =
    { $n ->
        [one] Ukončit relace ({ $n })
        [few] Ukončit relace ({ $n })
        [many] Ukončit relace ({ $n })
       *[other] Ukončit relace ({ $n })
    }
adminLive-endSessionsManyQuestion =
    { $n ->
        [one] Ukončit všechny relace { $n } uživatele? Bude se muset znovu přihlásit. Tokeny fungují dál.
        [few] Ukončit všechny relace { $n } uživatelů? Budou se muset znovu přihlásit. Tokeny fungují dál.
        [many] Ukončit všechny relace { $n } uživatele? Budou se muset znovu přihlásit. Tokeny fungují dál.
       *[other] Ukončit všechny relace { $n } uživatelů? Budou se muset znovu přihlásit. Tokeny fungují dál.
    }
adminLive-sessionsEndedMany =
    { $n ->
        [one] Relace { $n } uživatele skončily.
        [few] Relace { $n } uživatelů skončily.
        [many] Relace { $n } uživatele skončily.
       *[other] Relace { $n } uživatelů skončily.
    }
adminLive-openedSince = otevřen od vaší poslední návštěvy
adminLive-damaged = poškozený
adminLive-mailReset = Poslat odkaz k heslu e-mailem
adminLive-mailed = E-mail s odkazem je na cestě na adresu { $email }.
adminLive-notMailed = Na adresu { $email } žádný e-mail neodešel: { $reason } Odešlete ho znovu, nebo zobrazte odkaz.
adminLive-noneAtAll = Zatím nikdo nic nesdílel. Co lidé sdílejí, se objeví zde, bez obsahu.
adminLive-noneMatching = Tomuto filtru neodpovídá žádný odkaz.
adminLive-showEveryone = Zobrazit vše
adminLive-pushesOf =
    { $n ->
        [one] { $n } odkaz
        [few] { $n } odkazy
        [many] { $n } odkazu
       *[other] { $n } odkazů
    }
adminLive-tryAgain = Teď to můžete zkusit znovu.
adminLive-none = Zatím tu nic není.
adminLive-noneActive = Momentálně nic nesdílíte.
adminLive-noneExpired = Zatím nic neskončilo. Co skončilo, je zde uvedeno i s protokolem.
adminLive-linksFound =
    { $n ->
        [one] { $n } odkaz
        [few] { $n } odkazy
        [many] { $n } odkazu
       *[other] { $n } odkazů
    }
adminLive-tick = Vybrat { $name }
adminLive-sealed = Koncové šifrování
adminLive-shareSecret = Sdílet tajemství
adminLive-noneFound = Nic nenalezeno.
adminLive-searchedPart =
    { $n ->
        [one] Prohledán { $n } odkaz. Existují i starší.
        [few] Prohledány { $n } odkazy. Existují i starší.
        [many] Prohledáno { $n } odkazu. Existují i starší.
       *[other] Prohledáno { $n } odkazů. Existují i starší.
    }
adminLive-searchOlder = Prohledat starší odkazy
adminLive-text = Text
adminLive-file = Soubory
adminLive-url = Odkaz
adminLive-qr = QR kód
adminLive-created = vytvořen { $when }
adminLive-endsIn = platnost skončí { $when }
adminLive-endedOn = platnost skončila { $when }
adminLive-isExpired = ukončený
adminLive-byHand = smazán { $when }
adminLive-viewsLeft =
    { $n ->
        [one] zbývá { $n } zobrazení
        [few] zbývají { $n } zobrazení
        [many] zbývá { $n } zobrazení
       *[other] zbývá { $n } zobrazení
    }
adminLive-notViewed = zatím neotevřen
adminLive-neverViewed = nikdy neotevřen
adminLive-viewed =
    { $n ->
        [one] otevřen jednou
        [few] otevřen { $n }krát
        [many] otevřen { $n }krát
       *[other] otevřen { $n }krát
    }
adminLive-viewedLast =
    { $n ->
        [one] otevřen jednou, { $when }
        [few] otevřen { $n }krát, naposledy { $when }
        [many] otevřen { $n }krát, naposledy { $when }
       *[other] otevřen { $n }krát, naposledy { $when }
    }
adminLive-copyLink = Zkopírovat odkaz
adminLive-sealedFiles =
    { $n ->
        [one] { $n } soubor, název zapečetěn
        [few] { $n } soubory, názvy zapečetěny
        [many] { $n } souboru, názvy zapečetěny
       *[other] { $n } souborů, názvy zapečetěny
    }
adminLive-sealedLink = Celý odkaz byl zobrazen jednou, při vytvoření.
adminLive-end = Smazat hned
adminLive-endQuestion = Smazat „{ $name }“ hned? Nikdo už to neotevře.
adminLive-ended = Smazáno.
adminLive-notFound = Takový odkaz neexistuje.
adminLive-nobody = anonymně
adminLive-administrator = správce
adminLive-disabled = zakázán
adminLive-you = vy
adminLive-makeAdmin = Jmenovat správcem
adminLive-takeAdmin = Odebrat práva správce
adminLive-disable = Zakázat
adminLive-enable = Povolit
adminLive-reset = Resetovat heslo
adminLive-tokens = Tokeny
adminLive-noTokens = Žádné tokeny.
adminLive-revoke = Odvolat
adminLive-makeAdminQuestion = Jmenovat uživatele s účtem { $email } správcem? Uvidí odkazy a protokoly všech a může měnit každý účet.
adminLive-enableQuestion = Povolit účet { $email }? Bude se moci znovu přihlásit, s právy, která měl.
adminLive-usersFound =
    { $n ->
        [one] { $n } uživatel
        [few] { $n } uživatelé
        [many] { $n } uživatele
       *[other] { $n } uživatelů
    }
adminLive-usersShown =
    { $n ->
        [one] { $from }–{ $to } z { $n } uživatele
        [few] { $from }–{ $to } ze { $n } uživatelů
        [many] { $from }–{ $to } z { $n } uživatele
       *[other] { $from }–{ $to } z { $n } uživatelů
    }
adminLive-noUserFound = Tomuto hledání neodpovídá žádný uživatel.
adminLive-takeAdminQuestion = Odebrat účtu { $email } práva správce? Jeho relace a tokeny skončí.
adminLive-disableQuestion = Zakázat účet { $email }? Jeho relace a tokeny hned skončí.
adminLive-resetQuestion = Vytvořit jednorázový odkaz pro { $email }? Dřívější odkaz přestane fungovat. Použitím odkazu skončí všechny relace a tokeny tohoto účtu.
adminLive-resetFactors = Resetovat druhé faktory
adminLive-resetFactorsQuestion = Smazat všechny druhé faktory účtu { $email }? Nejprve se ujistěte, že o to žádá opravdu jeho vlastník. Relace hned skončí. Tokeny fungují dál.
adminLive-factorsReset = Účet { $email } už nemá žádný druhý faktor.
adminLive-revokeQuestion = Odvolat token „{ $name }“ účtu { $email }?
adminLive-taken = Účet s touto e-mailovou adresou už existuje.
adminLive-badEmail = Zadejte platnou e-mailovou adresu.
adminLive-passwordsElsewhere = Tento uživatel se heslem tohoto serveru přihlásit nemůže: local_sign_in to nedovoluje.
adminLive-lastAdmin = Toto je poslední správce: nejprve jmenujte dalšího.
adminLive-used = naposledy použit { $when }
adminLive-never = nikdy nepoužit

## ownListLive

ownListLive-endMany =
    { $n ->
        [one] Smazat { $n }
        [few] Smazat { $n }
        [many] Smazat { $n }
       *[other] Smazat { $n }
    }
ownListLive-endedMany =
    { $n ->
        [one] Smazán { $n } odkaz.
        [few] Smazány { $n } odkazy.
        [many] Smazáno { $n } odkazu.
       *[other] Smazáno { $n } odkazů.
    }

## hooks

hooks-title = Webhooky
hooks-lead = Dejte jinému programu vědět, co se děje s vašimi odkazy. Nikdy nedostane tajemství, heslovou frázi ani název souboru.
hooks-back = Váš účet
hooks-openText = Dejte programu nebo chatu vědět, když se vaše odkazy otevřou.
hooks-yours = Vaše webhooky
hooks-secretShown = Tajný klíč, kterým se podepisují jeho zprávy. Zobrazí se jen jednou:
hooks-copy = Kopírovat
hooks-verify = Příjemci zpráv ověřují podpis tak, jak popisuje standardwebhooks.com.
hooks-add = Přidat webhook
hooks-name = Název
hooks-namePlaceholder = Chat týmu
hooks-url = Adresa
hooks-urlHint = Musí to být adresa, kterou váš správce povoluje.
hooks-template = Podoba zprávy
hooks-eventKinds = O kterých událostech informovat
hooks-details = Další údaje
hooks-includeHint = Kdo má odkaz, může ho otevřít. Přidejte ho jen tam, kde důvěřujete všem, kdo zprávy čtou.
hooks-submit = Přidat webhook
hooks-cancel = Zrušit
hooks-retryAll = Zkusit vše znovu
hooks-dropAll = Zahodit vše

## hooksLive

hooksLive-linkName = Název odkazu
hooksLive-linkItself = Samotný odkaz
hooksLive-none = Zatím nemáte žádné webhooky.
hooksLive-off = Vypnut: příjemce zpráv odpověděl, že už neexistuje.
hooksLive-test = Otestovat
hooksLive-tested =
    { $n ->
        [one] Odpověď { $status } přišla za { $n } milisekundu.
        [few] Odpověď { $status } přišla za { $n } milisekundy.
        [many] Odpověď { $status } přišla za { $n } milisekundy.
       *[other] Odpověď { $status } přišla za { $n } milisekund.
    }
hooksLive-testFailed = Test se nezdařil: { $reason }.
hooksLive-newSecret = Nový tajný klíč
hooksLive-newSecretQuestion = Vytvořit nový tajný klíč pro „{ $name }“? Současný bude ještě jeden den podepisovat spolu s ním.
hooksLive-switchOn = Zapnout
hooksLive-remove = Smazat
hooksLive-removeQuestion = Smazat „{ $name }“? Co je k němu ještě na cestě, se zahodí.
hooksLive-removed = Smazáno.
hooksLive-added = Přidáno.
hooksLive-noName = Pojmenujte webhook.
hooksLive-badUrl = Na tuto adresu nelze nic poslat.
hooksLive-notAllowed = Váš správce tuto adresu nepovoluje.
hooksLive-noEvents = Vyberte alespoň jednu událost.
hooksLive-taken = Webhook s tímto názvem už máte, nebo jich už máte nejvyšší povolený počet.
hooksLive-copied = Zkopírováno
hooksLive-copyFailed = Kopírování se nezdařilo. Vyberte text a zkopírujte ho.

## eventsLive

eventsLive-eventsWaiting =
    { $n ->
        [one] { $n } událost čeká na doručení. Nastala { $when }.
        [few] { $n } události čekají na doručení. Nejstarší nastala { $when }.
        [many] { $n } události čeká na doručení. Nejstarší nastala { $when }.
       *[other] { $n } událostí čeká na doručení. Nejstarší nastala { $when }.
    }
eventsLive-noLetters = Server nevzdal doručování žádné události.
eventsLive-letterTo = { $event } → { $name }
eventsLive-letterOf = vlastník: { $owner }
eventsLive-letterMeta =
    { $n ->
        [one] nastala { $when } · { $n } pokus
        [few] nastala { $when } · { $n } pokusy
        [many] nastala { $when } · { $n } pokusu
       *[other] nastala { $when } · { $n } pokusů
    }
eventsLive-retry = Zkusit znovu
eventsLive-drop = Zahodit
eventsLive-dropQuestion = Zahodit tuto událost natrvalo?
eventsLive-dropAllQuestion = Zahodit natrvalo všechny události, jejichž doručování server vzdal?
eventsLive-retried =
    { $n ->
        [one] Znovu se doručuje { $n } událost.
        [few] Znovu se doručují { $n } události.
        [many] Znovu se doručuje { $n } události.
       *[other] Znovu se doručuje { $n } událostí.
    }
eventsLive-dropped =
    { $n ->
        [one] Zahozena { $n } událost.
        [few] Zahozeny { $n } události.
        [many] Zahozeno { $n } události.
       *[other] Zahozeno { $n } událostí.
    }

## keptLive

keptLive-keptByBrowser = Uchován v tomto prohlížeči. Kdo může tento prohlížeč používat, může odkaz zkopírovat.
keptLive-keptByPasskey = Uchován v tomto prohlížeči, chráněný vaším přístupovým klíčem.

## keptPageLive

keptPageLive-keptShowLink = Zobrazit odkaz
keptPageLive-keptNotOpened = Váš přístupový klíč ho neotevřel. Zkuste to znovu.
keptPageLive-keptKeyByBrowser = Tento prohlížeč uchovává klíč, který otevírá odpovědi. Kdo může tento prohlížeč používat, může je číst.
keptPageLive-keptKeyByPasskey = Tento prohlížeč uchovává klíč, který otevírá odpovědi, chráněný vaším přístupovým klíčem.

## keptAccountLive

keptAccountLive-keptSignOut =
    { $n ->
        [one] Odhlášením se smaže { $n } odkaz nebo klíč, který zná jen tento prohlížeč. Odpovědi na vaše žádosti pak otevře jen soubor pro obnovení.
        [few] Odhlášením se smažou { $n } odkazy a klíče, které zná jen tento prohlížeč. Odpovědi na vaše žádosti pak otevře jen soubor pro obnovení.
        [many] Odhlášením se smaže { $n } odkazu a klíče, které zná jen tento prohlížeč. Odpovědi na vaše žádosti pak otevře jen soubor pro obnovení.
       *[other] Odhlášením se smaže { $n } odkazů a klíčů, které zná jen tento prohlížeč. Odpovědi na vaše žádosti pak otevře jen soubor pro obnovení.
    }
keptAccountLive-keptSignOutYes = Smazat a odhlásit se
keptAccountLive-keptCount =
    { $n ->
        [one] V tomto prohlížeči je uchován { $n } odkaz nebo klíč.
        [few] V tomto prohlížeči jsou uchovány { $n } odkazy a klíče.
        [many] V tomto prohlížeči je uchováno { $n } odkazu a klíče.
       *[other] V tomto prohlížeči je uchováno { $n } odkazů a klíčů.
    }
keptAccountLive-keptCountNone = V tomto prohlížeči zatím není nic uchováno.
keptAccountLive-keptGuardedNow = Odteď je otevírá váš přístupový klíč.
keptAccountLive-keptUnable = Tento přístupový klíč nebo prohlížeč to neumí. Uchované položky zůstávají beze změny.
keptAccountLive-keptOffQuestion = Smazat vše, co je uchováno? Nezkopírované odkazy se ztratí a stejně tak klíče bez souboru pro obnovení.
keptAccountLive-keptRefused = Žádný přístupový klíč nebyl použit. Uchované položky zůstávají beze změny.
keptAccountLive-keptOffYes = Smazat

## kept

kept-title = Koncově šifrované odkazy v tomto prohlížeči
kept-text = Koncově šifrované odkazy vám server znovu zobrazit nemůže, proto je pro vás uchovává tento prohlížeč, stejně jako klíče vašich žádostí. Kdo může tento prohlížeč používat, může je zkopírovat, pokud je nechrání váš přístupový klíč. Odhlášením se smaže vše, co přístupový klíč nechrání.
kept-guarded = Chrání je váš přístupový klíč.
kept-on = Uchovávat je v tomto prohlížeči
kept-guard = Chránit je přístupovým klíčem

## codes

codes-toOne = Nechte si poslat kód na adresu { $address }; účet zde nepotřebujete.
codes-toSome = Vyberte svou adresu a nechte si na ni poslat kód; účet zde nepotřebujete.
codes-toTyped = Zadejte svou adresu; pokud patří některému z příjemců, přijde na ni kód. Účet zde nepotřebujete.
codes-which = Vaše adresa
codes-among = Příjemci, zkráceně: { $addresses }
codes-notYours = Není to vaše adresa? Požádejte odesílatele o vlastní odkaz.
codes-send = Poslat mi kód
codes-again = Poslat další kód
codes-sentToOne = E-mail s osmipísmenným kódem je na cestě na adresu { $address }. Podívejte se i do nevyžádané pošty.
codes-sent = E-mail s osmipísmenným kódem je na cestě, pokud adresa patří některému z příjemců. Podívejte se i do nevyžádané pošty.
codes-field = Kód
codes-fieldHint = Osm písmen z e-mailu. Platí deset minut a jen v tomto prohlížeči.
codes-goOn = Pokračovat
codes-or = Nebo se prokažte jinak:
codes-wrong =
    { $n ->
        [one] Tento kód je nesprávný. Opište kód z nejnovějšího e-mailu. Zkusit to můžete ještě jednou.
        [few] Tento kód je nesprávný. Opište kód z nejnovějšího e-mailu. Zkusit to můžete ještě { $n }krát.
        [many] Tento kód je nesprávný. Opište kód z nejnovějšího e-mailu. Zkusit to můžete ještě { $n }krát.
       *[other] Tento kód je nesprávný. Opište kód z nejnovějšího e-mailu. Zkusit to můžete ještě { $n }krát.
    }
codes-last = Tento kód je nesprávný a další pokus s ním už není možný. Nechte si poslat další kód.
codes-over = Žádný kód k zadání tu není: byl použit, je starší než deset minut nebo byl vyžádán v jiném prohlížeči. Nechte si poslat další.
codes-needsCookie = K tomu je potřeba soubor cookie a váš prohlížeč žádný neposlal. Povolte této stránce soubory cookie a načtěte ji znovu.
codes-tooOften =
    { $n ->
        [one] Během hodiny bylo pro tuto adresu vyžádáno pět kódů. Zkuste to znovu za minutu.
        [few] Během hodiny bylo pro tuto adresu vyžádáno pět kódů. Zkuste to znovu za { $n } minuty.
        [many] Během hodiny bylo pro tuto adresu vyžádáno pět kódů. Zkuste to znovu za { $n } minuty.
       *[other] Během hodiny bylo pro tuto adresu vyžádáno pět kódů. Zkuste to znovu za { $n } minut.
    }
codes-noMore = Pro tento odkaz se už další kódy neposílají. Požádejte odesílatele o nový odkaz.
codes-noMail = Tento server teď nemůže kód poslat. Obraťte se na toho, kdo vám odkaz poslal.
codes-badAddress = Toto není e-mailová adresa.

## codesLive

codesLive-noCode = Zadejte osm písmen z e-mailu.
codesLive-comes = E-mail s osmi písmeny musí počkat. Pokud adresa patří některému z příjemců, přijde nejpozději: { $time }.
codesLive-offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.

## company

company-signIn = Přihlásit se přes { $label }
company-or = Nebo heslem tohoto serveru:
company-addressedTitle = Určeno konkrétním lidem
company-addressedSure = Odesílatel chce mít jistotu, kdo to otevírá.
company-addressedText = Přihlaste se přes { $label }; účet zde nepotřebujete.
company-addressedByDirectory = Přihlaste se firemním jménem a heslem.
company-byPassword = Přihlásit se heslem
company-otherTitle = Není určeno vám
company-otherText = Tento server vás zná jako { $address }, toto je však určeno někomu jinému. Nic se neotevřelo. Přihlaste se jako někdo jiný, nebo se zeptejte odesílatele.
company-otherUnnamed = Toto je určeno někomu jinému. Nic se neotevřelo. Přihlaste se jako někdo jiný, nebo se zeptejte odesílatele.
company-closedAccountTitle = Váš účet je vypnutý
company-closedAccountText = Váš účet na tomto serveru je zakázán nebo vyloučen, proto se vám nic neotevře. Nic se neotevřelo. Obraťte se na správce.
company-known = Tento server vás zná jako { $address }.
company-knownUnnamed = Firemní přihlášení vás rozpoznalo.
company-notMe = To nejsem já
company-goingOn = Okamžik
company-goingOnText = Další stránka se otevře sama.
company-goOn = Pokračovat

## companyRefused

companyRefused-not-allowed = Nejste v žádné ze skupin, které smějí tento server používat. Obraťte se na jeho správce.
companyRefused-no-account = Nemáte tu účet. Požádejte správce, aby vám ho přidal.
companyRefused-address-taken = Vaše e-mailová adresa tu už účet má. Požádejte správce, aby ho propojil s přihlášením { $label }.
companyRefused-other-account = Toto přihlášení patří k jinému zdejšímu účtu. Obraťte se na správce.
companyRefused-not-set-up = Tento server ještě není nastaven.
companyRefused-disabled = Váš účet je zakázán. Obraťte se na správce.
companyRefused-no-email = { $label } tomuto serveru nesděluje vaši e-mailovou adresu. Požádejte správce, aby přidal údaj (claim) email.
companyRefused-bad-email = To, co { $label } uvádí jako vaši e-mailovou adresu, e-mailová adresa není. Obraťte se na správce.
companyRefused-no-groups = { $label } tomuto serveru nesděluje žádnou vaši skupinu. Buď v žádné nejste, nebo je poskytovatel vynechává: obraťte se na správce.
companyRefused-too-many-groups = Jste v tolika skupinách, že je { $label } všechny vynechává. Požádejte správce, aby se posílaly jen skupiny této aplikace.
companyRefused-bad-token = Odpověď { $label } není pro tento server platná. Nikdo nebyl přihlášen; více je v protokolu.
companyRefused-clock = Hodiny tohoto serveru a { $label } se příliš liší. Požádejte správce, aby je seřídil.
companyRefused-other-issuer = Odpověď přišla od jiného poskytovatele, než uvádějí nastavení. Nikdo nebyl přihlášen.
companyRefused-unreachable = { $label } teď není k dispozici. Kdo je přihlášen, zůstává přihlášen; zkuste to později.
companyRefused-provider-error = { $label } hlásí chybu. Jakou, uvádí protokol tohoto serveru.
companyRefused-client-refused = { $label } tento server nepřijímá: jeho tajný klíč je nesprávný nebo mu skončila platnost. Obraťte se na správce.
companyRefused-cancelled = Přihlášení přes { $label } bylo zrušeno.
companyRefused-begin-again = Toto přihlášení začalo jinde, trvalo příliš dlouho nebo už bylo použito. Začněte znovu.

## factors

factors-title = Další ochrana přihlášení
factors-lead = S druhým faktorem samotné ukradené heslo váš účet neotevře.
factors-openText = Přístupové klíče a aplikace, která zobrazuje kódy.
factors-yours = Další ochrana přihlášení
factors-limited = Tento server po vás žádá druhý faktor. Nastavte si ho zde a pak pokračujte.
factors-goOn = Pokračovat
factors-passkeys = Přístupové klíče
factors-passkeysText = Přihlaste se otiskem prstu, obličejem, kódem PIN nebo bezpečnostním klíčem, bez hesla. Přístupový klíč funguje jen na této adrese, takže ho nikdo nemůže vylákat.
factors-passkeyName = Název zařízení
factors-passkeyPlaceholder = Notebook
factors-addPasskey = Přidat přístupový klíč
factors-needsHttps = Přístupové klíče tu nefungují: prohlížeče je dovolují jen u doménového jména s https://. Požádejte správce o takovou adresu.
factors-app = Aplikace s kódy
factors-appText = Aplikace v telefonu zobrazuje každých 30 sekund nový šestimístný kód.
factors-beginApp = Nastavit aplikaci
factors-removeApp = Odebrat aplikaci z účtu
factors-scan = Naskenujte tento kód aplikací:
factors-qr = QR kód pro aplikaci
factors-type = Nebo toto zadejte do aplikace:
factors-code = Kód, který aplikace právě zobrazuje
factors-finish = Dokončit
factors-codesTitle = Kódy pro obnovení
factors-codesText = Každý z těchto kódů vás jednou přihlásí, když o ostatní faktory přijdete. Zobrazují se jen teď: vytiskněte je, nebo je uložte tam, kde máte hesla.
factors-renew = Nové kódy pro obnovení
factors-confirmTitle = Potvrďte svou totožnost
factors-confirmText = Než se vaše faktory změní, potvrďte, kdo jste.
factors-codeOrRecovery = Kód z aplikace nebo kód pro obnovení
factors-confirm = Potvrdit
factors-remove = Smazat

## factorsLive

factorsLive-codesFile = kody-pro-obnoveni.txt
factorsLive-limited =
    { $n ->
        [one] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho neúspěšných pokusů. Zkuste to znovu za { $n } sekund.
    }
factorsLive-conflict = Toto už existuje, nebo pro to není místo. Načtěte stránku znovu.
factorsLive-lastOne = Tento server po vás žádá druhý faktor. Než tento smažete, nastavte jiný.
factorsLive-noPasskeys = Zatím nemáte žádné přístupové klíče.
factorsLive-never = nikdy nepoužit
factorsLive-used = naposledy použit { $when }
factorsLive-made = přidán { $when }
factorsLive-remove = Smazat
factorsLive-removed = Smazáno.
factorsLive-added = Přidáno.
factorsLive-removeQuestion = Smazat přístupový klíč „{ $name }“? Váš účet už nebude otevírat.
factorsLive-removeAppQuestion = Odebrat aplikaci z vašeho účtu? Její kódy už váš účet nebudou otevírat.
factorsLive-nameIt = Pojmenujte přístupový klíč.
factorsLive-passkeyCancelled = Žádný přístupový klíč nebyl použit. Zkuste to znovu.
factorsLive-passkeyRefused = Server tento přístupový klíč nepřijal. Zkuste to znovu.
factorsLive-appSince = Aplikace byla nastavena { $when }.
factorsLive-codesLeft =
    { $n ->
        [one] Zbývá { $n } kód pro obnovení.
        [few] Zbývají { $n } kódy pro obnovení.
        [many] Zbývá { $n } kódu pro obnovení.
       *[other] Zbývá { $n } kódů pro obnovení.
    }
factorsLive-wrongCode = Tento kód je nesprávný. Zkontrolujte hodiny v telefonu a zadejte kód, který se právě zobrazuje.
factorsLive-notConfirmed = To není správně. Zkuste to znovu.
factorsLive-done = Teď máte druhý faktor. Uschovejte kódy pro obnovení a pak pokračujte.
factorsLive-copied = Zkopírováno
factorsLive-copyFailed = Kopírování se nezdařilo. Vyberte text a zkopírujte ho.

## secondStep

secondStep-title = Ještě jeden krok
secondStep-passkey = Použít přístupový klíč
secondStep-code = Kód z aplikace nebo kód pro obnovení
secondStep-codeHint = Šest číslic, nebo šestnáct písmen a číslic.
secondStep-recoveryCode = Kód pro obnovení
secondStep-recoveryHint = Šestnáct písmen a číslic. Zobrazily se při přidání přístupového klíče.
secondStep-submit = Přihlásit se
secondStep-lost = Ztratili jste telefon i kódy pro obnovení? Správce tohoto serveru může vaše druhé faktory resetovat.
secondStep-again = Začít znovu

## secondStepLive

secondStepLive-noCode = Zadejte kód.
secondStepLive-wrongCode = Tento kód je nesprávný nebo už byl použit. Počkejte na další.
secondStepLive-passkeyCancelled = Žádný přístupový klíč nebyl použit. Zkuste to znovu, nebo použijte kód.
secondStepLive-passkeyRefused = Server tento přístupový klíč nepřijal. Zkuste to znovu, nebo použijte kód.
secondStepLive-limited =
    { $n ->
        [one] Příliš mnoho nesprávných kódů. Zkuste to znovu za { $n } sekundu.
        [few] Příliš mnoho nesprávných kódů. Zkuste to znovu za { $n } sekundy.
        [many] Příliš mnoho nesprávných kódů. Zkuste to znovu za { $n } sekundy.
       *[other] Příliš mnoho nesprávných kódů. Zkuste to znovu za { $n } sekund.
    }
secondStepLive-retry = Teď to můžete zkusit znovu.
secondStepLive-offline = Server neodpověděl. Zkontrolujte připojení a zkuste to znovu.
secondStepLive-failed = Něco se nepovedlo ({ $status }).

## tokens

tokens-may = Co smí
tokens-everything = Vše
tokens-create = Jen vytvářet odkazy
tokens-createRead = Vytvářet a číst odkazy
tokens-audit = Jen číst protokoly
tokens-ask = Žádat lidi o tajemství a otevírat jejich odpovědi
tokens-lasts = Jak dlouho funguje
tokens-always = Do odvolání
tokens-days30 = 30 dní
tokens-days90 = 90 dní
tokens-year = Jeden rok
tokens-networks = Jen z určitých sítí
tokens-networksLabel = Adresy nebo sítě
tokens-networksHint = Oddělte je čárkami. Je-li pole prázdné, token funguje všude.

## tokensLive

tokensLive-tokenMay = smí { $what }
tokensLive-tokenCreate = vytvářet
tokensLive-tokenRead = číst
tokensLive-tokenAudit = číst protokoly
tokensLive-tokenExpire = mazat
tokensLive-tokenAdmin = spravovat
tokensLive-tokenAsk = žádat o tajemství
tokensLive-tokenOpen = otevírat odpovědi
tokensLive-tokenFrom = jen ze sítí: { $networks }
tokensLive-tokenUntil = platnost skončí { $when }
tokensLive-tokenOver = platnost skončila { $when }
tokensLive-tokenUsedFrom = naposledy použit { $when } z { $address }
tokensLive-badNetworks = Zadejte adresy nebo sítě jako 192.0.2.0/24, nejvýše 50.

## oversightLive

oversightLive-auditor = auditor
oversightLive-makeAuditor = Jmenovat auditorem
oversightLive-makeAuditorQuestion = Jmenovat uživatele s účtem { $email } auditorem? Uvidí protokoly všech a žádná tajemství.
oversightLive-takeAuditor = Odebrat práva auditora
oversightLive-takeAuditorQuestion = Odebrat účtu { $email } práva auditora? Jeho relace a tokeny skončí.
oversightLive-log = Protokol
oversightLive-logNothing = Žádné záznamy.

## signIns

signIns-title = Poslední přihlášení
signIns-text = Kdo se přihlásil k vašemu účtu nebo se o to pokusil. Pokud některé přihlášení nepoznáváte, změňte si heslo.

## signInsLive

signInsLive-signedIn = Přihlášení
signInsLive-signInFailed = Neúspěšné přihlášení
signInsLive-byPassword = heslem
signInsLive-byLink = jednorázovým odkazem
signInsLive-bySetup = kódem nastavení
signInsLive-bySignUp = vytvořením účtu
signInsLive-byDirectory = přes adresářovou službu
signInsLive-byCompany = přes firemní přihlášení
signInsLive-byPasskey = přístupovým klíčem
signInsLive-secondFactor = s druhým faktorem
signInsLive-wrongPassword = nesprávné heslo
signInsLive-wrongCode = nesprávný kód nastavení
signInsLive-wrongLink = neplatný jednorázový odkaz
signInsLive-wrongCurrent = nesprávné současné heslo
signInsLive-wrongFactor = nesprávný druhý faktor
signInsLive-wrongPasskey = nesprávný přístupový klíč
signInsLive-deviceGuesses = příliš mnoho pokusů na známých zařízeních
signInsLive-unanswered = adresářová služba neodpověděla
signInsLive-asAdministrator = jako správce
signInsLive-times =
    { $n ->
        [one] { $n }krát
        [few] { $n }krát
        [many] { $n }krát
       *[other] { $n }krát
    }
signInsLive-noSignIns = Zatím není zaznamenáno žádné přihlášení.

## adminLog

adminLog-title = Protokol správců
adminLog-lead = Kdo se přihlásil a kdo změnil účty, tokeny, klíče a nastavení. Žádný záznam nelze nepozorovaně změnit ani smazat.
adminLog-person = E-mailová adresa
adminLog-personHint = Toho, kdo to udělal, nebo toho, koho se to týká.
adminLog-what = Co
adminLog-everything = Vše
adminLog-show = Zobrazit
adminLog-newer = Novější
adminLog-older = Starší

## adminLogLive

adminLogLive-signOut = Odhlášení
adminLogLive-leftOut = Více neúspěchů, než je uvedeno
adminLogLive-userAdded = Účet přidán
adminLogLive-userRemoved = Účet smazán
adminLogLive-userDisabled = Účet zakázán
adminLogLive-userEnabled = Účet povolen
adminLogLive-madeAdministrator = Jmenování správcem
adminLogLive-noAdministrator = Odebrání práv správce
adminLogLive-madeAuditor = Jmenování auditorem
adminLogLive-noAuditor = Odebrání práv auditora
adminLogLive-suspended = Vyloučení firemním přihlášením
adminLogLive-admitted = Opětovné vpuštění firemním přihlášením
adminLogLive-linked = Firemní přihlášení propojeno
adminLogLive-unlinked = Firemní přihlášení odpojeno
adminLogLive-vouched = Za adresu se zaručil správce
adminLogLive-joinedGroup = Zařazení do skupiny
adminLogLive-leftGroup = Odebrání ze skupiny
adminLogLive-factorAdded = Druhý faktor přidán
adminLogLive-factorRemoved = Druhý faktor smazán
adminLogLive-factorsReset = Druhé faktory resetovány
adminLogLive-codesMade = Kódy pro obnovení vytvořeny
adminLogLive-invited = Pozvánka odeslána
adminLogLive-accessEnded = Veškerý přístup ukončen
adminLogLive-linksExpired = Odkazy účtu smazány
adminLogLive-withdrawn = Pozvánka odvolána
adminLogLive-sessionEnded = Relace ukončena
adminLogLive-linkMade = Jednorázový odkaz vytvořen
adminLogLive-passwordSet = Heslo nastaveno
adminLogLive-tokenMade = Token API vytvořen
adminLogLive-tokenRemoved = Token API odvolán
adminLogLive-settingsChanged = Nastavení změněna
adminLogLive-rotationBegun = Výměna hlavního klíče zahájena
adminLogLive-rotationEnded = Výměna hlavního klíče dokončena
adminLogLive-exported = Protokoly exportovány
adminLogLive-backedUp = Záloha vytvořena
adminLogLive-restored = Záloha obnovena
adminLogLive-byWhom = kdo: { $name }
adminLogLive-commandLine = příkazový řádek
adminLogLive-server = server
adminLogLive-bySetupCode = kód nastavení
adminLogLive-bySigningUp = registrace
adminLogLive-byOneTimeLink = jednorázový odkaz
adminLogLive-directory = adresářová služba
adminLogLive-companySignIn = firemní přihlášení
adminLogLive-noEntries = Neodpovídá žádný záznam.
adminLogLive-showAll = Zobrazit vše

## ownLogLive

ownLogLive-byCode = potvrzeno kódem: { $address }
ownLogLive-when = { $date } ({ $relative })
ownLogLive-note = Poznámka
ownLogLive-logCount = { $from }–{ $to } z { $total }
ownLogLive-own-creation = vytvořen
ownLogLive-own-view = otevřen
ownLogLive-own-failed_view = neúspěšný pokus
ownLogLive-own-expire = smazán
ownLogLive-own-restored = smazání vráceno zpět
ownLogLive-own-failed_passphrase = nesprávná heslová fráze
ownLogLive-own-probable_program = pravděpodobně program
ownLogLive-own-code_sent = kód odeslán e-mailem
ownLogLive-own-code_queued = kód čeká na odeslání e-mailem
ownLogLive-own-code_failed = kód neodeslán e-mailem
ownLogLive-own-failed_code = nesprávný kód
ownLogLive-own-owner_view = otevřen vámi
ownLogLive-own-wrong_network = pokus z jiné sítě
ownLogLive-own-other_device = pokus na jiném zařízení
ownLogLive-own-alarm = nahlášeno: „Byl to někdo jiný“
ownLogLive-own-freeze = pozastaven vámi
ownLogLive-own-thaw = obnoven vámi
ownLogLive-own-changed = změněn vámi
ownLogLive-own-hold_asked = čeká na vaše povolení
ownLogLive-own-hold_released = povoleno vámi
ownLogLive-own-hold_refused = odmítnuto a pozastaveno vámi
ownLogLive-own-request_view = přečteno
ownLogLive-own-answer = zodpovězeno
ownLogLive-own-mail_returned = e-mail se vrátil
ownLogLive-own-creation_email_send = e-mail příjemcům vyžádán
ownLogLive-own-admin_view = otevřen správcem
ownLogLive-own-imported = přenesen sem z aplikace Password Pusher

## seenLogLive

seenLogLive-seen-creation = vytvořen
seenLogLive-seen-view = otevřen
seenLogLive-seen-failed_view = neúspěšný pokus
seenLogLive-seen-expire = smazán
seenLogLive-seen-restored = smazání vráceno zpět
seenLogLive-seen-failed_passphrase = nesprávná heslová fráze
seenLogLive-seen-probable_program = pravděpodobně program
seenLogLive-seen-code_sent = kód odeslán e-mailem
seenLogLive-seen-code_queued = kód čeká na odeslání e-mailem
seenLogLive-seen-code_failed = kód neodeslán e-mailem
seenLogLive-seen-failed_code = nesprávný kód
seenLogLive-seen-owner_view = otevřen vlastníkem
seenLogLive-seen-wrong_network = odmítnuto mimo povolené sítě
seenLogLive-seen-other_device = odmítnuto na jiném zařízení
seenLogLive-seen-alarm = nahlášeno příjemcem
seenLogLive-seen-freeze = pozastaven vlastníkem
seenLogLive-seen-thaw = obnoven vlastníkem
seenLogLive-seen-changed = změněn vlastníkem
seenLogLive-seen-hold_asked = čeká na vlastníka
seenLogLive-seen-hold_released = povoleno vlastníkem
seenLogLive-seen-hold_refused = odmítnuto vlastníkem
seenLogLive-seen-request_view = přečteno
seenLogLive-seen-answer = zodpovězeno
seenLogLive-seen-mail_returned = e-mail se vrátil
seenLogLive-seen-creation_email_send = e-mail příjemcům vyžádán
seenLogLive-seen-admin_view = otevřen správcem
seenLogLive-seen-imported = přenesen sem z aplikace Password Pusher

## eventNamesLive

eventNamesLive-push-created = Odkaz vytvořen
eventNamesLive-push-viewed = Odkaz otevřen
eventNamesLive-push-wrong_passphrase = Nesprávná heslová fráze
eventNamesLive-push-expired = Platnost odkazu skončila
eventNamesLive-push-alarm = Nahlášení příjemcem
eventNamesLive-push-hold_asked = Někdo čeká
eventNamesLive-push-code_failed = Kód neodeslán e-mailem
eventNamesLive-request-answered = Žádost zodpovězena
eventNamesLive-request-closed = Žádost uzavřena

## conditionWords

conditionWords-passphrases = heslové fráze
conditionWords-passwords = hesla
conditionWords-second_factors = druhé faktory
conditionWords-passkeys = přístupové klíče

## conditionSays

conditionSays-disk_full = Na disku s adresářem { $directory } je volno jen { $freeBytes }: pod hranicí { $floorBytes } se soubory odmítají.
conditionSays-disk_low = Na disku s adresářem { $directory } je volno { $freeBytes }, méně, než smějí zabrat soubory jednoho odkazu ({ $linkBytes }).
conditionSays-disk_no_inodes = Na disku s adresářem { $directory } došly inody. Vejde se na něj už jen tolik souborů: { $files }.
conditionSays-disk_error = Disk s adresářem { $directory } ohlásil chybu ({ $atMs }): { $reason }
conditionSays-database_damaged = Databáze je poškozená. Místa uvádí protokol.
conditionSays-database_trouble = Tento server teď nemůže zpracovávat požadavky: { $reason }
conditionSays-bucket_trouble = Soubory nelze ukládat ani otevírat: { $reason }
conditionSays-scanner_trouble = Antivirový skener soubory neposuzuje, každý se proto odmítá: { $reason }
conditionSays-sweep_failed = Obsah, jehož platnost skončila, se z disku nemaže: { $reason }
conditionSays-clock_jumped = Hodiny poskočily o více než den dopředu. Teď ukazují: { $nowMs }. Hodinu po tomto skoku se nic nenávratně nemaže.
conditionSays-backup_failed = Poslední záloha se nezdařila: { $reason }
conditionSays-backup_damaged = Poslední záloha, { $name }, obsahuje poškozená data. Počet poškozených míst: { $count }. { $reason }
conditionSays-backup_old = Poslední záloha vznikla: { $lastMs }.
conditionSays-certificate_ended = Platnost certifikátu { $file } skončila: { $untilMs }. Klienti ho odmítají.
conditionSays-certificate_ends = Certifikát { $file }, konec platnosti: { $untilMs }.
conditionSays-certificate_unusable = Certifikát na disku nelze použít: { $reason } Běžící server si ponechává dřívější.
conditionSays-certificate_not_obtained = Není k dispozici platný certifikát a klienti tento server odmítají: { $reason }
conditionSays-certificate_not_renewed = Certifikát se nepodařilo obnovit: { $reason }
conditionSays-client_secret_refused = Poskytovatel přihlášení nepřijímá oidc.client_secret: nikdo se tam nemůže přihlásit.
conditionSays-client_secret_ends = Tajný klíč v oidc.client_secret, konec platnosti: { $untilMs }. Potom se u poskytovatele nikdo nepřihlásí.
conditionSays-token_ends = Nedávno použitý token API „{ $name }“, vlastník { $owner }, konec platnosti: { $untilMs }.
conditionSays-administrator_new = Novým správcem je { $user }, od: { $sinceMs }; jmenování provedl: { $by }.
conditionSays-guessing = Někdo hádá ({ $guessed }): během hodiny bylo odmítnuto { $times } nebo více pokusů, protože jich bylo příliš mnoho.
conditionSays-codes_failed = Kódy pro příjemce nelze odeslat e-mailem: { $reason }
conditionSays-codes_wait = Čekající e-maily s kódy pro příjemce: { $count }. Některý příjemce nebo odesílatel dosáhl hodinového limitu. Poslední e-mail odejde: { $untilMs }.
conditionSays-deliveries_dead =
    { $n ->
        [one] { $n } událost se nepodařilo doručit a server její doručování vzdal.
        [few] { $n } události se nepodařilo doručit a server jejich doručování vzdal.
        [many] { $n } události se nepodařilo doručit a server jejich doručování vzdal.
       *[other] { $n } událostí se nepodařilo doručit a server jejich doručování vzdal.
    }
conditionSays-deliveries_late = Na doručení čeká událost, která nastala: { $sinceMs }.
conditionSays-nodes_differ = Uzly se liší: { $reason }
conditionSays-version_ready = Soubor nové verze je zde: { $file }.
conditionSays-disk_fine = Na disku s adresářem { $directory } je volno { $freeBytes } z { $totalBytes }.
conditionSays-certificate_fine = Certifikát { $file }, konec platnosti: { $untilMs }.
conditionSays-backup_none = Zatím nevznikla žádná záloha.
conditionSays-backup_fine = Poslední záloha vznikla: { $lastMs }.
conditionSays-backup_scheduled = Poslední záloha, { $name }, vznikla: { $lastMs }. Další je plánována na: { $nextMs }.
conditionSays-node_fine = Na uzlu { $node } běží verze { $version }.

## conditionMend

conditionMend-disk_full = Uvolněte na tomto disku místo, nebo ho zvětšete.
conditionMend-disk_low = Uvolněte na tomto disku místo, nebo ho zvětšete.
conditionMend-disk_no_inodes = Smažte malé soubory, které na tomto disku nechaly jiné programy.
conditionMend-disk_error = Vytvořte teď zálohu. Potom prověřte disk a jeho připojení. Více uvádí systémový protokol.
conditionMend-database_damaged = Obnovte data ze zálohy.
conditionMend-database_trouble = Prověřte databázi, jejího hostitele a cestu k ní.
conditionMend-bucket_trouble = Prověřte úložiště (bucket), jeho klíče a cestu k němu. Adresář, který uzly sdílejí, musí být připojen.
conditionMend-scanner_trouble = Spusťte clamd a dovolte uživateli tohoto serveru číst jeho soket. Více je v protokolu samotného clamd.
conditionMend-sweep_failed = Nikdo ho nemůže otevřít. Prověřte disk a protokol.
conditionMend-clock_jumped = Pokud jdou hodiny špatně, nastavte je během této hodiny správně. Pokud jdou správně, nedělejte nic: toto upozornění se objeví i po dlouhé odstávce nebo po obnově ze zálohy.
conditionMend-backup_failed = Odstraňte příčinu. Server to sám zkusí znovu.
conditionMend-backup_damaged = Prověřte disk a zjistěte, co je poškozeno. Dřívější nepoškozené zálohy zůstávají.
conditionMend-backup_old = Prověřte, co vaše zálohy vytváří, nebo zálohu vytvořte ručně.
conditionMend-certificate_ended = Nahraďte soubory certifikátu a jeho klíče. Server je sám načte znovu.
conditionMend-certificate_ends = Nahraďte soubory certifikátu a jeho klíče. Server je sám načte znovu.
conditionMend-certificate_unusable = Nahraďte soubory certifikátu a jeho klíče.
conditionMend-certificate_not_obtained = Server to sám zkusí znovu. Prověřte certifikační autoritu a cestu k ní.
conditionMend-certificate_not_renewed = Používaný certifikát má konec platnosti: { $untilMs }. Server to zkusí znovu. Prověřte certifikační autoritu a cestu k ní.
conditionMend-client_secret_refused = Vytvořte u poskytovatele nový tajný klíč a nastavte ho.
conditionMend-client_secret_ends = Vytvořte u poskytovatele nový tajný klíč, nastavte ho a do oidc.client_secret_until zadejte konec jeho platnosti.
conditionMend-token_ends = Jeho vlastník vytvoří nový a předá ho programu, který ho používá.
conditionMend-administrator_new = Pokud je to nečekané, právo odeberte a podívejte se do protokolu správců.
conditionMend-guessing = Adresy uvádí protokol. Zablokujte je ve firewallu.
conditionMend-codes_failed = Prověřte poštovní server a nastavení pošty. Příjemci, kterým kód nebyl odeslán, musí požádat o nový.
conditionMend-codes_wait = Pokud odesílatelé potřebují oslovit tolik příjemců, zvyšte mail.per_hour. Čí kódy čekají, uvádějí protokoly jejich odkazů.
conditionMend-deliveries_dead = Opravte příjemce zpráv a co nebylo doručeno, pak doručte znovu, nebo zahoďte.
conditionMend-deliveries_late = Prověřte poštovní server, webhook nebo sběrač. Který z nich selhává, uvádí protokol.
conditionMend-nodes_differ = Zajistěte, aby všechny uzly měly stejnou verzi, nastavení a čas.
conditionMend-version_ready = Ověřte ho a pak proveďte upgrade.
conditionMend-backup_none = Pokud tento server nezálohuje nic jiného, vytvořte zálohu.

## errorPage

errorPage-missing = Stránka nenalezena
errorPage-missingText = Na této adrese žádná stránka není.
errorPage-home = Přejít na úvodní stránku
errorPage-busy = Příliš mnoho požadavků
errorPage-busyText = Z vaší adresy přišlo příliš mnoho požadavků. Nic se neotevřelo. Chvíli počkejte a načtěte tuto stránku znovu.
errorPage-keySent = Tento odkaz už není tajný
errorPage-keySentText = Program po cestě, například poštovní filtr, napsal v tomto odkazu %23 místo #, a jeho klíč se tak odeslal na server. Nic se neotevřelo a nezapočítalo se žádné zobrazení, ale klíč už není tajný. Požádejte odesílatele o nový odkaz, poslaný jinou cestou.
errorPage-upgrading = Probíhá upgrade tohoto serveru
errorPage-upgradingText = Nic se neotevřelo a nic se neztratilo. Načtěte tuto stránku za minutu znovu.
errorPage-unavailable = Teď není k dispozici
errorPage-unavailableText = Server to teď nemůže udělat. Nic se neotevřelo a nic se neztratilo. Zkuste to za několik minut znovu.
errorPage-unconfirmed = Nepotvrzeno
errorPage-unconfirmedText = Server nemůže říct, zda se to provedlo. Zobrazení se mohlo započítat, i když se nic neukázalo. Zkuste to za několik minut znovu; pokud už tam tajemství nebude, požádejte odesílatele o nový odkaz.
errorPage-defect = Něco se nepovedlo
errorPage-defectText = To by se nemělo stávat. Sdělte provozovateli tohoto serveru, kdy k tomu došlo: podrobnosti jsou v protokolu.

## mailShared

mailShared-subject = { $sender } má pro vás něco
mailShared-lead = { $sender } s vámi sdílí něco důvěrného přes službu { $service }.
mailShared-link = Otevřít
mailShared-until = Konec platnosti odkazu: { $when }.
mailShared-views =
    { $n ->
        [one] Lze ho otevřít jednou.
        [few] Lze ho otevřít { $n }krát.
        [many] Lze ho otevřít { $n }krát.
       *[other] Lze ho otevřít { $n }krát.
    }
mailShared-notice = O odkaz požádejte odesílatele { $sender }: v tomto e-mailu není.
mailShared-stranger = Pokud adresu { $sender } neznáte, tento e-mail ignorujte.
mailShared-unverified = Nikdo neověřil, že adresa { $sender } patří odesílateli. Zeptejte se jejího vlastníka jinou cestou, zda e-mail opravdu poslal. Pokud to nejde, ignorujte ho.

## mailAsked

mailAsked-subject = { $sender } vás o něco žádá
mailAsked-lead = { $sender } vás žádá o něco důvěrného, co pošlete přes službu { $service }.
mailAsked-link = Odpovědět
mailAsked-until = Odpovědět můžete do tohoto okamžiku: { $when }. Účet nepotřebujete.

## mailNeeds

mailNeeds-name = Odesílatel uvádí jméno „{ $name }“.
mailNeeds-shared = Než to otevřete:
mailNeeds-asked = Než odpovíte:
mailNeeds-from = Otevřít to lze až od: { $when }.
mailNeeds-passphrase = Potřebujete heslovou frázi. { $sender } vám ji sdělí jinou cestou.
mailNeeds-code = Potřebujete kód. Stránka ho na vyžádání pošle e-mailem na adresu { $address }.
mailNeeds-proof = Otevřít to mohou jen určití lidé. Stránka vás požádá o důkaz, že k nim patříte.
mailNeeds-release = { $sender } vám musí povolit otevření. Otevřete odkaz a nechte stránku do té doby otevřenou.
mailNeeds-lock = Znovu to může otevřít jen zařízení a prohlížeč, které to otevřou první. Otevřete to tam, kde to potřebujete.
mailNeeds-letters = Stránka ukáže tři písmena. Opište je, aby věděla, že nejste program.

## mailOpened

mailOpened-subject = Otevřeno: { $name }
mailOpened-unnamed = Váš odkaz ({ $date })
mailOpened-lead = Váš odkaz byl otevřen: { $when }.
mailOpened-left =
    { $n ->
        [one] Lze ho otevřít ještě jednou.
        [few] Lze ho otevřít ještě { $n }krát.
        [many] Lze ho otevřít ještě { $n }krát.
       *[other] Lze ho otevřít ještě { $n }krát.
    }
mailOpened-last = To bylo poslední zobrazení: tajemství je nenávratně vymazáno.
mailOpened-link = Moje odkazy
mailOpened-why = Tento e-mail dostáváte, protože je u odkazu zapnuto oznámení o otevření.

## mailAnswered

mailAnswered-subject = Zodpovězeno: { $name }
mailAnswered-unnamed = Vaše žádost ({ $date })
mailAnswered-lead = Vaše žádost byla zodpovězena: { $when }.
mailAnswered-keep = V tomto e-mailu odpověď není. Chcete-li ji otevřít, přihlaste se.
mailAnswered-link = Žádosti
mailAnswered-why = Tento e-mail dostáváte, protože je u žádosti zapnut e-mail o každé odpovědi.

## mailCode

mailCode-subject = Váš kód ze služby { $service }
mailCode-lead = Někdo s vámi sdílí něco důvěrného přes službu { $service }. Chcete-li to otevřít, zadejte tento kód na stránce, která si ho vyžádala:
mailCode-leadNamed = { $sender } s vámi sdílí něco důvěrného přes službu { $service }. Chcete-li to otevřít, zadejte tento kód na stránce, která si ho vyžádala:
mailCode-asks = Někdo vás žádá o něco důvěrného, co pošlete přes službu { $service }. Chcete-li si žádost přečíst a odpovědět na ni, zadejte tento kód na stránce, která si ho vyžádala:
mailCode-asksNamed = { $sender } vás žádá o něco důvěrného, co pošlete přes službu { $service }. Chcete-li si žádost přečíst a odpovědět na ni, zadejte tento kód na stránce, která si ho vyžádala:
mailCode-until =
    { $n ->
        [one] Kód funguje jednou, po dobu { $n } minuty a jen v prohlížeči, který si ho vyžádal.
        [few] Kód funguje jednou, po dobu { $n } minut a jen v prohlížeči, který si ho vyžádal.
        [many] Kód funguje jednou, po dobu { $n } minuty a jen v prohlížeči, který si ho vyžádal.
       *[other] Kód funguje jednou, po dobu { $n } minut a jen v prohlížeči, který si ho vyžádal.
    }
mailCode-ignore = Pokud tento kód nebyl vyžádán vámi, e-mail ignorujte a kód nikomu nedávejte.

## mailInvited

mailInvited-subject = Váš účet ve službě { $service }
mailInvited-lead = Máte teď účet ve službě { $service }: { $email }.
mailInvited-link = Zvolit heslo
mailInvited-once = Odkaz funguje jednou, konec platnosti: { $when }.

## mailReset

mailReset-subject = Zvolte nové heslo pro službu { $service }
mailReset-lead = Správce služby { $service } vám umožňuje zvolit nové heslo k účtu { $email }.
mailReset-link = Zvolit heslo
mailReset-once = Odkaz funguje jednou, konec platnosti: { $when }.

## mailNotice

mailNotice-subject = Váš účet ve službě { $service }
mailNotice-password = Heslo účtu { $email } bylo změněno: { $when }.
mailNotice-factorAdded = K účtu { $email } byl přidán druhý faktor: { $when }.
mailNotice-factorRemoved = Druhý faktor účtu { $email } byl smazán: { $when }.
mailNotice-factorsReset = Správce smazal všechny druhé faktory účtu { $email }: { $when }.
mailNotice-recoveryCodes = Pro účet { $email } byly vytvořeny nové kódy pro obnovení: { $when }. Dřívější už nefungují.
mailNotice-recoveryCode = Kód pro obnovení účtu { $email } byl použit: { $when }. Znovu ho použít nelze.
mailNotice-devices = Z prohlížečů, které se už dříve přihlásily, přišlo příliš mnoho nesprávných hesel nebo kódů k účtu { $email }: { $when }. Někdo možná má některé z vašich zařízení.
mailNotice-from = Přišlo to z adresy { $address }.
mailNotice-stranger = Pokud je to nečekané, změňte si heslo ve službě { $service } a sdělte to jejímu správci.

## mailConditions

mailConditions-one = { $service }: { $says }
mailConditions-many =
    { $n ->
        [one] { $service }: { $n } záležitost pro správce
        [few] { $service }: { $n } záležitosti pro správce
        [many] { $service }: { $n } záležitosti pro správce
       *[other] { $service }: { $n } záležitostí pro správce
    }
mailConditions-link = Stav serveru
mailConditions-why = Tento e-mail dostáváte, protože vás uvádí notices.mail. Přijde jednou a znovu po sedmi dnech, pokud se nic nezmění. Příkazy spouštějte na hostitelském počítači serveru, se sudo a s --config tohoto serveru.

## mailTest

mailTest-subject = Test služby { $service }
mailTest-lead = E-maily ze služby { $service } se doručují.
mailTest-link = { $service }

## opener

opener-title = Otevřít zapečetěný odkaz
opener-lead = Tato stránka je váš vlastní soubor: otevírá odkazy zapečetěné koncovým šifrováním a žádný server ji nemůže změnit. Server odkazu žádá o zapečetěné tajemství a o nic jiného.
opener-link = Odkaz i s částí za #
opener-passphraseHint = Jen pokud ji máte od odesílatele.
opener-open = Otevřít
opener-notLink = Toto není odkaz na tajemství. Zkopírujte celý odkaz, od https:// až do konce.
opener-unreachable = Žádná odpověď, kterou tato stránka smí číst. Server není dostupný, nebo tento odkaz dovoluje otevřít jen vlastní stránce: tajemství možná není zapečetěné nebo je omezené na určité sítě. Nic se neotevřelo.
opener-incomplete = Odpověď nedorazila celá. Mohla se započítat jako zobrazení.
opener-notSealed = To, co server poslal, není zapečetěné, takže to není to, co odesílatel pro tento odkaz zapečetil. Nic z toho se nezobrazí.
opener-wrong = Heslová fráze je nesprávná nebo chybí. Nezapočítalo se žádné zobrazení.
opener-refused = Server to teď nevydá. Nezapočítalo se žádné zobrazení.
opener-held = Odesílatel vám musí povolit otevření. Sdělte mu tato slova: { $words }
opener-heldWordless = Odesílatel vám musí povolit otevření.
opener-otherPassphrase = S touto heslovou frází se to neotevře. Zkuste to znovu: zapečetěné tajemství je zde a další zobrazení se nezapočítá. Pokud vám odesílatel heslovou frázi nedal, nechte pole prázdné.
opener-go = Otevřít adresu na serveru { $host }
opener-saved = Uloženo

## languages

languages-title = Zvolte jazyk
languages-search = Najít jazyk
languages-searchHint = Vlastní název jazyka, jeho anglický název nebo kód, například pt-BR.
languages-find = Hledat
languages-none = Neodpovídá žádný jazyk.
languages-all = Všechny jazyky
languages-browser = Jazyk prohlížeče
languages-back = Zpět na stránku
languages-counts = Texty v ostatních jazycích jsou překlady. Pokud se liší od angličtiny, platí anglické znění. Najdete-li chybné slovo, řekněte to správcům tohoto serveru.
languages-recipient = Jazyk pro příjemce
languages-recipientHint = Pro stránku odkazu a e-mail o něm. Příjemci, kteří si jazyk zvolili, mají dál svůj.
languages-recipientOwn = Podle prohlížeče příjemce
languages-answerer = Jazyk pro toho, kdo odpoví
languages-answererHint = Pro stránku žádosti. Lidé, kteří si jazyk zvolili, mají dál svůj.

## languagesLive

languagesLive-found =
    { $n ->
        [one] { $n } jazyk
        [few] { $n } jazyky
        [many] { $n } jazyka
       *[other] { $n } jazyků
    }
languagesLive-recipientLanguage = Jazyk pro příjemce
