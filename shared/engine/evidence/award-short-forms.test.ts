import { expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";

/** Credit of one requirement for somebody with one award; people and firms are invented. */
function creditOf(item: string, award: string): number {
  const resumeText = `Kim Acacia\nkim@example.com\n\nExperience\nMember, Gum Traders, Perth\nJan 2018 - present\n- Kept the books\n\nEducation\n${award}\n`;
  const ad = { text: `About you\n- ${item}\n`, title: "" };
  const { evidence } = analyseResume({ resumeText, ad, asOf: "2026-11-01" }).match;
  return Math.max(0, ...evidence.map(({ credit }) => credit));
}

test.each([
  ["Degree in Occupational Therapy", "B Occupational Therapy (Hons), University of Acacia, 2021", 1],
  ["Bachelor degree in Education", "BEd (Primary), Acacia University", 1],
  ["Degree in engineering", "B.Eng (Civil) Hons, Acacia University", 1],
  ["Master of Social Work", "M Social Work, Acacia University", 1],
  ["Graduate Diploma in Psychology", "Grad Dip Psych, Acacia University", 1],
  ["Degree in Veterinary Science", "BVSc (Hons), Acacia University", 1],
  ["Degree in Computer Science", "BSc Comp Sci, Acacia University", 1],
  ["Degree in law", "BSc Comp Sci, Acacia University", 0],
  ["Degree in engineering", "BEd (Primary), Acacia University", 0],
  ["Master of Social Work", "BSW, Acacia University", 0.5],
  ["Degree in Construction Management", "BConMgt (Hons), Acacia University, 2019", 1],
  ["Master of Speech Pathology", "MSpPath, Acacia University, 2019", 1],
  ["Degree in law", "BConMgt (Hons), Acacia University, 2019", 0],
  ["Bachelor's degree in Journalism or Communications", "BA (Journalism), Acacia University", 1],
  ["Bachelor degree", "BA (contract), Gum Insurance", 0],
  ["Bachelor's degree in Physics", "BS Physics, Acacia College", 1],
  ["Bachelor's degree in Physics", "B.S., Physics, 2009", 1],
  ["Bachelor's degree in Visual Arts or related field", "B.A., Visual Arts, 2007", 1],
  ["Master's degree in Ecology", "M.S. Ecology, Acacia University, 2011", 1],
  ["Master's degree", "MS Project and MS Office, Acacia Institute, 2011", 0],
  ["Bachelor degree", "BS 7671 wiring rules, Acacia Institute, 2011", 0],
  ["Diploma of Beauty Therapy", "Beauty diploma, two years full time, Acacia TAFE", 1],
  ["Certificate IV in Legal Services", "Cert IV (legal), Acacia TAFE, 2022", 1],
  ["Diploma of Beauty Therapy", "Diploma of Remedial Therapy, Acacia TAFE", 0],
])("%s by %s: %d", (item, award, credit) => expect(creditOf(item, award)).toBe(credit));
