import { counted } from "./text.ts";

/**
 * Tiers, prices, limits and what each tier may do, as data. Server and both clients read this table.
 * decision: D-03 (pro may do all that premium may), D-04 (free limits), D-06 (prices).
 */
export const tiers = ["free", "premium", "pro"] as const;
export type Tier = (typeof tiers)[number];

export const prices = { monthly: 19, annual: 170, savingPercent: 26, savingDollars: 58 } as const;

export const capabilities = [
  "optimise-unlimited",
  "write-letters",
  "use-tracker",
  "keep-many-resumes",
  "save-unlimited",
  "match-unlimited",
  "fill-forms",
  "answer-criteria",
  "prepare-interviews",
] as const;
export type Capability = (typeof capabilities)[number];

const paid: Record<Capability, boolean> = {
  "optimise-unlimited": true,
  "write-letters": true,
  "use-tracker": true,
  "keep-many-resumes": true,
  "save-unlimited": true,
  "match-unlimited": true,
  "fill-forms": true,
  "answer-criteria": true,
  "prepare-interviews": true,
};

const planTable: Record<Tier, Record<Capability, boolean>> = {
  free: {
    "optimise-unlimited": false,
    "write-letters": false,
    "use-tracker": false,
    "keep-many-resumes": false,
    "save-unlimited": false,
    "match-unlimited": false,
    "fill-forms": false,
    "answer-criteria": false,
    "prepare-interviews": false,
  },
  premium: paid,
  pro: paid,
};

export const freeLimits = { optimisations: 3, resumes: 1, savedApplications: 10, scoredMatches: 10 } as const;

/** Megabytes of originals, letterhead and files of applications that an account keeps. decision: D-104. */
export const storageMb: Readonly<Record<Tier, number>> = { free: 50, premium: 500, pro: 500 };

/** "You've used all 3 free ...": said by the server and, before it is asked, by the screen. */
export const optimisationsUsedUp = `You've used all ${freeLimits.optimisations} free resume optimizations! Upgrade to Premium for unlimited access.`;

/** '1 resume': what the Free plan keeps. */
export const freeResumes = counted(freeLimits.resumes, "resume");

export function may(tier: Tier, capability: Capability): boolean {
  return planTable[tier][capability];
}

/** The label of the signed-in shell. */
export function planLabel(tier: Tier): "Premium Plan" | "Free Plan" {
  return tier === "free" ? "Free Plan" : "Premium Plan";
}

/** What the plan cards list. No line promises more than the server gives; what is not built says so. decision: D-04, D-56. */
export const freeFeatures: readonly string[] = [
  "Basic resume analysis, unlimited",
  `${freeLimits.optimisations} resume optimisations`,
  freeResumes,
  `Limited job matches: ${freeLimits.scoredMatches} scored`,
  `Limited tracking: up to ${freeLimits.savedApplications} saved jobs`,
  "Manual applications",
];

export const premiumFeatures: readonly string[] = [
  "Unlimited job matches",
  "Unlimited resume and cover letter optimisation",
  "Advanced application tracker with analytics",
  "Priority support",
  "1-click applications",
  "Auto-apply: forms are filled, you press Submit",
  "Interview preparation",
  "Selection criteria and pitches, drafted from your own facts",
];
