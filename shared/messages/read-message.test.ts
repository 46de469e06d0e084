import { describe, expect, it } from "vitest";
import { readCalendarPart } from "./calendar-part.ts";
import { findTimes } from "./clock-times.ts";
import { findMeeting } from "./meeting-time.ts";
import { type MessageWords, type Sentence, sentencesOf } from "./message-words.ts";
import { readMessage } from "./read-message.ts";

/** A Saturday. */
const asOf = "2026-11-28";
const of = (text: string, more: Partial<MessageWords> = {}) =>
  readMessage({ subject: "", text, ...more }, asOf);

describe("the kind of a message", () => {
  it.each([
    ["confirmation", "Thank you for applying. We have received your application and it is under review."],
    [
      "rejection",
      "Dear Robin\nThank you for your interest. Unfortunately you have been unsuccessful on this occasion.\nWe wish you all the best.",
    ],
    [
      "rejection",
      "Hi Robin,\nWe have decided to move forward with other candidates. Best of luck with your search.",
    ],
    [
      "offer",
      "Hi Robin,\nWe are delighted to offer you the position of Grants Officer. We will send your letter of offer and employment contract today. Welcome to the team!",
    ],
    [
      "invitation",
      "Hi Robin,\nWe would like to invite you to an interview with our panel on Thursday 3 December at 10:30 am.",
    ],
    [
      "changed",
      "Hi Robin,\nUnfortunately we need to move your interview on Tuesday. The new time is Thursday 3 December at 10 am.",
    ],
    [
      "request",
      "Thank you for your application. Please complete the online assessment within 48 hours using the link below.",
    ],
    ["request", "Hi Robin, could you please send the names and phone numbers of two referees by Friday?"],
  ])("%s: %s", (kind, text) => expect(of(text)).toMatchObject({ kind }));

  it.each([
    "Your weekly job alert: 12 new jobs in Perth match your profile.\nUnsubscribe",
    "Hi, I came across your profile and have an exciting opportunity with a client of mine. Are you open to a chat?",
    "",
  ])("nothing about an application: %s", (text) => expect(of(text)).toBeNull());

  it("what would be if is no news", () => {
    const text =
      "We have received your application. If you are unsuccessful we will tell you. Only shortlisted applicants will be invited to an interview.";
    expect(of(text)).toMatchObject({ kind: "confirmation" });
  });

  it.each([
    [
      "offered",
      "Dear Priya,\n\nCongratulations! On behalf of the Council I am delighted to offer you the position of Senior Grants Officer. Your letter of offer and employment contract are attached. Please sign and return a copy by Friday. Your start date will be Monday 11 January.\n\nWelcome to the team!",
    ],
    [
      "rejected",
      "Dear Priya,\n\nThank you for your application and for the time you gave it. Unfortunately, your application has been unsuccessful on this occasion. We had a strong field and other candidates more closely matched what we need.\n\nWe wish you all the best.",
    ],
    [
      "applied",
      "Dear Priya,\n\nThank you for applying. We have received your application and it is now under review. We will be in touch with shortlisted candidates.",
    ],
    [
      "interviewing",
      "Hi Priya,\n\nThanks for your application. We would like to invite you to an interview with our panel on Thursday 3 December at 10:30 am at our office. Please let us know if the time suits you.",
    ],
  ])("a whole message is clear: %s", (status, text) => {
    const read = of(text);
    expect(read).toMatchObject({ status, isClear: true });
    expect(text.replace(/\s+/g, " ")).toContain(read?.sentence);
  });

  it.each([
    [
      "interviewing",
      "We would like to invite you to an interview at Blue Gum Council on 3 December at 2.30 pm.",
    ],
    ["rejected", "Unfortunately you have not been successful."],
    ["applied", "We have received your application."],
  ])("one pasted sentence is clear: %s", (status, text) => {
    expect(of(text)).toMatchObject({ status, isClear: true });
  });

  it("what may be says nothing of an application", () => {
    expect(of("It may be that we make you an offer of employment.")).toBeNull();
  });

  it("what is only likely has its kind and proposes nothing", () => {
    expect(of("We have shortlisted you, and will call about an interview.")).toMatchObject({
      isClear: false,
      status: null,
    });
  });
});

