import { Check, type LucideIcon, X } from "lucide-react";
import { Card } from "#shared/ui/primitives/card.tsx";

const reads = [
  "The page you are looking at, when you click the Kelpie icon",
  "The ads of a job site, once you have allowed that site",
  "Your resume, to score an ad on this computer",
];

const readsNot = [
  "Read other tabs, your history or your mail",
  "Send an ad anywhere before you press Save, Tailor or Letter",
  "Press Submit on an application",
];

/** What the extension does with what it sees, shown before sign-in. */
export function WhatItReads() {
  return (
    <Card as="section" className="grid gap-3 p-4">
      <Part title="It reads" lines={reads} icon={Check} look="text-success" />
      <Part title="It does not" lines={readsNot} icon={X} look="text-muted" />
    </Card>
  );
}

interface PartProps {
  title: string;
  lines: readonly string[];
  icon: LucideIcon;
  look: string;
}

function Part({ title, lines, icon: Icon, look }: PartProps) {
  return (
    <div>
      <h2 className="font-medium">{title}</h2>
      <ul className="mt-1 grid gap-1">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${look}`} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
