import type { PhraseRange } from "../../words/noun-phrases.ts";
import { phraseBreaks, type Token } from "../../words/tokenise.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Names of jobs: what comes before them names the job, not a skill ("senior backend developer"). */
export const roleNouns = words(`
engineer engineers developer developers manager managers architect architects analyst analysts designer designers
consultant consultants specialist specialists lead leads director directors officer officers coordinator coordinators
administrator administrators technician technicians scientist scientists researcher researchers professor lecturer
teacher teachers assistant assistants advisor advisors adviser advisers expert experts executive executives
professional professionals intern interns trainee graduate graduates student students candidate candidates
supervisor supervisors head chief owner owners master masters partner partners representative representatives
recruiter recruiters buyer buyers accountant accountants nurse nurses worker workers operator operators fellow
fellowship scholarship postdoc programmer programmers tester testers owner guru ninja practitioner practitioners
staff personnel colleagues people position positions role roles
`);

/** Bodies of people and firms: "the marketing team", "a software company". */
const bodyNouns = words(`
guide programme programmes stipend fellows thesis certificates regulations procedure

team teams department departments group groups company companies firm firms industry industries sector sectors
division divisions unit units office offices organisation organisations organization organizations community
communities squad squads faculty school institute centre center agency agencies market markets business businesses
customers clients client customer users house houses provider providers supplier suppliers committee
`);

/** "Company size", "Team size": labels of a form, which often follow without any punctuation. */
const labelTails = words("size type name profile");

/** Words by which a sentence speaks of what somebody knows or can do. */
const skillCues = words(`
experience experienced knowledge skill skills skilled understanding background proficient proficiency familiar
familiarity expertise expert degree degrees qualification qualifications certification certified competence
competences competencies competency competent fluent fluency mastery masters bachelor bachelors phd msc bsc trained
principles concepts studies educated versed
`);
const cueBefore = 14;
const cueAfter = 3;

const firstPerson = words("we our us ours were weve");
const secondPerson = words("you your youll youve youre candidate candidates applicant applicants");

function isJoined(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && (token.gap & phraseBreaks) === 0;
}

/** The range is the front of a job title or of the name of a body of people. */
export function isInName(tokens: readonly Token[], range: PhraseRange): boolean {
  for (let at = range.last; at < range.last + 3 && isJoined(tokens, at); at += 1) {
    const low = tokens[at]?.low ?? "";
    if (roleNouns.has(low)) return true;
    if (bodyNouns.has(low) && at === range.last) return !labelTails.has(tokens[at + 1]?.low ?? "");
    if (low.length < 3 || low === "and" || low === "for" || low === "with") return false;
  }
  return roleNouns.has(tokens[range.last - 1]?.low ?? "");
}

function anyOf(tokens: readonly Token[], from: number, to: number, set: ReadonlySet<string>): boolean {
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at += 1)
    if (set.has(tokens[at]?.low ?? "")) return true;
  return false;
}

/** "experience", "knowledge", "degree" come shortly before the range, or right behind it. */
export function hasSkillCue(tokens: readonly Token[], range: PhraseRange): boolean {
  return (
    anyOf(tokens, range.first - cueBefore, range.first, skillCues) ||
    anyOf(tokens, range.last, range.last + cueAfter, skillCues)
  );
}

/** The employer speaks of itself: "we", "our", and nobody is addressed. */
export function tellsAboutUs(tokens: readonly Token[]): boolean {
  return anyOf(tokens, 0, tokens.length, firstPerson) && !anyOf(tokens, 0, tokens.length, secondPerson);
}
