// `secretpush user role`: what an account may do.

import type { Command } from "commander";
import { roleOf, ROLES, type Role } from "../../model/account.ts";
import { type Cli, withAccounts } from "../context.ts";
import { EXIT, UsageError } from "../terminal.ts";

export const ROLE_WORDS: Record<Role, string> = { user: "a user", auditor: "an auditor", admin: "an administrator" };

export function addUserRole(user: Command, cli: Cli): void {
  const role = user
    .command("role <email> <role>")
    .description(
      `Change what an account may do: ${ROLES.join(", ")}. Whoever may do less afterwards loses sessions and API tokens.`,
    )
    .addHelpText("after", "\nExample:\n  $ secretpush user role ann@example.org auditor\n")
    .action(
      cli.action(async (email: string, asked: string) => {
        const wanted = ROLES.find((one) => one === asked);
        if (wanted === undefined) throw new UsageError(`the role must be one of ${ROLES.join(", ")}`);
        const changed = await withAccounts(cli, role, (accounts) => accounts.setRole(email, wanted));
        cli.terminal.stdout(`${changed.email} is ${ROLE_WORDS[roleOf(changed)]} now.\n`);
        return EXIT.ok;
      }),
    );
}
