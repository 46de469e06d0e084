import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";

interface EarlierProps {
  items: readonly { id: string; href: string; label: string; note: string }[];
  onNavigate: (href: string) => void;
}

/** What was made for the same job before. Nothing where there is nothing else. */
export function Earlier({ items, onNavigate }: EarlierProps) {
  if (items.length === 0) return null;
  return (
    <Card as="section" className="mt-4">
      <CardHeader title="Other versions" count={items.length} />
      <ul className="divide-y divide-line text-14">
        {items.map(({ id, href, label, note }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3 @md:px-6">
            <TextLink href={href} onNavigate={onNavigate}>
              {label}
            </TextLink>
            <span className="text-13 text-muted">{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
