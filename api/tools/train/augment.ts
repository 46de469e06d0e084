import { seededRandom } from "./fit-tagger.ts";
import type { LabelledLine, LabelledResume } from "./labelled-resume.ts";
import { pick, type Random } from "./own-layout.ts";

function slice(line: LabelledLine, from: number, to: number, label: string, lead = ""): LabelledLine {
  return {
    label,
    text: lead + line.text.slice(from, to),
    tags: ".".repeat(lead.length) + line.tags.slice(from, to),
    roleBreaks: line.roleBreaks.filter((at) => at >= from && at < to).map((at) => at - from + lead.length),
  };
}

/** One line wrapped at a width, as a printer or a mail program does it. */
function wrapLine(line: LabelledLine, width: number, hang: number): LabelledLine[] {
  const lines: LabelledLine[] = [];
  let from = 0;
  let label = line.label;
  let lead = "";
  while (line.text.length - from + lead.length > width) {
    const cut = line.text.lastIndexOf(" ", from + width - lead.length);
    if (cut <= from || line.text.slice(from, cut).trim() === "") break;
    lines.push(slice(line, from, cut, label, lead));
    from = cut + 1;
    while (line.text[from] === " ") from += 1;
    label = "CONT";
    lead = " ".repeat(hang);
  }
  if (from < line.text.length || lines.length === 0)
    lines.push(slice(line, from, line.text.length, label, lead));
  return lines;
}

/** Joins lines that were wrapped. */
function unwrapped(lines: readonly LabelledLine[]): LabelledLine[] {
  const result: LabelledLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (line.label !== "CONT" || last === undefined || last.label === "") {
      result.push(line);
      continue;
    }
    const own = line.text.trimStart();
    const cut = line.text.length - own.length;
    const isGlued = /\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(own);
    const text = last.text.trimEnd();
    const tags = last.tags.slice(0, text.length);
    const between = isGlued ? "" : " ";
    const sign = tags.at(-1) === line.tags[cut] ? (line.tags[cut] ?? ".") : ".";
    result[result.length - 1] = {
      label: last.label,
      text: text + between + own,
      tags: tags + (isGlued ? "" : sign) + line.tags.slice(cut),
      roleBreaks: [
        ...last.roleBreaks,
        ...line.roleBreaks.map((at) => at - cut + text.length + between.length),
      ],
    };
  }
  return result;
}

function rewrap(lines: readonly LabelledLine[], random: Random): LabelledLine[] {
  const kind = random();
  if (kind < 0.3) return [...lines];
  const width = 56 + Math.floor(random() * 66);
  const hang = random() < 0.4 ? pick(random, [2, 2, 3, 4]) : 0;
  const source = kind < 0.7 ? unwrapped(lines) : lines;
  return source.flatMap((line) =>
    line.label === "" || line.text.includes("\t")
      ? [line]
      : wrapLine(line, width, /^\s*[•\-–*▪◦➢>✓]/u.test(line.text) ? hang : 0),
  );
}

/** Wraps every line of a resume at one width, including tables, as a mail program does with pasted text. */
export function wrapResume(resume: LabelledResume, seed: number): LabelledResume {
  const random = seededRandom(seed);
  const width = 52 + Math.floor(random() * 76);
  const wrap = (line: LabelledLine) => (line.label === "" ? [line] : wrapLine(line, width, 0));
  return { ...resume, lines: unwrapped(resume.lines).flatMap(wrap) };
}

/** Changes the text of the tagged parts; untagged text stays. */
function mapParts(line: LabelledLine, change: (kind: string, value: string) => string): LabelledLine {
  let text = "";
  let tags = "";
  const roleBreaks: number[] = [];
  for (let at = 0; at < line.text.length; ) {
    let end = at + 1;
    while (end < line.text.length && line.tags[end] === line.tags[at]) end += 1;
    const kind = line.tags[at] ?? ".";
    for (const one of line.roleBreaks) if (one >= at && one < end) roleBreaks.push(text.length);
    const value = line.text.slice(at, end);
    const changed = kind === "." ? value : change(kind, value);
    text += changed;
    tags += kind.repeat(changed.length);
    at = end;
  }
  return { ...line, text, tags, roleBreaks };
}

