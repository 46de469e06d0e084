import { dateOrder } from "#shared/language/date-order.ts";
import type { DateOrder } from "#shared/language/dates.ts";
import { findContinued, joinPrintedLines, type TextLine } from "#shared/language/join-lines.ts";
import { splitPrintedLines } from "#shared/language/printed-lines.ts";
import {
  baseScores,
  type TaggedItem,
  type TaggerModel,
  tagSequence,
} from "#shared/language/sequence-tagger.ts";
import { splitColumns } from "#shared/language/split-columns.ts";
import { openDatedItems } from "./dated-items.ts";
import { type HeadGroup, headGroups, headWords } from "./head-groups.ts";
import { type HeadValue, headValues, spareValue } from "./head-values.ts";
import { type HeadingKind, headingKind, isContinuedHeading } from "./headings.ts";
import { type LineFacts, lineFacts } from "./line-facts.ts";
import { type LineLabel, lineFeatures, lineLabels } from "./line-features.ts";
import { lineItems } from "./line-items.ts";
import { splitRailHeadings } from "./rail-headings.ts";
import { secondLineFeatures } from "./second-line-features.ts";
import { headContexts, secondWordFeatures, wordFeatures, wordLabels } from "./word-features.ts";

/** The trained models of the reader. */
export interface ReaderModels {
  joiner: TaggerModel;
  firstLines: TaggerModel;
  secondLines: TaggerModel;
  firstWords: TaggerModel;
  secondWords: TaggerModel;
}

/** A head with its values, and what may be title or employer where it names none. */
export interface TaggedHead {
  group: HeadGroup;
  values: HeadValue[];
  spare: { T?: HeadValue; E?: HeadValue };
}

/** A resume with the label of each line and the values of each head. */
export interface TaggedResume {
  lines: TextLine[];
  order: DateOrder;
  labels: LineLabel[];
  probabilities: number[];
  heads: TaggedHead[];
}

const listLabels: readonly number[] = (
  ["POINT", "NOTE", "CERT", "SKILL", "EDUNOTE", "OTHER", "SUMMARY", "SUB", "REF"] as const
).map((label) => lineLabels.indexOf(label));

const point = lineLabels.indexOf("POINT");
const roleLabels: readonly number[] = (["JOB", "JOB+", "BANNER"] as const).map((label) =>
  lineLabels.indexOf(label),
);

/** The items of one list are of one kind: each takes the label that is most probable over the whole list. */
function unifyLists(facts: readonly LineFacts[], tagged: readonly TaggedItem[]): TaggedItem[] {
  const result = [...tagged];
  for (let first = 0; first < facts.length; first += 1) {
    const mark = facts[first]?.line.mark;
    if (mark === undefined) continue;
    let end = first + 1;
    while (facts[end]?.line.mark === mark) end += 1;
    const list = tagged.slice(first, end);
    const own = list.flatMap((one, n) => (listLabels.includes(one.label) ? [first + n] : []));
    const sum = (label: number) =>
      own.reduce((total, at) => total + (tagged[at]?.probabilities[label] ?? 0), 0);
    // Right below the head of a role a list tells what was done.
    const isOfRole = roleLabels.includes(tagged[first - 1]?.label ?? -1);
    const best = isOfRole
      ? point
      : listLabels.reduce((most, label) => (sum(label) > sum(most) ? label : most), listLabels[0] ?? 0);
    for (const at of own) {
      const one = tagged[at];
      if (one !== undefined) result[at] = { ...one, label: best, probability: one.probabilities[best] ?? 0 };
    }
    first = end - 1;
  }
  return result;
}

const headingLabels: Partial<Record<HeadingKind, LineLabel>> = {
  summary: "SUMMARY",
  skills: "SKILL",
  credentials: "CERT",
  referees: "REF",
};
const sureLine = 0.9;
const headStarts: readonly number[] = (["JOB", "BANNER", "EDU", "NAME", "CONTACT"] as const).map((label) =>
  lineLabels.indexOf(label),
);

/**
 * Right below a heading that everybody knows a line is what the heading says; further down, where the tagger is not
 * sure of it.
 */
