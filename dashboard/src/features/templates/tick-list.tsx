import { Check } from "lucide-react";

export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-3 text-14 ${className ?? ""}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
          {item}
        </li>
      ))}
    </ul>
  );
}
