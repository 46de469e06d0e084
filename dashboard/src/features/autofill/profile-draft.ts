import { profile as profileSchema } from "#shared/contract/autofill.ts";
import type { Profile, ProfileLine } from "#shared/domain/autofill/profile.ts";
import type { PayPeriod } from "#shared/domain/money.ts";
import { type Errors, errorsOf } from "../../platform/forms/form-errors.ts";

/** The profile as it is typed: an amount is a text until it is saved. */
export type ProfileDraft = Record<ProfileLine, string> &
  Pick<Profile, "workRights" | "noticeWeeks"> & {
    salary: string;
    salaryPeriod: PayPeriod;
    includesSuper: boolean;
  };

/** What is stored, with the resume's words in the lines that are empty. */
export function draftOf({ salary, ...kept }: Profile, suggested: Record<string, string>): ProfileDraft {
  return {
    ...kept,
    ...suggested,
    salary: salary === null ? "" : String(salary.amount),
    salaryPeriod: salary?.period ?? "year",
    includesSuper: salary?.includesSuper ?? false,
  };
}

/** '$110,000' and '110 000' are amounts too. */
function amountOf(text: string): number {
  return Number(text.replace(/[$,\s]/g, ""));
}

export function profileOf({ salary, salaryPeriod, includesSuper, ...lines }: ProfileDraft): Profile {
  const isSaid = salary.trim() !== "";
  return {
    ...lines,
    salary: isSaid ? { amount: amountOf(salary), period: salaryPeriod, includesSuper } : null,
  };
}

/** What the server would refuse, in its words. */
export function draftErrors(draft: ProfileDraft): Errors<ProfileDraft> {
  if (draft.salary.trim() !== "" && !Number.isInteger(amountOf(draft.salary)))
    return { salary: "Please enter a whole amount" };
  return errorsOf<ProfileDraft>(profileSchema.safeParse(profileOf(draft)));
}
