// For administrators: who was invited and has not come yet.

import { actionButton, failed, problem, sendsMail, status, texts } from "./admin_shared.ts";
import { type HandedOver, handOver } from "./admin_one_time_links.ts";
import { any, askText, complain, make, refill, relativeWords, request, say, textsOf, waitOn } from "./dom.ts";

interface Invitation {
  id: number;
  email: string;
  admin: boolean;
  auditor: boolean;
  expires_at: string;
  expired: boolean;
}

const oversight = textsOf("oversightLive");
const SHOWN_AT_FIRST = 10;

/** @param changed shows the lists anew */
export async function invitationsShown(changed: () => Promise<void>): Promise<void> {
  const list = any("invitations");
  const answer = await waitOn(list, request<Invitation[]>("GET", "/admin/data/invitations"));
  if (failed(answer)) return;
  any("invited").hidden = answer.body.length === 0;
  const lines = answer.body.map((one) => invitationLine(one, changed));
  const rest = lines.splice(SHOWN_AT_FIRST);
  const all = actionButton(say(texts.allInvitations, { n: answer.body.length }), () =>
    all.parentElement?.replaceWith(...rest),
  );
  refill(list, rest.length > 0 ? [...lines, make("li", null, all)] : lines);
}

function invitationLine(
  { id, email, admin, auditor, expires_at, expired }: Invitation,
  changed: () => Promise<void>,
): HTMLElement {
  const wrong = make("p", { className: "problem", hidden: true });
  wrong.setAttribute("role", "alert");
  const role = admin ? "admin" : auditor ? "auditor" : "user";
  const again = (label: string, mail: boolean): HTMLButtonElement =>
    actionButton(label, async () => {
      const sent = request<HandedOver>("POST", "/admin/data/users", { email, role, mail });
      const answer = await waitOn(any("invitations"), sent);
      // Whoever has come meanwhile is a user now.
      if (answer.status !== 409 && failed(answer, { box: wrong })) return;
      await changed();
      if (!answer.ok) complain(problem, texts.taken);
      else handOver(answer.body, email, problem);
    });
  const withdraw = actionButton(
    texts.withdraw,
    async () => {
      if (!(await askText(say(texts.withdrawQuestion, { email }), texts.withdraw))) return;
      const answer = await waitOn(any("invitations"), request("DELETE", `/admin/data/invitations/${id}`));
      // Whoever has come meanwhile is a user now, as the list shows.
      if (answer.status !== 404 && failed(answer, { box: wrong })) return;
      await changed();
      if (answer.ok) status.textContent = say(texts.withdrawn, { email });
    },
    true,
  );
  const row = make("div", { className: "row" }, again(texts.newLink, false));
  if (sendsMail) row.append(again(texts.mailLink, true));
  row.append(withdraw);
  for (const one of row.children) one.setAttribute("aria-label", `${one.textContent}: ${email}`);
  const until = say(expired ? texts.invitationOver : texts.invitationUntil, { when: relativeWords(expires_at) });
  const head = make("div", { className: "head" }, make("bdi", { className: "name" }, email));
  const words = admin ? texts.administrator : auditor ? oversight.auditor : null;
  const meta = make("span", { className: "meta" }, words === null ? until : `${words} · ${until}`);
  return make("li", null, head, meta, row, wrong);
}
