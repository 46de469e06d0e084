import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ToastProvider } from "#shared/ui/primitives/toast.tsx";
import { ToastContext, type Toasts, useToast } from "#shared/ui/primitives/use-toast.ts";
import { queryClient } from "../platform/query-client.ts";
import { typedBefore } from "./adopt-typed.ts";
import { IslandFrame, islandPrefix } from "./island-frame.tsx";

type Drawing = (props: { about: string }) => ReactNode;

/** Wakes the HTML that the build drew; done when it answers presses. */
export async function hydrateIsland(place: HTMLElement, Drawing: Drawing): Promise<void> {
  const toasts = await openToasts();
  const { island = "", about = "" } = place.dataset;
  const tell = await new Promise<() => void>((done) => {
    hydrateRoot(
      place,
      <QueryClientProvider client={queryClient}>
        <ToastContext value={toasts}>
          <IslandFrame onReady={() => done(typedBefore(place))}>
            <Drawing about={about} />
          </IslandFrame>
        </ToastContext>
      </QueryClientProvider>,
      { identifierPrefix: islandPrefix(island, about) },
    );
  });
  tell();
}

let opened: Promise<Toasts> | undefined;

/** One place for the toasts of all islands: one is shown at a time. */
function openToasts(): Promise<Toasts> {
  opened ??= new Promise((done) => {
    const place = document.body.appendChild(document.createElement("div"));
    createRoot(place).render(
      <ToastProvider>
        <ToastDoor onOpen={done} />
      </ToastProvider>,
    );
  });
  return opened;
}

function ToastDoor({ onOpen }: { onOpen: (toasts: Toasts) => void }) {
  const { toast, dismiss } = useToast();
  const door = useMemo(() => ({ toasts: [], toast, dismiss }), [toast, dismiss]);
  useEffect(() => onOpen(door), [onOpen, door]);
  return null;
}
