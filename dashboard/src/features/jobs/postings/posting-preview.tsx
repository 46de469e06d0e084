import { readApplyChannel } from "#shared/domain/jobs/apply-channel.ts";
import { workplaces } from "#shared/domain/jobs/job-posting.ts";
import { postingPayText, yearlyPay } from "#shared/domain/jobs/posting-pay.ts";
import { payPeriods } from "#shared/domain/money.ts";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { AdText } from "../ad-text.tsx";
import { ApplyCard } from "../apply-card.tsx";
import { JobHead } from "../job-head.tsx";
import { type PostingFields, postingBody } from "./posting-form-rules.ts";
import { postingTexts as texts } from "./posting-texts.ts";

export interface PostingPreviewProps {
  fields: PostingFields;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The job as its page will show it, from what is typed; nothing is sent. */
export function PostingPreview({ fields, open, onOpenChange }: PostingPreviewProps) {
  const { salaryMin = 0, salaryMax = 0, skills = [] } = postingBody(fields);
  const period = payPeriods.find((one) => one === fields.payPeriod) ?? "year";
  const { title, company, location, jobType, experience, description } = fields;
  const job = {
    ...{ location, jobType, experience, skills },
    title: title.trim() || "Job title",
    company: company.trim() || "Company",
    workplace: workplaces.find((one) => one === fields.workplace) ?? ("" as const),
    isRemote: fields.workplace === "remote",
    salaryMin: yearlyPay(salaryMin, period),
    salaryMax: yearlyPay(salaryMax, period),
    pay: postingPayText({ min: salaryMin, max: salaryMax, period }),
    postedDate: new Date().toISOString(),
  };
  const apply = readApplyChannel(fields.apply);
  return (
    <Dialog wide open={open} onOpenChange={onOpenChange} title={texts.previewTitle}>
      <div className="grid gap-4">
        <JobHead job={job} />
        <AdText text={description.trim() || "No description yet."} />
        {apply && <ApplyCard apply={apply} />}
      </div>
    </Dialog>
  );
}
