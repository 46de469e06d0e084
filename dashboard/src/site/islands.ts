import type { ReactNode } from "react";

/** Draws the same as the children of its `Island`; `about` is the island's. */
type IslandDrawing = (props: { about: string }) => ReactNode;

/** Every island by its name, with its code, which is loaded only when the island is needed. */
export const islands: Readonly<Record<string, () => Promise<IslandDrawing>>> = {
  login: async () => (await import("./auth-islands.tsx")).LoginIsland,
  signup: async () => (await import("./auth-islands.tsx")).SignupIsland,
  "template-list-download": async () => (await import("./template-islands.tsx")).ListDownload,
  "template-detail-download": async () => (await import("./template-islands.tsx")).DetailDownload,
  "support-form": async () => (await import("../features/support/support-form.tsx")).SupportForm,
};
