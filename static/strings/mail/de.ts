// Mail in German.

import type { MailTexts } from "./en.ts";

export const deMail: MailTexts = {
  shared: {
    subject: "{sender} hat etwas für Sie",
    lead: "{sender} teilt über {service} etwas Vertrauliches mit Ihnen.",
    link: "Öffnen",
    until: "Der Link gilt bis {when}.",
    views: { one: "Er lässt sich einmal öffnen.", other: "Er lässt sich {n}-mal öffnen." },
    notice: "Bitten Sie {sender} um den Link: Diese E-Mail enthält ihn nicht.",
    stranger: "Wenn Sie {sender} nicht kennen, ignorieren Sie diese E-Mail.",
    unverified:
      "Niemand hat geprüft, ob die Adresse {sender} dem Absender gehört. Fragen Sie {sender} auf anderem Weg, ob diese E-Mail von dort kommt. Wenn Sie das nicht können, ignorieren Sie sie.",
  },
  asked: {
    subject: "{sender} bittet Sie um etwas",
    lead: "{sender} bittet Sie um etwas Vertrauliches, zu senden über {service}.",
    link: "Antworten",
    until: "Sie können bis {when} antworten. Sie brauchen kein Konto.",
  },
  needs: {
    name: "Als Namen gibt der Absender „{name}“ an.",
    shared: "Bevor Sie öffnen:",
    asked: "Bevor Sie antworten:",
    from: "Öffnen lässt es sich erst ab {when}.",
    passphrase: "Sie brauchen eine Passphrase. {sender} nennt sie Ihnen auf anderem Weg.",
    code: "Sie brauchen einen Code. Die Seite schickt ihn an {address}, wenn Sie ihn dort anfordern.",
    proof: "Nur bestimmte Personen können es öffnen. Die Seite lässt Sie nachweisen, dass Sie dazugehören.",
    release: "{sender} muss es für Sie freigeben. Öffnen Sie den Link, und lassen Sie die Seite bis dahin offen.",
    lock: "Nur das Gerät und der Browser, die es zuerst öffnen, können es wieder öffnen. Öffnen Sie es dort, wo Sie es brauchen.",
    letters: "Die Seite zeigt drei Buchstaben. Tippen Sie sie ab, damit sie weiß, dass Sie kein Programm sind.",
  },
  opened: {
    subject: "Geöffnet: {name}",
    unnamed: "Ihr Link vom {date}",
    lead: "{name} wurde geöffnet: {when}.",
    left: { one: "Noch einmal Öffnen ist möglich.", other: "Noch {n}-mal Öffnen ist möglich." },
    last: "Das war der letzte Aufruf: Das Geheimnis ist gelöscht.",
    link: "Meine Links",
    why: "Sie erhalten diese E-Mail, weil Sie beim Öffnen benachrichtigt werden wollten.",
  },
  answered: {
    subject: "Beantwortet: {name}",
    unnamed: "Ihre Anfrage vom {date}",
    lead: "{name} wurde beantwortet: {when}.",
    keep: "Diese E-Mail enthält die Antwort nicht. Melden Sie sich an, um sie zu öffnen.",
    link: "Meine Anfragen",
    why: "Sie erhalten diese E-Mail, weil Sie bei jeder Antwort benachrichtigt werden wollten.",
  },
  code: {
    subject: "Ihr Code von {service}",
    lead: "Jemand teilt über {service} etwas Vertrauliches mit Ihnen. Geben Sie zum Öffnen diesen Code auf der Seite ein, die danach fragt:",
    leadNamed:
      "{sender} teilt über {service} etwas Vertrauliches mit Ihnen. Geben Sie zum Öffnen diesen Code auf der Seite ein, die danach fragt:",
    until: "Der Code gilt einmal, {minutes} Minuten lang und nur in dem Browser, in dem er angefordert wurde.",
    ignore: "Falls Sie keinen Code angefordert haben, ignorieren Sie diese Mail, und geben Sie den Code niemandem.",
  },
  invited: {
    subject: "Ihr Konto bei {service}",
    lead: "Sie haben jetzt ein Konto bei {service}: {email}.",
    link: "Passwort wählen",
    once: "Der Link gilt einmal, bis {when}.",
  },
  reset: {
    subject: "Ein neues Passwort für {service}",
    lead: "Die Administration von {service} lässt Sie ein neues Passwort für {email} wählen.",
    link: "Passwort wählen",
    once: "Der Link gilt einmal, bis {when}.",
  },
  notice: {
    subject: "Ihr Konto bei {service}",
    password: "Das Passwort von {email} wurde geändert: {when}.",
    factorAdded: "Zu {email} kam ein zweiter Faktor hinzu: {when}.",
    factorRemoved: "Ein zweiter Faktor von {email} wurde entfernt: {when}.",
    factorsReset: "Die Administration hat alle zweiten Faktoren von {email} entfernt: {when}.",
    recoveryCodes: "Für {email} gibt es neue Wiederherstellungscodes: {when}. Die bisherigen gelten nicht mehr.",
    recoveryCode: "Ein Wiederherstellungscode von {email} wurde benutzt: {when}. Er gilt kein zweites Mal.",
    devices:
      "Zu viele falsche Passwörter oder Codes für {email} kamen von Browsern, in denen Sie schon angemeldet waren: {when}. Vielleicht hat jemand eines Ihrer Geräte.",
    from: "Das kam von der Adresse {address}.",
    stranger:
      "Wenn Sie davon nichts wissen, ändern Sie Ihr Passwort bei {service}, und sagen Sie es der Administration.",
  },
  conditions: {
    one: "{service}: {says}",
    many: "{service}: {n} Dinge für den Administrator",
    link: "Zustand des Servers",
    why: "Sie bekommen diese E-Mail, weil notices.mail Sie nennt. Sie kommt einmal, und nach sieben Tagen wieder, wenn sich nichts geändert hat. Befehle laufen auf dem Rechner des Servers, mit sudo und dessen --config.",
  },
  test: {
    subject: "Test von {service}",
    lead: "E-Mails von {service} kommen an.",
    link: "{service}",
  },
};
