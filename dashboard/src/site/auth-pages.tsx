import type { ReactNode } from "react";
import { pages } from "#shared/domain/pages.ts";
import { AuthLayout } from "../features/auth/auth-layout.tsx";
import { signInTexts, signUpTexts } from "../features/auth/auth-texts.ts";
import { LoginIsland, SignupIsland } from "./auth-islands.tsx";
import { Island } from "./island.tsx";
import type { SitePage } from "./site-page.ts";

const loginPage: SitePage = {
  path: pages.login,
  title: signInTexts.title,
  description:
    "Sign in to Kelpie: your resumes, your applications and the ads they answered are where you left them.",
  bare: true,
  Page: () => (
    <ForVisitors>
      <AuthLayout title={signInTexts.title} text={signInTexts.text} backTo={pages.home}>
        <Island name="login" wakes="touch">
          <LoginIsland />
        </Island>
      </AuthLayout>
    </ForVisitors>
  ),
};

const signupPage: SitePage = {
  path: pages.signup,
  also: [pages.register],
  title: signUpTexts.title,
  description:
    "Create a free Kelpie account: score your resume against any ad as often as you like, with no card.",
  bare: true,
  Page: () => (
    <ForVisitors>
      <AuthLayout title={signUpTexts.title} text={signUpTexts.text} backTo={pages.home}>
        <Island name="signup" wakes="touch">
          <SignupIsland />
        </Island>
      </AuthLayout>
    </ForVisitors>
  ),
};

/** Not shown to who may be signed in, until that is known (site.ts). */
function ForVisitors({ children }: { children: ReactNode }) {
  return (
    <div data-visitors-only className="in-data-signed-in:invisible">
      {children}
      <noscript>
        <p className="border-t border-line p-4 text-center text-14">Signing in needs JavaScript.</p>
      </noscript>
    </div>
  );
}

/** Sign-in and sign-up: there at once, and awake when somebody turns to them. */
export const authPages: readonly SitePage[] = [loginPage, signupPage];
