import { createHash } from "node:crypto";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The rooms with the longest files first: what is left at the end, for a core that waits, is short. */
const rooms = ["api", "shared", "extension", "dashboard", "dom"];

/**
 * Files in an order of the seed's, room by room. A worker keeps its modules, its database and its accounts only while
 * the next file is of the same room: with all rooms mixed, two files of three began in a new process.
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
