// How variables of Password Pusher become settings here: the rules that rows.ts names.

export type TomlValue = string | number | boolean | readonly string[];

/** The variables of one row that have a value. */
export type Given = (name: string) => string | undefined;

/** What a row does with its variables. */
export interface Takes {
  /** Takes a setting over, if its value is valid here. @param secret whether the value goes into a separate file */
  set(setting: string, value: TomlValue, secret?: "secret"): boolean;
  /** Reports what the administrator still has to do, or should know about a setting that was taken over. */
  remark(sentence: string): void;
  /** Takes nothing over. */
  leave(why: string): void;
}

/** The kinds of push in Password Pusher's variables, and the tables of their settings here. */
export const KINDS = { PW: "text", URL: "url", FILES: "file", QR: "qr" } as const;
const kinds = Object.entries(KINDS) as Array<[keyof typeof KINDS, string]>;
/** @returns undefined if `text` is neither true nor false */
export const flagIn = (text: string | undefined): boolean | undefined =>
  ({ true: true, false: false })[text?.trim().toLowerCase() ?? ""];

/** A setting with the same meaning. */
export const same =
  (name: string, setting: string) =>
  (given: Given, takes: Takes): void => {
    const value = given(name);
    if (value !== undefined) takes.set(setting, value);
  };

/** A default whose feature can be switched off altogether. If the feature was off, the default is false. */
export const stepOf = (feature: string, preset: string, setting: string) => (given: Given, takes: Takes) => {
  for (const [kind, ours] of kinds) {
    const enabled = flagIn(given(`PWP__${kind}__${feature}`));
    const chosen = given(`PWP__${kind}__${preset}`);
    if (enabled === false) takes.set(`${ours}.${setting}`, false);
    else if (chosen !== undefined) takes.set(`${ours}.${setting}`, chosen);
  }
};

/** A default and its limits. Password Pusher accepts a default outside them; this program does not. */
export const rangeOf =
  (measure: "days" | "views", presets: { default: number; min: number; max: number }) =>
  (given: Given, takes: Takes): void => {
    for (const [kind, ours] of kinds) {
      const read = (end: keyof typeof presets): number | undefined => {
        const text = given(`PWP__${kind}__EXPIRE_AFTER_${measure.toUpperCase()}_${end.toUpperCase()}`);
        return text === undefined ? undefined : Number(text);
      };
      const [preset, min, max] = [read("default"), read("min"), read("max")];
      const name = `${ours}.expire_after_${measure}`;
      const [least, most] = [min ?? presets.min, max ?? presets.max];
      if (least > most) {
        takes.leave(`${name}_min would be above ${name}_max: set both by hand`);
        continue;
      }
      if (min !== undefined) takes.set(`${name}_min`, min);
      if (max !== undefined) takes.set(`${name}_max`, max);
      const within = Math.min(Math.max(preset ?? presets.default, least), most);
      if (preset === undefined ? within !== presets.default : true) takes.set(`${name}_default`, within);
      if (within !== (preset ?? presets.default)) {
        takes.remark(`${name}_default became ${within}, because it must lie within the limits.`);
      }
    }
  };

/** "2 hours" → "2h". @returns null if it is not a duration */
function durationIn(text: string): string | null {
  const [, count, unit = ""] = /^(\d+)\s+(second|minute|hour|day|week|month|year)s?$/.exec(text.trim()) ?? [];
  const days = { day: 1, week: 7, month: 30, year: 365 }[unit];
  if (count === undefined) return null;
  return days === undefined ? `${count}${unit[0]}` : `${Number(count) * days}d`;
}

