// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useJobMemory } from "./use-job-memory.ts";

const none: string | null = null;
let keep: (value: string | null) => void = () => undefined;

function Letter({ adKey }: { adKey: string }) {
  const [letter, setLetter] = useJobMemory(adKey, "letter", none);
  keep = setLetter;
  return <p>{letter ?? "none"}</p>;
}

it("comes back with its ad, and what ends late ends at the ad it was begun for", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement("div");
  const root = createRoot(place);
  const show = (adKey: string) => act(async () => root.render(<Letter key={adKey} adKey={adKey} />));
  await show("seek-au:1");
  const keepOfFirst = keep;
  await act(async () => keep("Dear first"));
  expect(place.textContent).toBe("Dear first");
  await show("seek-au:2");
  expect(place.textContent).toBe("none");
  await act(async () => keepOfFirst("Dear first, written late"));
  expect(place.textContent).toBe("none");
  await show("seek-au:1");
  expect(place.textContent).toBe("Dear first, written late");
  await act(async () => root.unmount());
});
