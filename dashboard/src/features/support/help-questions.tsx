import { ChevronDown } from "lucide-react";
import { Prose } from "../../platform/prose/prose.tsx";
import { helpQuestions } from "./support-texts.ts";

/** Each opens by itself, several at once, without any script. */
export function HelpQuestions() {
  return (
    <div className="border-b border-line">
      {helpQuestions.map(({ id, question, answer }) => (
        <details key={id} id={id} className="group border-t border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-16 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <Prose source={answer} look="small" className="pb-6" />
        </details>
      ))}
    </div>
  );
}
