import { Download, ListChecks, WandSparkles } from "lucide-react";
import { useState } from "react";
import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import { isOneText, wholeAnswer, writtenKindNames } from "#shared/domain/criteria/criterion.ts";
import type { Limit } from "#shared/domain/criteria/limit.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { CopyButton } from "../../platform/copy-button.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { AnswerPage } from "./answer-page.tsx";
import { CoverMatrix } from "./cover-matrix.tsx";
import { criteriaTexts as texts } from "./criteria-texts.ts";
import { LevelCard, RuleCard } from "./level-card.tsx";
import { LimitMeters } from "./limit-meters.tsx";
import { RequestedPartsCard } from "./requested-parts-card.tsx";
import type { Desk } from "./use-desk.ts";

interface DeskViewProps {
  desk: CriteriaDesk;
  own: Desk;
  /** The plan drafts and downloads. */
  mayDraft: boolean;
  /** What the ad asks for, which may be taken over as the list; empty where it is not known. */
  points: CriteriaDesk["work"]["criteria"];
  /** Asks for a story about this criterion's words. */
  onTell: (about: string) => void;
}

/** Criteria with their answers on the left; what must be sent, level and customs on the right, first on a phone. */
export function DeskView(props: DeskViewProps) {
  const { desk, own, mayDraft } = props;
  const [view, setView] = useState<View>("answers");
  const isOffered = own.work.criteria.length === 0 && props.points.length > 0;
  const shown = own.work.criteria.length > 0 ? view : "answers";
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={classNames("grid min-w-0 gap-4 md:gap-6", !isOffered && "max-lg:order-2")}>
        {!desk.hasResume && <Notice title={texts.noResume}>{texts.noResumeText}</Notice>}
        {!mayDraft && <Notice>{texts.premium}</Notice>}
        {own.work.criteria.length > 0 ? (
          <>
            <TopBar {...props} />
            <Segmented
              label="The desk"
              options={views}
              value={view}
              onValueChange={setView}
              className="justify-self-start"
            />
          </>
        ) : (
          isOffered && <TakePoints {...props} />
        )}
        {shown === "matrix" && (
          <CoverMatrix
            {...{ criteria: own.work.criteria, cover: desk.cover, stories: desk.stories }}
            onStory={(id, story) => own.change({ chosen: { ...own.work.chosen, [id]: story } })}
          />
        )}
        {shown === "page" && <AnswerPage {...desk} work={own.work} />}
        {shown === "answers" &&
          (isOneText(own.work.kind) ? <WholeText {...props} /> : <Answers {...props} />)}
      </div>
      <div data-print-hide className="grid min-w-0 gap-4 md:gap-6">
        <RequestedPartsCard desk={desk} own={own} isFolded={isOffered} />
        <div className="grid gap-4 max-lg:hidden md:gap-6">
          <LevelCard level={desk.level} />
          <RuleCard rule={desk.asked.rule} />
        </div>
      </div>
      <div data-print-hide className="grid gap-4 lg:hidden max-lg:order-3">
        <LevelCard level={desk.level} />
        <RuleCard rule={desk.asked.rule} />
      </div>
    </div>
  );
}

type View = "answers" | "matrix" | "page";

const views = [
  { value: "answers", label: "Answers" },
  { value: "matrix", label: "Matrix" },
  { value: "page", label: "Page" },
] as const;

/** While there is no list: the ad's own points in one press. */
function TakePoints({ own, points }: DeskViewProps) {
  return (
    <EmptyState
      level={2}
      title="No criteria yet"
      text={texts.pointsText}
      action={
        <Button
          variant="primary"
          icon={<ListChecks aria-hidden="true" />}
          onClick={() => own.change({ criteria: [...points] })}
        >
          {texts.takePoints(points.length)}
        </Button>
      }
    />
  );
}

const isTotal = ({ per }: Limit) => per === "total";

