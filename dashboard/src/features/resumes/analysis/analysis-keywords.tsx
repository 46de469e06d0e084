import { KeywordList } from "#shared/ui/blocks/requirements/keyword-list.tsx";
import { bandStyle } from "#shared/ui/blocks/score/band-style.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import { analysisTexts as texts } from "./analysis-texts.ts";
import type { StoredAnalysis } from "./stored-analysis.ts";

/** Found and missing, in the ad's own words. */
export function AnalysisKeywords({ analysis }: { analysis: StoredAnalysis }) {
  const { foundKeywords, missingKeywords, scoreBasis } = analysis;
  const none = scoreBasis === "read" ? texts.noAd : "None";
  return (
    <div className="grid gap-6">
      <KeywordList title="Missing" state="out" keywords={missingKeywords} empty={none} />
      <KeywordList title="Found" state="in" keywords={foundKeywords} empty={none} />
      {missingKeywords.length > 0 && (
        <p className="text-13 text-muted">Add a missing one only if it is true of you.</p>
      )}
    </div>
  );
}

/** Hard beside soft: score, found, missing. */
export function AnalysisSkills({ analysis }: { analysis: StoredAnalysis }) {
  const { hardSkills, softSkills } = analysis.powerEditAnalysis;
  const why = analysis.scoreBasis === "read" ? texts.noAd : "The ad asks for none.";
  return (
    <div className="grid gap-8 @xl:grid-cols-2">
      <Skills title="Hard skills" skills={hardSkills} why={why} />
      <Skills title="Soft skills" skills={softSkills} why={why} />
    </div>
  );
}

interface SkillsProps {
  title: string;
  skills: StoredAnalysis["powerEditAnalysis"]["hardSkills"];
  /** Why there is no score. */
  why: string;
}

function Skills({ title, skills, why }: SkillsProps) {
  const { score, found, missing } = skills;
  const band = score === null ? null : bandStyle(score);
  return (
    <section className="grid content-start gap-6">
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-16 font-medium">{title}</h3>
          {band && <span className={classNames("text-13 font-medium", band.text)}>{band.label}</span>}
        </div>
        {score === null || !band ? (
          <p className="mt-1 text-14 text-muted">
            <span aria-hidden="true">– </span>
            {why}
          </p>
        ) : (
          <>
            <p className="mt-1 text-28 font-bold tabular-nums">{score}%</p>
            <Progress className="mt-2" label={title} value={score} tone={band.progress} />
          </>
        )}
      </div>
      {score !== null && (
        <>
          <KeywordList level={4} title="Missing" state="out" keywords={missing} />
          <KeywordList level={4} title="Found" state="in" keywords={found} />
        </>
      )}
    </section>
  );
}
