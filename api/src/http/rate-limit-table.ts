import type { LimitName } from "#shared/contract/route.ts";

const minute = 60;

export interface Bucket {
  points: number;
  /** Seconds. */
  duration: number;
  by: "address" | "account" | "email" | "token";
}

interface Limit {
  buckets: Bucket[];
  /** The limit with which it has one count. */
  sharedWith?: LimitName;
  /** The account's owner is mailed when its count is full. */
  tellsOwner?: true;
  /**
   * `failures`: a try counts before the password is looked at, so that many at once are many, and is given back when it was
   * no failure: success locks nobody out.
   */
  counts: "calls" | "failures";
  /** `handler`: the handler counts the call itself, after the quota (docs/security.md, AZ-10). */
  when: "before" | "handler";
}

/**
 * Of passwords and codes, by the account and by where it comes from. Sign-in, its second step and the extension's sign-in
 * count together: who guesses gets no more tries by going from door to door.
 */
const guessing: Limit = {
  sharedWith: "login",
  tellsOwner: true,
  buckets: [
    { points: 10, duration: 15 * minute, by: "email" },
    { points: 50, duration: 15 * minute, by: "address" },
  ],
  counts: "failures",
  when: "before",
};

/** The numbers of docs/security.md, AU-08 and AZ-10. */
export const limits: Record<LimitName, Limit> = {
  login: guessing,
  /** As for passwords; the account is that of the sign-in that waits for its code (AU-19). */
  "second-step": guessing,
  /** Keys are not guessed; this bounds the challenges that are stored (AU-20). */
  passkey: {
    buckets: [{ points: 60, duration: 15 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  signup: {
    buckets: [{ points: 20, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  forgot: {
    buckets: [
      { points: 3, duration: 60 * minute, by: "email" },
      { points: 20, duration: 60 * minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  reset: {
    buckets: [
      { points: 5, duration: 60 * minute, by: "token" },
      { points: 20, duration: 60 * minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  /** Calls that take the current password: nobody guesses it from an open session. */
  credentials: {
    buckets: [{ points: 20, duration: 15 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  /** Opened links that prove an address. */
  verify: {
    buckets: [{ points: 20, duration: 60 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  /** Mails with such a link, asked for once more. */
  "verify-mail": {
    buckets: [
      { points: 3, duration: 60 * minute, by: "account" },
      { points: 20, duration: 60 * minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  export: {
    buckets: [{ points: 10, duration: 60 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  /** The panel asks every two seconds for five minutes. */
  connect: {
    buckets: [{ points: 600, duration: 15 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  upload: { buckets: [{ points: 20, duration: minute, by: "account" }], counts: "calls", when: "before" },
  writing: { buckets: [{ points: 30, duration: minute, by: "account" }], counts: "calls", when: "handler" },
  fetch: { buckets: [{ points: 10, duration: minute, by: "account" }], counts: "calls", when: "before" },
  template: {
    buckets: [{ points: 30, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  checkout: { buckets: [{ points: 30, duration: minute, by: "account" }], counts: "calls", when: "before" },
  billing: { buckets: [{ points: 60, duration: minute, by: "account" }], counts: "calls", when: "before" },
  populate: {
    buckets: [{ points: 6, duration: 10 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  /** Reports of how a page was read. */
  "site-report": {
    buckets: [{ points: 20, duration: 60 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  "post-job": {
    buckets: [{ points: 20, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  /** Looks at postings, counted for their employers. */
  "posting-use": {
    buckets: [{ points: 120, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  "posting-report": {
    buckets: [{ points: 10, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  /** Calls of a posting's private link. */
  posting: {
    buckets: [
      { points: 60, duration: 60 * minute, by: "token" },
      { points: 120, duration: 60 * minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  download: { buckets: [{ points: 20, duration: minute, by: "account" }], counts: "calls", when: "before" },
  /** Every row that changes something and names no limit of its own. */
  change: {
    buckets: [
      { points: 300, duration: minute, by: "account" },
      { points: 1200, duration: minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  "csp-report": {
    buckets: [{ points: 30, duration: 10 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
};
