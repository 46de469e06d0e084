import { readResume } from "#shared/resume/read-resume.ts";

/** Removes every mention of the words from a text, ignoring case. */
export function without(text: string, words: string): string {
  const low = text.toLowerCase();
  const sought = words.toLowerCase();
  let out = "";
  let from = 0;
  for (let at = low.indexOf(sought); at !== -1 && sought !== ""; at = low.indexOf(sought, from)) {
    out += text.slice(from, at);
    from = at + sought.length;
  }
  return out + text.slice(from);
}

/** Offset after the line of the text that equals `line`, or -1. */
function endOfLine(text: string, line: string): number {
  const at = text.indexOf(line);
  if (at === -1) return -1;
  const end = text.indexOf("\n", at + line.length);
  return end === -1 ? text.length : end;
}

/** The text with one more bullet in its first role; null if the parser finds no role. */
export function withBullet(text: string, bullet: string): string | null {
  const { work, meta } = readResume(text);
  const last = work[0]?.lines.at(-1);
  const line = last === undefined ? undefined : meta.lines[last]?.text;
  const at = line === undefined ? -1 : endOfLine(text, line);
  return at === -1 ? null : `${text.slice(0, at)}\n- ${bullet}${text.slice(at)}`;
}

/** The text with one more item at the end of its last skills line; null without skills. */
export function withListedSkill(text: string, skill: string): string | null {
  const lines = readResume(text).meta.lines.filter((l) => l.section === "skills" && l.heading !== true);
  const line = lines.at(-1)?.text;
  const at = line === undefined ? -1 : endOfLine(text, line);
  return at === -1 ? null : `${text.slice(0, at)}, ${skill}${text.slice(at)}`;
}

/** Ways to stuff a resume: repeated lines, and the pasted ad as a whole, in lines, and reversed. */
export function stuffings(text: string, ad: string): { name: string; text: string }[] {
  const lines = text.split("\n");
  const body = readResume(text).meta.lines;
  const isRepeatable = (line: string) =>
    line.trim() !== "" &&
    body.some(
      (l) =>
        l.text === line.trim() &&
        l.heading !== true &&
        (l.section === "skills" || /^[-*\u2022]/.test(l.text)),
    );
  const sentences = ad.split(/(?<=\.)\s+/);
  return [
    {
      name: "bullets and lists five times",
      text: lines.flatMap((l) => (isRepeatable(l) ? [l, l, l, l, l] : [l])).join("\n"),
    },
    { name: "ad pasted at the end", text: `${text}\n\n${ad}` },
    { name: "ad pasted in the first role", text: withBullet(text, ad) ?? text },
    { name: "ad's sentences as bullets", text: withBullet(text, sentences.join("\n- ")) ?? text },
    { name: "ad's sentences reversed at the end", text: `${text}\n${[...sentences].reverse().join("\n")}` },
  ];
}
