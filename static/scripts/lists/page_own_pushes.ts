// The user's own pushes, active or expired. The server renders the list; this adds what only a browser can.

import "../shared/sections.ts";
import { offerKept } from "./kept_list.ts";
import { watchWaiting } from "./own_waits.ts";
import { startTools } from "./ticked.ts";
import { any } from "../shared/elements.ts";
import { request } from "../shared/session.ts";

/** Whether the server knows that the user has seen the list. */
let told = false;

async function decorate(): Promise<void> {
  const list = any("pushes");
  void offerKept(list);
  watchWaiting(list);
  if (!told) told = (await request("POST", "/account/looked", { at: list.dataset.asOf })).ok;
}

startTools();
addEventListener("swapped", () => void decorate());
void decorate();
