import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Kbd } from "#shared/ui/primitives/kbd.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { writeStored } from "../../platform/storage.ts";
import { areKeysOff, keysOffKey, shortcuts } from "./use-shortcuts.ts";

/** In the browser, whatever it shows; changed in the browser's own list of shortcuts. */
const everywhere = [
  ["Alt+Shift+K", "Open Kelpie and read the page"],
  ["Alt+Shift+S", "Save the job on the page"],
] as const;

/** Every key of the panel, and the switch for those without Ctrl or Alt. */
export function KeysList() {
  const client = useQueryClient();
  const { data: isOff } = useQuery({ queryKey: keysOffKey, queryFn: areKeysOff });
  return (
    <div className="grid gap-4">
      <Keys
        title="In this panel"
        keys={Object.entries(shortcuts).map(([key, text]) => [key.toUpperCase(), text])}
      />
      <Switch
        atEnd
        label="Single keys"
        hint="They do nothing while you type. Switch them off if you press them by accident."
        checked={isOff === false}
        onChange={(event) => {
          const next = !event.currentTarget.checked;
          client.setQueryData(keysOffKey, next);
          void writeStored("areKeysOff", next);
        }}
      />
      <Keys title="On any page" keys={everywhere} />
    </div>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="font-medium">{title}</h2>
      <Card>
        <dl className="divide-y divide-line">
          {keys.map(([key, text]) => (
            <div key={key} className="flex items-center justify-between gap-4 px-4 py-2.5">
              <dt className="order-2">
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
