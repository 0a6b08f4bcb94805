import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { LANGUAGES } from "../static/languages.ts";
import { settingsInForce } from "../src/config/describe.ts";
import { type Config, OPTIONS } from "../src/config/options.ts";
import { EVENT_KINDS } from "../src/model/event.ts";
import { fromToml, load, problemsOf } from "./settings.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

describe("defaults", () => {
  test("are in force where nothing is given", () => {
    const { config, origins } = load({});
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 5100,
      dataDir: "./data",
      trustedProxies: ["127.0.0.0/8", "::1/128"],
      allowAnonymous: true,
      fileAttachmentsRequireAuthentication: true,
      maxPayloadBytes: 1_048_576,
      sweepIntervalMs: 60_000,
      rotationCheckIntervalMs: 1_000,
      purgeAnonymousAfterMs: 86_400_000,
      purgeAfterMs: null,
      rateLimit: { perSecond: 500, perMinute: 6000 },
      log: { level: "info", format: "text" },
    });
    for (const kind of ["text", "url", "file", "qr"] as const) {
      expect(config[kind]).toEqual({
        expireAfterDaysDefault: 7,
        expireAfterDaysMin: 1,
        expireAfterDaysMax: 90,
        expireAfterViewsDefault: 5,
        expireAfterViewsMin: 1,
        expireAfterViewsMax: 100,
        retrievalStepDefault: true,
        deletableByViewerDefault: true,
      });
    }
    expect("baseUrl" in config || "key" in config || "keyFile" in config).toBe(false);
    expect(new Set(Object.values(origins))).toEqual(new Set(["default"]));
  });

  test("have types that follow from the table", () => {
    const { config } = load({});
    const level: "debug" | "info" | "warn" | "error" = config.log.level;
    const purge: number | null = config.purgeAfterMs;
    const key: Config["key"] = undefined;
    // @ts-expect-error there is no such option
    expect(config.nonsense).toBeUndefined();
    // @ts-expect-error a port is a number
    const port: string = config.port;
    expect([level, purge, key, port]).toBeDefined();
  });

  test("the whole of Config is frozen", () => {
    const { config, origins } = load({ flags: { "trusted-proxies": "10.0.0.0/8" } });
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.log, { level: "debug" })).toThrow(TypeError);
    expect(() => Object.assign(config.text, { expireAfterDaysMax: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.trustedProxies, { 0: "0.0.0.0/0" })).toThrow(TypeError);
    expect(() => Object.assign(origins, { port: "x" })).toThrow(TypeError);
  });
});

describe("precedence", () => {
  const files = { "c.toml": "port = 1003\n[log]\nlevel = 'warn'" };

  test("a flag wins over the environment, the environment over the file, the file over the default", () => {
    const env = { SECRETPUSH_CONFIG: "c.toml", SECRETPUSH_PORT: "1002" };
    const all = load({ flags: { port: "1001" }, env, files });
    expect([all.config.port, all.origins["port"]]).toEqual([1001, "flag"]);
    const two = load({ env, files });
    expect([two.config.port, two.origins["port"]]).toEqual([1002, "environment SECRETPUSH_PORT"]);
    const one = load({ env: { SECRETPUSH_CONFIG: "c.toml" }, files });
    expect([one.config.port, one.origins["port"]]).toEqual([1003, "file c.toml"]);
    expect([one.config.log.level, one.origins["log.level"]]).toEqual(["warn", "file c.toml"]);
    expect(one.origins["log.format"]).toBe("default");
  });

  test("--config wins over SECRETPUSH_CONFIG", () => {
    const given = { flags: { config: "d.toml" }, env: { SECRETPUSH_CONFIG: "c.toml" } };
    expect(load({ ...given, files: { ...files, "d.toml": "port = 7" } }).config.port).toBe(7);
  });

  test("an empty environment variable counts as not set", () => {
    const env = { SECRETPUSH_PORT: "", SECRETPUSH_BASE_URL: "", SECRETPUSH_CONFIG: "" };
    expect(load({ env }).origins["port"]).toBe("default");
  });
});

