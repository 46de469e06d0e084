import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import { isOneText, wholeAnswer, writtenKindNames } from "#shared/domain/criteria/criterion.ts";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { criteriaTexts as texts } from "./criteria-texts.ts";

export interface AnswerPageProps extends Pick<CriteriaDesk, "jobTitle" | "company" | "work"> {}

/** The answers as the employer gets them: each under its criterion, in the file's order. */
export function AnswerPage({ jobTitle, company, work }: AnswerPageProps) {
  const { kind, criteria, answers } = work;
  const parts = isOneText(kind)
    ? [{ id: wholeAnswer, heading: "" }]
    : criteria.map(({ id, label, text }) => ({ id, heading: label === "" ? text : `${label}. ${text}` }));
  return (
    <section aria-label="The page">
      <Paper className="mx-auto grid w-full max-w-[44rem] gap-5">
        <h2 className="text-16 font-bold wrap-anywhere">
          {`${writtenKindNames[kind]}: ${[jobTitle, company].filter(Boolean).join(", ")}`}
        </h2>
        {parts.map(({ id, heading }) => (
          <div key={id} className="grid gap-1">
            {heading !== "" && <h3 className="font-bold wrap-anywhere">{heading}</h3>}
            {answers[id]?.trim() ? (
              <p className="whitespace-pre-wrap wrap-anywhere">{answers[id].trim()}</p>
            ) : (
              <p className="text-muted">{texts.notWritten}</p>
            )}
          </div>
        ))}
      </Paper>
    </section>
  );
}
