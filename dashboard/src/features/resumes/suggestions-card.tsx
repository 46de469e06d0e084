import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { previewTexts as texts } from "./preview-texts.ts";
import { decide, decideAll, isInText, type Review } from "./review.ts";
import type { SuggestedChange } from "./suggested-changes.ts";
import { SuggestionRow } from "./suggestion-row.tsx";

export interface SuggestionsCardProps {
  review: Review;
  changes: readonly SuggestedChange[];
  /** Who wrote them. */
  writer: string;
  onChange: (review: Review) => void;
}

/** Every changed line: before, after, reason, and the person's word on it. */
export function SuggestionsCard({ review, changes, writer, onChange }: SuggestionsCardProps) {
  const { toast } = useToast();
  const open = changes.filter(({ index }) => !review.decisions[index]);
  const decideRest = (kind: "accepted" | "refused") => {
    onChange(decideAll(review, open, kind));
    toast({
      title: kind === "accepted" ? "All suggestions accepted" : "All suggestions refused",
      action: { label: "Undo", onAction: () => onChange(review) },
    });
  };
  return (
    <Card as="section">
      <CardHeader
        title={texts.suggestions}
        count={changes.length > 0 && `${changes.length - open.length} of ${changes.length} decided`}
        action={
          open.length > 1 && (
            <div className="-mx-3 flex">
              <Button compact variant="ghost" onClick={() => decideRest("refused")}>
                Refuse all
              </Button>
              <Button compact variant="ghost" onClick={() => decideRest("accepted")}>
                Accept all
              </Button>
            </div>
          )
        }
      />
      {changes.length === 0 ? (
        <CardBody>
          <p className="text-14 text-muted">
            Your resume already says what it can for this ad. No line was changed.
          </p>
        </CardBody>
      ) : (
        <>
          <p className="px-4 pt-4 text-14 text-muted @md:px-6">
            A suggestion is in your resume until you refuse it. The score follows at once.
          </p>
          <ul>
            {changes.map((change) => (
              <SuggestionRow
                key={change.index}
                change={change}
                decision={review.decisions[change.index]}
                isInText={isInText(review, change)}
                onDecide={(decision) => onChange(decide(review, change, decision))}
              />
            ))}
          </ul>
          <CardFooter className="text-13 text-muted">{writer}</CardFooter>
        </>
      )}
    </Card>
  );
}
