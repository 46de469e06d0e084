/** What a phone's share menu passes on; apps differ in which part contains the address. */
export interface SharedAd {
  title?: string | null;
  text?: string | null;
  url?: string | null;
}

/** The shared web address: its own field, or the first one in the text. */
export function sharedAddress({ title, text, url }: SharedAd): string | undefined {
  for (const part of [url, text, title]) {
    const [found] = part?.match(/https?:\/\/[^\s<>"]+/i) ?? [];
    const address = found?.replace(/(?<![).,;!?])[).,;!?]+$/, "");
    if (address && URL.canParse(address)) return address;
  }
  return undefined;
}

/** The name that the sharing app gave, without addresses. */
export function sharedTitle({ title, text }: SharedAd): string {
  const words = title?.trim() || text?.trim() || "";
  return words
    .replace(/https?:\/\/\S+/gi, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}
