import type { z } from "zod/mini";
import type { profileBody } from "#shared/contract/account.ts";
import { invalid } from "../../http/app-error.ts";
import type { Caller, SessionControl } from "../../http/handler.ts";
import { findLink } from "../../identity/email-verification.store.ts";
import { writeVerification } from "../../identity/write-verification.ts";
import { queueMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { hasAccount, saveProfile } from "./account.store.ts";
import { addressTaken } from "./verify-email.ts";

type ProfileFields = z.output<typeof profileBody>;

const needed = "Please enter your current password to change your email address.";
const wrong = "This is not your current password";

/**
 * Stores name and phone. Another address needs the current password, and counts once the link that is mailed there was
 * opened (docs/security.md, AU-15 and AU-16).
 */
export async function updateProfile(
  services: Services,
  session: SessionControl,
  user: Caller,
  fields: ProfileFields,
) {
  const email = fields.email.toLowerCase();
  const isMoving = email !== user.email;
  if (isMoving) {
    await confirmOwner(session, user, fields.currentPassword);
    if (await hasAccount(services.db, email)) throw addressTaken();
  }
  const { kept, mailId } = await services.db.$transaction(async (tx) => ({
    kept: await saveProfile(tx, user.id, { fullName: fields.fullName, phone: fields.phone || null }),
    mailId: isMoving ? await writeVerification(services, tx, user, email) : undefined,
  }));
  if (mailId) await queueMail(services, mailId);
  const linkSentTo = await findLink(services.db, user.id, services.now());
  return { ...kept, phone: kept.phone ?? "", linkSentTo };
}

async function confirmOwner(session: SessionControl, user: Caller, password: string | undefined) {
  if (!password) throw invalid(needed, { currentPassword: needed });
  if (!(await session.confirmPassword(user.id, password))) throw invalid(wrong, { currentPassword: wrong });
}
