import type { SentDocument } from "#shared/contract/applications/application.ts";
import type { Tx } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { notFound } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { addEvent, getApplication } from "./applications.store.ts";
import { dropSent, listSent, putSent } from "./sent-documents.store.ts";
import { findSource, listLikelySources, type SentKind } from "./sent-sources.store.ts";

/**
 * Records what the person says was sent; null takes the record back.
 * @throws AppError `not_found` for another account's application or document too.
 */
export async function storeSentDocuments(
  services: Services,
  userId: Owner,
  applicationId: string,
  { kind, source }: { kind: SentKind; source: string | null },
): Promise<SentDocument[]> {
  return services.db.$transaction(async (tx) => {
    const application = await getApplication(tx, userId, applicationId);
    if (!application) throw notFound("application");
    const at = services.now();
    if (source === null) await dropSent(tx, userId, applicationId, kind);
    else {
      const found = await findSource(tx, userId, source);
      if (found?.kind !== kind) throw notFound("document");
      await putSent(tx, userId, applicationId, found, application.appliedDate ?? at);
      await addEvent(tx, userId, applicationId, { kind: "sent", detail: found.name, at });
    }
    return listSent(tx, userId, applicationId);
  });
}

/**
 * When an application becomes applied: records what was sent where there is no doubt. The resume that was tailored for
 * this very job, else the only saved one; the only letter that was written for it. What the person recorded stays.
 */
export async function recordSentByItself(
  tx: Tx,
  userId: Owner,
  applicationId: string,
  at: Date,
): Promise<void> {
  const { tailored, resumes, letters } = await listLikelySources(tx, userId, applicationId);
  const known = new Set((await listSent(tx, userId, applicationId)).map(({ kind }) => kind));
  const resume = onlyOne("optimisation", tailored) ?? (tailored.length === 0 && onlyOne("resume", resumes));
  for (const source of [resume, onlyOne("letter", letters)]) {
    const found = source && (await findSource(tx, userId, source));
    if (!found || known.has(found.kind)) continue;
    await putSent(tx, userId, applicationId, found, at);
    await addEvent(tx, userId, applicationId, { kind: "sent", detail: found.name, at });
  }
}

function onlyOne(kind: string, rows: readonly { id: string }[]): string | null {
  const [only] = rows;
  return only && rows.length === 1 ? `${kind}:${only.id}` : null;
}