/** How far it is, what is saved, and what one takes away. */
function TopBar({ desk, own, mayDraft }: DeskViewProps) {
  const { work, drafting, downloading, autosave } = own;
  const isOne = isOneText(work.kind);
  const written = work.criteria.filter(({ id }) => (work.answers[id] ?? "").trim() !== "");
  const covered = desk.cover.filter(({ state }) => state !== "none").length;
  const all = isOne
    ? (work.answers[wholeAnswer] ?? "")
    : written.map(({ id }) => work.answers[id]).join("\n\n");
  return (
    <Card as="section" aria-label="Your answers">
      <CardBody className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium tabular-nums">
            {isOne
              ? `${covered} of ${work.criteria.length} with an example`
              : `${written.length} of ${work.criteria.length} answered, ${covered} with an example`}
          </p>
          {!isOne && work.limits.some(isTotal) && (
            <LimitMeters text={all} limits={work.limits.filter(isTotal)} />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <SaveNote state={autosave.state} onRetry={autosave.saveNow} />
          {all.trim() !== "" && <CopyButton text={all} label={texts.copyAll} />}
          {mayDraft && (
            <>
              <Button
                icon={<Download aria-hidden="true" />}
                disabled={all.trim() === ""}
                busy={downloading.isPending}
                onClick={() => downloading.mutate()}
              >
                {texts.download}
              </Button>
              <Button
                variant="primary"
                icon={<WandSparkles aria-hidden="true" />}
                disabled={!desk.hasResume}
                busy={drafting.isPending}
                busyLabel={texts.drafting}
                onClick={() => drafting.mutate(undefined)}
              >
                {texts.draftAll}
              </Button>
            </>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

function Answers({ desk, own, mayDraft, onTell }: DeskViewProps) {
  const { work, change, drafting } = own;
  return work.criteria.map(({ id, label, text, level }) => (
    <AnswerCard
      key={id}
      {...{ id, label, text, level, stories: desk.stories }}
      answer={work.answers[id] ?? ""}
      limits={work.limits.filter((limit) => !isTotal(limit))}
      faults={desk.faults[id] ?? []}
      cover={desk.cover.find((one) => one.id === id)}
      onAnswer={(answer) => change({ answers: { ...work.answers, [id]: answer } })}
      onStory={(story) => change({ chosen: { ...work.chosen, [id]: story } })}
      onTell={() => onTell(text)}
      onDraft={mayDraft && desk.hasResume ? () => drafting.mutate([id]) : undefined}
      isDrafting={drafting.isPending}
    />
  ));
}

/** A pitch or letter: one text, and what is scored in it. */
function WholeText({ desk, own, mayDraft, onTell }: DeskViewProps) {
  const { work, change, drafting } = own;
  return (
    <>
      <AnswerCard
        {...{ id: wholeAnswer, label: "", text: `Your ${writtenKindNames[work.kind].toLowerCase()}` }}
        {...{ level: null, stories: [], cover: undefined, limits: work.limits }}
        answer={work.answers[wholeAnswer] ?? ""}
        faults={desk.faults[wholeAnswer] ?? []}
        onAnswer={(answer) => change({ answers: { ...work.answers, [wholeAnswer]: answer } })}
        onStory={() => undefined}
        onTell={() => undefined}
        onDraft={mayDraft && desk.hasResume ? () => drafting.mutate([wholeAnswer]) : undefined}
        isDrafting={drafting.isPending}
      />
      {work.criteria.length > 0 && (
        <Card as="section">
          <CardHeader title="What they score" />
          <CardBody>
            <ul className="grid gap-4">
              {work.criteria.map(({ id, text }) => {
                const cover = desk.cover.find((one) => one.id === id);
                const story = desk.stories.find((one) => one.id === cover?.story);
                return (
                  <li key={id} className="grid gap-1 text-14">
                    <span className="font-medium">{text}</span>
                    {story && <span className="text-muted">Your example: {story.title}</span>}
                    {cover?.question && (
                      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                        <span className="text-accent">{cover.question}</span>
                        <Button compact aria-label={`Add an example: ${text}`} onClick={() => onTell(text)}>
                          Add an example
                        </Button>
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </CardBody>
        </Card>
      )}
    </>
  );
}
