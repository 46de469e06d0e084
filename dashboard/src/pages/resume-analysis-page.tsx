import { PageHead } from "../platform/page-head.tsx";

export function ResumeAnalysisPage() {
  return <PageHead title="No Analysis Found" />;
}