/** Values of all resumes by tag, to replace each other. */
export type ValuePool = ReadonlyMap<string, readonly string[]>;

/** All values in the resumes, by tag. */
export function valuePool(resumes: readonly LabelledResume[]): ValuePool {
  const pool = new Map<string, Set<string>>();
  for (const { lines } of resumes)
    for (const line of lines)
      mapParts(line, (kind, value) => {
        const own = pool.get(kind) ?? new Set<string>();
        pool.set(kind, own.add(value));
        return value;
      });
  return new Map([...pool].map(([kind, values]) => [kind, [...values].sort()]));
}

function likeCase(value: string, model: string): string {
  if (model === model.toUpperCase() && /\p{L}{3}/u.test(model)) return value.toUpperCase();
  if (model === model.toLowerCase()) return value.toLowerCase();
  return value;
}

const syllables =
  "bar wil mo ka ter ren do lan ver mi no ja go ra bel cor tan fin wood gar ley ton by mar sel ru da pen hol low".split(
    " ",
  );

/** An invented word, used as a name. */
function inventedWord(random: Random): string {
  const count = 2 + Math.floor(random() * 2);
  const word = Array.from({ length: count }, () => pick(random, syllables)).join("");
  return (word[0] ?? "").toUpperCase() + word.slice(1);
}

function newValue(kind: string, value: string, pool: ValuePool, random: Random): string {
  if (kind === "D" || kind === "X" || random() < 0.45) return value;
  if ("EPI".includes(kind) && random() < 0.25) {
    // Replaces one word of the name with an invented one.
    const words = value.split(" ");
    const at = Math.floor(random() * words.length);
    if (/^\p{L}{4}/u.test(words[at] ?? "")) words[at] = likeCase(inventedWord(random), words[at] ?? "");
    return words.join(" ");
  }
  const other = pick(random, pool.get(kind) ?? [value]);
  return likeCase(other, value);
}

function withoutDates(lines: readonly LabelledLine[], random: Random): LabelledLine[] {
  const share = random() < 0.3 ? 1 : 0.2;
  return lines.flatMap((line) => {
    if (!/^(?:JOB|BANNER|EDU)/.test(line.label) || !line.tags.includes("D") || random() > share)
      return [line];
    const bare = mapParts(line, (kind, value) => (kind === "D" ? "" : value));
    const text = bare.text.replace(/[\s,(|–-]*[)\]]?\s*$/u, "").trimEnd();
    if (text.trim() === "") return line.label === "JOB" ? [line] : [];
    return [{ ...bare, text, tags: bare.tags.slice(0, text.length) }];
  });
}

const marks = ["• ", "- ", "– ", "* ", "▪ ", "➢ ", "o ", "> ", "◦ ", "", "", "1) "];

function newMarks(lines: readonly LabelledLine[], random: Random): LabelledLine[] {
  const mark = pick(random, marks);
  const old = /^(\s*)(?:[•\-–*▪➢>◦+✓●]|o(?=\s))\s+/u;
  return lines.map((line) => {
    if (line.label !== "POINT") return line;
    const found = old.exec(line.text);
    const cut = found?.[0].length ?? 0;
    if (found === null && random() < 0.5) return line;
    const lead = (found?.[1] ?? "") + mark;
    return {
      ...line,
      text: lead + line.text.slice(cut),
      tags: ".".repeat(lead.length) + line.tags.slice(cut),
    };
  });
}

function newGaps(lines: readonly LabelledLine[], random: Random): LabelledLine[] {
  const kind = random();
  const empty: LabelledLine = { label: "", text: "", tags: "", roleBreaks: [] };
  if (kind < 0.5) return lines.filter((line) => line.label !== "");
  if (kind < 0.7)
    return lines.flatMap((line) => (line.label === "CONT" || line.label === "" ? [line] : [line, empty]));
  return lines.filter((line) => line.label !== "" || random() < 0.5);
}

