import * as z from "zod/mini";
import { countLinks } from "#shared/domain/jobs/ad-blocks.ts";
import { readApplyChannel } from "#shared/domain/jobs/apply-channel.ts";
import { postingLimits, reportReasons, workplaces } from "#shared/domain/jobs/job-posting.ts";
import { experienceLevels, postedJobTypes } from "#shared/domain/jobs/job-words.ts";
import { isWholePay, leastYearlyPay } from "#shared/domain/jobs/posting-pay.ts";
import { type PayPeriod, payPeriods } from "#shared/domain/money.ts";

const needed = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, "Please fill in all required fields."), z.maxLength(most));
const dollars = { error: "Please enter an amount in dollars" };
const salary = z._default(
  z.number(dollars).check(z.minimum(0, dollars), z.maximum(postingLimits.salary, dollars)),
  0,
);
const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254),
  z.refine((text) => z.safeParse(z.email(), text).success, { error: "Please enter a valid email address" }),
);
const noControls = (text: string) => [...text].every((char) => char >= " " || "\n\r\t".includes(char));

export const postingFields = {
  title: needed(postingLimits.title),
  company: needed(postingLimits.company),
  /** In the employer's own words; the form suggests towns. decision: D-61. */
  location: needed(postingLimits.location),
  workplace: z._default(z.enum(["", ...workplaces]), ""),
  jobType: z._default(z.enum(["", ...postedJobTypes]), ""),
  experience: z._default(z.enum(["", ...experienceLevels]), ""),
  salaryMin: salary,
  salaryMax: salary,
  payPeriod: z._default(z.enum(payPeriods), "year"),
  /**
   * A link, or an e-mail address that is shown (D-71). The specification's posting has none. Such a posting is
   * accepted, but must say how to apply before it is published.
   */
  apply: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(postingLimits.apply),
      z.refine((text) => text === "" || readApplyChannel(text) !== null, {
        error: "Please enter a link (https://...) or an e-mail address",
      }),
    ),
    "",
  ),
  description: needed(postingLimits.description).check(
    z.refine((text) => countLinks(text) <= postingLimits.links, {
      error: `A description has at most ${postingLimits.links} links`,
    }),
    z.refine(noControls, { error: "The description holds characters that no text has." }),
  ),
  skills: z._default(
    z
      .array(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1),
            z.maxLength(postingLimits.skill, `A skill has at most ${postingLimits.skill} characters`),
          ),
      )
      .check(z.maxLength(postingLimits.skills, `Please name at most ${postingLimits.skills} skills`)),
    [],
  ),
};
interface GivenPay {
  salaryMin: number;
  salaryMax: number;
  payPeriod: PayPeriod;
}
export const payRules = [
  z.refine<GivenPay>(({ salaryMin, salaryMax }) => salaryMax === 0 || salaryMin <= salaryMax, {
    error: "The highest salary is below the lowest.",
    path: ["salaryMax"],
  }),
  z.refine<GivenPay>((pay) => [pay.salaryMin, pay.salaryMax].every((sum) => isWholePay(sum, pay.payPeriod)), {
    error: "Please enter whole dollars a year, or cents of an hour or a day.",
    path: ["salaryMin"],
  }),
  z.refine<GivenPay>(
    ({ payPeriod, salaryMin, salaryMax }) =>
      payPeriod !== "year" || [salaryMin, salaryMax].every((sum) => sum === 0 || sum >= leastYearlyPay),
    { error: "That is little for a year. Is it an hour's or a day's pay?", path: ["salaryMin"] },
  ),
] as const;

export const postJobBody = z.strictObject({ ...postingFields, contactEmail: email }).check(...payRules);

export const postingToken = z.string().check(z.minLength(20), z.maxLength(200));

/** What the private link shows: the posting as it was written, and whether it is still on the board. */
export const ownPosting = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  jobType: z.string(),
  experience: z.string(),
  salaryMin: z.number(),
  salaryMax: z.number(),
  description: z.string(),
  skills: z.array(z.string()),
  workplace: z.enum(["", ...workplaces]),
  payPeriod: z.enum(payPeriods),
  apply: z.string(),
  contactEmail: z.string(),
  /** True until somebody presses Publish; nobody else sees the posting until then. */
  isWaiting: z.boolean(),
  views: z.number(),
  clicks: z.number(),
  /** True if it is no longer on the board. */
  isClosed: z.boolean(),
  /** True if its days are over and nobody closed it; it can be renewed. */
  isExpired: z.boolean(),
  postedDate: z.string(),
  closesAt: z.string(),
});

export const reviewedPosting = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  description: z.string(),
  isRemoved: z.boolean(),
  reports: z.array(z.object({ reason: z.enum(reportReasons), words: z.string(), at: z.string() })),
});
