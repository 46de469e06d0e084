import { useLocation } from "react-router";
import { EditPosting } from "../features/jobs/postings/edit-posting.tsx";
import { editTexts as texts } from "../features/jobs/postings/posting-texts.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** A posting's private link: its token comes after the #, which no server sees. decision: D-26. */
export function EditPostingPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <div className="mx-auto max-w-[46rem]">
      <PageHead title={texts.title} />
      <EditPosting key={token} token={token} onNavigate={useNavigateTo()} />
    </div>
  );
}
