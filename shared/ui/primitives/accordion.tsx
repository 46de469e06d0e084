import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Hairlines around native `details`; works before any script has run. */
export function Accordion({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames("divide-y divide-line border-y border-line", className)}>{children}</div>;
}

export interface AccordionItemProps extends Omit<ComponentProps<"details">, "title"> {
  title: ReactNode;
  /** Items with the same name close each other. */
  name?: string | undefined;
}

export function AccordionItem({ title, children, className, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} className={classNames("group", className)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-small py-2 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pr-8 pb-4 text-muted">{children}</div>
    </details>
  );
}
