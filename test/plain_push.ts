// The fields of a stored push that most tests of the store do not care about. A new field of a push needs a
// value here, and then those tests go on as they are.

import type { NewPush } from "../src/model/push.ts";

export const PLAIN_PUSH = {
  kind: "text",
  retrievalStep: true,
  covered: false,
  deletableByViewer: true,
  fileCount: 0,
  guard: null,
  traits: {},
} as const satisfies Partial<NewPush>;
