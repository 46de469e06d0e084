import { statusFacts, statusLabel } from "#shared/domain/applications/status.ts";
import { hashPassword } from "../features/auth/passwords.ts";
import { seedSubscription } from "../features/billing/seed-subscription.ts";
import { keepSamples } from "../features/jobs/sample-jobs.ts";
import type { Outside } from "../outside.ts";
import { rescoreApplications } from "../scoring/rescore-applications.ts";
import { demoAccounts, demoApplications, demoPassword, demoResume } from "./demo-accounts.ts";
import type { Tx } from "./open.ts";

const day = 24 * 60 * 60 * 1000;

/** Creates the demo accounts and sample jobs when they are missing; what a person changed stays. decision: D-33. */
export async function seedDemo(outside: Outside): Promise<void> {
  await keepSamples(outside);
  for (const account of demoAccounts) {
    const userId = (await findDemo(outside, account.email)) ?? (await createDemo(outside, account));
    if (account.tier === "premium") await seedSubscription(outside, { userId, email: account.email });
  }
}

async function findDemo(outside: Outside, email: string): Promise<string | undefined> {
  return (await outside.db.user.findUnique({ where: { email }, select: { id: true } }))?.id;
}

async function createDemo(outside: Outside, account: (typeof demoAccounts)[number]): Promise<string> {
  const passwordHash = await hashPassword(demoPassword);
  const text = demoResume.replace("Priya Raman", account.fullName);
  const userId = await outside.db.$transaction(async (tx) => {
    const user = await tx.user.create({ data: { ...account, passwordHash } });
    await tx.resume.create({ data: { userId: user.id, name: `${account.fullName} resume`, text } });
    await seedApplications(tx, user.id, outside.now());
    return user.id;
  });
  await rescoreApplications(outside, userId);
  return userId;
}

async function seedApplications(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { daysAgo, ...application } of demoApplications) {
    const at = new Date(now.getTime() - daysAgo * day);
    await tx.application.create({
      data: {
        ...application,
        userId,
        createdAt: at,
        appliedDate: statusFacts[application.status].isSent ? at : null,
        events: { create: { kind: "added", detail: statusLabel(application.status), at } },
      },
    });
  }
}
