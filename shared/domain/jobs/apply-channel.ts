/** How to apply for a posting: a web address, or an e-mail address that is shown. decision: D-71. */
export interface ApplyChannel {
  url: string;
  email: string;
}

const most = 500;
const noSpace = (text: string) => ![...text].some((char) => char <= " ");

/** True for 'name@example.com': one @, a name before it, a host with a dot after it. */
function isEmail(text: string): boolean {
  const [name = "", host = "", ...more] = text.split("@");
  const labels = host.split(".");
  return (
    more.length === 0 &&
    /^[\w.+'-]+$/.test(name) &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]+$/i.test(label))
  );
}

/**
 * Reads a typed channel to apply. An address without 'https://' gets it.
 * @returns null if it is neither: another scheme, a user name in an address, no host.
 */
export function readApplyChannel(typed: string): ApplyChannel | null {
  const text = typed.trim();
  if (text === "" || text.length > most || !noSpace(text)) return null;
  const plain = text.replace(/^mailto:/i, "");
  if (isEmail(plain)) return { url: "", email: plain };
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { hostname, username, password, href } = new URL(address);
  if (username || password || !hostname.includes(".")) return null;
  return { url: href, email: "" };
}

/** The channel as text, as in the form. */
export function applyChannelText({ url, email }: ApplyChannel): string {
  return email || url;
}
