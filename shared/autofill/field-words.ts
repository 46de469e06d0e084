import type { AutofillField } from "./fields.ts";
import type { ControlKind } from "./form-snapshot.ts";

/** How a field is recognised: by the words of a label, and by the words of a technical name, both folded. */
export type FieldWords = {
  field: AutofillField;
  /** The kinds of controls that the words apply to; by default all except file controls. */
  kinds?: readonly ControlKind[];
  label: RegExp;
  name?: RegExp;
};

const FILE: readonly ControlKind[] = ["file"];
const TYPED: readonly ControlKind[] = ["text", "textarea", "editable", "combobox"];
/** One-line boxes: in a large box a number or an address is part of a longer text. */
const LINE: readonly ControlKind[] = ["text", "editable", "combobox"];
const LONG: readonly ControlKind[] = ["textarea", "editable", "text"];
const ONE_OF: readonly ControlKind[] = ["text", "select", "radio", "combobox"];

export const FILE_WORDS: readonly FieldWords[] = [
  {
    field: "photo_file",
    kinds: FILE,
    label: /\bphoto|foto\b|avatar|profilbild|profile (?:picture|image)|bewerbungsbild|headshot/,
    name: /avatar|photo|foto|picture/,
  },
  {
    field: "cover_letter_file",
    kinds: FILE,
    label:
      /cover(?:ing)? letter|application letter|letter of application|anschreiben|motivationsschreiben|bewerbungsschreiben|bewerbungsbrief|lettre (?:de )?motivation|motivation letter/,
    name: /cover ?letter|anschreiben|motivation/,
  },
  {
    field: "resume_file",
    kinds: FILE,
    label: /\bresume\b|curriculum|\bcv\b|lebenslauf|\bc v\b|dossier/,
    name: /\bresume\b|curriculum|curriculums|\bcv\b|lebenslauf|cresume/,
  },
  {
    field: "other_file",
    kinds: FILE,
    label:
      /additional|other|further|supporting|certificat|diplom|transcript|reference|portfolio|attachment|zeugnis|urkunde|weitere|andere|anhang|beilage|dokumente?\b|nachweis|fichiers?|documents?\b|annexe|pieces jointes|supplementaire|licen[cs]es? and|qualification/,
    name: /additional|other|file|attach|document|certificate|others|employment reference/,
  },
];

