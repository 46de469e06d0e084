// @vitest-environment jsdom
import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { adoptTyped } from "./adopt-typed.ts";

function Form() {
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [isKept, setKept] = useState(false);
  return (
    <>
      <input name="email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <textarea name="note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
      <output>{`${email}|${note}|${isKept}`}</output>
    </>
  );
}

it("what was typed, pasted and ticked before the script came is known to it afterwards", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  const [email, box] = place.querySelectorAll("input");
  const note = place.querySelector("textarea");
  if (!email || !box || !note) throw new Error("the form was not drawn");
  email.value = "kim@example.com";
  note.value = "two\nlines";
  box.checked = true;
  const root = await act(async () => hydrateRoot(place, <Form />));
  expect(place.querySelector("output")?.textContent).toBe("||false");
  await act(async () => adoptTyped(place));
  expect(place.querySelector("output")?.textContent).toBe("kim@example.com|two\nlines|true");
  expect([email.isConnected, email.value, box.checked]).toEqual([true, "kim@example.com", true]);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
