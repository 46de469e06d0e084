import { loginBody, signupBody } from "#shared/contract/auth.ts";

export interface SignInFields {
  email: string;
  password: string;
}

export interface SignUpFields extends SignInFields {
  fullName: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

/** What is wrong, by field, in the order in which the form shows them. */
export type Faults<Fields> = Partial<Record<keyof Fields, string>>;

interface Issue {
  path: PropertyKey[];
  message: string;
}

function faultsOf<Fields>(issues: readonly Issue[]): Faults<Fields> {
  const faults: Faults<Fields> = {};
  for (const issue of issues) faults[issue.path[0] as keyof Fields] ??= issue.message;
  return faults;
}

/** The contract's own rules and sentences: the server refuses the same with the same words. */
export function signInFaults(fields: SignInFields): Faults<SignInFields> {
  const parsed = loginBody.safeParse(fields);
  return parsed.success ? {} : faultsOf(parsed.error.issues);
}

export function signUpFaults(fields: SignUpFields): Faults<SignUpFields> {
  const { confirmPassword, acceptTerms, ...sent } = fields;
  const parsed = signupBody.safeParse(sent);
  const faults: Faults<SignUpFields> = parsed.success ? {} : faultsOf(parsed.error.issues);
  if (confirmPassword !== fields.password) faults.confirmPassword = "Passwords do not match";
  if (!acceptTerms) faults.acceptTerms = "You must accept the terms and conditions";
  return faults;
}
