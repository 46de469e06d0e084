import { pages } from "#shared/domain/pages.ts";
import { KelpieLogo, KelpieMark } from "#shared/ui/blocks/kelpie-logo.tsx";
import { followLink } from "#shared/ui/primitives/follow-link.ts";

export interface ShellLogoProps {
  iconsOnly: boolean;
  onNavigate: (href: string) => void;
}

export function ShellLogo({ iconsOnly, onNavigate }: ShellLogoProps) {
  return (
    <a
      href={pages.home}
      aria-label="Kelpie home"
      onClick={(event) => followLink({ href: pages.home, onNavigate }, event)}
      className="flex rounded-small no-underline"
    >
      {iconsOnly ? <KelpieMark /> : <KelpieLogo />}
    </a>
  );
}
