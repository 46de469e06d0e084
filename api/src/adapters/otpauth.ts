import { Secret, TOTP } from "otpauth";
import { codeDigits, codeSeconds } from "#shared/domain/auth/two-step.ts";

const issuer = "Kelpie";
/** Half minutes by which a phone's clock may be off, either way. */
const clockSlack = 1;

function totpOf(secret: string, label = ""): TOTP {
  // SHA-1 is what every app of this kind reads; as an HMAC of a random key it is sound.
  const kind = { algorithm: "SHA1", digits: codeDigits, period: codeSeconds };
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), ...kind });
}

/** A secret as apps read it. @param bytes 20 random ones. */
export function appSecret(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** What a QR code says to an app. @param label tells accounts of one app apart. */
export function appUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The half minute whose code this is, of those around now; undefined when it is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: clockSlack });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / codeSeconds) + delta;
}
