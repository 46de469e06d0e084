import { ArrowLeft } from "lucide-react";
import { longDay } from "#shared/domain/dates.ts";
import { articlePath, pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { Prose } from "../../platform/prose/prose.tsx";
import { proseBlocks } from "../../platform/prose/prose-blocks.ts";
import type { Article } from "./article.ts";
import { blogTexts as texts } from "./blog-texts.ts";

export interface ArticleViewProps {
  article: Article;
  related: readonly Article[];
}

/** The article, its contents beside it where there is room, a call to action and what else there is of its kind. */
export function ArticleView({ article, related }: ArticleViewProps) {
  return (
    <article>
      <BackToAll />
      <div className="mt-6 grid justify-between gap-x-16 xl:grid-cols-[minmax(0,42rem)_14rem]">
        <div>
          <Heading article={article} />
          <Prose hasLead source={article.content} className="mt-8" />
          <OptimizerAside />
        </div>
        <Contents source={article.content} />
      </div>
      {related.length > 0 && <Related category={article.category} articles={related} />}
    </article>
  );
}

/** 'All articles', at the head of a page of the blog. */
export function BackToAll() {
  return (
    <TextLink
      look="quiet"
      href={pages.blog}
      className="inline-flex min-h-10 items-center gap-1.5 text-14 print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {texts.all}
    </TextLink>
  );
}

function Heading({ article }: { article: Article }) {
  return (
    <header className="max-w-[42rem]">
      <p className="text-14 font-medium text-accent">{article.category}</p>
      <h1 className="mt-2 text-28 font-bold md:text-36">{article.title}</h1>
      <ArticleFacts article={article} className="mt-4" />
    </header>
  );
}

/** Who, when, how long. */
export function ArticleFacts({ article, className }: { article: Article; className?: string }) {
  const { author, publishDate, readTime } = article;
  return (
    <p className={`flex flex-wrap gap-x-2 text-14 text-muted ${className ?? ""}`}>
      <span>{author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={publishDate}>{longDay(publishDate)}</time>
      <span aria-hidden="true">·</span>
      <span>{readTime}</span>
    </p>
  );
}

/** The title as a link, in the weight of its heading. */
export function TitleLink({ article: { slug, title } }: { article: Article }) {
  return (
    <a
      href={articlePath(slug)}
      className="rounded-paper text-ink no-underline underline-offset-3 hover:underline"
    >
      {title}
    </a>
  );
}

function OptimizerAside() {
  return (
    <aside
      aria-label={texts.callTitle}
      className="fc-border mt-12 flex max-w-[42rem] flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-primary-soft p-6 print:hidden"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className="text-18 font-bold">{texts.callTitle}</h2>
        <p className="mt-1 text-14">{texts.callText}</p>
      </div>
      <ButtonLink variant="primary" href={pages.resumeOptimizer} className="max-sm:w-full">
        {texts.call}
      </ButtonLink>
    </aside>
  );
}

function Contents({ source }: { source: string }) {
  const headings = proseBlocks(source).filter((block) => block.kind === "heading");
  return (
    <nav
      aria-label={texts.contents}
      className="sticky top-24 mt-2 self-start border-l border-line pl-5 max-xl:hidden print:hidden"
    >
      <p className="text-13 font-medium text-muted">{texts.contents}</p>
      <ul className="mt-1">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <TextLink look="quiet" href={`#${id}`} className="block py-1.5 text-14 font-normal">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
      <TextLink look="go" href={pages.resumeOptimizer} className="mt-4">
        {texts.inlineCall}
      </TextLink>
    </nav>
  );
}

function Related({ category, articles }: { category: string; articles: readonly Article[] }) {
  return (
    <section
      aria-labelledby="related"
      className="mt-14 border-t border-line pt-10 md:mt-16 md:pt-12 print:hidden"
    >
      <h2 id="related" className="text-22 font-bold">
        More on {category.toLowerCase()}
      </h2>
      <ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {articles.map((one) => (
          <li key={one.id} data-related={one.category}>
            <ArticleFacts article={one} />
            <h3 className="mt-1 text-18 font-bold">
              <TitleLink article={one} />
            </h3>
            <p className="mt-1 max-w-[56ch] text-14 text-muted">{one.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
