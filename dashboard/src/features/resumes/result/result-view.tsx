import { AlignLeft, ScanSearch, Users, Wrench } from "lucide-react";
import { useState } from "react";
import type { Optimisation } from "#shared/contract/resumes.ts";
import { pages, resultPath } from "#shared/domain/pages.ts";
import { writerLine } from "#shared/domain/writers.ts";
import { bandTitle } from "#shared/ui/blocks/score/band-style.ts";
import { ScoreHeadline } from "#shared/ui/blocks/score/score-headline.tsx";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { ScoreTile } from "#shared/ui/blocks/score/score-tile.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { isUsed } from "#shared/writing/changes/decisions.ts";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";
import type { Reviewed } from "../review/use-review.ts";
import { ResultCompare } from "./result-compare.tsx";
import { categoryNotes } from "./result-facts.ts";
import { ResultProof } from "./result-proof.tsx";
import { ResultImprovements, ResultKeywords, ResultOverview } from "./result-tabs.tsx";
import { WriterNotice } from "./writer-line.tsx";

type Tab = "overview" | "improvements" | "keywords" | "compare";

export interface ResultViewProps {
  originalText: string;
  /** The answer as the person left it here or on the preview. */
  reviewed: Reviewed;
}

/** What changed and by how much, then why. */
export function ResultView({ originalText, reviewed }: ResultViewProps) {
  const { current: optimisation } = reviewed;
  return (
    <div className="grid gap-4 md:gap-6">
      <WriterNotice {...optimisation} />
      <div className="@container grid gap-4 md:gap-6">
        <div className="grid gap-4 @3xl:grid-cols-[19rem_minmax(0,1fr)] @3xl:gap-6">
          <Card as="section" aria-label="Match rate">
            <CardBody className="grid h-full place-items-center">
              <MatchRate result={optimisation} />
            </CardBody>
          </Card>
          <Categories result={optimisation} />
        </div>
      </div>
      <ResultTabs originalText={originalText} reviewed={reviewed} />
      {optimisation.scoreBasis === "match" && <ResultProof reviewed={reviewed} />}
    </div>
  );
}

function MatchRate({ result }: { result: Optimisation }) {
  const { atsScore, before, scoreBasis, provisional, analysis } = result;
  const change =
    atsScore === before.atsScore
      ? `${before.atsScore}% before and after.`
      : `Was ${before.atsScore}% before the changes.`;
  if (scoreBasis === "read") {
    return (
      <div className="flex flex-col items-center text-center">
        <ScoreRing size={144} unit="%" subject="Resume score" score={{ value: atsScore }} />
        <h2 className="mt-4 text-18 font-bold">{bandTitle(atsScore, "resume score")}</h2>
        <p className="text-14 text-muted">{change}</p>
        <p className="mt-4 text-13 text-muted">
          No ad was given, so this says how well the resume can be read. It is our own measure.
        </p>
      </div>
    );
  }
  const { ceiling } = analysis.match;
  const reach =
    ceiling !== null && ceiling > atsScore ? ` Up to ${ceiling}% once your roles show what you list.` : "";
  return (
    <ScoreHeadline
      stacked
      size={144}
      unit="%"
      subject="Match rate"
      score={{ value: atsScore, ceiling, provisional }}
      title={bandTitle(atsScore, "match rate")}
      text={change + reach}
    />
  );
}

function Categories({ result }: { result: Optimisation }) {
  const { hardSkills, softSkills, formatting } = result.powerEditAnalysis;
  const notes = categoryNotes(result);
  return (
    <div className="grid grid-cols-1 gap-3 @md:grid-cols-2">
      <ScoreTile
        title="Searchability"
        value={result.searchability}
        icon={<ScanSearch />}
        note={notes.searchability}
      />
      <ScoreTile title="Hard Skills" value={hardSkills.score} icon={<Wrench />} note={notes.hardSkills} />
      <ScoreTile title="Soft Skills" value={softSkills.score} icon={<Users />} note={notes.softSkills} />
      <ScoreTile title="Formatting" value={formatting.score} icon={<AlignLeft />} note={notes.formatting} />
    </div>
  );
}

function ResultTabs({ originalText, reviewed }: ResultViewProps) {
  const { current: optimisation, proposals, review } = reviewed;
  const stated = proposals.all.filter(
    (one) => one.kind === "insert" && isUsed(one, review.decisions[one.id]),
  ).length;
  const [tab, setTab] = useState<Tab>("overview");
  const onNavigate = useNavigateTo();
  const { foundKeywords, missingKeywords, addedKeywords, improvements } = optimisation;
  const keywordCount = new Set([...foundKeywords, ...missingKeywords, ...addedKeywords]).size;
  return (
    <Card as="section" aria-label="Details of the result">
      <Tabs
        label="Result"
        value={tab}
        onValueChange={setTab}
        listClassName="px-4 @md:px-6"
        items={[
          {
            value: "overview",
            label: "Overview",
            content: <ResultOverview result={optimisation} stated={stated} />,
          },
          {
            value: "improvements",
            label: "Improvements",
            count: improvements.length,
            content: <ResultImprovements result={optimisation} />,
          },
          {
            value: "keywords",
            label: "Keywords",
            count: keywordCount,
            content: <ResultKeywords result={optimisation} />,
          },
          {
            value: "compare",
            label: "Compare",
            content: <ResultCompare original={originalText} optimised={optimisation.optimizedText} />,
          },
        ]}
      />
      <CardFooter className="text-14 text-muted">
        <p>{writerLine({ writer: optimisation.writer })}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <TextLink
            look="go"
            href={resultPath(pages.resumeAnalysis, optimisation.id)}
            onNavigate={onNavigate}
          >
            {texts.fullAnalysis}
          </TextLink>
          <TextLink look="go" href={resultPath(pages.resumePreview, optimisation.id)} onNavigate={onNavigate}>
            {texts.review}
          </TextLink>
        </p>
      </CardFooter>
    </Card>
  );
}
