import { Check, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { TrackerView } from "#shared/contract/applications/tracker-views.ts";
import { trackerViewLimits } from "#shared/domain/applications/tracker-query.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { errorText, type TrackerViewActs } from "./use-tracker-views.ts";

export interface ViewsDialogProps {
  open: boolean;
  onClose: () => void;
  /** What would be saved now. */
  query: string;
  acts: TrackerViewActs;
}

/** Gives what is shown a name, and keeps the names in order. */
export function ViewsDialog({ open, onClose, query, acts }: ViewsDialogProps) {
  const { views, creating } = acts;
  const [deleted, setDeleted] = useState<TrackerView | null>(null);
  const undo = ({ name, query: kept }: TrackerView) =>
    creating.mutate({ name, query: kept }, { onSuccess: () => setDeleted(null) });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Your views"
      description="A view keeps the search, filters and order that you see now."
    >
      <div className="grid gap-4">
        <NewView query={query} acts={acts} onSaved={onClose} />
        {views.length > 0 && (
          <ul className="grid gap-1 border-t border-line pt-4">
            {views.map((view) => (
              <ViewLine key={view.id} view={view} acts={acts} onDeleted={setDeleted} />
            ))}
          </ul>
        )}
        {/* In the dialog: a toast lies under it, out of reach. */}
        <p role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
          {deleted && (
            <>
              <span className="wrap-anywhere">{`Deleted ${deleted.name}.`}</span>
              <Button compact onClick={() => undo(deleted)}>
                Undo
              </Button>
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}

interface NewViewProps {
  query: string;
  acts: TrackerViewActs;
  onSaved: () => void;
}

function NewView({ query, acts, onSaved }: NewViewProps) {
  const { views, creating } = acts;
  const [name, setName] = useState("");
  const { toast } = useToast();
  const { views: most } = trackerViewLimits;
  if (views.length >= most) return <p>{`You have ${most} views. Delete one to save another.`}</p>;
  const save = (event: FormEvent) => {
    event.preventDefault();
    creating.mutate(
      { name, query },
      {
        onSuccess: () => {
          setName("");
          toast({ title: "View saved" });
          onSaved();
        },
      },
    );
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <Field label="Name" error={errorText(creating.error)}>
        <Input
          name="viewName"
          autoComplete="off"
          maxLength={trackerViewLimits.name}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            creating.reset();
          }}
        />
      </Field>
      <Button type="submit" variant="primary" busy={creating.isPending} className="justify-self-start">
        Save this view
      </Button>
    </form>
  );
}

interface ViewLineProps {
  view: TrackerView;
  acts: TrackerViewActs;
  onDeleted: (view: TrackerView) => void;
}

/** One view: its name, to be changed in place, and its end. */
function ViewLine({ view, acts, onDeleted }: ViewLineProps) {
  const { id, name } = view;
  const { renaming, removing } = acts;
  const { toast } = useToast();
  const [typed, setTyped] = useState<string | null>(null);
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => onDeleted(view),
      onError: () =>
        toast({ title: "Error", description: "The view could not be deleted.", variant: "destructive" }),
    });
  if (typed === null)
    return (
      <li className="flex items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="flex shrink-0">
          <IconButton
            compact
            label={`Rename ${name}`}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setTyped(name)}
          />
          <IconButton
            compact
            label={`Delete ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={remove}
          />
        </span>
      </li>
    );
  const rename = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate({ id, name: typed }, { onSuccess: () => setTyped(null) });
  };
  return (
    <li>
      <form onSubmit={rename} className="flex items-end gap-2">
        <Field label={`New name of ${name}`} error={errorText(renaming.error)} className="min-w-0 flex-1">
          <Input
            name="newViewName"
            autoComplete="off"
            maxLength={trackerViewLimits.name}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              renaming.reset();
            }}
          />
        </Field>
        <IconButton type="submit" label="Keep the new name" icon={<Check aria-hidden="true" />} />
      </form>
    </li>
  );
}
