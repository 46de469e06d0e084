/** What panels mean by common words of criteria, and the words of a story that shows it. */
interface Behaviour {
  asked: RegExp;
  shown: RegExp;
  /** The question for a person who has no such story. */
  question: string;
}

/** Plain word lists; a criterion may match several. Source: docs/australian-applications.md. */
export const behaviours: readonly Behaviour[] = [
  {
    asked: /\b(?:integrity|ethic\w*|resilien\w*|courage|personal drive|accountab\w*|values|mistake)\b/i,
    shown:
      /\b(?:mistake|owned up|admitted|reported|refused|honest\w*|integrity|accountab\w*|conflict of interest|stood by|feedback)\b/i,
    question: "When did you own up to a mistake, or stand by what was right, at work?",
  },
  {
    asked:
      /\b(?:lead|supervis|coach|mentor|manage people|manage and develop people|people manage|develop people)/i,
    shown: /\b(?:led\b|lead|supervis|coach|mentor|trained|roster|team of|my team|delegat)/i,
    question: "When did you lead or coach other people, and what became of it?",
  },
  {
    asked:
      /\b(?:communicat|written|writing|writes?\b|influence|present|briefs?\b|briefing|verbal|interpersonal)/i,
    shown:
      /\b(?:wrote|writes?|written|drafted|report(?:s|ed)?|brief(?:s|ed|ing)?|present\w*|explain\w*|letter|minutes|submission|newsletter|plain English)\b/i,
    question: "Which text or talk of yours changed what somebody decided?",
  },
  {
    asked:
      /\b(?:relationships?|stakeholders?|team|collaborat\w*|partner\w*|communit\w*|organisations|diverse|negotiat\w*|consult\w*)\b/i,
    shown:
      /\b(?:stakeholders?|partner\w*|agenc\w+|councils?|communit\w+|worked with|together|meeting\w*|consult\w*|negotiat\w*|agreed|workshops?|famil\w+|colleagues?)\b/i,
    question: "When did people who did not agree come to work together because of you?",
  },
  {
    asked: /\b(?:customers?|clients?|service|patients?|residents?|students?)\b/i,
    shown: /\b(?:customers?|clients?|patients?|residents?|students?|famil\w+|callers?|complain\w*|queue)\b/i,
    question: "When did you put things right for a customer, client or patient?",
  },
  {
    asked:
      /\b(?:analy\w*|problem|judgement|data|research|evidence|risks?|think|evaluat\w*|investigat\w*|figures|financial)\b/i,
    shown:
      /\b(?:analy\w*|found that|traced|checked|compared|data|research\w*|model\w*|reconcil\w*|risks?|audit\w*|query|figures|cause|budget\w*)\b/i,
    question: "When did you find out what was really wrong, and how?",
  },
  {
    asked:
      /\b(?:results?|deadlines?|priorit\w*|deliver\w*|outcomes?|initiative|competing|organis\w+ skills|plan\w*|time manage\w*|pressure)\b/i,
    shown:
      /\b(?:deadline|on time\b|ahead of|by the end|weeks?\b|within\b|planned|prioriti|finished|delivered|cut\b|reduced|from \d)/i,
    question: "When did you get something done against a deadline, and by how much?",
  },
  {
    asked: /\b(?:strateg\w*|direction|policy|policies|reform|change|improve\w*|innovat\w*|systems?)\b/i,
    shown:
      /\b(?:strateg\w*|policy|proposed|redesign\w*|introduced|replaced|changed|improv\w*|new (?:process|system|way)|rolled out)\b/i,
    question: "What did you change in the way the work is done, and why?",
  },
  {
    asked: /\b(?:proud|built|achievement|accomplish\w*|success\w*)\b/i,
    shown: /\b(?:built|launched|shipped|created|won|delivered|opened)\b/i,
    question: "Which piece of work are you proud of, and what was yours in it?",
  },
  {
    asked: /\b(?:bug|failure|failed|went wrong|learn(?:t|ed)?|taught|difficult|challeng\w*)\b/i,
    shown: /\b(?:bug|failed|broke|wrong|outage|incident|fault|learn(?:t|ed)|mistake|lost)\b/i,
    question: "What went wrong once, and what did you do about it?",
  },
];

/** True for a question about the person's reason, which no story answers. */
export const isAboutReason = (text: string): boolean =>
  /\bwhy (?:do you|are you|would you|have you|us\b|this|you\b)|\bwhat (?:attracts|interests|motivates|draws)\b|\bsalary expect\w*|\bnotice period\b/i.test(
    text,
  );

/** True for a criterion that a credential answers: a degree, a licence or a check. */
export const isAboutCredential = (text: string): boolean =>
  /\b(?:qualifications?|degree|diploma|certificate|tertiary|licen[cs]e|registration|accreditation|clearance|working with children|working with vulnerable|police check)\b/i.test(
    text,
  );
