// The texts of presets in French.

export const frPresets = {
  presets: {
    presets: "Modèles",
    keep: "Garder comme modèle…",
    title: "Vos modèles",
    text: "Les conditions que vous avez gardées pour de nouveaux liens. Elles figurent au-dessus du formulaire.",
  },
  presetsLive: {
    presets: "Modèles",
    keepTitle: "Garder comme modèle",
    name: "Nom",
    save: "Enregistrer",
    cancel: "Annuler",
    badName: "Choisissez un autre nom : une ligne de 40 caractères au plus. Vous pouvez garder 20 modèles.",
    badTerms: "Ce serveur n’accepte pas l’une de ces conditions.",
    taken: "Vous avez déjà un modèle de ce nom.",
    offline: "Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.",
    failed: "Une erreur est survenue ({status}). Rien n’a été modifié.",
  },
  ownPresetsLive: {
    views: { one: "{n} vue", other: "{n} vues" },
    rename: "Renommer",
    renameOf: "Renommer « {name} »",
    remove: "Retirer",
    removeOf: "Retirer « {name} »",
    removeQuestion: "Retirer le modèle « {name} » ? Les liens déjà créés restent tels quels.",
  },
} as const;
