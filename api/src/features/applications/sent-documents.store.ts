import type { SentDocument } from "#shared/contract/applications/application.ts";
import type { SentDocument as Row } from "../../db/generated/client.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { type SentKind, type SentSource, storedSentKind } from "./sent-sources.store.ts";

export async function listSent(db: Db | Tx, userId: Owner, applicationId: string): Promise<SentDocument[]> {
  const rows = await rowsOf(db, userId).sentDocument.findMany({
    where: { applicationId, application: { userId } },
    orderBy: { kind: "desc" },
  });
  return rows.map(toSentDto);
}

function toSentDto({ kind, source, name, text, contentAt, sentAt }: Row): SentDocument {
  return {
    kind: storedSentKind(kind),
    source,
    name,
    text,
    contentAt: contentAt.toISOString(),
    sentAt: sentAt.toISOString(),
  };
}

export async function putSent(
  tx: Tx,
  userId: Owner,
  applicationId: string,
  sent: SentSource,
  sentAt: Date,
): Promise<void> {
  const { kind, ...content } = sent;
  await rowsOf(tx, userId).sentDocument.upsert({
    where: { applicationId_kind: { applicationId, kind } },
    create: { applicationId, kind, ...content, sentAt },
    update: { ...content, sentAt },
  });
}

export async function dropSent(tx: Tx, userId: Owner, applicationId: string, kind: SentKind): Promise<void> {
  await rowsOf(tx, userId).sentDocument.deleteMany({ where: { applicationId, kind } });
}
