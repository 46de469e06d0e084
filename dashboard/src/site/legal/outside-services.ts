/** Somebody else's service that Kelpie's server may speak to. */
export interface OutsideService {
  name: string;
  /** What for, and what it gets of a person. */
  gets: string;
  /** The file behind which it stands, in `api/src/adapters`; a test compares the two lists. */
  adapter: string;
}

export const outsideServices: readonly OutsideService[] = [
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
    gets: "signs you in, if you choose that: Google tells us your name, email address and account number there, and learns that you use Kelpie.",
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
