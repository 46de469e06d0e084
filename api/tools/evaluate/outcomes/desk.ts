import { jobAdText, resumeText } from "../../../src/testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../../../src/testing/start-test-api.ts";

export type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

/** One real server for all outcomes, and its clock. */
export interface Desk {
  api: TestApi;
  /** Lets days pass. */
  after(days: number): void;
  now(): Date;
}

/** Something that people would complain about if it failed. */
export interface Outcome {
  id: string;
  /** Throws with the actual result if it fails. */
  check(desk: Desk): Promise<void>;
}

export async function openDesk(): Promise<Desk> {
  let now = new Date("2026-03-05T00:00:00Z");
  const api = await startTestApi({ now: () => now });
  return {
    api,
    now: () => now,
    after: (days) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
  };
}

/** @throws Error with both values if they differ. */
export function same(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one}, expected ${other}`);
}

export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** Status of a refused call; 200 if it was accepted. */
export async function refusal(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    return error instanceof Error && "status" in error ? Number(error.status) : 0;
  }
}

export const job = {
  jobTitle: "Business Analyst",
  company: "Harbour Health",
  jobDescription: jobAdText,
} as const;

/** A person with a resume, by default with Premium. */
export async function withResume(desk: Desk, tier: "free" | "premium" = "premium"): Promise<Person> {
  const person = await desk.api.signedUp({ tier });
  await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
  return person;
}

export { jobAdText, resumeText };
