// `secretpush expire`: expires a push, for its owner or anyone whose link allows it, or closes one of the user's requests.

import { clientCommand, connect } from "./connection.ts";
import { readLink } from "./link.ts";
import { RequestApi } from "./request_api.ts";

export const expire = clientCommand({
  name: "expire <link>",
  summary: "Expire a push now, by its link or token: its content is erased. Or close a request, by its link.",
  options: { "--json": "Print the server's answer as JSON." },
  examples: ["secretpush expire https://push.example.org/p/…"],
  async run({ link, ...flags }, { terminal }) {
    const { base, urlToken, noun } = readLink(link, "any");
    const api = connect(terminal, flags, base);
    if (noun === "request") {
      const closed = await new RequestApi(api).close(urlToken);
      return { record: closed, sentence: "Closed: it no longer accepts answers. Those that arrived stay." };
    }
    const push = await api.expire(urlToken);
    const already = push.deleted === false ? "It had expired already" : "Expired";
    return { record: push, sentence: `${already}: its content is gone.` };
  },
  json: ({ record }) => record,
  note: ({ sentence }, { json }) => (json ? "" : `${sentence}\n`),
});
