import type { ReactNode } from "react";

/** Draws the same as the children of its `Island`; `about` is the island's. */
type IslandDrawing = (props: { about: string }) => ReactNode;

/** Every island by its name, with its code, which is loaded only when the island is needed. */
const islands: Readonly<Record<string, () => Promise<IslandDrawing>>> = {
  login: async () => (await import("./auth-islands.tsx")).LoginIsland,
  signup: async () => (await import("./auth-islands.tsx")).SignupIsland,
  "template-list-download": async () => (await import("./template-islands.tsx")).ListDownload,
  "template-detail-download": async () => (await import("./template-islands.tsx")).DetailDownload,
  install: async () => (await import("./install-island.tsx")).InstallIsland,
  "support-form": async () => (await import("../features/support/support-form.tsx")).SupportForm,
};

const turns = ["pointerover", "focusin", "click", "submit"] as const;

/** Loads an island's code when it comes near the view, or when somebody turns to it; a press is stored till then. */
export function wakeIslands(): void {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) void wake(target as HTMLElement);
    },
    { rootMargin: "200px" },
  );
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (place.dataset.wakes === "near") near.observe(place);
    for (const turn of turns) place.addEventListener(turn, onTurn);
    // Back from Google with its reason: somebody waits for the words.
    if (window.location.search.includes("google=")) void wake(place);
  }
}

const awake = new WeakMap<HTMLElement, Promise<void>>();

/** Where the code could not be fetched, the next turn tries again. */
function wake(place: HTMLElement): Promise<void> {
  const waking = awake.get(place) ?? draw(place);
  awake.set(place, waking);
  waking.catch(() => awake.delete(place));
  return waking;
}

/** Shows or hides the line that island.tsx draws below the island. */
function tellLost(place: HTMLElement, isLost: boolean): void {
  (place.nextElementSibling as HTMLElement).hidden = !isLost;
}

async function draw(place: HTMLElement): Promise<void> {
  const load = islands[place.dataset.island ?? ""];
  if (!load) return;
  // A browser never asks again for a script that could not be fetched, so the server is asked first.
  await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
  const [{ hydrateIsland }, Drawing] = await Promise.all([import("./hydrate-island.tsx"), load()]);
  await hydrateIsland(place, Drawing);
  for (const turn of turns) place.removeEventListener(turn, onTurn);
  tellLost(place, false);
}

function onTurn(event: Event): void {
  const place = event.currentTarget as HTMLElement;
  const waking = wake(place);
  if (event.type === "submit") {
    event.preventDefault();
    waking.catch(() => tellLost(place, true));
  }
  if (event.type !== "click") return;
  const button = (event.target as Element).closest("button");
  if (!button) return;
  // The press waits for the code and is then made again, on the same button.
  event.preventDefault();
  event.stopPropagation();
  waking.then(
    () => button.click(),
    () => tellLost(place, true),
  );
}
