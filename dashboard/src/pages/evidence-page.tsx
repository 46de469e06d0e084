import { Plus, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { useFocusFallback } from "#shared/ui/blocks/bank/use-focus-fallback.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { FactsSection, NoesSection, StoriesSection } from "../features/evidence-bank/bank-sections.tsx";
import { bankTexts as texts } from "../features/evidence-bank/bank-texts.ts";
import { findEntries } from "../features/evidence-bank/find-entries.ts";
import { NewEntryCard } from "../features/evidence-bank/new-entry-card.tsx";
import { useBankEntries } from "../features/evidence-bank/use-bank-entries.ts";
import { useDefaultResume } from "../features/resumes/use-default-resume.ts";
import { LoadFailed } from "../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useResumeRoles } from "../platform/use-resume-roles.ts";

/** What a person says is true beside their resumes: list, search, add, change, delete. */
export function EvidencePage() {
  const entries = useBankEntries();
  const { data, error, isPending, isFetching, refetch } = entries.bank;
  const { resume } = useDefaultResume();
  const measured = useMemo(
    () => (resume ? { resumeText: resume.text, resumeEdits: resume.edits } : null),
    [resume],
  );
  const roles = useResumeRoles(measured);
  const [words, setWords] = useState("");
  const kept = useFocusFallback();
  const isEmpty = data?.facts.length === 0 && data.stories.length === 0;
  const buttons = (
    <>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => entries.setOpen("new-story")}>
        {texts.addStory}
      </Button>
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" />}
        onClick={() => entries.setOpen("new-fact")}
      >
        {texts.addFact}
      </Button>
    </>
  );
  const found = data && findEntries(data, words);
  const isNothingFound = found && found.facts.length + found.stories.length + found.noes.length === 0;
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={data && !isEmpty && entries.open === null ? buttons : undefined}
      />
      {isPending && <SkeletonCard />}
      {error && !data && (
        <LoadFailed
          title={texts.loadFailed}
          text={texts.loadFailedText}
          {...{ error, isFetching, refetch }}
        />
      )}
      {found && (
        <div {...kept} className="grid gap-4 outline-none md:gap-6">
          <NewEntryCard key={entries.open} entries={entries} roles={roles} />
          {isEmpty && entries.open === null && (
            <EmptyState level={2} title={texts.empty} text={texts.emptyText} action={buttons} />
          )}
          {!isEmpty && (
            <Input
              type="search"
              name="bankWords"
              aria-label={texts.search}
              placeholder={texts.search}
              icon={<Search aria-hidden="true" />}
              className="max-w-md"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
          {!isEmpty && isNothingFound && (
            <EmptyState
              plain
              level={2}
              title={texts.noneFound}
              action={<Button onClick={() => setWords("")}>{texts.clear}</Button>}
            />
          )}
          <FactsSection facts={found.facts} entries={entries} roles={roles} />
          <StoriesSection stories={found.stories} entries={entries} roles={roles} />
          <NoesSection noes={found.noes} entries={entries} />
        </div>
      )}
    </>
  );
}
