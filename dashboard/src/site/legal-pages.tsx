import { builtSupportAddress } from "#shared/domain/built-origin.ts";
import { longDay } from "#shared/domain/dates.ts";
import { pages } from "#shared/domain/pages.ts";
import { freeLimits, prices } from "#shared/domain/plans.ts";
import { graceDays, refundDays } from "#shared/domain/subscription.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { Prose } from "../platform/prose/prose.tsx";
import { proseBlocks } from "../platform/prose/prose-blocks.ts";
import { privacyText } from "./legal/privacy-text.ts";
import type { SitePage } from "./site-page.ts";

const writeTo = `[${builtSupportAddress}](mailto:${builtSupportAddress})`;

/** What one agrees to at sign-up. Numbers come from the plans, so that the terms never promise others. */
const termsText = {
  title: "Terms and conditions",
  description:
    "What you can expect of Kelpie and what we expect of you: plans and prices, cancelling, your texts, job postings and Australian consumer law.",
  updated: "2026-11-23",
  body: `
These are the terms on which you use Kelpie. They are short on purpose. By creating an account or posting a job you agree to them. Kelpie is a beta: parts of it will change, and some are marked as planned.

## What Kelpie does, and does not

Kelpie reads job ads and resumes, compares them, helps you write, and keeps your applications in order. It submits no application: you read every text and press Submit yourself. It does not promise a job, an interview, or how an employer's software will treat your file. Its scores are its own measure of two texts, not an employer's.

Texts that Kelpie drafts are checked against your own words. You remain the one who signs them: read them, and send only what is true.

## Your account

You must be at least 15 and give a working email address. Keep your password to yourself, and tell us if you think somebody else has it. One account is for one person.

## Plans and prices

- **Free** costs nothing: ${freeLimits.optimisations} resume optimisations for the life of the account, ${freeLimits.resumes} stored resume, up to ${freeLimits.savedApplications} saved jobs, and scores for ${freeLimits.scoredMatches} jobs of the board. Scoring a resume against an ad is never counted.
- **Premium** costs $${prices.monthly} a month or $${prices.annual} a year, in Australian dollars. It renews by itself until you cancel.
- Parts that are marked as planned are not part of what you pay for yet.

You can cancel at any time on the [Subscription](/subscription) page. Premium then stays until the end of the period you have paid for, and nothing more is charged.

**Money back.** Within ${refundDays} days of a payment you get it back, whole, and nobody asks why: press **Get a refund** on the [Subscription](/subscription) page. Premium ends at once then, and what you made stays in your account.

**A payment that fails.** Premium goes on for ${graceDays} days. We tell you once by mail and on every screen what is owed. If it is not paid by then, your account is on the Free plan until it is; nothing you made is hidden.

**A switch of plan** shows what is charged now and at the next renewal before you agree to it. If we raise a price, we tell you by mail at least 30 days before it counts for you, and you can cancel before then.

## Your texts are yours

Your resume, letters and notes stay yours. You allow us to store and process them to run the service for you, and for nothing else. Take them with you or delete them whenever you like; the [privacy policy](/privacy) says how.

Job ads belong to those who wrote them. Kelpie keeps the ad you saved for your own use, because listings vanish.

## What we ask of you

- Give true facts in your own name, and no data of others without their leave.
- Do not try to break in, overload the service, copy its board by machine, or use it to spread harmful files.
- Do not go round a limit with several accounts.

We may pause an account that does these things, after telling you why where that is possible.

## Job postings

Employers may post jobs; up to 5 active jobs for each contact address are free. A posting must be for a real job in Australia, name the employer, and follow the law, among it the Fair Work Act and the laws against discrimination. Postings that ask applicants for money, or for unpaid work that must be paid, are removed. A posting is seen once its contact has confirmed it by the link we mail. Each is open for 30 days and can be renewed, changed and closed with that private link. Everybody can report a posting, and we remove what breaks these rules.

## What we answer for

Our services come with guarantees under the Australian Consumer Law that cannot be excluded, and nothing here excludes them. If Kelpie fails in a major way you may cancel and be refunded for the part you could not use. Beyond those guarantees, and as far as the law allows, we do not answer for decisions that employers make, for contents of ads and sites of others, or for losses that nobody could foresee. Keep your own copy of what matters: the export takes a minute.

## Ending, changing, asking

You can delete your account at any time. If we ever close the service, we tell you 30 days before, you can export everything, and a paid period is refunded for the days that are left. If we change these terms in a way that matters, we tell you by mail before it counts.

The law of the Australian state or territory in which you live applies. Questions and complaints: ${writeTo}.
`,
} as const;

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
