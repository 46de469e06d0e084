import { Trash2 } from "lucide-react";
import type { BankFact, BankStory } from "#shared/contract/evidence-bank.ts";
import { entryContent, type HeldRole } from "#shared/domain/evidence-bank/bank-entry.ts";
import { capitalised } from "#shared/domain/text.ts";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { FactRow, StoryRow } from "./bank-rows.tsx";
import { bankTexts as texts } from "./bank-texts.ts";
import { FactForm } from "./fact-form.tsx";
import { StoryForm } from "./story-form.tsx";
import type { useBankEntries } from "./use-bank-entries.ts";

type Entries = ReturnType<typeof useBankEntries>;

interface SectionProps {
  entries: Entries;
  roles: readonly HeldRole[];
}

const item = "border-t border-line px-4 py-4 first:border-t-0 @md:px-6";

/** The facts, each a line that can be changed in its place. */
export function FactsSection({ facts, entries, roles }: SectionProps & { facts: readonly BankFact[] }) {
  const { open, setOpen, close, keepAs, drop } = entries;
  if (facts.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={texts.facts} count={facts.length} />
      <ul>
        {facts.map((fact) => (
          <li key={fact.id} className={item}>
            {open === fact.id ? (
              <FactForm
                initial={entryContent(fact)}
                roles={roles}
                onKeep={(body) => keepAs(fact.id)({ kind: "fact", ...body })}
                onCancel={close}
              />
            ) : (
              <FactRow fact={fact} onEdit={() => setOpen(fact.id)} onDelete={() => void drop(fact)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The stories, with their four parts. */
export function StoriesSection({
  stories,
  entries,
  roles,
}: SectionProps & { stories: readonly BankStory[] }) {
  const { open, setOpen, close, keepAs, drop } = entries;
  if (stories.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={texts.stories} count={stories.length} text={texts.storiesText} />
      <ul>
        {stories.map((story) => (
          <li key={story.id} className={item}>
            {open === story.id ? (
              <StoryForm
                initial={entryContent(story)}
                roles={roles}
                onKeep={(body) => keepAs(story.id)({ kind: "story", ...body })}
                onCancel={close}
              />
            ) : (
              <StoryRow story={story} onEdit={() => setOpen(story.id)} onDelete={() => void drop(story)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What was answered with no, so that it is not asked again. */
export function NoesSection({
  noes,
  entries,
}: Pick<SectionProps, "entries"> & { noes: readonly BankFact[] }) {
  if (noes.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={texts.noes} count={noes.length} text={texts.noesText} />
      <ul className="flex flex-wrap gap-2 p-4 @md:px-6">
        {noes.map((fact) => (
          <li
            key={fact.id}
            className="flex max-w-full items-center gap-1 rounded-full border border-line pl-3 text-14"
          >
            <span className="min-w-0 wrap-anywhere">{capitalised(fact.term)}</span>
            <IconButton
              compact
              label={`Delete the no to ${fact.term}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void entries.drop(fact)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
