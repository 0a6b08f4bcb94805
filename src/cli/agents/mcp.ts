// `secretpush mcp`: tools for agents, over the Model Context Protocol on standard input and output. No tool returns a
// secret: the output of a command is masked, and a failure is described only in this program's own words.

import { closeSync } from "node:fs";
import { Readable, Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";

import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { type Static, type TObject, type TProperties, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";

import { version } from "../../base/build.ts";
import { AppError } from "../../base/errors.ts";
import { type Connection, connect } from "../client/connection.ts";
import { readLink } from "../client/link.ts";
import { openLink } from "../client/open.ts";
import { RequestApi } from "../client/request_api.ts";
import type { Cli } from "../context.ts";
import { OperationFailed, reasonOf, SIGNALS, type Terminal, UsageError } from "../terminal.ts";
import { allowedBy, type AllowedCommand } from "./allowed.ts";
import { outcomeOf, prepared } from "./hand_over.ts";
import { maskFor } from "./mask.ts";

const SHOWN = 64 * 1024;
/** Reading goes this far beyond the limit, so that no piece of a secret at the end is too short to be found. */
const BEYOND = 16 * 1024;
const MOST_PUSHED = 1024 * 1024;
const LOOK_MS = 2_000;
const UNMASKED =
  "This secret cannot be masked: it has fewer than 8 characters or more than 48 KiB, or a file that is not text.";

/** What this process has made. No other process knows the keys for answers to its requests. */
interface Made {
  kind: "request" | "push";
  link: string;
  collects?: string;
}
interface Call {
  cancelled: AbortSignal;
  progress: (message: string) => void;
}
interface Tool<Given = never> {
  description: string;
  given: TObject;
  run: (agent: Agent, given: Given, call: Call) => Promise<object>;
}
const object = <Given extends TProperties>(given: Given) => t.Object(given, { additionalProperties: false });
const tool = <Given extends TObject>(description: string, given: Given, run: Tool<Static<Given>>["run"]): Tool => ({
  description,
  given,
  run,
});

const Id = t.String({ description: "From ask_human or push_from." });
const Argv = t.Array(t.String(), { minItems: 1, description: "Program and arguments, as agents.toml allows them." });
const WHO = {
  for: t.Optional(t.String({ description: "15m to 90d" })),
  to: t.Optional(t.Array(t.String({ description: "Email address" }))),
};

const TOOLS: Readonly<Record<string, Tool>> = {
  ask_human: tool(
    "Ask a person for a secret. Returns a link: pass it on in your own words. run_with uses what they send; you cannot read it.",
    object({ question: t.String({ minLength: 1 }), ...WHO, files: t.Optional(t.Boolean()) }),
    async (agent, { question, files, ...who }) => {
      const argv = ["request", "--e2e", "--json", ...optionsOf(who), ...(files ? ["--files"] : []), "--", question];
      const { collect_url: collects, close_after_at: until, ...made } = await agent.command(argv);
      return { ...agent.keep("request", made, String(collects)), asked: question, until };
    },
  ),
  wait: tool(
    "Wait until the person has answered. Returns the state: answered, closed, or still open when the time is up.",
    object({ id: Id, seconds: t.Optional(t.Integer({ minimum: 0, maximum: 600, default: 50 })) }),
    async (agent, { id, seconds = 50 }, { cancelled, progress }) => {
      agent.find(id);
      for (const endMs = performance.now() + seconds * 1_000; ; progress("No one has answered yet.")) {
        const { state } = await agent.stateOf(id);
        const leftMs = endMs - performance.now();
        if (state !== "open" || leftMs <= 0) return { state };
        await setTimeout(Math.min(LOOK_MS, leftMs), undefined, { signal: cancelled });
      }
    },
  ),
  run_with: tool(
    "Open an answer by id, or a push by link, once, for one command that agents.toml allows. Returns exit code and masked output.",
    object({ id: t.Optional(Id), link: t.Optional(t.String()), command: Argv }),
    async (agent, { id, link, command }, call) => {
      if ((id === undefined) === (link === undefined)) throw new UsageError("give either id or link");
      const allowed = agent.allowed.command(command, true);
      const ran = await agent.run(allowed, command, agent.linkOf(id, link), call, SHOWN + BEYOND);
      const mask = ran.secrets && maskFor(ran.secrets);
      const cut = ran.output.length > SHOWN;
      const shown = mask ? { output: mask(ran.output, SHOWN), cut } : { withheld: UNMASKED };
      return { exit_code: ran.exitCode, ...shown, ...ran.ended };
    },
  ),
  push_from: tool(
    "Make a push for a person, from a file, a variable or the output of a command, as agents.toml allows. Returns its link.",
    object({
      file: t.Optional(t.String()),
      variable: t.Optional(t.String()),
      command: t.Optional(Argv),
      ...WHO,
      views: t.Optional(t.Integer({ minimum: 1 })),
    }),
    async (agent, { file, variable, command, ...terms }, call) => {
      if ([file, variable, command].filter((one) => one !== undefined).length !== 1) {
        throw new UsageError("give one of file, variable and command");
      }
      const opened = file === undefined ? null : agent.allowed.file(file);
      try {
        const source = opened ? [`--file=${opened.path}`] : [];
        const own = variable === undefined ? "" : agent.allowed.variable(variable);
        const text = command ? await agent.outputOf(command, call) : own;
        const argv = ["push", "--e2e", "--json", ...source, ...optionsOf(terms)];
        return agent.keep("push", await agent.command(argv, text, opened?.descriptor));
      } finally {
        if (opened) closeSync(opened.descriptor);
      }
    },
  ),
  status: tool("What this session has created, and its current state.", object({}), async (agent) => ({
    made: await agent.status(),
  })),
  expire: tool(
    "Expire a push, or close a request, that this session has created.",
    object({ id: Id }),
    async (agent, { id }) => {
      await agent.command(["expire", "--json", agent.find(id).link]);
      return agent.stateOf(id);
    },
  ),
  audit: tool(
    "The audit log of a push or a request that this session has created.",
    object({ id: Id }),
    async (agent, { id }) => ({
      log: await agent.command(["audit", "--json", agent.find(id).link]),
    }),
  ),
};

/** Written as --name=value, so that no value can become another option. */
const optionsOf = (options: Record<string, string | number | string[] | undefined>): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `--${name}=${one}`),
  );

