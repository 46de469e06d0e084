import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { FillItem } from "#shared/autofill/fill-plan.ts";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { ListCard } from "./list-card.tsx";
import type { Planned } from "./plan-forms.ts";

interface AnswersProps {
  title: string;
  items: readonly Planned<FillItem>[];
  chosen: ReadonlySet<string>;
  onChoose: (key: string, isChosen: boolean) => void;
}

/** Saved answers to similar questions, and sensitive data: each is filled only if the person chooses it. */
export function ProposedAnswers({ title, items, chosen, onChoose }: AnswersProps) {
  if (items.length === 0) return null;
  const ticked = items.filter(({ key }) => chosen.has(key)).length;
  return (
    <ListCard title={title} aside={`${ticked} of ${items.length}`}>
      <ul className="grid gap-3">
        {items.map(({ key, asked, shown, isKnockOut }) => (
          <li key={key}>
            <Checkbox
              checked={chosen.has(key)}
              onChange={(event) => onChoose(key, event.currentTarget.checked)}
              label={<span className="break-words">{asked}</span>}
              hint={
                <span className="break-words">
                  Use: {shown}
                  {isKnockOut && ". A wrong answer can end the application."}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </ListCard>
  );
}

interface ValuesProps {
  title: string;
  items: readonly Planned<FillItem>[];
  isDone: boolean;
  /** The hint for a box that opens a list. */
  listHint?: string;
  action?: ReactNode;
}

/** Field by field, with the value that will be or was filled. */
export function Values({ title, items, isDone, listHint, action }: ValuesProps) {
  if (items.length === 0) return null;
  return (
    <ListCard title={title} aside={items.length} action={action}>
      <ul className="grid gap-2">
        {items.map(({ key, asked, shown, needsPick }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_1rem] items-start gap-3 text-13"
          >
            <span className="line-clamp-3 break-words text-muted">{asked}</span>
            <span className="min-w-0">
              <span className="line-clamp-3 break-words">{shown}</span>
              {needsPick && listHint && <span className="block text-muted">{listHint}</span>}
            </span>
            {isDone && <Check aria-label="Filled" className="size-4 text-success" />}
          </li>
        ))}
      </ul>
    </ListCard>
  );
}
