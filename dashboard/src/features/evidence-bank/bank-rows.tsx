import { Pencil, Trash2 } from "lucide-react";
import type { BankFact, BankStory } from "#shared/contract/evidence-bank.ts";
import { plainDate } from "#shared/domain/dates.ts";
import { type RoleName, roleLabel, storyParts } from "#shared/domain/evidence-bank/bank-entry.ts";
import { capitalised } from "#shared/domain/text.ts";
import { stateWords } from "#shared/ui/blocks/bank/answer-words.ts";
import { Chip } from "#shared/ui/primitives/chip.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { factLine } from "#shared/writing/bank/fact-line.ts";
import { storyTexts } from "./bank-texts.ts";

interface RowProps {
  onEdit: () => void;
  onDelete: () => void;
}

interface SaidProps {
  entry: Pick<BankFact, "changedAt" | "saidThrough">;
  role: RoleName | null;
}

/** Where it belongs, and when and where it was said. */
function Said({ entry, role }: SaidProps) {
  const through = entry.saidThrough === "panel" ? " in the panel" : "";
  return (
    <p className="text-13 text-muted wrap-anywhere">
      {role && `${roleLabel(role)} · `}You said this{through}, {plainDate(entry.changedAt)}
    </p>
  );
}

function Buttons({ about, onEdit, onDelete }: RowProps & { about: string }) {
  return (
    <div className="flex">
      <IconButton compact label={`Edit ${about}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
      <IconButton compact label={`Delete ${about}`} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
    </div>
  );
}

/** One fact: what it is about, how far it has come, and the line it makes. */
export function FactRow({ fact, ...acts }: RowProps & { fact: BankFact }) {
  const { term, state, role } = fact;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 text-14">
      <div className="grid gap-1 wrap-anywhere">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {capitalised(term)}
          {state && state !== "held" && <Chip state="out">{stateWords[state]}</Chip>}
        </h3>
        <p>{factLine(fact)}</p>
        <Said entry={fact} role={role} />
      </div>
      <Buttons about={term} {...acts} />
    </div>
  );
}

/** One story: its four parts, and what it shows. */
export function StoryRow({ story, ...acts }: RowProps & { story: BankStory }) {
  const told = storyParts.filter((part) => story[part] !== "");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 text-14">
      <div className="grid gap-2 wrap-anywhere">
        <h3 className="font-medium">{story.title}</h3>
        <dl className="grid gap-x-4 gap-y-1 @md:grid-cols-[5rem_minmax(0,1fr)]">
          {told.map((part) => (
            <div key={part} className="contents">
              <dt className="text-13 leading-5 text-muted">{storyTexts.parts[part]}</dt>
              <dd className="whitespace-pre-line">{story[part]}</dd>
            </div>
          ))}
        </dl>
        {story.terms.length > 0 && (
          <p className="flex flex-wrap gap-2">
            <span className="sr-only">It shows</span>
            {story.terms.map((term) => (
              <Chip key={term}>{term}</Chip>
            ))}
          </p>
        )}
        <Said entry={story} role={story.role} />
      </div>
      <Buttons about={story.title} {...acts} />
    </div>
  );
}
