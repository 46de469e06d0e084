import { changeJson, fieldsOf } from "./raw-json.ts";

/** Saves the server's answer about one application under its ad, because the badge needs it while no panel is open. */
export async function rememberSaved(answer: unknown): Promise<void> {
  const { identityKey, id, status, createdAt, appliedDate, notes, ...rest } = fieldsOf(answer);
  if (typeof identityKey !== "string" || typeof id !== "string") return;
  const { jobTitle: title, company, followUpDate, requirementEdits } = rest;
  const job = {
    id,
    status,
    savedAt: createdAt,
    appliedAt: appliedDate,
    notes,
    requirementEdits,
    title,
    company,
    followUpDate,
  };
  await changeJson("local", "savedJobs", (before) => ({ ...fieldsOf(before), [identityKey]: job }));
}
