import { type ReactNode, useState } from "react";
import type { User } from "#shared/contract/auth.ts";
import type { Resume } from "#shared/contract/kept-resumes.ts";
import { sentStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { isAustralianPlace } from "#shared/domain/australia.ts";
import { countryInText } from "#shared/domain/autofill/countries.ts";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useSavedJobs } from "../../../features/applications/use-saved-jobs.ts";
import { KnockOuts, LeftEmpty, ProposedAnswers, Values } from "../../../features/autofill/fill-lists.tsx";
import { ResumeChoice } from "../../../features/autofill/resume-choice.tsx";
import { type FillState, useFill } from "../../../features/autofill/use-fill.ts";
import { ReadingSkeleton } from "../../../features/jobs/reading-skeleton.tsx";
import { useResume } from "../../../features/resumes/use-resume.ts";
import { api } from "../../../platform/api.ts";
import { openDashboard } from "../../../platform/browser.ts";
import { showControl } from "../../../platform/form-page.ts";
import type { PageRead } from "../../../platform/read-page.ts";
import { Screen } from "../screen.tsx";
import { FillBar } from "./fill-bar.tsx";

interface FillScreenProps {
  page: PageRead;
  user: User | undefined;
  header: ReactNode;
  onLeave: () => void;
}

function countryOf(place: string): string | null {
  return countryInText(place) ?? (isAustralianPlace(place) ? "AU" : null);
}

/** The form of this page: what would be filled, what is left, and the click that fills it. decision: D-10. */
export function FillScreen(props: FillScreenProps) {
  const resume = useResume();
  // The plan names the resume's file: it waits until it is known whether there is one.
  if (resume.status === "loading")
    return (
      <Screen header={props.header}>
        <ReadingSkeleton />
      </Screen>
    );
  return <FormFilling {...props} resume={resume.status === "ready" ? resume.resume : null} />;
}

function FormFilling({ page, user, header, onLeave, resume }: FillScreenProps & { resume: Resume | null }) {
  const saved = useSavedJobs();
  const { fields, identityKey } = page.capture;
  const known = saved.jobOf(identityKey);
  const { state, fill, undo, chooseResume, keepAnswer, planAgain } = useFill({
    tabId: page.tabId,
    applicationId: known?.id,
    country: countryOf(fields.location.value ?? ""),
    resume,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayFill = may(user?.subscriptionTier ?? "free", "fill-forms");
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, key] : [...before].filter((one) => one !== key)));
  const fillNow = async () => {
    const items = await fill(chosen);
    if (known === undefined || items.length === 0) return;
    const asked = items.map((item) =>
      item.action.kind === "file" ? `${item.asked}: ${item.shown}` : item.asked,
    );
    // The form is filled whether or not its record arrives.
    await api.applications.recordFilled({ params: { id: known.id }, body: { asked } }).catch(() => undefined);
  };
  const submitted = async () => {
    if (known !== undefined && !statusFacts[known.status].isSent)
      await api.applications
        .update({ params: { id: known.id }, query: {}, body: { status: sentStatus } })
        .then(saved.remember, () => undefined);
    onLeave();
  };
  const job = [fields.title.value, fields.company.value].filter(Boolean).join(". ");
  const bar = (
    <FillBar
      status={state.status}
      canFill={state.status === "planned" && state.plan.fill.length > 0}
      mayFill={mayFill}
      isTracked={known !== undefined}
      onFill={() => void fillNow()}
      onSubmitted={() => void submitted()}
      onLeave={onLeave}
    />
  );
  return (
    <Screen header={header} bar={bar} scrollKey={state.status}>
      <FillBody
        state={state}
        job={job}
        isTracked={known !== undefined}
        mayFill={mayFill}
        chosen={chosen}
        onChoose={choose}
        onResume={chooseResume}
        onKeep={keepAnswer}
        onUndo={() => void undo()}
        onPlanAgain={planAgain}
        onShow={({ frameId, ref }) => void showControl(page.tabId, frameId, ref)}
      />
    </Screen>
  );
}

