/**
 * The board's vocabulary. decision: D-42. The form offers the form's lists, and the board's filters offer the
 * board's; 'Remote' also finds ads that were read as remote.
 */
export const postedJobTypes = ["Full-time", "Part-time", "Contract", "Permanent", "Casual"] as const;
export const experienceLevels = ["Entry Level", "Mid Level", "Senior Level", "Executive"] as const;
export const postedLocations = [
  "Sydney NSW",
  "Melbourne VIC",
  "Brisbane QLD",
  "Perth WA",
  "Adelaide SA",
  "Canberra ACT",
  "Darwin NT",
  "Hobart TAS",
  "Gold Coast QLD",
  "Newcastle NSW",
  "Wollongong NSW",
  "Geelong VIC",
] as const;

export const boardJobTypes = ["Full-time", "Part-time", "Contract", "Remote"] as const;
export const boardLocations = ["Sydney", "Melbourne", "Brisbane", "Perth", "Adelaide", "Remote"] as const;
