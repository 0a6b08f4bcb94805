// For administrators: the groups of one user, those that they are put into here, and the limits that follow from all policies.

import { actionButton, emptyLine, failed, texts } from "../shared/list_parts.ts";
import { any, type Answer, input, make, onSubmit, refill, request, waitOn } from "../shared/dom.ts";

interface Standing {
  groups: Array<{ name: string; from: "here" | "oidc" | "ldap" }>;
  limits: Array<{ setting: string; value: string }>;
}

const FROM = { here: texts.groupHere, oidc: texts.groupOfCompany, ldap: texts.groupOfDirectory };

/** @param changed is called once the groups have changed */
export function userGroups(userId: number, changed: () => unknown): () => Promise<void> {
  const path = `/admin/data/users/${userId}/groups`;
  const [groups, limits, wrong, name] = [any("groups"), any("limits"), any("wrong-group"), input("group")];

  function show(answer: Answer<Standing>): boolean {
    if (failed(answer, { box: wrong })) return false;
    const { groups: theirs, limits: inForce } = answer.body;
    refill(groups, theirs.length > 0 ? theirs.map(groupLine) : [emptyLine(texts.noGroups)]);
    refill(limits, inForce.length > 0 ? inForce.map(limitLine) : [emptyLine(texts.noLimits)]);
    return true;
  }

  async function change(method: "POST" | "DELETE", to: string, body?: object): Promise<boolean> {
    const answer = await waitOn(groups, request<Standing>(method, to, body));
    // Somebody else has taken the user out meanwhile.
    const isDone = show(method === "DELETE" && answer.status === 404 ? await request<Standing>("GET", path) : answer);
    if (isDone) changed();
    return isDone;
  }

  function groupLine({ name, from }: Standing["groups"][number]): HTMLElement {
    const words = make("span", null, make("bdi", { className: "name" }, name), " ", meta(FROM[from]));
    if (from !== "here") return make("li", null, words);
    const leave = actionButton(
      texts.leaveGroup,
      () => change("DELETE", `${path}?${new URLSearchParams({ name })}`),
      true,
    );
    leave.setAttribute("aria-label", `${texts.leaveGroup}: ${name}`);
    return make("li", null, make("div", { className: "head" }, words, leave));
  }

  const limitLine = ({ setting, value }: Standing["limits"][number]): HTMLElement =>
    make("li", null, make("code", null, `${setting} = ${value}`));

  onSubmit("join", async () => {
    if (name.value.trim() === "") return name.focus();
    if (await change("POST", path, { name: name.value })) name.value = "";
  });
  return async () => void show(await waitOn(groups, request<Standing>("GET", path)));
}

const meta = (text: string): HTMLElement => make("span", { className: "meta" }, text);
