import { useEffect, useState } from "react";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { criteriaSets } from "#shared/contract/criteria-sets.ts";
import { criteriaPath } from "#shared/domain/pages.ts";
import {
  hasMoreThanLetter,
  type WrittenRequirementsData,
  WrittenRequirementsSummary,
} from "#shared/ui/blocks/criteria/written-requirements-summary.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { readWrittenRequirements } from "#shared/writing/criteria/written-requirements.ts";
import { openDashboard } from "../../platform/browser.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

const { criteria: api } = createApiClient(
  { criteria: criteriaSets },
  { baseUrl: __API_ORIGIN__, send: sendWithToken },
);

interface WrittenRequirementsCardProps {
  ad: { title: string; company: string; text: string };
  /** Id of the saved job; without it a new criteria set is opened. */
  applicationId: string | undefined;
}

/** What the ad requires in writing, and a link to the criteria screen. Loaded after the first paint. */
export function WrittenRequirementsCard({ ad, applicationId }: WrittenRequirementsCardProps) {
  const { title, company, text } = ad;
  const [asked, setAsked] = useState<WrittenRequirementsData>();
  const [state, setState] = useState<"idle" | "opening" | "failed">("idle");
  useEffect(() => setAsked(readWrittenRequirements({ title, company, text })), [title, company, text]);
  if (asked === undefined || !hasMoreThanLetter(asked)) return null;
  const open = async () => {
    setState("opening");
    const body = { jobTitle: title, company, text: text.slice(0, mostSent), is: "ad" as const };
    const id = applicationId ?? (await api.open({ body })).id;
    setState("idle");
    await openDashboard(criteriaPath(id));
  };
  return (
    <WrittenRequirementsSummary asked={asked}>
      {applicationId === undefined && (
        <p className="text-13 text-muted">Opening it sends this ad to your account.</p>
      )}
      <Button
        compact
        className="justify-self-start"
        busy={state === "opening"}
        busyLabel="Opening..."
        onClick={() => void open().catch(() => setState("failed"))}
      >
        Write the answers
      </Button>
      {state === "failed" && (
        <p role="alert" className="text-danger">
          Not opened. Check your connection and try again.
        </p>
      )}
    </WrittenRequirementsSummary>
  );
}

const mostSent = 30_000;
