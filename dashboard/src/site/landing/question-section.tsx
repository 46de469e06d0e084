import { Plus } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { questions } from "./questions.ts";
import { SplitSection } from "./section.tsx";

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
