// For administrators: a user in words, and what can be done with them, as buttons: in the menu of the list and on the user's
// own page. Whatever gives somebody more rights asks first, with the name.

import { endButton } from "./offboarding.ts";
import { type HandedOver, handOver } from "./one_time_links.ts";
import { actionButton, failed, me, type Place, sendsMail, status, texts } from "../shared/list_parts.ts";
import { type Answer, askText, complain, relativeWords, request, say, textsOf, waitOn } from "../shared/dom.ts";

export interface User {
  id: number;
  email: string;
  admin: boolean;
  auditor: boolean;
  disabled: boolean;
  state: "disabled" | "suspended" | "invited" | "active";
  second_factors: boolean;
  created_at: string;
  /** When the link of the invitation stops working; null if there is none. */
  link_expires_at: string | null;
}

const oversight = textsOf("oversightLive");

export const roleOf = ({ admin, auditor }: User): "admin" | "auditor" | "user" =>
  admin ? "admin" : auditor ? "auditor" : "user";

/** What is special about a user's rights, each in a word. */
export const roleWords = (user: User): string[] => [
  ...(user.admin ? [texts.administrator] : user.auditor ? [oversight.auditor] : []),
  ...(user.id === me ? [texts.you] : []),
];

/** What keeps a user from signing in, or makes it easy for others; "" if nothing does. */
export function stateWords({ state, link_expires_at: end, second_factors: isProtected }: User): string {
  if (state === "disabled") return texts.disabled;
  if (state === "suspended") return texts.suspended;
  if (end === null) return isProtected ? "" : texts.unprotected;
  return say(Date.parse(end) <= Date.now() ? texts.invitedOver : texts.invitedUntil, { when: relativeWords(end) });
}

/** Which question asks for each role. */
const ROLE_QUESTIONS = {
  admin: texts.makeAdminQuestion,
  auditor: oversight.makeAuditorQuestion,
} as const;

/** Asks whether somebody shall have a role that not everybody has. */
export const mayHave = async (email: string, role: string, label: string): Promise<boolean> =>
  (role !== "admin" && role !== "auditor") || askText(say(ROLE_QUESTIONS[role], { email }), label);

export function actionsFor(user: User, place: Place): HTMLButtonElement[] {
  const { id, email } = user;
  const path = `/admin/data/users/${id}`;
  const { wrong, waits, show } = place;

  /** @param then is told the answer, once the list says what holds now */
  function action<T = unknown>(
    label: string,
    question: string | null,
    send: () => Promise<Answer<T>>,
    then: (body: T) => void = () => {},
    danger = false,
  ): HTMLButtonElement {
    const run = async (): Promise<void> => {
      if (question !== null && !(await askText(say(question, { email }), label))) return;
      const answer = await waitOn(waits, send());
      if (answer.status === 409) return complain(wrong(), texts.lastAdmin);
      if (failed(answer, { box: wrong() })) return;
      await show();
      then(answer.body);
    };
    return actionButton(label, run, danger);
  }
  const change = (label: string, question: string, rights: object): HTMLButtonElement =>
    action(label, question, () => request("POST", path, rights));
  const tell = (text: string) => (): void => void (status.textContent = say(text, { email }));
  const give = (over: HandedOver): void => handOver(over, email, wrong());
  const link = (label: string, question: string | null, to: string, body: object): HTMLButtonElement =>
    action(label, question, () => request<HandedOver>("POST", to, body), give);

  const roles = user.admin
    ? [change(texts.takeAdmin, texts.takeAdminQuestion, { role: "user" })]
    : [
        change(texts.makeAdmin, texts.makeAdminQuestion, { role: "admin" }),
        user.auditor
          ? change(oversight.takeAuditor, oversight.takeAuditorQuestion, { role: "user" })
          : change(oversight.makeAuditor, oversight.makeAuditorQuestion, { role: "auditor" }),
      ];
  const again = { email, role: roleOf(user) };
  const reset = `${path}/reset`;
  const buttons =
    user.state === "invited"
      ? [
          link(texts.newLink, null, "/admin/data/users", again),
          sendsMail && link(texts.mailLink, null, "/admin/data/users", { ...again, mail: true }),
          ...roles,
          action(
            texts.withdraw,
            texts.withdrawQuestion,
            () => request("DELETE", `/admin/data/invitations/${id}`),
            tell(texts.withdrawn),
            true,
          ),
        ]
      : [
          !user.disabled && link(texts.reset, texts.resetQuestion, reset, {}),
          !user.disabled && sendsMail && link(texts.mailReset, texts.resetQuestion, reset, { mail: true }),
          ...(id === me ? [] : othersActions()),
        ];

  function othersActions(): Array<HTMLButtonElement | false> {
    return [
      user.second_factors &&
        action(
          texts.resetFactors,
          texts.resetFactorsQuestion,
          () => request("DELETE", `${path}/second_factors`),
          tell(texts.factorsReset),
        ),
      !user.disabled &&
        action(
          texts.endSessions,
          texts.endSessionsQuestion,
          () => request("DELETE", `${path}/sessions`),
          tell(texts.sessionsEnded),
        ),
      ...roles,
      user.disabled
        ? change(texts.enable, texts.enableQuestion, { disabled: false })
        : change(texts.disable, texts.disableQuestion, { disabled: true }),
      endButton(user, place),
    ];
  }

  const shown = buttons.filter((one) => one !== false && one !== undefined);
  for (const one of shown) one.setAttribute("aria-label", `${one.textContent}: ${email}`);
  return shown;
}
