import { PostJobForm } from "../features/jobs/postings/post-job-form.tsx";
import { postingTexts as texts } from "../features/jobs/postings/posting-texts.ts";
import { PageHead } from "../platform/page-head.tsx";

/** /post-job and /employer-register: the same form. */
export function PostJobPage() {
  return (
    <div className="mx-auto max-w-[46rem]">
      <PageHead title={texts.title} text={texts.lead} />
      <PostJobForm />
    </div>
  );
}
