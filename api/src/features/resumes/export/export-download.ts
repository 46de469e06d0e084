import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign, DocumentKind, SkillsLayout } from "#shared/domain/resumes/document-designs.ts";
import type { Owner } from "../../../db/owner.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Services } from "../../../services.ts";
import { exportInLetterhead } from "../letterhead/letterhead.ts";
import { type ExportInput, exportFile } from "./export-file.ts";
import { exportLetter } from "./export-letter.ts";
import { exportReport } from "./export-report.ts";
import type { ExportFormat } from "./export-work.ts";

export interface ResumeOrder {
  text: string;
  format: ExportFormat;
  design?: DocumentDesign | undefined;
  /** Set smaller for two pages, where that is possible. decision: D-79. */
  twoPages?: boolean | undefined;
  /** How the skills are arranged; as they are written where it is not said. */
  skills?: SkillsLayout | undefined;
}

/**
 * What a file of a resume text is made from.
 * @throws AppError `unsupported` when no file can hold the text.
 */
export async function resumeInput(
  services: Services,
  payer: string,
  { text, format, design, twoPages, skills }: ResumeOrder,
): Promise<Omit<ExportInput, "name">> {
  const laidOut = await services.workers.run("lay-out-resume", { text, skills }, { payer });
  if (laidOut === null)
    throw new AppError(
      "unsupported",
      "Your text could not be laid out whole, so no file was made. Please copy the text instead.",
    );
  const { lines, name } = laidOut;
  const title = name === undefined ? "Resume" : `${name} – Resume`;
  const input = { title, lines, format, design };
  if (!twoPages) return { ...input, isResume: true };
  const asPdf = { ...input, format: "pdf" } as const;
  const [likeliest = input] = await services.workers.run("find-layouts", asPdf, { payer });
  const tightness = await services.workers.run("find-tightness", likeliest, { payer });
  return { ...input, tightness, isResume: true };
}

/**
 * A Word or PDF file of a resume text; every word of it is in the file, proven by reading it back.
 * @throws AppError `unsupported` when no file can hold the text.
 */
export async function exportResume(
  services: Services,
  payer: string,
  { name, ...order }: ResumeOrder & { name: string },
): Promise<FileAnswer> {
  return exportFile(services, payer, { ...(await resumeInput(services, payer, order)), name });
}

export interface DownloadBody {
  resumeContent: string;
  analysisData?: unknown;
  format: ExportFormat;
  design?: DocumentDesign | undefined;
  twoPages?: boolean | undefined;
  skills?: SkillsLayout | undefined;
  /** The resume where none is named; the specification's cover letters come through the same call. */
  kind?: DocumentKind | undefined;
  /** Letters as Word go into the stored letterhead unless it is false. */
  letterhead?: boolean | undefined;
}

/**
 * The file of POST /api/download-resume, named as the specification names it.
 * @throws AppError `unsupported` or `invalid`, each with a sentence for people.
 */
export async function exportDownload(
  services: Services,
  payer: Owner,
  body: DownloadBody,
): Promise<FileAnswer> {
  const { resumeContent: text, analysisData, format, design, twoPages, skills, kind = "resume" } = body;
  const day = services.now().toISOString().slice(0, 10);
  if (kind === "report")
    return exportReport(services, payer, { analysisData, format, design, name: `resume-analysis-${day}` });
  if (kind === "letter") {
    const letter = { text, format, design, name: "cover-letter" };
    const own = format === "docx" && body.letterhead !== false;
    const inLetterhead = own ? await exportInLetterhead(services, payer, letter) : null;
    return inLetterhead ?? exportLetter(services, payer, letter);
  }
  return exportResume(services, payer, {
    text,
    format,
    design,
    twoPages,
    skills,
    name: `optimized-resume-${day}`,
  });
}
