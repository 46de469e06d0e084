import type { z } from "zod/mini";
import type { profileBody } from "#shared/contract/account.ts";
import { pages } from "#shared/domain/pages.ts";
import type { Tx } from "../../db/open.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { Caller, SessionControl } from "../../http/handler.ts";
import { queueMail, writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { keepProfile } from "./account.store.ts";

type ProfileFields = z.output<typeof profileBody>;

const needed = "Please enter your current password to change your email address.";
const wrong = "This is not your current password";
const taken = "This email address belongs to another account. Please use a different one.";

/**
 * Stores name, address and phone. Another address needs the current password, and the old one is told
 * (docs/security.md, AU-15).
 */
export async function updateProfile(
  services: Services,
  session: SessionControl,
  user: Caller,
  fields: ProfileFields,
) {
  const email = fields.email.toLowerCase();
  const isMoved = email !== user.email;
  if (isMoved) await confirmOwner(session, user, fields.currentPassword);
  const profile = { fullName: fields.fullName, email, phone: fields.phone || null };
  try {
    const { kept, mailId } = await services.db.$transaction(async (tx) => ({
      kept: await keepProfile(tx, user.id, profile),
      mailId: isMoved ? await writeMoveMail(services, user, tx) : undefined,
    }));
    if (mailId) await queueMail(services, mailId);
    return { ...kept, phone: kept.phone ?? "" };
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError("conflict", taken, { details: { fields: { email: taken } } });
    throw error;
  }
}

async function confirmOwner(session: SessionControl, user: Caller, password: string | undefined) {
  if (!password) throw invalid(needed, { currentPassword: needed });
  if (!(await session.confirmPassword(user.id, password))) throw invalid(wrong, { currentPassword: wrong });
}

function writeMoveMail(services: Services, user: Caller, tx: Tx): Promise<string> {
  const mail = {
    userId: user.id,
    to: user.email,
    kind: "email-changed",
    subject: "Your email address was changed",
    greeting: "Hello,",
    paragraphs: [
      "Your Kelpie account now has another email address. This one opens it no more.",
      "If that was not you, answer through our help page at once.",
    ],
    action: { label: "Open Kelpie", url: services.config.appUrl + pages.login },
    footer: "You get this mail because your account had this address until now.",
  };
  return writeMail(services, mail, tx);
}
