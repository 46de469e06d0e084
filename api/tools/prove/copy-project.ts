import { cpSync, existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const top = path.resolve(import.meta.dirname, "../../..");
/** Files that are neither sources nor made from them by `npm run gen`. */
const left = /(?:^|[/\\])(?:node_modules|\.git|dist|\.output|\.wxt|\.data|screenshots|coverage)$/;

/**
 * A copy to break, so that the project does not change and others may work in it.
 * @returns the folder to remove afterwards, and the project in it.
 */
export function copyProject(): { around: string; folder: string } {
  const around = mkdtempSync(path.join(tmpdir(), "kelpie-copy-"));
  const folder = path.join(around, "project");
  cpSync(top, folder, { recursive: true, filter: (from) => !left.test(from) });
  symlinkSync(path.join(top, "node_modules"), path.join(folder, "node_modules"));
  // Tests that read hostile material expect it next to the project.
  const shared = path.join(top, "../shared");
  if (existsSync(shared)) symlinkSync(shared, path.join(around, "shared"));
  return { around, folder };
}
