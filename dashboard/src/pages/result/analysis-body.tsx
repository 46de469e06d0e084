import type { ReactNode } from "react";
import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { useKnockOutAnswers } from "../../features/account/use-knock-out-answers.ts";
import { AnalysisScore } from "../../features/resumes/analysis/analysis-score.tsx";
import { NextStepsCard } from "../../features/resumes/analysis/analysis-side.tsx";
import { AnalysisTabs } from "../../features/resumes/analysis/analysis-tabs.tsx";
import type { StoredAnalysis } from "../../features/resumes/analysis/stored-analysis.ts";
import { GainLine } from "../../features/resumes/optimizer/gain-line.tsx";
import { useExpectedGain } from "../../features/resumes/optimizer/use-expected-gain.ts";
import { useLocalScore } from "../../features/resumes/optimizer/use-local-score.ts";
import { Compared } from "./compared.tsx";

interface AnalysisBodyProps {
  analysis: StoredAnalysis;
  /** The original's score, where the analysis is of an optimised text. */
  before: number | null;
  /** What may be downloaded. */
  files: ReactNode;
}

/** The score, and the match as the job's page shows it; without an ad what can be said of the resume alone. */
export function AnalysisBody({ analysis, before, files }: AnalysisBodyProps) {
  const { profile, answer, busyId } = useKnockOutAnswers();
  const resumeText = analysis.optimizedText ?? analysis.originalText;
  const compared = useCompared(analysis, resumeText, profile);
  const gain = useExpectedGain({
    resumeText: analysis.originalText,
    resumeEdits: analysis.resumeEdits,
    adText: analysis.jobDescription,
    title: analysis.jobTitle,
    company: analysis.company,
  });
  return (
    <>
      <AnalysisScore analysis={analysis} before={before} hasSummary={compared !== null}>
        <GainLine gain={gain} className="mt-1" />
      </AnalysisScore>
      {compared ? (
        <Compared
          {...{ analysis: compared, answer, busyId }}
          resume={{ resumeText, resumeEdits: analysis.resumeEdits }}
          tailored={null}
          renderList={(ledger) => (
            <>
              <AnalysisTabs analysis={analysis} ledger={ledger} />
              {files}
            </>
          )}
        />
      ) : (
        <>
          <AnalysisTabs analysis={analysis} ledger={[]} />
          <NextStepsCard analysis={analysis} />
          {files}
        </>
      )}
    </>
  );
}

/**
 * The match of the analysed text, measured here as on the job's page. null while it is measured, without an ad, and where
 * what is stored has another number: two numbers of one match are never shown.
 */
function useCompared(
  { atsScore, scoreBasis, resumeEdits, jobDescription, jobTitle, company }: StoredAnalysis,
  resumeText: string,
  profile: KnockOutProfile,
): ResumeAnalysis | null {
  const measured = useLocalScore({
    resumeText: scoreBasis === "match" ? resumeText : "",
    ...{ resumeEdits, profile, company, pauseMs: 0 },
    adText: jobDescription,
    title: jobTitle,
  });
  return measured?.match.value === atsScore ? measured : null;
}
