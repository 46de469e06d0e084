import { TriangleAlert } from "lucide-react";
import type { LeftItem, LeftReason } from "#shared/autofill/fill-plan.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import type { Answering } from "./answering.ts";
import { ListCard } from "./list-card.tsx";
import type { Planned } from "./plan-forms.ts";
import { SaveAnswer } from "./save-answer.tsx";

const reasons: Record<LeftReason, string> = {
  no_answer: "No saved answer to this yet.",
  not_in_profile: "Nothing in your profile.",
  no_document: "No document for it yet.",
  does_not_fit: "What you saved does not fit its choices.",
  has_value: "Already answered.",
  follows: "Only if your answer to the question above asks for it.",
};

interface AskingProps {
  onShow: (item: { frameId: number; ref: number }) => void;
  /** Absent if no answer can be saved now. */
  answering: Answering | undefined;
}

function ShowButton({
  item,
  onShow,
}: Pick<AskingProps, "onShow"> & {
  item: { frameId: number; ref: number; asked: string };
}) {
  return (
    <button
      type="button"
      aria-label={`Show on the page: ${item.asked}`}
      onClick={() => onShow(item)}
      className="min-h-6 shrink-0 text-13 text-primary underline decoration-1 underline-offset-3"
    >
      Show on the page
    </button>
  );
}

/** True if no answer is saved for it, or the saved one is too long for its field. */
const canKeep = ({ reason, field }: LeftItem) =>
  reason === "no_answer" || (reason === "does_not_fit" && field === "other");

/** Questions that end the application if the answer is wrong, so the person answers them. */
export function KnockOuts({
  items,
  onShow,
  answering,
}: AskingProps & { items: readonly Planned<LeftItem>[] }) {
  if (items.length === 0) return null;
  const badge = (
    <Badge plain tone="warn">
      <TriangleAlert aria-hidden="true" className="size-4" />
      {items.length} for you
    </Badge>
  );
  return (
    <ListCard title="Knock-out questions" aside={badge}>
      <ul className="grid gap-3 divide-y divide-line *:not-last:pb-3">
        {items.map((item) => (
          <li key={item.key} className="grid justify-items-start gap-0.5">
            <p className="break-words">{item.asked}</p>
            <p className="text-13 text-muted">{reasons[item.reason]} A no can end the application.</p>
            <div className="flex w-full flex-wrap gap-x-4">
              <ShowButton item={item} onShow={onShow} />
              {answering && canKeep(item) && (
                <SaveAnswer asked={item.asked} {...{ most: item.most, answering }} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </ListCard>
  );
}

interface StillEmptyProps {
  items: readonly { frameId: number; ref: number; asked: string }[];
  onShow: AskingProps["onShow"];
}

/** Fields that the page requires and reports as empty: they prevent the person from submitting. */
export function StillEmpty({ items, onShow }: StillEmptyProps) {
  if (items.length === 0) return null;
  const badge = (
    <Badge plain tone="warn">
      <TriangleAlert aria-hidden="true" className="size-4" />
      {items.length} for you
    </Badge>
  );
  return (
    <ListCard title="Required and still empty" aside={badge}>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={`${item.frameId}:${item.ref}`} className="flex items-start justify-between gap-3">
            <p className="min-w-0 break-words">{item.asked}</p>
            <ShowButton item={item} onShow={onShow} />
          </li>
        ))}
      </ul>
    </ListCard>
  );
}

/** The fields that the person fills in themselves. */
export function LeftEmpty({
  items,
  onShow,
  answering,
}: AskingProps & { items: readonly Planned<LeftItem>[] }) {
  if (items.length === 0) return null;
  return (
    <ListCard title="Left empty" aside={items.length}>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.key} className="grid gap-0.5">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="break-words">{item.asked}</p>
                <p className="text-13 text-muted">{reasons[item.reason]}</p>
              </div>
              <ShowButton item={item} onShow={onShow} />
            </div>
            {answering && canKeep(item) && (
              <SaveAnswer asked={item.asked} {...{ most: item.most, answering }} />
            )}
          </li>
        ))}
      </ul>
    </ListCard>
  );
}
