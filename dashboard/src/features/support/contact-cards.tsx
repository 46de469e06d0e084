import { Mail, MessageSquareText, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { builtSupportAddress } from "#shared/domain/built-origin.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { supportTexts as texts } from "./support-texts.ts";

const { email, phone, form } = texts.cards;

/** Three ways to reach us. */
export function ContactCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      <ContactCard icon={<Mail aria-hidden="true" />} {...email}>
        <TextLink data-support-address href={`mailto:${builtSupportAddress}`} className="wrap-anywhere">
          {builtSupportAddress}
        </TextLink>
      </ContactCard>
      <ContactCard icon={<Phone aria-hidden="true" />} {...phone} />
      <ContactCard icon={<MessageSquareText aria-hidden="true" />} {...form}>
        <TextLink look="go" href="#form">
          {texts.toForm}
        </TextLink>
      </ContactCard>
    </ul>
  );
}

interface ContactCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

function ContactCard({ icon, title, text, children }: ContactCardProps) {
  return (
    <li className="fc-border flex flex-col gap-1 rounded-card border border-line bg-surface p-5 shadow-1">
      <span className="mb-2 text-primary [&>svg]:size-5">{icon}</span>
      <h2 className="text-16 font-medium">{title}</h2>
      <p className="mb-2 text-14 text-muted">{text}</p>
      {children && <p className="mt-auto text-14">{children}</p>}
    </li>
  );
}
