import { forgotPasswordBody, loginBody, resetPasswordBody, signupBody } from "#shared/contract/auth.ts";
import { type Faults, faultsOf } from "../../platform/forms/form-faults.ts";

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
export function signInFaults(fields: SignInFields): Faults<SignInFields> {
  return faultsOf(loginBody.safeParse(fields));
}

export function signUpFaults(fields: SignUpFields): Faults<SignUpFields> {
  const { confirmPassword, acceptTerms, ...sent } = fields;
  const faults = faultsOf<SignUpFields>(signupBody.safeParse(sent));
  if (confirmPassword !== fields.password) faults.confirmPassword = "Passwords do not match";
  if (!acceptTerms) faults.acceptTerms = "You must accept the terms and conditions";
  return faults;
}

export function forgotFaults(fields: { email: string }): Faults<{ email: string }> {
  return faultsOf(forgotPasswordBody.safeParse(fields));
}

export interface ResetFields {
  newPassword: string;
  confirmPassword: string;
}

const fillAll = "Please fill in all fields";

/** First both, then the password's own rules, then that they match. */
export function resetFaults({ newPassword, confirmPassword }: ResetFields): Faults<ResetFields> {
  const faults: Faults<ResetFields> = {};
  if (!newPassword) faults.newPassword = fillAll;
  if (!confirmPassword) faults.confirmPassword = fillAll;
  if (!newPassword || !confirmPassword) return faults;
  const found = faultsOf<ResetFields>(resetPasswordBody.safeParse({ token: "any", newPassword }));
  if (found.newPassword) faults.newPassword = found.newPassword;
  if (newPassword !== confirmPassword) faults.confirmPassword = "Passwords do not match";
  return faults;
}
