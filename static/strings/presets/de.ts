// The texts of presets in German.

export const dePresets = {
  presets: {
    presets: "Vorlagen",
    keep: "Als Vorlage behalten …",
    title: "Ihre Vorlagen",
    text: "Bedingungen, die Sie für neue Links behalten haben. Sie stehen über dem Formular.",
  },
  presetsLive: {
    presets: "Vorlagen",
    keepTitle: "Als Vorlage behalten",
    name: "Name",
    save: "Speichern",
    cancel: "Abbrechen",
    badName: "Wählen Sie einen anderen Namen: eine Zeile mit höchstens 40 Zeichen. Sie können 20 Vorlagen behalten.",
    badTerms: "Dieser Server nimmt eine dieser Bedingungen nicht an.",
    taken: "Sie haben schon eine Vorlage mit diesem Namen.",
    offline: "Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
    failed: "Etwas ist schiefgegangen ({status}). Nichts wurde geändert.",
  },
  ownPresetsLive: {
    views: { one: "{n} Aufruf", other: "{n} Aufrufe" },
    rename: "Umbenennen",
    renameOf: "„{name}“ umbenennen",
    remove: "Entfernen",
    removeOf: "„{name}“ entfernen",
    removeQuestion: "Die Vorlage „{name}“ entfernen? Links, die damit entstanden sind, bleiben, wie sie sind.",
  },
} as const;
