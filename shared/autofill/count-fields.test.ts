import { expect, it } from "vitest";
import { countFields } from "./count-fields.ts";
import { aControl } from "./testing/a-control.ts";

const facts = { hasPassword: false, isSignIn: false, isSearch: false, words: "" };
const count = (controls: Parameters<typeof aControl>[0][], refused: number[] = []) =>
  countFields(
    { url: "", lang: "en", controls: controls.map((one, ref) => aControl({ ...one, ref })), forms: [facts] },
    new Set(refused),
  );

it("counts what the page holds, whoever filled it, and names what it still wants", () => {
  const controls = [
    { label: "First name *", isRequired: true, hasValue: true },
    { label: "Why us? *", isRequired: true },
    { label: "Country", kind: "listbox", isRequired: true } as const,
    { label: "Phone" },
  ];
  expect(count(controls)).toEqual({
    asked: [0, 1, 2, 3],
    filled: 1,
    total: 4,
    requiredEmpty: [
      { ref: 1, asked: "Why us?" },
      { ref: 2, asked: "Country" },
    ],
  });
});

it("never says that all is filled while a required consent is open, and counts no trap", () => {
  const consent = { kind: "checkbox", type: "checkbox", label: "I agree to the privacy policy" } as const;
  expect(
    count([
      { label: "Email", hasValue: true },
      { ...consent, isRequired: true },
    ]),
  ).toMatchObject({
    filled: 1,
    total: 2,
    requiredEmpty: [{ asked: "I agree to the privacy policy" }],
  });
  expect(count([{ label: "Email", hasValue: true }, consent]).total).toBe(1);
  expect(
    count([
      { label: "Leave this field blank", isRequired: true },
      { label: "Phone", isHidden: true },
    ]).total,
  ).toBe(0);
});

it("does not count what was typed and not taken", () => {
  const list = { label: "State", kind: "combobox", hasValue: true, isRequired: true } as const;
  expect(count([list], [0])).toMatchObject({ filled: 0, requiredEmpty: [{ asked: "State" }] });
});
