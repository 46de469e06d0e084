import { lazy, Suspense, useEffect } from "react";
import { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from "react-router";
import { interviewKitPath, pages } from "#shared/domain/pages.ts";
import { isSitePath } from "#shared/domain/site-paths.ts";
import { PageWait } from "./page-wait.tsx";
import { preloadOverview } from "./preload-overview.ts";
import { Shell } from "./shell/shell.tsx";
import { SignInGate } from "./sign-in-gate.tsx";

const NotFoundPage = lazy(async () => ({
  default: (await import("../pages/not-found-page.tsx")).NotFoundPage,
}));

/** No screen of the app: a page of the public site that the app led to (after sign-in, say), or nothing at all. */
function OtherPath() {
  const { pathname, search, hash, key } = useLocation();
  // What the server answered with the app itself is no page of the site.
  const leads = key !== "default" && isSitePath(pathname);
  useEffect(() => {
    if (leads) window.location.replace(pathname + search + hash);
  }, [leads, pathname, search, hash]);
  return leads ? <PageWait /> : <NotFoundPage />;
}

const ForgotPasswordPage = lazy(async () => ({
  default: (await import("../pages/account/forgot-password-page.tsx")).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import("../pages/account/reset-password-page.tsx")).ResetPasswordPage,
}));
const VerifyEmailPage = lazy(async () => ({
  default: (await import("../pages/account/verify-email-page.tsx")).VerifyEmailPage,
}));
/** The frame of pages for everybody is no part of the first signed-in screen. */
const PublicFrame = lazy(async () => ({ default: (await import("./public-frame.tsx")).PublicFrame }));
const SettingsPage = lazy(async () => ({
  default: (await import("../pages/account/settings-page.tsx")).SettingsPage,
}));
const AutofillPage = lazy(async () => ({
  default: (await import("../pages/autofill-page.tsx")).AutofillPage,
}));
const JobSitesPage = lazy(async () => ({
  default: (await import("../pages/job-sites-page.tsx")).JobSitesPage,
}));
const OverviewPage = lazy(async () => ({
  default: (await preloadOverview()).OverviewPage,
}));
const ResumeOptimizerPage = lazy(async () => ({
  default: (await import("../pages/resume-optimizer-page.tsx")).ResumeOptimizerPage,
}));
const OptimizationPage = lazy(async () => ({
  default: (await import("../pages/optimization-page.tsx")).OptimizationPage,
}));
const ResumeAnalysisPage = lazy(async () => ({
  default: (await import("../pages/resume-analysis-page.tsx")).ResumeAnalysisPage,
}));
const ResumePreviewPage = lazy(async () => ({
  default: (await import("../pages/resume-preview-page.tsx")).ResumePreviewPage,
}));
const ResumesPage = lazy(async () => ({ default: (await import("../pages/resumes-page.tsx")).ResumesPage }));
const ResumePage = lazy(async () => ({ default: (await import("../pages/resume-page.tsx")).ResumePage }));
const EvidencePage = lazy(async () => ({
  default: (await import("../pages/evidence-page.tsx")).EvidencePage,
}));
const CriteriaPage = lazy(async () => ({
  default: (await import("../pages/criteria-page.tsx")).CriteriaPage,
}));
const CoverLetterPage = lazy(async () => ({
  default: (await import("../pages/cover-letter-page.tsx")).CoverLetterPage,
}));
const ApplicationsPage = lazy(async () => ({
  default: (await import("../pages/applications-page.tsx")).ApplicationsPage,
}));
const ApplicationPage = lazy(async () => ({
  default: (await import("../pages/application-page.tsx")).ApplicationPage,
}));
const AnalyticsPage = lazy(async () => ({
  default: (await import("../pages/analytics-page.tsx")).AnalyticsPage,
}));
const ImportPage = lazy(async () => ({
  default: (await import("../pages/import-page.tsx")).ImportPage,
}));
const NotificationsPage = lazy(async () => ({
  default: (await import("../pages/notifications-page.tsx")).NotificationsPage,
}));
const ConnectPage = lazy(async () => ({
  default: (await import("../pages/account/connect-page.tsx")).ConnectPage,
}));
const SubscriptionPage = lazy(async () => ({
  default: (await import("../pages/account/subscription-page.tsx")).SubscriptionPage,
}));
const JobBoardPage = lazy(async () => ({
  default: (await import("../pages/job-board-page.tsx")).JobBoardPage,
}));
const SharePage = lazy(async () => ({ default: (await import("../pages/share-page.tsx")).SharePage }));
const JobPage = lazy(async () => ({ default: (await import("../pages/job-page.tsx")).JobPage }));
const PostJobPage = lazy(async () => ({ default: (await import("../pages/post-job-page.tsx")).PostJobPage }));
const EditPostingPage = lazy(async () => ({
  default: (await import("../pages/edit-posting-page.tsx")).EditPostingPage,
}));
const ReviewPostingPage = lazy(async () => ({
  default: (await import("../pages/review-posting-page.tsx")).ReviewPostingPage,
}));
const ForwardedMailPage = lazy(async () => ({
  default: (await import("../pages/forwarded-mail-page.tsx")).ForwardedMailPage,
}));
/** Left out of the production bundle: the condition is a constant there. */
const LookBookPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("../pages/look-book-page.tsx")).LookBookPage }))
  : null;

