import { ThemeChoice } from "#shared/ui/blocks/theme-toggle.tsx";
import type { Theme } from "#shared/ui/blocks/themes.ts";
import { Sheet } from "#shared/ui/primitives/overlay/sheet.tsx";
import { AccountBlock, type AccountBlockProps } from "./account-block.tsx";
import { ShellNav } from "./shell-nav.tsx";
import { ShellLogo } from "./sidebar.tsx";

export interface MobileMenuProps extends Omit<AccountBlockProps, "iconsOnly"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onNavigate: (href: string) => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
}

/** The sidebar on narrow screens: a sheet of 18rem over the page. */
export function MobileMenu(props: MobileMenuProps) {
  const { open, onOpenChange, onNavigate, theme, onTheme, onUpgrade, ...account } = props;
  const go = (href: string) => {
    onOpenChange(false);
    onNavigate(href);
  };
  return (
    <Sheet hideTitle side="left" title="Menu" open={open} onOpenChange={onOpenChange}>
      <div className="flex min-h-full flex-col px-3">
        <div className="flex h-14 items-center pl-2">
          <ShellLogo iconsOnly={false} onNavigate={go} />
        </div>
        <div className="mt-2 flex-1">
          <ShellNav iconsOnly={false} onNavigate={go} />
        </div>
        <div className="grid gap-3 py-2">
          <ThemeChoice value={theme} onChange={onTheme} />
          <AccountBlock
            {...account}
            iconsOnly={false}
            onUpgrade={() => {
              onOpenChange(false);
              onUpgrade();
            }}
          />
        </div>
      </div>
    </Sheet>
  );
}
