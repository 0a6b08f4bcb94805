// The user's own pushes, active or expired: a list with pages, a search, parts and orders. All of these are in the address.

import { offerKept } from "./kept_list.ts";
import { type Push, pushLine } from "./push_line.ts";
import { actionButton, emptyLine, failed, problem, status, texts, withoutKey } from "../shared/list_parts.ts";
import { endPushes, startTools, toolsFor } from "./ticked.ts";
import { any, button, complain, element, input, make, refill, request, say, settings, waitOn } from "../shared/dom.ts";
import { inAddress, writeToAddress } from "../shared/list_address.ts";
import { watchWaiting } from "./own_waits.ts";

interface Page {
  pushes: Push[];
  more: boolean;
  total: number;
  /** There may be more than `total`. */
  is_least: boolean;
  as_of: string;
}

/** The last page that the server has. */
const LAST_PAGE = 200;

const list = any("pushes");
const search = input("search");
const order = element("order", HTMLSelectElement);
const sections = {
  active: element("section-active", HTMLAnchorElement),
  expired: element("section-expired", HTMLAnchorElement),
};
const { titles } = settings<{ titles: Record<"active" | "expired", string> }>();
const parts = [...any("parts").querySelectorAll<HTMLButtonElement>("[data-part]")];

let state: "active" | "expired" = "active";
let pageNumber = 1;
/** Counts the requests, so that a response to an earlier one is dropped. */
let asked = 0;
/** Whether the server knows that the user has seen the list. */
let told = false;

const partOf = (chip: HTMLElement): string => chip.dataset.part ?? "";
const isPressed = (chip: HTMLElement): boolean => chip.getAttribute("aria-pressed") === "true";
const chosenPart = (): string => parts.filter((chip) => isPressed(chip) && !chip.hidden).map(partOf)[0] ?? "";
const choosePart = (part: string): void => {
  for (const chip of parts) chip.setAttribute("aria-pressed", String(partOf(chip) === part));
};

/** Shows the active or the expired pushes, as the address says. */
function showAddressed(): Promise<void> {
  state = location.pathname.endsWith("/expired") ? "expired" : "active";
  const given = inAddress();
  search.value = given.get("q") ?? "";
  order.value = given.get("order") ?? "";
  // What the address says and this page does not know.
  if (order.selectedIndex < 0) order.value = "";
  choosePart(given.get("part") ?? "");
  pageNumber = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(given.get("page"))) || 1));
  for (const chip of parts) chip.hidden = state === "expired" && chip.dataset.active !== undefined;
  return show();
}

/** Marks the section of the address as current. The page stays, and with it the marks of what was opened since the last visit. */
function changeState(): void {
  for (const [each, link] of Object.entries(sections)) {
    link.setAttribute("aria-current", location.pathname === link.pathname ? "page" : "false");
    if (location.pathname !== link.pathname) continue;
    const heading = any("heading");
    const title = titles[each as keyof typeof titles];
    document.title = document.title.replace(heading.textContent, title);
    heading.textContent = title;
  }
  complain(problem, "");
  status.textContent = "";
  void showAddressed();
}

async function show(): Promise<void> {
  const turn = (asked += 1);
  const q = withoutKey(search.value);
  const chosen = { q, part: chosenPart(), order: order.value };
  writeToAddress({ ...chosen, page: pageNumber === 1 ? "" : String(pageNumber) });
  const now = new Date();
  const until = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();
  const query = new URLSearchParams({ ...chosen, state, until });
  element("csv", HTMLAnchorElement).search = String(query);
  query.set("page", String(pageNumber));
  const answer = await waitOn(list, request<Page>("GET", `/account/pushes?${query}`));
  if (turn !== asked || failed(answer)) return;
  const { pushes, more, total, is_least: isLeast } = answer.body;
  // What was on the last page is gone.
  if (pushes.length === 0 && pageNumber > 1) {
    pageNumber = 1;
    return show();
  }
  refill(
    list,
    pushes.length > 0 ? pushes.map((push) => pushLine(push, () => endPushes([push.url_token], show))) : [emptyList()],
  );
  any("found").textContent = total === 0 ? "" : say(isLeast ? texts.linksLeast : texts.linksFound, { n: total });
  toolsFor(pushes);
  void offerKept(pushes, list);
  watchWaiting(pushes, list, show);
  any("pager").hidden = pageNumber === 1 && !more;
  button("newer").disabled = pageNumber === 1;
  button("older").disabled = !more;
  // As long as the page is open, the marks stay.
  if (!told) told = (await request("POST", "/account/looked", { at: answer.body.as_of })).ok;
}

/** What stands in place of the list, with the next step where there is one. */
function emptyList(): HTMLElement {
  if (search.value.trim() !== "" || chosenPart() !== "") {
    const clear = actionButton(texts.showEveryone, () => {
      search.value = "";
      choosePart("");
      search.focus();
      return show();
    });
    return make("li", { className: "empty" }, make("p", null, texts.noneFound), clear);
  }
  if (state === "expired") return emptyLine(texts.noneExpired);
  const first = make("a", { className: "button", href: "/" }, texts.shareSecret);
  return make("li", { className: "empty" }, make("p", null, texts.noneActive), first);
}

function showFirst(): Promise<void> {
  pageNumber = 1;
  return show();
}

async function turnPage(by: number): Promise<void> {
  pageNumber = Math.max(1, pageNumber + by);
  await show();
  // The pressed button may be disabled now, and reading continues at the top of the list.
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  scrollTo(0, 0);
}

let typing: ReturnType<typeof setTimeout> | undefined;
search.addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(() => void showFirst(), 200);
});
order.addEventListener("change", () => void showFirst());
for (const chip of parts) {
  chip.addEventListener("click", () => {
    choosePart(isPressed(chip) ? "" : partOf(chip));
    void showFirst();
  });
}
button("newer").addEventListener("click", () => void turnPage(-1));
button("older").addEventListener("click", () => void turnPage(1));
for (const link of Object.values(sections)) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (location.href !== link.href) history.pushState(null, "", link.href);
    changeState();
  });
}
addEventListener("popstate", changeState);
startTools(show);
void showAddressed();
