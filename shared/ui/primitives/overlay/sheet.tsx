import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { floatClass, scrimClass } from "./layer-style.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shown at the top; with `hideTitle` only for screen readers. */
  title: string;
  hideTitle?: boolean | undefined;
  side?: keyof typeof sides | undefined;
  children: ReactNode;
}

const upright = "inset-y-0 w-[18rem] max-w-[calc(100vw-3rem)]";
const sides = {
  left: `${upright} left-0 data-[state=open]:animate-slide-in-left`,
  right: `${upright} right-0 data-[state=open]:animate-slide-in-right`,
  bottom: "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-dialog data-[state=open]:animate-rise-in",
};

/**
 * A panel from the side, 18rem wide: the sidebar on a phone. Or from the bottom, as wide as the window: details on a
 * phone.
 */
export function Sheet({ open, onOpenChange, title, hideTitle, side = "right", children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-scrim className={scrimClass} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={classNames(
            floatClass,
            "@container fixed z-50 flex flex-col data-[state=closed]:animate-fade-out",
            sides[side],
          )}
        >
          <header
            className={classNames(
              "flex min-h-14 items-center gap-4 pr-2 pl-4",
              hideTitle ? "absolute top-0 right-0" : "justify-between border-b border-line",
            )}
          >
            <Radix.Title className={hideTitle ? "sr-only" : "text-18 font-bold"}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
