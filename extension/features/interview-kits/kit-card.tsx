import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import { plainDay } from "#shared/domain/dates.ts";
import { interviewKitPath } from "#shared/domain/pages.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { openDashboard } from "../../platform/browser.ts";

type KitState =
  | { status: "idle" | "loading" }
  | { status: "ready"; kit: InterviewKit }
  | { status: "failed"; why: string };

const premium = "The interview kit is part of the Premium plan.";
const offline = "Not loaded. Check your connection and try again.";

const whyNot = (error: unknown): string => {
  if (!(error instanceof ApiError)) return offline;
  if (error.requiresUpgrade) return premium;
  return error.code === "unreadable" ? error.message : offline;
};

interface KitCardProps {
  applicationId: string;
  /** @throws ApiError if there is none. */
  loadKit: (id: string) => Promise<InterviewKit>;
}

/**
 * For a saved job in the interview stage: the date, likely questions with the person's own stories, and a link to the
 * whole kit.
 */
export function KitCard({ applicationId, loadKit }: KitCardProps) {
  const [state, setState] = useState<KitState>({ status: "idle" });
  // Loaded only on a click, because looking at an ad sends nothing.
  const load = () => {
    setState({ status: "loading" });
    loadKit(applicationId).then(
      (kit) => setState({ status: "ready", kit }),
      (error) => setState({ status: "failed", why: whyNot(error) }),
    );
  };
  return (
    <Card as="section" aria-label="Interview" className="grid gap-3 p-4">
      <h2 className="font-bold">Interview</h2>
      {state.status === "ready" ? (
        <Kit kit={state.kit} />
      ) : (
        <p className="text-muted">Likely questions with your own stories, and the day's facts.</p>
      )}
      {state.status === "failed" && (
        <p role="alert" className="text-danger">
          {state.why}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state.status !== "ready" && (
          <Button compact busy={state.status === "loading"} busyLabel="Loading..." onClick={load}>
            Show likely questions
          </Button>
        )}
        <Button compact variant="ghost" onClick={() => void openDashboard(interviewKitPath(applicationId))}>
          Open the interview kit
        </Button>
      </div>
    </Card>
  );
}

function Kit({ kit: { day, questions, stories, toAsk } }: { kit: InterviewKit }) {
  const when =
    day.date === null
      ? "No date yet"
      : [plainDay(day.date), day.time, day.timeZone && `(${day.timeZone})`].filter(Boolean).join(" ");
  const facts = [when, day.place, ...day.people].filter(Boolean);
  return (
    <>
      <p>{facts.join(". ")}</p>
      <ol className="grid gap-3">
        {questions.map(({ id, text, from, story, line, gap }) => {
          const own = stories.find((one) => one.id === story)?.title ?? line;
          return (
            <li key={id} className="grid justify-items-start gap-1">
              <p className="font-medium break-words">{text}</p>
              <Badge plain tone={from === "ad" ? "primary" : "neutral"}>
                {from === "ad" ? "From the ad" : "Usual for this role"}
              </Badge>
              {own ? (
                <p className="text-13 break-words text-muted">
                  {story === null ? "Your resume: " : "Your story: "}
                  {own}
                </p>
              ) : (
                gap && <p className="text-13 break-words text-accent">To prepare: {gap}</p>
              )}
            </li>
          );
        })}
      </ol>
      {toAsk[0] !== undefined && <p className="text-13 text-muted">Ask them: {toAsk[0]}</p>}
    </>
  );
}
