// The demo's own pages: the tour with its people and its clock, and the mailbox. They need no scripts.

import { Html, markup } from "../../http/pages/markup.ts";
import { newToken } from "../../base/crypto.ts";
import type { DemoClock } from "./clock.ts";
import type { Mail } from "./mailbox.ts";
import { type Person, stepsOf } from "./tour.ts";

export interface DemoParts {
  /** The address to listen on. */
  host: string;
  /** The host in links. */
  shown: string;
  /** Where the server's pages are. */
  server: string;
  people: readonly Person[];
  clock: DemoClock;
  mails: readonly Mail[];
}

const STYLE = `
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem } li { margin: 0 0 .8rem }
  code, pre { font-family: ui-monospace, monospace } pre { white-space: pre-wrap; overflow-wrap: anywhere }
  td { padding: .1rem 1rem .1rem 0 } article { border-top: 1px solid; padding: .6rem 0 }
  button, input { font: inherit; margin: .2rem .3rem .2rem 0 }`;

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${new Bun.CryptoHasher("sha256").update(STYLE).digest("base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
};

export function servePages(parts: DemoParts): Bun.Server<undefined> {
  const { host, shown, clock } = parts;
  // Pages of other sites do not know the key, so they cannot move the clock.
  const key = newToken(22);
  const server: Bun.Server<undefined> = Bun.serve({
    hostname: host,
    port: 0,
    async fetch(request) {
      const { pathname, host: asked } = new URL(request.url);
      // A page of another site could reach this server under that site's name.
      if (asked !== `${shown}:${server.port}`)
        return new Response("Open the address that the command has printed.", { status: 421 });
      if (request.method === "POST" && pathname === "/clock") {
        const form = await request.formData();
        if (form.get("key") !== key) return new Response("Open the page itself.", { status: 403 });
        const moved = clock.move(String(form.get("to") ?? "") || String(form.get("at") ?? ""));
        return new Response(null, { status: 303, headers: { location: moved ? "/#clock" : "/?late#clock" } });
      }
      if (request.method !== "GET") return new Response(null, { status: 405 });
      if (pathname === "/") return page("The tour", tour(parts, key, request.url.includes("?late")));
      if (pathname === "/mailbox") return page("The mailbox", mailbox(parts), 2);
      return new Response("There is no such page.", { status: 404 });
    },
  });
  return server;
}

/** @param againS seconds after which the page reloads itself */
function page(title: string, content: Html, againS?: number): Response {
  const again = againS === undefined ? null : markup`<meta http-equiv="refresh" content="${againS}" />`;
  const html = markup`<!doctype html><html lang="en"><head><meta charset="utf-8" />${again}<title>${title} · Secret Push demo</title>
<meta name="viewport" content="width=device-width" /><style>${new Html(STYLE)}</style></head><body><main>${content}</main></body></html>`;
  return new Response(html.toString(), { headers: HEADERS });
}

const moment = (ms: number): string =>
  new Date(ms).toLocaleString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

function tour({ server, people, clock, mails }: DemoParts, key: string, isLate: boolean): Html {
  const button = (to: string, label: string): Html => markup`<button name="to" value="${to}">${label}</button>`;
  return markup`<h1>Secret Push in ten minutes</h1>
<p>All of this is on this machine, and is gone when the command ends. Never put a real secret in.
The pages are the real ones: <a href="${server}/" target="_blank">${server}</a>.</p>
<ol>${stepsOf(server, people).map((step) => markup`<li>${step}</li>`)}</ol>
<h2 id="people">People</h2>
<table>${people.map(({ name, email, password, isAdmin }) => markup`<tr><td>${name}${isAdmin && ", administrator"}</td><td><code>${email}</code></td><td><code>${password}</code></td></tr>`)}
<tr><td>Carla, a customer</td><td><code>carla@customer.example</code></td><td>no account, only a <a href="/mailbox" target="_blank">mailbox</a></td></tr></table>
<h2 id="clock">Clock</h2>
<p>For the server, it is <strong>${moment(clock.now())}</strong>. Browsers keep their own time.${isLate && markup` <strong>The clock only goes forward, by a year at most.</strong>`}</p>
<form method="post" action="/clock"><input type="hidden" name="key" value="${key}" />
${button("hour", "+ 1 hour")}${button("day", "+ 1 day")}${button("week", "+ 7 days")}${button("monday", "Monday 08:00")}
<input type="datetime-local" name="at" aria-label="A moment" />${button("", "Go there")}</form>
<h2>Mail</h2>
<p><a href="/mailbox" target="_blank">The mailbox</a> shows each mail that a server would send: ${mails.length} so far.</p>`;
}

/** The text, with its addresses as links. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? markup`<a href="${part}" target="_blank">${part}</a>` : markup`${part}`));

const mailbox = ({ mails }: DemoParts): Html => markup`<h1>The mailbox of everyone</h1>
<p>What a mail server would get, newest first. Nothing leaves this machine.</p>
${mails.length === 0 && markup`<p>No mail yet.</p>`}
${mails.map(({ to, subject, text, atMs }) => markup`<article><strong>${subject}</strong><br />to ${to}, ${moment(atMs)}<pre>${linked(text)}</pre></article>`)}`;
