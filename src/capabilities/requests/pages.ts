// The routes and pages of requests, which are loaded with the other pages.

import { Elysia } from "elysia";

import type { AdmitToAnswer, PagesPart } from "../../http/pages/part.ts";
import { expectFiles } from "../../http/contract/new_push.ts";
import { accountRequestRoutes } from "./account_routes.ts";
import { answerPages } from "./answer.ts";
import { OwnRequests } from "./own.ts";
import { ownPages } from "./own_pages.ts";
import { type RequestsParts, SecretRequests } from "./requests.ts";
import { AnswerPanel } from "./panel.ts";
import { requestRoutes } from "./routes.ts";

export type RequestPages = PagesPart & { admitToAnswer: AdmitToAnswer };

export function requestPages(parts: RequestsParts): RequestPages {
  const { pushes } = parts;
  const requests = new SecretRequests(parts);
  const own = new OwnRequests(requests, parts);
  return {
    routes: (layout, given) => {
      const options = { ...given, requests, own, pushes };
      return new Elysia({ name: "secret requests" })
        .use(answerPages(layout, options))
        .use(ownPages(layout, options))
        .use(requestRoutes(options))
        .use(accountRequestRoutes(options));
    },
    panel: () => new AnswerPanel(own),
    async admitToAnswer(urlToken, given, passphrase) {
      const { asked, caller } = await requests.findFor(urlToken, given);
      requests.expectOpen(asked);
      requests.expectFiles(asked);
      const { rules } = await requests.admit(asked, caller, passphrase);
      expectFiles(rules);
      return rules;
    },
    newAnswers: async (userId) => (await own.unopened(userId)).all,
  };
}
