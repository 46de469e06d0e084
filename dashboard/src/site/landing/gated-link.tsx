import { TextLink } from "#shared/ui/primitives/text-link.tsx";

/** "Learn More": leads on only after sign-in (site.ts). */
export function GatedLink({ href, about, children }: { href: string; about: string; children: string }) {
  return (
    <TextLink look="go" href={href} data-gated>
      <span>
        {children}
        <span className="sr-only"> about {about}</span>
      </span>
    </TextLink>
  );
}
