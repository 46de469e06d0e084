import { useState } from "react";
import { Kbd } from "#shared/ui/primitives/kbd.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { saveSingleKeys, singleKeysOn } from "../../platform/single-keys.ts";
import { goTo, shortcuts } from "./shortcut-keys.ts";

export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const rows = [
  ...shortcuts.map(({ keys, text }) => ({ keys, text })),
  ...goTo.map(({ key, text }) => ({ keys: `G ${key.toUpperCase()}`, text })),
];

export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useState(singleKeysOn);
  const choose = (on: boolean) => {
    setIsOn(on);
    saveSingleKeys(on);
  };
  return (
    <Dialog {...props} title="Keyboard shortcuts">
      <dl className="grid gap-2">
        {rows.map(({ keys, text }) => (
          <div key={keys} className="flex items-center justify-between gap-4">
            <dt>{text}</dt>
            <dd>
              <Kbd>{keys}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-4">
        <Switch
          label="Single keys"
          atEnd
          hint="Off: only shortcuts with Ctrl work."
          checked={isOn}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
