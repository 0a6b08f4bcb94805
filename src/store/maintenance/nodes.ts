// Checks of PostgreSQL and of a bucket or a directory, for the command line. A server does not load them.

export { type BucketFacts, examineBucket, examineDirectory } from "../blobs/examine.ts";
export { KEEPS_EPOCHS, WITHOUT_EPOCHS } from "../postgres/checks.ts";
export { PostgresProbe } from "../postgres/probe.ts";
export { differences, MOST_SKEW_MS, NOTABLE_SKEW_MS, skewWords } from "../postgres/nodes.ts";
