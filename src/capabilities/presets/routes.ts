// GET /api/v2/presets for pages and programs; /account/presets for a signed-in user's own presets. The client that makes a push
// chooses the preset, and sends its terms as fields of the push.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { type RoleRules, whoIs } from "../../domain/callers/caller.ts";
import { type OfferedPreset, PASSPHRASES, type Preset, termsIn } from "../../model/preset.ts";
import { isObject } from "../../http/bodies/body.ts";
import { reference } from "../../http/contract/openapi.ts";
import { languageFor } from "../../http/language.ts";
import { Acts } from "../../http/pages/acts.ts";
import { textsFor } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";
import type { PartOptions } from "../../http/pages/part.ts";
import { ACCOUNT_PATH } from "../../http/pages/user_pages.ts";
import { contextOf } from "../../http/request_context.ts";
import { identity } from "../../http/sessions/identity.ts";
import { SameOriginRequests } from "../../http/sessions/same_origin.ts";
import type { Presets } from "./presets.ts";

const unparsed = { parse: "none", detail: { hide: true } } as const;

const OfferedSchema = t.Object(
  {
    name: t.String({ description: "The name by which to choose the preset.", examples: ["client"] }),
    label: t.String({ description: "The name of the preset on pages.", examples: ["Password for a client"] }),
    own: t.Boolean({ description: "Whether it is the caller's own; otherwise, it is the operator's." }),
    terms: t.Unsafe({
      type: "object",
      description: "Fields of a new push, by their names.",
      examples: [{ expire_after_duration: 6, expire_after_views: 1 }],
    }),
    passphrase: t.Optional(
      t.String({
        description: "Whether the sender must set a passphrase, or one is generated.",
        enum: [...PASSPHRASES],
      }),
    ),
  },
  { title: "Preset" },
);

export const presetRoutes = (presets: Presets, rules: RoleRules, options: PartOptions, layout: Layout) => {
  const acts = new Acts(layout);
  const sameOrigin = new SameOriginRequests(options);

  return new Elysia({ name: "presets" })
    .use(
      new Elysia({ name: "presets of the caller" }).use(identity(options)).get(
        "/api/v2/presets",
        async ({ request, caller }): Promise<OfferedPreset[]> =>
          presets.offeredToCaller(caller, languageFor(request), await rules.of(caller)),
        reference({
          tag: "Pushes",
          summary: "List presets",
          id: "listPresets",
          needs: ["create"],
          description:
            "Named sets of terms: those that the operator offers the caller, then the caller's own. To use one, send its `terms` as fields of the new push. Password Pusher has no presets.",
          answers: { 200: ["The presets.", t.Array(OfferedSchema)] },
          errors: [401],
        }),
      ),
    )
    .use(
      new Elysia({ name: "presets of an account" })
        .resolve(async ({ request }) => ({ signedIn: await sameOrigin.admitSignedIn(request) }))
        // The error messages for a person who saves the terms of a new push.
        .get("/account/presets/words", ({ request }) => textsFor(request).presetsLive, { detail: { hide: true } })
        .post(
          "/account/presets",
          async ({ request, signedIn }) => {
            const { user, form } = await signedIn.readForm();
            const preset = presetIn(form.texts("name").name, form.json("terms"), form.optionalText("passphrase"));
            const kept = await presets.keep(user.id, preset, await rules.of(whoIs(user)));
            contextOf(request).status = 201;
            return { ...kept, label: kept.name, own: true };
          },
          unparsed,
        )
        .post(
          "/account/presets/rename",
          ({ request, signedIn }) =>
            acts.answer(request, signedIn, ACCOUNT_PATH, async ({ user, form }) => {
              const { name, to } = form.texts("name", "to");
              return { name: await presets.rename(user.id, name, to) };
            }),
          unparsed,
        )
        .post(
          "/account/presets/remove",
          ({ request, signedIn }) =>
            acts.answer(request, signedIn, ACCOUNT_PATH, async ({ user, form }) => {
              await presets.remove(user.id, form.texts("name").name);
              return {};
            }),
          unparsed,
        ),
    );
};

function presetIn(name: string, terms: unknown, passphrase: string | null): Preset {
  const known = PASSPHRASES.find((one) => one === passphrase);
  if (!isObject(terms)) throw new AppError("malformed", "The field terms must be an object.");
  if (passphrase !== null && !known)
    throw new AppError("malformed", `The field passphrase must be ${PASSPHRASES.join(" or ")}.`);
  return { name, terms: termsIn(terms), ...(known && { passphrase: known }) };
}
