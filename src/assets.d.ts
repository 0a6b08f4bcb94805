// Files imported with { type: "file" } or { type: "text" }: a path, or the text itself.
declare module "*/dist/browser/standalone.js" {
  const path: string;
  export default path;
}
