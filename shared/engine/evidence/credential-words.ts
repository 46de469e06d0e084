import type { Criterion } from "./criterion.ts";
import type { EvidenceLine } from "./resume-lines.ts";

const words = (text: string) => text.split(" ");

const certified = new Set(words("certification certifications certificate certificates"));
const permits = words("licence licences license licenses registration accreditation endorsement ticket");
/** "Supplier certificates" are others'. */
const saysHeld = new Set([
  ...permits,
  ...words("licensed licenced registered accredited endorsed certified certificate certification card"),
]);

/** "Lean Six Sigma certification": no examination is sat by the work near it. */
export function requiresCertification({ tokens }: Criterion): boolean {
  return tokens.length > 1 && certified.has(tokens.at(-1)?.low ?? "");
}

/** What somebody can and does: there a credential is held only where it is named. */
const ofWork: ReadonlySet<string> = new Set(["work", "skills", "summary", "header"]);

/** Anything but a task or a skill that names no credential. */
export function mayNameCredential({ line, tokens }: EvidenceLine): boolean {
  return !ofWork.has(line.section) || tokens.some(({ low }) => saysHeld.has(low));
}