function obeyHeadings(facts: readonly LineFacts[], tagged: readonly TaggedItem[]): TaggedItem[] {
  let wanted: number | undefined;
  return tagged.map((one, at) => {
    if (lineLabels[one.label] === "HEAD") {
      const kind = headingKind(facts[at]?.line.text ?? "");
      const goesOn = kind === "work" && isContinuedHeading(facts[at]?.line.text ?? "");
      const label = goesOn ? "POINT" : kind === undefined ? undefined : headingLabels[kind];
      wanted = label === undefined ? undefined : lineLabels.indexOf(label);
      return one;
    }
    const isDated = facts[at]?.dates !== "none";
    const isNext = lineLabels[tagged[at - 1]?.label ?? -1] === "HEAD" && !headStarts.includes(one.label);
    if (wanted === undefined || one.label === wanted || (one.probability >= sureLine && !isNext) || isDated)
      return one;
    return { ...one, label: wanted, probability: one.probabilities[wanted] ?? 0 };
  });
}

const isSameLine = (a: LineFacts, b: LineFacts | undefined) =>
  b !== undefined && a.line.text === b.line.text && a.line.mark === b.line.mark;

/** A line that is repeated right below itself is what it is the first time. */
function tagLines(models: ReaderModels, facts: readonly LineFacts[]): TaggedItem[] {
  const tagged = tagOnce(
    models,
    facts.filter((one, at) => !isSameLine(one, facts[at - 1])),
  );
  let next = -1;
  return facts.flatMap((one, at) => {
    if (!isSameLine(one, facts[at - 1])) next += 1;
    return tagged[next] ?? [];
  });
}

/**
 * What the second pass starts from: labels that it must be surer of, or less sure, than the first pass was. Measured on
 * set-aside resumes: a lost job or employer is worse than one that the person takes out.
 */
const shifts = {
  lines: { label: lineLabels.indexOf("OTHER"), by: -0.6 },
  words: { label: wordLabels.indexOf("E"), by: 0.4 },
};

function secondBase(
  first: readonly TaggedItem[],
  { label, by }: { label: number; by: number },
): Float64Array {
  const base = baseScores(first);
  const count = first[0]?.probabilities.length ?? 1;
  for (let at = label; at < base.length; at += count) base[at] = (base[at] ?? 0) + by;
  return base;
}

function tagOnce(models: ReaderModels, facts: readonly LineFacts[]): TaggedItem[] {
  const features = lineFeatures(facts);
  const first = tagSequence(models.firstLines, lineItems(facts, features));
  const second = secondLineFeatures(facts, first);
  return obeyHeadings(
    facts,
    unifyLists(
      facts,
      tagSequence(models.secondLines, lineItems(facts, second), secondBase(first, shifts.lines)),
    ),
  );
}

/** "My practice (Battaglia Books), 2022 to present": what has a range of dates is the head of a job. */
function headOrJob(label: LineLabel, facts: LineFacts | undefined): LineLabel {
  if (label !== "HEAD" || facts?.dates !== "range" || facts.plainCount < 2) return label;
  return facts.datePlace === "middle" || headingKind(facts.line.text) !== undefined ? label : "JOB";
}

/** Labels the lines of a resume and the parts of its heads. Pure; linear in the text. */
export function tagResume(models: ReaderModels, text: string): TaggedResume {
  const printed = openDatedItems(splitPrintedLines(splitRailHeadings(text) ?? splitColumns(text) ?? text));
  const lines = joinPrintedLines(printed, findContinued(models.joiner, printed));
  const order = dateOrder(text);
  const facts = lines.map((line) => lineFacts(line, order));
  const tagged = tagLines(models, facts);
  const labels = tagged.map(({ label }, at) => headOrJob(lineLabels[label] ?? "OTHER", facts[at]));
  const groups = headGroups(labels);
  const contexts = headContexts(groups, facts, (group) => headWords(group, facts), labels);
  const features = contexts.map(wordFeatures);
  const items = contexts.map((context, n) =>
    context.words.map((word, at) => ({ features: features[n]?.[at] ?? [], step: word.separator })),
  );
  const first = items.map((own) => tagSequence(models.firstWords, own));
  const second = secondWordFeatures(contexts, first);
  const words = items.map((own, n) =>
    tagSequence(
      models.secondWords,
      own.map((item, at) => ({ ...item, features: second[n]?.[at] ?? [] })),
      secondBase(first[n] ?? [], shifts.words),
    ),
  );
  return {
    lines,
    order,
    labels,
    probabilities: tagged.map(({ probability }) => probability),
    heads: contexts.map((context, n): TaggedHead => {
      const own = words[n] ?? [];
      const values = headValues(context, own);
      const [title, employer] = [
        spareValue(context, own, "T", values),
        spareValue(context, own, "E", values),
      ];
      return {
        group: context.group,
        values,
        spare: {
          ...(title === undefined ? {} : { T: title }),
          ...(employer === undefined ? {} : { E: employer }),
        },
      };
    }),
  };
}