class Agent {
  readonly allowed: ReturnType<typeof allowedBy>;
  readonly #terminal: Terminal;
  readonly #cli: Cli;
  readonly #flags: Connection;
  readonly #made = new Map<string, Made>();
  readonly #opening = new Set<string | null>();

  constructor(cli: Cli, flags: Connection, allow: string | undefined) {
    this.#cli = cli;
    this.#flags = flags;
    this.allowed = allowedBy(cli.terminal, allow);
    const env = { ...cli.terminal.env, ...Object.fromEntries(this.allowed.variables.map((name) => [name, undefined])) };
    // A terminal on which no one answers.
    const silent = {
      stdin: Readable.from([]),
      stdout: () => {},
      stderr: () => {},
      stderrIsTTY: false,
      stdoutIsTTY: false,
    };
    this.#terminal = { ...cli.terminal, ...silent, env };
    // Mistakes in the settings are reported at the start.
    this.#api();
  }

  #api = () => connect(this.#terminal, this.#flags);

  /** Runs a command of this program. @returns what it prints as JSON */
  async command(
    [name = "", ...argv]: readonly string[],
    input = "",
    checkedFile?: number,
  ): Promise<Record<string, unknown>> {
    const { server, ca, timeout } = this.#flags;
    const [printed, complaints]: [string[], string[]] = [[], []];
    const code = await this.#cli.again([name, ...optionsOf({ server, ca, timeout }), ...argv], {
      ...this.#terminal,
      ...(checkedFile !== undefined && { checkedFile }),
      stdin: Readable.from([Buffer.from(input)]),
      stdout: (text) => void printed.push(text),
      stderr: (text) => void complaints.push(text),
    });
    if (code === 0) return JSON.parse(printed.join(""));
    throw new OperationFailed(
      complaints
        .join("")
        .replaceAll("secretpush: ", "")
        .replace(/\.?\n$/, ""),
    );
  }

  keep(kind: Made["kind"], { url_token: id, html_url: link }: Record<string, unknown>, collects?: string) {
    this.#made.set(String(id), { kind, link: String(link), ...(collects === undefined ? {} : { collects }) });
    return { id, link };
  }

  find(id: string): Made {
    const made = this.#made.get(id);
    if (made) return made;
    throw new OperationFailed("this session has created nothing with this id");
  }

  /** @throws OperationFailed for a link of another server: an agent must not make this program connect there */
  linkOf(id: string | undefined, link = ""): string {
    if (id !== undefined) return this.find(id).collects ?? this.find(id).link;
    const { base } = readLink(link);
    if (base === null || base === this.#api().server) return link;
    throw new OperationFailed("the link belongs to another server");
  }

  /** Looks at the owner's lists, which leaves no trace. */
  async stateOf(id: string): Promise<{ state: string; [more: string]: unknown }> {
    const [api, { kind }] = [this.#api(), this.find(id)];
    const list =
      kind === "push"
        ? (page: number) => api.list("active", page)
        : (page: number) => new RequestApi(api).list("active", page);
    for (let page = 1; ; page += 1) {
      const listed: Array<{ url_token: string; state?: string; views_remaining?: number }> = await list(page);
      const found = listed.find(({ url_token: one }) => one === id);
      if (found?.state !== undefined) return { state: found.state === "ready" ? "answered" : found.state };
      if (found) return { state: "active", views_left: found.views_remaining };
      if (listed.length === 0) return { state: kind === "push" ? "expired" : "closed" };
    }
  }

  status = (): Promise<object[]> =>
    Promise.all(
      Array.from(this.#made, async ([id, { kind, link }]) => ({ id, kind, link, ...(await this.stateOf(id)) })),
    );

  /** The output of a command that gets no secret. */
  async outputOf(argv: string[], call: Call): Promise<string> {
    const allowed = this.allowed.command(argv, false);
    const { output, exitCode } = await this.run(allowed, argv, null, call, MOST_PUSHED + 1);
    if (exitCode === 0 && output.length <= MOST_PUSHED) return output;
    throw new OperationFailed(`the command ended with ${exitCode}, or wrote more than 1 MiB: nothing was pushed`);
  }

  /** Runs a command. @param link null for a command that gets no secret */
  async run(allowed: AllowedCommand, argv: string[], link: string | null, call: Call, most: number) {
    const cancelled = AbortSignal.any([call.cancelled, AbortSignal.timeout(allowed.timeoutMs)]);
    const terminal = { ...this.#terminal, stderr: call.progress };
    const begin = prepared(terminal, { ...allowed, argv, stdin: "ignore", output: "pipe", cancelled });
    const flags = { ...this.#flags, passphraseStdin: undefined, recipient: undefined, code: undefined, cancelled };
    // The server would let the owner of an answer open it twice at the same time.
    if (link !== null && this.#opening.has(link)) throw new OperationFailed("another call is opening this link");
    this.#opening.add(link);
    const opening = link === null ? Promise.resolve(null) : openLink(terminal, link, flags);
    const { command, secrets, end } = await opening.then(begin).finally(() => this.#opening.delete(link));
    call.progress("The command is running.");
    const outcome = await outcomeOf(command, most, cancelled).finally(end);
    return { ...outcome, secrets, ended: cancelled.aborted && { ended_by: "the time limit" } };
  }
}

async function answer(agent: Agent, name: string, given: object, call: Call): Promise<CallToolResult> {
  const said = (text: string, isError = true): CallToolResult => ({ content: [{ type: "text", text }], isError });
  const called = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (!called) return said("There is no such tool.");
  const [wrong] = Value.Errors(called.given, given);
  if (wrong) return said(`${wrong.path.slice(1) || "The arguments"}: ${wrong.message}.`);
  try {
    return said(JSON.stringify(await called.run(agent, given as never, call)), false);
  } catch (error) {
    // An unknown error may contain anything.
    const isOwn = [UsageError, OperationFailed, AppError].some((one) => error instanceof one);
    return said(isOwn ? `${reasonOf(error)}.` : "It failed, for a reason that is not repeated here.");
  }
}

/** Serves the agent until it disconnects. @returns the exit code */
export async function serveAgent(
  cli: Cli,
  { allow, ...flags }: Connection & { allow: string | undefined },
): Promise<number> {
  const { stdin, signals, bytes } = cli.terminal;
  const agent = new Agent(cli, flags, allow);
  const instructions = "Secrets for people and commands. No tool returns a secret: do not try to see one.";
  const server = new Server({ name: "secretpush", version }, { capabilities: { tools: {} }, instructions });
  const left = new AbortController();
  const running = new Set<Promise<unknown>>();
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(TOOLS).map(([name, { description, given }]) => ({ name, description, inputSchema: given })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification, _meta }) => {
    let step = 0;
    const progress = (message: string): void => {
      if (_meta?.progressToken === undefined) return;
      const told = { progressToken: _meta.progressToken, progress: (step += 1), message };
      void sendNotification({ method: "notifications/progress", params: told }).catch(() => {});
    };
    const call = { cancelled: AbortSignal.any([signal, left.signal]), progress };
    const result = answer(agent, params.name, params.arguments ?? {}, call);
    running.add(result);
    return result.finally(() => running.delete(result));
  });
  const output = new Writable({ write: (chunk, _encoding, done) => void bytes?.(chunk).then(() => done(), done) });
  await server.connect(new StdioServerTransport(stdin as Readable, output));
  await new Promise<void>((resolve) => {
    for (const end of ["end", "error"]) stdin.once(end, () => resolve());
    output.once("error", () => resolve());
    for (const signal of SIGNALS) signals.on(signal, resolve);
  });
  left.abort();
  await Promise.allSettled(running);
  return 0;
}
