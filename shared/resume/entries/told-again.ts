import type { ResumeLine, WorkEntry } from "#shared/domain/resumes/resume-model.ts";

const longestHead = 12;
const shortestName = 6;

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Titles and houses as they are compared, each with the first role that has it. */
interface Names {
  titles: ReadonlyMap<string, number>;
  houses: ReadonlyMap<string, number>;
}

function namesOf(work: readonly WorkEntry[]): Names {
  const titles = new Map<string, number>();
  const houses = new Map<string, number>();
  work.forEach(({ position = "", name = "" }, at) => {
    const [title, house] = [plain(position), plain(name)];
    if (title !== "" && !titles.has(title)) titles.set(title, at);
    if (house.length >= shortestName && !houses.has(house)) houses.set(house, at);
  });
  return { titles, houses };
}

/** The first house that a short line names; linear, however many roles there are. */
function houseIn(line: string, { houses }: Names): number | undefined {
  const words = line.split(" ");
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const found = houses.get(words.slice(from, to).join(" "));
      if (found !== undefined) return found;
    }
  return undefined;
}

/** A line that opens a role which stood in a list above. */
interface Head {
  role: number;
  /** It is the role's title and nothing else: only a resume that tells its roles again has such lines. */
  isTitle: boolean;
  /** It is the role's house, or its first words, and nothing else outside brackets. */
  isHouse: boolean;
}

/** "Tolmie: harvest work from farm to silo" for the role at Tolmie Bulk Haulage. */
const labelled = /^([\p{L}][\p{L} &'-]{2,40}): (?=\S)/u;
const mostLabelWords = 4;
/** A line is held against each house: nobody has had more. */
const mostHouses = 60;

/** The role whose house has all the words of a label, and no other's has. */
function roleOfLabel(text: string, { houses }: Names): { role: number; deed: string } | undefined {
  const [whole = "", label = ""] = labelled.exec(text.trim()) ?? [];
  const words = plain(label).split(" ");
  if (whole === "" || words.length > mostLabelWords || houses.size > mostHouses) return undefined;
  const found = [...houses].filter(([house]) => {
    const own = new Set(house.split(" "));
    return words.every((word) => own.has(word));
  });
  const role = found.length === 1 ? found[0]?.[1] : undefined;
  return role === undefined ? undefined : { role, deed: text.trim().slice(whole.length) };
}

const leastOfHouse = 8;

/** "Bayview Aged Care (7 homes, fortnightly)" for the role at the Bayview Aged Care Group. */
function houseAlone(text: string, { houses }: Names): number | undefined {
  const bare = plain(text.replace(/\([^()]{0,120}\)/g, " "));
  const whole = houses.get(bare);
  const isBegun = bare.length >= leastOfHouse && bare.includes(" ") && houses.size <= mostHouses;
  if (whole !== undefined || !isBegun) return whole;
  const found = [...houses].filter(([house]) => house.startsWith(`${bare} `));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

function headOf(text: string, names: Names): Head | undefined {
  const line = plain(text);
  if (line === "" || /[.;]$/.test(text.trim())) return undefined;
  const alone = houseAlone(text, names);
  if (alone !== undefined) return { role: alone, isTitle: false, isHouse: true };
  if (line.split(" ").length > longestHead) return undefined;
  const title = names.titles.get(line);
  if (title !== undefined) return { role: title, isTitle: true, isHouse: false };
  const house = houseIn(line, names);
  return house === undefined ? undefined : { role: house, isTitle: false, isHouse: false };
}

const leastHouses = 2;

/** A title of another role that stands alone, or two houses that do. */
function tellsAgain(heads: readonly Head[], last: number): boolean {
  if (heads.some(({ role, isTitle }) => isTitle && role !== last)) return true;
  return new Set(heads.flatMap(({ role, isHouse }) => (isHouse ? [role] : []))).size >= leastHouses;
}

/** Each of at least two roles told in a line of its own behind its house's name. @returns whether it was so. */
function giveByLabels(work: WorkEntry[], lines: readonly ResumeLine[], names: Names): boolean {
  const entry = work.at(-1);
  if (entry === undefined) return false;
  const own = entry.lines.flatMap((id) => {
    const line = lines[id];
    const found = line === undefined ? undefined : roleOfLabel(line.text, names);
    return found === undefined ? [] : [{ id, ...found }];
  });
  if (new Set(own.map(({ role }) => role)).size < leastHouses) return false;
  const given = new Set(own.map(({ id }) => id));
  entry.highlights = [];
  entry.lines = entry.lines.filter((id) => !given.has(id));
  for (const { id, role, deed } of own) {
    work[role]?.lines.push(id);
    work[role]?.highlights.push(deed);
  }
  return true;
}

/**
 * Roles listed at a glance, each with its dates, and told one by one below without them: what stands below belongs to the
 * role whose title or house opens it, and not to the last of the list. A deed under the wrong employer is a lie.
 * @param work is changed in place.
 */
export function giveDetailsToTheirRoles(work: WorkEntry[], lines: readonly ResumeLine[]): void {
  const last = work.length - 1;
  const entry = work[last];
  if (entry === undefined || last === 0) return;
  if (work.slice(0, last).some(({ highlights }) => highlights.length > 0)) return;
  const names = namesOf(work);
  if (giveByLabels(work, lines, names)) return;
  const told = new Set(entry.highlights);
  const heads = new Map(
    entry.lines.flatMap((id): [number, Head][] => {
      const text = lines[id]?.text ?? "";
      const head = told.has(text) ? headOf(text, names) : undefined;
      return head === undefined ? [] : [[id, head]];
    }),
  );
  if (!tellsAgain([...heads.values()], last)) return;
  const ids = entry.lines;
  entry.highlights = [];
  entry.lines = [];
  let owner = entry;
  let isTold = false;
  for (const id of ids) {
    const head = heads.get(id);
    owner = work[head?.role ?? -1] ?? owner;
    owner.lines.push(id);
    isTold ||= head !== undefined;
    const text = lines[id]?.text ?? "";
    // "WHAT I DID AT EACH", above the first of them, is no deed of the last.
    if (head === undefined && isTold && told.has(text)) owner.highlights.push(text);
  }
}
