// The page of a push that is addressed to somebody, for whoever has not proved to be one of them. It tells nothing of the push.

import type { NotAddressed } from "../../domain/addressees.ts";
import type { Addressee } from "../../model/addressee.ts";
import type { SignedInUser } from "../browser_sessions.ts";
import { textsFor } from "./language.ts";
import type { Layout } from "./layout.ts";

export function addressedPage(
  layout: Layout,
  request: Request,
  person: SignedInUser | null,
  about: { urlToken: string; label: string | null; refusal: NotAddressed; recognised: Addressee | null },
): Promise<Response> {
  const { company: texts } = textsFor(request);
  const { urlToken, label, refusal, recognised } = about;
  const labelled = (text: string): string => text.replaceAll("{label}", () => label ?? "");
  const address = recognised?.email ?? person?.user.email ?? "";
  return layout.render(request, person, {
    template: "addressed",
    title: refusal.isSomebodyElse ? texts.otherTitle : texts.addressedTitle,
    status: refusal.isSomebodyElse ? 403 : 401,
    forRecipients: true,
    form: true,
    values: {
      text: labelled(refusal.isSomebodyElse ? texts.otherText : texts.addressedText).replaceAll(
        "{address}",
        () => address,
      ),
      button: label === null ? null : labelled(texts.signIn),
      goal: `push ${urlToken}`,
    },
  });
}
