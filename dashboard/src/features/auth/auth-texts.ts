/** Fixed texts of the sign-in and sign-up screens (part 1, sections 2, 5 and 8). */
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

export const signUpTexts = {
  title: "Create your account",
  text: "Free, and no card is asked for.",
  button: "Create Account",
  busy: "Creating account...",
  terms: "I accept the terms and conditions",
  haveAccount: "Already have an account?",
  failed: "Signup failed",
  done: { title: "Account created", description: "You are signed in." },
  googleFailed: { title: "Google Sign-up failed", description: "Failed to sign up with Google" },
} as const;

export const missingFields = {
  title: "Validation Error",
  description: "Please fill in all required fields.",
} as const;
