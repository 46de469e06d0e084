import type { Article } from "../article.ts";

export const helpfulFollowUp: Article = {
  id: "3",
  title: "A follow-up that helps: what to send, when, and when to let go",
  excerpt:
    "After an application or an interview, silence is normal. Short notes that are easy to answer, a rhythm for sending them, and the point at which to move on.",
  author: "Kelpie",
  publishDate: "2026-11-22",
  readTime: "5 min read",
  category: "Applications",
  slug: "follow-up-that-helps",
  keywords: ["follow-up email", "after an interview", "job application", "unpaid trial", "Australia"],
  content: `
You applied two weeks ago, or you had an interview that went well, and now there is nothing. A good follow-up does not push. It makes it easy for a busy person to give you an answer. Here is what to send, when, and when to let go.

## Why it is quiet

It helps to know what usually goes on at the other end. The ad may still be open, so that nobody has started to read. The manager who decides may be on leave. The budget may have been stopped for a month. Another person may have been offered the job and be taking a week to think about it, and until they answer nobody wants to tell you no. None of this is about you, and a short question can bring a true answer where waiting brings none.

It can also be plain rudeness. Many employers never write to people they do not call in, and no general rule makes a private company tell you why. Decide beforehand how long you will wait, so that the silence does not decide it for you.

## Before you write: look at three things

- **The ad.** If it has a closing date, count from there, not from the day you applied. If it says "only shortlisted candidates will be contacted", that is your answer to whether they will write by themselves.
- **What you were told.** "We will be in touch by Friday" means that you write on the following Tuesday, not on Friday afternoon.
- **Whom to ask.** A name is better than an address. The person who rang you, the contact in the ad, the recruiter who put you forward. If an agency sent you, ask the agency and nobody else.

## A rhythm that annoys nobody

1. **After applying:** one note, five to seven working days after the ad has closed. If there is no closing date, two weeks after you applied.
2. **After an interview:** thanks within a day, then one question when the time they named has passed by two working days.
3. **After a second silence:** one last note a week or so later, which lets them say no. Then stop.

Three notes in all for any one job. More does not raise your chances, and you will meet these people again; Australian industries are small.

## After an application

The purpose is to be easy to answer. Name the job and the day in the subject line, so that nobody has to search. Ask one question. Add one thing only if it is new and useful.

> Subject: Application for Maintenance Planner, sent 3 November
>
> Dear Ms Okafor, I applied for the maintenance planner role on 3 November and am still keen on it. Could you tell me whether you have started to shortlist? Since then I have finished my confined space ticket, which the ad listed as desirable. Kind regards, Sam Reid, 0491 570 156

That is all. No summary of your resume, no "just checking in", no apology for writing. If the ad gives a phone number, a call is fine and often faster. Ring mid-morning, say your name and the job, ask whether it is a good moment, and have your question ready in one sentence.

## After an interview

A thank-you within a day is not old-fashioned. It is read, because it comes while they still remember you. Say what you took from the talk, in the words that were used, and settle anything that stayed open.

> Subject: Thank you, and the roster question
>
> Dear Marcus, thank you for the time this morning. I liked hearing how the night team hands over with one page instead of a meeting. You asked whether I could work every second weekend from February: I have checked, and I can. I look forward to hearing from you. Kind regards, Sam

If you gave a weak answer, you may improve one of them here, in two sentences. Leave the rest.

When the promised day has passed, write again, shorter: "You hoped to decide by last Friday. Could you tell me where things stand, and whether there is anything else you would like from me?" If you have another offer, say so plainly and give the date by which you must answer. It is not a threat, it is a fact they would want to know, and it gets a fast reply more often than anything else. Never invent one.

## If they ask you for work in the meantime

Sometimes the next step is a trial shift or a task. The Fair Work Ombudsman draws the line clearly: an unpaid trial is all right only to show that you have the skills for the job, for no longer than that takes, and under direct supervision. An hour of making coffee may be a demonstration. A whole busy Saturday is work, and work is paid. You may ask, in a friendly tone, how long the trial is and how it is paid; a good employer has an answer ready.

The same sense of measure helps with take-home tasks. An hour or two on a made-up case is common. Two days on the company's own problem is worth a question first.

## The last note

When a week has gone by after your second question, write one that makes no easy to say.

> Dear Ms Okafor, I expect you have filled the maintenance planner role or moved it to another time. If so, no reply is needed, and I wish you well with it. If it is still open, I would be glad to talk. Should something similar come up, please keep me in mind.

It is short, it closes the matter for you, and now and then it is the note that brings the call, because somebody else has said no.

## Keep a record, and keep applying

For each job write down the day you applied, the day the ad closes, whom you spoke to, and the day of your next note. A page in a notebook will do; a tracker with reminders is easier to keep up. What matters is that the dates are somewhere other than in your head, so that you can stop thinking about that job and start on the next one.

If the answer is no, thank them and ask one question: what would have made your application stronger? Not everybody answers. Those who do usually tell you something that no article can.
`,
};
