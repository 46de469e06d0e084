import { Plus } from "lucide-react";
import { activePostings } from "#shared/domain/jobs/job-posting.ts";
import { pages } from "#shared/domain/pages.ts";
import { freeLimits } from "#shared/domain/plans.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { SplitSection } from "./section.tsx";

interface Question {
  id: string;
  question: string;
  /** Paragraphs are parted by an empty line. */
  answer: string;
}

/** What people ask first. The numbers are the server's. decision: D-04, D-45. */
export const questions: readonly Question[] = [
  {
    id: "ats",
    question: "Is my resume ATS-friendly?",
    answer:
      "Kelpie opens the file as a reading program would and lists what it found, what it lost and why.\n\nIt is our reading, not that of any one employer's system.",
  },
  {
    id: "good-score",
    question: "What is a good match score?",
    answer:
      "Between 70 and 90% is a sound range. Above that, check that every line is still true.\n\nBelow 60%, read the missing requirements before you spend an evening on it.",
  },
  {
    id: "keywords",
    question: "Should I repeat keywords?",
    answer:
      "No. Repeats add nothing to the score, and hidden text is ignored and pointed out. Say a thing once, where you did it.",
  },
  {
    id: "every-job",
    question: "Do I need a new resume for every job?",
    answer:
      "Not a new one. Keep one master resume and lead with different points for each job. Every version is kept with the job it went to.",
  },
  {
    id: "tones",
    question: "Which tones can a cover letter have?",
    answer: "Professional, confident and friendly. Professional is the default.",
  },
  {
    id: "free",
    question: "What does the free plan include?",
    answer: `Scoring, as often as you like, ${freeLimits.optimisations} resume optimisations, ${freeLimits.resumes} stored resume, up to ${freeLimits.savedApplications} saved jobs and ${freeLimits.scoredMatches} scored job matches.\n\nOptimisations that fail or are refused never count.`,
  },
  {
    id: "employers",
    question: "Can employers post jobs?",
    answer: `Yes. Up to ${activePostings} jobs are free. We email you a private link: press Publish there and the job is live. The same link edits or closes it.`,
  },
];

/** Each opens by itself, several at once, without any script. */
export function Questions() {
  return (
    <SplitSection
      id="questions"
      title="Questions people ask first"
      text={
        <>
          Anything else, <TextLink href={pages.help}>write to us</TextLink>. We answer within 24 hours.
        </>
      }
    >
      <div className="self-start border-t border-line">
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-small py-4 text-16 font-medium [&::-webkit-details-marker]:hidden">
              <h3>{question}</h3>
              <Plus
                aria-hidden="true"
                className="size-4 shrink-0 text-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <div className="grid max-w-[68ch] gap-3 pb-5 text-16 text-muted md:pr-12">
              {answer.split("\n\n").map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </SplitSection>
  );
}
