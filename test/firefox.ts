// A real Firefox for tests of pages, by WebDriver BiDi: what people do on a page, and what the page asks for and complains about.
// One browser serves a file of tests and ends with it. It can reach no host but this machine.
//
//   const page = await openFirefox(server.url);
//   await page.press("#submit");
//   page.close();

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endsWithItsFile } from "./ends.ts";
import { needs } from "./needs.ts";

export interface FirefoxPage {
  /** What an expression is in the page, once it is settled; text, number, boolean or null. */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until the expression is truthy in the page, through navigations too. @throws Error naming it */
  until(expression: string): Promise<void>;
  go(url: string): Promise<void>;
  /** From now on no request whose address has this part gets an answer. @returns what ends that */
  block(part: string): Promise<() => Promise<void>>;
  /** A person's press, in the middle of the element. */
  press(selector: string): Promise<void>;
  /** Types into a field in place of what was there. */
  type(selector: string, text: string): Promise<void>;
  text(selector: string): Promise<string>;
  /** Errors of scripts and of the console. */
  problems: string[];
  /** What it asked of others than its own origin. */
  outside(): string[];
  close(): Promise<void>;
}

const WAIT_MS = 45_000;
/** No word to its makers, no first page, and no host but this one: what is not there would be asked of this machine. */
const PREFERENCES: Record<string, string | number | boolean> = {
  "app.update.enabled": false,
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disabled": true,
  "services.settings.server": "data:,",
  "signon.rememberSignons": false,
  "toolkit.telemetry.server": "data:,",
};

type Answers = Map<number, { resolve(value: unknown): void; reject(error: Error): void }>;
type Result = { type: string; value?: unknown };

/** Sends commands over one WebSocket and hands on what the browser says by itself. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting: Answers = new Map();
  readonly #listeners = new Set<(method: string, params: Record<string, unknown>) => void>();
  #sent = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const said = JSON.parse(String(data));
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if (said.type === "success") waiting?.resolve(said.result);
      else if (said.type === "error") waiting?.reject(new Error(`${said.error}: ${said.message}`));
      else for (const listen of this.#listeners) listen(said.method, said.params);
    });
    socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Firefox has ended."));
      this.#waiting.clear();
    });
  }

  send<T>(method: string, params: object = {}): Promise<T> {
    const id = (this.#sent += 1);
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    }) as Promise<T>;
  }

  listen(listener: (method: string, params: Record<string, unknown>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }
}

let browser: Promise<Connection> | undefined;

async function start(): Promise<Connection> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(directory, "user.js"), lines.join("\n"));
  const program = Bun.spawn(
    [needs("firefox-esr").path, "--headless", "--no-remote", "--profile", directory, "--remote-debugging-port", "0"],
    {
      env: { ...process.env, HOME: directory, MOZ_HEADLESS_WIDTH: "1280", MOZ_HEADLESS_HEIGHT: "900" },
      stdout: "ignore",
      stderr: "pipe",
    },
  );
  let connection: Connection | undefined;
  endsWithItsFile(async () => {
    browser = undefined;
    connection?.close();
    program.kill();
    await program.exited;
    rmSync(directory, { recursive: true, force: true });
  }, true);
  const url = await addressOf(program.stderr);
  const socket = new WebSocket(`${url}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("Firefox lets nobody in.")));
  });
  connection = new Connection(socket);
  await connection.send("session.new", { capabilities: {} });
  await connection.send("session.subscribe", { events: ["log.entryAdded", "network.beforeRequestSent"] });
  return connection;
}

/** Where it listens, which it says once it does. */
async function addressOf(stderr: ReadableStream<Uint8Array>): Promise<string> {
  let said = "";
  const decoder = new TextDecoder();
  const reader = stderr.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`Firefox did not start: ${said}`);
    said += decoder.decode(value);
    const url = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
    if (url === undefined) continue;
    // What it says later is of no interest, and must not fill the pipe.
    reader.releaseLock();
    void stderr.pipeTo(new WritableStream()).catch(() => {});
    return url;
  }
}

