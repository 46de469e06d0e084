import { useState } from "react";
import * as z from "zod/mini";
import type { Application } from "#shared/contract/applications/application.ts";
import { applications } from "#shared/contract/applications/applications.ts";
import { errorBody } from "#shared/contract/errors.ts";
import {
  discard,
  enqueue,
  type Outcome,
  type QueuedCall,
  readQueue,
  sendQueue,
} from "../../platform/queue.ts";
import { type JobToSave, saveCall } from "./save-call.ts";

export type SaveState =
  | { status: "idle" }
  | { status: "saving" }
  | { status: "saved"; application: Application; alreadySaved: boolean; isAdKept: boolean }
  /** Stored on this computer until it can be sent. */
  | { status: "queued"; key: string }
  | { status: "limit" }
  /** Nothing is lost: the typed text stays in the form. */
  | { status: "failed"; text: string; requestId: string | undefined };

interface Saving {
  state: SaveState;
  save: (job: JobToSave) => void;
  /** Removes the result. */
  reset: () => void;
}

/**
 * Saves the job of one ad. Saving it again is safe: the server recognises the ad and does not change status or note.
 */
export function useSaveJob(onSaved: (application: Application) => void): Saving {
  const [state, setState] = useState<SaveState>({ status: "idle" });
  const save = (job: JobToSave) => {
    setState({ status: "saving" });
    void saveJob(job).then((next) => {
      setState(next);
      if (next.status === "saved") onSaved(next.application);
    });
  };
  return { state, save, reset: () => setState({ status: "idle" }) };
}

/** Stores the save, sends it and returns the result; never throws. */
export async function saveJob(job: JobToSave): Promise<SaveState> {
  const call = await saveCall(job);
  if (call === undefined) return notSaved("Kelpie could not be reached.");
  const outcome = await sendNow(call);
  return outcome === undefined ? { status: "queued", key: call.key } : stateOf(outcome, job.text !== "");
}

type Answered = Exclude<Outcome, { status: "waiting" }>;

/** Queues a call and tries it at once. Undefined if it waits. */
export async function sendNow(call: QueuedCall): Promise<Answered | undefined> {
  await enqueue(call);
  let outcome = (await sendQueue()).get(call.key);
  if (outcome === undefined && !(await readQueue()).some(({ key }) => key === call.key)) {
    // If the worker sent it at the same time, its key makes the server return the same answer again.
    await enqueue(call);
    outcome = (await sendQueue()).get(call.key);
  }
  if (outcome?.status === "refused") await discard(({ key }) => key === call.key);
  return outcome === undefined || outcome.status === "waiting" ? undefined : outcome;
}

function stateOf(outcome: Answered, isAdKept: boolean): SaveState {
  if (outcome.status === "sent") {
    const answer = z.safeParse(applications.create.response, outcome.answer);
    if (!answer.success) return notSaved("The server's answer could not be read.");
    const { alreadySaved, ...application } = answer.data;
    return { status: "saved", application, alreadySaved, isAdKept };
  }
  const body = z.safeParse(errorBody, outcome.answer);
  if (!body.success) return notSaved("Saving did not work.");
  return body.data.requiresUpgrade ? { status: "limit" } : notSaved(body.data.message, body.data.requestId);
}

function notSaved(text: string, requestId?: string): SaveState {
  return { status: "failed", text, requestId };
}
