import { useState } from "react";
import * as z from "zod/mini";
import { type Application, application } from "#shared/contract/applications/application.ts";
import { errorBody } from "#shared/contract/errors.ts";
import type { SavedJob } from "../../platform/storage.ts";
import { changeCall } from "./save-call.ts";
import { sendNow } from "./use-save-job.ts";

type Change = Partial<Pick<SavedJob, "status" | "notes" | "followUpDate">>;

type ChangeState =
  | { status: "idle" | "sending" }
  /** Stored on this computer until it can be sent. */
  | { status: "queued"; change: Change }
  | { status: "failed"; text: string };

/** Changes a saved job, through the queue. */
export function useChangeJob(
  job: SavedJob & { identityKey: string | null },
  onChanged: (application: Application) => void,
) {
  const [state, setState] = useState<ChangeState>({ status: "idle" });
  const send = async (change: Change): Promise<ChangeState> => {
    const call = await changeCall(job, job, change);
    if (call === undefined) return { status: "failed", text: "Kelpie could not be reached. Try again." };
    const outcome = await sendNow(call);
    if (outcome === undefined) return { status: "queued", change };
    if (outcome.status === "sent") {
      const row = z.safeParse(application, outcome.answer);
      if (row.success) onChanged(row.data);
      return { status: "idle" };
    }
    const body = z.safeParse(errorBody, outcome.answer);
    return { status: "failed", text: body.success ? body.data.message : "the server did not take it." };
  };
  const change = (wanted: Change) => {
    setState({ status: "sending" });
    void send(wanted).then(setState);
  };
  return { state, change };
}
