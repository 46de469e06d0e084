import { useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ListCard } from "./list-card.tsx";
import type { TypedOffer, useTypedAnswers } from "./use-typed-answers.ts";

/** Answers that the person typed on the page; each is saved only if they choose to. */
export function TypedAnswers({ offers, drop, remember }: ReturnType<typeof useTypedAnswers>) {
  if (offers.length === 0) return null;
  return (
    <ListCard title="You typed this. Remember it?" aside={offers.length}>
      <ul className="grid gap-4">
        {offers.map((offer) => (
          <Offer
            key={offer.key}
            offer={offer}
            onRemember={() => remember(offer)}
            onDrop={() => drop(offer)}
          />
        ))}
      </ul>
    </ListCard>
  );
}

interface OfferProps {
  offer: TypedOffer;
  onRemember: () => Promise<void>;
  onDrop: () => void;
}

function Offer({ offer: { asked, answer }, onRemember, onDrop }: OfferProps) {
  const [state, setState] = useState<"idle" | "keeping" | "failed">("idle");
  const keep = () => {
    setState("keeping");
    onRemember().catch(() => setState("failed"));
  };
  return (
    <li className="grid gap-1">
      <p className="break-words text-13 text-muted">{asked}</p>
      <p className="line-clamp-4 break-words">{answer}</p>
      {state === "failed" && (
        <p role="alert" className="text-13 text-danger">
          Not saved. Check your connection and try again.
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          compact
          aria-label={`Remember: ${asked}`}
          busy={state === "keeping"}
          busyLabel="Saving..."
          onClick={keep}
        >
          Remember
        </Button>
        <Button compact variant="ghost" aria-label={`Not now: ${asked}`} onClick={onDrop}>
          Not now
        </Button>
      </div>
    </li>
  );
}
