import { pages } from "#shared/domain/pages.ts";
import { prices } from "#shared/domain/plans.ts";
import type { SitePage } from "../site-page.ts";
import { Audiences } from "./audiences.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { landingTexts } from "./landing-texts.ts";
import { BeatTheBots, SkillsGap } from "./pitches.tsx";
import { Plans } from "./plan-section.tsx";
import { Questions, questions } from "./question-section.tsx";
import { ClosingCall, Reasons } from "./reasons.tsx";
import { Reviews } from "./review-section.tsx";
import { Tools } from "./tool-section.tsx";

/** One page with the sections of both variants. decision: D-18. */
export const landingPage: SitePage = {
  path: pages.home,
  also: [pages.landing],
  title: "know where you stand before you apply",
  description: landingTexts.lead,
  wide: true,
  inlineStyle: true,
  structured: [
    {
      "@type": "SoftwareApplication",
      name: "Kelpie",
      url: pages.home,
      description: landingTexts.lead,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Chrome, Edge, Firefox",
      offers: [
        { "@type": "Offer", name: "Free", price: "0", priceCurrency: "AUD" },
        { "@type": "Offer", name: "Premium", price: String(prices.monthly), priceCurrency: "AUD" },
      ],
    },
    {
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.replaceAll("\n\n", " ") },
      })),
    },
  ],
  Page: () => (
    <>
      <Hero />
      <Features />
      <BeatTheBots />
      <SkillsGap />
      <Reviews />
      <Tools />
      <Plans />
      <Questions />
      <Audiences />
      <Reasons />
      <ClosingCall />
    </>
  ),
};
