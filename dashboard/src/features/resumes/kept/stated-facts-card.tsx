import { Trash2 } from "lucide-react";
import type { StatedFact } from "#shared/contract/stated-facts.ts";
import { longDate } from "#shared/domain/dates.ts";
import { capitalised } from "#shared/domain/text.ts";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useStatedFacts } from "../review/use-stated-facts.ts";
import { statedToasts } from "./kept-texts.ts";

/** What the person said is true besides their resumes, each to be deleted. Nothing where there is none. */
export function StatedFactsCard() {
  const { facts = [], keep, remove } = useStatedFacts();
  const { toast } = useToast();
  if (facts.length === 0) return null;
  const forget = ({ id, term, text }: StatedFact) =>
    remove(id).then(
      () =>
        toast({
          ...statedToasts.removed,
          action: { label: "Undo", onAction: () => void keep({ term, text }) },
        }),
      () => toast(statedToasts.removeFailed),
    );
  return (
    <Card as="section">
      <CardHeader
        title="What you added"
        count={facts.length}
        text="Your own statements besides your resumes. Writers may lean on them; a line you accepted stays in its resume."
      />
      <ul className="divide-y divide-line">
        {facts.map((fact) => (
          <li
            key={fact.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 px-4 py-3 text-14 md:px-6"
          >
            <div className="min-w-0 wrap-anywhere">
              <h3 className="font-medium">{capitalised(fact.term)}</h3>
              <p>{fact.text}</p>
              <p className="text-13 text-muted">{longDate(fact.createdAt)}</p>
            </div>
            <IconButton
              compact
              label={`Delete what you said about ${fact.term}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void forget(fact)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
