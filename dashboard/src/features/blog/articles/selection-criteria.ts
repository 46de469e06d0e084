import type { Article } from "../article.ts";

export const selectionCriteria: Article = {
  id: "2",
  title: "How to answer key selection criteria without losing a weekend",
  excerpt:
    "Government, university and health ads still ask for proof, criterion by criterion. A steady way to write answers that can be scored, and used again.",
  author: "Kelpie",
  publishDate: "2026-11-19",
  readTime: "5 min read",
  category: "Applications",
  slug: "answer-key-selection-criteria",
  keywords: ["key selection criteria", "APS pitch", "STAR method", "public service", "Australia"],
  content: `
Government, university and health ads still ask for proof, criterion by criterion. Most people write too much for the first one and run out of evening by the fourth. There is a steadier way, and most of what you write can be used again.

## Why panels ask for it

In the Australian Public Service a selection has to be based on merit. The Public Service Act says what that means: the people who apply are compared on the qualities the job genuinely requires, and their capacity to achieve outcomes related to its duties is what counts first. State services, councils, universities and hospitals have rules of their own in the same spirit.

For you this has a practical side. A panel cannot give you credit for what it suspects. It can only score what you have written, criterion against evidence, and it has to be able to explain afterwards why one person was found stronger than another. Write so that the person with the scoring sheet can find the evidence without looking for it.

## Before you write: three things to find out

- **What exactly is wanted?** Some ads want a separate statement for each criterion. Many Commonwealth ads want a "pitch" of one or two pages instead, which covers all of them. Some want the answers typed into a form with a character limit. The limit is real: text beyond it is cut or not read.
- **Which criteria carry the job?** Essential ones first. If a desirable one is beyond you, say honestly how close you are, and spend your words elsewhere.
- **Who is the contact officer?** The name and number in the ad are there to be used. A short call tells you what the team does all day, why the job is open, and which of the criteria worries them. Have two questions ready and keep it to ten minutes.

If the job is in the APS, look up the work level standard for its classification too. It describes what is expected of an APS 4 or an EL 1, and it is a good guide to how large your example should be. The ad will also say whether you must be an Australian citizen; most APS jobs ask for it.

## Start with the verb

Every criterion hides a verb. "Demonstrated ability to **manage competing priorities**" is a request for one story in which two things could not both be done, and you chose. "Well-developed ability to **communicate with influence**" wants a person who thought otherwise, and what you did about it. Underline the verb, then look for the story. Not the other way round, or you will bend your favourite story to fit everything.

Look for stories that are recent, that had something at stake, and in which you did the deciding. They need not come from a job with the same title. Running a sports club's canteen through a season of short supplies is a competing-priorities story. So is a share house of five students with one kitchen and an exam timetable, if you are early in your career and tell it plainly.

## Four sentences, then stop

The common shape is called STAR: situation, task, action, result. It works because it is the shape that panels score against. The mistake is to spend the words evenly. Give the situation one sentence and the task half a sentence. The action is where the marks are.

1. Where you were and what was at stake, in one line.
2. What you, not the team, decided to do, and why that and not something else.
3. How you did it, with the tool, the rule or the person you used.
4. What changed, with a number if you have one, and what you would do again.

Here is a short one. "As a ward clerk at a regional hospital I took over a discharge list that ran two hours late most days. I asked the four wards when each piece of information became known, and found that transport was booked last although it took longest. I moved the booking to the morning handover and made a one-line form for it. By the end of the month the list closed on time on most days, and the form is still in use." Eighty words, one decision, one result, and nothing a panel has to take on trust.

> If a sentence would be true of anyone in the role, it is not evidence. Take it out and see whether the answer gets worse.

## Say "I", and be exact

Australians are taught to say "we". A panel cannot score "we". Name the team once, then say what you did in it. "I" is not boasting where the act is small and exact: "I rang each of the twelve families" is stronger than "I was instrumental in engaging key stakeholders".

Numbers help when they are yours and you could explain them at interview. If you do not remember the figure, do not make one up; "about a third fewer calls" is fine when that is what you remember. Referees are asked about the same events, and a panel may compare.

## If it has to be a pitch

A pitch is the same evidence with the headings taken out. Open with two lines about what you do and why this job. Then give two or three stories, each carrying more than one criterion, and let the ad's own words appear where they are true. Close with what you would bring in the first months. Do not repeat your resume; the panel has it beside the pitch.

Read it aloud once. Where you run out of breath, there are two sentences. Where you hear a phrase that you would never say to a colleague, there is a plainer one.

## Keep what you wrote

The next ad will ask for three of the same five. File each answer under its verb, with the date and the job it was sent to. By the third application you are editing instead of writing, and the weekend is yours again.

When the decision comes, ask for feedback whichever way it went. Public service panels often give it, and a sentence such as "your second example showed the team's work, not yours" is worth an evening of reading advice. If you were found suitable and someone else got the job, ask whether there is a merit list or pool, and how long it lasts: similar jobs may be filled from it without another application.
`,
};
