// What doctor finds of the OpenID provider: whether it is reached, is the one that the settings name, knows this server and its
// redirect address, and has the same time.

import type { Config } from "../../config/options.ts";
import { fail, type Finding, ok, warn } from "../findings.ts";
import { reasonOf } from "../terminal.ts";

const SUBJECT = "sign-in";
/** Half of what ID tokens are allowed. */
const NOTABLE_SKEW_MS = 30_000;

export async function oidcFindings(config: Config): Promise<Finding[]> {
  const { issuer } = config.oidc;
  if (issuer === undefined) return [];
  try {
    const [{ openProvider }, { OIDC_PATHS }] = await Promise.all([
      import("../../serve/oidc.ts"),
      import("../../http/provider_sign_in.ts"),
    ]);
    const provider = await openProvider(config, false);
    if (!provider) return [];
    const { skewMs, sendsBack, offersSignOut } = await provider.examine();
    const there = `${config.baseUrl}${OIDC_PATHS.callback}`;
    const skew = skewMs === null ? null : Math.round(skewMs / 1_000);
    return [
      ok(SUBJECT, `${issuer} answers, and describes itself under this name.`),
      sendsBack
        ? ok(SUBJECT, `It knows ${config.oidc.clientId} and sends people back to ${there}.`)
        : warn(
            SUBJECT,
            `It sends nobody back to ${there}: does it know the client ${config.oidc.clientId}, with this redirect address?`,
          ),
      offersSignOut
        ? ok(
            SUBJECT,
            `It offers sign-out. The address here for its back-channel logout is ${config.baseUrl}${OIDC_PATHS.logout}.`,
          )
        : warn(SUBJECT, "It offers no sign-out, so whoever signs out here stays signed in there."),
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
