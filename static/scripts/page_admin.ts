// The signed-in user's own pushes with their logs; for auditors also the pushes of all users, and for administrators the
// users and the server. The section is the fragment of the address, so that "back" and a reload return
// to it.

import { expireByLink, showAllPushes, showOlderPushes, startAllPushes } from "./admin_all_pushes.ts";
import { showEvents, startEvents } from "./admin_events.ts";
import { startFirstSteps } from "./admin_first_steps.ts";
import { showOwnPushes } from "./admin_own_pushes.ts";
import { showRequests, startRequests } from "./admin_requests.ts";
import { showServer } from "./admin_server.ts";
import { startSettings } from "./admin_settings.ts";
import { admin, problem, seesAll, status, texts } from "./admin_shared.ts";
import { addUser, showUsers, startUsers } from "./admin_users.ts";
import { any, button, complain, copyOn, input, maybe, onSubmit, tabs } from "./dom.ts";
import { writeToAddress } from "./list_address.ts";

const SECTIONS: Record<string, () => Promise<void>> = {
  active: () => showOwnPushes("active"),
  expired: () => showOwnPushes("expired"),
  requests: showRequests,
  all: showAllPushes,
  users: showUsers,
  server: showServer,
  events: showEvents,
};

const pageTitle = document.title;

function choose(tab: HTMLButtonElement): void {
  const section = tab.dataset.section ?? "active";
  for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
    panel.hidden = panel.id !== tab.getAttribute("aria-controls");
  }
  any("panel-pushes").setAttribute("aria-labelledby", section === "expired" ? "tab-expired" : "tab-active");
  const hash = section === "active" ? "" : `#${section}`;
  history.replaceState(null, "", `${location.pathname}${location.search}${hash}`);
  writeToAddress({});
  document.title = `${tab.textContent?.trim()} · ${pageTitle}`;
  complain(problem, "");
  status.textContent = "";
  // A one-time link is shown only once.
  const oneTime = maybe("one-time");
  if (oneTime) oneTime.hidden = true;
  void SECTIONS[section]?.();
}

function chooseByAddress(): void {
  const wanted = maybe(`tab-${location.hash.slice(1) || "active"}`);
  if (wanted instanceof HTMLButtonElement) wanted.click();
}

if (seesAll) {
  startAllPushes();
  button("all-older").addEventListener("click", () => void showOlderPushes());
}

if (admin) {
  startSettings();
  startUsers();
  startFirstSteps();
  onSubmit("end-link", expireByLink);
  onSubmit("add-user", addUser);
  copyOn(button("copy-link"), () => input("one-time-link").value, texts, status, input("one-time-link"));
}

if (maybe("panel-events")) startEvents();

startRequests();
tabs(document.querySelector<HTMLElement>('[role="tablist"]') ?? document.body, choose);
addEventListener("hashchange", chooseByAddress);
chooseByAddress();