/** Opens a page as somebody whom this browser does not know. */
export async function openFirefox(url: string): Promise<FirefoxPage> {
  const connection = await (browser ??= start());
  const { userContext } = await connection.send<{ userContext: string }>("browser.createUserContext");
  const { context } = await connection.send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  const problems: string[] = [];
  const asked: string[] = [];
  const stop = connection.listen((method, params) => {
    const of = (params.context ?? (params.source as { context?: string } | undefined)?.context) as string | undefined;
    if (of !== context) return;
    if (method === "log.entryAdded" && params.level === "error") problems.push(String(params.text));
    if (method === "network.beforeRequestSent") asked.push((params.request as { url: string }).url);
  });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { type, result, exceptionDetails } = await connection.send<{
      type: string;
      result?: Result;
      exceptionDetails?: { text: string };
    }>("script.evaluate", { expression, target: { context }, awaitPromise: true, userActivation: false });
    if (type !== "success") throw new Error(`${exceptionDetails?.text}: ${expression}`);
    return result?.value ?? null;
  };
  const until = async (expression: string): Promise<void> => {
    const endMs = performance.now() + WAIT_MS;
    // A page that is being left answers with an error.
    while (!(await evaluate(`Boolean(${expression})`).catch(() => false))) {
      if (performance.now() > endMs) throw new Error(`In Firefox this did not come true: ${expression}`);
      await Bun.sleep(20);
    }
  };
  const block = async (part: string): Promise<() => Promise<void>> => {
    const unlisten = connection.listen((method, params) => {
      if (method !== "network.beforeRequestSent" || params.isBlocked !== true) return;
      const { request, url } = params.request as { request: string; url: string };
      void connection.send(`network.${url.includes(part) ? "failRequest" : "continueRequest"}`, { request });
    });
    const { intercept } = await connection.send<{ intercept: string }>("network.addIntercept", {
      phases: ["beforeRequestSent"],
      contexts: [context],
    });
    return async () => {
      await connection.send("network.removeIntercept", { intercept });
      unlisten();
    };
  };
  const there = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;
  const press = async (selector: string): Promise<void> => {
    await until(`${there(selector)}?.checkVisibility() && !${there(selector)}.disabled`);
    await evaluate(`${there(selector)}.scrollIntoView({ block: "center", behavior: "instant" })`);
    const at = String(
      await evaluate(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round).join())(${there(selector)}.getBoundingClientRect())`,
      ),
    );
    const [x, y] = at.split(",").map(Number);
    // As a hand does: a press out of nowhere is that of a program, and pages that open something ask for letters then.
    const way = Array.from({ length: 6 }, (_, step) => ({
      type: "pointerMove",
      x: 40 + 7 * step,
      y: 60 + 5 * step,
      duration: 20,
    }));
    const actions = [
      ...way,
      { type: "pointerMove", x, y, duration: 20 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await connection.send("input.performActions", { context, actions: [{ type: "pointer", id: "hand", actions }] });
  };
  const page: FirefoxPage = {
    block,
    evaluate,
    until,
    press,
    problems,
    async go(to) {
      await connection.send("browsingContext.navigate", { context, url: to, wait: "complete" });
    },
    async type(selector, text) {
      await press(selector);
      await until(`document.activeElement === ${there(selector)}`);
      await evaluate(`${there(selector)}.select()`);
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await connection.send("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
    },
    text: async (selector) => String(await evaluate(`${there(selector)}.innerText`)),
    outside: () =>
      asked.filter((one) => !/^(?:data|blob|about):/.test(one) && new URL(one).origin !== new URL(url).origin),
    async close() {
      stop();
      await connection.send("browser.removeUserContext", { userContext });
    },
  };
  await page.go(url);
  return page;
}