describe("day and time of the meeting", () => {
  const invite = (when: string) =>
    of(`Hi Robin,\nWe would like to invite you to an interview with our panel ${when}`);
  it.each([
    ["on Thursday 3 December at 10-11am.", "2026-12-03", "10:00"],
    ["on 3/12/2026 from 2 to 3pm.", "2026-12-03", "14:00"],
    ["on December 3rd at 14:00.", "2026-12-03", "14:00"],
    ["on Thursday week at half past nine.", "2026-12-10", "09:30"],
    ["on Wednesday 9 December at noon. Please reply by Monday 30 November.", "2026-12-09", "12:00"],
    ["tomorrow at 9 am.", "2026-11-29", "09:00"],
    ["on Tuesday 2 February at 10.30 am.", "2027-02-02", "10:30"],
    [
      "as below. We look forward to meeting you.\nDate: Thursday 3 December 2026\nTime: 2.15 pm",
      "2026-12-03",
      "14:15",
    ],
  ])("%s", (when, date, time) => expect(invite(when)).toMatchObject({ date, time }));

  it("of a moved meeting the new one", () => {
    const text =
      "Hi Robin,\nUnfortunately we need to move your interview.\nPrevious: Tuesday 1 December, 9 am\nNew time: Thursday 3 December, 10 am\nApologies for the change of time.";
    expect(of(text)).toMatchObject({ kind: "changed", date: "2026-12-03", time: "10:00" });
  });

  const sentence = (text: string): Sentence => ({ text, isSubject: false, isQuoted: false });
  const meetingIn = (kind: "invitation" | "changed" | "aside", ...texts: string[]) =>
    findMeeting(texts.map(sentence), asOf, kind === "changed", kind === "aside");

  it.each([
    ["Your visit on 4 December has been postponed to Monday 7 December at 9 am.", "2026-12-07"],
    ["Friday 4 December at 10 am no longer works, so we suggest Monday 7 December at 11 am.", "2026-12-07"],
    ["Your call on 3 December at 2 pm is cancelled; we can offer 8 December at 3 pm.", "2026-12-08"],
    ["We shifted everybody from Tuesday 1 December at 9 am to Thursday 3 December at 9 am.", "2026-12-03"],
    ["It was Tuesday 1 December at 9 am; it is Friday 4 December now, at 9 am.", "2026-12-04"],
    ["Instead of 1 December at 9 am, come on 2 December at 9 am.", "2026-12-02"],
  ])("an old day is not the new one: %s", (text, date) =>
    expect(meetingIn("changed", text)).toMatchObject({ date }),
  );

  it.each([
    ["Report to the front desk no later than 10:00am.", "10:00"],
    ["Please arrive by 8.45 am.", "08:45"],
    ["Be there before 1 pm.", "13:00"],
    ["Reply by 5 pm.", ""],
    ["Applications close at 11 pm, reply before 4 pm.", ""],
  ])("the time to arrive is the meeting's: %s", (text, time) =>
    expect(meetingIn("invitation", "Your assessment day is Wednesday 16 December.", text)).toMatchObject({
      time,
    }),
  );

  it.each([
    ["come and see us Thursday arvo, say 4", "16:00"],
    ["the interview is on Friday at 9", "09:00"],
    ["drop in for a chat Monday around 11 if that suits", "11:00"],
    ["the interview on Friday is at 12 Harbour Street", ""],
    ["the interview on Friday lasts around 40 minutes", ""],
    ["the panel on Friday seats at 9 people", ""],
  ])("an hour without am or pm: %s", (text, time) =>
    expect(meetingIn("invitation", text)).toMatchObject({ time }),
  );

  it.each([
    ["I'd like to talk it through on a call: Monday 30 November, 11am?", "2026-11-30"],
    ["We still need your degree before the interview on Tuesday 1 December at 10 am.", "2026-12-01"],
    ["Let's meet on 2 December at 3 pm to sign the contract.", "2026-12-02"],
  ])("a meeting beside what else is said: %s", (text, date) =>
    expect(meetingIn("aside", text)).toMatchObject({ date }),
  );

  it.each([
    "Please send your certificates by Friday 4 December at 5 pm.",
    "Your first day is Monday 11 January at 8.30 am.",
    "The office is open on Monday from 9 am.",
  ])("no meeting beside what else is said: %s", (text) => expect(meetingIn("aside", text)).toBeNull());

  it("a calendar part wins over the sentences", () => {
    const meeting = { date: "2026-12-04", time: "11:00", isCancelled: false };
    const text = "We would like to invite you to an interview with our panel on Thursday at 10 am.";
    expect(of(text, { meeting })).toMatchObject({ date: "2026-12-04", time: "11:00" });
  });

  it.each([
    ["DTSTART;TZID=Australia/Melbourne:20261203T100000", "2026-12-03", "10:00"],
    ["DTSTART:20261203T000000Z", "2026-12-03", "11:00"],
    ["DTSTART;VALUE=DATE:20261203", "2026-12-03", ""],
    ["DTSTART;TZID=\n Australia/Perth:20261203T083000", "2026-12-03", "08:30"],
  ])("%s of a calendar", (line, date, time) => {
    const source = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${line.replace("\n", "\r\n")}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
    expect(readCalendarPart(source, "Australia/Sydney")).toEqual({ date, time, isCancelled: false });
  });

  it.each([
    ["no event", "BEGIN:VCALENDAR\nEND:VCALENDAR"],
    ["no start", "BEGIN:VEVENT\nEND:VEVENT"],
    ["cut off", "BEGIN:VEVENT\nDTSTART:2026"],
  ])("a calendar with %s has no meeting", (_, source) =>
    expect(readCalendarPart(source, "Australia/Sydney")).toBeUndefined(),
  );
});

describe("any text", () => {
  it.each(["\u0000", "\ud800", "a".repeat(100_000), "9:99 am ".repeat(2_000), "> ".repeat(20_000)])(
    "is read without an error (%#)",
    (text) => {
      expect(() => of(text)).not.toThrow();
      expect(sentencesOf({ subject: "", text }).length).toBeLessThanOrEqual(200);
      for (const { time } of findTimes(text)) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    },
  );
});
