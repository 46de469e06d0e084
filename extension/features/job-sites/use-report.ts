import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { jobSites, type SiteReport } from "#shared/contract/job-sites.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

const api = createApiClient({ jobSites }, { baseUrl: __API_ORIGIN__, send: sendWithToken });

export type ReportState =
  | { status: "open" }
  | { status: "sending" }
  | { status: "sent" }
  | { status: "failed"; text: string };

/** Sends a report once; a failure says why and allows another attempt. */
export function useReport() {
  const [state, setState] = useState<ReportState>({ status: "open" });
  const send = (report: SiteReport) => {
    setState({ status: "sending" });
    api.jobSites.report({ body: report }).then(
      () => setState({ status: "sent" }),
      (error: unknown) => setState({ status: "failed", text: failureText(error) }),
    );
  };
  return { state, send };
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return "The report could not be sent. Please try again.";
  return error.code === "offline"
    ? "Kelpie could not be reached. Check your connection and try again."
    : error.message;
}
