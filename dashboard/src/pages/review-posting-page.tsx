import { useLocation } from "react-router";
import { reviewTexts as texts } from "../features/jobs/postings/posting-texts.ts";
import { ReviewPosting } from "../features/jobs/postings/review-posting.tsx";
import { PageHead } from "../platform/page-head.tsx";

/** The operator's link to a reported posting: its token comes after the #, which no server sees. decision: D-61. */
export function ReviewPostingPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <div className="mx-auto max-w-[46rem]">
      <PageHead title={texts.title} />
      <ReviewPosting key={token} token={token} />
    </div>
  );
}
