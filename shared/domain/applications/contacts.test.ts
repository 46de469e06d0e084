import { expect, it } from "vitest";
import { contactsOf, storedContacts } from "./contacts.ts";

const kim = { name: "Kim Lee", role: "Recruiter", email: "kim@ward.example", phone: "0400 000 000" };
const jo = { name: "Jo Ng", role: "", email: "", phone: "" };

it("what is kept reads back as it was", () => {
  expect(contactsOf(storedContacts([kim, jo]))).toEqual([kim, jo]);
  expect(contactsOf(storedContacts([]))).toEqual([]);
});

it("an application that only has the specification's two fields has one contact", () => {
  expect(contactsOf({ contactName: "Kim", contactEmail: "", contacts: [] })).toEqual([
    { name: "Kim", role: "", email: "", phone: "" },
  ]);
});

it("the two fields win over the list: the card of the tracker changes them alone", () => {
  const kept = { ...storedContacts([kim, jo]), contactName: "Kim Roe", contactEmail: "roe@ward.example" };
  expect(contactsOf(kept)).toEqual([{ ...kim, name: "Kim Roe", email: "roe@ward.example" }, jo]);
});

it("an empty row is nobody", () => {
  expect(storedContacts([{ name: "", role: "", email: "", phone: "" }, jo])).toEqual({
    contactName: "Jo Ng",
    contactEmail: "",
    contacts: [jo],
  });
});
