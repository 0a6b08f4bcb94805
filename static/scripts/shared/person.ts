// Shows the server that a person acts, if the link of a page is all that an act needs: by what a hand does on this page, or by
// the letters that the server asks for.

import { any, element, input, maybe } from "./elements.ts";
import { complain } from "./forms.ts";
import { type Answer, request } from "./session.ts";
import { settings } from "./texts.ts";
import { isHandSeen } from "./hand.ts";

/** The letters to type, for this act. */
export interface Letters {
  of: string;
  letters: string;
  message: string;
  /** What a script sends in their place once it has seen a person. */
  press?: string;
}

const { check } = settings<{ check?: Pick<Letters, "of" | "press"> }>();

/** The proof of a person, for what this page sends. */
export function proof(): Record<string, string> {
  if (maybe("typed")) return { check_of: input("check-of").value, letters: input("typed").value };
  return check ? { check_of: check.of, ...(check.press && isHandSeen() && { press: check.press }) } : {};
}

// The forms that the browser sends by itself.
document.addEventListener("formdata", ({ formData }) => {
  for (const [name, value] of Object.entries(proof())) formData.set(name, value);
});

/** Shows the letters above the problem of their form. */
export function askLetters({ of, letters, message }: Letters, problem: HTMLElement): void {
  if (!maybe("typed")) {
    problem.before(element("ask-letters", HTMLTemplateElement).content.cloneNode(true));
    input("typed").setAttribute("aria-describedby", `three-letters ${problem.id}`);
  }
  const typed = input("typed");
  const isWrong = typed.value !== "";
  any("three-letters").textContent = letters;
  input("check-of").value = of;
  typed.value = "";
  // For someone who was not asked before, the label is enough: red is for wrong letters.
  complain(problem, isWrong ? message : "", isWrong ? typed : undefined);
  typed.focus();
}

/**
 * Sends something that only a person may do.
 * @param problem the element above which the letters appear if the server asks for them
 * @returns null if the server asks for letters first
 */
export async function act<T extends object>(
  path: string,
  fields: object,
  problem: HTMLElement,
): Promise<Answer<T> | null> {
  type Said = T & Partial<Letters> & { outcome?: string };
  const send = (shown: object) => request<Said>("POST", path, { ...fields, ...shown });
  let answer = await send(proof());
  const { outcome, of = "", press } = answer.body;
  if (outcome === "letters" && press && isHandSeen()) answer = await send({ check_of: of, press });
  const { body } = answer;
  if (body.outcome !== "letters") return answer;
  const { letters = "", message = "" } = body;
  askLetters({ of: body.of ?? "", letters, message }, problem);
  return null;
}
