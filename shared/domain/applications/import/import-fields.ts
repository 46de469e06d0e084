import { eachLineField, type LineFieldName, lineFields } from "../line-fields.ts";

/** Columns of an application in a spreadsheet, in the order of our own export, with their titles. */
export const importTitles = {
  id: "Id",
  jobTitle: "Job title",
  company: "Company",
  ...eachLineField((name) => lineFields[name].label),
  status: "Status",
  matchScore: "Match percent",
  jobUrl: "Link",
  closingDate: "Closing date",
  followUpDate: "Follow-up date",
  interviewDate: "Interview date",
  interviewTime: "Interview time",
  timeZone: "Time zone",
  appliedDate: "Applied",
  createdAt: "Saved",
  contactName: "Contact name",
  contactEmail: "Contact email",
  contacts: "Contacts",
  notes: "Notes",
  jobDescription: "Job description",
  capturedAt: "Ad read",
  identityKey: "Ad identity",
  requirementEdits: "Requirement corrections",
  editedFields: "Edited fields",
} as const;

export type ImportField = keyof typeof importTitles;
export const importFields = Object.keys(importTitles) as [ImportField, ...ImportField[]];

/** Fields of our own export that are recognised by title and that the person cannot choose. */
export const ownFields: readonly ImportField[] = [
  "id",
  "matchScore",
  "identityKey",
  "editedFields",
  "requirementEdits",
  "contacts",
  "capturedAt",
];

export const dateFields = [
  "appliedDate",
  "closingDate",
  "followUpDate",
  "interviewDate",
  "createdAt",
] as const;
export type DateField = (typeof dateFields)[number];
export const isDateField = (field: string | null): field is DateField =>
  dateFields.some((one) => one === field);

/** Other names for the fields, in other trackers and by people, folded as {@link foldTitle} does; the best first. */
/** Not in the table of the fields itself, which every screen loads. */
export const lineTitles: Readonly<Record<LineFieldName, string>> = {
  location:
    "location place city joblocation suburb town region area where ort worklocation officelocation office site " +
    "cityormode state locations stateterritory cityregion locationmode",
  salary:
    "salary pay salaryrange compensation rate maxsalary minsalary wage wages package remuneration payrate salaryoffered " +
    "expectedsalary advertisedsalary salaryorrate gehalt comp range salarypackage hourlyrate money base basesalary",
  recruiter: "recruiter recruitmentagency recruitingagency recruitmentconsultant consultant headhunter",
};
const otherTitles: Partial<Record<ImportField, string>> = {
  jobTitle:
    "jobtitle title position role job jobrole positiontitle jobposition jobname rolename roletitle positionname " +
    "whatjob vacancy opening jobdescriptiontitle positionapplied positionappliedfor rolesapplied roleapplied jobapplied " +
    "jobappliedfor designation occupation cardname task what puesto poste stelle name item",
  company:
    "company employer companyname employername organisation organization organisationname organizationname org " +
    "business firm firma client clientname who whowith whofor hiringcompany companyorganisation companyorganization " +
    "workplace with where work for empresa entreprise unternehmen name",
  ...lineTitles,
  status:
    "status stage applicationstatus state list listname outcome result response progress phase step currentstatus " +
    "currentstage applicationstage column board interviewstage statusoutcome jobstatus howdiditgo heardback anyresponse reply lane",
  jobUrl:
    "link url joburl joblink website posting jobposting adlink adurl linktoad linktojob joblisting listing listingurl " +
    "applicationlink applicationurl postingurl postinglink jobpostinglink jobpostingurl jobad webaddress address weblink " +
    "href applyurl applylink",
  closingDate:
    "closingdate closes closing closingon closeson closedate deadline applicationdeadline duedate due applyby " +
    "appliesby expires expirydate closeddate",
  followUpDate:
    "followupdate followup followupon followupby nextfollowup nextfollowupdate reminder chaseup chaseon",
  interviewDate:
    "interviewdate interview interviewon interviewdatetime interviewat dateofinterview interviewtime nextinterview " +
    "firstinterview interviewscheduled",
  appliedDate:
    "applied applieddate dateapplied appliedon applicationdate dateofapplication datesubmitted submitteddate submitted " +
    "submittedon applicationsubmitted datesent senton appliedat whenapplied dayapplied when date datum day applyon " +
    "dateofapply",
  createdAt:
    "saved saveddate datesaved savedon createdat dateadded added addedon created createdon createddate datecreated " +
    "createdtime datefound dateposted posteddate",
  contactName:
    "contactname contact recruitername hiringmanager contactperson contactpersonname pointofcontact",
  contactEmail: "contactemail email recruiteremail emailaddress contactemailaddress mail",
  notes:
    "notes note comments comment remarks remark description details other misc thoughts nextsteps nextstep",
  jobDescription: "jobdescription adtext fulldescription jd jobdetails",
};

/** The names of each field, the best first. */
const namesOfField = new Map<ImportField, readonly string[]>(
  importFields.map((field) => {
    const own = [importTitles[field], field].map((name) => name.toLowerCase().replace(/[^a-z]/g, ""));
    const others = otherTitles[field]?.split(" ") ?? [];
    return [field, [...new Set([...own, ...others])]];
  }),
);

const foldTitle = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/^(?:my|the|your) /, "")
    .replace(/[^a-z$#]/g, "");

/** The parts of a title that may name its column: the title without brackets, and each side of a slash. */
function namesOf(title: string): string[] {
  const plain = title.replace(/\([^()]{0,60}\)|\[[^[\]]{0,60}\]/g, " ");
  const parts = plain.split(/\/|\||\n| - /);
  return [plain, ...parts].map(foldTitle).filter((name) => name !== "");
}

/** A field that a title may name, and how well it matches; 1 means the field's own title. */
export interface TitleMatch {
  field: ImportField;
  score: number;
}

/** The fields that a column's title may name, the likeliest first. */
export function fieldsOfTitle(title: string): TitleMatch[] {
  const names = namesOf(title);
  const found = importFields.flatMap((field) => {
    const known = namesOfField.get(field) ?? [];
    const places = names.map((name) => (name === "$" && field === "salary" ? 1 : known.indexOf(name)));
    const best = Math.min(...places.map((place) => (place < 0 ? Number.POSITIVE_INFINITY : place)));
    return Number.isFinite(best) ? [{ field, score: 1 - best / 100 }] : [];
  });
  return found.sort((one, other) => other.score - one.score);
}

/** The field of each column of our own export, by title alone. */
export function ownColumns(titles: readonly string[]): (ImportField | null)[] | null {
  const fields = titles.map((title) => importFields.find((field) => importTitles[field] === title) ?? null);
  const isOurs = fields.includes("id") && fields.every((field) => field !== null);
  return isOurs ? fields : null;
}
