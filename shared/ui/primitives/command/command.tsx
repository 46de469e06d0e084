import { Command as Cmdk, defaultFilter } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useState } from "react";
import { Kbd } from "../kbd.tsx";
import { floatClass, scrimClass } from "../overlay/layer-style.ts";
import { useReturnFocus } from "../overlay/use-return-focus.ts";
import { type CommandChoice, shownChoices } from "./command-choices.ts";

export interface CommandGroup {
  title: string;
  choices: readonly CommandChoice[];
}

export interface CommandDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  placeholder: string;
  emptyText: string;
  groups: readonly CommandGroup[];
  /** Position over another field, in px; without it the dialog is centred. */
  at?: { left: number; top: number } | undefined;
}

const groupClass =
  "pb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-13 [&_[cmdk-group-heading]]:text-muted";
const choiceClass =
  "flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-14 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted forced-colors:data-[selected=true]:outline-2 data-[selected=true]:bg-primary-soft pointer-coarse:min-h-11";

/** Search the words only, not the ids. */
const byWords = (_id: string, search: string, words: string[] = []) => defaultFilter(words.join(" "), search);

/** Search for everything that can be opened or done. Escape closes it, and the focus returns. */
export function CommandDialog({
  open,
  onOpenChange,
  title,
  placeholder,
  emptyText,
  groups,
  at,
}: CommandDialogProps) {
  const returnFocus = useReturnFocus();
  const [search, setSearch] = useState("");
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-scrim
          style={at && { paddingLeft: at.left, paddingTop: at.top }}
          className={`${scrimClass} items-start ${at ? "justify-items-start" : "pt-[12vh]"}`}
        >
          <Radix.Content
            {...returnFocus}
            aria-describedby={undefined}
            className={`${floatClass} w-full max-w-xl overflow-hidden data-[state=open]:animate-rise-in ${at ? "rounded-card" : "rounded-dialog"}`}
          >
            <Radix.Title className="sr-only">{title}</Radix.Title>
            <Cmdk label={title} loop filter={byWords}>
              <div className="flex items-center gap-3 border-b border-line px-4">
                <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
                <Cmdk.Input
                  value={search}
                  onValueChange={setSearch}
                  placeholder={placeholder}
                  className={`w-full bg-transparent outline-none placeholder:text-muted ${at ? "h-9 text-14" : "h-13 text-16"}`}
                />
              </div>
              <Cmdk.List className="max-h-[min(26rem,60dvh)] overflow-y-auto p-1.5">
                <Cmdk.Empty className="px-3 py-6 text-center text-14 text-muted">{emptyText}</Cmdk.Empty>
                {groups.map((group) => (
                  <Cmdk.Group key={group.title} heading={group.title} className={groupClass}>
                    {shownChoices(group.choices, search).map((choice) => (
                      <Choice key={choice.id} choice={choice} />
                    ))}
                  </Cmdk.Group>
                ))}
              </Cmdk.List>
            </Cmdk>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Choice({ choice: { id, label, note, keys, icon, onChoose } }: { choice: CommandChoice }) {
  return (
    <Cmdk.Item value={id} keywords={[label, note ?? ""]} onSelect={onChoose} className={choiceClass}>
      {icon}
      <span className="min-w-0 truncate">{label}</span>
      {note && <span className="min-w-0 shrink-2 truncate text-13 text-muted">{note}</span>}
      {keys && (
        <span className="ml-auto shrink-0">
          <Kbd>{keys}</Kbd>
        </span>
      )}
    </Cmdk.Item>
  );
}
