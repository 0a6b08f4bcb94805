// The clients of a recording: several at once, who create, retrieve, change, delete, list and read logs, and ask for secrets and answer,
// often of the same push or request at the same moment, because who comes second may be told what the first one's write has not brought
// to the disk yet.

import { connect } from "node:net";

import { bytesOf } from "../multipart_forms.ts";
import type { Dice } from "./disk.ts";

export interface Account {
  /** An API token. */
  token: string;
  email: string;
  password: string;
}

/** The content of a file, whose name says it: seed-size.bin. */
export function contentOfFile(name: string): Uint8Array<ArrayBuffer> {
  const [seed = 0, size = 0] = name.split(/[-.]/).map(Number);
  return bytesOf(size, seed);
}

const PASSPHRASE = "open sesame";
const API = "/api/v2/pushes";
const UPLOADS = "/api/v2/uploads";
const REQUESTS = "/api/v2/requests";
const DAY_MS = 24 * 60 * 60 * 1_000;

/** How often clients do what in a row of steps: usually, and where most of what is stored are files. */
const STEPS = {
  create: [10, 9],
  upload: [2, 14],
  resume: [3, 9],
  retrieve: [5, 1],
  retrieveAtOnce: [5, 1],
  delete: [4, 2],
  change: [5, 2],
  request: [6, 7],
  look: [5, 1],
  preview: [1, 1],
  retrieveAsOwner: [3, 2],
  leave: [1, 1],
  makeToken: [1, 1],
} as const;
type Step = keyof typeof STEPS;

type Body = string | FormData | Uint8Array<ArrayBuffer>;

interface Known {
  token: string;
  passphrase: string;
}

export class Load {
  readonly #url: string;
  readonly #account: Account | null;
  readonly #roll: Dice;
  readonly #pushes: Known[];
  /** Requests for secrets. */
  readonly #asked: string[] = [];
  /** Each once, so that a short recording has all of them answered. */
  readonly #first = Object.keys(STEPS) as Step[];
  #row: Step[] = [];
  readonly #headers: Record<string, string>;
  #cookie = "";
  #numbered = 0;
  #done = 0;

  /**
   * @param pushes their tokens, which are there from the beginning
   * @param mostlyFiles whether most of what is stored are files
   */
  constructor(
    url: string,
    account: Account | null,
    pushes: readonly string[],
    roll: Dice,
    private readonly mostlyFiles: boolean,
  ) {
    this.#url = url;
    this.#account = account;
    this.#roll = roll;
    this.#pushes = pushes.map((token) => ({ token, passphrase: "" }));
    this.#headers = account ? { authorization: `Bearer ${account.token}` } : {};
  }

