// The texts and options of the dialog for signing in again in the middle of a task. They are part of no page: the script
// requests them only when needed.

import type { Standing } from "../../../static/standing.ts";
import { SESSION_USER_HEADER, type SignedInUser } from "../sessions/browser_sessions.ts";
import { companyValues } from "./company.ts";
import { textsFor } from "./language.ts";
import { takesPassword, type WaysIn } from "./ways_in.ts";

/** @param found the signed-in user, who may differ from the user of the page */
export function standingOf(
  request: Request,
  found: SignedInUser | null,
  ways: WaysIn,
): Standing | Pick<Standing, "state"> {
  const state = stateOf(request.headers.get(SESSION_USER_HEADER), found);
  if (state === "in") return { state };
  const { signIn, signInAgainLive } = textsFor(request);
  return {
    state,
    email: found?.user.email ?? null,
    texts: signInAgainLive,
    takesPassword: takesPassword("signIn", ways),
    nameLabel: ways.directory ? signIn.name : null,
    takesPasskey: ways.local !== "off",
    company: companyValues(request, "signIn", { label: ways.provider, refused: null }).company as string | null,
  };
}

function stateOf(shownTo: string | null, found: SignedInUser | null): Standing["state"] {
  if (found === null) return "out";
  if (String(found.user.id) !== shownTo) return "other";
  return found.limited ? "limited" : "in";
}
