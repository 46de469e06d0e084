import { documentDesigns } from "#shared/domain/resumes/document-designs.ts";
import { refundDays } from "#shared/domain/subscription.ts";
/** Texts of /help and /support. */
export const supportTexts = {
  title: "Help and support",
  lead: "Most answers are below. For anything else, write to us: we respond within 24 hours.",
  description:
    "Help with Kelpie: password, resume score, subscription and downloads, and a form to write to us. We respond within 24 hours.",
  cards: {
    email: { title: "Email", text: "For anything, with pictures if they help. We respond within 24 hours." },
    phone: {
      title: "Phone",
      text: "There is no phone line during the beta. If you would rather talk, say so in the form and give your number and a good time.",
    },
    form: {
      title: "Feedback form",
      text: "Bugs, ideas and questions. It opens as a draft in your email app.",
    },
  },
  toForm: "Go to the form",
  questions: "Common questions",
  formTitle: "Send us a message",
  formText: "It opens in your own mail program, and nothing leaves this page before you press Send there.",
  labels: {
    name: "Name",
    email: "Email",
    subject: "Subject",
    category: "Category",
    priority: "Priority",
    message: "Message",
  },
  choose: "Choose one",
  submit: "Open the draft",
  thanks: "Thank you for your feedback",
  thanksText: "Your message is ready in your email app. Press Send there; we respond within 24 hours.",
  noMail: "Nothing opened? Copy the message and send it to",
  copy: "Copy the message",
  copied: { title: "Message copied" },
  copyFailed: { title: "Could not copy to clipboard.", variant: "destructive" },
  again: "Submit Another Request",
  failed: {
    title: "Error",
    description: "Something went wrong. Please try again or contact us directly.",
  },
} as const;

/** A question of the help page; the answer's paragraphs are parted by empty lines. */
export interface HelpQuestion {
  id: string;
  question: string;
  answer: string;
}

export const helpQuestions: readonly HelpQuestion[] = [
  {
    id: "reset-password",
    question: "How do I reset my password?",
    answer: `On the sign-in page choose [Forgot password](/forgot-password) and give the email address of your account. We send a link that works once, for 30 minutes.

If nothing arrives, look in the spam folder and check that it is the address you signed up with. A new password ends every other session of your account.

If you know your password and only want another one, change it under Settings, Security.`,
  },
  {
    id: "low-score",
    question: "Why is my resume score low?",
    answer: `The score compares your resume with one ad: what the ad asks for, weighted by how it asks, against the lines of your resume that show it. Open the result to see each requirement, the sentence of the ad it comes from, and the line that counts for it, or that there is none.

Three causes are common: the resume says it in other words than the ad, the experience is there but no line mentions it, or the job asks for something you have not done. The first two can be fixed in minutes. For the third, the score is telling you something true.

It is our own measure, not an employer's, and the same texts always give the same number.`,
  },
  {
    id: "cancel-subscription",
    question: "How do I cancel my subscription?",
    answer: `Go to [Subscription](/subscription) and choose Cancel Subscription. You keep Premium until the end of the period you have paid for; after that the account is free and nothing more is charged.

Within ${refundDays} days of a payment you can have it back instead, no questions asked: press Get a refund on the same page. Premium ends at once then.

Until the last day of a paid period you can take a cancellation back on the same page. What you have kept stays yours on the free plan too.`,
  },
  {
    id: "download-resume",
    question: "How do I download my optimized resume?",
    answer: `After an optimisation, open the result and choose Word or PDF, in one of ${documentDesigns.length} designs. The file holds the text as you left it, with the changes you accepted.

Every file is read back by our own reader before you get it, so that no word is lost on the way. Earlier results are under [Resumes](/resumes).`,
  },
];
