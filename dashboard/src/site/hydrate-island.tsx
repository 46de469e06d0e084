import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ToastProvider } from "#shared/ui/primitives/toast/toast.tsx";
import { ToastContext, type Toasts, useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { queryClient } from "../platform/query-client.ts";
import { IslandFrame, islandPrefix } from "./island-frame.tsx";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed or filled in before React came: hydration keeps a field's value and hears nothing of it. All is read at
 * once, because each drawing of the form after it puts the fields back.
 * @returns what tells React.
 */
function typedBefore(place: HTMLElement): () => void {
  const acts = [...place.querySelectorAll<Field>("input, textarea")].flatMap((field) => {
    const isBox = field instanceof HTMLInputElement && field.type === "checkbox";
    if (isBox) return field.checked === field.defaultChecked ? [] : [() => tick(field)];
    const typed = field.value;
    return typed === field.defaultValue ? [] : [() => type(field, typed)];
  });
  return () => acts.forEach((act) => void act());
}

/** React watches the `value` of each field itself: the text is set past it, so that the event counts as a change. */
function type(field: Field, typed: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = "";
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function tick(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  box.click();
}

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
