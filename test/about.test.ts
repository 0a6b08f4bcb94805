// The page /about: who runs the server, and what it says of secrets, logs and expiry follows from the settings.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import packageJson from "../package.json" with { type: "json" };
import { LANGUAGES, textsIn } from "../static/texts.ts";
import { startServer, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

let plain: TestServer;
let named: TestServer;
const textOf = "<b>Our</b> notes on “privacy”.";
beforeAll(async () => {
  plain = await startServer();
  named = await startServer({
    flags: {
      "about-operator": "Acme & Sons <IT>",
      "about-contact": "it@example.org",
      "about-text": textOf,
      "about-security": "security@example.org",
      "base-url": "https://push.example.org",
      "purge-after": "30d",
      "purge-anonymous-after": "off",
      "download-link-life": "5m",
      "recipients-listen": "127.0.0.1:0",
      "allow-anonymous": "false",
      e2e: "off",
    },
  });
  await plain.user("root@example.org", true);
});
afterAll(() => Promise.all([plain.stop(), named.stop()]));

const pageOf = async (server: TestServer, language = "en"): Promise<string> =>
  (await server.fetch("/about", { headers: { accept: "text/html", "accept-language": language } })).text();

describe("/about", () => {
  test("says in each language that the English counts, and so does the page of all languages", async () => {
    for (const path of ["/about", "/languages"]) {
      const page = await plain.fetch(path, { headers: { accept: "text/html", "accept-language": "de" } });
      expect(await page.text()).toContain("gilt der englische Text");
    }
  });

  test("names the operator as the settings do, and links to an email address", async () => {
    const page = await pageOf(named);
    expect(page).toContain("This server is run by Acme &amp; Sons &lt;IT&gt;.");
    expect(page).toMatch(/<a href="mailto:it@example\.org" rel="noopener noreferrer">it@example\.org<\/a\s*>/);
    expect(page).toContain(Bun.escapeHTML(textOf));
    expect(page).toContain(`Secret Push, version ${packageJson.version}.`);
  });

  test.each(LANGUAGES)("credits the list of words that it suggests passphrases from (%s)", async (language) => {
    const page = await pageOf(plain, language);
    expect(page).toContain("EFF Long Wordlist");
    expect(page).toContain("Electronic Frontier Foundation");
    expect(page).toMatch(/CC BY 3\.0 US[^<]{0,20}https:\/\/creativecommons\.org\/licenses\/by\/3\.0\/us\//);
  });

  test("says that nobody is named where the settings name nobody", async () => {
    const page = await pageOf(plain);
    expect(page).toContain("The operator of this server hasn’t entered a name here.");
    expect(page).not.toContain("Contact:");
  });

  test.each([
    ["https://example.org/contact", 'href="https://example.org/contact"'],
    ["javascript:alert(1)", null],
    ["https:// nowhere", null],
    ["phone 4711, room 12", null],
  ])("the contact %p is a link only where it leads somewhere", async (contact, link) => {
    const server = await startServer({ flags: { "about-contact": contact } });
    try {
      const page = await pageOf(server);
      expect(page).toContain(Bun.escapeHTML(contact));
      if (link !== null) expect(page).toContain(link);
      else expect(page).not.toContain(`href="${contact}"`);
    } finally {
      await server.stop();
    }
  });

  test("speaks of sealing end to end where this server takes what is sealed", async () => {
    const sealed = "The operator can’t read an end-to-end encrypted secret";
    expect(await pageOf(plain)).toContain(sealed);
    expect(await pageOf(named)).not.toContain(sealed);
  });

  test("says how long logs are kept and download links work, as the settings do", async () => {
    const defaults = await pageOf(plain);
    expect(defaults).toContain("at most 15 minutes, and never beyond");
    expect(defaults).toContain(
      "The log of a secret shared without an account is deleted 1 day after the secret expires.",
    );
    expect(defaults).toContain("until the operator deletes the backup.");
    const set = await pageOf(named);
    expect(set).toContain("at most 5 minutes, and never beyond");
    expect(set).toContain("The log of a signed-in sender’s secret is deleted 30 days after it expires,");
    expect(set).toContain("The log of a secret shared without an account is kept until the operator deletes it.");
  });

  test("speaks every language of the pages", async () => {
    for (const language of LANGUAGES) {
      const { about } = textsIn(language);
      const page = await pageOf(plain, language);
      expect(page).toContain(`<h1>${Bun.escapeHTML(about.title)}</h1>`);
      expect(page).not.toMatch(/\{\w+\}/);
    }
  });

  test("is open to everybody: at the recipients' address too, and where senders must sign in", async () => {
    expect((await named.fetch("/about")).status).toBe(200);
    const outside = await fetch(`${named.addresses.recipients}/about`);
    expect(outside.status).toBe(200);
    expect(await outside.text()).not.toContain("/users/sign_in");
  });

  test("is linked from the foot of every page and from below the form of a new push", async () => {
    const signIn = await (await plain.fetch("/users/sign_in")).text();
    expect(signIn.slice(signIn.indexOf("<footer>"))).toContain('href="/about"');
    expect(await (await plain.fetch("/")).text()).toContain('<a href="/about">How this works and who runs it</a>');
  });

  test("a name that is too long is refused with its limit", () => {
    const started = startServer({ flags: { "about-operator": "x".repeat(101) } });
    expect(started).rejects.toThrow(/about-operator .*is too long: write a line of at most 100 characters/);
  });
});

describe("/about/accessibility", () => {
  const statement = async (server: TestServer, language = "en"): Promise<string> =>
    (await server.fetch("/about/accessibility", { headers: { "accept-language": language } })).text();

  test("says in every language what is met and what is missing, and whom to tell", async () => {
    for (const language of LANGUAGES) {
      const { accessibility } = textsIn(language);
      const [told, untold] = [await statement(named, language), await statement(plain, language)];
      for (const page of [told, untold]) {
        for (const text of [accessibility.title, accessibility.standard, accessibility.missingReaders]) {
          expect(page).toContain(Bun.escapeHTML(text));
        }
      }
      expect(told).toMatch(/<a href="mailto:it@example\.org" rel="noopener noreferrer">it@example\.org<\/a\s*>/);
      expect(told).not.toContain(Bun.escapeHTML(accessibility.nobody));
      expect(untold).toContain(Bun.escapeHTML(accessibility.nobody));
    }
  });

  test("is a step from /about, and open to recipients at their address", async () => {
    expect(await pageOf(named)).toContain('<a href="/about/accessibility">Accessibility</a>');
    expect((await fetch(`${named.addresses.recipients}/about/accessibility`)).status).toBe(200);
  });
});

describe("/.well-known/security.txt", () => {
  test("names whom the settings name, where it is and until when it holds, to everybody", async () => {
    for (const origin of [named.url, named.addresses.recipients]) {
      const answer = await fetch(`${origin}/.well-known/security.txt`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const fields = new Map(
        (await answer.text())
          .trim()
          .split("\n")
          .map((line) => line.split(/: (.*)/) as [string, string]),
      );
      expect(fields.get("Contact")).toBe("mailto:security@example.org");
      expect(fields.get("Canonical")).toBe("https://push.example.org/.well-known/security.txt");
      // RFC 9116 §2.5.5: less than a year ahead.
      const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(80);
      expect(days).toBeLessThan(100);
    }
  });

  test("is not there where nobody is named", async () => {
    expect((await plain.fetch("/.well-known/security.txt")).status).toBe(404);
  });

  test.each(["nobody", "http://example.org/", "mailto:it@example.org", "https://a b"])(
    "takes an address that reports can be sent to, and not %p",
    (contact) => {
      const started = startServer({ flags: { "about-security": contact } });
      expect(started).rejects.toThrow(/about-security .*: write an email address or an https:\/\/ address/);
    },
  );
});
