import { Rss } from "lucide-react";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { Article } from "./article.ts";
import { ArticleFacts, TitleLink } from "./article-view.tsx";
import { blogTexts as texts } from "./blog-texts.ts";

/** All articles, the newest first. */
export function BlogList({ articles }: { articles: readonly Article[] }) {
  return (
    <div className="mx-auto max-w-[52rem] md:pt-6">
      <h1 className="text-28 font-bold md:text-36">{texts.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-muted md:text-18">{texts.lead}</p>
      <ul className="mt-8 border-b border-line md:mt-12">
        {articles.map((article) => (
          <li key={article.id} className="border-t border-line py-8">
            <article>
              <p className="text-14 font-medium text-accent">{article.category}</p>
              <h2 className="mt-1 text-22 font-bold">
                <TitleLink article={article} />
              </h2>
              <p className="mt-2 max-w-[64ch] text-16 text-muted">{article.excerpt}</p>
              <ArticleFacts article={article} className="mt-3" />
            </article>
          </li>
        ))}
      </ul>
      <TextLink
        look="quiet"
        href="/blog/rss.xml"
        className="mt-6 inline-flex min-h-10 items-center gap-1.5 text-14"
      >
        <Rss aria-hidden="true" className="size-4" />
        {texts.feed}
      </TextLink>
    </div>
  );
}
