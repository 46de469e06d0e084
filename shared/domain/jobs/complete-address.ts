/** "seek.com.au/job/1", "www.example.com": a host with a dot, then nothing, a port or a path. */
const bareAddress = /^([a-z\d-]+\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i;

/** A web address as people type it: https is added if it is missing. Anything else stays. */
export function completeAddress(text: string): string {
  return bareAddress.test(text) ? `https://${text}` : text;
}
