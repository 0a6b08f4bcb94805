// Conditions in English: for the log, mails, commands and the API.

import { textsIn } from "../../static/texts.ts";
import { type Condition, type SaidCondition, sayCondition } from "../model/condition.ts";

export const inEnglish = (condition: Condition): SaidCondition => sayCondition(condition, textsIn("en"));
