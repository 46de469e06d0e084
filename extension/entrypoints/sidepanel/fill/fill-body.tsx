import { pages } from "#shared/domain/pages.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { Answering } from "../../../features/autofill/answering.ts";
import {
  KnockOuts,
  LeftEmpty,
  ProposedAnswers,
  StillEmpty,
  Values,
} from "../../../features/autofill/fill-lists.tsx";
import { NextStep } from "../../../features/autofill/next-step.tsx";
import { ResumeChoice } from "../../../features/autofill/resume-choice.tsx";
import type { FillState } from "../../../features/autofill/use-fill.ts";
import { ReadingSkeleton } from "../../../features/jobs/reading-skeleton.tsx";
import { openDashboard } from "../../../platform/browser.ts";

interface FillBodyProps {
  state: FillState;
  job: string;
  isTracked: boolean;
  mayFill: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (key: string, isChosen: boolean) => void;
  onResume: (resumeAt: number) => void;
  answering: Answering;
  onUndo: () => void;
  onPlanAgain: () => void;
  onShow: (item: { frameId: number; ref: number }) => void;
}

/** What would be filled and what is left; once filled, what the page itself shows of it. */
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
  /** What was filled in before Kelpie came. */
  kept: number;
  promise: string;
}

function Heading({ count, job, kept, promise }: HeadingProps) {
  return (
    <div className="grid gap-1 py-1">
      <h1 className="text-22 font-bold" aria-live="polite">
        {count}
      </h1>
      <p className="text-muted">
        {job && `${job}. `}
        {promise}
      </p>
      {kept > 0 && (
        <p className="text-13 text-muted">
          {kept === 1 ? "1 field has a value and stays" : `${kept} fields have a value and stay`} as it is.
        </p>
      )}
    </div>
  );
}

type Of<Status> = FillBodyProps & { state: Extract<FillState, { status: Status }> };

function PlannedFields(props: Of<"planned" | "filling">) {
  const { state, job, chosen, onShow, answering, onChoose } = props;
  const { fill, left } = state.plan;
  const open = left.filter(({ reason }) => reason !== "has_value");
  const sure = fill.filter(({ needsConsent }) => !needsConsent);
  return (
    <>
      <Heading
        count={`${sure.length} of ${fill.length + open.length} fields can be filled`}
        job={job}
        kept={left.length - open.length}
        promise="Nothing is written before you press the button."
      />
      <FillNotices {...props} />
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
      <LeftEmpty items={open.filter(({ isKnockOut }) => !isKnockOut)} {...{ onShow, answering }} />
      <Values title="Will be filled" items={sure} isDone={false} />
    </>
  );
}

function FilledForm(props: Of<"filled">) {
  const { state, job, chosen, onShow } = props;
  const { plan, done, count } = state;
  const failed = plan.fill.filter(
    ({ key, needsConsent }) => !done.has(key) && (!needsConsent || chosen.has(key)),
  );
  // What the page requires is named above; here is what may stay empty.
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
        kept={kept}
        promise="Nothing has been sent."
      />
      <FillNotices {...props} />
      <StillEmpty items={count.requiredEmpty} onShow={onShow} />
      <KnockOuts items={open.filter(({ isKnockOut }) => isKnockOut)} {...asking} />
      <LeftEmpty items={open.filter(({ isKnockOut }) => !isKnockOut)} {...asking} />
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

function FillNotices({ state, isTracked, mayFill }: Of<"planned" | "filling" | "filled">) {
  if (!mayFill)
    return (
      <Notice tone="neutral" title="Premium Feature Required">
        This is what Kelpie would fill. Filling is part of the Premium plan; you can copy the values yourself.
      </Notice>
    );
  if (state.plan.fill.length === 0)
    return (
      <Notice
        tone="warn"
        title="Nothing to fill from yet"
        action={
          <Button compact onClick={() => void openDashboard(pages.autofill)}>
            Open your profile
          </Button>
        }
      >
        Save your profile once, and Kelpie fills forms from it.
      </Notice>
    );
  if (state.status === "planned" && (state.stayed ?? 0) > 0)
    return (
      <Notice tone="warn" role="status">
        {state.stayed === 1 ? "1 choice stays: the page" : `${state.stayed} choices stay: the page`} has no
        way to take it back. Please check it.
      </Notice>
    );
  if (state.status === "filled" && !isTracked)
    return <Notice tone="neutral">This job is not saved, so no record of the form was kept.</Notice>;
  return null;
}
