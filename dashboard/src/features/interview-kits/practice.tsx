import { useEffect, useId, useState } from "react";
import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { readText, writeText } from "../../platform/browser/browser-storage.ts";
import { ownArea } from "../../platform/own-area.ts";

/** What most interviewers give one answer. */
const secondsOfAnswer = 120;
const mostNotes = 2_000;

interface Practised {
  done: string[];
  notes: Record<string, string>;
}

/** Notes of a practice stay in this browser, and end with it for who is not remembered: they are nobody else's. */
function usePractice(id: string) {
  const key = `interview-practice-${id}`;
  const [kept, setKept] = useState<Practised>(() => read(readText(ownArea(), key)));
  const keep = (next: Practised) => {
    setKept(next);
    writeText(ownArea(), key, JSON.stringify(next));
  };
  return { kept, keep };
}

function read(text: string | null): Practised {
  const empty: Practised = { done: [], notes: {} };
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    const isStored = typeof value === "object" && value !== null && "done" in value && "notes" in value;
    if (!isStored || !Array.isArray(value.done) || typeof value.notes !== "object") return empty;
    const notes = Object.entries(value.notes ?? {}).filter(
      (one): one is [string, string] => typeof one[1] === "string",
    );
    return { done: value.done.filter((one) => typeof one === "string"), notes: Object.fromEntries(notes) };
  } catch {
    return empty;
  }
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** One question after the other, two minutes each: notes and a tick, nothing is recorded. */
export function Practice({ kit }: { kit: InterviewKit }) {
  const { kept, keep } = usePractice(kit.applicationId);
  const [at, setAt] = useState(0);
  const question = kit.questions[at];
  if (!question) return null;
  const isDone = kept.done.includes(question.text);
  const go = (to: number) => setAt((to + kit.questions.length) % kit.questions.length);
  return (
    <Card as="section" className="print:hidden">
      <CardHeader
        title="Practise"
        count={`${kit.questions.filter(({ text }) => kept.done.includes(text)).length} of ${kit.questions.length} done`}
      />
      <CardBody className="grid gap-4">
        <p className="text-13 text-muted tabular-nums">
          Question {at + 1} of {kit.questions.length}
        </p>
        <p className="text-18 font-medium text-pretty" aria-live="polite">
          {question.text}
        </p>
        <Timer key={question.id} />
        <Field label="Notes" hint="Only in this browser. Nothing is recorded.">
          <Textarea
            name="practice-notes"
            rows={3}
            maxLength={mostNotes}
            value={kept.notes[question.text] ?? ""}
            onChange={(event) =>
              keep({ ...kept, notes: { ...kept.notes, [question.text]: event.currentTarget.value } })
            }
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label="I can answer this"
            checked={isDone}
            onChange={() =>
              keep({
                ...kept,
                done: isDone
                  ? kept.done.filter((one) => one !== question.text)
                  : [...kept.done, question.text],
              })
            }
          />
          <span className="flex gap-2">
            <Button onClick={() => go(at - 1)}>Back</Button>
            <Button variant="primary" onClick={() => go(at + 1)}>
              Next question
            </Button>
          </span>
        </div>
      </CardBody>
    </Card>
  );
}

/** Counts down while it runs; at the end it says so, and nothing else happens. */
function Timer() {
  const [left, setLeft] = useState(secondsOfAnswer);
  const [isRunning, setIsRunning] = useState(false);
  const label = useId();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const isOver = left === 0;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span id={label} role="timer" className="text-22 font-bold tabular-nums">
        {clock(left)}
      </span>
      <Button
        aria-describedby={label}
        onClick={() => {
          if (isOver) setLeft(secondsOfAnswer);
          setIsRunning(isOver || !isRunning);
        }}
      >
        {isOver ? "Again" : isRunning ? "Pause" : "Start two minutes"}
      </Button>
      {isOver && <span role="status">Two minutes are over.</span>}
    </div>
  );
}
