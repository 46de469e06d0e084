import { emptyProfile, type Profile } from "../../domain/autofill/profile.ts";
import type { FillAnswers } from "../answer-field.ts";

/** A nurse in Melbourne with two weeks' notice. */
export function aProfile(said: Partial<Profile> = {}): Profile {
  return {
    ...emptyProfile(),
    firstName: "Ada",
    lastName: "Marsh",
    salutation: "Ms",
    email: "ada.marsh@example.com",
    phone: "0491 570 156",
    street: "12 Example Street",
    suburb: "Brunswick",
    state: "VIC",
    postcode: "3056",
    country: "AU",
    workRights: [{ country: "AU", standing: "citizen", note: "" }],
    noticeWeeks: 2,
    salary: { amount: 110_000, period: "year", includesSuper: false },
    ...said,
  };
}

export function someAnswers(said: Partial<FillAnswers> = {}): FillAnswers {
  return {
    profile: aProfile(),
    answers: [],
    job: {
      country: "AU",
      source: "SEEK",
      letter: "Dear team",
      documents: { resume: "Ada-Marsh.pdf" },
      today: "2026-11-22",
    },
    ...said,
  };
}
