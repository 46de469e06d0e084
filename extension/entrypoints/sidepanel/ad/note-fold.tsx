import type { ComponentProps } from "react";
import { ApplyNote } from "../../../features/applications/apply-note.tsx";
import { Fold } from "../fold.tsx";

/** What goes with the save, folded until the person wants it. One chunk, after the first paint. */
export function NoteFold(props: ComponentProps<typeof ApplyNote>) {
  return (
    <Fold title="Note and follow-up">
      <div className="px-4 pb-3">
        <ApplyNote {...props} />
      </div>
    </Fold>
  );
}
