// What doctor finds about the OpenID provider: whether it is reached, is the one that the settings name, knows this
// server and its redirect address, and has the same time.

import type { Config } from "../../config/options.ts";
import { fail, type Finding, ok, warn } from "../findings.ts";
import { reasonOf } from "../terminal.ts";

const SUBJECT = "sign-in";
/** Half of the difference that ID tokens are allowed. */
const NOTABLE_SKEW_MS = 30_000;

export async function oidcFindings(config: Config): Promise<Finding[]> {
  const { issuer, clientId = "", groupsClaim } = config.oidc;
  if (issuer === undefined) return [];
  try {
    const { oidcProvider, OIDC_PATHS } = await import("../../capabilities/oidc/index.ts");
    const provider = await oidcProvider(config, false);
    const { skewMs, sendsBack, takesSecret, offersSignOut, offersGroups } = await provider.examine();
    const there = `${config.baseUrl}${OIDC_PATHS.callback}`;
    const skew = skewMs === null ? null : Math.round(skewMs / 1_000);
    return [
      ok(SUBJECT, `${issuer} answers, and describes itself under this name.`),
      sendsBack === null
        ? ok(
            SUBJECT,
            `It shows a page of its own, so doctor cannot tell whether it knows ${clientId} and the redirect address ${there}: sign in to see it.`,
          )
        : sendsBack
          ? ok(SUBJECT, `It knows ${clientId} and sends people back to ${there}.`)
          : fail(
              SUBJECT,
              `It sends nobody back to ${there}: does it know the client ${clientId}, with this redirect address?`,
            ),
      takesSecret === null
        ? ok(SUBJECT, "It does not say whether oidc.client_secret is right, so doctor cannot tell: sign in to see it.")
        : takesSecret
          ? ok(SUBJECT, "It accepts oidc.client_secret.")
          : fail(
              SUBJECT,
              `It does not accept ${clientId} with oidc.client_secret (invalid_client): the secret is wrong or missing, or has expired. Nobody can sign in.`,
            ),
      ...(offersGroups
        ? [
            warn(
              SUBJECT,
              `The settings name groups, and oidc.scopes does not ask for the scope ${groupsClaim}, which it offers. Without it, many providers tell no groups: set oidc.scopes = "${config.oidc.scopes} ${groupsClaim}".`,
            ),
          ]
        : []),
      offersSignOut
        ? ok(
            SUBJECT,
            `It offers sign-out. The address here for its back-channel logout is ${config.baseUrl}${OIDC_PATHS.logout}.`,
          )
        : warn(
            SUBJECT,
            "It offers no sign-out at an https:// address, so whoever signs out here stays signed in there.",
          ),
      ...(skew === null
        ? []
        : [
            Math.abs(skew) * 1_000 > NOTABLE_SKEW_MS
              ? fail(SUBJECT, `This host's clock is ${skew} seconds off the provider's: synchronise both.`)
              : ok(SUBJECT, "Its clock agrees with this host's."),
          ]),
    ];
  } catch (error) {
    return [fail(SUBJECT, reasonOf(error))];
  }
}
