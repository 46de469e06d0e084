import { monthNames } from "#shared/domain/dates.ts";
import type {
  Certificate,
  EducationEntry,
  Referee,
  ResumeModel,
  ResumeSection,
  SkillGroup,
  WorkEntry,
} from "#shared/domain/resumes/resume-model.ts";

/** One visible line drawn from a model, with the entry it belongs to. */
export interface DrawnLine {
  text: string;
  section: ResumeSection;
  heading?: true;
  /** An empty line comes before it. */
  gap?: true;
  /** Index of its entry within the section's list. */
  entry?: number;
}

function written(date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  if (date === "present") return "Present";
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${monthNames[Number(month) - 1] ?? ""} ${year}`.trim();
}

function joined(parts: readonly (string | undefined)[], mark = " | "): string {
  return parts.filter((part) => part !== undefined && part !== "").join(mark);
}

function span(from: string | undefined, to: string | undefined): string {
  return joined([written(from), written(to)], " - ");
}

function workTexts(entry: WorkEntry): string[] {
  const head = joined([entry.position, entry.name, entry.location]);
  return [head, span(entry.startDate, entry.endDate), ...entry.highlights.map((line) => `- ${line}`)];
}

function educationText(entry: EducationEntry): string {
  const { studyType, area } = entry;
  const isApart = studyType !== undefined && area !== undefined && !studyType.includes(area);
  const what = isApart ? `${studyType} in ${area}` : (studyType ?? area);
  const isOpen = entry.inProgress === true && entry.endDate !== "present";
  const dates = span(entry.startDate, entry.endDate);
  return joined([what, entry.institution, dates, isOpen ? "In progress" : undefined]);
}

function skillText({ name, keywords }: SkillGroup): string {
  return name === undefined ? keywords.join(", ") : `${name}: ${keywords.join(", ")}`;
}

function certificateText(one: Certificate): string {
  const name = joined([one.name, one.issuer], ", ");
  if (one.expires !== undefined) return `- ${name} (expires ${written(one.expires)})`;
  return one.date === undefined ? `- ${name}` : `- ${name} (${written(one.date)})`;
}

function refereeText(one: Referee): string {
  return joined([one.name, one.position, one.contact]);
}

function drawSection(
  section: ResumeSection,
  heading: string,
  entries: readonly (readonly string[])[],
): DrawnLine[] {
  const lines = entries.flatMap((texts, entry) =>
    texts
      .filter((text) => text !== "")
      .map(
        (text, n): DrawnLine => ({
          text,
          section,
          entry,
          ...(section === "work" && n === 0 && entry > 0 ? { gap: true } : {}),
        }),
      ),
  );
  return lines.length === 0 ? [] : [{ text: heading, section, heading: true, gap: true }, ...lines];
}

/** The lines of a clean single-column resume. Nothing is in them but the model's values and headings. */
export function drawResume(model: ResumeModel): DrawnLine[] {
  const { basics } = model;
  const top = [
    basics.name,
    basics.label,
    joined([basics.location, basics.phone, basics.email]),
    ...basics.profiles,
    basics.workRights,
  ].flatMap((text) => (text === undefined || text === "" ? [] : [text]));
  return [
    ...top.map((text): DrawnLine => ({ text, section: "header" })),
    ...drawSection("summary", "Summary", [(basics.summary ?? "").split("\n")]),
    ...drawSection("work", "Experience", model.work.map(workTexts)),
    ...drawSection(
      "education",
      "Education",
      model.education.map((one) => [educationText(one)]),
    ),
    ...drawSection(
      "skills",
      "Skills",
      model.skills.map((one) => [skillText(one)]),
    ),
    ...drawSection(
      "certificates",
      "Licences",
      model.certificates.map((one) => [certificateText(one)]),
    ),
    ...drawSection(
      "referees",
      "Referees",
      model.referees.map((one) => [refereeText(one)]),
    ),
  ];
}
