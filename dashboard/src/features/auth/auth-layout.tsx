import {
  ArrowLeft,
  ListChecks,
  type LucideIcon,
  MailOpen,
  MessagesSquare,
  Radar,
  ScanText,
} from "lucide-react";
import type { ReactNode, Ref } from "react";
import { KelpieLogo } from "#shared/ui/blocks/kelpie-logo.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";

interface Promised {
  icon: LucideIcon;
  title: string;
  text: string;
  /** decision: D-56, tools that only the marketing names say so. */
}

const promises: readonly Promised[] = [
  {
    icon: ScanText,
    title: "A resume for each application",
    text: "Optimised against the ad, and read the way applicant tracking systems read it.",
  },
  { icon: MailOpen, title: "Tailored cover letters", text: "From your own facts, in the tone you choose." },
  { icon: Radar, title: "Job matches", text: "Australian listings, ranked against your resume." },
  { icon: ListChecks, title: "One dashboard", text: "Every application, date and document together." },
  {
    icon: MessagesSquare,
    title: "Interview preparation",
    text: "Practice with questions drawn from the ad.",
  },
];

export interface AuthLayoutProps {
  title: string;
  text: string;
  /** Where Back at the top leads; the screens of a forgotten password have their own way back. */
  backTo?: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Form left, what one signs in for right; on a phone the form comes first. */
export function AuthLayout({ title, text, backTo, heading, children }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <main className="relative flex flex-col justify-center px-4 py-16 lg:px-12">
        {backTo && (
          <ButtonLink
            compact
            variant="ghost"
            href={backTo}
            icon={<ArrowLeft aria-hidden="true" />}
            className="absolute top-4 left-2 lg:left-6"
          >
            Back
          </ButtonLink>
        )}
        <div className="mx-auto w-full max-w-[23.5rem]">
          <KelpieLogo size={32} />
          <h1 ref={heading} tabIndex={-1} className="mt-4 text-22 font-bold outline-none md:text-28">
            {title}
          </h1>
          <p className="text-14 text-muted">{text}</p>
          {children}
        </div>
      </main>
      <aside
        aria-label="What Kelpie does"
        className="flex flex-col justify-center border-line bg-sunken px-4 py-12 max-lg:border-t lg:border-l lg:px-16"
      >
        <div className="mx-auto w-full max-w-[23.5rem] lg:mx-0 lg:max-w-[26.5rem]">
          <h2 className="text-22 font-bold md:text-28">One place for the whole search</h2>
          <ul className="mt-8 grid gap-6">
            {promises.map((promise) => (
              <PromiseRow key={promise.title} {...promise} />
            ))}
          </ul>
          <p className="mt-8 border-t border-line pt-4 text-13 text-muted">
            Kelpie never submits an application for you.
          </p>
        </div>
      </aside>
    </div>
  );
}

function PromiseRow({ icon: Icon, title, text }: Promised) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5 text-primary" />
      <div>
        <h3 className="text-16 font-medium">{title}</h3>
        <p className="text-14 text-muted">{text}</p>
      </div>
    </li>
  );
}
