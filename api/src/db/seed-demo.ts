import { statusFacts, statusLabel } from "#shared/domain/applications/status.ts";
import { hashPassword } from "../features/auth/passwords.ts";
import { seedSubscription } from "../features/billing/seed-subscription.ts";
import { storeSamples } from "../features/jobs/sample-jobs.ts";
import { rescoreApplications } from "../scoring/rescore-applications.ts";
import type { Services } from "../services.ts";
import { demoAccounts, demoApplications, demoPassword, demoResume } from "./demo-accounts.ts";
import type { Tx } from "./open.ts";
import { type Owner, ownerOf, rowsOf } from "./owner.ts";

const day = 24 * 60 * 60 * 1000;

/** Creates the demo accounts and sample jobs when they are missing; what a person changed stays. decision: D-33. */
export async function seedDemo(services: Services): Promise<void> {
  await storeSamples(services);
  for (const account of demoAccounts) {
    const userId = (await findDemo(services, account.email)) ?? (await createDemo(services, account));
    if (account.tier === "premium") await seedSubscription(services, { userId, email: account.email });
  }
}

async function findDemo(services: Services, email: string): Promise<Owner | undefined> {
  const user = await services.db.user.findUnique({ where: { email }, select: { id: true } });
  return user ? ownerOf(user.id) : undefined;
}

async function createDemo(services: Services, account: (typeof demoAccounts)[number]): Promise<Owner> {
  const passwordHash = await hashPassword(demoPassword);
  const text = demoResume.replace("Priya Raman", account.fullName);
  const userId = await services.db.$transaction(async (tx) => {
    const { id } = await tx.user.create({
      data: { ...account, passwordHash, emailVerifiedAt: services.now() },
    });
    const owner = ownerOf(id);
    await rowsOf(tx, owner).resume.create({
      data: { userId: owner, name: `${account.fullName} resume`, text },
    });
    await seedApplications(tx, owner, services.now());
    return owner;
  });
  await rescoreApplications(services, userId);
  return userId;
}

async function seedApplications(tx: Tx, userId: Owner, now: Date): Promise<void> {
  for (const { daysAgo, ...application } of demoApplications) {
    const at = new Date(now.getTime() - daysAgo * day);
    await rowsOf(tx, userId).application.create({
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
