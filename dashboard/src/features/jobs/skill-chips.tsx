import { shownSkills } from "#shared/domain/jobs/job-posting.ts";
import { Chip } from "#shared/ui/primitives/chip.tsx";

/** The first skills of an ad, and how many more it names. @param most 4 on the dashboard, 6 on the board. */
export function SkillChips({ skills, most }: { skills: readonly string[]; most: number }) {
  const { shown, more } = shownSkills(skills, most);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
      {shown.map((skill) => (
        <li key={skill} className="flex max-w-full">
          <Chip>{skill}</Chip>
        </li>
      ))}
      {more > 0 && (
        <li className="flex">
          <Chip state="more">+{more} more</Chip>
        </li>
      )}
    </ul>
  );
}
