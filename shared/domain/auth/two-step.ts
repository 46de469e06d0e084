/** Digits of an authenticator app's code (RFC 6238). */
export const codeDigits = 6;
export const codeSeconds = 30;

/** How long a sign-in with the right password waits for its code. */
export const codeWithinMs = 5 * 60 * 1000;
/** How long a new secret waits for the first code of its app. */
export const firstCodeWithinMs = 15 * 60 * 1000;

export const recoveryCodeCount = 10;
/** Number of characters, of five bits each: too many to guess from a hash. */
const recoverySigns = 16;
/** Without letters that look like digits or like other letters. */
const signs = "0123456789abcdefghjkmnpqrstvwxyz";

/** Groups of four, as people type a secret or a recovery code. */
export function inFours(text: string): string[] {
  return text.match(/.{1,4}/g) ?? [];
}

/** @param bytes ten random bytes. */
export function recoveryCode(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  const drawn = (bits.match(/.{5}/g) ?? []).map((five) => signs[Number.parseInt(five, 2)]);
  return inFours(drawn.slice(0, recoverySigns).join("")).join("-");
}

export type GivenCode = { kind: "app" | "recovery"; code: string } | null;

/** Reads what was typed or pasted as a code of the app, a recovery code, or neither. */
export function readCode(typed: string): GivenCode {
  const code = typed.toLowerCase().replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  const plain = code.replaceAll("o", "0").replace(/[il]/g, "1");
  const isRecovery = plain.length === recoverySigns && [...plain].every((sign) => signs.includes(sign));
  return isRecovery ? { kind: "recovery", code: plain } : null;
}
