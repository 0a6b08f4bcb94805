// Answers the forms of lists. A script sends a form and shows the result. A browser without scripts gets the page again,
// but first the question `ask`, if the form has one.

import { AppError } from "../../base/errors.ts";
import { acceptsHtml } from "../headers.ts";
import type { Form } from "../bodies/form.ts";
import type { SignedInUser } from "../sessions/browser_sessions.ts";
import type { Admitted } from "../sessions/same_origin.ts";
import { type Reader, readerOf } from "./list.ts";
import type { Layout } from "./layout.ts";
import { iconHtml } from "./icons.ts";
import { attribute, dotted, Html, markup } from "./markup.ts";
import { redirect } from "./redirect.ts";

type Given = SignedInUser & { form: Form };
/** Performs the act. @returns the answer for scripts; `said` is a sentence for the reader */
export type Act = (given: Given, reader: Reader) => Promise<object>;

export class Acts {
  constructor(private readonly layout: Layout) {}

  /** @param back the page of the list @throws AppError as `act` does, unless the object is gone and the browser has no scripts */
  async answer(request: Request, admitted: Admitted, back: string, act: Act): Promise<object> {
    const given = await admitted.readForm();
    if (!acceptsHtml(request)) return act(given, readerOf(request));
    const ask = given.form.optionalText("ask");
    if (ask !== null) return this.#askFirst(request, given, back, ask);
    const done: { link?: string; email?: string; secret?: string; problem?: string } = await act(
      given,
      readerOf(request),
    ).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === "not-found")) throw error;
      return {};
    });
    const { link, email = null, secret, problem = null } = done;
    if (link === undefined && secret === undefined) return redirect(back, 303);
    const { admin, hooks } = readerOf(request).texts;
    const [title, label] = secret === undefined ? [admin.users, admin.oneTime] : [hooks.title, hooks.secretShown];
    return this.layout.render(request, given, {
      template: "one_time_shown",
      title,
      back,
      secret: true,
      values: { label, email, shown: link ?? secret, problem, back },
    });
  }

  #askFirst(request: Request, { form, ...person }: Given, back: string, ask: string): Promise<Response> {
    const [title = "", ...about] = ask.split(/\r?\n/);
    const fields = Object.entries(form.fields).filter(([name]) => name !== "ask" && name !== "yes");
    const up = sectionOf(back, readerOf(request));
    return this.layout.render(request, person, {
      template: "confirm",
      title,
      form: true,
      back,
      values: {
        action: new URL(request.url).pathname,
        fields: fields.map(([name, value]) => String(hidden(name, String(value)))).join(""),
        about: about.map((line) => String(markup`<p>${dotted(line)}</p>`)).join(""),
        yes: form.optionalText("yes") ?? "",
        back,
        ...up,
      },
    });
  }
}

/** The section of the administration to which a page belongs; null, and no area, if it belongs to none. */
function sectionOf(path: string, { texts: { admin, health } }: Reader) {
  const sections = [
    ["/admin/health", health.title],
    ["/admin/users", admin.users],
    ["/admin/links", admin.all],
  ] as const;
  const [up, upTo] = sections.find(([above]) => path.startsWith(above)) ?? [null, null];
  return { ...(up !== null && { area: "administration" }), up, upTo };
}

const hidden = (name: string, value: string) => markup`<input type="hidden" name="${name}" value="${value}">`;

export interface ActForm {
  path: string;
  fields?: Readonly<Record<string, string>>;
  /** The label of its button, and what the button acts on. */
  word: string;
  about?: string;
  /** The question; further lines say what it is about. */
  ask?: string;
  /** The label of the button that confirms the question; if absent, the label of the button that asks. */
  yes?: string;
  className?: string;
  /** What a script says if the server answers 409 (`conflict`) or 403 (`refused`), where the status can have only one reason. */
  conflict?: string;
  refused?: string;
  /** Where a script continues, if not on the same page. */
  leadsTo?: string;
  /** The id of its button. */
  id?: string;
}

/** A button that acts on a line or on a list. */
export function actHtml({
  path,
  fields = {},
  word,
  about,
  ask,
  yes = word,
  className = "quiet",
  id,
  ...more
}: ActForm) {
  const { conflict, refused, leadsTo } = more;
  const data = Object.entries({ conflict, refused, "leads-to": leadsTo }).map(
    ([name, value]) => value !== undefined && markup` data-${name}="${value}"`,
  );
  const all = { ...fields, ...(ask !== undefined && { ask, yes }) };
  const label = about === undefined ? null : markup` aria-label="${word}: ${about}"`;
  const named = id === undefined ? null : markup` id="${id}"`;
  return markup`<form method="post" action="${path}" data-act${data}>${Object.entries(all).map(([name, value]) => hidden(name, value))}<button type="submit" class="${className}"${label}${named}>${word}</button></form>`;
}

/**
 * A button that copies a link, which only a script can do.
 * @param link null if the server does not know it: then a script shows the button if the browser knows the link
 * @param about what the link leads to, if nothing else names that
 */
export function copyHtml(link: string | null, { texts }: Reader, about?: string) {
  const { copyLink } = texts.adminLive;
  const label = about === undefined ? null : markup` aria-label="${copyLink}: ${about}"`;
  const given = link === null ? attribute("hidden", true) : markup` data-copy="${link}"`;
  return markup`<button type="button" class="quiet scripted" title="${copyLink}"${given}${label}>${new Html(iconHtml("icon-copy"))}<span>${copyLink}</span></button>`;
}
