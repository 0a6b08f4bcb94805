// A user's second factors: passkeys, an app with codes, recovery codes. Changes need a confirmation, once in ten minutes.

import type { qrSvg } from "../../modules/qr.ts";
import { askText } from "../shared/ask.ts";
import { copyOn } from "../shared/copy.ts";
import { dotted } from "../shared/dotted.ts";
import { any, button, element, input, make, maybe, refill } from "../shared/elements.ts";
import { busy, complain, onSubmit, waitOn } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { failureOf } from "../shared/failures.ts";
import { type Answer, request } from "../shared/session.ts";
import { besideWords, relativeWords, say, textsOf } from "../shared/texts.ts";
import { agentWords } from "../shared/agent.ts";
import { dropResult } from "../shared/kept_result.ts";
import { saveAs } from "../shared/save_as.ts";
import { hasPasskeys, passkeyRound } from "./passkeys.ts";

type Body = Record<string, unknown>;

interface Passkey {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

interface Factors {
  app: { created_at: string } | null;
  passkeys: Passkey[];
  recovery_codes: number;
  confirmed: boolean;
  confirm_by: { password: boolean; code: boolean; passkey: boolean };
  limited: boolean;
}

const texts = textsOf("factorsLive");
const list = any("passkeys");
const status = any("status");
const problem = any("problem");
const setUp = element("set-up", HTMLFormElement);
const dialog = element("confirm", HTMLDialogElement);
const shown = any("codes-shown");
let ticket = "";

copyOn(button("copy"), () => shown.textContent ?? "", texts, any("codes-status"), shown);

function failure(answer: Answer<Body>): string {
  if (answer.status === 429) return say(texts.limited, { n: answer.retryAfter });
  return answer.status === 409 ? conflictOf(String(answer.body.error ?? "")) : failureOf(answer);
}

/** The reason for a conflict: the last factor if one is required, or something that already exists. */
const conflictOf = (error: string): string => (/asks you/.test(error) ? texts.lastOne : texts.conflict);

async function read(): Promise<Factors | null> {
  const answer = await request<Factors>("GET", "/account/factors");
  if (answer.ok) return answer.body;
  complain(problem, failure(answer as unknown as Answer<Body>));
  return null;
}

async function show(): Promise<void> {
  const factors = await waitOn(list, read());
  if (!factors) return;
  const lines = factors.passkeys.map(line);
  const none = hasPasskeys ? texts.noPasskeys : any("no-passkeys");
  refill(list, lines.length > 0 ? lines : [make("li", { className: "meta" }, none)]);
  any("new-passkey").hidden = !hasPasskeys;
  any("no-passkeys").hidden = hasPasskeys;
  const { app } = factors;
  any("app-there").hidden = app === null;
  if (app) any("app-there").textContent = say(texts.appSince, { when: relativeWords(app.created_at) });
  button("begin-app").hidden = app !== null || !setUp.hidden;
  button("remove-app").hidden = app === null;
  any("recovery").hidden = app === null && lines.length === 0;
  any("codes-left").textContent = say(texts.codesLeft, { n: factors.recovery_codes });
  const goOn = maybe("limited") !== null && !factors.limited;
  any("go-on").hidden = !goOn;
  if (goOn) any("limited").textContent = texts.done;
}

function line(one: Passkey): HTMLElement {
  const remove = make("button", { type: "button", className: "danger" }, texts.remove);
  remove.setAttribute("aria-label", `${texts.remove}: ${one.name}`);
  remove.addEventListener("click", () =>
    change(say(texts.removeQuestion, { name: one.name }), () =>
      request("DELETE", `/account/factors/passkeys/${one.id}`),
    ),
  );
  const used = one.last_used_at === null ? texts.never : say(texts.used, { when: relativeWords(one.last_used_at) });
  return make(
    "li",
    null,
    make("div", { className: "head" }, make("bdi", { className: "name" }, one.name), remove),
    make(
      "span",
      { className: "meta" },
      ...dotted(besideWords(say(texts.made, { when: relativeWords(one.created_at) }), used)),
    ),
  );
}

/** Asks the question, has the user confirm who they are, and makes the change. */
async function change(question: string, send: () => Promise<Answer<Body>>): Promise<void> {
  complain(problem, "");
  if (!(await askText(question)) || !(await confirmed())) return;
  const answer = await send();
  if (!answer.ok) return complain(problem, failure(answer));
  status.textContent = texts.removed;
  await show();
}

/** The suggested name of a passkey is the browser in which it is made. */
const suggestName = (): void => void (input("passkey-name").value = agentWords(navigator.userAgent));
suggestName();

onSubmit("new-passkey", async () => {
  const name = input("passkey-name");
  const box = any("problem-passkey");
  complain(box, "", name);
  if (name.value.trim() === "") {
    complain(box, texts.nameIt, name);
    return name.focus();
  }
  if (!(await confirmed())) return;
  const paths = { from: "/account/factors/passkeys/begin", to: "/account/factors/passkeys" };
  const answer = await passkeyRound("make", paths, { name: name.value });
  if (!answer) return complain(box, texts.passkeyCancelled);
  if (!answer.ok) return complain(box, answer.status === 403 ? texts.passkeyRefused : failure(answer));
  suggestName();
  status.textContent = texts.added;
  await show();
  showCodes(answer.body.recovery_codes);
});

const beginApp = button("begin-app");
beginApp.addEventListener("click", () =>
  busy(beginApp, async () => {
    complain(problem, "");
    if (!(await confirmed())) return;
    const [answer, qr] = await Promise.all([
      request<{ ticket: string; uri: string; secret: string }>("POST", "/account/factors/app/begin", {}),
      loadModule<{ qrSvg: typeof qrSvg }>("qr").catch(() => null),
    ]);
    if (!answer.ok) return complain(problem, failure(answer as unknown as Answer<Body>));
    ({ ticket } = answer.body);
    const picture = element("qr", HTMLImageElement);
    picture.hidden = qr === null;
    if (qr) picture.src = `data:image/svg+xml,${encodeURIComponent(qr.qrSvg(answer.body.uri, ""))}`;
    any("secret").textContent = answer.body.secret.replace(/(.{4})(?=.)/g, "$1 ");
    setUp.hidden = false;
    beginApp.hidden = true;
    input("code").focus();
  }),
);

onSubmit("set-up", async () => {
  const code = input("code");
  const box = any("problem-code");
  complain(box, "", code);
  const answer = await request<Body>("POST", "/account/factors/app", { ticket, code: code.value });
  if (answer.ok) {
    endSetUp();
    await show();
    return showCodes(answer.body.recovery_codes);
  }
  complain(box, answer.status === 403 ? texts.wrongCode : failure(answer), code);
  code.select();
});

const removeApp = button("remove-app");
removeApp.addEventListener("click", () =>
  busy(removeApp, () => change(texts.removeAppQuestion, () => request("DELETE", "/account/factors/app"))),
);

const renew = button("renew");
renew.addEventListener("click", () =>
  busy(renew, async () => {
    if (!(await confirmed())) return;
    const answer = await request<Body>("POST", "/account/factors/recovery_codes", {});
    if (!answer.ok) return complain(problem, failure(answer));
    await show();
    showCodes(answer.body.recovery_codes);
  }),
);

const signOut = maybe("sign-out") as HTMLButtonElement | null;
signOut?.addEventListener("click", () =>
  busy(signOut, async () => {
    const answer = await request("DELETE", "/session");
    if (answer.ok) dropResult();
    if (answer.ok) location.assign("/users/sign_in");
    else complain(problem, failure(answer));
  }),
);

// ── Confirming ──────────────────────────────────────────────────────────────────────────────────

/** Has the user confirm who they are, unless they have just done so. @returns false if they do not */
async function confirmed(): Promise<boolean> {
  const factors = await read();
  if (!factors || factors.confirmed) return factors !== null;
  const { password, code, passkey } = factors.confirm_by;
  any("confirm-password").hidden = !password;
  // A recovery code counts as well.
  any("confirm-code").hidden = password || !(code || passkey);
  button("confirm-passkey").hidden = !passkey || !hasPasskeys;
  complain(any("problem-confirm"), "");
  const ended = new Promise<boolean>((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }),
  );
  dialog.returnValue = "";
  dialog.showModal();
  const agreed = await ended;
  for (const field of ["password", "proof"]) input(field).value = "";
  return agreed;
}

