// Stands for static/scripts/dom.ts in a module: the page that loads the module has that already, and exports it (page_create.ts).
// A second one would ask a second time who is signed in.

const { src } = document.querySelector('script[type="module"]') as HTMLScriptElement;
const page = (await import(src)) as typeof import("../scripts/page_create.ts");
export const {
  any,
  askText,
  busy,
  button,
  complain,
  copyOn,
  dateWords,
  element,
  loadModule,
  make,
  maybe,
  refill,
  relativeWords,
  request,
  say,
  settings,
  textsOf,
  zonedDate,
} = page;
