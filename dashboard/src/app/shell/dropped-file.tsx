import { lazy, Suspense, useState } from "react";
import { resumePath } from "#shared/domain/pages.ts";
import { useDroppedOnPage } from "../../platform/browser/use-dropped-on-page.ts";

const AddResumeDialog = lazy(async () => ({
  default: (await import("../../features/resumes/saved/add-resume-dialog.tsx")).AddResumeDialog,
}));

/** A file dropped on a screen that asks for none is most likely a resume: it is read, and saved after a look. */
export function DroppedFile({ onNavigate }: { onNavigate: (href: string) => void }) {
  const [file, setFile] = useState<File>();
  useDroppedOnPage(setFile);
  if (!file) return null;
  return (
    <Suspense>
      <AddResumeDialog
        open
        dropped={file}
        onOpenChange={() => setFile(undefined)}
        onAdded={(id) => onNavigate(resumePath(id))}
      />
    </Suspense>
  );
}
