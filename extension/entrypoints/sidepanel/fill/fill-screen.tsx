import { type ReactNode, useState } from "react";
import type { User } from "#shared/contract/auth.ts";
import type { Resume } from "#shared/contract/kept-resumes.ts";
import { sentStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { isAustralianPlace } from "#shared/domain/australia.ts";
import { countryInText } from "#shared/domain/autofill/countries.ts";
import { may } from "#shared/domain/plans.ts";
import { useSavedJobs } from "../../../features/applications/use-saved-jobs.ts";
import { answeringOf } from "../../../features/autofill/answering.ts";
import { useFill } from "../../../features/autofill/use-fill.ts";
import { ReadingSkeleton } from "../../../features/jobs/reading-skeleton.tsx";
import { useResume } from "../../../features/resumes/use-resume.ts";
import { api } from "../../../platform/api.ts";
import { showControl } from "../../../platform/form-page.ts";
import type { PageRead } from "../../../platform/read-page.ts";
import { Screen } from "../screen.tsx";
import { FillBar } from "./fill-bar.tsx";
import { FillBody } from "./fill-body.tsx";

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
  const { state, fill, undo, chooseResume, planAgain } = useFill({
    tabId: page.tabId,
    applicationId: known?.id,
    country: countryOf(fields.location.value ?? ""),
    resume,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayFill = may(user?.subscriptionTier ?? "free", "fill-forms");
  const mayDraft = may(user?.subscriptionTier ?? "free", "answer-criteria");
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
        answering={answeringOf({ applicationId: known?.id, mayDraft, onKept: planAgain })}
        onUndo={() => void undo()}
        onPlanAgain={planAgain}
        onShow={({ frameId, ref }) => void showControl(page.tabId, frameId, ref)}
      />
    </Screen>
  );
}
