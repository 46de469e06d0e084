import type { z } from "zod/mini";
import type { beginBody, codeBody, proofBody } from "#shared/contract/two-step.ts";
import {
  firstCodeWithinMs,
  readCode,
  recoveryCode,
  recoveryCodeCount,
} from "#shared/domain/auth/two-step.ts";
import { appSecret, appUri, stepOfCode } from "../../adapters/otpauth.ts";
import type { Tx } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { CallContext, Caller, SessionControl } from "../../http/handler.ts";
import { endOtherSignIns } from "../../identity/other-sign-ins.store.ts";
import { seal, unseal } from "../../identity/two-step/seal.ts";
import { recoveryHash, takeCode } from "../../identity/two-step/take-code.ts";
import {
  findWaiting,
  replaceRecoveryCodes,
  storePendingSecret,
  turnOff,
  turnOn,
} from "../../identity/two-step/two-step.store.ts";
import { writeTwoStepMail } from "../../identity/two-step/two-step-mail.ts";
import { queueMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";

const wrongPassword = "This is not your current password";
const wrongCode = "This code is not right. Please wait for the next one of your app.";
const unproven =
  "Please confirm your email address first: the link is in our mail, and Settings sends it again.";

const alreadyOn = () => new AppError("conflict", "Two-step sign-in is on already.");

/** A call of the signed-in person. */
type Asked<Body> = Pick<CallContext, "services" | "session" | "note"> & { user: Caller; body: Body };

async function confirmOwner(session: SessionControl, userId: Owner, password: string): Promise<void> {
  if (!(await session.confirmPassword(userId, password)))
    throw invalid(wrongPassword, { currentPassword: wrongPassword });
}

/**
 * A new secret for an app, which waits for its first code. Only with a proven address: whoever opened an account with
 * somebody else's could keep its owner out for good.
 */
export async function beginTwoStep({
  services,
  session,
  user,
  body,
}: Asked<z.output<typeof beginBody>>): Promise<{ secret: string; uri: string }> {
  if (!user.isEmailVerified) throw new AppError("conflict", unproven);
  await confirmOwner(session, user.id, body.currentPassword);
  const secret = appSecret(Buffer.from(services.randomToken(20), "base64url"));
  const sealed = seal(services.config, user.id, secret);
  try {
    await services.db.$transaction((tx) => storePendingSecret(tx, user.id, sealed, services.now()));
  } catch (error) {
    throw isUniqueViolation(error) ? alreadyOn() : error;
  }
  return { secret, uri: appUri(secret, user.email) };
}

async function newRecoveryCodes(services: Services, tx: Tx, userId: Owner): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    recoveryCode(Buffer.from(services.randomToken(10), "base64url")),
  );
  const hashes = codes.map((code) => recoveryHash(userId, code.replaceAll("-", "")));
  await replaceRecoveryCodes(tx, userId, hashes, services.now());
  return codes;
}

/**
 * The first code of the app turns it on. Every other way in ends, as with another password: who is in by the one step
 * alone shall not stay. @returns recovery codes, for this once.
 */
export async function confirmTwoStep(asked: Asked<z.output<typeof codeBody>>): Promise<string[]> {
  const { services, session, user, body } = asked;
  const { db, config, now } = services;
  const sealed = await findWaiting(db, user.id, new Date(now().getTime() - firstCodeWithinMs));
  if (!sealed) throw new AppError("conflict", "This took too long, or it is on already. Please start again.");
  const given = readCode(body.code);
  const secret = unseal(config, user.id, sealed)?.secret;
  const step = given?.kind === "app" && secret ? stepOfCode(secret, given.code, now()) : undefined;
  if (!step) throw invalid(wrongCode, { code: wrongCode });
  const { codes, mailId } = await db.$transaction(async (tx) => {
    if (!(await turnOn(tx, user.id, { secret: sealed, step, now: now() }))) throw alreadyOn();
    await endOtherSignIns(tx, user.id, session.idHash());
    const mail = await writeTwoStepMail(services, user, "on", tx);
    return { codes: await newRecoveryCodes(services, tx, user.id), mailId: mail };
  });
  await asked.note("two-step-on");
  await queueMail(services, mailId);
  return codes;
}

/**
 * The password, then a code; what follows is stored together with the code's use, or not at all.
 * @throws AppError `invalid` on the field that is wrong.
 */
async function withProof<Result>(
  { services, session, user, note, body }: Asked<z.output<typeof proofBody>>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  await confirmOwner(session, user.id, body.currentPassword);
  const done = await services.db.$transaction(async (tx) => {
    const way = await takeCode(services, tx, user.id, body.code);
    return way && { way, result: await work(tx) };
  });
  if (!done) {
    await note("code-refused");
    throw invalid(wrongCode, { code: wrongCode });
  }
  if (done.way === "recovery") await note("recovery-code-used");
  return done.result;
}

/** Turns it off, and tells the owner. */
export async function endTwoStep(asked: Asked<z.output<typeof proofBody>>): Promise<void> {
  const { services, user } = asked;
  const mailId = await withProof(asked, async (tx) => {
    await turnOff(tx, user.id);
    return writeTwoStepMail(services, user, "off", tx);
  });
  await asked.note("two-step-off");
  await queueMail(services, mailId);
}

/** Ten new recovery codes in place of those before. */
export async function renewRecoveryCodes(asked: Asked<z.output<typeof proofBody>>): Promise<string[]> {
  const codes = await withProof(asked, (tx) => newRecoveryCodes(asked.services, tx, asked.user.id));
  await asked.note("recovery-codes-renewed");
  return codes;
}
