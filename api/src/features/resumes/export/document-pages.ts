import type { DocumentPages } from "#shared/contract/resumes/document-pages.ts";
import type { DocumentDesign, SkillsLayout } from "#shared/domain/resumes/document-designs.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Services } from "../../../services.ts";
import { resumeInput } from "./export-download.ts";
import { makeWhole } from "./export-file.ts";
import type { ExportLayout } from "./export-work.ts";

interface PagesOrder {
  text: string;
  design: DocumentDesign;
  twoPages?: boolean | undefined;
  skills?: SkillsLayout | undefined;
  thumbnail?: boolean | undefined;
}

/**
 * The pages that the PDF of a resume text has, as pictures: the same layout, chosen by the same proof. decision: D-79.
 * @throws AppError `unsupported` where the text has no PDF, with the PDF's own sentence.
 */
export async function drawResumePages(
  services: Services,
  payer: string,
  { text, design, twoPages, skills, thumbnail }: PagesOrder,
): Promise<DocumentPages> {
  const input = await resumeInput(services, payer, { text, design, format: "pdf", twoPages, skills });
  const layout = thumbnail
    ? await firstOf(services, payer, input)
    : (await makeWhole(services, payer, { ...input, name: "pages" })).layout;
  const order = thumbnail ? { layout, most: 1 } : { layout };
  const drawn = await services.workers.run("draw-pages", order, { payer });
  if ("unwritable" in drawn)
    throw new AppError("unsupported", drawn.unwritable, { details: { reason: "characters" } });
  const { pages, pageCount, tightness } = drawn;
  return { pages, pageCount, twoPages: tightness === null ? "cannot" : tightness === 0 ? "has" : "can" };
}

async function firstOf(services: Services, payer: string, input: ExportLayout): Promise<ExportLayout> {
  const { title, lines, format, design } = input;
  const layout = { title, lines, format, design };
  const [first = layout] = await services.workers.run("find-layouts", layout, { payer });
  return first;
}
