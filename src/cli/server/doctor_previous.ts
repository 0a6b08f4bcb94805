// doctor's look at the server that this one has replaced, to which links of its form are redirected.

import { connectionFailure } from "../../base/connection_failure.ts";
import type { Config } from "../../config/options.ts";
import { about, type Finding } from "../findings.ts";
import { reasonOf } from "../terminal.ts";

const PATIENCE_MS = 10_000;

export async function* previousServerFindings({ previousServer }: Config): AsyncGenerator<Finding> {
  if (previousServer === undefined) return;
  const { ok, fail } = about("previous");
  const otherwise =
    "Links of its form lead there: start it, or leave previous_server out if its last push has expired.";
  try {
    const answer = await fetch(`${previousServer}/up`, {
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    yield answer.ok
      ? ok(`${previousServer} answers. Links of its form are redirected there.`)
      : fail(`${previousServer}/up answers with status ${answer.status}. ${otherwise}`);
  } catch (error) {
    yield fail(
      `${previousServer} cannot be reached from here (${connectionFailure(error) ?? reasonOf(error)}). ${otherwise}`,
    );
  }
}
