import { useMemo, useState } from "react";
import type { CriteriaDesk as DeskData } from "#shared/contract/criteria.ts";
import { may } from "#shared/domain/plans.ts";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { usePlan } from "../../features/account/use-plan.ts";
import { useUser } from "../../features/auth/use-user.ts";
import { adPoints } from "../../features/criteria/ad-points.ts";
import { DeskView } from "../../features/criteria/desk-view.tsx";
import { useDesk } from "../../features/criteria/use-desk.ts";
import { StoryForm } from "../../features/evidence-bank/story-form.tsx";
import { useDefaultResume } from "../../features/resumes/use-default-resume.ts";
import { useEvidenceBank } from "../../platform/use-evidence-bank.ts";
import { useResumeRoles } from "../../platform/use-resume-roles.ts";

interface CriteriaDeskProps {
  desk: DeskData;
  /** What the saved job's ad asks for. */
  ledger?: readonly LedgerEntry[];
  /** After a story was told: what it covers is worked out again. */
  onStory: () => void;
}

const noPoints: readonly LedgerEntry[] = [];

/** The answers in writing: the desk, and the dialog in which a story is told for a gap. */
export function CriteriaDesk({ desk, ledger = noPoints, onStory }: CriteriaDeskProps) {
  const own = useDesk(desk);
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const [about, setAbout] = useState<string | null>(null);
  return (
    <>
      <DeskView
        {...{ desk, own, points: adPoints(ledger) }}
        mayDraft={may(tier, "answer-criteria")}
        onTell={setAbout}
      />
      {about !== null && <StoryDialog about={about} onClose={() => setAbout(null)} onKept={onStory} />}
    </>
  );
}

const mostTerm = 120;

/** A form for an example that fills a gap, saved in the evidence bank. */
function StoryDialog({ about, onClose, onKept }: { about: string; onClose: () => void; onKept: () => void }) {
  const { keep } = useEvidenceBank();
  const { resume } = useDefaultResume();
  const measured = useMemo(
    () => (resume ? { resumeText: resume.text, resumeEdits: resume.edits } : null),
    [resume],
  );
  const roles = useResumeRoles(measured);
  const empty = { title: "", situation: "", task: "", action: "", result: "", role: null };
  return (
    <Dialog open onOpenChange={onClose} title="Add an example" description={about}>
      <StoryForm
        initial={{ ...empty, terms: about.length <= mostTerm && !about.includes(",") ? [about] : [] }}
        roles={roles}
        onKeep={async (story) => {
          await keep({ body: { kind: "story", ...story } });
          onKept();
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
