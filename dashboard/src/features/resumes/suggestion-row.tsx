import { Check, CircleCheck, CircleX, Pencil, PenLine, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { DiffLine } from "#shared/ui/blocks/diff-line.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { Decision } from "./review.ts";
import type { SuggestedChange } from "./suggested-changes.ts";
import { SuggestionWording } from "./suggestion-wording.tsx";

export interface SuggestionRowProps {
  change: SuggestedChange;
  decision: Decision | undefined;
  /** False when the person has rewritten the line in the edit mode. */
  isInText: boolean;
  onDecide: (decision: Decision | null) => void;
}

/** One changed line. A decided one folds into a line with Undo. */
export function SuggestionRow({ change, decision, isInText, onDecide }: SuggestionRowProps) {
  const [isWording, setIsWording] = useState(false);
  const { row, act } = useFocusAfterAct(`${decision?.kind}${isWording}`);
  if (!isInText) return <Rewritten change={change} />;
  if (isWording) {
    return (
      <li ref={row} className="border-t border-line px-4 py-5 first:border-t-0 @md:px-6">
        <SuggestionWording
          words={decision?.kind === "edited" ? decision.text : change.after}
          onUse={(text) =>
            act(
              () => onDecide({ kind: "edited", text }),
              () => setIsWording(false),
            )
          }
          onCancel={() => act(() => setIsWording(false))}
        />
      </li>
    );
  }
  const word = () => act(() => setIsWording(true));
  return (
    <li ref={row} className="border-t border-line px-4 py-5 first:border-t-0 @md:px-6">
      {decision ? (
        <Decided change={change} decision={decision} onWord={word} onUndo={() => act(() => onDecide(null))} />
      ) : (
        <Undecided change={change} onWord={word} onDecide={(kind) => act(() => onDecide({ kind }))} />
      )}
    </li>
  );
}

interface UndecidedProps {
  change: SuggestedChange;
  onWord: () => void;
  onDecide: (kind: "accepted" | "refused") => void;
}

function Undecided({ change, onWord, onDecide }: UndecidedProps) {
  const lineId = useId();
  return (
    <>
      <div id={lineId}>
        <DiffLine before={change.before} after={change.after} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-[1_1_14rem] text-14">{change.reason && `${change.reason}.`}</p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&_svg]:hidden max-sm:[&>*]:flex-1">
          <Button
            compact
            variant="ghost"
            aria-describedby={lineId}
            icon={<Pencil aria-hidden="true" />}
            onClick={onWord}
          >
            Edit line
          </Button>
          <Button
            compact
            aria-describedby={lineId}
            icon={<X aria-hidden="true" />}
            onClick={() => onDecide("refused")}
          >
            Refuse
          </Button>
          <Button
            compact
            variant="primary"
            aria-describedby={lineId}
            icon={<Check aria-hidden="true" />}
            onClick={() => onDecide("accepted")}
          >
            Accept
          </Button>
        </div>
      </div>
    </>
  );
}

interface DecidedProps {
  change: SuggestedChange;
  decision: Decision;
  onWord: () => void;
  onUndo: () => void;
}

const decisionLooks = {
  accepted: { word: "Accepted", icon: <CircleCheck aria-hidden="true" className="size-5 text-success" /> },
  edited: { word: "Your wording", icon: <PenLine aria-hidden="true" className="size-5 text-primary" /> },
  refused: { word: "Refused", icon: <CircleX aria-hidden="true" className="size-5 text-muted" /> },
};

function Decided({ change, decision, onWord, onUndo }: DecidedProps) {
  const { word, icon } = decisionLooks[decision.kind];
  const line = decision.kind === "edited" ? decision.text : change.after;
  const isRefused = decision.kind === "refused";
  return (
    <div className="-my-2 grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 text-14">
      {icon}
      <p className={isRefused ? "truncate" : "wrap-anywhere"}>
        <b className="mr-2 font-medium">{word}</b>
        <span className={isRefused ? "text-muted line-through" : "text-muted"}>{line}</span>
      </p>
      <div className="-mr-3 flex">
        {decision.kind === "edited" && (
          <Button compact variant="ghost" onClick={onWord}>
            Edit line
          </Button>
        )}
        <Button compact variant="ghost" onClick={onUndo}>
          Undo
        </Button>
      </div>
    </div>
  );
}

function Rewritten({ change }: { change: SuggestedChange }) {
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-3 text-14 text-muted first:border-t-0 @md:px-6">
      <PenLine aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0">
        <b className="mr-2 font-medium text-ink">Rewritten by you</b>
        <span className="line-through">{change.after}</span>
      </p>
    </li>
  );
}

/** The pressed button leaves with the state it belonged to: the focus goes on to the row's next one. */
function useFocusAfterAct(state: string) {
  const row = useRef<HTMLLIElement>(null);
  const hasActed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the row looks different
  useEffect(() => {
    if (hasActed.current) row.current?.querySelector<HTMLElement>("textarea, button:last-of-type")?.focus();
    hasActed.current = false;
  }, [state]);
  const act = (...steps: (() => void)[]) => {
    hasActed.current = true;
    for (const step of steps) step();
  };
  return { row, act };
}
