// The page on which recipients prove an address by a code: asks for the code and tries it without leaving the page, whose address
// may end in the key of a sealed push.

import { any, button, input, maybe } from "../shared/elements.ts";
import { complain, onSubmit } from "../shared/forms.ts";
import { type Answer, request } from "../shared/session.ts";
import { textsOf } from "../shared/texts.ts";
import { act } from "../shared/person.ts";

interface Said {
  /** reload: the page itself says what is next. */
  outcome?: "sent" | "reload" | "problem";
  message?: string;
}

const texts = textsOf("codesLive");
const code = input("code");
const typing = any("typing");

if (maybe("ask-code")) onSubmit("ask-code", send);
onSubmit("type-code", verify);
code.addEventListener("input", () => complain(any("problem-code"), "", code));

async function send(form: HTMLFormElement): Promise<void> {
  const problem = any("problem-ask");
  complain(problem, "");
  const { recipient } = Object.fromEntries(new FormData(form));
  const answer = await act<Said>(form.getAttribute("action") ?? "", { recipient }, problem);
  if (!answer) return;
  const said = saidIn(answer);
  if (said.outcome === "problem") return complain(problem, said.message ?? "");
  if (said.outcome !== "sent") return location.reload();
  complain(any("problem-code"), "", code);
  const ask = button("ask");
  ask.classList.add("quiet");
  ask.textContent = ask.dataset.again ?? "";
  if (said.message !== undefined) any("sent").textContent = said.message;
  typing.hidden = false;
  any("intro").hidden = true;
  code.value = "";
  code.focus();
}

async function verify(form: HTMLFormElement): Promise<void> {
  const said =
    code.value.trim() === ""
      ? { outcome: "problem", message: texts.noCode }
      : await answerOf(form, { code: code.value });
  // A reload keeps the end of the address.
  if (said.outcome !== "problem") return location.reload();
  complain(any("problem-code"), said.message ?? "", code);
  code.select();
  code.focus();
}

async function answerOf(form: HTMLFormElement, fields: object): Promise<Said> {
  return saidIn(await request<Said>("POST", form.getAttribute("action") ?? "", fields));
}

const saidIn = ({ status, body }: Answer<Said>): Said =>
  status === 0 ? { outcome: "problem", message: texts.offline } : body;
