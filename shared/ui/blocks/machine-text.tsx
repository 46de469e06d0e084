import { EyeOff } from "lucide-react";
import type { ResumeLine, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { classNames } from "../primitives/class-names.ts";

const sectionWords: Record<ResumeSection, string> = {
  header: "Contact",
  summary: "Summary",
  work: "Experience",
  education: "Education",
  skills: "Skills",
  certificates: "Licences",
  referees: "Referees",
  other: "Other",
};

export interface MachineTextProps {
  lines: readonly ResumeLine[];
  /** Text of the file that people cannot see. */
  hidden?: readonly string[] | undefined;
}

/** The resume as a parser reads it: plain lines in reading order, each with its section. */
export function MachineText({ lines, hidden = [] }: MachineTextProps) {
  return (
    <div className="grid gap-4 text-13">
      <ol className="grid">
        {lines.map((line, at) => {
          const isFirst = line.section !== lines[at - 1]?.section;
          return (
            <li
              key={line.id}
              className={classNames(
                "grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 border-l-2 py-0.5 pl-3",
                isFirst && at > 0 && "mt-3",
                line.section === "other" ? "border-warn/50" : "border-primary/30",
              )}
            >
              <span className="text-muted">
                <span className={isFirst ? undefined : "sr-only"}>{sectionWords[line.section]}</span>
              </span>
              <span className={classNames("wrap-anywhere", line.heading && "font-bold")}>{line.text}</span>
            </li>
          );
        })}
      </ol>
      {hidden.length > 0 && (
        <section className="grid gap-2 rounded-control bg-warn-soft p-3">
          <h3 className="flex gap-2 font-medium">
            <EyeOff aria-hidden="true" className="mt-px size-4 shrink-0 text-warn" />
            Hidden in the file
          </h3>
          <p>
            A person cannot see this text. It counts for nothing here and is sent nowhere. Please remove it
            from the file.
          </p>
          <ul className="grid gap-1">
            {hidden.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
