/** Gerunds whose past form is irregular; all others follow the rules below. */
const irregular: Record<string, string> = {
  leading: "led",
  building: "built",
  writing: "wrote",
  running: "ran",
  teaching: "taught",
  making: "made",
  giving: "gave",
  taking: "took",
  keeping: "kept",
  overseeing: "oversaw",
  selling: "sold",
  buying: "bought",
  driving: "drove",
  setting: "set",
  cutting: "cut",
  holding: "held",
  meeting: "met",
  leaving: "left",
  growing: "grew",
  drawing: "drew",
  finding: "found",
  getting: "got",
  bringing: "brought",
  dealing: "dealt",
  feeding: "fed",
  understanding: "understood",
  undertaking: "undertook",
  doing: "did",
  seeing: "saw",
  putting: "put",
  reading: "read",
  sending: "sent",
  spending: "spent",
  speaking: "spoke",
  winning: "won",
};

/** Gerunds that are also nouns: "Responsible for training programs" has no verb in it. */
const nouns = new Set([
  "accounting",
  "banking",
  "catering",
  "housing",
  "marketing",
  "pricing",
  "training",
  "engineering",
  "nursing",
  "billing",
  "lighting",
  "clothing",
  "parking",
  "plumbing",
  "landscaping",
  "tooling",
  "funding",
  "staffing",
  "licensing",
  "recruiting",
  "manufacturing",
  "mining",
  "building",
  "testing",
  "reporting",
  "trading",
  "fencing",
  "tendering",
  "scheduling",
  "rostering",
  "onboarding",
  "branding",
]);

const vowels = "aeiou";

/**
 * The past form of a gerund: "managing" gives "managed", "planning" gives "planned".
 * @returns undefined if the word is no regular gerund, or is also a noun.
 */
export function pastOfGerund(word: string): string | undefined {
  const low = word.toLowerCase();
  if (!/^[a-z]{3,}ing$/.test(low) || nouns.has(low)) return undefined;
  const known = irregular[low];
  if (known) return known;
  const root = low.slice(0, -3);
  // "string", "spring": without "ing" there is no verb left.
  if (!/[aeiouy]/.test(root)) return undefined;
  const last = root.at(-1) ?? "";
  const before = root.at(-2) ?? "";
  // planning -> planned, supplying -> supplied, preparing -> prepared, training -> trained.
  if (last === before) return `${root}ed`;
  if (last === "y" && !vowels.includes(before)) return `${root.slice(0, -1)}ied`;
  return `${root}ed`;
}
