import { useEffect, useRef, useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { Decision } from "#shared/writing/changes/decisions.ts";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { DecidedSuggestion, RewrittenByHand } from "./decided-suggestion.tsx";
import { OpenSuggestion } from "./open-suggestion.tsx";

interface SuggestionWordingProps {
  words: string;
  onUse: (words: string) => void;
  onCancel: () => void;
}

/** The person's own wording of one line. */
function SuggestionWording({ words, onUse, onCancel }: SuggestionWordingProps) {
  const [text, setText] = useState(words);
  // A line stays one line, also when it was pasted from several.
  const line = text.replace(/\s+/g, " ").trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (line) onUse(line);
      }}
    >
      <Field label="Your wording" error={line ? undefined : "Reject the suggestion to keep your own line."}>
        <Textarea
          rows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onCancel();
            if (event.key === "Enter" && !event.shiftKey) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
      </Field>
      <div className="mt-3 flex justify-end gap-2">
        <Button compact variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button compact variant="soft" type="submit">
          Use this line
        </Button>
      </div>
    </form>
  );
}

export interface SuggestionRowProps {
  proposal: Proposal;
  decision: Decision | undefined;
  /** False when the person has rewritten the line in the edit mode. */
  isInText: boolean;
  onDecide: (decision: Decision | null) => void;
}

/** One proposal. A decided one folds into a line with Undo. */
export function SuggestionRow({ proposal, decision, isInText, onDecide }: SuggestionRowProps) {
  const [isWording, setIsWording] = useState(false);
  const { row, act } = useFocusAfterAct(`${decision?.kind}${isWording}`);
  if (!isInText) return <RewrittenByHand proposal={proposal} />;
  const word = proposal.kind === "move" ? undefined : () => act(() => setIsWording(true));
  return (
    <li ref={row} className="border-t border-line px-4 py-5 first:border-t-0 @md:px-6">
      {isWording && proposal.kind !== "move" ? (
        <SuggestionWording
          words={decision?.kind === "edited" ? decision.text : proposal.after}
          onUse={(text) =>
            act(
              () => onDecide({ kind: "edited", text }),
              () => setIsWording(false),
            )
          }
          onCancel={() => act(() => setIsWording(false))}
        />
      ) : decision ? (
        <DecidedSuggestion
          proposal={proposal}
          decision={decision}
          onWord={word}
          onUndo={() => act(() => onDecide(null))}
        />
      ) : (
        <OpenSuggestion
          proposal={proposal}
          onWord={word}
          onDecide={(kind) => act(() => onDecide({ kind }))}
        />
      )}
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
