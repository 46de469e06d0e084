import { closeBytes, type OutsideBytes } from "../bytes/outside.ts";

/** Brings a picture from where Google keeps its people's; undefined for any other address, and for what is too large. */
export type FetchPicture = (address: string) => Promise<OutsideBytes | undefined>;

const mostBytes = 2 * 1024 * 1024;
/** Somebody waits for the sign-in. */
const timeoutMs = 3000;

/** Only Google's own hosts, which we are sent to by Google itself, and no redirect away from them. */
function isGoogles(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return (
    protocol === "https:" && port === "" && username === "" && hostname.endsWith(".googleusercontent.com")
  );
}

/** @param send the network; tests pass their own. decision: D-55. */
export function createPictureFetch(send: typeof fetch = fetch): FetchPicture {
  return async (address) => {
    if (!isGoogles(address)) return undefined;
    const answer = await send(address, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok || !answer.body) return undefined;
    const parts: Uint8Array[] = [];
    let bytes = 0;
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > mostBytes) {
        await reader.cancel();
        return undefined;
      }
      parts.push(part.value);
    }
    return closeBytes(new Uint8Array(Buffer.concat(parts)));
  };
}
