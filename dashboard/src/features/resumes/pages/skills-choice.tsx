import type { SkillsLayout } from "#shared/domain/resumes/document-designs.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";

const options = [
  { value: "written", label: "As written" },
  { value: "line", label: "In a line" },
  { value: "columns", label: "In columns" },
] as const;

export interface SkillsChoiceProps {
  skills: SkillsLayout | undefined;
  onSkills: (skills: SkillsLayout | undefined) => void;
}

/** How the skills are on the pages; their words are the same in each. */
export function SkillsChoice({ skills, onSkills }: SkillsChoiceProps) {
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-13 text-muted">
        Skills
      </span>
      <Segmented
        block
        label="Skills"
        options={options}
        value={skills ?? "written"}
        onValueChange={(value) => onSkills(value === "written" ? undefined : value)}
      />
      {skills === "columns" && (
        <p className="text-13 text-muted">A group with a name, such as "Tools:", stays in its line.</p>
      )}
    </div>
  );
}
