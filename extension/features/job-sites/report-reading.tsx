import { Flag } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { PageRead } from "../../platform/page/read-page.ts";

// Rarely opened, so the panel opens without it.
const ReportForm = lazy(() => import("./report-form.tsx").then((file) => ({ default: file.ReportForm })));

/** 'This looks wrong' below what was read; nothing for a text that comes from no site. */
export function ReportReading({ page }: { page: PageRead }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!/^https?:/.test(page.url)) return null;
  if (isOpen)
    return (
      <Suspense>
        <ReportForm page={page} onClose={() => setIsOpen(false)} />
      </Suspense>
    );
  return (
    <Button
      ref={opener}
      compact
      variant="ghost"
      icon={<Flag aria-hidden="true" />}
      className="mt-3"
      onClick={() => setIsOpen(true)}
    >
      This looks wrong
    </Button>
  );
}
