// Bundles a module of static/ with its packages as one script for browsers, and prints it. static/embed.ts runs
// it while the program is built: it is no part of the program.
//
//   bun scripts/bundle-module.ts modules/e2e

import { join } from "node:path";

const [path = ""] = process.argv.slice(2);

/**
 * What the library of age needs for public keys and for keys of devices. Pushes have passphrases alone, so none of it is
 * called, and half of the script is saved.
 */
const UNUSED = /^(?:@noble\/(?:curves|post-quantum)\/|\.\/webauthn\.js$)/;
const STUB = "export const x25519 = null, p256 = null, MLKEM768P256 = null, MLKEM768X25519 = null;";

const built = await Bun.build({
  entrypoints: [join(import.meta.dir, "../static", `${path}.ts`)],
  target: "browser",
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [
    {
      name: "without public keys",
      setup(build) {
        build.onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: "unused" }));
        build.onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: STUB, loader: "js" }));
      },
    },
  ],
});
for (const output of built.outputs) process.stdout.write(await output.text());
