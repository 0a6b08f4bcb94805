// Moves rows and files between the engines, for the command line.

export { copyOfPostgres, type Copy } from "./from_postgres.ts";
export { migrateToPostgres, type MigrationReport } from "./migrate.ts";
export { restoreIntoBucket, restoreToPostgres } from "./restore.ts";