function newCase(lines: readonly LabelledLine[], random: Random): LabelledLine[] {
  const change = random() < 0.5 ? (text: string) => text.toUpperCase() : (text: string) => text.toLowerCase();
  const onlyHeads = random() < 0.5;
  return lines.map((line) => {
    if (onlyHeads && !/^(?:JOB|BANNER|HEAD)/.test(line.label)) return line;
    const text = change(line.text);
    return text.length === line.text.length ? { ...line, text } : line;
  });
}

const dividers = [", ", " | ", " - ", " – ", "\t", "   ", " • ", " / "];

/** Replaces the separators of role headings, consistently in one resume. */
function newSeparators(lines: readonly LabelledLine[], random: Random): LabelledLine[] {
  const to = new Map<string, string>();
  for (const from of dividers) to.set(from, random() < 0.5 ? from : pick(random, dividers));
  return lines.map((line) => {
    if (!/^(?:JOB|BANNER|EDU)/.test(line.label) || line.roleBreaks.length > 0) return line;
    let text = "";
    let tags = "";
    for (let at = 0; at < line.text.length; ) {
      let end = at + 1;
      while (end < line.text.length && line.tags[end] === line.tags[at]) end += 1;
      const part = line.text.slice(at, end);
      const other = line.tags[at] === "." && at > 0 && end < line.text.length ? to.get(part) : undefined;
      text += other ?? part;
      tags += (line.tags[at] ?? ".").repeat((other ?? part).length);
      at = end;
    }
    return { ...line, text, tags };
  });
}

/** Splits lines into runs that begin where `opens` is true; the lines before are the first run. */
function runs(lines: readonly LabelledLine[], opens: (line: LabelledLine) => boolean): LabelledLine[][] {
  const list: LabelledLine[][] = [[]];
  for (const line of lines) {
    if (opens(line)) list.push([]);
    list.at(-1)?.push(line);
  }
  return list;
}

/** A part of a resume, as people paste it: some of the sections and roles, sometimes without the top. */
function cropped(lines: readonly LabelledLine[], random: Random): LabelledLine[] {
  const [top = [], ...sections] = runs(lines, (line) => line.label === "HEAD");
  const share = 0.2 + random() * 0.6;
  const kept = sections.filter(() => random() < share);
  const rest = (kept.length > 0 ? kept : sections.slice(0, 1)).flatMap((section) => {
    const [head = [], ...roles] = runs(section, (line) => line.label === "JOB" || line.label === "BANNER");
    const isPart = roles.length > 1 && random() < 0.5 && !section.some((line) => line.label === "BANNER");
    return [...head, ...(isPart ? roles.filter((_, at) => at === 0 || random() < 0.5) : roles).flat()];
  });
  const isBare = random() < 0.25;
  const result = isBare
    ? rest
    : [...(random() < 0.4 ? top.slice(0, 1 + Math.floor(random() * 3)) : top), ...rest];
  const first = result.findIndex((line) => line.label !== "CONT" && line.label !== "");
  return first < 0 ? [...lines] : result.slice(first);
}

/** Variants of a labelled resume: other names, wraps, marks, gaps, cases and separators, missing dates. */
export function augmentResume(resume: LabelledResume, pool: ValuePool, seed: number): LabelledResume {
  const random = seededRandom(seed);
  let lines: LabelledLine[] = [...resume.lines];
  lines = lines.map((line) => mapParts(line, (kind, value) => newValue(kind, value, pool, random)));
  if (random() < 0.3) lines = cropped(lines, random);
  if (random() < 0.15) lines = withoutDates(lines, random);
  if (random() < 0.3) lines = newMarks(lines, random);
  if (random() < 0.25) lines = newSeparators(lines, random);
  if (random() < 0.3) lines = newGaps(lines, random);
  if (random() < 0.12) lines = newCase(lines, random);
  if (random() < 0.15) lines = lines.filter((line) => line.label !== "HEAD" || random() < 0.5);
  return { ...resume, lines: rewrap(lines, random) };
}
