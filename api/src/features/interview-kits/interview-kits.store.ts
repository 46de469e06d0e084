import * as z from "zod/mini";
import { sentDocument } from "#shared/contract/applications/application.ts";
import { contacts } from "#shared/contract/applications/application-fields.ts";
import { contactsOf } from "#shared/domain/applications/contacts.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";

const kind = z.pick(sentDocument, { kind: true }).shape.kind;

/** The saved job that a kit is for, with what is known of the day; null when the account has none of that id. */
export async function findKitJob(db: Db, userId: Owner, id: string) {
  const row = await rowsOf(db, userId).application.findFirst({
    where: { id, userId },
    include: { sentDocuments: { select: { kind: true, name: true } } },
  });
  if (row === null) return null;
  const people = contactsOf({ ...row, contacts: readJson(contacts, row.contacts, "Application.contacts") });
  const { jobTitle, company, jobDescription, interviewDate, interviewTime, timeZone, location, salary } = row;
  return {
    ...{ id, jobTitle, company, jobDescription },
    day: {
      date: interviewDate?.toISOString().slice(0, 10) ?? null,
      ...{ time: interviewTime, timeZone: timeZone ?? "", place: location, pay: salary },
      people: people.map(({ name, role, phone }) => [name, role, phone].filter(Boolean).join(", ")),
    },
    sent: row.sentDocuments.map((one) => ({
      kind: readJson(kind, one.kind, "SentDocument.kind"),
      name: one.name,
    })),
  };
}
