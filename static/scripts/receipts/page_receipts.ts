// "My recent links" of someone without an account: what this device remembers, and the state of each link. The server is asked
// about one after the other, so that a long list does not exceed the limit on requests.

import { dotted } from "../shared/dotted.ts";
import { any, button, make, refill } from "../shared/elements.ts";
import { request } from "../shared/session.ts";
import { besideWords, say, shortDate, textsOf } from "../shared/texts.ts";
import { forgetAllHere, forgetHere, type Remembered, rememberedHere } from "./here.ts";

interface Receipt {
  expired: boolean;
  views: number;
  frozen: boolean;
  alarmed: boolean;
}

const texts = textsOf("receiptListLive");
const list = any("links");

function show(): void {
  const all = rememberedHere();
  const isEmpty = (all ?? []).length === 0;
  any("none").hidden = !isEmpty;
  any("kept").hidden = isEmpty;
  button("forget").hidden = all === null;
  const lines = (all ?? []).map((one) => ({ one, line: lineOf(one) }));
  refill(
    list,
    lines.map(({ line }) => line.item),
  );
  void askAll(lines);
}

function lineOf({ path, at }: Remembered): { item: HTMLElement; state: HTMLElement } {
  const state = make("span", { className: "meta" }, "…");
  const name = make("a", { className: "name", href: path }, say(texts.made, { date: shortDate(at) }));
  return { item: make("li", null, make("div", { className: "head" }, make("span", null, name), state)), state };
}

async function askAll(lines: ReadonlyArray<{ one: Remembered; line: { state: HTMLElement } }>): Promise<void> {
  for (const { one, line } of lines) {
    const { ok, status, body } = await request<Receipt>("GET", `/api/v2${one.path}`);
    line.state.replaceChildren(...dotted(ok ? stateOf(body) : status === 404 ? texts.stateUnknown : texts.stateFailed));
    // The server will never know it again.
    if (status === 404) forgetHere([one.path]);
  }
}

function stateOf({ expired, views, frozen, alarmed }: Receipt): string {
  const opened = views === 0 ? texts.stateNone : say(texts.stateOpened, { n: views });
  return besideWords(
    expired ? texts.stateOver : "",
    expired && views === 0 ? "" : opened,
    alarmed ? texts.stateAlarmed : "",
    frozen && !expired ? texts.stateFrozen : "",
  );
}

button("forget").addEventListener("click", () => {
  forgetAllHere();
  show();
  any("status").textContent = texts.forgotten;
});
show();