describe("values", () => {
  test.each([
    ["host", "::1", "host", "::1"],
    ["host", "push.internal", "host", "push.internal"],
    ["port", "0", "port", 0],
    ["base-url", "https://push.example.org/", "baseUrl", "https://push.example.org"],
    ["base-url", "http://127.0.0.1:8080", "baseUrl", "http://127.0.0.1:8080"],
    ["trusted-proxies", "none", "trustedProxies", []],
    ["trusted-proxies", "", "trustedProxies", []],
    [
      "trusted-proxies",
      "10.0.0.1, fd00::/8,::ffff:10.0.0.2",
      "trustedProxies",
      ["10.0.0.1/32", "fd00::/8", "10.0.0.2/32"],
    ],
    ["allow-anonymous", "No", "allowAnonymous", false],
    ["max-payload-bytes", "64KiB", "maxPayloadBytes", 65_536],
    ["sweep-interval", "1d", "sweepIntervalMs", 86_400_000],
    ["purge-anonymous-after", "0s", "purgeAnonymousAfterMs", 0],
    ["purge-anonymous-after", "off", "purgeAnonymousAfterMs", null],
    ["purge-after", "10y", "purgeAfterMs", 315_360_000_000],
  ])("--%s %p is understood", (flag, text, key, value) => {
    expect(load({ flags: { [flag]: text } }).config as object).toHaveProperty(key, value);
  });

  test("TOML's own types are understood, and text in their stead", () => {
    const { config } = fromToml(`
      trusted_proxies = ["10.0.0.0/8"]
      allow_anonymous = false
      max_payload_bytes = 2048
      sweep_interval = "5m"
      purge_after = 0
      port = "8080"
      base_url = "https://push.example.org"
      [rate_limit]
      per_second = 0
      [text]
      expire_after_days_max = 365
      retrieval_step_default = false
      [oidc]
      issuer = "https://id.example.org"
      client_id = "push"
      client_secret_until = 2027-03-31
    `);
    expect(config).toMatchObject({
      trustedProxies: ["10.0.0.0/8"],
      allowAnonymous: false,
      maxPayloadBytes: 2048,
      sweepIntervalMs: 300_000,
      purgeAfterMs: 0,
      port: 8080,
      rateLimit: { perSecond: 0 },
      text: { expireAfterDaysMax: 365, retrievalStepDefault: false },
      oidc: { clientSecretUntil: "2027-03-31" },
    });
  });
});

