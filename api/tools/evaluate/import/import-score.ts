/** The expected result for one row. Absent fields are not compared. */
export interface ExpectedRow {
  jobTitle: string;
  company: string;
  status: string;
  /** `YYYY-MM-DD`; null if the table states no day. */
  appliedDate: string | null;
  notesContain?: readonly string[];
  location?: string;
  salary?: string;
  jobUrl?: string;
}

/** A stored application; `appliedDate` is the day in the product's home time zone. */
export interface StoredRow {
  jobTitle: string;
  company: string;
  status: string;
  appliedDate: string | null;
  notes: string;
  location: string;
  salary: string;
  jobUrl: string;
}

export interface ImportFigures {
  tables: number;
  rows: { n: number; taken: number };
  cells: { n: number; right: number };
  /** Number of dates that were stored with another day than in the table. */
  wrongDates: number;
}

export const noFigures = (): ImportFigures => ({
  tables: 0,
  rows: { n: 0, taken: 0 },
  cells: { n: 0, right: 0 },
  wrongDates: 0,
});

export interface Miss {
  id: string;
  field: string;
  expected: unknown;
  got: unknown;
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
const isSame = (one: string, other: string) => fold(one) === fold(other);
const contains = (text: string, part: string) => fold(text).includes(fold(part));

/** How well a stored row matches an expected one; 0 if neither title nor employer is the same. */
function likeness(expected: ExpectedRow, stored: StoredRow): number {
  const title = isSame(expected.jobTitle, stored.jobTitle);
  const company = isSame(expected.company, stored.company);
  if (!title && !company) return 0;
  const others = [
    expected.appliedDate === stored.appliedDate,
    expected.status === stored.status,
    expected.salary !== undefined && contains(stored.salary, expected.salary),
    (expected.notesContain ?? []).some((part) => contains(stored.notes, part)),
    expected.jobUrl !== undefined && expected.jobUrl === stored.jobUrl,
  ].filter(Boolean).length;
  return (title && company ? 10 : 1) + others;
}

/** Assigns to each expected row the stored row that matches it best, the best pairs first. */
function pairRows(expected: readonly ExpectedRow[], stored: readonly StoredRow[]): (StoredRow | undefined)[] {
  const pairs = expected.flatMap((row, at) =>
    stored.map((one, n) => ({ at, n, points: likeness(row, one) })),
  );
  pairs.sort((a, b) => b.points - a.points || a.at - b.at || a.n - b.n);
  const found: (StoredRow | undefined)[] = expected.map(() => undefined);
  const used = new Set<number>();
  for (const { at, n, points } of pairs) {
    if (points === 0 || found[at] !== undefined || used.has(n)) continue;
    found[at] = stored[n];
    used.add(n);
  }
  return found;
}

/** Each expected cell: its field, whether the stored row has it, and both values. */
function cellsOf(expected: ExpectedRow, stored: StoredRow): (Omit<Miss, "id"> & { isRight: boolean })[] {
  const { jobTitle, company, status, appliedDate, notesContain, location, salary, jobUrl } = expected;
  const cell = (field: string, isRight: boolean, wanted: unknown, got: unknown) => ({
    field,
    isRight,
    expected: wanted,
    got,
  });
  return [
    cell("jobTitle", isSame(jobTitle, stored.jobTitle), jobTitle, stored.jobTitle),
    cell("company", isSame(company, stored.company), company, stored.company),
    cell("status", status === stored.status, status, stored.status),
    cell("appliedDate", appliedDate === stored.appliedDate, appliedDate, stored.appliedDate),
    ...(notesContain === undefined
      ? []
      : [
          cell(
            "notes",
            notesContain.every((part) => contains(stored.notes, part)),
            notesContain,
            stored.notes,
          ),
        ]),
    ...(location === undefined
      ? []
      : [cell("location", contains(stored.location, location), location, stored.location)]),
    ...(salary === undefined ? [] : [cell("salary", contains(stored.salary, salary), salary, stored.salary)]),
    ...(jobUrl === undefined ? [] : [cell("jobUrl", jobUrl === stored.jobUrl, jobUrl, stored.jobUrl)]),
  ];
}

const cellCount = (row: ExpectedRow) =>
  4 + [row.notesContain, row.location, row.salary, row.jobUrl].filter((one) => one !== undefined).length;

/** Adds one table to the figures. @returns its errors. */
export function addTable(
  figures: ImportFigures,
  id: string,
  expected: readonly ExpectedRow[],
  stored: readonly StoredRow[],
): Miss[] {
  const misses: Miss[] = [];
  figures.tables += 1;
  for (const [index, found] of pairRows(expected, stored).entries()) {
    const row = expected[index];
    if (row === undefined) continue;
    const rowId = `${id} row ${index + 1}`;
    figures.rows.n += 1;
    figures.cells.n += cellCount(row);
    if (found === undefined) {
      misses.push({ id: rowId, field: "row", expected: `${row.jobTitle}, ${row.company}`, got: null });
      continue;
    }
    figures.rows.taken += 1;
    for (const { isRight, ...cell } of cellsOf(row, found)) {
      if (isRight) figures.cells.right += 1;
      else misses.push({ id: rowId, ...cell });
      // An empty date is neither right nor wrong.
      if (!isRight && cell.field === "appliedDate" && found.appliedDate !== null) figures.wrongDates += 1;
    }
  }
  return misses;
}
