/** Questions about work: "Describe your experience in mental health" is not about the person's health. */
const aboutWork =
  /\b(?:experiences?|experienced|worked|working with|a time (?:when|you)|an example|qualifications?)\b/i;

const aboutPerson =
  /\b(?:health|medical|medication|illness\w*|injur\w+|disab\w+|pregnan\w+|workers'? ?comp\w*|vaccin\w+|genders?|sexual\w*|transgender|pronouns?|race|racial|ethnic\w*|cultural background|aboriginal|torres strait|indigenous|first nations|country of birth|born|nationality|religio\w+|marital|children do you|date of birth|your age|how old|trade union|union member\w*|political)\b/i;

const convictions =
  /\b(?:convict\w+|criminal (?:record|history|offen[cs]e\w*|charge\w*)|offen[cs]es?|police (?:record|history)|found guilty|charged with|(?:subject|subjected) (?:to|of) (?:an? )?(?:investigation|disciplin\w+)|bankrupt\w*)\b/i;

const secrets =
  /\b(?:passwords?|passcode|one[- ]time code|verification code|tax file|TFN|bank (?:account|details|name)|BSB|account number|medicare|passport|credit card|card number|CVV|IBAN|social security|SSN|driver'?s? licen[cs]e (?:no|number)|licen[cs]e number|mother'?s maiden)\b/i;

const beforeEmployers = new Set("at for join joining with by of the".split(" "));
const notEmployers = new Set(["Your", "My", "Any", "Current"]);
const longestName = 3;

/** "Why do you want to work at Banksia Health?": the word is part of an employer's name. */
function withoutHealthEmployers(question: string): string {
  const words = question.split(/\s+/);
  const isName = (word = "") => /^\p{Lu}/u.test(word) && !notEmployers.has(word);
  const kept = words.filter((word, at) => {
    if (!/^Health[?,.'’s]*$/.test(word)) return true;
    let first = at;
    while (first > 0 && at - first < longestName && isName(words[first - 1])) first -= 1;
    return first === at || !beforeEmployers.has(words[first - 1] ?? "");
  });
  return kept.join(" ");
}

/**
 * True for questions that Kelpie never answers: health, origin, belief, family, convictions, and passwords or codes.
 * Questions about work with such people or in such fields are not private. decision: D-88.
 */
export function isPrivateQuestion(question: string): boolean {
  if (secrets.test(question) || convictions.test(question)) return true;
  return aboutPerson.test(withoutHealthEmployers(question)) && !aboutWork.test(question);
}
