// The steps of the tour.

import { type Html, markup } from "../../http/pages/markup.ts";

export interface Person {
  name: string;
  email: string;
  password: string;
  isAdmin: boolean;
}

const to = (url: string, words: string): Html => markup`<a href="${url}" target="_blank">${words}</a>`;

export function stepsOf(server: string, people: readonly Person[]): Html[] {
  const [anna, ben] = people;
  const privately = markup`a private window`;
  return [
    markup`${to(`${server}/`, "Share a secret")} without an account: type some text, press the button, copy the link. Open it in ${privately}: loading the page does not open the secret, the button does, and each time counts as a view.`,
    markup`${to(`${server}/users/sign_in`, "Sign in")} as ${anna?.name} with <code>${anna?.email}</code> and the password below. Share another secret, and add the term “Only for these people” with <code>carla@customer.example</code>.`,
    markup`Be Carla, who has no account: open that link in ${privately}, have a code sent, and look into ${to("/mailbox", "the mailbox")}. Enter the code, and the secret opens.`,
    markup`Be Anna again: ${to(`${server}/admin`, "her links")} show what was opened. The page of a link shows its log, and lets you pause the link, change when it ends, or delete it.`,
    markup`Share a secret that expires “until …” next Monday at 08:00. Then move the <a href="#clock">clock</a> to Monday 08:00, and open the link: the push has expired, and its content is erased.`,
    markup`Ask instead of sending: Anna ${to(`${server}/requests/new`, "asks for a secret")}. Open that link in ${privately} and answer as Carla. The answer is among Anna's links.`,
    markup`Sign in as ${ben?.name}, the administrator (<code>${ben?.email}</code>): ${to(`${server}/admin/users`, "people")}, ${to(`${server}/admin/server`, "settings and health")}, and everyone's links without their content.`,
    markup`Programs: ${to(`${server}/help/api`, "the API")}. In a terminal, <code>echo secret | SECRETPUSH_SERVER=${server} secretpush push --until 8h</code> prints a link, and <code>secretpush open LINK</code> opens it.`,
  ];
}