/** Its kit is a part of the job's page. decision: D-116. */
function ToInterview() {
  const { id = "" } = useParams();
  return <Navigate replace to={interviewKitPath(id)} />;
}

export function Router() {
  return (
    <BrowserRouter>
      <Suspense fallback={<PageWait />}>
        <Routes>
          <Route element={<PublicFrame />}>
            <Route path={pages.job} element={<JobPage />} />
            <Route path={pages.postJob} element={<PostJobPage />} />
            <Route path={pages.employerRegister} element={<PostJobPage />} />
            <Route path={pages.editPosting} element={<EditPostingPage />} />
            <Route path={pages.reviewPosting} element={<ReviewPostingPage />} />
          </Route>
          {/* Open to everybody: a mailed link works also where one is signed in. */}
          <Route path={pages.forgotPassword} element={<ForgotPasswordPage />} />
          <Route path={pages.resetPassword} element={<ResetPasswordPage />} />
          <Route path={pages.verifyEmail} element={<VerifyEmailPage />} />
          <Route element={<SignInGate />}>
            <Route path={pages.connect} element={<ConnectPage />} />
            <Route element={<Shell />}>
              <Route path={pages.overview} element={<OverviewPage />} />
              <Route path={pages.resumeOptimizer} element={<ResumeOptimizerPage />} />
              <Route path={pages.optimization} element={<OptimizationPage />} />
              <Route path={pages.resumeAnalysis} element={<ResumeAnalysisPage />} />
              <Route path={pages.resumePreview} element={<ResumePreviewPage />} />
              <Route path={pages.coverLetter} element={<CoverLetterPage />} />
              <Route path={pages.coverLetters} element={<CoverLetterPage />} />
              <Route path={pages.letter} element={<CoverLetterPage />} />
              <Route path={pages.jobBoard} element={<JobBoardPage />} />
              <Route path={pages.resumes} element={<ResumesPage />} />
              <Route path={pages.resume} element={<ResumePage />} />
              <Route path={pages.evidence} element={<EvidencePage />} />
              <Route path={pages.criteria} element={<CriteriaPage />} />
              <Route path={pages.settings} element={<SettingsPage />} />
              <Route path={pages.autofill} element={<AutofillPage />} />
              <Route path={pages.jobSites} element={<JobSitesPage />} />
              <Route path={pages.notifications} element={<NotificationsPage />} />
              <Route path={pages.applications} element={<ApplicationsPage />} />
              <Route path={pages.applicationAnalytics} element={<AnalyticsPage />} />
              <Route path={pages.applicationImport} element={<ImportPage />} />
              <Route path={pages.application} element={<ApplicationPage />} />
              <Route path={pages.interviewKit} element={<ToInterview />} />
              <Route path={pages.share} element={<SharePage />} />
              <Route path={pages.forwardedMail} element={<ForwardedMailPage />} />
              <Route path={pages.subscription} element={<SubscriptionPage />} />
            </Route>
          </Route>
          {LookBookPage && <Route path="/look-book" element={<LookBookPage />} />}
          <Route path="*" element={<OtherPath />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
