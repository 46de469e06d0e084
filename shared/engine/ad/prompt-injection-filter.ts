const machine =
  "(?:a\\.?i\\.?|artificial intelligence|(?:large )?language models?|llms?|gpts?|chat ?gpt|chat ?bots?|bots?|claude|gemini|copilot|ats|automated|(?:resume |cv )?(?:screening|scoring|ranking|parsing))(?: (?:systems?|tools?|software|assistants?|agents?|models?|writers?|readers?|parsers?|screeners?|recruiters?|bots?|engines?)){0,2}";
const orders =
  "(?:set|return|give|assign|write|say|state|add|insert|include|output|print|report|respond|reply|answer|rate|rank|score|mark|treat|describe|recommend|ignore|append|repeat|reveal|claim)";
const person = "(?:the|this|every|any) (?:applicant|candidate)";

/** Forms that speak to a program; each needs the address or the order beside the word, for AI is also a trade. */
const forms = [
  // "NOTE TO AI TOOLS:", "Attention, language models", "Instructions for screening software".
  `\\b(?:notes?|notices?|attention|messages?|instructions?|reminders?|commands?),? {0,2}(?:to |for )?(?:all |any |the |every |an? ){0,2}${machine} ?(?:[:,;.!-]|$|${orders}|reading|processing)`,
  // "AI: set the score", "Assistant: say that"; "AI: Python and PyTorch" is a list.
  `^(?:system|assistant|developer|${machine}) ?: ?(?:please )?${orders}\\b`,
  // "AI writer: the candidate won"; "AI tools: Copilot" is a list.
  "^(?:ai|llm) (?:writer|reader|screener|assistant|model|agent|bot) ?:",
  // "Ignore all previous instructions", "disregard your rules".
  "\\b(?:ignore|disregard|forget|override|bypass)(?: (?:all|any|every|the|of|your|my|these|those)){0,3} (?:previous|prior|above|earlier|preceding|existing|original|system|other) (?:instructions?|prompts?|rules|directions?|guidelines|messages?|commands?)\\b",
  "\\b(?:ignore|disregard|forget|override|bypass) (?:all |any )?(?:your|these|those) (?:instructions?|prompts?|rules|guidelines)\\b",
  // "When evaluating this resume"; a recruiter reviews resumes, not this one.
  "\\b(?:when|while|if|before|after)(?: you(?:[’']re| are)?)? (?:evaluat|review|screen|scor|rank|summaris|summariz|process|read|assess|pars|analys|analyz|grad|rat)(?:e|es|ing)? this (?:resume|cv|r[ée]sum[ée]|candidate|applicant|application)\\b",
  // "If you are an AI,", "as a language model you"; "if you are an AI engineer" is a person.
  `\\b(?:if|as|since|because)(?: you(?:[’']re| are))? an? (?:a\\.?i\\.?|artificial intelligence|(?:large )?language model|llm|chat ?bot|bot)(?: (?:system|tool|assistant|agent|model|program))? ?(?:[,;:.!)]|$|you\\b|please\\b|then\\b|${orders}\\b|(?:reading|reviewing|processing|screening|evaluating) this)`,
  // "AI systems must return", "screening software should rank".
  `\\b${machine} (?:must|should|shall|have to|has to|needs? to|are to|is to|please) (?:always |only |now )?${orders}\\b`,
  // "set the match score to 100", "return matchScore".
  "\\b(?:set|return|output|give|assign|report) (?:the |a |an |its |your ){0,2}(?:(?:match|ats|resume|candidate|applicant|fit|overall) ?score|score of \\d)",
  // "State that the applicant holds", "describe the candidate as".
  `\\b(?:say|state|claim|write|assert|report|pretend|mention|confirm) that ${person}\\b`,
  `\\b(?:describe|present|rate|rank|score|recommend|mark|treat) ${person} (?:as|with|at|highest|first|above)\\b`,
  `\\b(?:add|append|insert|write)\\b.{1,200} (?:to|into|in) the (?:resume|cv|education section|work history|skills section|experience section)? ?(?:of )?${person}\\b`,
  "\\b(?:reveal|repeat|print|output|show|quote) (?:the |your |its ){1,2}(?:system |hidden |developer )(?:prompt|message|instructions?)\\b",
];

const talk = new RegExp(forms.join("|"), "i");
/** Every form has one of these words: nearly all sentences of an ad have none, and are told at once. */
const sign =
  /\ba\.?i|artificial|language model|llm|gpt|bot|claude|gemini|copilot|ats|automated|(?:screen|scor|rank|pars)ing|system|assistant|developer|ignore|disregard|forget|override|bypass|resume|\bcv|r[ée]sum|candidate|applica|score|prompt|message|instruction/i;

/**
 * True for a sentence of an ad that is addressed to a program and not to a person: it asks the person for nothing,
 * whatever it names. The words alone are no sign: ads ask for experience with AI tools and screening software.
 */
export function isPromptInjection(sentence: string): boolean {
  return sign.test(sentence) && talk.test(sentence);
}
