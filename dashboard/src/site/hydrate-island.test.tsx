import { useState, useSyncExternalStore } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { hydrateIsland } from "./hydrate-island.tsx";

function Form() {
  // As the address of the page, which the build does not know: the form is drawn twice at the start.
  const place = useSyncExternalStore(
    () => () => undefined,
    () => "here",
    () => "nowhere",
  );
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [isStored, setKept] = useState(false);
  return (
    <>
      <input name="email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <textarea name="note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <input type="checkbox" checked={isStored} onChange={(event) => setKept(event.currentTarget.checked)} />
      <output>{`${email}|${note}|${isStored}|${place}`}</output>
    </>
  );
}

it("what was typed, pasted and ticked before the script came is known to it afterwards", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  const [email, box] = place.querySelectorAll("input");
  const note = place.querySelector("textarea");
  if (!email || !box || !note) throw new Error("the form was not drawn");
  email.value = "kim@example.com";
  note.value = "two\nlines";
  box.checked = true;
  await hydrateIsland(place, Form);
  await vi.waitFor(() =>
    expect(place.querySelector("output")?.textContent).toBe("kim@example.com|two\nlines|true|here"),
  );
  expect([email.isConnected, email.value, box.checked]).toEqual([true, "kim@example.com", true]);
});
