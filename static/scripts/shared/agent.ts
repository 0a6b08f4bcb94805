// What a browser calls itself, in the reader's language.

import { agentWordsIn } from "./agent_words.ts";
import { say, textsOf } from "./texts.ts";

const texts = textsOf("agentLive");

export const agentWords = (agent: string): string => agentWordsIn(agent, texts, say);
