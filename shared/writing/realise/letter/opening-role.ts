import type { ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { isCareerBreak } from "#shared/engine/roles/career-breaks.ts";
import { readJobTitle, titleSimilarity } from "#shared/engine/roles/job-titles.ts";
import { judgePart } from "#shared/resume/header/judge-part.ts";

/** From this likeness of titles on the role is the advertised kind of work. */
const alike = 0.6;

/** A title says what somebody is: "Front office" and "Maternity leave" do not. */
function isTitled({ position = "" }: WorkEntry): boolean {
  return judgePart(position) === "title" && !isCareerBreak(position);
}

/**
 * The role with which a letter opens: the current one, or the latest, but where another is of the advertised kind and
 * this one is not (who comes back to a trade), that one.
 * @returns its place in `work`; undefined where no role has a title.
 */
export function openingRole({ work }: ResumeModel, adTitle: string | undefined): number | undefined {
  const titled = work.flatMap((one, at) => (isTitled(one) ? [at] : []));
  const current = titled.find((at) => work[at]?.endDate === "present") ?? titled[0];
  if (current === undefined || adTitle === undefined) return current;
  const asked = readJobTitle(adTitle);
  const likeness = (at: number) => titleSimilarity(asked, readJobTitle(work[at]?.position ?? ""));
  if (likeness(current) >= alike) return current;
  const best = titled.reduce((top, at) => (likeness(at) > likeness(top) ? at : top), current);
  return likeness(best) >= alike ? best : current;
}