export function mail(given: Given, takes: Takes): void {
  const at = (name: string) => given(`PWP__MAIL__${name}`);
  const [host, user, password] = [at("SMTP_ADDRESS"), at("SMTP_USER_NAME"), at("SMTP_PASSWORD") ?? ""];
  const port = at("SMTP_PORT") ?? "587";
  const from = at("MAILER_SENDER");
  if (host === undefined) return takes.leave("PWP__MAIL__SMTP_ADDRESS is not set, so there is no mail server to name");
  if (from === undefined) return takes.leave("PWP__MAIL__MAILER_SENDER is not set: set mail.url and mail.from by hand");
  if (/[^A-Za-z0-9._:[\]-]/.test(host) || !/^\d+$/.test(port)) {
    return takes.leave("PWP__MAIL__SMTP_ADDRESS and _PORT are not a host and a port: set mail.url by hand");
  }
  const plain = flagIn(at("SMTP_ENABLE_STARTTLS_AUTO")) === false && flagIn(at("SMTP_STARTTLS")) !== true;
  if (plain && user !== undefined && port !== "465") {
    return takes.leave("this server sends no password unencrypted: set mail.url to smtp:// or smtps:// by hand");
  }
  const account = user === undefined ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const url =
    port === "465"
      ? `smtps://${account}${host}:465`
      : `smtp://${account}${host}:${port}${plain ? "?starttls=off" : ""}`;
  takes.set("mail.url", url, account === "" ? undefined : "secret");
  takes.set("mail.from", from);
  if (!plain && port !== "465" && user === undefined) {
    takes.remark(
      "mail.url encrypts by STARTTLS. If the relay in your own network offers none, add ?starttls=off to it.",
    );
  }
  if (at("SMTP_OPENSSL_VERIFY_MODE") === "none") {
    takes.remark("The mail server's certificate is always verified here: name your own authority in mail.ca_file.");
  }
}

export function bucket(given: Given, takes: Takes): void {
  const storage = given("PWP__FILES__STORAGE") ?? "local";
  if (storage === "local") return takes.leave("files are in data_dir, encrypted");
  const at = (name: string) => given(`PWP__FILES__S3__${name}`);
  const [name, id, key] = [at("BUCKET"), at("ACCESS_KEY_ID"), at("SECRET_ACCESS_KEY")];
  if (storage !== "amazon")
    return takes.leave(
      "Google and Azure are not supported: files are in data_dir, encrypted, or in a bucket of an S3 server",
    );
  if (name === undefined || id === undefined || key === undefined) {
    return takes.leave("bucket, access key or secret key is missing: files are in data_dir until blobs.url is set");
  }
  if (!takes.set("blobs.secret_key", key, "secret") || !takes.set("blobs.access_key", id, "secret")) return;
  takes.set("blobs.url", `s3://${name}/secretpush`);
  const [endpoint, region] = [at("ENDPOINT"), at("REGION")];
  if (endpoint !== undefined) takes.set("blobs.endpoint", endpoint);
  if (region !== undefined) takes.set("blobs.region", region);
  takes.remark("Files go into the folder secretpush of the old bucket; its versioning must be off. See docs/nodes.md.");
}

export function address(given: Given, takes: Takes): void {
  const [own, host] = [given("PWP__OVERRIDE_BASE_URL"), given("PWP__HOST_DOMAIN")];
  const address = own ?? (host && `${given("PWP__HOST_PROTOCOL") ?? "https"}://${host}`);
  if (address === undefined) takes.leave("PWP__HOST_DOMAIN is missing: set base_url");
  else if (takes.set("base_url", address))
    takes.remark(
      `base_url is the old server's, ${address}: while this server has a different address, use that instead.`,
    );
}

export function signUp(given: Given, takes: Takes): void {
  const closed = flagIn(given("PWP__DISABLE_SIGNUPS"));
  const isFiltered = given("PWP__SIGNUP_EMAIL_REGEXP") !== undefined;
  if (closed !== false || !isFiltered) takes.set("allow_sign_up", closed === false);
  else takes.leave("addresses are not filtered here, so allow_sign_up would admit everyone: invite people instead");
}

export function durations(name: string, setting: string) {
  return (given: Given, takes: Takes): void => {
    const text = given(name) ?? "";
    const duration = text.trim() === "disabled" ? "off" : durationIn(text);
    if (duration === null) takes.leave(`its value is not a time such as 2 hours: set ${setting} by hand`);
    else takes.set(setting, duration);
  };
}
