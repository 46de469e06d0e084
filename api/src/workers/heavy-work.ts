import { suggestProfile } from "#shared/domain/autofill/suggest-profile.ts";
import { readAdFacts } from "#shared/engine/ad/facts/ad-facts.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { applyResumeEdits } from "#shared/resume/resume-edits.ts";
import { writeLetter } from "#shared/writing/built-in/letter/write-letter.ts";
import { checkDesk, draftDesk, readDeskRequirements } from "#shared/writing/criteria/read-desk.ts";
import { checkFormAnswer, draftFormAnswer } from "#shared/writing/form-answers/draft-form-answer.ts";
import { buildKit } from "#shared/writing/interview/build-kit.ts";
import { finishImproving, improveChecked, prepareImproving } from "#shared/writing/model/improve-work.ts";
import { finishLetter, prepareLetter } from "#shared/writing/model/letter-work.ts";
import { finishTailoring, prepareTailoring } from "#shared/writing/model/tailor-work.ts";
import { type TailorInput, tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import { pdfTable } from "../adapters/pdfkit.ts";
import { openFile } from "../bytes/open-outside.ts";
import type { OutsideFile } from "../bytes/outside.ts";
import { partBackup } from "../features/applications/backup-format.ts";
import { readTable } from "../features/applications/import/read-table.ts";
import { readForwarded } from "../features/forwarded-mail/read-forwarded.ts";
import { readAdPage } from "../features/jobs/read-ad-page.ts";
import { skillsOfAd, skillsOfAds } from "../features/jobs/skills-of-ad.ts";
import {
  drawExport,
  findExportLoss,
  findLayouts,
  findTightness,
  layOutResume,
  writeExport,
} from "../features/resumes/export/export-work.ts";
import { letterLines } from "../features/resumes/export/letter-lines.ts";
import { reportLines } from "../features/resumes/export/report-lines.ts";
import { fillLetterhead, readLetterhead } from "../features/resumes/letterhead/letterhead-work.ts";
import { editOwnWord, readsAs } from "../features/resumes/own-word/own-word-work.ts";
import { measureMatch, measureOwnLetter, measureRead } from "../scoring/measure.ts";
import { rankingWords } from "../scoring/ranking-words.ts";

type Steps = (step: number) => void;

/**
 * Everything that takes a person's text of any length and thinks about it: one function each, plain data in and out, no
 * services. It runs on threads (docs/architecture.md, Work on threads); here is the whole list.
 */
export const heavyWork = {
  /** READ of a resume, 0 to 100. */
  "measure-read": measureRead,
  /** MATCH of a resume and one ad, 0 to 100; null where it cannot be measured. */
  "measure-match": measureMatch,
  "measure-own-letter": measureOwnLetter,
  "ranking-words": rankingWords,
  "suggest-profile": ({ resumeText, resumeEdits }: Parameters<typeof measureRead>[0]["resume"]) =>
    suggestProfile(applyResumeEdits(readResume(resumeText), resumeEdits)),
  "read-ad-page": readAdPage,
  /** Closing day, contact and pay of an ad's text. */
  "read-ad-facts": ({ text, asOf }: { text: string; asOf: string }) => {
    const { closes, contact, pay } = readAdFacts(text, { asOf });
    return { closes, contact, pay };
  },
  "skills-of-ad": skillsOfAd,
  "skills-of-ads": skillsOfAds,
  /** A table of applications, from a file. */
  "read-table": ({ file, ...rest }: { file: OutsideFile } & Omit<Parameters<typeof readTable>[0], "path">) =>
    readTable({ path: openFile(file), ...rest }),
  /** @throws AppError for a file that is no backup. */
  "part-backup": ({ file }: { file: OutsideFile }) => partBackup({ path: openFile(file) }),
  /** A message of an employer: what it says, and of which application. */
  "read-forwarded": readForwarded,
  tailor: (input: Omit<TailorInput, "onStep">, onStep: Steps) => tailorResume({ ...input, onStep }),
  "prepare-tailoring": prepareTailoring,
  "finish-tailoring": finishTailoring,
  "write-letter": writeLetter,
  "prepare-letter": prepareLetter,
  "finish-letter": finishLetter,
  "improve-letter": improveChecked,
  "prepare-improving": prepareImproving,
  "finish-improving": finishImproving,
  "read-asked": readDeskRequirements,
  "draft-criteria": draftDesk,
  "check-criteria": checkDesk,
  "draft-form-answer": draftFormAnswer,
  "check-form-answer": checkFormAnswer,
  "build-interview-kit": buildKit,
  "lay-out-resume": layOutResume,
  "find-layouts": findLayouts,
  "lay-out-letter": ({ text, today }: { text: string; today: Date }) => letterLines(text, today),
  "lay-out-report": ({ data, today }: { data: unknown; today: Date }) => reportLines(data, today),
  "find-tightness": findTightness,
  "write-file": writeExport,
  "write-table": pdfTable,
  "draw-pages": drawExport,
  "find-export-loss": findExportLoss,
  "edit-own-word": editOwnWord,
  "reads-as": readsAs,
  "read-letterhead": readLetterhead,
  "fill-letterhead": fillLetterhead,
} as const;

export type WorkName = keyof typeof heavyWork;
export type WorkInput<N extends WorkName> = Parameters<(typeof heavyWork)[N]>[0];
export type WorkResult<N extends WorkName> = Awaited<ReturnType<(typeof heavyWork)[N]>>;

/** Does one of them. @param onStep hears of the steps of works that have some. */
export async function doWork(name: WorkName, input: unknown, onStep: Steps): Promise<unknown> {
  // The table has checked each pair where it was written.
  const work = heavyWork[name] as (input: unknown, onStep: Steps) => unknown;
  return work(input, onStep);
}
