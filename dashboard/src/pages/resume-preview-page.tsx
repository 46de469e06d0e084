import { PageHead } from "../platform/page-head.tsx";

export function ResumePreviewPage() {
  return <PageHead title="Resume Optimization Complete" />;
}
