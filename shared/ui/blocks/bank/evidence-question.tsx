import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import {
  emptyFact,
  type FactAnswer,
  type FactState,
  type FactSubject,
  type HeldRole,
  statesOf,
} from "#shared/domain/evidence-bank/bank-entry.ts";
import { type BankErrors, factErrors } from "#shared/domain/evidence-bank/bank-errors.ts";
import { Button } from "../../primitives/button.tsx";
import { Pills } from "../../primitives/pills.tsx";
import { useErrorFocus } from "../../primitives/use-error-focus.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { answerLabels } from "./answer-words.ts";

export interface EvidenceQuestionProps {
  /** "The ad asks for pricing analysis. Have you done it?" */
  ask: ReactNode;
  term: string;
  subject: FactSubject;
  /** The earlier answer. */
  said?: FactAnswer | undefined;
  /** Roles of the resume; empty until they are loaded. */
  roles: readonly HeldRole[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** The resume line that an answer makes; null if it makes none. */
  lineOf: (fact: FactAnswer) => string | null;
  /** Returns what went wrong, in a sentence; undefined once the answer is saved. */
  onAnswer: (fact: FactAnswer) => Promise<string | undefined>;
  /** In the compact layout the person's own words are asked for only on request. */
  short?: boolean | undefined;
  /**
   * Receives the answer while it is being given, to show where it would go; null while there is none, and at the end.
   */
  onDraft?: ((fact: FactAnswer | null) => void) | undefined;
  /** Postpones the question. */
  onLater: () => void;
}

/** A closed question about something that the ad requires and the resume does not show. */
export function EvidenceQuestion(props: EvidenceQuestionProps) {
  const { ask, term, subject, said, roles, today, lineOf, onAnswer, short, onDraft, onLater } = props;
  const [fact, setFact] = useState<FactAnswer>(said ?? emptyFact(term, subject));
  const [faults, setFaults] = useState<BankErrors<FactAnswer>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wantFocus = useErrorFocus(form, faults);
  const set = (change: Partial<FactAnswer>) => {
    setFact((before) => ({ ...before, ...change }));
    setFaults({});
    setFailure(undefined);
  };
  const send = async (answer: FactAnswer) => {
    const own = factErrors(answer, today);
    wantFocus();
    setFaults(own);
    if (Object.keys(own).length > 0) return;
    setBusy(true);
    const failed = await onAnswer(answer);
    setBusy(false);
    setFailure(failed);
  };
  const choose = (state: FactState) =>
    state === "not"
      ? void send({ ...fact, state })
      : set({ state, ...(state === "in progress" && { until: null }) });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onLater();
  };
  const isYes = fact.state !== "not" && (fact.state !== null || fact.words !== "");
  useEffect(() => {
    if (!isYes || !onDraft) return;
    onDraft(fact);
    return () => onDraft(null);
  }, [isYes, fact, onDraft]);
  const later = (
    <Button compact variant="ghost" onClick={onLater}>
      Not now
    </Button>
  );
  return (
    <form
      ref={form}
      noValidate
      className="@container grid gap-3"
      onKeyDown={leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send(fact);
      }}
    >
      <Pills<FactState>
        label={ask}
        options={[
          ...statesOf[subject].map((value) => ({ value, label: answerLabels[subject][value] ?? value })),
          { value: "not", label: "No" },
        ]}
        value={fact.state}
        onValueChange={choose}
        error={faults.state ?? faults.term}
        after={!isYes && later}
      />
      {isYes && <AnswerFields {...{ fact, set, faults, roles, today, short }} />}
      {isYes && <YourLine line={lineOf(fact)} />}
      {failure && (
        <p role="alert" className="text-13 text-danger">
          {failure}
        </p>
      )}
      {isYes && (
        <div className="flex flex-wrap gap-2">
          <Button compact type="submit" variant="soft" busy={isBusy} busyLabel="Saving...">
            Save my answer
          </Button>
          {later}
        </div>
      )}
    </form>
  );
}

/** The resume line of the answer, built from the answer alone. */
export function YourLine({ line }: { line: string | null }) {
  return (
    <p className="rounded-control border border-dashed border-accent-fill bg-accent-soft px-3 py-2 text-14 wrap-anywhere">
      <span className="block text-13 text-accent">{line === null ? "Not for your resume" : "Your line"}</span>
      {line ?? "What has expired stays out of it."}
    </p>
  );
}
