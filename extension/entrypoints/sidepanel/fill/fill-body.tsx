import type { ComponentProps } from "react";
import { counted } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { Answering } from "../../../features/autofill/answering.ts";
import { KnockOuts, LeftEmpty, StillEmpty } from "../../../features/autofill/fill-lists.tsx";
import { ProposedAnswers, Values } from "../../../features/autofill/fill-values.tsx";
import { FilledLists, PlannedLists } from "../../../features/autofill/list-cards.tsx";
import { NextStep } from "../../../features/autofill/next-step.tsx";
import { ResumeChoice } from "../../../features/autofill/resume-choice.tsx";
import { TypedAnswers } from "../../../features/autofill/typed-answers.tsx";
import type { FillState } from "../../../features/autofill/use-fill.ts";
import { ReadingSkeleton } from "../../../features/jobs/reading-skeleton.tsx";
import { FillNotices, type Recording } from "./fill-notices.tsx";

export interface FillBodyProps {
  state: FillState;
  job: string;
  recording: Recording;
  typed: ComponentProps<typeof TypedAnswers>;
  mayFill: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (key: string, isChosen: boolean) => void;
  onResume: (resumeAt: number) => void;
  answering: Answering;
  onUndo: () => void;
  onPlanAgain: () => void;
  onShow: (item: { frameId: number; ref: number }) => void;
}

/** What would be filled and what is left; afterwards, what the page shows of it. */
export function FillBody(props: FillBodyProps) {
  const { state } = props;
  if (state.status === "planning") return <ReadingSkeleton />;
  if (state.status === "unreachable")
    return (
      <Notice
        tone="danger"
        role="alert"
        title="Your profile could not be loaded"
        action={
          <Button compact onClick={props.onPlanAgain}>
            Try again
          </Button>
        }
      >
        Nothing was filled. Check your connection.
      </Notice>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TypedAnswers {...props.typed} />
      {state.status === "filled" ? (
        <FilledForm {...props} state={state} />
      ) : (
        <PlannedFields {...props} state={state} />
      )}
    </div>
  );
}

interface HeadingProps {
  count: string;
  job: string;
  /** Earlier steps of the same form. */
  steps: Recording["steps"];
  /** Number of fields that were filled before Kelpie was used. */
  kept: number;
  promise: string;
}

function Heading({ count, job, steps, kept, promise }: HeadingProps) {
  return (
    <div className="grid gap-1 py-1">
      <h1 className="text-22 font-bold" aria-live="polite">
        {count}
      </h1>
      <p className="text-muted">
        {job && `${job}. `}
        {promise}
      </p>
      {steps.length > 0 && (
        <p className="text-13 text-muted">
          {counted(steps.flat().length, "field")} filled in the steps before.
        </p>
      )}
      {kept > 0 && (
        <p className="text-13 text-muted">
          {kept === 1 ? "1 field has a value and stays" : `${kept} fields have a value and stay`} as it is.
        </p>
      )}
    </div>
  );
}

export type Of<Status> = FillBodyProps & { state: Extract<FillState, { status: Status }> };

function PlannedFields(props: Of<"planned" | "filling">) {
  const { state, job, chosen, onShow, answering, onChoose } = props;
  const { fill, left } = state.plan;
  const open = left.filter(({ reason }) => reason !== "has_value");
  const sure = fill.filter(({ needsConsent }) => !needsConsent);
  return (
    <>
      <Heading
        count={
          fill.length + open.length === 0 && state.plan.lists.length > 0
            ? "From your resume"
            : `${sure.length} of ${fill.length + open.length} fields can be filled`
        }
        job={job}
        steps={props.recording.steps}
        kept={left.length - open.length}
        promise="Nothing is written before you press the button."
      />
      <FillNotices {...props} />
      <Values title="Will be filled" items={sure} isDone={false} />
      <ResumeChoice {...state} onResume={props.onResume} />
      <KnockOuts items={open.filter(({ isKnockOut }) => isKnockOut)} {...{ onShow, answering }} />
      <ProposedAnswers
        title="Sensitive: tick what this form may have"
        items={fill.filter(({ isSensitive }) => isSensitive)}
        chosen={chosen}
        onChoose={onChoose}
      />
      <ProposedAnswers
        title="From your saved answers"
        items={fill.filter(({ needsConsent, isSensitive }) => needsConsent && !isSensitive)}
        chosen={chosen}
        onChoose={onChoose}
      />
      <PlannedLists lists={state.plan.lists} turned={chosen} onTurn={onChoose} />
      <LeftEmpty items={open.filter(({ isKnockOut }) => !isKnockOut)} {...{ onShow, answering }} />
    </>
  );
}

function FilledForm(props: Of<"filled">) {
  const { state, job, chosen, onShow } = props;
  const { plan, done, count } = state;
  const failed = plan.fill.filter(
    ({ key, needsConsent }) => !done.has(key) && (!needsConsent || chosen.has(key)),
  );
  // Required fields are listed above; these may stay empty.
  const required = new Set(count.requiredEmpty.map(({ frameId, ref }) => `${frameId}:${ref}`));
  const open = plan.left.filter(
    ({ reason, frameId, ref }) => reason !== "has_value" && !required.has(`${frameId}:${ref}`),
  );
  const kept = plan.left.filter(({ reason }) => reason === "has_value").length;
  const asking = { onShow, answering: undefined };
  return (
    <>
      <Heading
        count={`${count.filled} of ${count.total} fields filled`}
        job={job}
        steps={props.recording.steps}
        kept={kept}
        promise="Nothing has been sent."
      />
      <FillNotices {...props} />
      <StillEmpty items={count.requiredEmpty} onShow={onShow} />
      <KnockOuts items={open.filter(({ isKnockOut }) => isKnockOut)} {...asking} />
      <LeftEmpty items={open.filter(({ isKnockOut }) => !isKnockOut)} {...asking} />
      <FilledLists lists={state.lists} />
      <NextStep appeared={count.appeared} onPlanAgain={props.onPlanAgain} />
      <Values
        title="Not taken by the page"
        items={failed}
        isDone={false}
        listHint="Pick it from the page's list."
      />
      <Values
        title="Filled"
        items={plan.fill.filter(({ key }) => done.has(key))}
        isDone
        action={
          <button
            type="button"
            onClick={props.onUndo}
            className="min-h-6 text-13 text-primary underline decoration-1 underline-offset-3"
          >
            Undo
          </button>
        }
      />
    </>
  );
}
