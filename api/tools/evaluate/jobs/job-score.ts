/** A role according to the labels; `null` if the resume states none. A title in brackets is not compared. */
export interface TrueJob {
  title: string;
  employer: string | null;
  start: string | null;
  end: string | null;
}

/** A role that the parser claims; an uncertain field is absent. */
export interface ClaimedJob {
  title?: string | undefined;
  employer?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
}

export type FieldVerdict = "right" | "wrong" | "empty";
export interface JobVerdict {
  title: FieldVerdict;
  employer: FieldVerdict;
  dates: FieldVerdict;
}

const legalEndings = /\b(?:pty|ltd|limited|inc|llc|llp|corporation|corp|gmbh|plc|co|the|p l)\b/g;

/** A name without case, punctuation and legal endings. */
export function normaliseName(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’‘]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(legalEndings, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** One contains the other as whole words. */
function isSameName(a: string, b: string): boolean {
  const [left, right] = [normaliseName(a), normaliseName(b)];
  if (left === "" || right === "") return left === right;
  return ` ${left} `.includes(` ${right} `) || ` ${right} `.includes(` ${left} `);
}

function nameVerdict(truth: string | null, claimed: string | undefined): FieldVerdict {
  if (truth === null) return claimed === undefined ? "right" : "wrong";
  if (claimed === undefined) return "empty";
  return isSameName(truth, claimed) ? "right" : "wrong";
}

/** Compares the years, and the months if both have them. */
function isSameDate(truth: string, claimed: string): boolean {
  if (truth === "present" || claimed === "present") return truth === claimed;
  const [year, month] = truth.split("-");
  const [ownYear, ownMonth] = claimed.split("-");
  return year === ownYear && (month === undefined || ownMonth === undefined || month === ownMonth);
}

function dateVerdict(truth: string | null, claimed: string | undefined): FieldVerdict {
  if (truth === null) return claimed === undefined ? "right" : "wrong";
  if (claimed === undefined) return "empty";
  return isSameDate(truth, claimed) ? "right" : "wrong";
}

const worse = (a: FieldVerdict, b: FieldVerdict): FieldVerdict => {
  if (a === "wrong" || b === "wrong") return "wrong";
  return a === "empty" || b === "empty" ? "empty" : "right";
};

/** Which fields of a claimed role are right. */
export function compareJob(truth: TrueJob, claimed: ClaimedJob): JobVerdict {
  return {
    title: /^\(.*\)$/.test(truth.title) ? "right" : nameVerdict(truth.title, claimed.title),
    employer: nameVerdict(truth.employer, claimed.employer),
    dates: worse(dateVerdict(truth.start, claimed.start), dateVerdict(truth.end, claimed.end)),
  };
}

/** How well a claim matches a true role; 0 if it does not. */
function likeness(truth: TrueJob, claimed: ClaimedJob): number {
  const verdict = compareJob(truth, claimed);
  const isNamed =
    (verdict.title === "right" && claimed.title !== undefined) ||
    (verdict.employer === "right" && claimed.employer !== undefined);
  if (!isNamed) return 0;
  const points = { right: 2, empty: 1, wrong: 0 };
  return 1 + points[verdict.title] * 1.2 + points[verdict.employer] + points[verdict.dates] * 1.1;
}

export interface MatchedJobs {
  /** Verdict of each true role; undefined if no claim matches it. */
  verdicts: (JobVerdict | undefined)[];
  /** Index of the claim of each true role; -1 if it is missing. */
  claims: number[];
  /** Claims that match neither a true nor an optional role. */
  invented: number[];
}

/** Assigns to each true role the claim that matches it best, the best pairs first. */
export function matchJobs(
  truth: readonly TrueJob[],
  optional: readonly TrueJob[],
  claimed: readonly ClaimedJob[],
): MatchedJobs {
  const all = [...truth, ...optional];
  const pairs = all.flatMap((job, at) =>
    claimed.map((claim, n) => ({ at, n, points: likeness(job, claim) })),
  );
  pairs.sort((a, b) => b.points - a.points || a.at - b.at || a.n - b.n);
  const claims = all.map(() => -1);
  const used = new Set<number>();
  for (const { at, n, points } of pairs) {
    if (points === 0 || claims[at] !== -1 || used.has(n)) continue;
    claims[at] = n;
    used.add(n);
  }
  const own = claims.slice(0, truth.length);
  return {
    verdicts: truth.map((job, at) => {
      const claim = claimed[own[at] ?? -1];
      return claim === undefined ? undefined : compareJob(job, claim);
    }),
    claims: own,
    invented: claimed.flatMap((_, n) => (used.has(n) ? [] : [n])),
  };
}
