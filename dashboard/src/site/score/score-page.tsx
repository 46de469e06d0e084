import { pages } from "#shared/domain/pages.ts";
import { partWords } from "#shared/ui/blocks/score/part-words.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Prose } from "../../platform/prose/prose.tsx";
import { headingId } from "../../platform/prose/prose-blocks.ts";
import type { SitePage } from "../site-page.ts";
import { scoreExample } from "./score-example.ts";
import { scoreFigures } from "./score-figures.ts";
import { scoreTexts as texts } from "./score-texts.ts";

/** /how-the-score-works: the sum on an example, what it is and is not, its measured figures. */
export const scorePage: SitePage = {
  path: pages.howTheScoreWorks,
  title: texts.title,
  description: texts.description,
  Page: ScorePage,
};

function ScorePage() {
  return (
    <article className="mx-auto max-w-[42rem] md:pt-6">
      <h1 className="text-28 font-bold md:text-36">{texts.title}</h1>
      <p className="mt-3 text-16 text-muted md:text-18">{texts.lead}</p>
      <Part {...texts.sum} />
      <Heading title={texts.example.title} />
      <Example />
      <Part {...texts.meaning} />
      <Heading title={texts.figures.title} />
      <p className="text-16/7">{texts.figures.text}</p>
      <Figures />
      <Part {...texts.fair} />
    </article>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <h2 id={headingId(title)} className="mt-10 mb-3 scroll-mt-24 text-22 font-bold">
      {title}
    </h2>
  );
}

function Part({ title, body }: { title: string; body: string }) {
  return (
    <section>
      <Heading title={title} />
      <Prose source={body} look="plain" className="[&>:first-child]:mt-0" />
    </section>
  );
}

function Example() {
  const { adTitle, match } = scoreExample;
  const sum = match.parts.reduce((points, part) => points + part.points, 0);
  return (
    <figure className="rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="flex items-center gap-4">
        <ScoreRing score={match} />
        <figcaption className="text-16">
          <strong className="block font-medium">{adTitle}</strong>
          <span className="text-14 text-muted">{texts.example.note}</span>
        </figcaption>
      </div>
      <table className="mt-4 w-full text-16">
        <thead className="sr-only">
          <tr>
            <th scope="col">Term</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {match.parts.map((part) => (
            <tr key={part.id} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {partWords[part.id]}
              </th>
              <td className="py-2 text-right tabular-nums">
                {part.points.toFixed(1)} of {part.maxPoints.toFixed(1)}
              </td>
            </tr>
          ))}
          <tr className="border-t border-line font-medium">
            <th scope="row" className="py-2 text-left font-medium">
              Sum
            </th>
            <td className="py-2 text-right tabular-nums">{sum.toFixed(1)}</td>
          </tr>
        </tbody>
      </table>
    </figure>
  );
}

function Figures() {
  return (
    <dl className="mt-5 border-b border-line">
      {scoreFigures.map(({ question, answer, n }) => (
        <div
          key={question}
          className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_8rem]"
        >
          <dt className="text-16">
            {question}
            <p className="mt-1 text-14 text-muted">{n}</p>
          </dt>
          <dd className="text-22 font-bold tabular-nums sm:text-right">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
