import { longDay } from "#shared/domain/dates.ts";
import { pages } from "#shared/domain/pages.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { Prose } from "../platform/prose.tsx";
import { proseBlocks } from "../platform/prose-blocks.ts";
import { privacyText } from "./legal/privacy-text.ts";
import { termsText } from "./legal/terms-text.ts";
import type { SitePage } from "./site-page.ts";

interface LegalText {
  title: string;
  description: string;
  updated: string;
  body: string;
}

const legalPage = (path: string, text: LegalText): SitePage => ({
  path,
  title: text.title,
  description: text.description,
  Page: () => <LegalView text={text} />,
});

/** What one agrees to, and what happens to one's data. */
export const legalPages: readonly SitePage[] = [
  legalPage(pages.privacy, privacyText),
  legalPage(pages.terms, termsText),
];

function LegalView({ text: { title, updated, body } }: { text: LegalText }) {
  const headings = proseBlocks(body).filter((block) => block.kind === "heading");
  return (
    <article className="mx-auto max-w-[42rem] md:pt-6">
      <h1 className="text-28 font-bold md:text-36">{title}</h1>
      <p className="mt-3 text-14 text-muted">
        Last changed on <time dateTime={updated}>{longDay(updated)}</time>
      </p>
      <nav aria-label="On this page" className="mt-6 rounded-card bg-sunken px-5 py-4 print:hidden">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <TextLink
                look="quiet"
                href={`#${id}`}
                className="inline-flex min-h-9 items-center text-14 font-normal pointer-coarse:min-h-11"
              >
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <Prose source={body} look="plain" className="mt-8" />
    </article>
  );
}
