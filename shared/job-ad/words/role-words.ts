/** Words and endings that name a person's work; compounds ("Bauleiter", "storeperson") end in them. */
const ENDINGS = [
  "engineer|manager|developer|designer|analyst|officer|assistant|coordinator|co-ordinator|consultant|specialist",
  "technician|supervisor|administrator|director|adviser|advisor|executive|architect|accountant|nurse|teacher",
  "educator|lecturer|professor|researcher|scientist|operator|driver|mechanic|electrician|plumber|carpenter|chef",
  "cook|barista|waiter|waitress|cleaner|labourer|laborer|worker|planner|buyer|trader|lawyer|solicitor|paralegal",
  "recruiter|receptionist|secretary|clerk|representative|associate|apprentice|trainee|graduate|intern|internship",
  "lead|leader|head|chief|president|partner|controller|auditor|surveyor|inspector|estimator|therapist|hand",
  "physiotherapist|psychologist|doctor|physician|surgeon|pharmacist|dentist|paramedic|carer|midwife|counsellor",
  "programmer|tester|writer|editor|journalist|photographer|producer|strategist|trainer|coach|tutor|instructor",
  "storeperson|picker|packer|fitter|welder|machinist|boilermaker|foreman|guard|merchandiser|salesperson|cashier",
  "attendant|hairdresser|gardener|agronomist|geologist|biologist|chemist|statistician|economist|actuary|broker",
  "baker|butcher|tiler|painter|roofer|rigger|scaffolder|bricklayer|plasterer|joiner|maker|florist|stylist|groomer",
  "shearer|farmer|ranger|librarian|archivist|curator|translator|interpreter|optometrist|audiologist|pathologist",
  "radiographer|sonographer|dietitian|podiatrist|registrar|locum|vet|veterinarian|aide|orderly|warden|lifeguard",
  "firefighter|bookkeeper|housekeeper|caretaker|concierge|porter|bartender|courier|detailer|driller|shotfirer",
  "glazier|jointer|drafter|facilitator|handler|crew|crew member|team member|vmo|gp",
  "underwriter|banker|agent|captain|pilot|steward|evangelist|owner|fellow|postdoc|devops|ceo|cto|cfo|coo",
].join("|");
const GERMAN =
  "entwickler|ingenieur|leiter|berater|techniker|kaufmann|kauffrau|fachkraft|mitarbeiter|verkäufer|pfleger|meister|mechaniker|elektriker|elektroniker|referent|sachbearbeiter|praktikant|werkstudent|assistent|koordinator|architekt|fahrer|lehrer|erzieher|spezialist|buchhalter|planer|jurist|arzt|ärzt|koch|auszubildende|ausbildung";
/** Word stems of languages that change the ending. */
const STEMS = [
  "développeu|ingénieu|directeu|conducteu|vendeu|formateu|chargé|responsable|technicien|infirmi|comptable|conseill|gestionnaire|stagiaire|alternan|architecte|analyste|juriste|chauffeu",
  "desarrollador|ingenier|técnic|encargad|coordinador|vendedor|dependient|auxiliar|administrativ|camarer|conductor|enfermer|comercial|consultor|gestor|jefe|jefa|monitor|becari|operari|mozo|profesor|analista|asesor|estagi|estági|desenvolvedor|engenheir|gerente",
  "vývojář|programátor|inženýr|manažer|vedoucí|technik|obchodn|účetní|asistent|konzultant|analytik|ředitel|řidič|prodava|operátor|dělník|mistr|učitel|lékař|sestra|kuchař|skladník|koordinátor|administrátor|stážist|brigád",
].join("|");
const ROLE = new RegExp(
  `(?:^|[^\\p{L}])(?:\\p{L}{0,30}(?:${ENDINGS})s?|\\p{L}{0,30}(?:${GERMAN})(?:in|innen|e|en|er)?|\\p{L}{0,12}(?:${STEMS})\\p{L}{0,12})(?=$|[^\\p{L}])`,
  "iu",
);
/** "(m/w/d)", "(H/F)": German and French ads add to the role who may apply. */
const OPEN_TO = /\((?:m\s?\/\s?[wf]|w\s?\/\s?m|h\s?\/\s?f|f\s?\/\s?[mh]|all genders|a\s?\/\s?w)\b/i;

/**
 * True if a short text names somebody's work ("Site Supervisor", "Bauleiter (m/w/d)"). For ranking only, not a proof.
 */
export function looksLikeRole(text: string): boolean {
  return text.length <= 200 && (OPEN_TO.test(text) || ROLE.test(text));
}
