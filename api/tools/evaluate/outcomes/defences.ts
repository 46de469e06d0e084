/** What holds each outcome up: taken out, the outcome must fail (`prove-outcomes.ts`). */
export interface Defence {
  /** A part of the outcome's id; every outcome that has it falls with this defence. */
  outcome: string;
  file: string;
  find: string;
  instead: string;
}

const api = "api/src/features";
const letters = `${api}/cover-letters/generate-letter.ts`;
const optimise = `${api}/resumes/optimise.ts`;
const applications = `${api}/applications`;
const billing = `${api}/billing`;
const jobs = `${api}/jobs`;
const sandbox = "api/src/adapters/stripe-sandbox/sandbox-billing.ts";

const named = { file: letters, find: "{ jobTitle, company, adText: jobDescription,", instead: '{ jobTitle: "", company: "", adText: "",' };

export const defences: readonly Defence[] = [
  { outcome: "a professional letter names", ...named },
  { outcome: "a confident letter names", ...named },
  { outcome: "a friendly letter names", ...named },
  { outcome: "a short letter and the next", ...named },
  {
    outcome: "a letter for a tracked job is that job's",
    file: letters,
    find: "const run = { ...row,",
    instead: "const run = { ...row, applicationId: null,",
  },
  {
    outcome: "an unknown job of a letter",
    file: `${api}/cover-letters/letter-order.ts`,
    find: 'throw notFound("application")',
    instead: "void notFound",
  },
  {
    outcome: "a charged use changed content",
    file: optimise,
    find: "mayCount && !hasContent && { uncounted",
    instead: "mayCount && { uncounted",
  },
  { outcome: "a run without any gain", file: optimise, find: "mayCount && hasContent", instead: "mayCount" },
  { outcome: "the same inputs open", file: optimise, find: "if (kept !== null) {", instead: "if (kept === undefined) {" },
  { outcome: "what is refused costs no use", file: "shared/contract/resumes.ts", find: 'text.trim() !== "", { error: "Please upload', instead: 'text !== "", { error: "Please upload' },
  { outcome: "the fourth free use", file: optimise, find: "? null : freeLimits.optimisations", instead: "? null : 99" },
  {
    outcome: "a result opens again as it was",
    file: optimise,
    find: 'jobTitle: body.jobTitle ?? "",',
    instead: 'jobTitle: "",',
  },
  {
    outcome: "results of two jobs stay apart",
    file: optimise,
    find: "applicationId: body.applicationId ?? null,",
    instead: "applicationId: null,",
  },
  {
    outcome: "a result is its own person's only",
    file: `${api}/resumes/optimisations.store.ts`,
    find: "where: { id, userId },",
    instead: "where: { id },",
  },
  {
    outcome: "a job's match is one number",
    file: `${api}/overview/overview.store.ts`,
    find: 'status, "matchScore"\n',
    instead: 'status, 1 AS "matchScore"\n',
  },
  {
    outcome: "home counts what the tracker lists",
    file: `${api}/overview/overview.store.ts`,
    find: "count(*)::int AS applications",
    instead: "(count(*) + 1)::int AS applications",
  },
  ...["monthly", "annual"].map((plan) => ({
    outcome: `the ${plan} checkout shows its sum`,
    file: "api/src/adapters/stripe-sandbox/sandbox-html.ts",
    find: "`$${prices[plan]}.00`",
    instead: "`$${prices[plan] + 1}.00`",
  })),
  {
    outcome: "a card that is declined at the checkout",
    file: "api/src/adapters/stripe-sandbox/sandbox-pages.ts",
    find: 'req.body?.act !== "pay"',
    instead: 'req.body?.act === "nothing"',
  },
  {
    outcome: "a switch charges the sum that was shown",
    file: `${billing}/switch-plan.ts`,
    find: "payments.switchPlan(subscriptionId, plan, at)",
    instead: "payments.switchPlan(subscriptionId, plan, new Date(at.getTime() + 3e8))",
  },
  {
    outcome: "a switch to another sum",
    file: `${billing}/switch-plan.ts`,
    find: "if (dueNow !== Math.round(agreed.dueNow * 100))",
    instead: "if (dueNow < 0)",
  },
  {
    outcome: "a preview of a switch changes nothing",
    file: "api/src/adapters/stripe-sandbox/sandbox-calls.ts",
    find: '"POST /v1/invoices/create_preview": previewInvoice,',
    instead:
      '"POST /v1/invoices/create_preview": (billing, id, fields) => { const one = billing.state.subscriptions[fields.get("subscription") ?? ""]; const answer = previewInvoice(billing, id, fields); if (one) switchTo(billing, one, fields.get("subscription_details[items][0][price]") ?? ""); return answer; },',
  },
  {
    outcome: "a card that is declined at a switch",
    file: sandbox,
    find: "?.isCardBad) return false;",
    instead: "?.isCardBad) void 0;",
  },
  {
    outcome: "what is left of a year",
    file: sandbox,
    find: "if (owner) owner.balance = left;",
    instead: "if (owner) owner.balance = 0;",
  },
  {
    outcome: "a renewal that fails is told with its sum",
    file: `${billing}/account-billing.ts`,
    find: "const isInGrace = end > now;",
    instead: "const isInGrace = false;",
  },
  {
    outcome: "a renewal that fails is one mail",
    file: `${billing}/tell-failed-payment.ts`,
    find: "const onceKey = `payment-failed ${subscriptionId} ${owedSince.toISOString()}`;",
    instead: "const onceKey = `payment-failed ${owedAmount} ${Math.random()}`;",
  },
  {
    outcome: "after the days of grace it is Inactive",
    file: `${billing}/account-billing.ts`,
    find: "const isInGrace = end > now;",
    instead: "const isInGrace = true;",
  },
  {
    outcome: "news of a failed payment that come a week late",
    file: `${billing}/account-billing.ts`,
    find: "const end = graceEnd(owedSince);",
    instead: "const end = graceEnd(now);",
  },
  {
    outcome: "what is owed and paid gives Premium back",
    file: sandbox,
    find: 'subscription.status = "active";\n  setCardBad',
    instead: "setCardBad",
  },
  {
    outcome: "a refund gives back the sum",
    file: `${billing}/refund-payments.ts`,
    find: "for (const { id, refundable } of paid)",
    instead: "for (const { id, refundable } of paid.slice(1))",
  },
  {
    outcome: "after 14 days no refund",
    file: "shared/domain/subscription.ts",
    find: "export const refundDays = 14;",
    instead: "export const refundDays = 140;",
  },
  {
    outcome: "every view of the plan says the same",
    file: `${billing}/describe-subscription.ts`,
    find: "    tier,\n",
    instead: '    tier: "free",\n',
  },
  {
    outcome: "what was made with Premium stays readable",
    file: "shared/contract/cover-letters.ts",
    find: 'path: "/api/cover-letters",\n',
    instead: 'path: "/api/cover-letters",\n    may: "write-letters",\n',
  },
  {
    outcome: "nobody sees a job before its contact publishes it",
    file: `${jobs}/list-jobs.ts`,
    find: "!row || posting?.confirmedAt === null",
    instead: "!row",
  },
  {
    outcome: "pay an hour is shown an hour",
    file: `${jobs}/wire-job.ts`,
    find: "...(payText && { pay: payText }),",
    instead: "",
  },
  {
    outcome: "an hour's pay that was typed as a year's",
    file: "shared/domain/jobs/posting-pay.ts",
    find: "leastYearlyPay = 1000",
    instead: "leastYearlyPay = 1",
  },
  {
    outcome: "a job on the board says how to apply",
    file: `${jobs}/own-posting.ts`,
    find: "if (!row.applyUrl && !row.applyEmail) throw noWay();",
    instead: "",
  },
  {
    outcome: "a way to apply that runs a script",
    file: "shared/contract/posting-fields.ts",
    find: 'text === "" || readApplyWay(text) !== null',
    instead: 'text === "" || readApplyWay("a@b.example") !== null',
  },
  {
    outcome: "a script in a job is words",
    file: `${jobs}/posting-data.ts`,
    find: 'text.split("\\n").map(escapeHtml)',
    instead: 'text.split("\\n")',
  },
  {
    outcome: "a job with 300 links",
    file: "shared/domain/jobs/job-posting.ts",
    find: "links: 10,",
    instead: "links: 1000,",
  },
  { outcome: "the same job sent twice", file: `${jobs}/post-job.ts`, find: "const twin = await", instead: "const twin = null && await" },
  {
    outcome: "another's address blocks nothing",
    file: `${jobs}/own-posting.ts`,
    find: "await forgetWaiting(services.db, new Date(before));",
    instead: "void forgetWaiting; void before;",
  },
  {
    outcome: "the contact's address is shown to nobody",
    file: `${jobs}/list-jobs.ts`,
    find: "email: posting.applyEmail }",
    instead: "email: `${posting.applyEmail} ${(await services.db.jobPosting.findUnique({ where: { jobId: id } }))?.contactEmail}` }",
  },
  {
    outcome: "an employer sees how many looked",
    file: `${jobs}/postings.store.ts`,
    find: "{ views: { increment: 1 } } : { clicks: { increment: 1 } }",
    instead: "{ views: { increment: 1 } } : { views: { increment: 1 } }",
  },
  {
    outcome: "one press of the operator's mailed link",
    file: `${jobs}/posting-reports.store.ts`,
    find: "await tx.job.updateMany({ where: { id: jobId, closedAt: null }, data: { closedAt: now } });",
    instead: "",
  },
  {
    outcome: "nobody removes a job by a link that we did not make",
    file: `${jobs}/review-posting.ts`,
    find: "given.length !== ours.length || !timingSafeEqual(given, ours)",
    instead: "given.length === 0 || !timingSafeEqual(ours, ours)",
  },
  {
    outcome: "five jobs of an address",
    file: "shared/domain/jobs/job-posting.ts",
    find: "activePostings = 5",
    instead: "activePostings = 6",
  },
  {
    outcome: "nobody is told of moving an application",
    file: `${applications}/update-application.ts`,
    find: "  // Logged, and told to nobody",
    instead:
      '  if (isMoved) await (await import("../../notifications/notify.ts")).recordNotification(services, { userId, type: "application_update", message: "moved", eventKey: `${id} ${row.status}` }, tx);\n  // Logged, and told to nobody',
  },
  {
    outcome: "nobody is told of saving and deleting",
    file: `${applications}/save-application.ts`,
    find: "  try {\n    return await services.db.$transaction",
    instead:
      '  await (await import("../../notifications/notify.ts")).notify(services, { userId: user.id, type: "application_update", message: "saved", eventKey: "saved" });\n  try {\n    return await services.db.$transaction',
  },
  {
    outcome: "nobody is told of changing the resume",
    file: `${api}/resumes/keep-resumes.ts`,
    find: "  if (movesScores) await",
    instead:
      '  await (await import("../../notifications/notify.ts")).notify(services, { userId, type: "resume_score", message: "changed", eventKey: "changed" });\n  if (movesScores) await',
  },
  {
    outcome: "nobody is told of writing a letter",
    file: letters,
    find: "  await call.countCall();",
    instead:
      '  await (await import("../../notifications/notify.ts")).notify(services, { userId: user.id, type: "resume_score", message: "written", eventKey: "written" });\n  await call.countCall();',
  },
  {
    outcome: "a reminder that was asked for is in the list",
    file: `${applications}/remind-of-dates.ts`,
    find: "    inAppOnly: true,\n",
    instead: "",
  },
  {
    outcome: "a free person reads, opens, moves and deletes",
    file: "shared/contract/applications.ts",
    find: 'path: "/api/applications",\n    access: "user",',
    instead: 'path: "/api/applications",\n    access: "user",\n    may: "use-tracker",',
  },
  {
    outcome: "the eleventh free job",
    file: "shared/domain/plans.ts",
    find: "savedApplications: 10,",
    instead: "savedApplications: 11,",
  },
  {
    outcome: "the free uses do not come back",
    file: `${api}/account/remove-account.ts`,
    find: "await rememberUses(services, tx, user);",
    instead: "void rememberUses;",
  },
  {
    outcome: "who deletes the account gets no mail",
    file: `${api}/account/owned-data.store.ts`,
    find: "  await tx.user.deleteMany({ where: { id: userId } });",
    instead:
      '  const gone = await tx.user.findUnique({ where: { id: userId } });\n  await tx.user.deleteMany({ where: { id: userId } });\n  if (gone) await tx.mail.create({ data: { recipient: gone.email, kind: "bye", subject: "Bye", text: "Bye", html: "Bye", createdAt: new Date(), sentAt: new Date() } });',
  },
  {
    outcome: "the mailed link that proves an address",
    file: "shared/domain/pages.ts",
    find: "`${pages.verifyEmail}#token=${token}`",
    instead: "pages.verifyEmail",
  },
  {
    outcome: "the mailed link of a forgotten password",
    file: "shared/domain/pages.ts",
    find: "`${pages.resetPassword}#token=${token}`",
    instead: "pages.resetPassword",
  },
  {
    outcome: "a reset for an unknown address",
    file: `${api}/auth/auth.handlers.ts`,
    find: "forgotPassword: async ({ body, services }) => {",
    instead:
      'forgotPassword: async ({ body, services }) => {\n    if (body.email.startsWith("nobody")) throw new Error("no such account");',
  },
  {
    outcome: "a picture that is none is refused",
    file: "api/src/identity/pictures.ts",
    find: "return starts.find",
    instead: 'if (data.length > 0) return "image/png";\n  return starts.find',
  },
  {
    outcome: "the export holds what was saved",
    file: `${api}/account/owned-data.store.ts`,
    find: 'applications: await rowsOf(db, userId).application.findMany({ ...own,',
    instead: "applications: await rowsOf(db, userId).application.findMany({ ...own, take: 0,",
  },
  {
    outcome: "every link of every mail",
    file: "shared/domain/pages.ts",
    find: "`${pages.editPosting}#${token}`",
    instead: "`/gone/edit#${token}`",
  },
];
