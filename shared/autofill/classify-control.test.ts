import { describe, expect, it } from "vitest";
import { classifyControl } from "./classify-control.ts";
import type { ControlMeaning } from "./fields.ts";
import type { ControlKind, FormControl } from "./form-snapshot.ts";
import { aControl } from "./testing/a-control.ts";

type Case = readonly [label: string, expected: ControlMeaning, kind?: ControlKind];

const LABELS: Record<string, readonly Case[]> = {
  "English names and contacts": [
    ["First name *", "first_name"],
    ["Legal First Name", "first_name"],
    ["Given name(s)", "first_name"],
    ["Preferred first name", "preferred_name"],
    ["Preferred name (if different)", "preferred_name"],
    ["What name do you like to be called?", "other"],
    ["Middle name", "middle_name"],
    ["Surname", "last_name"],
    ["Family name (required)", "last_name"],
    ["Last Name✱", "last_name"],
    ["Full name", "full_name"],
    ["Your name", "full_name"],
    ["First and last name", "full_name"],
    ["Email address", "email"],
    ["Personal email", "email"],
    ["Confirm your email address", "email_confirm"],
    ["Re-enter email", "email_confirm"],
    ["Mobile", "phone"],
    ["Mobile phone number", "phone"],
    ["Contact number", "phone"],
    ["Phone number", "phone"],
    ["Alternative phone", "phone_other"],
    ["Phone device type", "other", "select"],
    ["Country phone code", "other", "select"],
    ["Phone extension", "other"],
    ["Company name", "other"],
    ["Referee name", "other"],
    ["Emergency contact phone", "other"],
    ["Manager's email", "other"],
    ["Name of your current manager", "other"],
  ],
  "Australian places": [
    ["Street address", "address"],
    ["Address line 1", "address"],
    ["Address Line 2", "other"],
    ["Residential address", "address"],
    ["Suburb", "city"],
    ["Suburb / Town", "city"],
    ["City/Suburb", "city"],
    ["State", "state", "select"],
    ["State or territory", "state", "select"],
    ["Postcode", "postcode"],
    ["Post code", "postcode"],
    ["Country", "country", "select"],
    ["Country of residence", "country_of_residence", "select"],
    ["Where are you currently based?", "location"],
    ["Current location", "location"],
    ["Location (City)", "location"],
    ["Which of our locations would you prefer?", "other", "select"],
  ],
  "Australian knock-out questions": [
    ["Do you have the right to work in Australia?", "work_rights", "radio"],
    [
      "Which of the following statements best describes your right to work in Australia?",
      "work_rights",
      "select",
    ],
    ["Are you legally entitled to work in Australia?", "work_rights", "radio"],
    ["What is your current visa status?", "work_rights", "select"],
    ["Do you now, or will you in the future, require sponsorship for a work visa?", "work_rights", "radio"],
    ["Will you require us to sponsor you?", "work_rights", "radio"],
    ["Australian work rights", "work_rights"],
    ["Do you need a visa?", "work_rights", "radio"],
    ["What is your notice period?", "start_date"],
    ["How much notice are you required to give your current employer?", "start_date"],
    ["When can you start?", "start_date"],
    ["Earliest start date", "start_date"],
    ["Available from", "start_date"],
    ["What's your expected annual base salary?", "salary_expectation"],
    ["Salary expectations (inc. super)", "salary_expectation"],
    ["Expected remuneration package including superannuation", "salary_expectation"],
    ["What are your salary expectations?", "salary_expectation"],
    ["Desired hourly rate", "salary_expectation"],
    ["What is your current salary?", "other"],
    ["How did you hear about this role?", "referral_source", "select"],
    ["Where did you hear about us?", "referral_source"],
    ["Do you hold a current driver licence?", "other", "radio"],
    ["Do you have a Working With Children Check?", "other", "radio"],
    ["How many years' experience do you have with sponsorship sales?", "other"],
  ],
  "links and texts": [
    ["LinkedIn URL", "linkedin"],
    ["Link to your LinkedIn profile", "linkedin"],
    ["GitHub", "github"],
    ["Twitter URL", "twitter"],
    ["Website", "website"],
    ["Portfolio URL", "website"],
    ["Personal website", "website"],
    ["Other website", "website_other"],
    ["Cover letter", "cover_letter_text", "textarea"],
    ["Additional information", "additional_information", "textarea"],
    ["Is there anything else you would like us to know?", "additional_information", "textarea"],
    ["Why do you want to work with us?", "other", "textarea"],
    ["Please describe your experience with GitHub Actions", "other", "textarea"],
    ["Tell us about a time you led a team", "other", "textarea"],
    ["Professional summary", "summary", "textarea"],
    ["Headline", "headline"],
    ["Skills", "skills", "textarea"],
    ["Current company", "current_company"],
    ["Current employer", "current_company"],
    ["Current job title", "work_title"],
  ],
  files: [
    ["Resume/CV", "resume_file", "file"],
    ["Upload your resume", "resume_file", "file"],
    ["Cover letter", "cover_letter_file", "file"],
    ["Lebenslauf", "resume_file", "file"],
    ["Motivationsschreiben hochladen", "cover_letter_file", "file"],
    ["Lettre de motivation", "cover_letter_file", "file"],
    ["Photo", "photo_file", "file"],
    ["Additional documents", "other_file", "file"],
    ["Arbeitszeugnisse", "other_file", "file"],
    ["Autofill with resume", "do_not_fill", "file"],
  ],
  German: [
    ["Anrede", "salutation", "select"],
    ["Vorname", "first_name"],
    ["Nachname", "last_name"],
    ["Vor- und Nachname", "full_name"],
    ["E-Mail-Adresse", "email"],
    ["E-Mail bestätigen", "email_confirm"],
    ["Telefonnummer", "phone"],
    ["Telefon mobil", "phone"],
    ["Mobilnummer", "phone"],
    ["Strasse, Nr.", "address"],
    ["Straße und Hausnummer", "address"],
    ["PLZ", "postcode"],
    ["Ort", "city"],
    ["Wohnort", "location"],
    ["PLZ / Ort", "location"],
    ["Land", "country", "select"],
    ["Kanton", "state", "select"],
    ["Nationalität", "nationality", "select"],
    ["Staatsangehörigkeit", "nationality", "select"],
    ["Geburtsdatum", "birth_date"],
    ["Arbeitsbewilligung", "work_rights", "select"],
    ["Aufenthaltsbewilligung", "work_rights", "select"],
    ["Haben Sie eine gültige Arbeitserlaubnis für die Schweiz?", "work_rights", "radio"],
    ["Gehaltswunsch (brutto p.a.)", "salary_expectation"],
    ["Gehaltsvorstellungen", "salary_expectation"],
    ["Lohnvorstellung", "salary_expectation"],
    ["Ihre Gehaltsvorstellung in EUR", "salary_expectation"],
    ["Frühestmöglicher Eintrittstermin", "start_date"],
    ["Möglicher Eintrittstermin", "start_date"],
    ["Eintrittsdatum", "start_date"],
    ["Kündigungsfrist", "start_date"],
    ["Verfügbarkeit", "start_date"],
    ["Ab wann sind Sie verfügbar?", "start_date"],
    ["Wie sind Sie auf uns aufmerksam geworden?", "referral_source", "select"],
    ["Wie haben Sie von dieser Stelle erfahren?", "referral_source", "select"],
    ["Bemerkungen", "additional_information", "textarea"],
    ["Motivationsschreiben", "cover_letter_text", "textarea"],
    ["Geschlecht", "do_not_fill", "select"],
    ["Aktueller Arbeitgeber", "current_company"],
    ["E-Mail (Bestätigung)", "email_confirm"],
    ["Salärvorstellung", "salary_expectation"],
    ["Gewünschter Lohn", "salary_expectation"],
    ["Ab wann könnten Sie bei uns starten?", "start_date"],
    ["Benötigen Sie eine Arbeitsbewilligung?", "work_rights", "radio"],
    ["Wo hast du von uns gehört?", "referral_source", "select"],
    ["Bewerbungsfoto", "photo_file", "file"],
    ["Bevorzugtes Pensum", "other"],
    ["Kommentar", "other", "textarea"],
  ],
  French: [
    ["Civilité", "salutation", "select"],
    ["Prénom", "first_name"],
    ["Nom de famille", "last_name"],
    ["Nom et prénom", "full_name"],
    ["Adresse e-mail", "email"],
    ["Adresse électronique", "email"],
    ["Confirmer l'adresse e-mail", "email_confirm"],
    ["Courriel", "email"],
    ["Téléphone portable", "phone"],
    ["Numéro de téléphone", "phone"],
    ["Rue et numéro", "address"],
    ["Adresse", "address"],
    ["Code postal", "postcode"],
    ["NPA", "postcode"],
    ["Ville", "city"],
    ["Localité", "city"],
    ["Pays", "country", "select"],
    ["Nationalité", "nationality", "select"],
    ["Date de naissance", "birth_date"],
    ["Permis de travail", "work_rights", "select"],
    ["Prétentions salariales", "salary_expectation"],
    ["Date d'entrée souhaitée", "start_date"],
    ["Disponibilité", "start_date"],
    ["Délai de congé", "start_date"],
    ["Comment avez-vous entendu parler de nous ?", "referral_source", "select"],
    ["Remarques", "additional_information", "textarea"],
    ["Sexe", "do_not_fill", "radio"],
    ["Prétentions de salaire", "salary_expectation"],
    ["Quand pouvez-vous commencer ?", "start_date"],
    ["Comment avez-vous eu connaissance de ce poste ?", "referral_source", "select"],
    ["Taux d'activité", "other", "select"],
  ],
  "Italian names": [
    ["Nome", "first_name"],
    ["Cognome", "last_name"],
  ],
  never: [
    ["Gender", "do_not_fill", "select"],
    ["Are you of Aboriginal or Torres Strait Islander origin?", "do_not_fill", "radio"],
    ["Do you identify as a person with a disability?", "do_not_fill", "radio"],
    ["Pronouns", "do_not_fill", "select"],
    ["Race / ethnicity", "do_not_fill", "select"],
    ["Tax file number", "do_not_fill"],
    ["Password", "do_not_fill"],
    ["I agree to the privacy policy", "do_not_fill", "checkbox"],
    ["Ich habe die Datenschutzerklärung gelesen", "do_not_fill", "checkbox"],
    ["J'accepte la politique de confidentialité", "do_not_fill", "checkbox"],
    ["Keep me informed about future opportunities", "do_not_fill", "checkbox"],
    ["Leave this field blank", "do_not_fill"],
    ["How many years have you worked in disability support?", "other"],
  ],
};

