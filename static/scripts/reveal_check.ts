// Shows the server that a person opens the push: by what a hand does at this page, or by the letters that it asks for.

import { any, complain, element, input, maybe, settings } from "./dom.ts";
import { isHandSeen } from "./hand.ts";
import { check, type Letters } from "./page_reveal.ts";

const asked = settings<{ check: { of: string; press?: string } }>().check;

check.known = {
  proof() {
    if (maybe("typed")) return { check_of: input("check-of").value, letters: input("typed").value };
    const { of, press } = asked;
    return { check_of: of, ...(press && isHandSeen() && { press }) };
  },
  ask({ of, letters, message }: Letters) {
    const problem = any("problem");
    if (!maybe("typed")) problem.before(element("ask", HTMLTemplateElement).content.cloneNode(true));
    const typed = input("typed");
    const isWrong = typed.value !== "";
    any("three-letters").textContent = letters;
    input("check-of").value = of;
    typed.value = "";
    // Whoever was not asked before has made no mistake.
    complain(problem, message, isWrong ? typed : undefined);
    typed.focus();
  },
};
