// Shows the server that a person opens the push.

import { any } from "../shared/elements.ts";
import { check } from "./page_reveal.ts";
import { askLetters, proof } from "../shared/person.ts";

check.known = { proof, ask: (letters) => askLetters(letters, any("problem")) };
