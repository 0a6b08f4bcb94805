// The OpenAPI document of this server, generated from the routes' own schemas. It contains what routes describe by `reference`.

import { type AnyElysia, Elysia } from "elysia";

import { introduction, type IntroductionOptions } from "./docs_introduction.ts";
import { OVERSIGHT_TAG, SECURITY_SCHEMES } from "./openapi.ts";

export const TITLE = "Secret Push API";
/** Where the generator answers inside this program. No request from outside reaches it. */
const GENERATED_PATH = "/generated/openapi.json";

export interface DocumentOptions extends IntroductionOptions {
  /** The whole application, whose routes are described. */
  app: () => AnyElysia;
  applicationVersion: string;
  /** Paths that hidden routes answer, and their tag. */
  more: { tag: { name: string; description: string }; paths: () => Paths };
}

type Paths = Record<string, Record<string, object>>;

/** Slow: the generator takes longer to load than the rest of the server takes to start. */
export async function documentOf(options: DocumentOptions): Promise<object> {
  const { swagger } = await import("@elysiajs/swagger");
  const generator = swagger({
    path: "/generated",
    specPath: GENERATED_PATH,
    documentation: {
      info: {
        title: TITLE,
        version: options.applicationVersion,
        description: introduction(options),
        license: { name: "Apache License 2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
      },
      servers: [{ url: options.baseUrl ?? "/" }],
      tags: [
        { name: "Pushes", description: "Create, retrieve, list and expire pushes." },
        {
          name: "Held pushes",
          description:
            "A push with `hold` opens only after its owner has released the recipient. Both compare three words first, for example on the phone.",
        },
        { name: "Addressed pushes", description: "A push with `recipients` opens for these people alone." },
        { name: "Uploads", description: "Large files, sent in parts by the tus protocol." },
        ...(options.requestsEnabled
          ? [{ name: "Requests", description: "Ask someone without an account for a secret." }]
          : []),
        ...(options.rules.receipts
          ? [{ name: "Receipts", description: "What became of a push whose sender has no account." }]
          : []),
        OVERSIGHT_TAG,
        { name: "Server", description: "Version and health." },
        options.more.tag,
      ],
      paths: options.more.paths(),
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  // A separate application, so that no request reaches the plugin's routes.
  const aside = new Elysia({ normalize: false }).use(options.app()).use(generator);
  const answer = await aside.handle(new Request(`http://localhost${GENERATED_PATH}`));
  return tidy((await answer.json()) as Document);
}

interface Document {
  paths: Paths;
  components: { schemas: Record<string, object> };
}

/**
 * Drops operations that no route describes, and moves every schema with a title to the components, so that it
 * appears once and generated clients have a name for it.
 */
function tidy(document: Document): object {
  const schemas: Record<string, object> = {};
  const named = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(named);
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]));
    const { title, type } = copy;
    if (typeof title !== "string" || type !== "object") return copy;
    schemas[title] = copy;
    return { $ref: `#/components/schemas/${title}` };
  };
  const paths: Paths = {};
  for (const [path, operations] of Object.entries(document.paths)) {
    const shown = Object.entries(operations).filter(([, operation]) => "summary" in operation);
    if (shown.length > 0) paths[path] = named(Object.fromEntries(shown)) as Record<string, object>;
  }
  return { ...document, paths, components: { ...document.components, schemas } };
}
