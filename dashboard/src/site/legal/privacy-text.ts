import { builtSupportAddress } from "#shared/domain/built-origin.ts";

/** Somebody else's service that Kelpie's server may speak to. */
interface OutsideService {
  name: string;
  /** What for, and what it gets of a person. */
  gets: string;
  /** The file behind which it is, in `api/src/adapters`; a test compares the two lists. */
  adapter: string;
}

export const externalServices: readonly OutsideService[] = [
  {
    name: "Stripe",
    gets: "takes payments, where paying is set up: your email address and what you buy. Your card is typed on Stripe's page and never reaches us.",
    adapter: "stripe.ts",
  },
  {
    name: "A mail server",
    gets: "delivers our mails: your address and the mail.",
    adapter: "mail.ts",
  },
  {
    name: "File storage (S3-compatible)",
    gets: "holds the files you upload, where it is set up: the files, without your name or account beside them.",
    adapter: "bucket.ts",
  },
  {
    name: "The push service of your browser's maker",
    gets: "delivers notices to a browser that you allowed: the notice, encrypted for your browser.",
    adapter: "web-push.ts",
  },
  {
    name: "Twilio",
    gets: "delivers SMS and WhatsApp messages, where they are set up and you switched them on: your phone number and the message.",
    adapter: "twilio.ts",
  },
  {
    name: "Google",
    gets: "signs you in, if you choose that: Google tells us your name, email address, picture and account number there, and learns that you use Kelpie.",
    adapter: "google",
  },
  {
    name: "A language model (OpenAI, or another that the settings name)",
    gets: "writes for you, where one is set up and only after you agree to it: the lines of your resume without name, email, phone, street and links, and the ad.",
    adapter: "openai.ts",
  },
  {
    name: "Job sources (Adzuna, Greenhouse, Lever, Ashby, SmartRecruiters, Workable, employers' own feeds)",
    gets: "give us their ads: nothing about you.",
    adapter: "job-sources",
  },
  {
    name: "The site of an ad whose address you paste",
    gets: "is asked for that page once: nothing about you, only that our server wants the page.",
    adapter: "fetch-page.ts",
  },
];

const services = externalServices.map(({ name, gets }) => `- **${name}** ${gets}`).join("\n");
const writeTo = `[${builtSupportAddress}](mailto:${builtSupportAddress})`;

