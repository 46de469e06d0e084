import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** A muted number after the label. */
  count?: number | undefined;
  icon?: ReactNode | undefined;
  /** Shown after the label. */
  badge?: ReactNode | undefined;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** For screen readers: what the tabs are sections of. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Class of the row of tabs: inside a card it needs the card's padding (`px-6`). */
  listClassName?: string | undefined;
  panelClassName?: string | undefined;
  className?: string | undefined;
}

/** Sections of one thing. The row scrolls if it is too wide; only the open panel is in the page. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, listClassName, panelClassName, className } = props;
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onValueChange(item.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} className={classNames("min-w-0", className)}>
      <Radix.List
        aria-label={label}
        className={classNames(
          "flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]",
          listClassName,
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-outline-offset-2 inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-0.5 text-14 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-ink [&_svg]:size-4"
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && (
              <span className="font-normal text-muted tabular-nums">{item.count}</span>
            )}
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          className={classNames("rounded-small", panelClassName)}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
