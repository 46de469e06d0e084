import type { ApplicationStatus } from "./status.ts";

/** What an employer's message is about; a message about no application has no kind. */
export const messageKinds = [
  "offer",
  "rejection",
  "invitation",
  "changed",
  "request",
  "confirmation",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a message seems to say of an application; the person decides. */
export interface MessageReading {
  kind: MessageKind;
  /** The status that it would lead to; null where it changes none. */
  status: ApplicationStatus | null;
  /** The sentence that says it. */
  sentence: string;
  /** Sure enough that a wrong kind is rare. */
  isClear: boolean;
  /** Of the meeting, `YYYY-MM-DD`; null where none is named. */
  date: string | null;
  /** `HH:MM`; empty where none is named. */
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

/** The status that a message of this kind leads to; null where it changes none, or is not clear. */
export const statusOfKind = (kind: MessageKind, isClear: boolean): ApplicationStatus | null =>
  isClear ? statuses[kind] : null;
