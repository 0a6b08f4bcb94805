// doctor's checks of the OpenID provider: whether it answers, has the name that the settings give it, knows this server
// and its redirect address, and has the same time.

import type { Config } from "../../config/options.ts";
import { about, type Finding } from "../findings.ts";
import { reasonOf } from "../terminal.ts";

/** Half of the difference that ID tokens are allowed. */
const NOTABLE_SKEW_MS = 30_000;

export async function* oidcFindings(config: Config): AsyncGenerator<Finding> {
  const { issuer, clientId = "", groupsClaim, scopes } = config.oidc;
  if (issuer === undefined) return;
  const { ok, warn, fail } = about("sign-in");
  try {
    const { oidcProvider, OIDC_PATHS } = await import("../../capabilities/oidc/index.ts");
    const provider = await oidcProvider(config, false);
    const { skewMs, sendsBack, takesSecret, offersSignOut, offersGroups } = await provider.examine();
    const there = `${config.baseUrl}${OIDC_PATHS.callback}`;
    yield ok(`${issuer} answers, and describes itself under this name.`);
    if (sendsBack === null) {
      yield ok(
        `It shows a page of its own, so doctor cannot tell whether it knows ${clientId} and the redirect address ${there}: sign in to see it.`,
      );
    } else if (sendsBack) yield ok(`It knows ${clientId} and sends people back to ${there}.`);
    else {
      const known = `does it know the client ${clientId}, with this redirect address?`;
      yield fail(`It sends nobody back to ${there}: ${known}`);
    }
    if (takesSecret === null) {
      yield ok("It does not say whether oidc.client_secret is right, so doctor cannot tell: sign in to see it.");
    } else if (takesSecret) yield ok("It accepts oidc.client_secret.");
    else {
      const why = "the secret is wrong or missing, or has expired. Nobody can sign in";
      yield fail(`It does not accept ${clientId} with oidc.client_secret (invalid_client): ${why}.`);
    }
    if (offersGroups) {
      yield warn(
        `The settings name groups, and oidc.scopes does not ask for the scope ${groupsClaim}, which it offers. Without it, many providers send no groups: set oidc.scopes = "${scopes} ${groupsClaim}".`,
      );
    }
    yield offersSignOut
      ? ok(`It offers sign-out. The address here for its back-channel logout is ${config.baseUrl}${OIDC_PATHS.logout}.`)
      : warn("It offers no sign-out at an https:// address, so whoever signs out here stays signed in there.");
    if (skewMs === null) return;
    const seconds = Math.round(skewMs / 1_000);
    yield Math.abs(seconds) * 1_000 > NOTABLE_SKEW_MS
      ? fail(`This host's clock is ${seconds} seconds off the provider's: synchronise both.`)
      : ok("Its clock agrees with this host's.");
  } catch (error) {
    yield fail(reasonOf(error));
  }
}
