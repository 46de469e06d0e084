import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countryInText } from "#shared/domain/autofill/countries.ts";
import { isSetAside } from "../../train/labelled-resume.ts";
import { FULL_PERSON } from "./autofill-person.ts";
import { type FilledPage, fillPage, fillSavedPage, openSavedPage } from "./saved-form.ts";
import { scramblePage } from "./scramble.ts";

type GoldField = { selector: string; field: string; index?: number };
type FormGold = { url: string | null; site: string; location?: string | null; fields: GoldField[] };
type Miss = { id: string; field: string; expected: string; got: string; selector: string };
type Counts = {
  right: number;
  filled: number;
  expected: number;
  wrong: number;
  doNotFill: number;
  submits: number;
};

type FormFigures = {
  n: number;
  precision: number;
  recall: number;
  f1: number;
  wrong: number;
  doNotFill: number;
  submits: number;
};

/** The output of `npm run evaluate -- autofill`; the scoring is defined in the test data's README. */
export type AutofillReport = FormFigures & {
  task: "autofill";
  own: FormFigures;
  /** The forms that are set aside by hash: only figures, no misses. */
  setAside: FormFigures;
  bySite: Record<string, { n: number; expected: number; right: number; wrong: number }>;
  /** The same pages with meaningless classes, ids, names and technical attributes. */
  scrambled: { recall: number; wrong: number; doNotFill: number; misses: Miss[] };
  misses: Miss[];
};

const NOT_PROFILE = new Set(["other", "do_not_fill"]);

/** The element that a gold label refers to. */
function elementOf(page: Document, { selector, index = 0 }: GoldField): Element | undefined {
  return page.querySelectorAll(selector)[index];
}

/** What was written into an element: its field, or why nothing was. */
function filledAs(
  { plan, elements, done }: FilledPage,
  element: Element | undefined,
): { filled: boolean; as: string } {
  const ref = elements.findIndex((own) => element !== undefined && own.includes(element));
  const item = plan.fill.find((one) => one.ref === ref);
  if (item !== undefined)
    return { filled: done.has(ref), as: done.has(ref) ? item.field : `not written: ${item.field}` };
  const left = plan.left.find((one) => one.ref === ref);
  return { filled: false, as: left === undefined ? "untouched" : `${left.reason}: ${left.field}` };
}

/** Adds one gold label to the counts; a control that is not the person's must stay empty. */
function judge(gold: GoldField, { filled, as }: { filled: boolean; as: string }): Omit<Counts, "submits"> {
  const isProfile = !NOT_PROFILE.has(gold.field);
  const isRight = filled && isProfile && as === gold.field;
  return {
    right: Number(isRight),
    filled: Number(filled),
    expected: Number(isProfile),
    wrong: Number(filled && !isRight),
    doNotFill: Number(filled && gold.field === "do_not_fill"),
  };
}

/** Scores one filled page with its gold labels. */
export function scoreForm(
  id: string,
  fields: readonly GoldField[],
  filled: FilledPage,
  meant: readonly (Element | undefined)[] = fields.map((gold) => elementOf(filled.page, gold)),
): Counts & { misses: Miss[] } {
  const rows = fields.map((gold, at) => {
    const answer = filledAs(filled, meant[at]);
    return { gold, answer, counts: judge(gold, answer) };
  });
  const total = (key: keyof Omit<Counts, "submits">): number =>
    rows.reduce((all, { counts }) => all + counts[key], 0);
  const misses = rows.flatMap(({ gold: { field, selector }, answer, counts }) =>
    counts.right === counts.expected && counts.wrong === 0
      ? []
      : [{ id, field, expected: field, got: answer.as, selector }],
  );
  return {
    right: total("right"),
    filled: total("filled"),
    expected: total("expected"),
    wrong: total("wrong"),
    doNotFill: total("doNotFill"),
    submits: filled.submits,
    misses,
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Number((part / whole).toFixed(4));
}

function sum(rows: readonly Counts[], key: keyof Counts): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

type Scored = Counts & { misses: Miss[] };

function readOne(directory: string, id: string): Scored & { site: string; scrambled: Scored } {
  const gold = JSON.parse(readFileSync(join(directory, `${id}.expected.json`), "utf8")) as FormGold;
  const html = readFileSync(join(directory, `${id}.html`), "utf8");
  const url = gold.url ?? "https://form.example/";
  // The extension knows the ad's place from reading the ad.
  const job = { ...FULL_PERSON.job, country: countryInText(gold.location ?? "") ?? null };
  const filled = fillSavedPage(html, url, { ...FULL_PERSON, job });
  const other = openSavedPage(html, url);
  const meant = gold.fields.map((field) => elementOf(other.window.document, field));
  scramblePage(other.window.document);
  const scrambled = scoreForm(id, gold.fields, fillPage(other, { ...FULL_PERSON, job }), meant);
  return { site: gold.site, ...scoreForm(id, gold.fields, filled), scrambled };
}

function bySite(rows: readonly (Counts & { site: string })[]): AutofillReport["bySite"] {
  const sites = [...new Set(rows.map(({ site }) => site))].sort();
  return Object.fromEntries(
    sites.map((site) => {
      const own = rows.filter((row) => row.site === site);
      const of = (key: keyof Counts): number => sum(own, key);
      return [site, { n: own.length, expected: of("expected"), right: of("right"), wrong: of("wrong") }];
    }),
  );
}

function figuresOf(rows: readonly Counts[]): FormFigures {
  const [right, filled, expected] = [sum(rows, "right"), sum(rows, "filled"), sum(rows, "expected")];
  const [precision, recall] = [share(right, filled), share(right, expected)];
  return {
    n: rows.length,
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : Number(((2 * precision * recall) / (precision + recall)).toFixed(4)),
    wrong: sum(rows, "wrong"),
    doNotFill: sum(rows, "doNotFill"),
    submits: sum(rows, "submits"),
  };
}

/** Fills every saved form of a directory with a full profile and scores the result. */
export function evaluateAutofill(directory: string): AutofillReport {
  const ids = readdirSync(directory)
    .filter((name) => name.endsWith(".html"))
    .map((name) => name.slice(0, -".html".length))
    .sort();
  const rows = ids.map((id) => ({ id, ...readOne(directory, id) }));
  const scrambled = rows.map((row) => row.scrambled);
  const own = rows.filter(({ id }) => !isSetAside(id));
  return {
    task: "autofill",
    ...figuresOf(rows),
    own: figuresOf(own),
    setAside: figuresOf(rows.filter(({ id }) => isSetAside(id))),
    bySite: bySite(rows),
    scrambled: {
      recall: share(sum(scrambled, "right"), sum(rows, "expected")),
      wrong: sum(scrambled, "wrong"),
      doNotFill: sum(scrambled, "doNotFill"),
      misses: own.flatMap((row) => row.scrambled.misses),
    },
    misses: own.flatMap(({ misses }) => misses),
  };
}