  /** Works until the server is gone. @param enough called once this many steps are done */
  async work(clients: number, steps: number, enough: () => void): Promise<void> {
    if (this.#account) await this.#signIn(this.#account);
    const client = async (): Promise<void> => {
      while (await this.#step()) {
        this.#done += 1;
        if (this.#done === steps) enough();
      }
    };
    // Who only reads is answered while the others wait for the disk.
    const onlooker = async (): Promise<void> => {
      for (let looks = 0; looks < 2 * steps && (await this.#look()); looks += 1) await Bun.sleep(5);
    };
    await Promise.all([...Array.from({ length: clients }, client), onlooker()]);
  }

  /** @returns whether the server still answers */
  async #step(): Promise<boolean> {
    const known = this.#choose();
    const { token } = known;
    switch (this.#next()) {
      case "create":
        return this.#create();
      case "upload":
        return this.#upload();
      case "resume":
        return this.#resume();
      case "retrieve":
        return this.#retrieve(known);
      case "retrieveAtOnce":
        return this.#retrieveAtOnce(known);
      case "delete":
        return this.#send("DELETE", `${API}/${token}`, this.#roll(2) === 0 ? this.#headers : {});
      case "change":
        return this.#change(token);
      case "request":
        return this.#account ? this.#request() : this.#create();
      case "look":
        return this.#look();
      case "preview":
        return this.#send("GET", `${API}/${token}/preview`);
      case "retrieveAsOwner":
        return this.#retrieve(known, this.#headers);
      case "leave":
        return this.#leave(token);
      case "makeToken":
        return this.#account ? this.#makeToken() : true;
    }
  }

  /** In an order by chance. */
  #next(): Step {
    const first = this.#first.shift();
    if (first) return first;
    if (this.#row.length === 0) {
      const often = this.mostlyFiles ? 1 : 0;
      this.#row = (Object.keys(STEPS) as Step[]).flatMap((step) => Array<Step>(STEPS[step][often]).fill(step));
    }
    return this.#row.splice(this.#roll(this.#row.length), 1)[0] ?? "create";
  }

  /** At a list or a log, or a request. */
  #look(): Promise<boolean> {
    const asked = this.#asked.at(-1 - this.#roll(3));
    if (asked && this.#roll(4) === 0) return this.#send("GET", `${REQUESTS}/${asked}`, this.#headers);
    const what = ["active", "expired", `${this.#choose().token}/audit`][this.#roll(3)];
    return this.#send("GET", `${API}/${what}`, this.#headers);
  }

  /** Mostly one of the newest, which others work on too. */
  #choose(): Known {
    const from = this.#roll(4) === 0 ? 0 : Math.max(0, this.#pushes.length - 12);
    return this.#pushes[from + this.#roll(this.#pushes.length - from)] ?? { token: "none", passphrase: "" };
  }

  #create(): Promise<boolean> {
    const guarded = this.#roll(60) === 0;
    const push = {
      payload: `payload ${(this.#numbered += 1)} ${"x".repeat(this.#roll(3_000))}`,
      expire_after_views: this.#roll(2) === 0 ? 1 : 1 + this.#roll(5),
      name: "a name",
      ...(guarded ? { passphrase: PASSPHRASE } : {}),
    };
    const body = JSON.stringify({ push });
    return this.#made(body, JSON_TYPE, guarded ? PASSPHRASE : "");
  }

  #upload(): Promise<boolean> {
    const form = this.#form("push", "payload");
    form.append("push[expire_after_views]", String(1 + this.#roll(3)));
    return this.#made(form, {}, "");
  }

  /** A text and one or two files. */
  #form(wrapper: string, text: string): FormData {
    const form = new FormData();
    form.append(`${wrapper}[${text}]`, `payload ${(this.#numbered += 1)}`);
    for (let left = 1 + this.#roll(2); left > 0; left -= 1) {
      const name = `${this.#numbered}${left}-${1 + this.#roll(90_000)}.bin`;
      form.append(`${wrapper}[files][]`, new Blob([contentOfFile(name)]), name);
    }
    return form;
  }

  /** Of everything that its owner can change: so what is stored of half of it shows. */
  async #change(token: string): Promise<boolean> {
    const push = {
      expire_after_views: 2 + this.#roll(8),
      expires_at: new Date(Date.now() + (1 + this.#roll(9)) * DAY_MS).toISOString(),
      name: `changed ${(this.#numbered += 1)}`,
    };
    const headers = { ...this.#headers, ...JSON_TYPE };
    const changed = await this.#ask("PATCH", `${API}/${token}`, headers, JSON.stringify({ push }));
    if (changed === null || changed.status < 400 || !this.#account) return changed !== null;
    // It is over, or nobody's: then one that is new.
    const made = await this.#ask(
      "POST",
      API,
      headers,
      JSON.stringify({ push: { payload: `payload of ${push.name}`, expire_after_views: 3 } }),
    );
    if (made?.status !== 201) return made !== null;
    const { url_token: own } = (await made.json()) as { url_token: string };
    this.#pushes.push({ token: own, passphrase: "" });
    return this.#send("PATCH", `${API}/${own}`, headers, JSON.stringify({ push }));
  }

  /** Asks for a secret, answers, perhaps several at once, or closes a request. */
  async #request(): Promise<boolean> {
    const what = this.#roll(10);
    let token = this.#asked.at(-1 - this.#roll(4));
    if (token === undefined || what < 3) {
      const request = {
        request: `question ${(this.#numbered += 1)}`,
        max_responses: 1 + this.#roll(3),
        response_file_attachments: true,
      };
      const headers = { ...this.#headers, ...JSON_TYPE };
      const answer = await this.#ask("POST", REQUESTS, headers, JSON.stringify({ request }));
      if (answer?.status !== 201) return answer !== null;
      token = ((await answer.json()) as { url_token: string }).url_token;
      this.#asked.push(token);
    }
    if (what === 9) return this.#send("DELETE", `${REQUESTS}/${token}`, this.#headers);
    const path = `${REQUESTS}/${token}`;
    const answers = Array.from({ length: 1 + this.#roll(2) }, () => this.#answer(`${path}/respond`));
    return (await Promise.all([...answers, this.#send("GET", path, this.#headers)])).every(Boolean);
  }

  #answer(path: string): Promise<boolean> {
    if (this.#roll(this.mostlyFiles ? 4 : 2) > 0)
      return this.#send("PATCH", path, {}, this.#form("request", "response"));
    const response = `answer ${(this.#numbered += 1)} ${"x".repeat(this.#roll(3_000))}`;
    return this.#send("PATCH", path, JSON_TYPE, JSON.stringify({ request: { response } }));
  }

  /** An upload that comes in two requests and ends in a push; some stay as they are. */
  async #resume(): Promise<boolean> {
    const name = `${(this.#numbered += 1)}3-${1 + this.#roll(400_000)}.bin`;
    const content = contentOfFile(name);
    const tus = { ...this.#headers, "tus-resumable": "1.0.0" };
    const metadata = `filename ${Buffer.from(name).toString("base64")}`;
    const length = String(content.byteLength);
    const begun = await this.#ask("POST", UPLOADS, { ...tus, "upload-length": length, "upload-metadata": metadata });
    if (begun?.status !== 201) return begun !== null;
    const { id } = (await begun.json()) as { id: string };
    const half = this.#roll(content.byteLength);
    for (const [from, to] of [
      [0, half],
      [half, content.byteLength],
    ] as const) {
      const headers = { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": String(from) };
      if (!(await this.#send("PATCH", `${UPLOADS}/${id}`, headers, content.slice(from, to)))) return false;
      if (this.#roll(6) === 0) return true;
    }
    const push = { payload: `payload ${name}`, expire_after_views: 2, uploads: [id] };
    return this.#made(JSON.stringify({ push }), JSON_TYPE, "", this.#headers);
  }

  async #made(
    body: string | FormData,
    headers: Record<string, string>,
    passphrase: string,
    owner = this.#roll(4) > 0 ? this.#headers : {},
  ): Promise<boolean> {
    const answer = await this.#ask("POST", API, { ...headers, ...owner }, body);
    if (answer === null) return false;
    if (answer.status === 201) {
      const { url_token: token } = (await answer.json()) as { url_token: string };
      this.#pushes.push({ token, passphrase });
    }
    return true;
  }

  async #retrieve({ token, passphrase }: Known, headers: Record<string, string> = {}): Promise<boolean> {
    const wrong = passphrase !== "" && this.#roll(3) === 0;
    const query = passphrase === "" ? "" : `?passphrase=${wrong ? "wrong" : encodeURIComponent(passphrase)}`;
    const answer = await this.#ask("GET", `${API}/${token}${query}`, headers);
    if (answer === null) return false;
    const { files } = (await answer.json()) as { files?: Array<{ url: string }> };
    const file = files?.[0];
    return file ? this.#send("GET", new URL(file.url).pathname) : true;
  }

  async #retrieveAtOnce(known: Known): Promise<boolean> {
    const { token } = known;
    const all = await Promise.all([
      this.#retrieve(known),
      this.#retrieve(known),
      this.#send("GET", `${API}/${token}/audit`, this.#headers),
      this.#retrieve(known),
    ]);
    return all.every(Boolean);
  }

  /** Asks for a push and goes away. */
  #leave(token: string): Promise<boolean> {
    const { hostname, port } = new URL(this.#url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${API}/${token} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`, () => socket.destroy());
      });
      socket.on("error", () => resolve(false));
      socket.on("close", () => resolve(true));
    });
  }

  async #signIn({ email, password }: Account): Promise<void> {
    const answer = await this.#ask("POST", "/session", PAGE, JSON.stringify({ email, password }));
    this.#cookie = (answer?.headers.getSetCookie() ?? []).map((set) => set.split(";")[0]).join("; ");
    if (answer?.status !== 200) throw new Error(`Signing in was answered with ${answer?.status}.`);
  }

  async #makeToken(): Promise<boolean> {
    const headers = { ...PAGE, cookie: this.#cookie };
    const name = `token ${(this.#numbered += 1)}`;
    const answer = await this.#ask("POST", "/account/tokens", headers, JSON.stringify({ name }));
    if (answer === null) return false;
    const { id } = (await answer.json()) as { id: number };
    return this.#roll(2) === 0 ? true : this.#send("POST", `/account/tokens/${id}/revoke`, headers, "{}");
  }

  async #send(method: string, path: string, headers: Record<string, string> = {}, body?: Body): Promise<boolean> {
    const answer = await this.#ask(method, path, headers, body);
    await answer?.bytes().catch(() => {});
    return answer !== null;
  }

  /** Tries again what a failing disk has not taken. @returns null if the server is gone */
  async #ask(method: string, path: string, headers = {}, body?: Body): Promise<Response | null> {
    for (let more = 4; ; more -= 1) {
      const asked = fetch(this.#url + path, { method, headers, ...(body === undefined ? {} : { body }) });
      const answer = await asked.catch(() => null);
      if (answer?.status !== 503 || more === 0) return answer;
    }
  }
}

const JSON_TYPE = { "content-type": "application/json" };
const PAGE = { ...JSON_TYPE, "sec-fetch-site": "same-origin" };
