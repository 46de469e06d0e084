import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Token } from "../words/tokenise.ts";

/** Mail addresses and links: their words are a person's or a firm's name. */
const addresses =
  /[\w.+-]{1,64}@[\w.-]{1,200}|\b(?:https?:\/\/|www\.)\S{1,200}|\b[\w-]{2,60}\.(?:com|net|org|io)(?:\.au)?\/\S{1,200}/gi;
const longest = 600;

/** What a person is called says nothing of what they can do: "Mohammed Al-Farsi" speaks no Farsi by it. */
export function markOwnName(
  { basics }: ResumeModel,
  { section, text }: ResumeLine,
  tokens: readonly Token[],
  dead: boolean[],
): void {
  const head = text.slice(0, longest);
  const found = section === "header" ? [...head.matchAll(addresses)] : [];
  const spans = found.map(({ 0: address, index }) => [index, index + address.length] as const);
  const name = basics.name ?? "";
  // One word of a name may be any word; the header's is the name.
  const at = section === "header" || name.includes(" ") ? head.indexOf(name) : -1;
  if (name !== "" && at >= 0) spans.push([at, at + name.length]);
  if (spans.length === 0) return;
  tokens.forEach(({ start, end }, n) => {
    if (spans.some(([from, to]) => from < end && start < to)) dead[n] = true;
  });
}
