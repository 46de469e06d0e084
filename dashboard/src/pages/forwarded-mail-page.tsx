import { ForwardedMailView } from "../features/applications/mail/forwarded-mail-view.tsx";
import { PageHead } from "../platform/page-head.tsx";

/** Employers' messages that the person forwarded. decision: D-100. */
export function ForwardedMailPage() {
  return (
    <>
      <PageHead
        title="Forwarded messages"
        text="Forward an employer's message, and say whether it was read right."
      />
      <ForwardedMailView />
    </>
  );
}
