import { expect, it } from "vitest";
import { resetPasswordPath } from "./pages.ts";

it("the token of a reset link stands behind the #, which browsers send to no server", () => {
  const link = new URL(resetPasswordPath("secret"), "https://kelpie.example");
  expect([link.pathname + link.search, link.hash]).toEqual(["/reset-password", "#token=secret"]);
});
