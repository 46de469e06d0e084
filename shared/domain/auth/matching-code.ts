/** 256 bits as base64url: a verifier, and the SHA-256 of one. */
export const secretShape = /^[A-Za-z0-9_-]{43}$/;

/** How long the person has to agree. */
export const connectWithinMs = 5 * 60 * 1000;

/** Letters and digits that cannot be confused. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const base64url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * The short code that panel and page both show. It is computed from the challenge itself, so that no address can
 * contain another one. @returns `XXX-XXX`.
 */
export function matchingCode(challenge: string): string {
  const signs = [...challenge.slice(0, 6)].map((char) => letters[base64url.indexOf(char) % letters.length]);
  return `${signs.slice(0, 3).join("")}-${signs.slice(3).join("")}`;
}
