/** Lists of what was read, besides the roles, whose entries a person can correct. */
export const entryLists = ["education", "skills", "certificates", "referees"] as const;
export type EntryList = (typeof entryLists)[number];

/** Fields of all of them; each list has its own. */
export const entryFields = [
  "institution",
  "studyType",
  "area",
  "startDate",
  "endDate",
  "name",
  "keywords",
  "issuer",
  "date",
  "expires",
  "position",
  "contact",
] as const;
export type EntryField = (typeof entryFields)[number];
