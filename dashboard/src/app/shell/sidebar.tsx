import { PanelLeft } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { KelpieLogo, KelpieMark } from "#shared/ui/blocks/kelpie-logo.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { followLink } from "#shared/ui/primitives/follow-link.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Tip } from "../../platform/tip.tsx";
import { AccountBlock, type AccountBlockProps } from "./account-block.tsx";
import { ShellNav } from "./shell-nav.tsx";

interface ShellLogoProps {
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

export interface SidebarProps extends Omit<AccountBlockProps, "iconsOnly"> {
  isOpen: boolean;
  onToggle: () => void;
  onNavigate: (href: string) => void;
}

/** 16rem, or 3rem as icons; narrow screens have the same contents in a sheet. */
export function Sidebar({ isOpen, onToggle, onNavigate, ...account }: SidebarProps) {
  const label = isOpen ? "Collapse sidebar" : "Expand sidebar";
  return (
    <aside
      aria-label="Sidebar"
      className={classNames(
        "sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-canvas md:flex",
        isOpen ? "w-[16rem] px-3" : "w-[3rem] px-1",
      )}
    >
      <div
        className={classNames(
          "flex items-center",
          isOpen ? "h-14 justify-between pl-2" : "flex-col gap-2 pt-4 pb-2",
        )}
      >
        <ShellLogo iconsOnly={!isOpen} onNavigate={onNavigate} />
        <Tip side="right" content={`${label} (Ctrl B)`}>
          <IconButton
            compact
            label={label}
            aria-expanded={isOpen}
            icon={<PanelLeft aria-hidden="true" />}
            onClick={onToggle}
          />
        </Tip>
      </div>
      <div className="flex-1 overflow-y-auto py-0.5">
        <ShellNav iconsOnly={!isOpen} onNavigate={onNavigate} />
      </div>
      <div className="pb-2">
        <AccountBlock {...account} iconsOnly={!isOpen} />
      </div>
    </aside>
  );
}
