/** A person's right to work in one country. */
export const WORK_RIGHT_STATUSES = [
  "citizen",
  "permanent",
  "unrestricted",
  "limited",
  "sponsorship",
] as const;
export type WorkRightStatus = (typeof WORK_RIGHT_STATUSES)[number];

export const WORK_RIGHT_STATUS_LABELS: Record<WorkRightStatus, string> = {
  citizen: "Citizen",
  permanent: "Permanent resident",
  unrestricted: "Visa without work limits",
  limited: "Visa with work limits",
  sponsorship: "Needs sponsorship",
};

/** `country` is the two-letter code of ISO 3166; `note` the name of the visa or permit ("Subclass 485", "C"). */
export type WorkRight = { country: string; standing: WorkRightStatus; note: string };

/** The one-line fields of a profile, each with its maximum length. An empty one is unknown. */
export const PROFILE_LINES = {
  salutation: 20,
  firstName: 100,
  middleName: 100,
  lastName: 100,
  preferredName: 100,
  email: 254,
  phone: 40,
  otherPhone: 40,
  street: 200,
  suburb: 100,
  state: 60,
  postcode: 20,
  country: 2,
  nationality: 2,
  birthDate: 10,
  linkedin: 300,
  website: 300,
  otherWebsite: 300,
  github: 300,
  twitter: 300,
  headline: 200,
  currentTitle: 200,
  currentCompany: 200,
  skills: 1000,
  summary: 3000,
  additionalInformation: 3000,
  earliestStart: 10,
} as const;

/** The answer bank's limits: number of answers, length of a question and of its answer. */
export const savedAnswerLimits = { answers: 200, question: 500, answer: 3000 } as const;

export type ProfileLine = keyof typeof PROFILE_LINES;

/** Facts that many application forms ask for. Dates are ISO days, countries two-letter codes. */
export type Profile = Record<ProfileLine, string> & {
  workRights: WorkRight[];
  /** Weeks of notice; null if unknown, 0 if the person can start at once. */
  noticeWeeks: number | null;
  salary: { amount: number; period: PayPeriod; includesSuper: boolean } | null;
};

const lines = Object.keys(PROFILE_LINES) as ProfileLine[];

/** An empty profile. */
export function emptyProfile(): Profile {
  const empty = Object.fromEntries(lines.map((line) => [line, ""])) as Record<ProfileLine, string>;
  return { ...empty, workRights: [], noticeWeeks: null, salary: null };
}

import type { PayPeriod } from "../money.ts";
