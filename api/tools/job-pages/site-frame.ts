/** Content of real sites around an ad: menus, searches, notices, other ads, small print. */
const frames: readonly (readonly [above: string, below: string])[] = [
  [
    `<a class="skip" href="#main">Skip to main content</a><div class="menu"><ul><li><a href="/about">About us</a></li><li><a href="/what-we-do">What we do</a></li><li><a href="/careers">Careers</a><ul><li><a href="/careers/graduates">Graduates</a></li><li><a href="/careers/benefits">Life here</a></li></ul></li><li><a href="/news">News</a></li><li><a href="/contact">Contact</a></li></ul></div><div class="search"><h2>Search our site</h2><form><input name="q"><button>Search</button></form></div>`,
    `<div class="after"><h3>Keep in touch</h3><p>Follow us to hear about new projects and people.</p><ul><li><a href="/facebook">Facebook</a></li><li><a href="/linkedin">LinkedIn</a></li></ul><p>We acknowledge the Traditional Owners of the lands on which we work and pay our respects to Elders past and present.</p><p>Privacy | Terms of use | Accessibility</p></div>`,
  ],
  [
    `<div class="topbar"><span>English</span><a href="/login">Sign in</a><a href="/saved">Saved jobs (0)</a></div><div class="hero"><p>Find your next role</p><form><label for="k">Keyword</label><input id="k"><label for="l">Location</label><input id="l"><button>Search jobs</button></form></div><p><a href="/search">Back to search results</a></p>`,
    `<h2>Similar jobs</h2><div class="other"><h3><a href="/jobs/91821/planner">Planner</a></h3><p>Shepparton VIC</p></div><div class="other"><h3><a href="/jobs/91822/site-clerk">Site Clerk</a></h3><p>Orange NSW</p></div><h2>Get job alerts</h2><p>We send you new jobs like this one once a week. You can stop at any time.</p><form><input type="email" name="alert"><button>Set alert</button></form>`,
  ],
  [
    `<div class="notice"><h2>We use cookies</h2><p>Some are needed for this site to work and some help us to see how it is used.</p><button>Accept all</button></div><div class="crumbs"><a href="/">Home</a> / <a href="/jobs">Jobs</a></div><div class="tools"><button>Print</button><button>Email to a friend</button></div>`,
    `<div class="small"><h4>Equal opportunity</h4><p>We welcome people of every age, background and gender, and people with disability. Tell us if you need a change in how we hire.</p><h4>Fraud warning</h4><p>We never ask for money. Our messages come from our own address only.</p><p>Powered by a career site</p></div>`,
  ],
];

/** The same ad with the menus and notices of one of several sites around it, always the same for an id. */
export function framed(html: string, id: string): string {
  const at = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % frames.length;
  const [above, below] = frames[at] ?? ["", ""];
  return html.replace(/<body[^>]*>/, (tag) => tag + above).replace(/<\/body>/, `${below}</body>`);
}
