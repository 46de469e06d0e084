import { pages } from "#shared/domain/pages.ts";
import { ContactCards } from "../features/support/contact-cards.tsx";
import { HelpQuestions } from "../features/support/help-questions.tsx";
import { SupportForm } from "../features/support/support-form.tsx";
import { helpQuestions, supportTexts as texts } from "../features/support/support-texts.ts";
import { proseSpans } from "../platform/prose/prose-blocks.ts";
import { Island } from "./island.tsx";
import type { SitePage } from "./site-page.ts";

const plain = (text: string) =>
  proseSpans(text)
    .map((span) => span.text)
    .join("");

/** /help and /support. */
export const helpPage: SitePage = {
  path: pages.help,
  also: [pages.support],
  title: texts.title,
  description: texts.description,
  structured: [
    {
      "@type": "FAQPage",
      mainEntity: helpQuestions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plain(answer) },
      })),
    },
  ],
  Page: HelpPage,
};

function HelpPage() {
  return (
    <div className="mx-auto max-w-[60rem] md:pt-6">
      <h1 className="text-28 font-bold md:text-36">{texts.title}</h1>
      <p className="mt-3 mb-8 max-w-[60ch] text-16 text-muted md:text-18">{texts.lead}</p>
      <ContactCards />
      <section aria-labelledby="questions" className="mt-12 md:mt-16">
        <h2 id="questions" className="mb-4 text-22 font-bold">
          {texts.questions}
        </h2>
        <HelpQuestions />
      </section>
      <section aria-labelledby="form" className="mt-12 md:mt-16 print:hidden">
        <h2 id="form" className="mb-4 scroll-mt-24 text-22 font-bold">
          {texts.formTitle}
        </h2>
        <div className="fc-border rounded-card border border-line bg-surface p-4 shadow-1 md:p-6">
          <Island name="support-form">
            <SupportForm />
          </Island>
        </div>
      </section>
    </div>
  );
}
