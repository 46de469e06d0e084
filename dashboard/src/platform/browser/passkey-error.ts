/** What a browser says where nothing was wrong but the person, the device or the time said no. */
const givenUp = ["NotAllowedError", "AbortError"];

/** Whether a device's part ended without a passkey, in a way that no server knows of. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && givenUp.includes(error.name);
}

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}