export const FIELD_WORDS: readonly FieldWords[] = [
  {
    field: "work_rights",
    label:
      /(?:right|rights|entitled|eligible|eligibility|authori[sz]ed|authori[sz]ation|permitted|permission|allowed|legally able) (?:to (?:legally )?(?:live and )?work|for employment|to be employed|to commence work)|legal(?:ly)? (?:right|able|entitled|authori[sz]ed|permitted|eligible)|work(?:ing)? (?:rights?|permit|visa|authori[sz]ation|eligibility|entitlement)|sponsorship|sponsor you|visa (?:status|type|class|subclass|sponsor|requirement)|(?:your|current|hold a|valid) visa|(?:need|require)(?: \w+){0,3} visa|^(?:bewilligung|auslanderausweis)\b|residency status|citizenship status|arbeitsbewilligung|arbeitserlaubnis|aufenthalt(?:sbewilligung|sstatus|stitel|serlaubnis)?\b|permis de (?:travail|sejour)|autorisation de travail|autorise a travailler/,
    name: /work (?:rights?|permit|authori[sz]ation)|\bpermit\b|sponsorship|visa (?:status|type)/,
  },
  {
    field: "salary_expectation",
    kinds: TYPED,
    label: /^(?:the )?(?:hourly|daily) rate you (?:expect|want|ask)/,
  },
  {
    field: "salary_expectation",
    kinds: [...TYPED, "select", "radio"],
    label:
      /^(?!.*\b(?:currency|wahrung|devise|period|frequency)\b).*?(?:(?:salary|remuneration|compensation|pay|package|wage|income)(?: \w+){0,4} (?:expect|require|desire|range you|aspiration)|(?:expected|desired|preferred|target|minimum|anticipated|required)(?: \w+){0,3} (?:salary|remuneration|compensation|pay|package|wage|rate)|expectations?(?: \w+){0,4} (?:salary|remuneration|package|compensation)|salary expectations?|gehalts?(?:vorstellung|wunsch|erwartung)|(?:lohn|salar)(?:vorstellung|erwartung)|gewunschter? (?:\w+ )?(?:lohn|salar|gehalt)|wunsch(?:lohn|salar)|(?:jahreslohn|jahresgehalt|lohn|gehalt) (?:stellst|stellen|erwartest|erwarten|wunsch)|wunschgehalt|pretentions? (?:salariale|de salaire)|salaire (?:souhaite|attendu|desire)|attentes salariales|(?<!.)(?:annual )?salary$|how much(?: \w+){0,4} (?:earn|paid))/,
    name: /salary(?: expectations?)?$|expected salary|desired salary|csalary|gehalt/,
  },
  {
    field: "start_date",
    label: /^(?:date of availability|kdy muzete nastoupit|datum nastupu|mozny nastup)$/,
  },
  {
    field: "start_date",
    label:
      /notice period|period of notice|how much notice|notice (?:do you|are you|must you)|(?:earliest|possible|preferred|available|desired|expected|anticipated|potential) (?:\w+ )?start|start(?:ing)? date(?! of)|(?:when|how soon|what date)(?: \w+){0,3} (?:start|available|commence|begin|join)|date available|available (?:from|to start|to commence)|^availability$|earliest (?:availability|commencement)|commencement date|available to start|(?:able|availability) to (?:start|commence|join)|verfugbar|eintritt per|ab wann|fruhester (?:start|eintritt)|quand (?:pouvez|pourriez|peux)(?: \w+){0,2} commencer|fruhestm\w+|(?:moglicher )?(?:eintritt|einstiegs|start)\w*(?:termin|datum)?\b.*(?:termin|datum|moglich)|eintrittstermin|eintrittsdatum|starttermin|wann (?:kannst|konnen|konntest)(?: \w+){0,4} (?:antreten|anfangen|starten|beginnen)|kundigungsfrist|date d entree|date de debut|disponible|disponibilite|preavis|delai de conge|delai conge/,
    name: /start date|available from|possible start|notice period|availability|earliest start/,
  },
  {
    field: "referral_source",
    kinds: ["select", "radio", "checkbox", "text", "combobox"],
    label:
      /how (?:did|have) you (?:first )?(?:hear|heard|find|found|learn|come|become aware)|where did you (?:hear|find|see|learn)|(?:source|referral source)$|hear about (?:us|this|the)|aufmerksam geworden|(?:woher|wie|wo)(?: \w+){0,5} (?:erfahren|gefunden|kennst|kennen|gehort)|(?:comment|ou) (?:avez|as)(?: \w+){0,3} (?:entendu|connu|trouve|decouvert|appris|eu connaissance)/,
    name: /referral source|how did you hear|contact type|recommendation source|^source$|heard from/,
  },
  {
    field: "birth_date",
    kinds: ["text", "select"],
    label: /date of birth|birth ?date|\bdob\b|geburtsdatum|date de naissance|data di nascita|birthday/,
    name: /birth ?date|date of birth|\bdob\b|geburtsdatum/,
  },
  {
    field: "nationality",
    kinds: ONE_OF,
    label:
      /^(?:your )?(?:nationalit(?:y|ies|at|aten|e|es)|citizenships?|staatsangehorigkeit\w*|staatsburgerschaft|country of citizenship)\b/,
    name: /nationalit(?:y|ies)|citizenship/,
  },
  {
    field: "salutation",
    kinds: ["select", "radio", "combobox"],
    label:
      /^(?:preferred )?(?:salutation|anrede|civilite|title|titel|titre|honorific|prefix|form of address|mr (?:ms|mrs)|herr frau|frau herr)\b/,
    name: /salutation|anrede|civilite|^title$|name prefix|honorific/,
  },
  {
    field: "email_confirm",
    kinds: LINE,
    label:
      /(?:verify|confirm|re ?enter|repeat|retype|again|confirmation)(?: \w+){0,3} e ?mail|e ?mail(?: \w+){0,3}? (?:confirm\w*|again|repeat|verification|wiederholen|bestatigen|bestatigung)|confirmer(?: \w+){0,3} (?:e ?mail|courriel)/,
    name: /confirm e ?mail|e ?mail ?(?:confirm\w*|2|repeat|verify|verification)/,
  },
  {
    field: "email",
    kinds: LINE,
    label:
      /^(?:your |contact |personal |preferred |home |private |ihre |deine |votre |adresse )*(?:e ?mail|courriel|mail|electronique)(?: ?(?:address|adresse|id))?\b(?! (?:me|you|alert))/,
    name: /\be ?mail\b|cemail/,
  },
  {
    field: "phone_other",
    kinds: LINE,
    label:
      /(?:other|alternat(?:e|ive)|secondary|second|additional|work|business) (?:\w+ )?(?:phone|telephone|mobile|number)|phone (?:2|two)\b|telefon 2/,
    name: /(?:other|alternate|secondary|work) phone|phone ?2/,
  },
  {
    field: "phone",
    kinds: LINE,
    label:
      /^(?:your |contact |primary |preferred |home |daytime |best |private |ihre |deine |numero de )*(?:phone|telephone|mobile|cell(?:ular)?|handy|tel|telefon|telefonnummer|mobil|mobilnummer|mobiltelefon|handynummer|natel|portable|numero de telephone|contact number)\b(?! (?:type|country|device|extension))/,
    name: /\b(?:phone|mobile|telephone|tel|telefon|cell)\b(?! (?:type|country|code|ext))|cphone|phone ?number/,
  },
  {
    field: "linkedin",
    kinds: LINE,
    label: /linked ?in/,
    name: /linked ?in/,
  },
  { field: "github", kinds: LINE, label: /git ?hub(?! experience)/, name: /git ?hub/ },
  { field: "twitter", kinds: LINE, label: /\btwitter\b|^x (?:handle|profile|url)/, name: /twitter/ },
  {
    field: "website_other",
    kinds: TYPED,
    label:
      /(?:other|additional|another|second|andere|weitere|autre) (?:web ?sites?|links?|url|webseite|site)/,
    name: /urls other|other (?:website|url|link)|website ?2/,
  },
  {
    field: "website",
    kinds: TYPED,
    label:
      /^(?:your |personal |link to )*(?:web ?sites?|portfolio|web ?page|home ?page|personal (?:site|url|link)|blog|webseite|site (?:web|internet)|url)(?: (?:url|link|website|site|address|or portfolio|portfolio|blog))*$|portfolio (?:url|link|website|site)/,
    name: /\b(?:website|portfolio|homepage|personal url|personal site)\b/,
  },
  {
    field: "cover_letter_text",
    kinds: LONG,
    label:
      /cover(?:ing)? letter|motivationsschreiben|anschreiben|lettre de motivation|(?:motivacni|pruvodni) dopis|motivation letter|letter of application/,
    name: /cover ?letter/,
  },
  {
    field: "additional_information",
    kinds: LONG,
    label:
      /(?:additional|further|other) (?:information|comments?|notes?|details|remarks)|anything else|something else (?:you|we)|(?:add|tell) (?:us )?anything|sonst noch|weitere (?:informationen|bemerkungen|angaben)|bemerkungen|autres? (?:informations?|remarques?|commentaires?)|informations complementaires|remarques/,
    name: /additional info\w*|additional comments|\bremarks?\b/,
  },
  {
    field: "summary",
    kinds: LONG,
    label:
      /^(?:professional |career |personal |executive |profile |experience |your |about )*(?:summary|profile summary|about (?:me|you|yourself)|bio|biography|kurzprofil|uber (?:mich|dich))$/,
    name: /\bsummary\b|csummary|\bbio\b|about me/,
  },
  {
    field: "headline",
    kinds: ["text"],
    label: /^(?:professional |profile |your )*headline\b|^tagline\b/,
    name: /\bheadline\b/,
  },
  {
    field: "skills",
    kinds: LONG,
    label:
      /^(?:your |key |main |relevant |technical |top )*(?:skills|skill set|kenntnisse|fahigkeiten|competences)$/,
    name: /^skills$|key skills/,
  },
  {
    field: "preferred_name",
    kinds: ["text"],
    label:
      /(?:preferred|known|chosen|nick) ?(?:first |given )?(?:name|as\b)|rufname|nom d usage|nickname|what should we call you/,
    name: /preferred (?:first )?name|nick ?name|known as/,
  },
  {
    field: "middle_name",
    kinds: ["text"],
    label: /middle (?:name|initial)|second name|zweiter vorname|deuxieme prenom/,
    name: /middle ?name|middle initial/,
  },
  {
    field: "full_name",
    kinds: ["text", "editable"],
    label:
      /^(?:your |legal |applicant |candidate |ihr |dein |votre |vase )*(?:full (?:legal )?name|jmeno a prijmeni|cele jmeno|name in full|complete name|name(?: and surname)?$|legal name|first (?:name )?(?:and|amp|&)? ?(?:last|sur|family) ?name|first and last|vor und nachname|vorname (?:und )?(?:nach)?name|name (?:und )?vorname|nom (?:et )?prenom|prenom (?:et )?nom|nom complet|vollstandiger name)/,
    name: /full ?name|^(?:your |applicant |candidate )?name$|cname|applicant name$|systemfield name/,
  },
  { field: "first_name", kinds: ["text", "editable"], label: /^(?:krestni )?jmeno$/ },
  {
    field: "first_name",
    kinds: ["text", "editable"],
    label:
      /^(?:your |legal |applicant |ihr |dein |votre )*(?:(?:legal )?first ?(?:legal )?name|(?:legal )?given ?names?|fore ?name|vorname|prenom|nome)\b/,
    name: /first ?name|given ?name|\bfname\b|forename|vorname|prenom/,
  },
  {
    field: "last_name",
    kinds: ["text", "editable"],
    label:
      /^(?:your |legal |applicant |ihr |dein |votre )*(?:(?:legal )?(?:last|family) ?(?:legal )?name|prijmeni|sur ?name|nachname|familienname|nom de famille|cognome|nom)\b(?! de l)/,
    name: /last ?name|family ?name|sur ?name|\blname\b|nachname/,
  },
  {
    field: "postcode",
    kinds: TYPED,
    label:
      /^(?:your |home )*(?:post ?codes?|zip(?: ?(?:or postal )?code)?|postal (?:or zip )?code|postal code|plz|postleitzahl|psc|code postal|npa)\b(?! (?:ville|and|ort|city))/,
    name: /\b(?:zip|post ?code|postal ?code|plz|postleitzahl)\b/,
  },
  {
    field: "country_of_residence",
    kinds: ONE_OF,
    label:
      /country (?:of residence|you (?:live|reside)|where you)|(?:current )?country of (?:residence|domicile)|wohnsitzland|pays de residence|which country (?:do you|are you)/,
    name: /country of residence|residence country/,
  },
  {
    field: "country",
    kinds: ONE_OF,
    label: /^(?:your |home |place of residence )*(?:country|land|pays|country or region|country region)$/,
    name: /\bcountry\b(?! (?:code|of|phone|dial|calling))|\bland\b/,
  },
  { field: "state", kinds: ONE_OF, label: /^place of residence state\b/ },
  {
    field: "state",
    kinds: ONE_OF,
    label:
      /^(?:your |home )*(?:state|state (?:or )?(?:territory|province|region)(?: \w+)?|province|territory|region|kanton|canton|bundesland|state and territory|county)$/,
    name: /\b(?:state|province|region|territory|canton|bundesland)\b/,
  },
  {
    field: "location",
    kinds: ONE_OF,
    label:
      /^(?:your |current |home )*(?:location|preferovana lokalita|bydliste|place of residence|residence|city and (?:state|country)|suburb (?:and|or) (?:postcode|state)|city state|location city)|where (?:are you (?:currently )?(?:based|located|living)|do you (?:currently )?(?:live|reside)|(?:do|will|would) you (?:plan|intend|be|like)(?: to| on)? ?(?:be )?(?:work\w*|based))|current(?:ly)? (?:location|based|living)|wohnort|lieu de (?:residence|domicile)|domicile|code postal (?:et )?ville|plz (?:und )?(?:wohn)?ort/,
    name: /\b(?:location|candidate location|current location)\b/,
  },
  {
    field: "city",
    kinds: ONE_OF,
    label:
      /^(?:your |home |city )*(?:city|town|suburb|city or suburb|suburb or (?:city|town)|city town|town city|suburb city|suburb town|suburb or town|ort|stadt|mesto|obec|ville|localite|commune)(?: or town| or suburb)?$/,
    name: /\b(?:city|suburb|town|locality|stadt|ort|ville)\b/,
  },
  {
    field: "address",
    kinds: TYPED,
    label:
      /^(?:your |current |full |home |residential |postal |mailing |street |permanent |ihre |votre )*(?:address|adresse(?! (?:e ?mail|electronique))|anschrift|street|strasse|rue|street address|address line 1|address 1|street name)(?: (?:line )?1)?\b(?! (?:line )?[23]\b)|(?:adresse|address)(?: \w+)? (?:postale|complete)|^street house/,
    name: /^(?:\w+ )*(?:street(?: address)?|address(?: line)?(?: ?1)?|full ?address|caddress)$|addressline1|line1|\bstreet\b/,
  },
  {
    field: "current_company",
    kinds: ["text", "combobox"],
    label:
      /^(?:your )?(?:current|present|most recent|latest|last) (?:or (?:last|most recent|previous) )?(?:company|employer|organi[sz]ation)|(?:aktueller|derzeitiger) arbeitgeber|(?:employeur|entreprise) actuel(?:le)?/,
    name: /^org$|current (?:company|employer)|\borg(?:anization)?$/,
  },
  {
    field: "work_title",
    kinds: ["text", "combobox"],
    label:
      /^(?:your )?(?:(?:current|present|most recent|latest) )*(?:or (?:last|most recent) )?(?:job title|position title|role title|current (?:title|role|position)|stellenbezeichnung|berufsbezeichnung|intitule du poste|titre du poste)/,
    name: /job ?title|position ?title|current ?title/,
  },
];
