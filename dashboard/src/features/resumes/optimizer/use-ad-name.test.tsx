import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { emptyDraft } from "./optimizer-draft.ts";
import { useAdName } from "./use-ad-name.ts";

const adText = "Early Childhood Educator\nAbout the role\nWe look for an educator for our preschool room.";
const draft = { ...emptyDraft, adText };

function watch(before = draft) {
  const names: object[] = [];
  const { result, rerender } = renderHook((shown) => useAdName(shown, (name) => names.push(name)), {
    initialProps: before,
  });
  return { names, named: result, rerender };
}
// A browser fetches the reader when it is first needed; how long a busy machine takes to load it is not tested here.
beforeAll(() => import("#shared/job-ad/name-pasted-ad.ts"));
afterEach(cleanup);

it("offers the name that its first lines say, once", async () => {
  const { names } = watch();
  await waitFor(() => expect(names).toEqual([{ adTitle: "Early Childhood Educator", adCompany: "" }]));
});

it("whoever presses before it is read has the job named too", async () => {
  const { named } = watch();
  await act(async () => {
    expect(await named.current(draft)).toMatchObject({ adText, adTitle: "Early Childhood Educator" });
  });
});

it("what the person typed or emptied stays theirs", async () => {
  const typed = { ...draft, adTitle: "Room leader" };
  const { names, named } = watch(typed);
  expect(await named.current(typed)).toEqual(typed);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names).toEqual([]);

  const emptied = watch();
  await waitFor(() => expect(emptied.names).toHaveLength(1));
  expect(await emptied.named.current(draft)).toEqual(draft);
});

it("another ad typed meanwhile is the one that is named", async () => {
  const { names, named, rerender } = watch();
  const other = { ...draft, adText: adText.replace("Early Childhood Educator", "Registered Nurse") };
  rerender(other);
  await act(async () => {
    expect(await named.current(other)).toMatchObject({ adTitle: "Registered Nurse" });
  });
  expect(names).toEqual([{ adTitle: "Registered Nurse", adCompany: "" }]);
});
