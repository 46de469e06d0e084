/** Lists besides the roles whose entries a person can correct. */
export const entryLists = ["education", "skills", "certificates", "referees"] as const;
export type EntryList = (typeof entryLists)[number];

/** The fields of all lists; each list has some of them. */
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
