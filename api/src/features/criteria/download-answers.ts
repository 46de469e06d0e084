import type { FileAnswer } from "#shared/contract/route.ts";
import { isOneText, wholeAnswer, writtenKindNames } from "#shared/domain/criteria/criterion.ts";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import { unreadable } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import type { Services } from "../../services.ts";
import { wordFile } from "../../writing/word-file.ts";
import { type OpenDesk, openDesk } from "./open-desk.ts";

function answerLines(text: string): DocumentLine[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => ({ kind: "text", text: line }));
}

function linesOf({ work, job }: OpenDesk, name: string | undefined): DocumentLine[] {
  const top: DocumentLine[] = [
    { kind: "name", text: name ?? writtenKindNames[work.kind] },
    { kind: "label", text: `${writtenKindNames[work.kind]}: ${job.jobTitle}, ${job.company}` },
  ];
  if (isOneText(work.kind)) return [...top, ...answerLines(work.answers[wholeAnswer] ?? "")];
  return [
    ...top,
    ...work.criteria.flatMap(({ id, label, text }): DocumentLine[] => [
      { kind: "heading", text: label === "" ? text : `${label}. ${text}` },
      ...answerLines(work.answers[id] ?? ""),
    ]),
  ];
}

/**
 * The answers in Word, each under its criterion; nothing but what the person saved.
 * @throws AppError `not_found` for a job that is not the account's, `unreadable` while nothing is written.
 */
export async function downloadAnswers({
  user,
  services,
  params,
}: {
  user: Caller;
  services: Services;
  params: { id: string };
}): Promise<FileAnswer> {
  const open = await openDesk(services, user.id, params.id);
  if (Object.values(open.work.answers).every((text) => text.trim() === ""))
    throw unreadable("nothing_written", "There is no answer to download yet.");
  const resume = await findDefaultResume(services.db, user.id);
  const read =
    resume && (await services.workers.run("lay-out-resume", { text: resume.resumeText }, { payer: user.id }));
  const lines = linesOf(open, read?.name);
  return wordFile(services, user.id, {
    title: writtenKindNames[open.work.kind],
    about: open.job.company,
    lines,
  });
}
