import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { isLatestRole } from "#shared/engine/roles/latest-role.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { isCompanyEnding, partsOf } from "../entities.ts";
import { limiting } from "../lexicon/small-words.ts";
import { datesAgree } from "../read-numbers.ts";
import type { Target } from "../scope.ts";
import type { Statement } from "./statement.ts";
import type { Word } from "./word.ts";

const lowsOf = (text: string) => tokenise(text).map((token) => token.low);

/** The longest run of name words at a position; company endings are optional. */
function runLength(words: readonly Word[], at: number, name: readonly string[], from: number): number {
  let taken = 0;
  let next = from;
  while (at + taken < words.length && next < name.length) {
    const low = words[at + taken]?.low ?? "";
    if (low === name[next]) {
      taken += 1;
      next += 1;
    } else if (isCompanyEnding(name[next] ?? "")) next += 1;
    else break;
  }
  return next === name.length || name.slice(next).every(isCompanyEnding) ? taken : -taken;
}

/** Marks each place that has the full name (legal endings aside). */
function markName(words: readonly Word[], name: readonly string[], given: Set<Word>): void {
  if (name.length === 0) return;
  // "Co" alone is an ordinary name.
  const from = Math.max(
    0,
    name.findIndex((low) => !isCompanyEnding(low)),
  );
  for (let at = 0; at < words.length; at += 1) {
    const starts = words[at]?.low === name[0] ? 0 : from;
    const length = runLength(words, at, name, starts);
    if (length <= 0) continue;
    for (const word of words.slice(at, at + length)) given.add(word);
    for (const ending of words.slice(at + length, at + length + 3)) {
      if (!isCompanyEnding(ending.low)) break;
      given.add(ending);
    }
    at += length - 1;
  }
}

/** The forms of a name that a writer may use: the whole without bracketed text, and the part before a comma or bar. */
function namesOf(text: string | undefined): string[][] {
  if (text === undefined || text.trim() === "") return [];
  const bare = text.replace(/[([][^()[\]]*[)\]]/g, " ");
  const forms = [text, bare, bare.split(/,|\||–| - /)[0] ?? ""];
  return [...new Set(forms.map((form) => lowsOf(form).join(" ")))]
    .map((form) => form.split(" "))
    .filter((one) => one[0] !== "");
}

/** Words of a title that limit its rank: "junior", "assistant", "graduate". */
const holdsDown = (low: string) => limiting.has(low);

/** A title may drop words at its start ("Senior"), never those that limit its rank. */
function titlesOf(text: string | undefined): string[][] {
  const names = namesOf(text);
  const shorter = names.flatMap((name) =>
    name.flatMap((_, from) => (from > 0 && !name.slice(0, from).some(holdsDown) ? [name.slice(from)] : [])),
  );
  return [...names, ...shorter.filter((name) => namesJob(name.join(" ")))];
}

/** "during my graduate year" for a graduate nurse. */
function markRank(words: readonly Word[], ranks: ReadonlySet<string>, given: Set<Word>): void {
  for (const [at, word] of words.entries()) {
    if (!ranks.has(word.low)) continue;
    given.add(word);
    const next = words[at + 1];
    if (next !== undefined && /^(?:year|placement|program)$/.test(next.low)) given.add(next);
  }
}

interface RoleNames {
  names: readonly string[][];
  ranks: ReadonlySet<string>;
}

const known = new WeakMap<ResumeModel, RoleNames[]>();

/** All names of a role: titles, employers and places as lower-case words. */
function readRoleNames(model: ResumeModel): RoleNames[] {
  return model.work.map((work, entry) => {
    const { jobs, names } = partsOf(model, entry);
    return {
      names: [
        ...namesOf(work.name),
        ...titlesOf(work.position),
        ...names.map(lowsOf),
        ...jobs.flatMap(titlesOf),
        ...namesOf(work.location),
      ],
      ranks: new Set(lowsOf(work.position ?? "").filter(holdsDown)),
    };
  });
}

function roleNames(model: ResumeModel): RoleNames[] {
  const held = known.get(model) ?? readRoleNames(model);
  known.set(model, held);
  return held;
}

/** Words of a statement that name the role it is about: title, employer and place. */
export function roleWords(
  words: readonly Word[],
  model: ResumeModel,
  entries: readonly number[] | undefined,
): Set<Word> {
  const given = new Set<Word>();
  for (const entry of entries ?? []) {
    const role = roleNames(model)[entry];
    if (role === undefined) continue;
    for (const name of role.names) markName(words, name, given);
    markRank(words, role.ranks, given);
  }
  for (const name of [...namesOf(model.basics.label), ...namesOf(model.basics.location)])
    markName(words, name, given);
  return given;
}

/** Date words that give the period of the role: "since May 2020", "from 2016 to 2018". */
export function periodWords(
  { words, dates }: Statement,
  model: ResumeModel,
  entries: readonly number[] | undefined,
): Set<Word> {
  const periods = (entries ?? []).flatMap((entry) => {
    const { startDate, endDate } = model.work[entry] ?? {};
    return startDate === undefined ? [] : [{ startDate, ...(endDate && { endDate }), start: 0, end: 0 }];
  });
  const own = dates.filter((date) => periods.some((period) => datesAgree(date, period)));
  return new Set(
    words.filter((word) => own.some((date) => word.start >= date.start && word.end <= date.end)),
  );
}

/** "My most recent role", "Most recently I was": allowed for the latest role only. */
export function latestWords(
  { words }: Statement,
  { work }: ResumeModel,
  entries: readonly number[] | undefined,
): Set<Word> {
  if (entries?.some((at) => isLatestRole(work, at)) !== true) return new Set();
  const isRecent = (at: number) => /^recent(?:ly)?$/.test(words[at + 1]?.low ?? "");
  return new Set(words.filter((word, at) => word.low === "most" && isRecent(at)));
}

/** Words that name the job and employer of the ad. They are given, so they need no proof. */
export function targetWords(words: readonly Word[], { title, company }: Target): Set<Word> {
  const given = new Set<Word>();
  for (const name of [...namesOf(title), ...namesOf(company)]) markName(words, name, given);
  return given;
}