interface FillBodyProps {
  state: FillState;
  job: string;
  isTracked: boolean;
  mayFill: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (key: string, isChosen: boolean) => void;
  onResume: (resumeAt: number) => void;
  onKeep: (question: string, answer: string) => Promise<void>;
  onUndo: () => void;
  onPlanAgain: () => void;
  onShow: (item: { frameId: number; ref: number }) => void;
}

function FillBody(props: FillBodyProps) {
  const { state, job, chosen, onShow } = props;
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
  const { fill, left } = state.plan;
  const isFilled = state.status === "filled";
  const open = left.filter(({ reason }) => reason !== "has_value");
  const kept = left.length - open.length;
  const sure = fill.filter(({ needsConsent, key }) => (isFilled ? state.done.has(key) : !needsConsent));
  const failed = isFilled
    ? fill.filter(({ key, needsConsent }) => !state.done.has(key) && (!needsConsent || chosen.has(key)))
    : [];
  const total = fill.length + open.length;
  const asking = { onShow, onKeep: isFilled ? undefined : props.onKeep };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1 py-1">
        <h1 className="text-22 font-bold" aria-live="polite">
          {isFilled
            ? `${sure.length} of ${total} fields filled`
            : `${sure.length} of ${total} fields can be filled`}
        </h1>
        <p className="text-muted">
          {job && `${job}. `}
          {isFilled ? "Nothing has been sent." : "Nothing is written before you press the button."}
        </p>
        {kept > 0 && (
          <p className="text-13 text-muted">
            {kept === 1 ? "1 field has a value and stays" : `${kept} fields have a value and stay`} as it is.
          </p>
        )}
      </div>
      <FillNotices {...props} hasNothing={fill.length === 0} />
      {!isFilled && <ResumeChoice {...state} onResume={props.onResume} />}
      <KnockOuts items={open.filter(({ isKnockOut }) => isKnockOut)} {...asking} />
      {!isFilled && (
        <>
          <ProposedAnswers
            title="Sensitive: tick what this form may have"
            items={fill.filter(({ isSensitive }) => isSensitive)}
            chosen={chosen}
            onChoose={props.onChoose}
          />
          <ProposedAnswers
            title="From your saved answers"
            items={fill.filter(({ needsConsent, isSensitive }) => needsConsent && !isSensitive)}
            chosen={chosen}
            onChoose={props.onChoose}
          />
        </>
      )}
      <LeftEmpty items={open.filter(({ isKnockOut }) => !isKnockOut)} {...asking} />
      {isFilled && <NextStep onPlanAgain={props.onPlanAgain} />}
      {failed.length > 0 && (
        <Values
          title="Not taken by the page"
          items={failed}
          isDone={false}
          listHint="Pick it from the page's list."
        />
      )}
      <Values
        title={isFilled ? "Filled" : "Will be filled"}
        items={sure}
        isDone={isFilled}
        action={
          isFilled && (
            <button
              type="button"
              onClick={props.onUndo}
              className="min-h-6 text-13 text-primary underline decoration-1 underline-offset-3"
            >
              Undo
            </button>
          )
        }
      />
    </div>
  );
}

/** Forms of several steps change in place: the next one is read when the person says that it is there. */
function NextStep({ onPlanAgain }: { onPlanAgain: () => void }) {
  return (
    <Notice
      tone="neutral"
      title="More steps on this page?"
      action={
        <Button compact onClick={onPlanAgain}>
          Read the next step
        </Button>
      }
    >
      Press the page's own button first. Kelpie then shows what the next step asks.
    </Notice>
  );
}

function FillNotices({ state, isTracked, mayFill, hasNothing }: FillBodyProps & { hasNothing: boolean }) {
  if (!mayFill)
    return (
      <Notice tone="neutral" title="Premium Feature Required">
        This is what Kelpie would fill. Filling is part of the Premium plan; you can copy the values yourself.
      </Notice>
    );
  if (hasNothing)
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
  if (state.status === "filled" && !isTracked)
    return <Notice tone="neutral">This job is not saved, so no record of the form was kept.</Notice>;
  return null;
}
