import { BellRing, CalendarCheck, FileText, WandSparkles } from "lucide-react";
import { lazy, Suspense } from "react";
import type { JobTab } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { useHome } from "./use-home.ts";
import { useNextStep, useTailor } from "./use-next-step.ts";

const MoreMenu = lazy(async () => ({ default: (await import("./more-menu.tsx")).MoreMenu }));

const icons = {
  tailor: WandSparkles,
  resume: FileText,
  interview: CalendarCheck,
  "follow-up": BellRing,
} as const;

interface JobActionsProps {
  application: ApplicationDetail;
  tab: JobTab;
  onTab: (tab: JobTab) => void;
  onEdit: () => void;
  /** Where the open tab puts its own download. */
  place: (element: HTMLElement | null) => void;
}

/** The next step, or the open tab's download, and the menu. A tab with a filled button of its own has no other. */
export function JobActions({ application, tab, onTab, onEdit, place }: JobActionsProps) {
  const step = useNextStep(application, (to) => {
    onTab(to);
    // The button goes with its tab. From the heading, the open tab's own button is the next but one.
    document.querySelector<HTMLElement>("[data-job-page] h1")?.focus();
  });
  const tailor = useTailor(application);
  const home = useHome();
  const isShown = tab === "ad" || tab === "match";
  const Icon = step && icons[step.kind];
  return (
    <>
      {step && Icon && isShown && (
        <Button variant="primary" icon={<Icon aria-hidden="true" />} onClick={step.act}>
          {step.label}
        </Button>
      )}
      <div ref={place} className="flex gap-1 empty:hidden" />
      <Suspense fallback={<span className="size-10" />}>
        <MoreMenu id={application.id} home={home} onEdit={onEdit} onTailor={tailor} />
      </Suspense>
    </>
  );
}
