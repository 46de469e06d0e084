import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";

/** What a person should know of the file before its text is used; nothing where there is nothing. */
export function FileNotes({ facts }: { facts: DocumentFacts }) {
  const { flags, hidden } = facts;
  return (
    <>
      {hidden.length > 0 && (
        <Notice tone="warn" title="This file holds text that nobody can see">
          It counts for nothing here and is sent nowhere: "{hidden.join(" ").slice(0, 160)}". Please remove it
          from the file.
        </Notice>
      )}
      {flags.includes("cut-short") && (
        <Notice tone="warn" title="This file is longer than a resume can be">
          Only its first 200,000 characters were read.
        </Notice>
      )}
    </>
  );
}
