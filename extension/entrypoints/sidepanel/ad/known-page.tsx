import { Briefcase, RotateCw, TextCursorInput } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { useSavedJobs } from "../../../features/applications/use-saved-jobs.ts";
import { ForeignForm } from "../../../features/autofill/form-notice.tsx";
import { ListedJobs } from "../../../features/jobs/listed-jobs.tsx";
import { goTo, openDashboard } from "../../../platform/browser.ts";
import type { PageRead } from "../../../platform/page/read-page.ts";
import { AppliedQuestion } from "./applied-question.tsx";

/** Pages of a job search that are not an ad and have their own next step. */
export type KnownPage = "list" | "thanks" | "form";

/** @param hasForm true if the page has a form that can be filled. */
export function knownPageOf(page: PageRead, hasForm: boolean): KnownPage | null {
  const { kind } = page.capture;
  if (kind === "confirmation") return "thanks";
  if (hasForm || kind === "form") return "form";
  return kind === "search" ? "list" : null;
}

const texts: Record<KnownPage, { title: string; text: string; fold: string }> = {
  list: {
    title: "This is a list of jobs.",
    text: "Open one, then read it here to see how your resume compares.",
    fold: "This page is one job",
  },
  thanks: {
    title: "This page thanks you for applying.",
    text: "Record it, and Kelpie reminds you when it is time to follow up.",
    fold: "This page is a job ad",
  },
  form: {
    title: "This is an application form.",
    text: "You see each value before it is filled. You press Submit yourself.",
    fold: "Save the link or use other text",
  },
};

/** The title of the other options on a known page without an ad. */
export const foldTitle = (known: KnownPage): string => texts[known].fold;

interface KnownPageProps {
  known: KnownPage;
  page: PageRead;
  saved: ReturnType<typeof useSavedJobs>;
  /** Addresses of forms in frames from other sites. */
  foreignForms: readonly string[];
}

/** A list, a thank-you page or a form: what it is, and the possible actions. */
export function KnownPageBody({ known, page, saved, foreignForms }: KnownPageProps) {
  const { title, text } = texts[known];
  const { title: job, company } = page.capture.fields;
  const about = [job.value, company.value].filter((one) => one !== null).join(", ");
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-22 font-bold">{title}</h1>
        {known === "form" && about !== "" && <p className="font-medium wrap-anywhere">{about}</p>}
        <p className="text-muted">{text}</p>
      </div>
      {known === "thanks" && <AppliedQuestion page={page} />}
      {known === "list" && page.listed && page.listed.length > 0 && (
        <ListedJobs ads={page.listed} jobOf={saved.jobOf} onOpen={(url) => void goTo(page.tabId, url)} />
      )}
      {known === "form" && <ForeignForm addresses={foreignForms} isAd={false} />}
    </>
  );
}

interface KnownPagePrimaryProps {
  known: KnownPage;
  hasForm: boolean;
  onFill: () => void;
  onReadAgain: () => void;
}

/** True if the primary button does something other than reading the page again. */
export const hasOwnStep = (known: KnownPage, hasForm: boolean): boolean =>
  known === "thanks" || (known === "form" && hasForm);

/** The bar's primary button on such a page. */
export function KnownPagePrimary({ known, hasForm, onFill, onReadAgain }: KnownPagePrimaryProps) {
  const look = { variant: "primary", className: "flex-1" } as const;
  if (known === "thanks")
    return (
      <Button
        {...look}
        icon={<Briefcase aria-hidden="true" />}
        onClick={() => void openDashboard(pages.applications)}
      >
        Open my applications
      </Button>
    );
  if (known === "form" && hasForm)
    return (
      <Button {...look} icon={<TextCursorInput aria-hidden="true" />} onClick={onFill}>
        Fill this form
      </Button>
    );
  return (
    <Button {...look} icon={<RotateCw aria-hidden="true" />} onClick={onReadAgain}>
      Read the page again
    </Button>
  );
}
