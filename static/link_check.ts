// In every page, in front of all that it shows: whoever made a link with a key in its end (#…) sealed what is behind it, so a
// page that is not for such an end refuses, whatever the server says of the link. A server could otherwise answer with
// another of its own pages, and be told the passphrase or the answer in clear. The script stands in the page
// itself: none that has to be fetched can be missing or late.

(() => {
  const { takes = "", title = "", words = "" } = document.currentScript?.dataset ?? {};

  function make(name: string, ...inside: Array<Node | string>): HTMLElement {
    const made = document.createElement(name);
    made.append(...inside);
    return made;
  }

  function check(): void {
    // Of a link that was opened before, the tab keeps the end when its address no longer shows it.
    const end = location.hash || String(history.state?.fragment ?? "");
    const key = /^#?(e1(?=\.|%2e)|age1|age-secret-key)/i.exec(end)?.[1];
    if (!key || takes.split(" ").includes(key.toLowerCase())) return;
    const emblem = make("span", "!");
    emblem.className = "emblem faded";
    const card = make("section", emblem, make("h1", title), make("p", words));
    card.className = "card narrow";
    card.setAttribute("role", "alert");
    const kept = document.querySelectorAll('[name="viewport"], [rel="icon"], [rel="stylesheet"]');
    const page = document.documentElement.cloneNode() as HTMLElement;
    page.append(
      make("head", make("title", title), ...kept),
      make("body", make("header", document.title.split(" · ").pop() ?? ""), make("main", card)),
    );
    // What the browser still reads of the page goes into the part that is shown no more, where no script runs.
    document.documentElement.replaceWith(page);
  }

  check();
  addEventListener("hashchange", check);
})();