/** The privacy policy; the screens and the database are what it speaks of, so it changes with them. */
export const privacyText = {
  title: "Privacy policy",
  description:
    "What Kelpie stores about you, where, for how long, who else sees it, and how its scores are computed. No program decides about you.",
  updated: "2026-11-29",
  body: `
Kelpie holds what people keep private: resumes, job plans, sometimes a refusal. This page says what is stored, where, for how long and who else sees it. It follows the Australian Privacy Principles. If a sentence is unclear, write to ${writeTo}.

## In short

- We store what you give us and what you make here, to run the service. We do not sell it, show advertising, or follow you over other sites.
- No program decides about you. Scores compare two texts, show their arithmetic, and are shown to you, not to employers.
- You can take everything with you, and delete everything, by yourself, in [Settings](/settings).

## What we store

- **Account:** name, email address, phone number if you give one, and your password as an argon2id hash, from which it cannot be read back. With Google sign-in, your account number there. With two-step sign-in, the key of your authenticator app, encrypted, and hashes of your recovery codes; of a passkey, its public half and the name you gave it. A picture, your own or Google's, is stored here.
- **Documents:** your resumes, their earlier versions, the files you uploaded, what our reader found in them, your corrections, and facts you told us are true.
- **Applications:** jobs you saved with the text of the ad, status, dates, notes, contacts, files, and what you sent.
- **Results:** optimised resumes, cover letters, scores, and your answers to an ad's knock-out questions, such as work rights or licences.
- **Profile for forms:** what you keep there to fill application forms with: address, links, work rights, notice, salary, saved answers; a birth date or a nationality only if you enter one. Of a form that was filled, which fields were filled and which files were attached, without their values.
- **Settings and notices:** which notices you want and on which channel, the notices themselves, and browsers that agreed to push.
- **Payments:** plan, period and invoices, as the payment provider tells us. No card details.
- **Signing in:** sessions with the name of the browser and the last use; tokens of connected extensions. Both only as hashes.
- **Mails** we sent you.
- **In your browser,** while you are signed in: a copy of your last lists, so that you can read them without a connection. Signing out empties it.
- **Messages you forward,** where this server takes them: the subject, the sentence with the employer's answer, its day and time, for 30 days or until you answer. The message itself is read and dropped.

Without an account we store the email address you give for a template download, and what an employer enters to post a job.

Our server's log has one line for each call: what was asked for, how it ended, how long it took. It holds no address of your computer, no query and no contents. Limits against abuse count calls for each network address or account, for an hour at most.

You need not give a photo, date of birth, health information or other sensitive details, and an Australian resume is better without them. If your resume holds such things, we store them as part of its text and use them for nothing else.

## In your browser

One cookie keeps you signed in; with two-step sign-in, one waits five minutes for your code; one remembers for seven days whether the sidebar is open. Local storage holds a token against forged requests, the theme, and small choices. Drafts lie in the tab's own storage and go with it. With 'Remember me', the browser also holds your last lists, so that you can read them without a connection; without it, nothing you can read is left once the browser is closed. There are no cookies of others, no analytics and no script from another site.

The extension keeps your name, your resume, your saved jobs, the ads you read last with their scores, a list of what was sent, and its token in its own storage, until you disconnect it. What waits to be sent stays there until it is sent or you discard it. What it reads and when is told on [its page](/extension).

## Where it is kept, and for how long

Everything lies in the database of the server that you reach at this address, files included, unless the file storage named below holds them. Kelpie is software that others can run too; whoever runs this site is responsible for this copy, and answers at the address above, also about where the server is.

- What belongs to your account stays until you delete it, or the account.
- An uploaded file that you do not keep is removed after a day.
- A session ends after a week without use and after a month in any case; an extension's token after 90 days without use; a reset link after 30 minutes.
- A job that an employer posts is open for 30 days at a time; one that is not confirmed is forgotten after 3 days. Of a report only what it says is kept, and a hash that names nobody.
- Of a deleted account we keep for 30 days how many free uses it had, under a hash of its address, so that the free limit holds.
- The address of a template download stays until you ask us to remove it, or delete an account with that address.
- Backups, where whoever runs this site makes them, hold older states until they are replaced.

## Who else sees it

Nobody is given your data for purposes of their own. Some parts of the service need somebody else, each only where it is set up:

${services}

Stripe, Twilio, Google and OpenAI are companies in the United States and may handle data there and in other countries in which they have servers. Beyond this list we disclose personal information only if a law requires it.

Employers see what you send them yourself. Kelpie submits no application, and shows no employer your resume, your scores or that you have an account.

## Scores, and what programs decide

From 10 December 2026 the Privacy Act asks for a plain statement about computer programs that make decisions, or do something closely related to making them. Ours is this.

**What the programs use.** The text of your resume and what it says of jobs, dates, skills, schools, licences, work rights and the place you live in; the layout of your file; the text of the ad; your corrections and your answers to knock-out questions. That a resume has a name and a way to reach you counts towards READ; what they are does not. Age, sex, origin, a photo and what other people did are not used.

**What they work out.** READ: whether a program can read the resume. MATCH: how much of what the ad asks for, weighted by how it asks, is shown by a line of your resume, from 0 to 100. GATES: which questions of the ad could rule you out. From MATCH they put the jobs of the board in order and choose which new ones to tell you of. The rules are fixed and written by us; nothing is learnt from you, the same texts give the same result, and each point shows the sentence of the ad and the line of your resume that it rests on.

**What they decide.** Nothing about you. No score is sent to an employer, none is an employer's or made by an employer's software, and none opens or closes a job to you. You may correct what was read, leave a low score aside, and apply anyway.

**What runs without a person.** The limits of the free plan, limits against abuse, the end of a paid period, and the check that takes an unsupported sentence out of a text before you see it. If one of these has gone wrong, write to us and a person looks at it.

Where a language model writes for you, you agreed to it first and can take that back in Settings. Each of its lines passes the same check against your own words, and scores are never its own. Where your own browser has a language model and you let it write ("Write on this computer"), it writes there: nothing is sent for it, and what it wrote passes the same check.

## Your rights

- **See and take:** Settings, Account, Export My Data gives you a zip with everything, at once.
- **Correct:** every part can be changed where it is shown.
- **Delete:** Settings, Account, Delete Account removes every row and file of the account at once and ends a subscription.
- **Object:** notices have a switch for each kind and channel; the language model is off until you switch it on.
- **Ask or complain:** write to ${writeTo}. We answer within 30 days. If you are not satisfied, you can complain to the Office of the Australian Information Commissioner, oaic.gov.au.

## Safety, children, changes

Connections are encrypted wherever this site is reached by https. Uploads are read in a process of its own that can do nothing else. If a breach is likely to cause serious harm, we tell you and the Commissioner, as the law requires.

Kelpie is made for people who look for work and is not meant for children under 15. When this policy changes, the date at its head changes; if a change matters to what you already gave us, we tell you by mail before it counts.
`,
} as const;
