/** Text of careers pages about work in general: words of ads without an ad. */
export const TALK =
  "Our people build roads and rail. You will work in a team with years of experience and learn the skills you need. Full time and part time roles are open, with salary packaging, benefits and paid leave. Responsibilities differ from crew to crew. Apply today and send us your resume and a cover letter. ";

/** A result list: cards with a few words each and a link to the ad. */
export function cards(count: number, href: (index: number) => string, tag = "h2"): string {
  const card = (index: number): string =>
    `<article class="job-card"><${tag}><a href="${href(index)}">Site Supervisor ${index}</a></${tag}><span class="company">Quokka Civil</span><span class="location">Geelong VIC</span><p>We are looking for an experienced person with skills in civil work. Full time role, great salary and benefits, apply now and join our team today.</p></article>`;
  return Array.from({ length: count }, (_, index) => card(index)).join("");
}

/** A careers page around its heading. */
export function page(title: string, heading: string, body: string): string {
  return `<!DOCTYPE html><html><head><title>${title}</title></head><body><header><nav><a href="/">Home</a></nav></header><main><h1>${heading}</h1>${body}</main><footer>© 2026 Quokka Civil Pty Ltd</footer></body></html>`;
}
