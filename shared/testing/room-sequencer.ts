import { createHash } from "node:crypto";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The packages with the longest files first, so that the last files, for which one core waits, are short. */
const rooms = ["api", "shared", "extension", "dashboard", "dom"];

/**
 * Orders files randomly by seed within each package. A worker keeps its modules, database and accounts only while the
 * next file belongs to the same package; with all packages mixed, two of three files began in a new process.
 */
export class RoomSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const keyOf = ({ project, moduleId }: TestSpecification) => {
      const drawn = createHash("sha1").update(`${sequence.seed} ${path.relative(root, moduleId)}`);
      return `${rooms.indexOf(project.name)} ${drawn.digest("hex")}`;
    };
    const keys = new Map(files.map((file) => [file, keyOf(file)]));
    return files.toSorted((one, other) => ((keys.get(one) ?? "") < (keys.get(other) ?? "") ? -1 : 1));
  }
}
