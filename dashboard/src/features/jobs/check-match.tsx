import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { ScoreHeadline } from "#shared/ui/blocks/score/score-headline.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { api } from "../../platform/api.ts";
import { queryClient } from "../../platform/query-client.ts";
import { checkTexts as texts } from "./job-page-texts.ts";
import type { Job } from "./job-queries.ts";
import { ReasonLists } from "./match-reasons.tsx";
import { reasonsOf } from "./use-match-reasons.ts";

/** Same as the server takes of a resume. */
const mostCharacters = 200_000;

/** The account's own resume, where there is one. */
async function keptResume() {
  const { resume } = await queryClient.fetchQuery({
    queryKey: queryKey(contract.resumes.getDefault),
    queryFn: () => api.resumes.getDefault(),
  });
  return resume;
}

/** Worked out in this browser: what is pasted here leaves it for nowhere. decision: D-05. */
async function measure(job: Job, pasted: string | null): Promise<MatchResult | null> {
  const resume = pasted === null ? await keptResume() : { text: pasted, edits: [] };
  if (!resume) return null;
  const { analyseResume } = await import("#shared/resume/analyse-resume.ts");
  return analyseResume({
    ...{ resumeText: resume.text, resumeEdits: resume.edits },
    ad: { text: job.description, title: job.title, company: job.company },
    asOf: calendarDay(new Date()),
  }).match;
}

/** How the ad fits a resume, for anybody: the account's own, or one that is pasted. */
export function CheckMatch({ job, isSignedIn }: { job: Job; isSignedIn: boolean }) {
  const [pasted, setPasted] = useState("");
  const [fault, setFault] = useState<string>();
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: (text: string | null) => measure(job, text),
  });
  const asksForText = !isSignedIn || data === null;
  const check = () => {
    if (!asksForText) return mutate(null);
    if (pasted.trim() === "") return setFault(texts.missing);
    setFault(undefined);
    mutate(pasted.slice(0, mostCharacters));
  };
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody className="grid gap-4">
        {data ? (
          <>
            <ScoreHeadline isFit score={data} />
            <ReasonLists reasons={reasonsOf(data)} />
          </>
        ) : (
          <div>
            <h2 className="text-16 font-bold">{texts.title}</h2>
            <p className="text-14 text-muted">{asksForText ? texts.paste : texts.kept}</p>
          </div>
        )}
        {asksForText && (
          <Field label={texts.resume} error={fault}>
            <Textarea
              rows={5}
              maxLength={mostCharacters}
              value={pasted}
              onChange={(event) => setPasted(event.currentTarget.value)}
            />
          </Field>
        )}
        {isError && (
          <p role="alert" className="text-14 text-danger">
            {texts.failed}
          </p>
        )}
        <span>
          <Button busy={isPending} busyLabel={texts.busy} onClick={check}>
            {data ? texts.again : texts.title}
          </Button>
        </span>
      </CardBody>
    </Card>
  );
}
