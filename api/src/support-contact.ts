const ownComputer = /@(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whom people are told to write to. On a trial on one's own computer there is no mailbox, so no address is shown. */
export function supportContact(supportAddress: string): string {
  return ownComputer.test(supportAddress) ? "whoever runs this server" : supportAddress;
}
