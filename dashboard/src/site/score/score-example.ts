import { analyseResume } from "#shared/resume/analyse-resume.ts";

/** Invented: a town's library and a person. */
const ad = {
  title: "Library Officer",
  company: "Corangamite Libraries",
  text: `About the role
You will look after the front desk of two branches, help people of all ages to find what they need, and run the story time on Tuesdays. You will shelve and lend items in the Spydus system and answer questions by phone and email.

Essential
- Certificate III in Library and Information Services
- Customer service experience in a public place
- Experience with a library management system such as Spydus or SirsiDynix
- Current Working with Children Check

Desirable
- Running programs for children
- Experience with social media

What we offer
Flexible hours, a uniform and four weeks of leave.`,
} as const;

const resumeText = `Mara Quill
Geelong VIC | mara@example.com | 0491 570 006

Experience
Library Assistant, Barwon Reads
March 2021 - Present
- Serve up to 120 visitors a day at the front desk and by phone
- Lend, shelve and repair items in SirsiDynix
- Lead a weekly story time for 25 children

Bookshop Assistant, Otway Books
January 2018 - February 2021
- Served customers and looked after the children's corner

Education
Certificate III in Library and Information Services, Gordon Institute, 2020`;

/** The day is fixed: the page says the same whenever it is built. */
const asOf = "2026-11-01";

/** Worked out by the engine itself while the page is drawn, so that the page cannot say another sum than the product. */
export const scoreExample = {
  adTitle: ad.title,
  match: analyseResume({ resumeText, ad, asOf }).match,
};
