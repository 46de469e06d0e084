import type { Credit } from "../analysis.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** How far something is shown, and the line that shows it. */
export interface Proof {
  credit: Credit;
  line?: EvidenceLine;
}
