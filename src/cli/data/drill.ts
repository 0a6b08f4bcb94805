// `secretpush backup drill`: restores a backup into a temporary directory, opens it with the master key, compares it
// with what was backed up, and removes the directory.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { build } from "../../base/build.ts";
import { command } from "../command.ts";
import type { Cli } from "../context.ts";
import { counted, roundBytes } from "../figures.ts";
import { anyFailed, type Finding, findingLines } from "../findings.ts";
import { showWork } from "../progress.ts";
import { inspectDirectory } from "./check.ts";
import { openPoint } from "./open_point.ts";
import { backupStore, PLACE_SETTINGS } from "./restore_points.ts";
import { PASSPHRASE_OPTIONS } from "./backup_passphrase.ts";

export const drill = command({
  name: "drill [name]",
  summary: "Restore a backup, by default the newest, temporarily: open it, compare it, and remove it again.",
  argument: 'name of a backup, as "backup list" shows it',
  options: {
    "--in <directory>": "A directory with room for a copy of everything. Default: the directory for temporary files.",
    "--json": "Print a JSON array.",
    ...PASSPHRASE_OPTIONS,
  },
  settings: PLACE_SETTINGS,
  help: `
The drill touches neither the server nor the backup. Exit code 1 if the backup would not bring everything back.`,
  examples: ["secretpush backup drill --config /etc/secretpush/config.toml"],
  async run({ name, in: parent = tmpdir(), ...flags }, cli) {
    const { config } = cli.settings();
    const place = await backupStore(config);
    const { findPoints, pointNamed } = await import("../../store/restore_points/index.ts");
    const { points, broken } = await findPoints(place);
    const wanted = name ?? points.at(-1)?.name;
    if (wanted === undefined) throw new Error(`There are no backups in ${place.where} yet.`);
    await pointNamed(place, wanted);
    // Names are times, so they can be compared.
    const unread = name === undefined ? broken.filter((other) => other > wanted) : [];
    const scratch = mkdtempSync(join(parent, "secretpush-drill-"));
    try {
      const tried = await tryOut(cli, { name: wanted, scratch, flags });
      return { name: wanted, findings: [...unread.map(unreadable), ...tried] };
    } catch (error) {
      const now = await findPoints(place).catch(() => null);
      if (now === null || now.points.some((point) => point.name === wanted)) throw error;
      throw new Error(
        `${wanted} was removed while the drill was reading it, because of backup.keep. Run the drill again.`,
        {
          cause: error,
        },
      );
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
  json: ({ findings }) => findings,
  show: ({ name, findings }) =>
    findingLines(findings) +
    (anyFailed(findings)
      ? ""
      : findings.some(({ subject, verdict }) => subject === "seals" && verdict !== "ok")
        ? `${name} was restored and is removed again. Its seals were not tried, because that needs its master key.\n`
        : `${name} brings everything back. What the drill restored is removed again.\n`),
  failed: ({ findings }) => anyFailed(findings),
});

const unreadable = (name: string): Finding => ({
  verdict: "fail",
  subject: "restore",
  text: `${name}.json is damaged, so no one can restore ${name}. This drill took an earlier backup. Make a new one.`,
});

async function tryOut(
  cli: Cli,
  { name, scratch, flags }: { name: string; scratch: string; flags: Parameters<typeof openPoint>[1]["flags"] },
): Promise<Finding[]> {
  const { point, archive, pool, passphrase } = await openPoint(cli, { name, scratch, flags });
  const { restoreBackup } = await import("../../store/maintenance/index.ts");
  const dataDir = join(scratch, "data");
  const { manifest } = await showWork(cli.terminal, "Restoring", (onProgress) =>
    restoreBackup({ file: archive, dataDir, passphrase, pool, onProgress }),
  );
  const { pushes, files } = manifest;
  const restored = `${counted(pushes, "push", "pushes")} and ${counted(files, "file", "files")} of ${manifest.created_at}`;
  const size = roundBytes(point.archiveBytes + point.fileBytes);
  const isSame = pushes === point.pushes && files >= point.files;
  const finding: Finding = {
    verdict: isSame ? "ok" : "fail",
    subject: "restore",
    text: isSame
      ? `${name}: ${restored}, ${size}, restored with every checksum as it was written (Secret Push ${build}).`
      : `${name}: ${restored} came back, but the backup was made of ${counted(point.pushes, "push", "pushes")} and ${counted(point.files, "file", "files")}.`,
  };
  return [finding, ...(await inspectDirectory(cli, dataDir, manifest.key_fingerprint))];
}
