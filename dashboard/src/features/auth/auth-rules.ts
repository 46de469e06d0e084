import { forgotPasswordBody, loginBody, resetPasswordBody, signupBody } from "#shared/contract/auth.ts";
import { type Errors, errorsOf } from "../../platform/forms/form-errors.ts";

export interface SignInFields {
  email: string;
  password: string;
}

export interface SignUpFields extends SignInFields {
  fullName: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

/** The contract's own rules and sentences: the server refuses the same with the same words. */
export function signInErrors(fields: SignInFields): Errors<SignInFields> {
  return errorsOf(loginBody.safeParse(fields));
}

export function signUpErrors(fields: SignUpFields): Errors<SignUpFields> {
  const { confirmPassword, acceptTerms, ...sent } = fields;
  const faults = errorsOf<SignUpFields>(signupBody.safeParse(sent));
  if (confirmPassword !== fields.password) faults.confirmPassword = "Passwords do not match";
  if (!acceptTerms) faults.acceptTerms = "You must accept the terms and conditions";
  return faults;
}

export function forgotErrors(fields: { email: string }): Errors<{ email: string }> {
  return errorsOf(forgotPasswordBody.safeParse(fields));
}

export interface ResetFields {
  newPassword: string;
  confirmPassword: string;
}

const fillAll = "Please fill in all fields";

/** First both, then the password's own rules, then that they match. */
export function resetErrors({ newPassword, confirmPassword }: ResetFields): Errors<ResetFields> {
  const faults: Errors<ResetFields> = {};
  if (!newPassword) faults.newPassword = fillAll;
  if (!confirmPassword) faults.confirmPassword = fillAll;
  if (!newPassword || !confirmPassword) return faults;
  const found = errorsOf<ResetFields>(resetPasswordBody.safeParse({ token: "any", newPassword }));
  if (found.newPassword) faults.newPassword = found.newPassword;
  if (newPassword !== confirmPassword) faults.confirmPassword = "Passwords do not match";
  return faults;
}
