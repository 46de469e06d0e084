import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import { plainDay } from "#shared/domain/dates.ts";
import { type StoryPart, storyParts } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import { wordFile } from "../../writing/word-file.ts";
import { type KitCall, makeKit } from "./make-kit.ts";

const text = (words: string): DocumentLine => ({ kind: "text", text: words });
const item = (words: string): DocumentLine => ({ kind: "item", text: words });
const heading = (words: string): DocumentLine => ({ kind: "heading", text: words });

const partNames: Record<StoryPart, string> = {
  situation: "Situation",
  task: "Task",
  action: "Action",
  result: "Result",
};

function questionLines(kit: InterviewKit): DocumentLine[] {
  return kit.questions.flatMap(({ text: question, from, adWords, story, line, gap }, at) => {
    const told = kit.stories.find(({ id }) => id === story);
    return [
      { kind: "entry", text: `${at + 1}. ${question}` },
      text(from === "ad" && adWords !== null ? `From the ad: “${adWords}”` : "Usual for this role"),
      ...(told ? [text(`Your story: ${told.title}`)] : []),
      ...(line ? [text(`Your resume: ${line}`)] : []),
      ...(gap ? [text(`To prepare: ${gap}`)] : []),
    ];
  });
}

function storyLines({ stories, questions }: InterviewKit): DocumentLine[] {
  const used = stories.filter(({ id }) => questions.some(({ story }) => story === id));
  if (used.length === 0) return [];
  const told = used.flatMap((story): DocumentLine[] => [
    { kind: "entry", text: story.title },
    ...storyParts
      .filter((part) => story[part] !== "")
      .map((part) => text(`${partNames[part]}: ${story[part]}`)),
  ]);
  return [heading("Your stories"), ...told];
}

function dayLines({ day, bring, sent }: InterviewKit): DocumentLine[] {
  const when =
    day.date === null ? [] : [item([plainDay(day.date), day.time, day.timeZone].filter(Boolean).join(", "))];
  const known = [day.place, day.pay, ...day.people].filter(Boolean).map(item);
  const papers = bring.map((paper) => item(`Have ready: ${paper}`));
  const gone = sent.map(({ kind, name }) => item(`You sent: ${kind}, ${name}`));
  const lines = [...when, ...known, ...papers, ...gone];
  return lines.length === 0 ? [] : [heading("On the day"), ...lines];
}

/** The kit as one Word file. @throws AppError as `makeKit`. */
export async function downloadKit(call: KitCall): Promise<FileAnswer> {
  const kit = await makeKit(call);
  const lines: DocumentLine[] = [
    { kind: "name", text: "Interview kit" },
    { kind: "label", text: `${kit.jobTitle}, ${kit.company}` },
    heading("Likely questions"),
    ...questionLines(kit),
    ...storyLines(kit),
    heading("Ask them"),
    ...kit.toAsk.map(item),
    ...dayLines(kit),
  ];
  return wordFile(call.services, call.user.id, { title: "Interview kit", about: kit.company, lines });
}
