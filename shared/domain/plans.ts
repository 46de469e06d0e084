import { counted } from "./text.ts";

/**
 * Tiers, prices, limits and capabilities, as data for the server and both clients.
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

/** Megabytes for originals, letterhead and files of applications per account. decision: D-104. */
export const storageMb: Readonly<Record<Tier, number>> = { free: 50, premium: 500, pro: 500 };

/** "You've used all 3 free ...": sent by the server, and shown by the screen before it sends a request. */
export const optimisationsUsedUp = `You've used all ${freeLimits.optimisations} free resume optimizations! Upgrade to Premium for unlimited access.`;

/** '1 resume': the number of resumes in the Free plan. */
export const freeResumes = counted(freeLimits.resumes, "resume");

export function may(tier: Tier, capability: Capability): boolean {
  return planTable[tier][capability];
}

/** The plan's label in the header of the signed-in app. */
export function planLabel(tier: Tier): "Premium Plan" | "Free Plan" {
  return tier === "free" ? "Free Plan" : "Premium Plan";
}

/**
 * The features on the plan cards. No line promises more than the server does; what is not built is labelled so.
 * decision: D-04, D-56.
 */
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
