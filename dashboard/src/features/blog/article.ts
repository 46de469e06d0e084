/** An article of the blog: the specification's ten fields. */
export interface Article {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  /** `YYYY-MM-DD`. */
  publishDate: string;
  /** "5 min read"; held true by a test. */
  readTime: string;
  category: string;
  slug: string;
  keywords: readonly string[];
  /** Written as prose-blocks.ts reads it. */
  content: string;
}

const mostRelated = 2;

/** Up to two others of the same category. */
export function relatedArticles(article: Article, all: readonly Article[]): Article[] {
  return all
    .filter(({ id, category }) => id !== article.id && category === article.category)
    .slice(0, mostRelated);
}
