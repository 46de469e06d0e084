import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useRef } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { floatClass } from "../overlay/layer-style.ts";
import { type ToastEntry, toastDurationMs, toastSwipePx } from "./toast-queue.ts";
import type { Toasts } from "./use-toast.ts";
import { useToastPlace } from "./use-toast-place.ts";

/** The area at the bottom right where toasts appear, without covering controls. */
export function ToastList({ toasts, dismiss }: Pick<Toasts, "toasts" | "dismiss">) {
  const list = useRef<HTMLOListElement>(null);
  const bottom = useToastPlace(list, toasts.find(({ isOpen }) => isOpen)?.id ?? null);
  return (
    <Radix.Provider
      label="Notification"
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={toastSwipePx}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onDismiss={() => dismiss(entry.id)} />
      ))}
      <Radix.Viewport
        ref={list}
        style={{ bottom }}
        label="Notifications ({hotkey})"
        className="fixed right-0 z-70 w-full max-w-[24.5rem] p-4 outline-none max-md:inset-x-0 max-md:mx-auto"
      />
    </Radix.Provider>
  );
}

/** Stays for 5 s, waits while hovered or focused, and leaves to the right. */
function ToastCard({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const isFailure = entry.variant === "destructive";
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={entry.isOpen}
      onOpenChange={(open) => open || onDismiss()}
      type={isFailure ? "foreground" : "background"}
      className={classNames(
        floatClass,
        "flex items-start gap-3 rounded-card py-3 pr-3 pl-4 text-14",
        "data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames("mt-2 size-4.5 shrink-0", isFailure ? "text-danger" : "text-success")}
      />
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className="font-medium">{entry.title}</Radix.Title>
        {entry.description && (
          <Radix.Description className="text-muted">{entry.description}</Radix.Description>
        )}
      </div>
      {entry.action ? (
        <Radix.Action asChild altText={entry.action.label} onClick={entry.action.onAction}>
          <Button compact variant="ghost">
            {entry.action.label}
          </Button>
        </Radix.Action>
      ) : (
        <Radix.Close asChild>
          <IconButton compact label="Close" icon={<X aria-hidden="true" />} />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}
