// The test files that `bun run test:postgres` runs against PostgreSQL and S3: one or two of each capability, over HTTP or by
// command, and all that depends on how the engine keeps texts, orders rows, searches, and forgets. They ask a server through its
// addresses; a test that looks behind them asks test_engine.ts and stored_files.ts.
//
// What a route does with what the store returns is shown on one engine. What the store returns is held on both, in every run:
//   pushes, users, sessions, tokens, second factors     store_contract
//   held pushes; requests and their answers             store_contract_holds, store_contract_requests
//   invitations, sessions of a provider, who leaves     store_contract_offboarding, company_sign_ins
//   events and mails                                    outbox_contract, mailings_contract
//   many at once, many nodes, failures and keys         concurrency, nodes*, sign_in_nodes, failover, epochs*, key_nodes
// A new file belongs here if it shows something of the store that none of these does.

export const ENGINE_NEUTRAL: readonly string[] = [
  "accounts",
  "addressed",
  "addressed_requests",
  "admin_events",
  "alarms",
  "audit",
  "bound_tokens",
  "barriers",
  "change",
  "company_commands",
  "conditions",
  "create",
  "delete",
  "download_damage",
  "downloads",
  "flows_files",
  "flows_sealed_wire",
  "group_policies",
  "held",
  "lists",
  "lock",
  "mail",
  "metrics",
  "move_in",
  "move_in_crash",
  "odd_texts",
  "offboarding",
  "oversight",
  "overview",
  "own_push",
  "passkeys",
  "passphrase",
  "presets",
  "receipts",
  "repeats",
  "resumable",
  "retrieve",
  "scans",
  "secret_requests",
  "secret_requests_limits",
  "second_factors",
  "sessions",
  "states",
  "time",
  "tokens",
  "upload_refusals",
  "uploads",
  "user_hooks",
  "webhooks",
];
