import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { classifyForm, isApplicationForm } from "./classify-form.ts";
import { readForm } from "./page/read-form.ts";

const SITES = [
  "ashby",
  "greenhouse",
  "lever",
  "pageup",
  "plain",
  "smartrecruiters",
  "successfactors",
  "teamtailor",
  "workable",
  "workday",
];

/** Forms of the kinds that smaller employers and other hiring systems make; half of them ask for no file. */
const KINDS = [
  "expression-of-interest",
  "trade-no-file",
  "council-register",
  "hosted-greenhouse",
  "hosted-icims",
  "hosted-taleo",
  "job-place-block",
  "employer-block",
  "age-questions",
  "aged-care",
  "google-form",
  "workday-step",
  "volunteer-and-job",
  "university",
  "labour-hire",
  "czech",
];

function openFixture(site: string): void {
  const html = readFileSync(join(import.meta.dirname, "fixtures", `${site}.html`), "utf8");
  document.documentElement.innerHTML = html.replace(/^<!doctype html>/i, "");
}

describe("classifyForm", () => {
  it.each([...SITES, ...KINDS])("reads every control of a hand-written %s form", (site) => {
    openFixture(site);
    const { snapshot, elements } = readForm(document);
    const read = classifyForm(snapshot);
    const said = read.flatMap(({ control, meaning }) =>
      (elements[control.ref] ?? []).map((element) => [element, meaning] as const),
    );
    const wrong = said
      .map(([element, meaning]) => [
        element.id || element.getAttribute("name"),
        element.getAttribute("data-expect"),
        meaning,
      ])
      .filter(([, expected, meaning]) => expected !== null && expected !== meaning);
    expect(wrong).toEqual([]);
    expect(said.length).toBeGreaterThan(5);
    expect(isApplicationForm(read)).toBe(true);
  });

  it("takes no log-in, search or newsletter page for an application", () => {
    for (const html of [
      "<form><label>Email<input type=email></label><label>Password<input type=password></label></form>",
      "<form role=search><input type=search name=q placeholder='Search jobs'></form>",
      "<form><p>Subscribe to our newsletter</p><label>Name<input></label><label>Email<input></label></form>",
      "<form><h1>Checkout</h1><label>First name<input></label><label>Last name<input></label><label>Email<input type=email></label><label>Phone<input type=tel></label><label>Address<input></label><label>Suburb<input></label><label>Postcode<input></label></form>",
      "<form><h1>Book a table</h1><label>Name<input></label><label>Email<input type=email></label><label>Phone<input type=tel></label><label>How did you hear about us?<input></label></form>",
      "<form><h1>Apply the coupon</h1><label>Email<input type=email></label><label>Coupon<input></label></form>",
      "<form><h2>Contact us</h2><label>Name<input></label><label>Email<input></label><label>Message<textarea></textarea></label></form>",
    ]) {
      document.body.innerHTML = html;
      expect(isApplicationForm(classifyForm(readForm(document).snapshot))).toBe(false);
    }
  });

  it("fills a form to register and apply beside its passwords, and only what its labels ask for", () => {
    const labels = [
      "Given name",
      "Family name",
      "Email",
      "Suburb",
      "Postcode",
      "Are you over 18?",
      "Upload CV",
    ];
    const input = (label: string) => (label === "Upload CV" ? "<input type=file>" : "<input>");
    const boxes = labels.map((label) => `<label>${label}${input(label)}</label>`).join("");
    const secrets = "<label>Choose a password<input type=password></label><input name=phone_type>";
    document.body.innerHTML = `<form>${boxes}${secrets}</form>`;
    const read = classifyForm(readForm(document).snapshot);
    expect(read.map(({ meaning }) => meaning)).toEqual([
      "first_name",
      "last_name",
      "email",
      "city",
      "postcode",
      "do_not_fill",
      "resume_file",
      "do_not_fill",
      "other",
    ]);
    expect(isApplicationForm(read)).toBe(true);
  });

  it("gives the place behind an employer to nobody", () => {
    const labels = ["First name", "Last name", "Email", "Job title", "Employer", "State", "Country"];
    document.body.innerHTML = `<form>${labels.map((label) => `<label>${label}<input></label>`).join("")}</form>`;
    const read = classifyForm(readForm(document).snapshot).map(({ meaning }) => meaning);
    expect(read.slice(-2)).toEqual(["other", "other"]);
  });

  it("takes the only box for documents for the resume's, and none of several", () => {
    const meanings = (...labels: string[]) => {
      document.body.innerHTML = `<form>${labels.map((label) => `<label>${label}<input type=file></label>`).join("")}</form>`;
      return classifyForm(readForm(document).snapshot).map(({ meaning }) => meaning);
    };
    expect(meanings("Bewerbungsunterlagen")).toEqual(["resume_file"]);
    expect(meanings("Lebenslauf", "Dokumente")).toEqual(["resume_file", "other_file"]);
  });

  it("tells a lone Name, a Name beside Vorname and a name beside last name apart", () => {
    const meanings = (...labels: string[]) => {
      document.body.innerHTML = `<form>${labels.map((label) => `<label>${label}<input></label>`).join("")}</form>`;
      return classifyForm(readForm(document).snapshot).map(({ meaning }) => meaning);
    };
    expect(meanings("Name", "Email")).toEqual(["full_name", "email"]);
    expect(meanings("Name", "Vorname")).toEqual(["last_name", "first_name"]);
    expect(meanings("Name", "Last name")).toEqual(["first_name", "last_name"]);
    expect(meanings("Nom", "Prénom")).toEqual(["last_name", "first_name"]);
    expect(meanings("Email", "Email", "Phone", "Phone")).toEqual([
      "email",
      "email_confirm",
      "phone",
      "phone_other",
    ]);
  });
});
