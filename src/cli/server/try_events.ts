// `secretpush events test`, and doctor's checks of the receivers of events: the instance's webhook and the log
// collector. doctor delivers nothing; the command sends one message to each. No sentence names the address of a webhook
// or a collector, because it may be a secret.

import { isLoopbackHost } from "../../base/network.ts";
import type { Config } from "../../config/options.ts";
import type { SiemTarget } from "../../capabilities/siem/index.ts";
import { command } from "../command.ts";
import { about, anyFailed, type Finding, findingLines } from "../findings.ts";
import { OperationFailed, reasonOf } from "../terminal.ts";

const WEBHOOK = about("webhooks.url");
const SIEM = about("siem.url");

export const eventsTest = command({
  name: "test",
  summary: "Send a test message to each of webhooks.url and siem.url that is set; takes every flag of serve.",
  options: { "--json": "Print a JSON array." },
  settings: "all",
  help: "Exit code 1 if either does not accept the message.",
  examples: ["secretpush events test --config /etc/secretpush/config.toml"],
  async run(_given, { settings }) {
    const findings = await findingsOf(settings().config, { webhook: tryWebhook, siem: trySiem });
    if (findings.length > 0) return findings;
    throw new OperationFailed("No receiver of events is configured: set webhooks.url or siem.url");
  },
  show: findingLines,
  failed: anyFailed,
});

/** Connects to both receivers as the server does, and delivers nothing. */
export async function* eventFindings(config: Config): AsyncGenerator<Finding> {
  yield* await findingsOf(config, { webhook: lookAtWebhook, siem: lookAtSiem });
}

type Webhook = NonNullable<Awaited<ReturnType<typeof openWebhook>>>;

interface Probes {
  webhook: (webhook: Webhook) => Promise<Finding>;
  siem: (siem: SiemTarget, isStream: boolean) => Promise<Finding>;
}

async function findingsOf(config: Config, { webhook, siem }: Probes): Promise<Finding[]> {
  const found = await Promise.all([
    // A certificate file that cannot be read stops the server too.
    webhookFindings(config, webhook).catch((error: unknown) => [WEBHOOK.fail(`${reasonOf(error)}.`)]),
    siemFindings(config, siem).catch((error: unknown) => [SIEM.fail(`${reasonOf(error)}.`)]),
  ]);
  return found.flat();
}

async function webhookFindings(config: Config, probe: Probes["webhook"]): Promise<Finding[]> {
  const opened = await openWebhook(config);
  return opened ? [...unencrypted(opened.own.url), await probe(opened)] : [];
}

async function siemFindings({ siem }: Config, probe: Probes["siem"]): Promise<Finding[]> {
  if (siem.url === undefined) return [];
  const { loadCollector } = await import("../../capabilities/siem/index.ts");
  return [await probe((await loadCollector(siem.url, siem))(String), !siem.url.startsWith("unix:"))];
}

async function openWebhook({ webhooks }: Config) {
  if (webhooks.url === undefined && webhooks.allow.length === 0) return null;
  const { ownWebhook } = await import("../../capabilities/webhooks/index.ts");
  const { own, reach } = await ownWebhook(webhooks);
  return own && { own, reach: reach.own };
}

const unencrypted = (address: string): Finding[] => {
  const url = URL.parse(address);
  return url?.protocol === "http:" && !isLoopbackHost(url.hostname)
    ? [WEBHOOK.warn("It begins with http://, so everyone on the network path can read who opened what. Use https://.")]
    : [];
};

async function tryWebhook({ own, reach }: Webhook): Promise<Finding> {
  const { tryHook } = await import("../../capabilities/webhooks/post.ts");
  const { status, failure, ms } = await tryHook(reach, own, Date.now());
  return failure === null
    ? WEBHOOK.ok(`The receiver accepted a test message: it answered ${status} after ${ms} ms.`)
    : WEBHOOK.fail(`The test failed: ${failure}.`);
}

async function lookAtWebhook({ own, reach }: Webhook): Promise<Finding> {
  const { Unreachable } = await import("../../capabilities/webhooks/outbound_http.ts");
  try {
    return answerFinding((await reach.head(own.url)).status);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return WEBHOOK.fail(`Events do not arrive: ${error.message}.`);
  }
}

async function trySiem(siem: SiemTarget, isStream: boolean): Promise<Finding> {
  const { failure } = await siem.test();
  if (failure !== null) return SIEM.fail(`The test message did not arrive: ${failure}.`);
  // The most that each kind of collector can confirm about a message.
  const taken = isStream
    ? "The collector has read a test message to the end."
    : "A test message is in the collector's socket.";
  return SIEM.ok(taken);
}

async function lookAtSiem(siem: SiemTarget, isStream: boolean): Promise<Finding> {
  const { failure } = await siem.reach();
  if (failure !== null) return SIEM.fail(`Events do not arrive: ${failure}.`);
  const reached = isStream
    ? "The collector accepts connections, and closes each one after reading it to the end."
    : "The collector's socket accepts messages.";
  return SIEM.ok(`${reached} ${TEST}`);
}

const TEST = 'To send a test message, run "secretpush events test".';

/** The finding for an answer to HEAD. Few receivers expect such a request, so most refusals mean nothing. */
function answerFinding(status: number): Finding {
  const text = `The receiver answers (${status} to HEAD).`;
  const isDoubtful = status === 401 || status === 403 || status >= 500;
  return isDoubtful
    ? WEBHOOK.warn(`${text} "secretpush events test" shows whether it accepts messages.`)
    : WEBHOOK.ok(`${text} ${TEST}`);
}
