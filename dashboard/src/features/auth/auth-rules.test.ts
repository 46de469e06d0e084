import { describe, expect, it } from "vitest";
import { signInErrors, signUpErrors } from "./auth-rules.ts";

const good = {
  fullName: "Sam Lee",
  email: "sam@example.com",
  password: "secret",
  confirmPassword: "secret",
  acceptTerms: true,
};

describe("sign-in", () => {
  it.each([
    ["sam@example.com", "secret", {}],
    ["sam", "secret", { email: "Please enter a valid email address" }],
    ["sam@example.com", "five5", { password: "Password must be at least 6 characters" }],
    [
      "",
      "",
      {
        email: "Please enter a valid email address",
        password: "Password must be at least 6 characters",
      },
    ],
  ])("%s / %s", (email, password, faults) => {
    expect(signInErrors({ email, password })).toEqual(faults);
  });
});

describe("sign-up", () => {
  it.each([
    [{}, {}],
    [{ fullName: "S" }, { fullName: "Full name is required" }],
    [{ confirmPassword: "other" }, { confirmPassword: "Passwords do not match" }],
    [{ acceptTerms: false }, { acceptTerms: "You must accept the terms and conditions" }],
    [{ email: "x@" }, { email: "Please enter a valid email address" }],
  ])("%j: %j", (change, faults) => {
    expect(signUpErrors({ ...good, ...change })).toEqual(faults);
  });
});
