/** Texts of the blog; 'Blog Post Not Found' is the specification's. */
export const blogTexts = {
  title: "Plain guides for the Australian job search",
  lead: "Written by us, without invented figures, and short enough for one evening.",
  description:
    "Plain guides for job seekers in Australia: how screening software works, selection criteria, follow-up notes. No invented figures.",
  all: "All articles",
  contents: "On this page",
  feed: "RSS feed",
  read: "Read the article",
  missingTitle: "Blog Post Not Found",
  missingText: "There is no article at this address. It may have moved, or the link was cut short.",
  back: "Back to Blog",
  callTitle: "Check it against the ad",
  callText: "See what the ad asks for and which line of your resume shows it. Scoring is free and unlimited.",
  call: "Try the Resume Optimizer",
  inlineCall: "Open the Resume Optimizer",
} as const;
