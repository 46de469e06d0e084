import type { GoogleRefusal } from "#shared/contract/navigations.ts";

/** Fixed texts of the sign-in and sign-up screens. */
export const signInTexts = {
  title: "Sign in",
  text: "Welcome back. Your applications are where you left them.",
  button: "Sign In",
  busy: "Signing in...",
  remember: "Remember me",
  noAccount: "Don't have an account?",
  failed: "Login failed",
  refused: "Invalid email or password",
  unexpected: "An unexpected error occurred. Please try again.",
  googleFailed: { title: "Google Login failed", description: "Failed to sign in with Google" },
} as const;

export const codeTexts = {
  title: "One more step",
  app: "Enter the six digits that your authenticator app shows for Kelpie.",
  recovery: "Enter one of the recovery codes that you kept. Each works once.",
  appLabel: "Code",
  recoveryLabel: "Recovery code",
  button: "Continue",
  busy: "Checking...",
  toRecovery: "Use a recovery code",
  toApp: "Use the app",
  back: "Back to the password",
  lost: "Lost the app and every recovery code?",
  write: "Write to support",
  lostText: "from the address of your account. A person makes sure that it is you, and turns the code off.",
  noCode: { app: "The code has six digits", recovery: "A recovery code has four groups of four characters" },
} as const;

export const passkeyTexts = {
  button: "Sign in with a passkey",
  busy: "Waiting for your device...",
  none: {
    title: "No passkey was used",
    description: "Nothing has happened. Try again, or sign in with your password.",
  },
  cannot: {
    title: "No passkey was used",
    description: "This browser cannot use passkeys here. Please sign in with your password.",
  },
} as const;

export const signUpTexts = {
  title: "Create your account",
  text: "Free. No card needed.",
  button: "Create Account",
  busy: "Creating account...",
  terms: "I accept the terms and conditions",
  haveAccount: "Already have an account?",
  failed: "Signup failed",
  done: { title: "Account created", description: "You are signed in." },
  googleFailed: { title: "Google Sign-up failed", description: "Failed to sign up with Google" },
} as const;

/** Why Google signed nobody in. decision: D-12. */
export const googleRefusalTexts: Record<GoogleRefusal, { title: string; description: string }> = {
  failed: signInTexts.googleFailed,
  denied: { title: "Google Login failed", description: "Google was not allowed to tell us who you are." },
  unverified: {
    title: "Google Login failed",
    description: "Google has not verified this email address. Please sign up with a password.",
  },
  "has-password": {
    title: "Google Login failed",
    description:
      "This email has an account with a password. Please sign in with it first, then connect Google in Settings.",
  },
  "other-address": {
    title: "Google was not connected",
    description:
      "That Google account has another email address than this account, or belongs to another one.",
  },
  "unproven-address": {
    title: "Google was not connected",
    description:
      "Please confirm your email address first: the link is in our mail, and Settings sends it again.",
  },
};

export const missingFields = {
  title: "Validation Error",
  description: "Please fill in all required fields.",
} as const;

export const forgotTexts = {
  title: "Forgot password",
  text: "Enter your email and we'll send you a reset link.",
  button: "Send reset link",
  busy: "Sending...",
  back: "Back to login",
  sentTitle: "Check your email",
  sentText:
    "If an account with this email exists, a reset link is on its way. It works once, for 30 minutes.",
  noMail: "Nothing there after a few minutes? Look in the spam folder, or try again.",
  again: "Try again",
  sent: {
    title: "Email sent",
    description: "If an account with this email exists, you'll receive a password reset link.",
  },
  failed: "Error",
  failedText: "An error occurred. Please try again.",
} as const;

export const resetTexts = {
  title: "Reset password",
  text: "Choose a new password. Every other browser and extension is signed out.",
  rules: "At least 8 characters, with a lowercase letter, an uppercase letter and a number.",
  button: "Reset password",
  busy: "Resetting...",
  done: "Password reset successful",
  doneText: "You can sign in with your new password now.",
  toLogin: "Continue to login",
  failed: "Error",
  refusedText: "Failed to reset password. Please try again.",
  failedText: "An error occurred. Please try again.",
  noToken: {
    title: "Invalid reset link",
    description: "This reset link is invalid or has expired.",
  },
} as const;
