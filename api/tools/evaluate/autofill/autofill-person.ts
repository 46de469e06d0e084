import type { FillAnswers } from "#shared/autofill/answer-field.ts";
import { COUNTRY_CODES } from "#shared/domain/autofill/countries.ts";

/** An invented person with every field of a profile, including work rights in every country of the forms. */
export const FULL_PERSON: FillAnswers = {
  profile: {
    salutation: "Ms",
    firstName: "Ada",
    middleName: "Rose",
    lastName: "Marsh",
    preferredName: "Addie",
    email: "ada.marsh@example.com",
    phone: "0491 570 156",
    otherPhone: "03 5550 0123",
    street: "12 Example Street",
    suburb: "Brunswick",
    state: "VIC",
    postcode: "3056",
    country: "AU",
    nationality: "AU",
    birthDate: "1990-04-23",
    linkedin: "https://www.linkedin.com/in/ada-marsh-example",
    website: "https://ada.example.com",
    otherWebsite: "https://notes.ada.example.com",
    github: "https://github.com/ada-marsh-example",
    twitter: "https://twitter.com/ada_marsh_example",
    headline: "Senior software engineer",
    currentTitle: "Senior software engineer",
    currentCompany: "Example Pty Ltd",
    skills: "TypeScript, PostgreSQL, testing",
    summary: "Ten years of building services that people rely on.",
    additionalInformation: "I am free for a call on weekdays after 3 pm.",
    earliestStart: "",
    workRights: COUNTRY_CODES.map((country) =>
      country === "CH"
        ? { country, standing: "permanent" as const, note: "C" }
        : { country, standing: "citizen" as const, note: "" },
    ),
    noticeWeeks: 2,
    salary: { amount: 130_000, period: "year", includesSuper: false },
  },
  answers: [],
  job: {
    country: null,
    source: "LinkedIn",
    letter: "Dear hiring team, I would like to build this with you. Ada Marsh",
    documents: {
      resume: "Ada-Marsh-resume.pdf",
      "cover-letter": "Ada-Marsh-letter.pdf",
      photo: "Ada-Marsh.jpg",
      other: "Ada-Marsh-certificates.pdf",
    },
    today: "2026-11-21",
  },
};
