import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { ApplicationDetail } from "../application-cache.ts";
import { useSharedFields } from "../use-shared-fields.ts";
import { ConflictNotice } from "./conflict-notice.tsx";

const names = ["notes"] as const;

/** Notes save themselves. */
export function NotesCard({ application }: { application: ApplicationDetail }) {
  const { values, conflicts, state, set, saveNow, keepMine, takeTheirs } = useSharedFields(
    application,
    names,
  );
  return (
    <Card as="section" inset={16}>
      <CardHeader
        title="Notes"
        action={conflicts.notes === undefined && <SaveNote state={state} onRetry={saveNow} />}
      />
      <CardBody className="grid gap-3">
        <Textarea
          aria-label="Notes"
          name="notes"
          rows={4}
          value={values.notes}
          placeholder="Who you spoke to, what to ask, what to bring."
          onChange={(event) => set("notes", event.currentTarget.value)}
          onBlur={saveNow}
        />
        {conflicts.notes !== undefined && (
          <ConflictNotice
            field="notes"
            theirs={conflicts.notes}
            mine={values.notes}
            onTakeTheirs={() => takeTheirs("notes")}
            onKeepMine={() => keepMine("notes")}
          />
        )}
      </CardBody>
    </Card>
  );
}
