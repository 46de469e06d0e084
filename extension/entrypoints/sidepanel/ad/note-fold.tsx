import type { ComponentProps } from "react";
import { ApplyNote } from "../../../features/applications/apply-note.tsx";
import { Fold } from "../fold.tsx";

/** The fields that are saved with the job, folded until the person opens them. One chunk, after the first paint. */
export function NoteFold(props: ComponentProps<typeof ApplyNote>) {
  return (
    <Fold title="Note and follow-up">
      <div className="px-4 pb-3">
        <ApplyNote {...props} />
      </div>
    </Fold>
  );
}
