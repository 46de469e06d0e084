/** One group per thing an ad speaks of, in the languages we meet. Two groups make a text an ad's text. */
const CUES: readonly RegExp[] = [
  /\bresponsibilit|\bduties\b|\bwhat you(?:['’]ll| will)|\byou(?:['’]ll| will) (?:be|do|work|lead|have|help)\b|\bkey tasks\b|\baufgaben\b|\bfunciones\b|\bresponsabilidad|\bmissions?\b|\btareas\b|náplň práce|\btasques\b|\batividades\b|\bco tě\b|arbetsuppgifter|\btaken\b/i,
  /\brequirements?\b|\bqualifications?\b|\bskills\b|\byears['’]? (?:of )?experience\b|\bexperience (?:with|in|of)\b|\babout you\b|\bselection criteria\b|\bprofil\b|\bqualifikation|\brequisitos\b|\bexperiencia\b|\bcompétences\b|požadujeme|\bočekáváme\b|\brequisits\b|\bconhecimento\b|\bvoraussetzungen\b|\berfahrung\b|\bzkušenost/i,
  /\bsalary\b|\bremuneration\b|\bbenefits\b|\bsuperannuation\b|\bcompensation\b|\bwe offer\b|\bwir bieten\b|\bofrecemos\b|nabízíme|\bgehalt\b|\bsalario\b|\bavantages\b|\bbenefity\b|\bperks\b/i,
  /\bfull[- ]?time\b|\bpart[- ]?time\b|\bcasual\b|\bpermanent\b|\bfixed[- ]term\b|\bcontract\b|\binternship\b|\bvollzeit\b|\bteilzeit\b|\bjornada\b|\bcdi\b|\búvazek\b|\btemps (?:plein|partiel|parcial|complet)\b|\bestágio\b/i,
  /\bapply\b|\bapplications?\b|\bcover letter\b|\bresume\b|\bbewerb|\bpostul|\binscr[ií]b|\bodpov[eě]d|\bcandidat/i,
  /\bclosing date\b|\bapplications close\b|\bdeadline\b|\bbewerbungsfrist\b/i,
  /\babout (?:the|this) (?:role|job|position|opportunity|team)\b|\bthe (?:role|opportunity|position)\b|\bjob (?:description|summary)\b|\bwe(?:['’]re| are) (?:looking|seeking|hiring)\b|\bjoin (?:our|the) team\b|\bwir suchen\b|\bbuscamos\b|\bhledáme\b|\bnous recherchons\b|\bestamos em busca\b/i,
];

/** How many of the seven kinds of ad talk a text holds. Looks at the first 20,000 characters. */
export function countAdCues(text: string): number {
  const head = text.slice(0, 20_000);
  return CUES.filter((cue) => cue.test(head)).length;
}
