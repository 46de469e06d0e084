import { KeyRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Passkey } from "#shared/contract/passkeys.ts";
import { longDate } from "#shared/domain/dates.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { passkeysTexts as texts } from "./passkeys-texts.ts";
import { usePasskeys, useReloadPasskeys, useRemovePasskey } from "./use-passkeys.ts";

/** With what speaks to the device: loaded when somebody asks for it. */
const AddDialog = lazy(async () => ({
  default: (await import("./add-passkey-dialog.tsx")).AddPasskeyDialog,
}));

export interface PasskeysSectionProps {
  hasPassword: boolean;
  hasTwoSteps: boolean;
  /** There is something new among the security events. */
  onChanged: () => void;
}

/** decision: D-105. */
export function PasskeysSection({ hasPassword, hasTwoSteps, onChanged }: PasskeysSectionProps) {
  const { data, isError } = usePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const reload = useReloadPasskeys();
  const remove = useRemovePasskey(onChanged);
  const change = () => {
    void reload();
    onChanged();
  };
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        {data && data.length > 0 ? (
          <PasskeyRows
            rows={data}
            busyId={remove.isPending ? remove.variables : undefined}
            onRemove={setLeaving}
          />
        ) : (
          <CardBody aria-busy={!data && !isError}>
            <NoRows isEmpty={data !== undefined} hasFailed={isError} />
          </CardBody>
        )}
        <CardFooter>
          {hasPassword ? (
            <Button icon={<KeyRound aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              {texts.add}
            </Button>
          ) : (
            <p className="text-14 text-muted">{texts.noPassword}</p>
          )}
        </CardFooter>
      </Card>
      <Suspense fallback={null}>
        {isAdding && (
          <AddDialog hasTwoSteps={hasTwoSteps} onClose={() => setIsAdding(false)} onAdded={change} />
        )}
      </Suspense>
      <AlertDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={texts.removeTitle}
        description={texts.removeText(leaving?.name ?? "")}
        confirmLabel={texts.remove}
        destructive
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      />
    </SettingsSection>
  );
}

function NoRows({ isEmpty, hasFailed }: { isEmpty: boolean; hasFailed: boolean }) {
  if (isEmpty) return <p className="text-14 text-muted">{texts.none}</p>;
  if (!hasFailed) return <Skeleton className="h-5 w-48" />;
  return (
    <p role="alert" className="text-14 text-danger">
      {texts.loadFailed}
    </p>
  );
}

interface PasskeyRowsProps {
  rows: readonly Passkey[];
  busyId: string | undefined;
  onRemove: (passkey: Passkey) => void;
}

function PasskeyRows({ rows, busyId, onRemove }: PasskeyRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((passkey) => {
        const { id, name, createdAt, lastUsedAt } = passkey;
        const used = lastUsedAt ? texts.lastUsed(longDate(lastUsedAt)) : texts.neverUsed;
        return (
          <li
            key={id}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 @md:grid-cols-[1.25rem_minmax(0,1fr)_auto] @md:px-6"
          >
            <KeyRound aria-hidden="true" className="size-5 text-muted" />
            <div className="min-w-0">
              <p className="text-14 font-medium wrap-anywhere">{name}</p>
              <p className="text-13 text-muted">{`${texts.added(longDate(createdAt))} · ${used}`}</p>
            </div>
            <Button
              compact
              busy={busyId === id}
              aria-label={`${texts.remove}: ${name}`}
              onClick={() => onRemove(passkey)}
              className="justify-self-start @max-md:col-start-2"
            >
              {texts.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
