// The texts of presets in English.

export const enPresets = {
  presets: {
    presets: "Presets",
    keep: "Keep these terms as …",
    title: "Your presets",
    text: "Terms that you kept for new links. They stand above the form.",
  },
  presetsLive: {
    presets: "Presets",
    keepTitle: "Keep these terms",
    name: "Name",
    save: "Save",
    cancel: "Cancel",
    badName: "Choose another name: one line of at most 40 characters. You can keep 20 presets.",
    badTerms: "This server does not accept one of these terms.",
    taken: "You have a preset of this name already.",
    offline: "The server did not answer. Check your connection and try again.",
    failed: "Something went wrong ({status}). Nothing was changed.",
  },
  ownPresetsLive: {
    views: { one: "{n} view", other: "{n} views" },
    rename: "Rename",
    renameOf: "Rename “{name}”",
    remove: "Remove",
    removeOf: "Remove “{name}”",
    removeQuestion: "Remove the preset “{name}”? Links made with it stay as they are.",
  },
} as const;
