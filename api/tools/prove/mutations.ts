/** A protection that is removed from the code, and the test that must fail without it. */
export interface Mutation {
  /** Id of the core check that the protection belongs to. */
  check: string;
  what: string;
  file: string;
  /** The text to replace; the file contains it once. */
  from: string;
  to: string;
  test: string;
  /** Words in the names of the tests that must fail. */
  names: string;
}

const auth = "api/src/features/auth";
const authTest = `${auth}/auth.test.ts`;
const resetTest = `${auth}/reset-password.test.ts`;
const http = "api/src/http";
const accessTest = `${http}/access.test.ts`;
const page = "api/src/adapters/fetch-page.ts";
const pinned = "api/src/adapters/pinned-connection.ts";
const pageTest = "api/src/adapters/fetch-page.test.ts";
const archive = "api/src/adapters/read-document/check-archive.ts";
const archiveTest = "api/src/adapters/read-document/check-archive.test.ts";
const webhookTest = "api/src/features/billing/payment-webhook.test.ts";

export const mutations: readonly Mutation[] = [
  {
    check: "AU-01",
    what: "sign-in tells an unknown address from a wrong password",
    file: `${http}/sign-in.ts`,
    from: 'throw unauthenticated("Invalid email or password");',
    to: 'throw unauthenticated(tried ? "Invalid email or password" : "No such account");',
    test: authTest,
    names: "a wrong password and an unknown address answer the same",
  },
  {
    check: "AU-02",
    what: "'forgot password' fails for an unknown address",
    file: `${auth}/forgot-password.ts`,
    from: "  const userId = found?.id ?? null;",
    to: '  if (!found) throw new Error("unknown");\n  const userId = found.id;',
    test: resetTest,
    names: "answers the same bytes for a known and an unknown address",
  },
  {
    check: "AU-03",
    what: "a reset link works for everybody who is as fast",
    file: `${auth}/password-resets.store.ts`,
    from: "  return count === 1;",
    to: "  return count >= 0;",
    test: resetTest,
    names: "ten at once with one link",
  },
  {
    check: "AU-05",
    what: "a new password leaves connected extensions in",
    file: "api/src/identity/other-ways.store.ts",
    from: "  await rows.extensionToken.deleteMany();",
    to: "",
    test: resetTest,
    names: "ends every session and extension",
  },
  {
    check: "AU-06",
    what: "passwords are hashed at a twentieth of the cost",
    file: `${auth}/passwords.ts`,
    from: "memoryCost: 19_456",
    to: "memoryCost: 1_024",
    test: authTest,
    names: "keeps the password as argon2id with the agreed cost",
  },
  {
    check: "AU-08",
    what: "an account's password may be guessed a thousand times",
    file: `${http}/rate-limit-table.ts`,
    from: '{ points: 10, duration: 15 * minute, by: "email" }',
    to: '{ points: 1000, duration: 15 * minute, by: "email" }',
    test: authTest,
    names: "the 11th wrong try of an account answers 429",
  },
  {
    check: "AU-10",
    what: "scripts can read the session's cookie",
    file: `${http}/session.ts`,
    from: "httpOnly: true",
    to: "httpOnly: false",
    test: authTest,
    names: "the cookie is HttpOnly and Lax",
  },
  {
    check: "AU-11",
    what: "signing in keeps the session's id",
    file: `${http}/sign-in.ts`,
    from: "    req.logIn(user,",
    to: "    req.session.regenerate = (done) => (done(undefined), req.session);\n    req.logIn(user,",
    test: authTest,
    names: "gives a new session id and ends the planted one",
  },
  {
    check: "AU-12",
    what: "signing out leaves the session alive",
    file: `${http}/sign-in.ts`,
    from: "req.session.destroy((error: unknown) => (error ? reject(error) : resolve()));",
    to: "void reject;\n        resolve();",
    test: authTest,
    names: "ends the session on the server",
  },
  {
    check: "AU-13",
    what: "the session's own token is not looked at",
    file: `${http}/csrf.ts`,
    from: '  if (route.access === "user") checkToken(req, config);',
    to: "",
    test: accessTest,
    names: "without the session's own token answers 403",
  },
  {
    check: "AU-13",
    what: "pages of other sites may send",
    file: `${http}/csrf.ts`,
    from: "  checkOrigin(req, route, config);\n",
    to: "",
    test: accessTest,
    names: "from a foreign page answers 403",
  },
  {
    check: "AU-14",
    what: "every origin is answered",
    file: "api/src/app.ts",
    from: "if (!origin || !config.extensionOrigins.includes(origin)) return next();",
    to: "if (!origin) return next();",
    test: accessTest,
    names: "only our own extension is named to browsers",
  },
  {
    check: "AU-17",
    what: "what a browser makes of the address is not asked",
    file: "shared/domain/return-to.ts",
    from: "  if (path === undefined || pathOf(path) !== path) return pages.overview;",
    to: "  if (path === undefined) return pages.overview;",
    test: "shared/domain/return-to.test.ts",
    names: "leads to the dashboard",
  },
  {
    check: "AZ-01",
    what: "an application is found without its owner",
    file: "api/src/features/applications/applications.store.ts",
    from: "  const row = await rowsOf(db, userId).application.findFirst({ where: { id, userId } });\n  return row && checkedRow(row);",
    to: "  const row = await db.application.findFirst({ where: { id } });\n  return row && checkedRow(row);",
    test: `${http}/route-matrix.test.ts`,
    names: "(AZ-01)",
  },
  {
    check: "AZ-05",
    what: "the plan is not asked",
    file: `${http}/mount-contract.ts`,
    from: "if (user && route.may && !may(user.tier, route.may)) {",
    to: "if (user && route.may && !may(user.tier, route.may) && !user.email) {",
    test: "api/src/features/autofill/autofill.test.ts",
    names: "free tier answers 403 with requiresUpgrade",
  },
  {
    check: "UP-01",
    what: "a file may be of any size",
    file: `${http}/upload.ts`,
    from: "limits: { fileSize: mostBytes, files: 1,",
    to: "limits: { files: 1,",
    test: "api/src/features/resumes/resumes.test.ts",
    names: "POST /api/process-file",
  },
  {
    check: "UP-03",
    what: "an archive may unpack to a gigabyte",
    file: archive,
    from: "if (entry.unpacked > caps.part || total > caps.total || isDense)",
    to: "if (entry.unpacked < 0 || total < 0 || (isDense && total < 0))",
    test: archiveTest,
    names: "is refused",
  },
  {
    check: "UP-03",
    what: "names may leave the archive",
    file: archive,
    from: '    if (leavesArchive(entry.name)) throw new DocumentError("corrupt");',
    to: "    void leavesArchive;",
    test: archiveTest,
    names: "is refused",
  },
  {
    check: "SS-01",
    what: "private addresses are reached",
    file: pinned,
    from: '  if (parsed.range() !== "unicast") return true;',
    to: "",
    test: pageTest,
    names: "every address of the hostile list",
  },
  {
    check: "SS-02",
    what: "the name is looked up again where the socket is opened",
    file: pinned,
    from: "hostname: address, servername",
    to: "hostname: options.hostname, servername",
    test: pageTest,
    names: "connects to the address it checked",
  },
  {
    check: "SS-03",
    what: "an address behind a redirect is not judged",
    file: page,
    from: "    const pinned = await pin(url, resolve, signal).catch(",
    to: '    const pinned = await (hop > 0 ? Promise.resolve("127.0.0.1") : pin(url, resolve, signal)).catch(',
    test: pageTest,
    names: "to the inside is refused at the second hop",
  },
  {
    check: "SS-04",
    what: "a page may be of any size",
    file: page,
    from: '    if (bytes > limits.bytes) throw new PageError("too_large");',
    to: "",
    test: pageTest,
    names: "a page of 20 MB is cut off",
  },
  {
    check: "XS-01",
    what: "an ad's text is put into its page as it is",
    file: "shared/domain/text.ts",
    from: "  return text.replace(/[&<>\"']/g, (sign) => entities[sign] ?? sign);",
    to: "  return text || String(entities);",
    test: "api/src/features/jobs/job-page.test.ts",
    names: "no script of the ad's",
  },
  {
    check: "XS-04",
    what: "any site may frame us",
    file: `${http}/security-headers.ts`,
    from: "        frameAncestors: [\"'none'\"],\n",
    to: "",
    test: accessTest,
    names: "security headers, no-store, a request id",
  },
  {
    check: "ST-01",
    what: "a payment event is believed without its signature",
    file: "api/src/adapters/stripe.ts",
    from: "    event = webhooks.constructEvent(\n      Buffer.from(openBytes(given.body)),\n      given.signature,\n      webhookSecret,\n      toleranceSeconds,\n      undefined,\n      at,\n    );",
    to: "    void [webhooks, at, webhookSecret];\n    event = JSON.parse(Buffer.from(openBytes(given.body)).toString());",
    test: webhookTest,
    names: "ST-01",
  },
  {
    check: "ST-02",
    what: "a payment event counts each time it comes",
    file: "api/src/features/billing/payment-webhook.ts",
    from: "  if (!isOpen) return;\n",
    to: "  void isOpen;\n",
    test: webhookTest,
    names: "ST-02",
  },
  {
    check: "DR-02",
    what: "a deleted account leaves its rows",
    file: "api/src/features/account/remove-account.ts",
    from: "    await removeOwned(tx, owner);\n",
    to: "    void removeOwned;\n",
    test: "api/src/features/account/data-rights.test.ts",
    names: "DELETE /api/user",
  },
];
