import type { PastOptimisation } from "#shared/contract/resumes/resume-history.ts";
import { longDate } from "#shared/domain/dates.ts";
import { letterPath, optimizationPath } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { letterTexts as texts } from "./letter-texts.ts";
import { useLetters } from "./use-letters.ts";

export interface JobDocumentsProps {
  applicationId: string;
  /** Of the account; those of the job are shown. */
  optimisations: readonly PastOptimisation[];
  onNavigate: (href: string) => void;
}

/** The letters and tailored resumes that were made for a tracked job. Nothing where there are none. */
export function JobDocuments(props: JobDocumentsProps) {
  const { applicationId, optimisations, onNavigate } = props;
  const { data = [] } = useLetters();
  const letters = data.filter((one) => one.applicationId === applicationId);
  const resumes = optimisations.filter((one) => one.applicationId === applicationId);
  if (letters.length + resumes.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Documents" count={letters.length + resumes.length} />
      <ul className="divide-y divide-line text-14">
        {letters.map(({ id, kind, createdAt, words }) => (
          <li key={id} className="px-4 py-3 @md:px-6">
            <TextLink href={letterPath(id)} onNavigate={onNavigate}>
              {kind === "generated" ? "Cover letter" : texts.optimised}
            </TextLink>
            <p className="text-13 text-muted">
              {longDate(createdAt)}, {counted(words, "word")}
            </p>
          </li>
        ))}
        {resumes.map(({ id, createdAt, atsScore }) => (
          <li key={id} className="px-4 py-3 @md:px-6">
            <TextLink href={optimizationPath(id)} onNavigate={onNavigate}>
              Tailored resume
            </TextLink>
            <p className="text-13 text-muted">
              {longDate(createdAt)}, {atsScore}%
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
