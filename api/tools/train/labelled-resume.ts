import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * One printed line of a labelled resume. `tags` has one character for each UTF-16 unit of `text`: "." if it has no
 * tag.
 */
export interface LabelledLine {
  /** Empty for an empty line. */
  label: string;
  text: string;
  tags: string;
  /** Offsets in `text` where another role of the same line begins. */
  roleBreaks: readonly number[];
}

/** Title, employer, start and end according to the resume; `null` if it states none. */
export interface TrueJob {
  title: string;
  employer: string | null;
  start: string | null;
  end: string | null;
  /** Volunteer, board and placement roles, which may be read or not. */
  isOptional: boolean;
}

export interface TrueEducation {
  qualification: string;
  institution: string | null;
  year: string | null;
}

export interface LabelledResume {
  id: string;
  lines: readonly LabelledLine[];
  jobs: readonly TrueJob[];
  education: readonly TrueEducation[];
}

const tagged = /\{(&|[TEUPDGINX]:[^{}]*)\}/g;

/** Parses `{T:Nurse}, {E:Wattle}` into text and one tag character for each of its units. */
export function parseTaggedText(source: string): Omit<LabelledLine, "label"> {
  let text = "";
  let tags = "";
  const roleBreaks: number[] = [];
  let at = 0;
  const plain = (part: string) => {
    text += part;
    tags += ".".repeat(part.length);
  };
  for (const match of source.matchAll(tagged)) {
    plain(source.slice(at, match.index));
    at = match.index + match[0].length;
    const [kind = "", value = ""] = [match[1]?.[0], match[1]?.slice(2)];
    if (kind === "&") roleBreaks.push(text.length);
    else {
      text += value;
      tags += kind.repeat(value.length);
    }
  }
  plain(source.slice(at));
  return { text, tags, roleBreaks };
}

function parseLine(source: string): LabelledLine {
  if (source.trim() === "") return { label: "", text: "", tags: "", roleBreaks: [] };
  const [, label = "OTHER", rest = ""] = /^([A-Z+]+)\|(.*)$/.exec(source) ?? [];
  return { label, ...parseTaggedText(rest) };
}

const cell = (text: string | undefined) => (text === undefined || text === "-" ? null : text);

function parseJob(row: string): TrueJob {
  const [title = "", employer, start, end] = row
    .replace(/^\?\s*/, "")
    .split(" | ")
    .map((part) => part.trim());
  return {
    title,
    employer: cell(employer),
    start: cell(start),
    end: cell(end),
    isOptional: row.startsWith("?"),
  };
}

/** A labelled resume from its file's text; the format is in `docs/labelled-resumes.md`. */
export function parseLabelledResume(id: string, source: string): LabelledResume {
  const lines = source.replace(/\r/g, "").split("\n");
  const jobsAt = lines.indexOf("== jobs");
  const educationAt = lines.indexOf("== education");
  if (jobsAt < 0 || educationAt < jobsAt) throw new Error(`${id}: "== jobs" or "== education" is missing.`);
  const rows = (from: number, to: number) => lines.slice(from, to).filter((row) => row.trim() !== "");
  return {
    id,
    lines: lines
      .slice(0, jobsAt)
      .filter((line) => !line.startsWith("# "))
      .map(parseLine),
    jobs: rows(jobsAt + 1, educationAt).map(parseJob),
    education: rows(educationAt + 1, lines.length).map((row) => {
      const [qualification = "", institution, year] = row.split(" | ").map((part) => part.trim());
      return { qualification, institution: cell(institution), year: cell(year) };
    }),
  };
}

/** The text of the resume, with one tag character for each unit and the label of each source line. */
export function plainText({ lines }: Pick<LabelledResume, "lines">): {
  text: string;
  tags: string;
  labels: string[];
  roleBreaks: Set<number>;
} {
  const roleBreaks = new Set<number>();
  let offset = 0;
  for (const line of lines) {
    for (const at of line.roleBreaks) roleBreaks.add(offset + at);
    offset += line.text.length + 1;
  }
  return {
    text: lines.map((line) => line.text).join("\n"),
    tags: lines.map((line) => line.tags).join("\n"),
    labels: lines.map((line) => line.label),
    roleBreaks,
  };
}

/** True for a third of every set, by hash of its id: never trained on, and its errors are never looked at. */
export function isSetAside(id: string): boolean {
  return Number.parseInt(createHash("sha256").update(id).digest("hex").slice(-8), 16) % 3 === 0;
}

/** All labelled resumes of a folder and its subfolders, in the order of their ids. */
export function readLabelledResumes(folder: string): LabelledResume[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => parseLabelledResume(file.slice(0, -4), readFileSync(join(folder, file), "utf8")));
}
