const FORM_HOSTS =
  /(?:^|\.)(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|smartrecruiters\.com|teamtailor\.com|myworkdayjobs\.com|pageuppeople\.com|jobvite\.com|icims\.com|bamboohr\.com|recruitee\.com|jobadder\.com)$/;

/** True for a frame that comes from a site which hosts application forms. */
export function isFormAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && FORM_HOSTS.test(hostname);
}
