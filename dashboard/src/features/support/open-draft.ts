/** Opens a mail draft as a press on a link does; an address bar would leave the page. */
export function openDraft(link: string): void {
  const anchor = document.createElement("a");
  anchor.href = link;
  anchor.click();
}

/** The support address of this site, which the server fills into the page. */
export function supportAddress(): string {
  const link = document.querySelector<HTMLAnchorElement>("a[data-support-address]");
  return link?.textContent?.trim() ?? "";
}