describe("a bad value stops the start with one sentence", () => {
  const duration = "such as 90s, 15m, 1h or 7d";
  const shortDuration = "such as 90s, 15m or 1h";
  const url = "write an http or https address such as https://push.example.org.";
  const host = "write an IP address or a host name, without a port.";
  const address = "write a host and a port such as 192.0.2.1:443 or [::]:443.";
  const proxies = "write addresses or CIDR ranges, separated by commas, or none.";
  test.each([
    ["port", "abc", `--port "abc" is not a whole number: write a whole number from 0 to 65535.`],
    ["port", "70000", `--port "70000" is too large: write a whole number from 0 to 65535.`],
    ["port", "-1", `--port "-1" is too small: write a whole number from 0 to 65535.`],
    ["port", "", `--port "" is not a whole number: write a whole number from 0 to 65535.`],
    ["host", "0.0.0.0:80", `--host "0.0.0.0:80" is not an address or host name: ${host}`],
    ["host", "", `--host "" is empty: ${host}`],
    ["data-dir", "", `--data-dir "" is empty: write a path.`],
    ["metrics-listen", ":9100", `--metrics-listen ":9100" has a port but no host: ${address}`],
    ["metrics-listen", "h:99999", `--metrics-listen "h:99999" has a port above 65535: ${address}`],
    ["metrics-listen", "192.0.2.1", `--metrics-listen "192.0.2.1" is not a host with a port: ${address}`],
    ["allow-anonymous", "maybe", `--allow-anonymous "maybe" is neither true nor false: write true or false.`],
    [
      "log-level",
      "loud",
      `--log-level "loud" is not one of the allowed values: write one of debug, info, warn, error.`,
    ],
    [
      "sweep-interval",
      "60",
      `--sweep-interval "60" has no unit (ms, s, m, h, d, w or y): write a duration from 1s to 1d, ${shortDuration}.`,
    ],
    ["sweep-interval", "2d", `--sweep-interval "2d" is too large: write a duration from 1s to 1d, ${shortDuration}.`],
    [
      "sweep-interval",
      "off",
      `--sweep-interval "off" cannot be switched off: write a duration from 1s to 1d, ${shortDuration}.`,
    ],
    [
      "purge-after",
      "soon",
      `--purge-after "soon" is not a duration: write a duration from 0s to 10y, ${duration}, or off.`,
    ],
    [
      "max-payload-bytes",
      "17MiB",
      `--max-payload-bytes "17MiB" is too large: write a size from 1 KiB to 16 MiB, such as 64KiB, 1MiB or a number of bytes.`,
    ],
    ["trusted-proxies", "10", `--trusted-proxies "10" is not an address or CIDR range: ${proxies}`],
    [
      "trusted-proxies",
      "::1,10.0.0.0/33",
      `--trusted-proxies "::1,10.0.0.0/33" contains "10.0.0.0/33", which is not an address: ${proxies}`,
    ],
    ["base-url", "push.example.org", `--base-url "push.example.org" is not an absolute http or https address: ${url}`],
    ["base-url", "ftp://x.org", `--base-url "ftp://x.org" is not an absolute http or https address: ${url}`],
    ["base-url", "https://x.org/?a", `--base-url "https://x.org/?a" has a query or a fragment: ${url}`],
    ["base-url", "https://x.org/#", `--base-url "https://x.org/#" has a query or a fragment: ${url}`],
    [
      "base-url",
      "https://x.org/push",
      `--base-url "https://x.org/push" has a path, but the service must be at the root of a host: ${url}`,
    ],
    ["base-url", "https://me:pass@x.org", `--base-url contains a user name or password: ${url}`],
    [
      "qr-expire-after-views-max",
      "100001",
      `--qr-expire-after-views-max "100001" is too large: write a whole number from 1 to 100000.`,
    ],
  ])("--%s %p", (flag, text, sentence) => {
    expect(problemsOf(() => load({ flags: { [flag]: text } }))).toEqual([sentence]);
  });

  test.each([
    ["files.scan", "clamd://me:hunter2@h:3310"],
    ["backup.to", "s3://me:hunter2@backups/x"],
    ["backup.to", "sftp://me:hunter2@h/x"],
    ["blobs.url", "s3://me:hunter2@pushes"],
    ["blobs.url", "file://me:hunter2@h/x"],
  ])("%s with a password is refused without showing it: %s", (name, address) => {
    const [table = "", option = ""] = name.split(".");
    const problems = problemsOf(() => fromToml(`[${table}]\n${option} = "${address}"`)).join();
    expect(problems).toContain(`line 2: ${name} contains a user name or password: write `);
    expect(problems).not.toContain("hunter2");
  });

  test("names the option as it was written", () => {
    expect(problemsOf(() => load({ env: { SECRETPUSH_RATE_LIMIT_PER_MINUTE: "x" } }))[0]).toStartWith(
      'SECRETPUSH_RATE_LIMIT_PER_MINUTE "x" is',
    );
    expect(problemsOf(() => fromToml("[rate_limit]\nper_minute = 1.5"))[0]).toStartWith(
      "c.toml: line 2: rate_limit.per_minute 1.5 is not a whole number",
    );
  });

  test("everything that is wrong is listed at once", () => {
    const problems = problemsOf(() =>
      load({
        flags: { port: "x" },
        env: { SECRETPUSH_LOG_LEVEL: "x", SECRETPUSH_PROT: "1", SECRETPUSH_CONFIG: "c.toml" },
        files: { "c.toml": "colour = 'red'\nhost = 5\nlog = 'x'\n[text]\nsize = 1\n[[qr]]\na = 1" },
      }),
    );
    const starts = [
      "SECRETPUSH_PROT is",
      "c.toml: line 1: colour is",
      "c.toml: line 3: log must be a table",
      "c.toml: line 5: text.size is",
      "c.toml: line 6: qr must be a table",
      "c.toml: line 2: host 5 is",
      '--port "x" is',
      'SECRETPUSH_LOG_LEVEL "x" is',
    ];
    for (const start of starts) expect(problems.filter((problem) => problem.startsWith(start)).length).toBe(1);
    expect(problems.length).toBe(starts.length);
  });

  test("unknown names are refused, variables that Kubernetes adds by itself are not", () => {
    expect(problemsOf(() => fromToml("prot = 1"))).toEqual([
      'c.toml: line 1: prot is not a known option: "secretpush serve --help" lists them all.',
    ]);
    // Appended to a file whose last line is in a table.
    expect(problemsOf(() => fromToml("[log]\nlevel = 'info'\nbase_url = 'https://push.example.org'"))).toEqual([
      "c.toml: line 3: log.base_url is not a known option: base_url belongs above the first line that begins with [.",
    ]);
    expect(problemsOf(() => load({ env: { SECRETPUSH_PROT: "s3cret" } }))).toEqual([
      'SECRETPUSH_PROT is not a known setting: "secretpush serve --help" lists them all.',
    ]);
    expect(problemsOf(() => load({ flags: { key: "s3cret" } }))).toEqual(["--key is not a known option."]);
    const { config } = load({
      env: {
        SECRETPUSH_SERVICE_HOST: "10.0.0.1",
        SECRETPUSH_SERVICE_PORT: "80",
        SECRETPUSH_SERVICE_PORT_HTTP: "80",
        SECRETPUSH_PORT: "tcp://10.0.0.1:80",
        SECRETPUSH_PORT_80_TCP: "tcp://10.0.0.1:80",
        SECRETPUSH_PORT_80_TCP_ADDR: "10.0.0.1",
        OTHER: "x",
      },
    });
    expect(config.port).toBe(5100);
  });

  test.each([
    [
      { flags: { "text-expire-after-days-max": "3" } },
      "text.expire_after_days_default (7) must not be above text.expire_after_days_max (3).",
    ],
    [
      { flags: { "file-expire-after-views-min": "6" } },
      "file.expire_after_views_default (5) must not be below file.expire_after_views_min (6).",
    ],
    [
      { env: { SECRETPUSH_QR_EXPIRE_AFTER_DAYS_MIN: "91" } },
      "qr.expire_after_days_min (91) must not be above qr.expire_after_days_max (90).",
    ],
  ])("minimum, default and maximum agree: %p", (given, sentence) => {
    expect(problemsOf(() => load(given))).toEqual([sentence]);
  });
});