function said(label: string, kind: ControlKind): FormControl {
  return aControl({ label, kind, type: kind });
}

describe("classifyControl", () => {
  for (const [group, cases] of Object.entries(LABELS))
    it.each(cases.map(([label, expected, kind = "text"]) => ({ label, expected, kind })))(
      `${group}: $label is $expected`,
      ({ label, expected, kind }) => {
        expect(classifyControl(said(label, kind), undefined)).toBe(expected);
      },
    );

  it("takes the page's own autocomplete word before any label", () => {
    expect(
      classifyControl(aControl({ autocomplete: "shipping postal-code", label: "Where" }), undefined),
    ).toBe("postcode");
    expect(classifyControl(aControl({ autocomplete: "one-time-code", label: "Email" }), undefined)).toBe(
      "do_not_fill",
    );
  });

  it.each([
    [{ name: "candidate[first_name]" }, "first_name"],
    [{ name: "firstName" }, "first_name"],
    [{ id: "job_application_last_name" }, "last_name"],
    [{ hooks: "email" }, "email"],
    [{ name: "cPhone" }, "phone"],
    [{ name: "urls[LinkedIn]" }, "linkedin"],
    [{ name: "org" }, "current_company"],
    [{ name: "job_application[answers][0][text]" }, "other"],
    [{ placeholder: "Full name" }, "full_name"],
    [{ near: "E-Mail *" }, "email"],
  ] as const)("reads the programmer's name, the hint or the words beside it: %o", (control, expected) => {
    expect(classifyControl(aControl(control), undefined)).toBe(expected);
  });

  it("tells a part about schools and earlier jobs from the person's own data", () => {
    const said = (label: string, section: string) => classifyControl(aControl({ label, section }), undefined);
    expect(said("Start date", "Work experience")).toBe("other");
    expect(said("Company", "Work experience 1")).toBe("work_company");
    expect(said("Job title", "Employment history")).toBe("work_title");
    expect(said("City", "Education")).toBe("other");
    expect(said("City", "Contact details")).toBe("city");
    expect(classifyControl(aControl({ label: "Preferred office", name: "location" }), undefined)).toBe(
      "other",
    );
  });

  it("leaves hidden text boxes, searches, log-ins and newsletters alone", () => {
    const email = aControl({ label: "Email" });
    expect(classifyControl({ ...email, isHidden: true }, undefined)).toBe("do_not_fill");
    expect(classifyControl(email, { hasPassword: true, isSignIn: true, isSearch: false, words: "" })).toBe(
      "do_not_fill",
    );
    expect(classifyControl(email, { hasPassword: false, isSignIn: false, isSearch: true, words: "" })).toBe(
      "do_not_fill",
    );
    expect(
      classifyControl(email, {
        hasPassword: false,
        isSignIn: false,
        isSearch: false,
        words: "Subscribe to job alerts",
      }),
    ).toBe("do_not_fill");
  });
});
