import { pages } from "#shared/domain/pages.ts";
import { GatedLink } from "./gated-link.tsx";
import { featureCards, landingTexts as texts } from "./landing-texts.ts";
import { type PictureName, ProductPicture } from "./product-picture.tsx";
import { Section } from "./section.tsx";

const cards: readonly { card: keyof typeof featureCards; picture: PictureName; href: string }[] = [
  { card: "optimizer", picture: "suggestion", href: pages.resumeOptimizer },
  { card: "letters", picture: "letter", href: pages.coverLetter },
  { card: "tracker", picture: "tracker", href: pages.applications },
];

/** The three things people come for, each with a look at the real one. */
export function Features() {
  return (
    <Section id="features" title="From job ad to application" text="Scoring is free and unlimited.">
      <ul className="mt-6 grid gap-x-6 gap-y-10 md:mt-10 md:grid-cols-3">
        {cards.map(({ card, picture, href }) => {
          const { title, text, picture: alt } = featureCards[card];
          return (
            <li key={card}>
              {/* The picture is cut at the lower end, as a page in a folder. */}
              <div className="h-60 overflow-hidden rounded-card bg-sunken px-4 pt-4 md:h-54 lg:px-6 lg:pt-6">
                <ProductPicture
                  name={picture}
                  alt={alt}
                  className="w-full rounded-t-card border border-b-0 border-line"
                />
              </div>
              <h3 className="mt-6 text-18 font-bold">{title}</h3>
              <p className="mt-1 text-16 text-muted">{text}</p>
              <p className="mt-2">
                <GatedLink href={href} about={title}>
                  {texts.learnMore}
                </GatedLink>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
