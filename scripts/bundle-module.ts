// Bundles a module of static/ with its packages as one script for browsers, and prints it. static/embed.ts runs
// it while the program is built: it is no part of the program.
//
//   bun scripts/bundle-module.ts modules/seal

import { join } from "node:path";

const [path = ""] = process.argv.slice(2);

/**
 * What the library of age needs for keys of devices and for public keys. Pushes have passphrases, and answers one kind of
 * public key, X25519: the rest is never called, and without it the script is half as large.
 */
const UNUSED = /^(?:@noble\/(?:curves\/(?!ed25519\.js)|post-quantum\/)|\.\/webauthn\.js$)/;
const STUB = "export const p256 = null, MLKEM768P256 = null, MLKEM768X25519 = null;";

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
