// `secretpush config`: the settings in force and where each came from. Secrets stay hidden.

import { settingsInForce } from "../../config/describe.ts";
import { command } from "../command.ts";
import { columns } from "../terminal.ts";

export const config = command({
  name: "config",
  summary: "Print the settings in force and where each came from; takes every flag of serve.",
  options: { "--json": "Print JSON: option → value and origin." },
  settings: "all",
  examples: ["secretpush config --config /etc/secretpush/config.toml"],
  run: async (_given, { settings }) => settingsInForce(settings()),
  show: (inForce) =>
    columns([["OPTION", "VALUE", "FROM"], ...inForce.map(({ option, value, origin }) => [option, value, origin])]),
  json: (inForce) => Object.fromEntries(inForce.map(({ option, plain, origin }) => [option, { value: plain, origin }])),
});
