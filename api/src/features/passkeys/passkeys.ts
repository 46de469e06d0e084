import { createHash } from "node:crypto";
import type { z } from "zod/mini";
import type { addPasskeyBody, beginPasskeyBody, Passkey, UsedCredential } from "#shared/contract/passkeys.ts";
import {
  newPasskeyOptions,
  passkeySignInOptions,
  readNewPasskey,
  readUsedPasskey,
} from "../../adapters/webauthn.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { Owner } from "../../db/owner.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { AppError, invalid, notFound, unauthenticated } from "../../http/app-error.ts";
import type { CallContext, Caller } from "../../http/handler.ts";
import { codeNeeded } from "../../http/held-sign-in.ts";
import { takeCode } from "../../identity/two-step/take-code.ts";
import { hasSecondStep } from "../../identity/two-step/two-step.store.ts";
import { queueMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { writePasskeyMail } from "./passkey-mail.ts";
import {
  countPasskeys,
  createPasskey,
  findByCredential,
  listCredentialIds,
  noteUse,
  removePasskey,
  storeChallenge,
  takeChallenge,
} from "./passkeys.store.ts";

/** How long the browser may take, in milliseconds. */
const challengeMs = 5 * 60 * 1000;
/** More than anybody has devices. */
const mostPasskeys = 20;

const wrongPassword = "This is not your current password";
const wrongCode = "This code is not right. Please wait for the next one of your app.";
const refused = "This passkey was not accepted. Please sign in with your password.";

/** A call of the signed-in person. */
type Asked<Body> = Pick<CallContext, "services" | "session" | "note"> & { user: Caller; body: Body };

const siteOf = ({ config }: Pick<Services, "config">) => ({ origin: config.appUrl });

const hashOf = (challenge: string) => createHash("sha256").update(`passkey:${challenge}`).digest("hex");

async function give(
  { db, now }: Services,
  options: { challenge: string },
  userId: Owner | null,
): Promise<{ options: { challenge: string } }> {
  const expiresAt = new Date(now().getTime() + challengeMs);
  await storeChallenge(db, { hash: hashOf(options.challenge), userId, now: now(), expiresAt });
  return { options: { ...options } };
}

const taker =
  ({ db, now }: Services, userId: Owner | null) =>
  (challenge: string) =>
    takeChallenge(db, { hash: hashOf(challenge), userId, now: now() });

/** A passkey counts as both steps: whoever has two gives both to get one. */
async function confirmOwner({
  services,
  session,
  user,
  note,
  body,
}: Asked<z.output<typeof beginPasskeyBody>>) {
  if (!(await session.confirmPassword(user.id, body.currentPassword)))
    throw invalid(wrongPassword, { currentPassword: wrongPassword });
  if (!(await hasSecondStep(services.db, user.id))) return;
  if (body.code === undefined) throw codeNeeded();
  const way = await takeCode(services, services.db, user.id, body.code);
  if (way === "recovery") await note("recovery-code-used");
  if (way) return;
  await note("code-refused");
  throw invalid(wrongCode, { code: wrongCode });
}

/** Asks who is there, and answers what the browser makes a passkey from. */
export async function beginPasskey(asked: Asked<z.output<typeof beginPasskeyBody>>) {
  await confirmOwner(asked);
  const { services, user } = asked;
  const known = await listCredentialIds(services.db, user.id);
  return give(services, await newPasskeyOptions(siteOf(services), { ...user, known }), user.id);
}

/** Keeps what the browser made for a challenge of this account, and tells the owner. */
export async function addPasskey(asked: Asked<z.output<typeof addPasskeyBody>>): Promise<Passkey> {
  const { services, user, body } = asked;
  const made = await readNewPasskey(siteOf(services), body.credential, taker(services, user.id));
  if (!made) throw invalid("This passkey could not be added. Please start again.");
  const { name } = body;
  try {
    const { passkey, mailId } = await services.db.$transaction(async (tx) => {
      await lockAccount(tx, user.id);
      if ((await countPasskeys(tx, user.id)) >= mostPasskeys)
        throw new AppError("conflict", `An account has ${mostPasskeys} passkeys at most. Remove one first.`);
      const kept = await createPasskey(tx, user.id, { ...made, name, createdAt: services.now() });
      return { passkey: kept, mailId: await writePasskeyMail(services, user, { act: "added", name }, tx) };
    });
    await asked.note("passkey-added", { detail: name });
    await queueMail(services, mailId);
    return passkey;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("conflict", "This passkey is added already.") : error;
  }
}

/** Ends a passkey, and tells the owner. @throws AppError `not_found`. */
export async function endPasskey(
  { services, user, note }: Pick<Asked<unknown>, "services" | "user" | "note">,
  id: string,
): Promise<void> {
  const { name, mailId } = await services.db.$transaction(async (tx) => {
    const ended = await removePasskey(tx, user.id, id);
    if (ended === undefined) throw notFound("passkey");
    const mail = await writePasskeyMail(services, user, { act: "removed", name: ended }, tx);
    return { name: ended, mailId: mail };
  });
  await note("passkey-removed", { detail: name });
  await queueMail(services, mailId);
}

/** What every visitor's browser signs in with. */
export async function passkeyChallenge(services: Services) {
  return give(services, await passkeySignInOptions(siteOf(services)), null);
}

/**
 * The account whose passkey signed a challenge of ours (AU-20).
 * @throws AppError `unauthenticated`, the same for a passkey that nobody has.
 */
export async function checkPasskey(
  { services, note }: Pick<CallContext, "services" | "note">,
  credential: UsedCredential,
): Promise<Owner> {
  const kept = await findByCredential(services.db, credential.id);
  const used = kept && (await readUsedPasskey(siteOf(services), credential, kept, taker(services, null)));
  const { userHandle } = credential.response;
  const isOwners = kept && (!userHandle || Buffer.from(userHandle, "base64url").toString() === kept.userId);
  if (kept && used && isOwners) {
    const use = { id: kept.id, before: kept.counter, counter: used.counter, at: services.now() };
    if (await noteUse(services.db, kept.userId, use)) return kept.userId;
  }
  await note("passkey-refused", { userId: kept?.userId ?? null });
  throw unauthenticated(refused);
}
