import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { floatClass, scrimClass } from "./layer-style.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export interface DialogProps {
  open: boolean;
  /** Without it only the task itself closes the dialog. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: string;
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons below a thin line, the primary one last. They stay visible while the body scrolls. */
  footer?: ReactNode | undefined;
  /** 480, or 672 for forms in two columns. */
  wide?: boolean | undefined;
}

const noDescription = { "aria-describedby": undefined };

/** A task over the page. Escape, a click outside and the cross close it, and the focus returns. */
export function Dialog({ open, onOpenChange, title, description, children, footer, wide }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Radix.Portal>
        <div data-scrim className={scrimClass}>
          <Radix.Content
            {...returnFocus}
            {...(description ? {} : noDescription)}
            className={classNames(
              floatClass,
              "@container relative flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-dialog data-[state=open]:animate-rise-in",
              wide ? "max-w-2xl" : "max-w-[30rem]",
            )}
          >
            <header className="pt-5 pr-14 pl-4 @md:pt-6 @md:pl-6">
              <Radix.Title className="text-18 font-bold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-14 text-muted">{description}</Radix.Description>
              )}
            </header>
            <div className="min-h-0 overflow-y-auto px-4 py-4 text-14 @md:px-6 @md:pb-6">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-4 @md:px-6">
                {footer}
              </footer>
            )}
            {/* Last in the order, so that focus starts in the task and not on the way out. */}
            {onOpenChange && (
              <Radix.Close asChild>
                <IconButton
                  compact
                  label="Close"
                  icon={<X aria-hidden="true" />}
                  className="absolute top-3 right-3 @md:top-4 @md:right-4"
                />
              </Radix.Close>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
