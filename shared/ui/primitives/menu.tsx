import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Kbd } from "./kbd.tsx";
import { floatClass } from "./layer-style.ts";
import { useLandmark } from "./use-landmark.ts";

export interface MenuProps {
  /** One Button or IconButton. */
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "end" | undefined;
}

/** A list of acts behind a button. Arrow keys move, letters jump, Escape closes. */
export function Menu({ trigger, children, align = "end" }: MenuProps) {
  const place = useLandmark<HTMLButtonElement>();
  return (
    // Not modal: a menu's item may open a dialog, and two layers must not both lock the page.
    <Radix.Root modal={false} onOpenChange={place.onOpenChange}>
      <Radix.Trigger asChild ref={place.trigger}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={place.container}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={classNames(
            floatClass,
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) w-60 overflow-y-auto rounded-card p-1 text-14",
            "data-[state=open]:animate-fade-in",
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: ReactNode | undefined;
  /** Its key, written as on the keyboard ("Ctrl K"). */
  shortcut?: string | undefined;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function MenuItem({ children, onSelect, icon, shortcut, destructive, disabled }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled === true}
      className={classNames(
        "flex min-h-9 items-center gap-3 rounded-control px-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken pointer-coarse:min-h-11",
        "[&_svg]:size-4 [&_svg]:shrink-0 forced-colors:data-highlighted:outline-2",
        destructive ? "text-danger" : "[&_svg]:text-muted",
      )}
    >
      {icon}
      {children}
      {shortcut && (
        <span className="ml-auto">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </Radix.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2 py-1.5 text-13 text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
