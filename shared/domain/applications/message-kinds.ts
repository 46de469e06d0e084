import type { ApplicationStatus } from "./status.ts";

/** What an employer's message is about. A message about no application has no kind. */
export const messageKinds = [
  "offer",
  "rejection",
  "invitation",
  "changed",
  "request",
  "confirmation",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a message seems to say about an application; the person decides. */
export interface MessageReading {
  kind: MessageKind;
  /** The status that it would lead to; null if it changes none. */
  status: ApplicationStatus | null;
  /** The sentence that shows it. */
  sentence: string;
  /** True if it is clear enough that a wrong kind is rare. */
  isClear: boolean;
  /** Day of the meeting, `YYYY-MM-DD`; null if none is named. */
  date: string | null;
  /** `HH:MM`; empty if none is named. */
  time: string;
}

const statuses: Record<MessageKind, ApplicationStatus | null> = {
  offer: "offered",
  rejection: "rejected",
  invitation: "interviewing",
  changed: null,
  request: null,
  confirmation: "applied",
};

/** The status that a message of this kind leads to; null if it changes none or is unclear. */
export const statusOfKind = (kind: MessageKind, isClear: boolean): ApplicationStatus | null =>
  isClear ? statuses[kind] : null;
