// Roles on the command line: `secretpush user role`, and the options that give a new account its role.

import { roleOf, ROLES, type Role } from "../../model/account.ts";
import { command } from "../command.ts";
import { perform } from "../operate.ts";
import { UsageError } from "../terminal.ts";

export const ROLE_WORDS: Record<Role, string> = { user: "a user", auditor: "an auditor", admin: "an administrator" };

export const ROLE_OPTIONS = {
  "--admin": "Make the account an administrator.",
  "--auditor": "Make the account an auditor, who sees all audit logs and no secret.",
} as const;

/** @throws UsageError if both are given */
export function roleIn({ admin, auditor }: { admin: true | undefined; auditor: true | undefined }) {
  if (admin && auditor) throw new UsageError("pass --admin or --auditor, not both");
  return { admin: admin === true, auditor: auditor === true };
}

export const role = command({
  name: "role <email> <role>",
  summary: `Change what an account may do: ${ROLES.join(", ")}. A lower role ends the account's sessions and API tokens.`,
  examples: ["secretpush user role ann@example.org auditor"],
  async run({ email, role }, cli) {
    const wanted = ROLES.find((one) => one === role);
    if (wanted === undefined) throw new UsageError(`the role must be one of ${ROLES.join(", ")}`);
    const changed = await perform(cli, "user.role", { email, role: wanted });
    return `${changed.email} is ${ROLE_WORDS[roleOf(changed)]} now.\n`;
  },
});
