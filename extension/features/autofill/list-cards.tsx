import { Check, TriangleAlert } from "lucide-react";
import { counted } from "#shared/domain/text.ts";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { ListCard } from "./list-card.tsx";
import { type FilledList, listTitles, type PlannedList, tickedItems } from "./planned-lists.ts";

/** What is needed before a ticked list can be filled: a confirmed reading, more room, or a button to press. */
function hintOf({ slots, adder, isConfirmed, items }: PlannedList, ticked: number): string {
  const reading = isConfirmed ? "From your resume." : "Read from your resume: check each before you tick it.";
  const more = ticked - slots;
  if (more > 0 && adder !== null)
    return `${reading} Kelpie presses \u201C${adder}\u201D ${more === 1 ? "once" : counted(more, "time")}.`;
  if (more > 0 || (adder === null && items.length > slots))
    return `${reading} The page has room for ${slots}.`;
  return reading;
}

interface PlannedListsProps {
  lists: readonly PlannedList[];
  turned: ReadonlySet<string>;
  onTurn: (key: string, isTurned: boolean) => void;
}

/** Job by job, course by course: the entries for the form's lists. */
export function PlannedLists({ lists, turned, onTurn }: PlannedListsProps) {
  return lists.map((list) => {
    const ticked = tickedItems(list, turned);
    const isFull = list.adder === null && ticked.length >= list.slots;
    return (
      <ListCard
        key={`${list.frameId}:${list.kind}`}
        title={listTitles[list.kind]}
        aside={`${ticked.length} of ${list.items.length}`}
      >
        <p className="mb-3 text-13 text-muted" aria-live="polite">
          {hintOf(list, ticked.length)}
        </p>
        <ul className="grid gap-3">
          {list.items.map((item) => {
            const isTicked = ticked.includes(item);
            return (
              <li key={item.key}>
                <Checkbox
                  checked={isTicked}
                  disabled={isFull && !isTicked}
                  onChange={() => onTurn(item.key, !turned.has(item.key))}
                  label={<span className="break-words">{item.title}</span>}
                  hint={<span className="break-words">{item.detail}</span>}
                />
              </li>
            );
          })}
        </ul>
      </ListCard>
    );
  });
}

/** What the page accepted of each entry. */
export function FilledLists({ lists }: { lists: readonly FilledList[] }) {
  return lists
    .filter(({ entries }) => entries.length > 0)
    .map(({ kind, entries }) => (
      <ListCard key={kind} title={listTitles[kind]} aside={entries.length}>
        <ul className="grid gap-3">
          {entries.map(({ title, detail, done, of }) => (
            <li key={`${title} ${detail}`} className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-2">
              {done === of ? (
                <Check aria-hidden="true" className="mt-1 size-4 text-success" />
              ) : (
                <TriangleAlert aria-hidden="true" className="mt-1 size-4 text-warn" />
              )}
              <span className="min-w-0">
                <span className="block break-words">{title}</span>
                <span className="block break-words text-13 text-muted">{detail}</span>
              </span>
              <span className="text-13 text-muted tabular-nums">
                {done} of {of}
              </span>
            </li>
          ))}
        </ul>
      </ListCard>
    ));
}