onSubmit("confirm-form", async () => {
  const password = input("password");
  const proof = any("confirm-password").hidden ? { code: input("proof").value } : { password: password.value };
  settle(await request("POST", "/account/factors/confirm", proof));
});

const confirmPasskey = button("confirm-passkey");
confirmPasskey.addEventListener("click", () =>
  busy(confirmPasskey, async () => {
    const paths = { from: "/account/factors/confirm/passkey", to: "/account/factors/confirm" };
    const answer = await passkeyRound("prove", paths);
    if (answer) settle(answer);
    else complain(any("problem-confirm"), texts.passkeyCancelled);
  }),
);

function settle(answer: Answer<Body>): void {
  if (answer.ok) return dialog.close("yes");
  complain(any("problem-confirm"), answer.status === 403 ? texts.notConfirmed : failure(answer));
}

// ── Recovery codes ──────────────────────────────────────────────────────────────────────────────

button("save-codes").addEventListener("click", () => {
  saveAs(new Blob([`${shown.textContent}\n`], { type: "text/plain" }), texts.codesFile);
});
button("print-codes").addEventListener("click", () => print());

function showCodes(codes: unknown): void {
  if (!Array.isArray(codes)) return;
  shown.textContent = codes.join("\n");
  any("codes").hidden = false;
  any("codes-title").focus();
}

function endSetUp(): void {
  setUp.hidden = true;
  ticket = "";
  input("code").value = "";
  any("secret").textContent = "";
  element("qr", HTMLImageElement).removeAttribute("src");
}

// A page restored from the browser's cache must show neither codes nor a secret again.
addEventListener("pagehide", () => {
  shown.textContent = "";
  any("codes").hidden = true;
  endSetUp();
});

void show();
