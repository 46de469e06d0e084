import { createHash } from "node:crypto";
import type { z } from "zod/mini";
import type { postJobBody } from "#shared/contract/posting-fields.ts";
import { readApplyChannel } from "#shared/domain/jobs/apply-channel.ts";
import { jobFingerprint } from "#shared/domain/jobs/compare-form.ts";
import { postingPayText, yearlyPay } from "#shared/domain/jobs/posting-pay.ts";
import type { Services } from "../../services.ts";
import type { PostingFields } from "./postings.store.ts";

type Body = z.output<typeof postJobBody>;

/** A posting's fields with what is read of them: skills from the description where none were given. */
export async function postingFields(
  { workers }: Pick<Services, "workers">,
  payer: string,
  given: Omit<Body, "contactEmail">,
): Promise<PostingFields> {
  const { title, company, location, workplace, jobType, experience, description } = given;
  const { salaryMin, salaryMax, payPeriod } = given;
  const ad = { title, text: description };
  const skills = given.skills.length > 0 ? given.skills : await workers.run("skills-of-ad", ad, { payer });
  const way = readApplyChannel(given.apply) ?? { url: "", email: "" };
  const cents = (amount: number) => Math.round(amount * 100);
  const fields = {
    ...{ title, company, location, workplace, jobType, experience, description, skills },
    isRemote: workplace === "remote" || /\bremote\b/i.test(location),
    salaryMin: yearlyPay(salaryMin, payPeriod),
    salaryMax: yearlyPay(salaryMax, payPeriod),
    payText: postingPayText({ min: salaryMin, max: salaryMax, period: payPeriod }),
    terms: {
      applyUrl: way.url,
      applyEmail: way.email,
      ...{ payMin: cents(salaryMin), payMax: cents(salaryMax), payPeriod },
    },
  };
  return {
    ...fields,
    fingerprint: jobFingerprint(fields),
    contentHash: createHash("sha256").update(JSON.stringify(fields)).digest("hex"),
  };
}
