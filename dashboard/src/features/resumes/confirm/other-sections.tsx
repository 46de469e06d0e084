import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { PointArea } from "./point-area.tsx";
import type { PointAt } from "./pointed.ts";
import { ShowInFile } from "./show-in-file.tsx";

interface Section {
  title: string;
  text: string;
  lines: readonly number[];
}

/** Lines under a heading of their own that is none of the usual ones. */
function sectionsIn(lines: readonly ResumeLine[]): Section[] {
  const sections: Section[] = [];
  for (const line of lines) {
    if (line.section !== "other") continue;
    const last = sections.at(-1);
    if (line.heading || !last) sections.push({ title: line.text, text: "", lines: [line.id] });
    else {
      const text = [last.text, line.text].filter((one) => one !== "").join(" \u00b7 ");
      sections[sections.length - 1] = { ...last, text, lines: [...last.lines, line.id] };
    }
  }
  return sections;
}

/** Sections of the person's own: they stand in the text as they are, and nothing was read out of them. */
export function OtherSections({ lines, onPoint }: { lines: readonly ResumeLine[]; onPoint: PointAt }) {
  const sections = sectionsIn(lines);
  if (sections.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Other sections" count={sections.length} />
      <ul className="divide-y divide-line">
        {sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may be the same words.
          <PointArea as="li" key={at} lines={section.lines} onPoint={onPoint}>
            <CardBody className="flex items-start justify-between gap-3 text-14">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{section.title}</p>
                {section.text && <p className="text-muted">{section.text}</p>}
              </div>
              <ShowInFile what={section.title} onShow={() => onPoint({ lines: section.lines }, true)} />
            </CardBody>
          </PointArea>
        ))}
      </ul>
    </Card>
  );
}
