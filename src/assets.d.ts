// Files imported with { type: "file" } or { type: "text" }: a path, or the text itself.
declare module "*/dist/browser/standalone.js" {
  const path: string;
  export default path;
}

declare module "@zxcvbn-ts/language-common/src/passwords.json" {
  const json: string;
  export default json;
}

declare module "*/static/words/en.txt" {
  const path: string;
  export default path;
}

// The package's types describe only its front door.
declare module "qrcode/lib/core/qrcode.js" {
  export { create } from "qrcode";
}
