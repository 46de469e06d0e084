import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { may, type Tier } from "#shared/domain/plans.ts";
import type { Theme } from "#shared/ui/blocks/themes.ts";
import { isFreeKey } from "../../platform/single-keys.ts";
import { chordMs, meaningOf, type ShortcutId } from "../shortcuts/shortcut-keys.ts";
import { useSignOut } from "./use-sign-out.ts";

interface ShortcutActs {
  onNavigate: (href: string) => void;
  onAct: (id: ShortcutId) => void;
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

function read(event: KeyboardEvent, wasG: boolean): ReturnType<typeof meaningOf> {
  if (isPaletteKey(event)) return { act: "palette" };
  return isFreeKey(event) ? meaningOf(event.key, wasG) : null;
}

/** Listens on the whole window; keys that are typed into something belong to it. */
function useShortcuts({ onNavigate, onAct }: ShortcutActs): void {
  const lastG = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wasG = event.timeStamp - lastG.current < chordMs;
      const meaning = read(event, wasG);
      lastG.current =
        event.key.toLowerCase() === "g" && isFreeKey(event) ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!meaning) return;
      event.preventDefault();
      if ("go" in meaning) onNavigate(meaning.go);
      else onAct(meaning.act);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onNavigate, onAct]);
}

const loadPalette = () => import("../palette/palette.tsx");
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import("../shortcuts/shortcuts-dialog.tsx")).ShortcutsDialog,
}));

/** The tracker with its dialog open; who is there already keeps search and view. */
function addPath(): string {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(pathname === pages.applications ? search : "");
  params.set("add", "1");
  return `${pages.applications}?${params}`;
}

/** Long after the first screen is drawn; a palette that is asked for earlier loads at once. */
const preloadAfterMs = 3000;

export interface ShellKeysProps {
  tier: Tier;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onNavigate: (href: string) => void;
  isPaletteOpen: boolean;
  onPaletteOpenChange: (open: boolean) => void;
}

/** The keys that work everywhere, and the two layers they open. */
export function ShellKeys(props: ShellKeysProps) {
  const { tier, theme, onTheme, onNavigate, isPaletteOpen, onPaletteOpenChange } = props;
  const [isTableOpen, setIsTableOpen] = useState(false);
  const { signOut } = useSignOut();
  const onAct = useCallback(
    (id: ShortcutId) => {
      if (id === "palette") onPaletteOpenChange(true);
      if (id === "shortcuts") setIsTableOpen(true);
      if (id === "search") document.querySelector<HTMLElement>("main [type=search]")?.focus();
      if (id === "add" && may(tier, "use-tracker")) onNavigate(addPath());
    },
    [tier, onNavigate, onPaletteOpenChange],
  );
  useShortcuts({ onNavigate, onAct });
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette(), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {isPaletteOpen && (
        <Palette
          open
          onOpenChange={onPaletteOpenChange}
          tier={tier}
          theme={theme}
          onTheme={onTheme}
          onNavigate={onNavigate}
          onShortcuts={() => setIsTableOpen(true)}
          onSignOut={signOut}
        />
      )}
      {isTableOpen && <ShortcutsDialog open onOpenChange={setIsTableOpen} />}
    </Suspense>
  );
}
