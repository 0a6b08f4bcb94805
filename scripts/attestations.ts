// What accompanies a release besides its parts: where it comes from (in-toto, SLSA provenance), and what is known of
// vulnerabilities in its parts (CycloneDX VEX). Both follow from the commit alone, so that whoever builds it again gets the same.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "..");
const ADVISORIES = join(ROOT, "security/advisories.json");

/** The commit that a build is made from. */
export interface Source {
  /** Twelve digits, with "+changes" where the checkout differs from it. */
  commit: string;
  /** All digits; null outside a checkout. */
  fullCommit: string | null;
  /** When it was made, in ISO 8601; null outside a checkout. */
  date: string | null;
}

export interface Subject {
  name: string;
  sha256: string;
}

/** https://slsa.dev/spec/v1.0/provenance. It has no time of the build: that would differ each time. */
export function provenanceOf(subjects: readonly Subject[], source: Source, targets: readonly string[]): object {
  const { name, version } = packageJson();
  const lock = new Bun.CryptoHasher("sha256").update(readFileSync(join(ROOT, "bun.lock"))).digest("hex");
  const digest = source.fullCommit === null ? {} : { gitCommit: source.fullCommit };
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: subjects.map((one) => ({ name: one.name, digest: { sha256: one.sha256 } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: `urn:${name}:scripts/build-binary.ts:v1`,
        externalParameters: { version, commit: source.commit, targets },
        resolvedDependencies: [
          { name: "source", uri: `pkg:generic/${name}@${version}`, digest },
          { name: "bun.lock", digest: { sha256: lock } },
          { name: "bun", uri: `pkg:npm/bun@${Bun.version}`, digest: { gitCommit: Bun.revision } },
        ],
      },
      runDetails: {
        // Whoever holds the release key vouches for it: this file is in SHA256SUMS, which that key signs.
        builder: { id: `urn:${name}:builder:holder-of-the-release-key` },
        metadata: { invocationId: `${name}-${version}-${source.commit}` },
      },
    },
  };
}

interface Advisory {
  id: string;
  source: string;
  package: string;
  /** As CycloneDX names it: exploitable, in_triage, not_affected, resolved, false_positive. */
  state: string;
  /** Why, if it is "not_affected": as CycloneDX names it, such as code_not_reachable. */
  justification?: string;
  detail: string;
}

/** @param refs the parts of the release, as the list of parts names them @throws Error if an advisory is about none of them */
export function vexOf(refs: readonly string[], source: Source): object {
  const { name, version } = packageJson();
  const advisories = JSON.parse(readFileSync(ADVISORIES, "utf8")) as Advisory[];
  const refsOf = (part: string): string[] => refs.filter((ref) => ref.slice(0, ref.lastIndexOf("@")) === part);
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      ...(source.date === null ? {} : { timestamp: source.date }),
      component: { type: "application", "bom-ref": name, name, version },
    },
    components: [...new Set(advisories.flatMap(({ package: part }) => refsOf(part)))].map((ref) => ({
      type: "library",
      "bom-ref": ref,
      name: ref.slice(0, ref.lastIndexOf("@")),
      version: ref.slice(ref.lastIndexOf("@") + 1),
      purl: `pkg:npm/${ref.replace(/^@/, "%40")}`,
    })),
    vulnerabilities: advisories.map(({ id, source: url, package: part, state, justification, detail }) => {
      const affected = refsOf(part);
      if (affected.length === 0) throw new Error(`${id} is about ${part}, which is no part of the release.`);
      return {
        id,
        source: { url },
        analysis: { state, ...(justification === undefined ? {} : { justification }), detail },
        affects: affected.map((ref) => ({ ref })),
      };
    }),
  };
}

const packageJson = (): { name: string; version: string } =>
  JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { name: string; version: string };
