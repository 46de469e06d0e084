import { type ReactNode, useState } from "react";
import type { User } from "#shared/contract/auth.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { isAustralianPlace } from "#shared/domain/australia.ts";
import { countryInText } from "#shared/domain/autofill/countries.ts";
import { may } from "#shared/domain/plans.ts";
import { answeringOf } from "../../../features/autofill/answering.ts";
import { leaveStep } from "../../../features/autofill/form-journey.ts";
import type { FormPlan } from "../../../features/autofill/plan-forms.ts";
import { tickedItems } from "../../../features/autofill/planned-lists.ts";
import { useFill } from "../../../features/autofill/use-fill.ts";
import { useFollowStep } from "../../../features/autofill/use-follow-step.ts";
import { useTypedAnswers } from "../../../features/autofill/use-typed-answers.ts";
import { ReadingSkeleton } from "../../../features/jobs/reading-skeleton.tsx";
import { useResume } from "../../../features/resumes/use-resume.ts";
import { showControl } from "../../../platform/page/form-page.ts";
import type { PageRead } from "../../../platform/page/read-page.ts";
import { Screen } from "../screen.tsx";
import { FillBar } from "./fill-bar.tsx";
import { FillBody } from "./fill-body.tsx";
import { useFormRecord } from "./use-form-record.ts";

interface FillScreenProps {
  page: PageRead;
  user: User | undefined;
  header: ReactNode;
  onLeave: () => void;
}

function countryOf(place: string): string | null {
  return countryInText(place) ?? (isAustralianPlace(place) ? "AU" : null);
}

function hasSomething({ fill, lists }: FormPlan, turned: ReadonlySet<string>): boolean {
  return fill.length > 0 || lists.some((list) => tickedItems(list, turned).length > 0);
}

/** The form of this page: what would be filled, what is left, and the button that fills it. decision: D-10. */
export function FillScreen(props: FillScreenProps) {
  const resume = useResume();
  // The plan names the resume's file, so it waits until it is known whether there is one.
  if (resume.status === "loading")
    return (
      <Screen header={props.header}>
        <ReadingSkeleton />
      </Screen>
    );
  return <FormFilling {...props} resume={resume.status === "ready" ? resume.resume : null} />;
}

function FormFilling({ page, user, header, onLeave, resume }: FillScreenProps & { resume: Resume | null }) {
  const { job, known, recording, note, takeBack, countSteps, finish } = useFormRecord(page);
  const { state, fill, undo, chooseResume, planAgain } = useFill({
    tabId: page.tabId,
    applicationId: known?.id,
    country: countryOf(job?.location ?? ""),
    resume,
    isNext: recording.steps.length > 0,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayFill = may(user?.subscriptionTier ?? "free", "fill-forms");
  const mayDraft = may(user?.subscriptionTier ?? "free", "answer-criteria");
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, key] : [...before].filter((one) => one !== key)));
  const typed = useTypedAnswers(page.tabId, state);
  const readNext = () => {
    countSteps();
    planAgain();
  };
  useFollowStep(page.tabId, state, readNext);
  const bar = (
    <FillBar
      status={state.status}
      canFill={state.status === "planned" && hasSomething(state.plan, chosen)}
      mayFill={mayFill}
      canRecord={recording.saves !== "nothing"}
      onFill={() => void fill(chosen).then(note)}
      onSubmitted={() => void finish().then(onLeave)}
      onLeave={() => {
        leaveStep(page);
        onLeave();
      }}
    />
  );
  return (
    <Screen header={header} bar={bar} scrollKey={state.status}>
      <FillBody
        state={state}
        typed={typed}
        job={[job?.title, job?.company].filter(Boolean).join(". ")}
        recording={recording}
        mayFill={mayFill}
        chosen={chosen}
        onChoose={choose}
        onResume={chooseResume}
        answering={answeringOf({ applicationId: known?.id, mayDraft, onKept: planAgain })}
        onUndo={() => void undo().then(takeBack)}
        onPlanAgain={readNext}
        onShow={({ frameId, ref }) => void showControl(page.tabId, frameId, ref)}
      />
    </Screen>
  );
}
