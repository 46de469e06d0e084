import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import type { BankFact } from "#shared/contract/evidence-bank.ts";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { ScoreHeadline } from "#shared/ui/blocks/score/score-headline.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { answersTo, missingTerms } from "#shared/writing/bank/questions-for.ts";
import { type Decisions, decidedText, withDecision } from "#shared/writing/changes/decisions.ts";
import type { Insertion, Proposal } from "#shared/writing/changes/edit-line.ts";
import { proposalsOf } from "#shared/writing/changes/proposals.ts";
import { bandTitle } from "../../../features/resumes/band-title.ts";
import { Changes } from "../../../features/resumes/changes.tsx";
import { DownloadNotice, useResumeDownload } from "../../../features/resumes/download-notice.tsx";
import { Statements } from "../../../features/resumes/statements.tsx";
import { type Compared, useAnalysis } from "../../../features/resumes/use-analysis.ts";
import { useEvidenceBank } from "../../../features/resumes/use-evidence-bank.ts";
import { today } from "../../../platform/clock.ts";
import { Screen } from "../screen.tsx";

const none: readonly Insertion[] = [];

/** Where the person's own statements may enter the resume, for requirements that the text does not show. */
function useStatements(
  facts: readonly BankFact[],
  match: MatchResult,
  { resumeText, resumeEdits }: MeasuredResume,
): readonly Insertion[] {
  const missing = missingTerms(match);
  const asked = facts.filter((fact) => missing.some((one) => answersTo([fact], one).length > 0));
  const asOf = today();
  const { data = none } = useQuery({
    queryKey: ["statements", asked, resumeText, resumeEdits, asOf],
    queryFn: async () => {
      const { placeStatement } = await import("#shared/writing/bank/place-statement.ts");
      return asked.flatMap((fact) => placeStatement(fact, { resumeText, resumeEdits, asOf }));
    },
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

interface ChangesScreenProps {
  header: ReactNode;
  resume: MeasuredResume;
  answer: Optimisation;
  compared: Compared;
  before: MatchResult | undefined;
  onLeave: () => void;
}

/** The changed lines and the new score, measured on exactly the text of the file. */
export function ChangesScreen(props: ChangesScreenProps) {
  const { header, resume, answer, compared, before, onLeave } = props;
  const { resumeText, resumeEdits } = resume;
  const written = useMemo(() => proposalsOf(resumeText, answer), [resumeText, answer]);
  const insertions = useStatements(useEvidenceBank().facts, answer.analysis.match, resume);
  const proposals = useMemo(
    () => ({ ...written, all: [...written.all, ...insertions] }),
    [written, insertions],
  );
  const [decisions, setDecisions] = useState<Decisions>({});
  const text = decidedText(proposals, decisions);
  const download = useResumeDownload({ sourceText: resumeText, text });
  // A new file will be written, so what the old file showed does not apply.
  const final = useMemo(() => ({ resumeText: text, resumeEdits }), [text, resumeEdits]);
  const after = useAnalysis(final, compared)?.match ?? answer.analysis.match;

  const redecide = (next: Decisions) => {
    setDecisions(next);
    download.forget();
  };
  const decide = (proposal: Proposal, kind: "accepted" | "refused") =>
    redecide(withDecision(decisions, proposals, proposal, { kind }));

  return (
    <Screen
      header={header}
      scrollKey="changes"
      bar={
        <>
          <Button
            variant="primary"
            className="flex-1"
            icon={<Download aria-hidden="true" />}
            busy={download.state.kind === "running"}
            busyLabel="Preparing..."
            onClick={() => download.start()}
          >
            Download Word
          </Button>
          <Button onClick={onLeave}>Back to the ad</Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h1 className="sr-only">Tailored resume</h1>
        <ScoreHeadline isFit score={after} title={changeTitle(before, after)} text={changeText(after)} />
        <DownloadNotice state={download.state} onChoose={download.start} />
        <Statements insertions={insertions} decisions={decisions} onDecide={decide} />
        <Changes
          proposals={proposals}
          decisions={decisions}
          answer={answer}
          onDecide={decide}
          onDecideAll={redecide}
        />
      </div>
    </Screen>
  );
}

function changeTitle(before: MatchResult | undefined, after: MatchResult): string | undefined {
  if (before?.value == null || after.value === null) return undefined;
  return before.value === after.value ? `${after.value}, as before` : `${before.value} to ${after.value}`;
}

function changeText(after: MatchResult): string | undefined {
  if (after.value === null) return undefined;
  return `${bandTitle(after)}, measured on the text of the download.`;
}
