import type { NewCredential, UsedCredential } from "#shared/contract/passkeys.ts";

/** Whom passkeys are made for: our own address, whatever a request claims. */
export interface PasskeySite {
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

/** Takes the challenge of an answer, once. @returns whether it was one of ours. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

// Loaded when somebody has to do with a passkey: its readers of certificates are a start's worth of modules.
const load = () => import("@simplewebauthn/server");

const rpIdOf = ({ origin }: PasskeySite) => new URL(origin).hostname;
const timeout = 5 * 60 * 1000;
/** Ed25519, ES256, RS256: what devices have. Kinds that Node still tries out are left out. */
const kinds = [-8, -7, -257];

/** What a browser makes a passkey from: discoverable, and only with the person's own proof (a finger, a PIN). */
export async function newPasskeyOptions(
  site: PasskeySite,
  person: { id: string; email: string; fullName: string; known: readonly string[] },
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: "Kelpie",
    rpID: rpIdOf(site),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.fullName,
    attestationType: "none",
    supportedAlgorithmIDs: kinds,
    excludeCredentials: person.known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout,
  });
}

/** What a browser signs in with; it offers the passkeys that it has for this site. */
export async function passkeySignInOptions(site: PasskeySite) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({ rpID: rpIdOf(site), userVerification: "required", timeout });
}

/** @returns what to keep of a new passkey; undefined when anything of it is not as we asked. */
export async function readNewPasskey(
  site: PasskeySite,
  credential: NewCredential,
  takeChallenge: TakeChallenge,
): Promise<{ credentialId: string; publicKey: string; counter: number } | undefined> {
  const { verifyRegistrationResponse } = await load();
  const { transports: _, ...response } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: takeChallenge,
      supportedAlgorithmIDs: kinds,
      expectedOrigin: site.origin,
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
  } catch {
    // The library throws a sentence of its own for each way in which an answer can be wrong: to us they are one.
    return undefined;
  }
}

/** @returns the passkey's counter after this use; undefined when the answer is not its own. */
export async function readUsedPasskey(
  site: PasskeySite,
  credential: UsedCredential,
  kept: { credentialId: string; publicKey: string; counter: number },
  takeChallenge: TakeChallenge,
): Promise<{ counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await load();
  const { userHandle, ...response } = credential.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: takeChallenge,
      expectedOrigin: site.origin,
      expectedRPID: rpIdOf(site),
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, "base64url")),
        counter: kept.counter,
      },
      requireUserVerification: true,
    });
    return verified ? { counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
