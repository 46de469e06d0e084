import { emptyFact, type HeldRole, type Story } from "#shared/domain/evidence-bank/bank-entry.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { bankTexts as texts } from "./bank-texts.ts";
import { FactForm } from "./fact-form.tsx";
import { StoryForm } from "./story-form.tsx";
import type { useBankEntries } from "./use-bank-entries.ts";

const emptyStory: Story = {
  ...{ title: "", situation: "", task: "", action: "", result: "", role: null, terms: [] },
};

interface NewEntryCardProps {
  entries: ReturnType<typeof useBankEntries>;
  roles: readonly HeldRole[];
}

/** The form of a new entry, over the list; nothing while none is asked for. */
export function NewEntryCard({ entries, roles }: NewEntryCardProps) {
  const { open, close, keepAs } = entries;
  if (open !== "new-fact" && open !== "new-story") return null;
  const isFact = open === "new-fact";
  return (
    <Card as="section">
      <CardHeader title={isFact ? texts.addFact : texts.addStory} />
      <CardBody>
        {isFact ? (
          <FactForm
            initial={emptyFact("", "skill")}
            roles={roles}
            onKeep={(body) => keepAs()({ kind: "fact", ...body })}
            onCancel={close}
          />
        ) : (
          <StoryForm
            initial={emptyStory}
            roles={roles}
            onKeep={(body) => keepAs()({ kind: "story", ...body })}
            onCancel={close}
          />
        )}
      </CardBody>
    </Card>
  );
}
