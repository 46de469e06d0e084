import { readResume } from "../read-resume.ts";
import { type DocumentLine, historyKey, plainText } from "./document-lines.ts";

/** What a reader has of these lines, to compare two ways of setting them: the order of skills and licences is free. */
export function readsAs(lines: readonly DocumentLine[]): string {
  const model = readResume(plainText(lines));
  const skills = model.skills.flatMap((group) => group.keywords).sort();
  return historyKey(model) + JSON.stringify([skills, model.certificates.map((one) => one.name).sort()]);
}
