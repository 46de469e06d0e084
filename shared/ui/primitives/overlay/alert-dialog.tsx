import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { floatClass, scrimClass } from "./layer-style.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** The action in words ("Delete"), never "OK". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Called once; the dialog closes by itself. */
  onConfirm: () => void;
  /** Draws the action in red. */
  destructive?: boolean | undefined;
}

/** A question that must be answered. The focus starts on Cancel; a click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = "Cancel", onConfirm } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-scrim className={scrimClass}>
          <Radix.Content
            {...returnFocus}
            className={classNames(
              floatClass,
              "w-full max-w-[26rem] rounded-dialog p-6 data-[state=open]:animate-rise-in",
            )}
          >
            <Radix.Title className="text-18 font-bold">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-14 text-muted">{description}</Radix.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <Radix.Cancel asChild>
                <Button variant="ghost">{cancelLabel}</Button>
              </Radix.Cancel>
              <Radix.Action asChild>
                <Button variant={props.destructive ? "danger" : "primary"} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </Radix.Action>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
