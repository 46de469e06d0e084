import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import { criteriaLimits } from "#shared/domain/criteria/criterion.ts";
import type { Limit } from "#shared/domain/criteria/limit.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { CopyButton } from "../../platform/copy-button.tsx";
import { LimitMeters } from "./limit-meters.tsx";

type Cover = CriteriaDesk["cover"][number];

export interface AnswerCardProps {
  id: string;
  /** "1", "KSC 2"; empty for one text about everything. */
  label: string;
  /** The question in the ad's words. */
  text: string;
  level: "essential" | "desirable" | null;
  answer: string;
  limits: readonly Limit[];
  faults: CriteriaDesk["faults"][string];
  cover: Cover | undefined;
  stories: CriteriaDesk["stories"];
  onAnswer: (text: string) => void;
  onStory: (story: string | null) => void;
  /** Opens a new story for this; absent where another part does. */
  onTell: () => void;
  /** Drafts this one anew; absent where the plan does not draft. */
  onDraft: (() => void) | undefined;
  isDrafting: boolean;
}

const states = {
  strong: { tone: "success", text: "Covered" },
  partly: { tone: "accent", text: "Partly covered" },
  none: { tone: "neutral", text: "No example yet" },
} as const;

/** One criterion: the story that answers it, the answer with its count, and what the fact check refuses. */
export function AnswerCard(props: AnswerCardProps) {
  const { id, label, text, level, answer, limits, onAnswer, onDraft, isDrafting, cover } = props;
  const heading = `${id}-heading`;
  return (
    <Card as="section" aria-labelledby={heading}>
      <CardBody className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={heading} className="min-w-0 flex-1 basis-64 text-16 font-bold text-pretty">
            {label !== "" && <span className="mr-2 text-muted tabular-nums">{label}</span>}
            {text}
          </h2>
          <span className="flex flex-wrap gap-2">
            {level !== null && (
              <Badge plain tone="neutral">
                {level === "essential" ? "Essential" : "Desirable"}
              </Badge>
            )}
            {cover && (
              <Badge plain tone={states[cover.state].tone}>
                {cover.state === "none" && answer.trim() !== ""
                  ? "Answered without an example"
                  : states[cover.state].text}
              </Badge>
            )}
          </span>
        </div>
        {cover && <StoryChoice {...props} cover={cover} />}
        <Textarea
          aria-labelledby={heading}
          name={`answer-${id}`}
          rows={answer.length > 900 ? 14 : 6}
          maxLength={criteriaLimits.answer}
          value={answer}
          onChange={(event) => onAnswer(event.currentTarget.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <LimitMeters text={answer} limits={limits} />
          <span className="flex flex-wrap gap-1">
            {onDraft && (
              <Button
                compact
                variant="ghost"
                busy={isDrafting}
                aria-label={`${answer.trim() === "" ? "Draft" : "Draft again"}: ${text}`}
                onClick={onDraft}
              >
                {answer.trim() === "" ? "Draft" : "Draft again"}
              </Button>
            )}
            {answer.trim() !== "" && <CopyButton text={answer} label="Copy" name={text} />}
          </span>
        </div>
        <Errors faults={props.faults} answer={answer} />
      </CardBody>
    </Card>
  );
}

const none = "none";

function StoryChoice({ id, cover, stories, onStory, onTell }: AnswerCardProps & { cover: Cover }) {
  const rated = stories.map((story) => {
    const how = cover.stories[story.id];
    return { value: story.id, label: how === undefined ? story.title : `${story.title} (${how})` };
  });
  return (
    <div className="grid gap-2">
      {stories.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={`${id}-story`} className="text-14 text-muted">
            Main story
          </label>
          <Select
            compact
            id={`${id}-story`}
            className="w-full @md:w-80"
            options={[{ value: none, label: "None; from my resume" }, ...rated]}
            value={cover.story ?? none}
            onValueChange={(value) => onStory(value === none ? null : value)}
          />
        </div>
      )}
      {cover.question !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <span className="text-accent">{cover.question}</span>
          <Button compact aria-label={`Add an example: ${cover.question}`} onClick={onTell}>
            Add an example
          </Button>
        </p>
      )}
    </div>
  );
}

/** Of sentences that are still there: what was changed is checked anew once it is stored. */
function Errors({ faults, answer }: Pick<AnswerCardProps, "faults" | "answer">) {
  const standing = (faults ?? []).filter(({ line }) => answer.includes(line));
  if (standing.length === 0) return null;
  return (
    <div className="rounded-control bg-warn-soft px-4 py-3 text-14">
      <p className="font-medium">Check before you send</p>
      <ul className="mt-1 grid gap-2">
        {standing.map(({ line, reason }) => (
          <li key={line}>
            “{line}” <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
