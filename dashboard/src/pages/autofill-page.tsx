import { statusFacts } from "#shared/domain/applications/status.ts";
import { may } from "#shared/domain/plans.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { useApplications } from "../features/applications/use-applications.ts";
import { useUser } from "../features/auth/use-user.ts";
import { AnswersSection } from "../features/autofill/answers-section.tsx";
import { autofillTexts as texts } from "../features/autofill/autofill-texts.ts";
import { ProfileForm } from "../features/autofill/profile-form.tsx";
import { useAutofill } from "../features/autofill/use-autofill.ts";
import { LoadFailed } from "../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";

/** What the extension fills forms from: the profile and the saved answers. */
export function AutofillPage() {
  const { data, error, isPending, isFetching, refetch } = useAutofill();
  const { user } = useUser();
  const mayDraft = may(usePlan(user?.subscriptionTier ?? "free"), "answer-criteria");
  const { data: applications } = useApplications();
  const jobs = applications?.filter(({ status }) => statusFacts[status].isOpen) ?? [];
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      {isPending && <SkeletonCard />}
      {error && !data && (
        <LoadFailed
          title={texts.loadFailed}
          text={texts.loadFailedText}
          {...{ error, isFetching, refetch }}
        />
      )}
      {data && (
        <div className="grid gap-8">
          <ProfileForm profile={data.profile} suggested={data.suggested} />
          <div className="border-t border-line pt-8">
            <AnswersSection answers={data.answers} {...{ jobs, mayDraft }} />
          </div>
        </div>
      )}
    </>
  );
}