describe("languages", () => {
  test("are all, and English for readers who want none of them", () => {
    expect(load({}).config.languages).toEqual({ offered: LANGUAGES, default: "en" });
  });

  test("may be fewer; a tag may be written in any case", () => {
    const toml = '[languages]\noffered = ["DE", "fr", "de"]\ndefault = "De"';
    expect(fromToml(toml).config.languages).toEqual({ offered: ["de", "fr"], default: "de" });
  });

  test("that there are not are refused with the list of those that there are", () => {
    const tags = LANGUAGES.join(", ");
    expect(problemsOf(() => fromToml('[languages]\noffered = "en, tlh"\ndefault = "xx"'))).toEqual([
      expect.stringContaining(`default "xx" is not one of the languages: write one of ${tags}.`),
      expect.stringContaining(
        `contains "tlh", which is not one of the allowed values: write some of ${tags}, separated by commas, or all.`,
      ),
    ]);
  });

  test("have the default one among them", () => {
    expect(problemsOf(() => fromToml('[languages]\noffered = "de, fr"'))).toEqual([
      expect.stringContaining(
        'languages.default "en" is not among languages.offered: add it there, or choose one of de, fr.',
      ),
    ]);
  });
});

describe("the collector of logs", () => {
  const ways = "write an address such as syslog+tls://host:6514, syslog://host:514 or unix:/dev/log.";
  const problemsWith = (siem: Record<string, string>) =>
    problemsOf(() =>
      load({
        env: Object.fromEntries(Object.entries(siem).map(([name, value]) => [`SECRETPUSH_SIEM_${name}`, value])),
      }),
    );

  test.each([
    ["logs.example.org:514", "does not begin with a scheme for collectors"],
    ["logs", "is not an address"],
    ["tcp://logs.example.org", "does not begin with a scheme for collectors"],
    ["syslog://", "does not name a host"],
    ["syslog+tls://h:70000", "is not an address"],
    ["syslog://h:0", "has the port 0"],
    ["syslog://h/path", "has more than a host and a port"],
    ["syslog://user:hunter2@h", "contains a user name or password, which syslog does not have"],
    ["unix:dev/log", "does not name the absolute path of a socket"],
    [`unix:/${"x".repeat(107)}`, "has a path of more than 107 bytes"],
    ["syslog://h#x", "has a fragment"],
    [
      "syslog+udp://192.0.2.1",
      "is syslog over UDP, which loses events; if you need UDP, let rsyslog on this host forward them (docs/events.md)",
    ],
    ...["http://127.0.0.1:9000/", "https://user:hunter2@logs.example.org:8088/in?x=1"].map((url): [string, string] => [
      url,
      "is HTTP, which is for webhooks.url; a collector gets events as syslog (docs/events.md)",
    ]),
  ])("an address that cannot be one is refused: %s", (url, reason) => {
    expect(problemsWith({ URL: url })).toEqual([`SECRETPUSH_SIEM_URL ${reason}: ${ways}`]);
  });

  test.each(["syslog+tls://logs.example.org", "syslog://[2001:db8::1]:601", "unix:/dev/log", "unix:///dev/log"])(
    "an address is taken, and shown to nobody: %s",
    (url) => {
      const settings = load({ env: { SECRETPUSH_SIEM_URL: url } });
      expect(settings.config.siem.url).toBe(url);
      expect(JSON.stringify(settingsInForce(settings))).not.toContain(url);
    },
  );

  test("what no collector gets any more is refused, with where to read of the way instead", () => {
    const instead =
      "events go to a collector as syslog (RFC 5424) only; docs/events.md says how a collector gets CEF, or JSON over HTTP.";
    for (const name of ["FORMAT", "AUTHORIZATION", "AUTHORIZATION_FILE"]) {
      expect(problemsWith({ [name]: "cef" })).toEqual([`SECRETPUSH_SIEM_${name} is not a known setting: ${instead}`]);
    }
    expect(problemsOf(() => fromToml('[siem]\nformat = "cef"'))).toEqual([
      expect.stringMatching(/line 2: siem\.format is not a known option: events go to a collector as syslog /),
    ]);
  });

  test("events are those of the list, or all", () => {
    expect(load({}).config.siem.events).toEqual(EVENT_KINDS);
    expect(load({ flags: { "siem-events": "all" } }).config.siem.events).toEqual(EVENT_KINDS);
    expect(fromToml('[siem]\nevents = ["push.viewed", "push.alarm"]').config.siem.events).toEqual([
      "push.viewed",
      "push.alarm",
    ]);
    const [problem] = problemsWith({ EVENTS: "push.viewed,push.seen" });
    expect(problem).toStartWith(
      'SECRETPUSH_SIEM_EVENTS "push.viewed,push.seen" contains "push.seen", which is not one of the allowed values: write some of push.created,',
    );
  });

  test("a client's certificate needs its key", () => {
    expect(problemsWith({ CLIENT_CERT_FILE: "/c.pem" })).toEqual([
      "siem.client_cert_file is given without siem.client_key_file: give both or neither.",
    ]);
  });
});

