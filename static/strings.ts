// What the texts of a language are: groups of texts by their keys. static/texts/en.ftl says which there are, and static/texts.ts reads
// them.

import type { Groups } from "./texts/groups.ts";

/** A text in the forms that a number takes in a language. */
export type Forms = { readonly [rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

type Keys<Listed extends string, Found extends string = never> = Listed extends `${infer Key} ${infer Others}`
  ? Keys<Others, Found | Key>
  : Found | Listed;

/** Every text that English has. */
export type Strings = {
  readonly [Group in keyof Groups]: {
    readonly [Key in Keys<Groups[Group]> as Key extends `${infer Counted}#` ? Counted : Key]: Key extends `${string}#`
      ? Forms
      : string;
  };
};
