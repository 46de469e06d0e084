import { articlePath, pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { type Article, relatedArticles } from "../features/blog/article.ts";
import { ArticleView } from "../features/blog/article-view.tsx";
import { articles } from "../features/blog/articles.ts";
import { BlogList } from "../features/blog/blog-list.tsx";
import { blogTexts as texts } from "../features/blog/blog-texts.ts";
import { wordCount } from "../platform/prose/prose-blocks.ts";
import type { SitePage } from "./site-page.ts";

const kelpie = { "@type": "Organization", name: "Kelpie", url: pages.home };

function articlePage(article: Article): SitePage {
  const { title, excerpt, publishDate, slug } = article;
  const path = articlePath(slug);
  return {
    ...{ path, title, description: excerpt, published: publishDate },
    structured: [
      {
        "@type": "Article",
        headline: title,
        description: excerpt,
        image: "/share-card.png",
        datePublished: publishDate,
        dateModified: publishDate,
        ...{ author: kelpie, publisher: kelpie, mainEntityOfPage: path, inLanguage: "en-AU" },
        articleSection: article.category,
        keywords: article.keywords.join(", "),
        wordCount: wordCount(article.content),
      },
    ],
    Page: () => <ArticleView article={article} related={relatedArticles(article, articles)} />,
  };
}

const missingPage: SitePage = {
  path: "/blog/not-found",
  missingBelow: "/blog/",
  title: texts.missingTitle,
  description: texts.missingText,
  Page: () => (
    <EmptyState
      level={1}
      title={texts.missingTitle}
      text={texts.missingText}
      action={
        <ButtonLink variant="primary" href={pages.blog}>
          {texts.back}
        </ButtonLink>
      }
    />
  ),
};

/** The list, a page for each article, and the one for an address without an article. */
export const blogPages: readonly SitePage[] = [
  {
    path: pages.blog,
    title: texts.title,
    description: texts.description,
    Page: () => <BlogList articles={articles} />,
  },
  ...articles.map(articlePage),
  missingPage,
];
