import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Kbd } from "../kbd.tsx";
import { floatClass } from "./layer-style.ts";
import { useLandmark } from "./use-landmark.ts";

export interface MenuProps {
  /** One Button or IconButton. */
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "end" | undefined;
}

/** A list of actions behind a button. Arrow keys move, letters jump, Escape closes. */
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

const itemClass =
  "min-h-9 gap-3 rounded-control px-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 forced-colors:data-highlighted:outline-2";

export interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: ReactNode | undefined;
  /** Its keyboard shortcut, written as on the keyboard ("Ctrl K"). */
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
        itemClass,
        "flex items-center",
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

export interface MenuChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; name: string; description?: string | undefined }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A choice inside the menu, which stays open so that the result is seen. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, options, value, onValueChange } = props;
  return (
    <Radix.RadioGroup value={value}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => {
            event.preventDefault();
            onValueChange(option.value);
          }}
          className={classNames(itemClass, "grid grid-cols-[1rem_minmax(0,1fr)] items-start py-2")}
        >
          <span className="h-5 content-center">
            <Radix.ItemIndicator>
              <Check aria-hidden="true" />
            </Radix.ItemIndicator>
          </span>
          <span>
            {option.name}
            {option.description && <span className="block text-13 text-muted">{option.description}</span>}
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export interface MenuPickProps<Value extends string> {
  /** For screen readers: what is being chosen. */
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode | undefined }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A choice with one line per option; the menu closes, because its button shows the choice. */
export function MenuPick<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: MenuPickProps<Value>) {
  return (
    <Radix.RadioGroup value={value} aria-label={label}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => option.value !== value && onValueChange(option.value)}
          className={classNames(itemClass, "flex items-center")}
        >
          {option.icon}
          {option.label}
          <Radix.ItemIndicator className="ml-auto">
            <Check aria-hidden="true" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
