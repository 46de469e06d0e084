import type { Article } from "../article.ts";

export const screeningSoftware: Article = {
  id: "1",
  title: "How resume screening software really works in Australia",
  excerpt:
    "What an applicant tracking system does with your file, what it does not do, and the few habits that keep your words in order on the way through.",
  author: "Kelpie",
  publishDate: "2026-11-16",
  readTime: "5 min read",
  category: "Applications",
  slug: "how-resume-screening-software-works",
  keywords: ["applicant tracking system", "ATS", "resume format", "knock-out questions", "Australia"],
  content: `
Between your resume and the person who reads it there is usually a program: an applicant tracking system, or ATS. A lot of advice about these programs is guesswork sold as fact. Here is what they do, step by step, and what is worth your time.

## It is a filing cabinet first

An employer who gets two hundred applications needs somewhere to keep them. That is the main job of the software. It takes in the form and the files, puts each application beside the job it belongs to, records who has looked at it and what was decided, and sends the mails. Workday, SuccessFactors, PageUp, Greenhouse, Lever and SmartRecruiters are names you will see in the address bar when you press Apply on an Australian employer's site.

You may read that three quarters of all resumes are rejected by software before a person sees them. We have looked for the study behind that figure and have not found one. What is true is duller: in most systems a person opens a list, sorts or searches it, and reads from the top until there are enough people to call. Being low on that list can feel the same as being rejected. It is not the same thing, and you can do something about it.

## Step one: your file becomes text

Before anything can be searched, the program takes the words out of your file. It does not see your layout as you do. It meets a stream of characters and has to guess where a job ends and the next begins. Four things go wrong often enough to matter:

- **Two columns.** A sidebar with skills beside your work history may be read straight across, so that half a sentence about one thing is followed by half a sentence about another.
- **Text in pictures.** A logo with your name, a chart of your skills, or a scanned page holds no text at all.
- **Contact details in the header or footer.** Some readers skip that part of a Word file. Put your name, phone and email in the body of page one.
- **Headings that only you use.** "Where I have made a dent" is charming. "Experience" is understood, by the program and by a tired person.

There is a simple test. Copy the whole of your resume, paste it into a plain text editor, and read it from the top. If the order is right and nothing is missing, the file is sound. Word and PDF are both fine; a PDF made from a text editor is read well, a PDF made from a photograph is not.

## Step two: the form asks the questions that decide

The hard stops in an online application are seldom hidden in an algorithm. They are the questions on the form. Do you have the right to work in Australia? Do you hold a current driver licence, a Working with Children Check, an AHPRA registration, a security clearance? Can you start in January? An employer can set such a question so that a "no" moves the application aside without anyone reading it. These are called knock-out questions.

Answer them truthfully, and answer them on the resume as well. A line such as "Australian citizen" or "Permanent resident, full work rights" near your contact details takes away a doubt that costs the reader a phone call. If you are waiting for a registration, say when you expect it. If an ad names a licence as essential and you do not have it, spend the evening on another ad.

## Step three: somebody searches

Recruiters use the search box as you would. They type "payroll" or "Revit" or "aged care", read the first page of results, and try another word. Many systems also offer a ranking of how close each resume is to the ad. How that number is made differs from product to product, and employers are free to ignore it. Nobody outside can tell you what score you will get, and there is no single score that all employers see.

What follows from this is modest and useful:

- Use the ad's own word for a thing you have done. If the ad says "stakeholder engagement" and you wrote "client liaison", write theirs, provided it is the same work.
- Give both forms of a name once: "Certificate IV in Work Health and Safety (Cert IV WHS)".
- Put the word where it was earned. "Reconciled payroll for 140 staff in Xero" beats "Xero" in a list, because the person who finds it will want to know where.
- Leave out what you have not done. The word may get you found. It will not survive the first question.

Repeating a term ten times, or hiding words in white text, helps with nothing. Search results show the text around the word, and hidden text appears in plain sight when the file is turned into text.

## Step four: a person decides

Even where a program ranks, it is people who call you in. In the public service this is spelt out: a selection has to be made on merit, by comparing what each person can show with what the job requires. In private companies a recruiter or the manager reads the first half page, then decides whether to go on. Write for that reader. Two to four pages are normal in Australia, with the last ten years in detail and the rest in a line each. Leave out your photo, your date of birth and your marital status; they have no bearing on the work, and most employers would rather not have them.

You also have some say over the data itself. An organisation that the Privacy Act covers must tell you, in its privacy policy, how it handles personal information, and you can ask to see what it holds about you. From 10 December 2026 that policy must also say where a computer program makes, or does something closely related to making, decisions that could significantly affect you. If an employer's process leaves you wondering, its privacy policy is a fair place to look, and a short polite question is fair too.

## What to do tonight

Paste your resume into a plain text editor and fix the order. Add a work rights line. Take one ad you care about, underline each thing it calls essential, and find the line of your resume that shows it. Where you have done the thing and not said it, say it. Where you have not done it, leave it out and decide whether the rest is strong enough. That is an hour's work, and it serves the program and the person equally.
`,
};
