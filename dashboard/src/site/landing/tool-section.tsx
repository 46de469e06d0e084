import {
  Briefcase,
  FileCheck,
  FilePen,
  Files,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  MessagesSquare,
  PanelRight,
  UserRound,
} from "lucide-react";
import { tools } from "./landing-texts.ts";
import { Section } from "./section.tsx";

const icons: Record<(typeof tools)[number]["key"], LucideIcon> = {
  extension: PanelRight,
  optimizer: FileCheck,
  manager: Files,
  builder: LayoutTemplate,
  matcher: Briefcase,
  interview: MessagesSquare,
  linkedin: UserRound,
  letters: Mail,
  tracker: FilePen,
};

export function Tools() {
  return (
    <Section id="tools" title="All the tools in one place" text="Shared by the extension and the dashboard.">
      <ul className="mt-6 grid border-t border-line sm:grid-cols-2 md:mt-10 lg:grid-cols-3">
        {tools.map(({ key, title, text }) => {
          const Icon = icons[key];
          return (
            <li key={key} className="flex gap-4 border-b border-line py-4 pr-6 text-14 md:py-5">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
              <div>
                <h3 className="font-medium">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
