import type { ResumeLine, WorkEntry } from "#shared/domain/resumes/resume-model.ts";

const longestHead = 12;
const shortestName = 6;

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Which role a line opens that stood in a list above: its title alone, or its house in a line that is no sentence. */
function roleOf(text: string, work: readonly WorkEntry[]): number | undefined {
  const line = plain(text);
  const isHead = line.split(" ").length <= longestHead && !/[.;]$/.test(text.trim());
  if (line === "" || !isHead) return undefined;
  const byTitle = work.findIndex(({ position }) => position !== undefined && plain(position) === line);
  if (byTitle !== -1) return byTitle;
  const byHouse = work.findIndex(({ name = "" }) => {
    const house = plain(name);
    return house.length >= shortestName && ` ${line} `.includes(` ${house} `);
  });
  return byHouse === -1 ? undefined : byHouse;
}

/** The line only says where: "Harbourlight Hotels, Melbourne" below its title. */
function namesHouse(text: string, { name = "" }: WorkEntry): boolean {
  return plain(name) !== "" && plain(text).startsWith(plain(name)) && !/[.;]$/.test(text.trim());
}

/** The lines of the last role that tell of another one, by that role. */
function ownersOf(
  last: number,
  work: readonly WorkEntry[],
  lines: readonly ResumeLine[],
): Map<number, number> {
  const told = new Set(work[last]?.highlights);
  const owners = new Map<number, number>();
  let owner = last;
  for (const id of work[last]?.lines ?? []) {
    const text = lines[id]?.text ?? "";
    if (told.has(text)) owner = roleOf(text, work) ?? owner;
    owners.set(id, owner);
  }
  return owners;
}

/**
 * Roles listed at a glance, each with its dates, and told one by one below without them: what stands below belongs to the
 * role whose title or house opens it, and not to the last of the list. A deed under the wrong employer is a lie.
 * @param work is changed in place.
 */
export function giveDetailsToTheirRoles(work: WorkEntry[], lines: readonly ResumeLine[]): void {
  const last = work.length - 1;
  const entry = work[last];
  if (
    entry === undefined ||
    last === 0 ||
    work.slice(0, last).some(({ highlights }) => highlights.length > 0)
  )
    return;
  const owners = ownersOf(last, work, lines);
  if (![...owners.values()].some((owner) => owner !== last)) return;
  const told = new Set(entry.highlights);
  entry.highlights = [];
  entry.lines = [];
  for (const [id, at] of owners) {
    const [owner, text] = [work[at], lines[id]?.text ?? ""];
    if (owner === undefined) continue;
    owner.lines.push(id);
    if (told.has(text) && roleOf(text, work) === undefined && !namesHouse(text, owner))
      owner.highlights.push(text);
  }
}
