import type { Optimisation } from "#shared/contract/resumes.ts";
import { KeywordList } from "#shared/ui/blocks/keyword-list.tsx";

export function ResultKeywords({ result }: { result: Optimisation }) {
  const { addedKeywords, missingKeywords, foundKeywords, scoreBasis } = result;
  const none = scoreBasis === "read" ? "No ad was compared." : "None";
  return (
    <div className="grid gap-6 px-4 py-6 @md:px-6">
      <KeywordList title="Added" state="in" keywords={addedKeywords} empty={none} />
      <KeywordList title="Missing" state="out" keywords={missingKeywords} empty={none} />
      <KeywordList title="Found" state="in" keywords={foundKeywords} empty={none} />
    </div>
  );
}
