import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { NewCredential, UsedCredential } from "#shared/contract/passkeys.ts";

/** What a dishonest or broken device would do otherwise. */
export interface Quirks {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with another key than the one that was added. */
  key?: KeyObject;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** CBOR of the few shapes that a device sends. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

/** A device without a screen: makes a passkey and signs with it, as the standard of browsers has it (ES256). */
export function softwarePasskey(site: { origin: string; rpId: string }) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const cose = cbor(
    new Map<number, unknown>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, unknown][]),
      [-2, Buffer.from(jwk.x ?? "", "base64url")],
      [-3, Buffer.from(jwk.y ?? "", "base64url")],
    ]),
  );
  const client = (type: string, challenge: string, { origin = site.origin }: Quirks) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const device = (flags: number, { rpId = site.rpId, isVerified = true, counter = 0 }: Quirks) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), count]);
  };
  const credential = { id: base64url(id), rawId: base64url(id), type: "public-key" as const };

  return {
    id: credential.id,
    make(challenge: string, quirks: Quirks = {}): NewCredential {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = Buffer.concat([device(0x40, quirks), attested]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const clientDataJSON = base64url(client("webauthn.create", challenge, quirks));
      return { ...credential, response: { clientDataJSON, attestationObject: base64url(cbor(attestation)) } };
    },
    use(challenge: string, quirks: Quirks = {}): UsedCredential {
      const clientData = client("webauthn.get", challenge, quirks);
      const authenticatorData = device(0, quirks);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, quirks.key ?? privateKey)),
        ...(quirks.userHandle !== undefined && { userHandle: base64url(quirks.userHandle) }),
      };
      return { ...credential, response };
    },
  };
}
