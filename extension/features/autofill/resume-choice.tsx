import { Card } from "#shared/ui/primitives/card.tsx";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import type { FormDocuments } from "./form-documents.ts";
import type { FormPlan } from "./plan-forms.ts";

interface ResumeChoiceProps {
  plan: FormPlan;
  documents: FormDocuments;
  resumeAt: number;
  onResume: (resumeAt: number) => void;
}

/** Chooses the resume for the form, if there is one for this job and the form takes a resume. */
export function ResumeChoice({ plan, documents, resumeAt, onResume }: ResumeChoiceProps) {
  const isAsked = plan.fill.some(({ action }) => action.kind === "file" && action.document === "resume");
  if (!isAsked || documents.resumes.length < 2) return null;
  const isTailored = resumeAt === 0;
  return (
    <Card as="section" aria-label="Resume to attach" className="grid gap-3 p-4">
      <h2 className="font-bold">Resume to attach</h2>
      <Segmented
        block
        label="Resume to attach"
        options={[
          { value: "0", label: "For this job" },
          { value: "1", label: "Your default" },
        ]}
        value={String(resumeAt)}
        onValueChange={(value) => onResume(Number(value))}
      />
      <p className="text-13 text-muted">
        {isTailored
          ? "The one tailored for this job, with every proposed line. Read it before you submit."
          : "The resume that ads are compared with."}
      </p>
    </Card>
  );
}
