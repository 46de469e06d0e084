import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { dateWords } from "../kept/role-dates.ts";
import { PointArea } from "./point-area.tsx";
import type { PointAt } from "./pointed.ts";
import { ShowInFile } from "./show-in-file.tsx";

interface Entry {
  title: string;
  text: string;
  lines: readonly number[];
}

interface Section {
  title: string;
  /** What is said where nothing was read. */
  none: string;
  entries: Entry[];
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");

function span(from: string | undefined, to: string | undefined): string {
  return [dateWords(from), dateWords(to)].filter((one) => one !== "").join(" to ");
}

/** Lines under a heading of their own that is none of the usual ones. */
function otherEntries({ meta }: ResumeModel): Entry[] {
  const entries: Entry[] = [];
  for (const line of meta.lines) {
    if (line.section !== "other") continue;
    const last = entries.at(-1);
    if (line.heading || !last) entries.push({ title: line.text, text: "", lines: [line.id] });
    else {
      const text = [last.text, line.text].filter((one) => one !== "").join(" · ");
      entries[entries.length - 1] = { ...last, text, lines: [...last.lines, line.id] };
    }
  }
  return entries;
}

function sectionsOf(model: ResumeModel): Section[] {
  const { education, skills, certificates, referees } = model;
  return [
    {
      title: "Education, as it was read",
      none: "No qualification was read.",
      entries: education.map(({ studyType, area, institution, startDate, endDate, lines }) => ({
        title: (area && studyType?.includes(area) ? studyType : joined(studyType, area)) || "Without a name",
        text: joined(institution, span(startDate, endDate)),
        lines,
      })),
    },
    {
      title: "Skills, as they were read",
      none: "No list of skills was read.",
      entries: skills.map(({ name, keywords, lines }) => ({
        title: name ?? "Skills",
        text: keywords.join(", "),
        lines,
      })),
    },
    {
      title: "Licences and certificates",
      none: "",
      entries: certificates.map(({ name, issuer, date, expires, lines }) => ({
        title: name,
        text: joined(issuer, dateWords(date), expires && `until ${dateWords(expires)}`),
        lines,
      })),
    },
    {
      title: "Referees",
      none: "",
      entries: referees.map(({ name, position, contact, lines }) => ({
        title: name,
        text: joined(position, contact),
        lines,
      })),
    },
    { title: "Other sections", none: "", entries: otherEntries(model) },
  ];
}

/** What else was read, section by section; its places in the file are shown as those of the fields are. */
export function ReadEntries({ model, onPoint }: { model: ResumeModel; onPoint: PointAt }) {
  return sectionsOf(model)
    .filter(({ entries, none }) => entries.length > 0 || none !== "")
    .map(({ title, none, entries }) => (
      <Card as="section" key={title}>
        <CardHeader title={title} count={entries.length > 0 ? entries.length : undefined} />
        {entries.length === 0 && (
          <CardBody className="text-14 text-muted">
            {none} If your file has it, change the text so that it stands under a heading of its own.
          </CardBody>
        )}
        <ul className="divide-y divide-line">
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same words.
            <li key={at}>
              <EntryRow entry={entry} onPoint={onPoint} />
            </li>
          ))}
        </ul>
      </Card>
    ));
}

function EntryRow({ entry, onPoint }: { entry: Entry; onPoint: PointAt }) {
  const { title, text, lines } = entry;
  return (
    <PointArea lines={lines} onPoint={onPoint}>
      <CardBody className="flex items-start justify-between gap-3 text-14">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">{title}</p>
          {text && <p className="text-muted">{text}</p>}
        </div>
        <ShowInFile what={title} onShow={() => onPoint({ lines }, true)} />
      </CardBody>
    </PointArea>
  );
}
