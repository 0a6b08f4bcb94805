// Waits for held pushes as JSON, for the waiting recipient and for the owner.

import { iso } from "../../base/clock.ts";
import { type Static, Type as t } from "@sinclair/typebox";

import { exampleOf, type Examples, plain } from "../../http/contract/openapi.ts";
import type { HoldStatus } from "./watch.ts";
import type { Wait } from "./releases.ts";

const EXAMPLE = { id: "Vq7hTn2wXc5bLr9pZk4mJd8s", words: "copper lantern seven" };

const time = (description: string, example: string) =>
  t.String({ format: "date-time", description, examples: [example] });
const ID = t.String({ pattern: "^[0-9A-Za-z]{24}$", description: "The id of the wait.", examples: [EXAMPLE.id] });
const WORDS = t.String({
  description: "Three words that recipient and owner compare, for example on the phone.",
  examples: [EXAMPLE.words],
});
const EXPIRES_AT = time(
  "When the wait ends. Once released, the wait opens the push until then.",
  "2026-01-01T09:45:00.000Z",
);
const STATE = t.Union(
  (["waiting", "released", "refused", "used", "expired"] as const).map((state) => t.Literal(state)),
  { description: "One retrieval uses up a released wait.", examples: ["waiting"] },
);

/** The answer to a retrieval that must wait. */
const HeldPush = t.Object(
  {
    error: t.String({
      examples: ["The owner of this push must release it to you: tell them these three words, and wait."],
    }),
    code: t.Literal("held"),
    hold: t.Optional(t.Object({ id: ID, words: WORDS, expires_at: EXPIRES_AT })),
  },
  { title: "HeldPush" },
);

export const Hold = t.Object(
  {
    id: ID,
    words: WORDS,
    ip: t.String({ description: "The waiting person's address.", examples: ["192.0.2.7"] }),
    user_agent: t.String({ description: "The User-Agent of the client, or empty.", examples: ["curl/8.14.1"] }),
    asked_at: time("When the wait began.", "2026-01-01T09:30:00.000Z"),
    expires_at: EXPIRES_AT,
    state: STATE,
  },
  { title: "Hold", additionalProperties: false },
);

/** Examples of the refusals to retrieve a held push. */
export const refusals = (): Examples => ({
  held: { summary: "The caller must wait for the owner", value: exampleOf(plain(HeldPush)) },
  refused: {
    summary: "The owner has refused",
    value: { error: "The owner of this push has refused to release it to you.", code: "refused-release" },
  },
});

export const toWait = (wait: Wait): Static<typeof Hold> => ({
  id: wait.id,
  words: wait.words,
  ip: wait.ip,
  user_agent: wait.userAgent,
  asked_at: iso(wait.askedAtMs),
  expires_at: iso(wait.expiresAtMs),
  state: wait.state,
});

/** The state of a wait, for the waiting recipient. */
export const toStatusJson = ({ state, words, expiresAtMs }: HoldStatus) => ({
  state,
  words,
  expires_at: iso(expiresAtMs),
});
