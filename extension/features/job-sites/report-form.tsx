import { type FormEvent, useEffect, useRef, useState } from "react";
import type { SiteReport } from "#shared/contract/job-sites.ts";
import {
  fieldNames,
  type ReportReason,
  reportedFields,
  reportReasons,
} from "#shared/domain/job-sites/site-report.ts";
import { boardName } from "#shared/domain/jobs/job-sites.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import type { PageRead } from "../../platform/page/read-page.ts";
import { reasonsFor, reportedHost, reportOf } from "./report-of.ts";
import { useReport } from "./use-report.ts";

interface ReportFormProps {
  page: PageRead;
  onClose: () => void;
}

/** Asks what is wrong, shows every word that would be sent, and sends it only then. */
export function ReportForm({ page, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const { state, send } = useReport();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const report = reportOf(page, reason ?? "other");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (report !== null && reason !== null) send(report);
  };
  return (
    <Card as="section" aria-labelledby="report-title" className="mt-3 p-4">
      <form onSubmit={submit} className="grid gap-4">
        <h2 ref={heading} id="report-title" tabIndex={-1} className="text-16 font-bold">
          This looks wrong
        </h2>
        {reportedHost(page) === null ? (
          <Notice>Kelpie takes no reports about this address.</Notice>
        ) : state.status === "sent" ? (
          <Notice tone="success" role="status">
            Thank you. Your report was sent. It helps us to read this site better.
          </Notice>
        ) : (
          <>
            <Reasons isAd={page.capture.isAd} chosen={reason} onChoose={setReason} />
            {report && <WhatIsSent report={report} isChosen={reason !== null} />}
          </>
        )}
        {state.status === "failed" && (
          <Notice tone="danger" role="alert">
            {state.text}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {state.status !== "sent" && report && (
            <Button
              type="submit"
              variant="primary"
              disabled={reason === null}
              busy={state.status === "sending"}
              busyLabel="Sending..."
            >
              Send report
            </Button>
          )}
          <Button onClick={onClose}>{state.status === "sent" ? "Close" : "Cancel"}</Button>
        </div>
      </form>
    </Card>
  );
}

interface ReasonsProps {
  isAd: boolean;
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ isAd, chosen, onChoose }: ReasonsProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-14 font-medium">What is wrong?</legend>
      {reasonsFor(isAd).map((reason) => (
        <label key={reason} className="flex min-h-8 items-center gap-3 text-14 pointer-coarse:min-h-11">
          <input
            type="radio"
            name="report-reason"
            value={reason}
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
            className="size-4.5 shrink-0 accent-primary"
          />
          {reportReasons[reason]}
        </label>
      ))}
    </fieldset>
  );
}

const kinds: Record<SiteReport["kind"], string> = {
  ad: "One job ad",
  pane: "A job ad beside a list",
  form: "An application form",
  confirmation: "A page after applying",
  search: "A list of jobs",
  wall: "A sign-in or robot check",
  other: "No job ad",
};

/** The complete report in words: nothing else is sent. */
function WhatIsSent({ report, isChosen }: { report: SiteReport; isChosen: boolean }) {
  const lines: [string, string][] = [
    ["Site", [boardName(report.board), report.host].filter((part) => part !== null).join(", ")],
    ["Taken for", kinds[report.kind]],
    ["What is wrong", isChosen ? reportReasons[report.reason] : "Your choice above"],
    ["Reading rules", `${report.rules}, hooks ${report.hooks}`],
    ...reportedFields.map((name): [string, string] => [fieldNames[name], fieldText(report.fields[name])]),
  ];
  return (
    <section aria-label="What is sent" className="grid gap-2">
      <h3 className="text-14 font-medium">What is sent</h3>
      <dl className="grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-3 text-13">
        {lines.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-muted">
        No text of the page, no address but the site's, and it is kept without your account.
      </p>
    </section>
  );
}

function fieldText({ isPresent, reader, confidence }: SiteReport["fields"]["title"]): string {
  return isPresent ? `Found by ${reader}, ${confidence}% sure` : "Not found";
}