describe("the table", () => {
  test("gives every option one name of each sort", () => {
    for (const names of [
      OPTIONS.map(({ name }) => name),
      OPTIONS.map(({ env }) => env),
      OPTIONS.map(({ path }) => path.join(".")),
    ]) {
      expect(new Set(names).size).toBe(OPTIONS.length);
    }
    expect(OPTIONS.filter(({ flag }) => flag === null).map(({ name }) => name)).toEqual([
      "tls.acme.eab_hmac_key",
      "ldap.bind_password",
      "oidc.client_secret",
      "database_url",
      "blobs.access_key",
      "blobs.secret_key",
      "key",
      "previous_key",
      "backup.access_key",
      "backup.secret_key",
      "mail.url",
      "mail.bounces_secret",
      "siem.url",
      "webhooks.url",
      "webhooks.secret",
    ]);
  });

  test("names options that there are, where one needs others", () => {
    const known = new Set(OPTIONS.map(({ name }) => name));
    const named = OPTIONS.flatMap(({ needs, within = [] }) => (needs === undefined ? within : [needs, ...within]));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });

  test("lists what is in force as a user would write it", () => {
    const shown = Object.fromEntries(
      settingsInForce(load({ flags: { "trusted-proxies": "none" } })).map(({ option, value }) => [option, value]),
    );
    expect(shown).toMatchObject({
      base_url: "(not set)",
      trusted_proxies: "none",
      max_payload_bytes: "1 MiB",
      sweep_interval: "1m",
      purge_after: "off",
      "rate_limit.per_second": "500",
    });
    expect(Object.keys(shown).length).toBe(OPTIONS.length);
  });
});
