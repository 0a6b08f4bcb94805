// The thread of a writer of notes (notes_database.ts).

import { serveWriter } from "../../src/store/sqlite/writer/in_thread.ts";
import { notesOperations } from "./notes_operations.ts";

serveWriter(notesOperations);
