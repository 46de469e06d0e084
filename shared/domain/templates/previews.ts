import type { TemplateId } from "./template.ts";

/** A line of a template's first page, as its document has it. */
export interface PreviewLine {
  kind: "name" | "label" | "contact" | "heading" | "entry" | "detail" | "item" | "text";
  text: string;
  date?: string;
  /** Space before it. */
  gap?: boolean;
}

/** How each document begins, to be drawn as a sheet. A test compares them with the documents. */
export const previews: Record<TemplateId, readonly PreviewLine[]> = {
  "healthcare-template": [
    { kind: "name", text: "Amelia Nguyen" },
    { kind: "label", text: "Registered Nurse" },
    { kind: "contact", text: "Ballarat VIC 3350 | 0491 570 156 | amelia.nguyen@example.com" },
    { kind: "contact", text: "Ahpra registration [your number], general registration, no conditions" },
    { kind: "contact", text: "Australian citizen with full working rights" },
    { kind: "heading", text: "Profile" },
    {
      kind: "text",
      text: "Registered nurse with six years in acute medical and aged care, including two years leading shifts as an associate nurse unit manager. Known for calm handovers, tidy medication rounds and training that staff still use a year on. Looking for [the role in the ad] at [employer], because [what draws you there].",
    },
    { kind: "heading", text: "Registration and Checks" },
    { kind: "item", text: "Ahpra: general registration as a registered nurse, current to 31 May [year]" },
    { kind: "item", text: "Working with Children Check, [state], current to [month and year]" },
    {
      kind: "item",
      text: "National police check, issued [month and year]; NDIS Worker Screening Check, current",
    },
    { kind: "item", text: "Immunisation record complete: hepatitis B, MMR, varicella, pertussis, influenza" },
    {
      kind: "item",
      text: "Basic life support [month and year]; manual handling [month and year]; hand hygiene [month and year]",
    },
    { kind: "heading", text: "Skills" },
    {
      kind: "item",
      text: "Clinical: patient assessment, medication administration, wound care, IV cannulation, palliative care, care planning",
    },
    {
      kind: "item",
      text: "Leadership: shift coordination, rostering, clinical handover (ISBAR), preceptorship, incident review",
    },
    { kind: "item", text: "Systems: electronic medical records, BOSSnet, RiskMan, Microsoft 365" },
    { kind: "heading", text: "Experience" },
    {
      kind: "entry",
      text: "Associate Nurse Unit Manager, Wattle Bank District Hospital",
      date: "Feb 2024 – Present",
    },
    { kind: "detail", text: "Ballarat VIC, 28-bed medical ward" },
    {
      kind: "item",
      text: "Lead shifts of up to nine nurses and coordinate admissions, transfers and discharges",
    },
  ],
  "it-template": [
    { kind: "name", text: "Arjun Mehta" },
    { kind: "label", text: "Senior Software Engineer" },
    { kind: "contact", text: "Brisbane QLD 4000 | 0491 570 156 | arjun.mehta@example.com" },
    { kind: "contact", text: "github.com/[your name] | linkedin.com/in/[your name]" },
    { kind: "contact", text: "Permanent resident with full working rights" },
    { kind: "heading", text: "Profile" },
    {
      kind: "text",
      text: "Software engineer with eight years in payments and logistics, the last three as technical lead of a team of five. Builds services that stay up and that others can read. Looking for [the role in the ad] where [the kind of problem you want to work on].",
    },
    { kind: "heading", text: "Technical Skills" },
    { kind: "item", text: "Languages: TypeScript, Java, Python, SQL" },
    { kind: "item", text: "Frameworks: Node.js, React, Spring Boot" },
    { kind: "item", text: "Cloud and delivery: AWS (Lambda, ECS, RDS), Terraform, Docker, GitHub Actions" },
    { kind: "item", text: "Data: PostgreSQL, Kafka, Redis" },
    {
      kind: "item",
      text: "Practice: code review, automated testing, on-call, incident review, agile delivery",
    },
    { kind: "heading", text: "Experience" },
    { kind: "entry", text: "Senior Software Engineer, Jacaranda Freight", date: "Mar 2022 – Present" },
    { kind: "detail", text: "Brisbane QLD, technical lead of five engineers" },
    {
      kind: "item",
      text: "Split the booking system into four services; releases went from one a month to several a week",
    },
    {
      kind: "item",
      text: "Brought the median response of the tracking API from 900 ms to 180 ms with caching and two new indexes",
    },
    {
      kind: "item",
      text: "Set up on-call and incident reviews; out-of-hours calls fell from 14 to 4 a month within a year",
    },
    { kind: "item", text: "Mentor two graduates, both of whom now own a service" },
    { kind: "entry", text: "Software Engineer, Coolabah Payments", date: "Feb 2019 – Mar 2022" },
    { kind: "detail", text: "Sydney NSW" },
    {
      kind: "item",
      text: "Wrote the reconciliation service that matches 40,000 transactions a night, with property-based tests",
    },
  ],
  "marketing-template": [
    { kind: "name", text: "Sophie Kowalski" },
    { kind: "label", text: "Marketing Manager" },
    { kind: "contact", text: "Melbourne VIC 3000 | 0491 570 156 | sophie.kowalski@example.com" },
    { kind: "contact", text: "linkedin.com/in/[your name] | Portfolio: [address]" },
    { kind: "contact", text: "Australian citizen with full working rights" },
    { kind: "heading", text: "Profile" },
    {
      kind: "text",
      text: "Marketing manager with seven years in retail and food brands, in house and agency side. Plans campaigns from the customer backwards, and reports what they brought in plain numbers. Looking for [the role in the ad] at [employer], where [what you would bring].",
    },
    { kind: "heading", text: "Key Skills" },
    { kind: "item", text: "Strategy: campaign planning, segmentation, brand positioning, budget management" },
    { kind: "item", text: "Channels: email marketing, paid social, search (SEO and SEM), content, events" },
    { kind: "item", text: "Measurement: Google Analytics 4, Looker Studio, A/B testing, attribution" },
    { kind: "item", text: "Tools: HubSpot, Klaviyo, Meta Ads Manager, Canva, Adobe Creative Cloud" },
    { kind: "item", text: "People: agency management, briefing designers, stakeholder management" },
    { kind: "heading", text: "Experience" },
    { kind: "entry", text: "Marketing Manager, Saltbush Foods", date: "Apr 2022 – Present" },
    { kind: "detail", text: "Melbourne VIC" },
    { kind: "item", text: "Lead a team of three with a yearly budget of $420,000" },
    {
      kind: "item",
      text: "Planned and ran the launch of a snack range in 310 stores; first-quarter sales were 18% over plan",
    },
    {
      kind: "item",
      text: "Rebuilt the email programme around what people had bought; revenue per email rose from $0.09 to $0.16",
    },
    {
      kind: "item",
      text: "Moved 30% of the media budget from display to search after an eight-week test by region",
    },
    { kind: "item", text: "Hired and coached two coordinators, and brought social content in house" },
  ],
  "business-analyst": [
    { kind: "name", text: "Robin Fraser" },
    { kind: "label", text: "Business Analyst" },
    { kind: "contact", text: "Perth WA 6000 | 0491 570 156 | robin.fraser@example.com" },
    { kind: "contact", text: "linkedin.com/in/[your name]" },
    { kind: "contact", text: "Australian citizen with full working rights" },
    { kind: "heading", text: "Summary" },
    {
      kind: "text",
      text: "Business analyst with seven years in energy and water utilities. Turns vague wishes into requirements that people sign, and follows them until they work. Strong in workshops, process mapping and SQL. Looking for [the role in the ad] on [programme or product].",
    },
    { kind: "heading", text: "Key Skills" },
    {
      kind: "item",
      text: "Analysis: requirements elicitation, process mapping (BPMN), gap analysis, impact assessment, use cases",
    },
    {
      kind: "item",
      text: "Delivery: user stories, acceptance criteria, backlog refinement, UAT planning, change support",
    },
    { kind: "item", text: "Data: SQL, Power BI, Excel, data mapping, data quality rules" },
    { kind: "item", text: "Tools: Jira, Confluence, Visio, Miro, Azure DevOps" },
    { kind: "item", text: "People: stakeholder management, workshop facilitation, executive briefing" },
    { kind: "heading", text: "Experience" },
    { kind: "entry", text: "Senior Business Analyst, Bellwether Energy", date: "Mar 2021 – Present" },
    { kind: "detail", text: "Perth WA, billing replacement programme" },
    { kind: "item", text: "Led 26 requirements workshops with 40 stakeholders across three business units" },
    {
      kind: "item",
      text: "Wrote and traced 310 requirements; 296 were accepted in the first round of user testing",
    },
    {
      kind: "item",
      text: "Found that one approval step caused half of the billing delays; its removal saves four days a cycle",
    },
    { kind: "item", text: "Coach two junior analysts and keep the team’s templates" },
    { kind: "entry", text: "Business Analyst, Coorong Water", date: "Jul 2018 – Feb 2021" },
    { kind: "detail", text: "Adelaide SA, field services" },
    {
      kind: "item",
      text: "Mapped 28 field-service processes and agreed a common way of working across five depots",
    },
  ],
  "speak-framework": [
    { kind: "name", text: "The SPEAK framework" },
    { kind: "label", text: "A frame for interview answers: five steps, about two minutes, all of it true" },
    {
      kind: "contact",
      text: "Explained letter by letter, with worked Australian examples and a practice sheet",
    },
    { kind: "heading", text: "Why a frame" },
    {
      kind: "text",
      text: "“Tell us about a time when” is a question that you should expect in any Australian interview, in government and in private firms. The panel wants to hear what you did once, because it says something about what you would do again. Without a frame it is easy to tell too much of the beginning and to run out of time before the result. SPEAK is Kelpie’s own frame. It has five steps, and each has one job.",
    },
    { kind: "heading", text: "The five steps" },
    { kind: "entry", text: "S: Situation" },
    { kind: "item", text: "Where and when was it, and what was your role? Two sentences are enough." },
    {
      kind: "item",
      text: "Give one detail that makes it real: the size of the team, the season, the kind of customer.",
    },
    { kind: "entry", text: "P: Problem" },
    { kind: "item", text: "What was wrong, or what was at stake if nobody acted? One or two sentences." },
    {
      kind: "item",
      text: "This is the step that people leave out. Without it, what you did afterwards has no weight.",
    },
    { kind: "entry", text: "E: Effort" },
    {
      kind: "item",
      text: "What did you do? Say “I”. Three actions in order, with the reason for one of them.",
    },
    {
      kind: "item",
      text: "This is half of the answer. Name what you decided, what you tried, whom you asked.",
    },
    { kind: "entry", text: "A: Achievement" },
    {
      kind: "item",
      text: "What came of it? A number, a date, something that still exists, something that someone said.",
    },
    { kind: "item", text: "If it did not go well, say so, and what you saved." },
    { kind: "entry", text: "K: Keep" },
    { kind: "item", text: "What did you keep from it? What do you do differently since then?" },
    { kind: "item", text: "One sentence. It turns a story about the past into a promise for this job." },
  ],
  "elevator-pitch": [
    { kind: "name", text: "Elevator pitch" },
    { kind: "label", text: "Thirty seconds about your work that people remember and can repeat" },
    { kind: "contact", text: "A way to write it, seven worked examples, and a sheet to fill in" },
    { kind: "heading", text: "What it is for" },
    {
      kind: "text",
      text: "Someone asks “and what do you do?”, a recruiter rings, an interview begins with “tell us about yourself”, a profile has one field for a headline. Each time you need the same four things in a different length: who you are at work, what you are good for, one proof, and what you are looking for.",
    },
    {
      kind: "text",
      text: "It is not a summary of your life, and it is not a slogan. It is the beginning of a conversation, so it ends with something the other person can answer.",
    },
    { kind: "heading", text: "Four sentences" },
    { kind: "entry", text: "1. Who: your work in words that a neighbour understands" },
    {
      kind: "item",
      text: "Say the work before the title. “I keep hospital kitchens safe” says more than “Food Services Compliance Officer”.",
    },
    {
      kind: "item",
      text: "One field is enough. If you have two, choose the one that this person can help with.",
    },
    { kind: "entry", text: "2. What for: who is better off, and how" },
    { kind: "item", text: "Name the people: patients, site managers, new parents, the finance team." },
    { kind: "item", text: "Name the trouble that you take away." },
    { kind: "entry", text: "3. Proof: one fact" },
    {
      kind: "item",
      text: "A number that you can explain, a thing that exists, or what someone asked you to do again.",
    },
    { kind: "item", text: "No adjectives. The listener will find them." },
    { kind: "entry", text: "4. Next: what you are looking for, or a question" },
    { kind: "item", text: "For a recruiter: role, place, hours, from when." },
    {
      kind: "item",
      text: "At an event: a question about their work that you would like to know the answer to.",
    },
    { kind: "heading", text: "Three lengths" },
    { kind: "item", text: "Ten seconds, for introductions: sentences 1 and 2." },
    { kind: "item", text: "Thirty seconds, for calls and events: all four, about 70 words." },
  ],
  "cover-letter": [
    { kind: "name", text: "[Your name]" },
    { kind: "contact", text: "[Suburb STATE postcode] | [0491 570 110] | [you@example.com]" },
    { kind: "text", text: "[5 March 2026]", gap: true },
    { kind: "text", text: "[Ms Dana Ironbark]", gap: true },
    { kind: "text", text: "[Hiring Manager, Employer]" },
    { kind: "text", text: "[Suburb STATE postcode]" },
    { kind: "text", text: "Dear [Ms Ironbark]", gap: true },
    { kind: "entry", text: "Application for [job title], reference [number]" },
    { kind: "detail", text: "First: what you are, how long, and the one fact that fits this ad best." },
    {
      kind: "text",
      text: "I am a payroll officer with five years in aged care, and for the last two I have run the fortnightly pay of 340 staff under three agreements. Your ad asks for exactly that.",
    },
    {
      kind: "detail",
      text: "The proof: take the two most important requirements, in the ad’s own words, and show each with one thing you did.",
      gap: true,
    },
    {
      kind: "text",
      text: "You ask for someone who can find errors before pay day. At [employer] I wrote a check of overtime against rosters that [what it found, in a number you can explain]. You also ask for clear advice to managers. I [what you do, how often, what changed because of it].",
    },
    {
      kind: "detail",
      text: "Why this employer: one true fact about them that is not the first line of their website, and what it has to do with you.",
      gap: true,
    },
    {
      kind: "text",
      text: "I have followed [what they do] since [when or why]. [What you saw of it yourself, in one sentence.] I would like to be part of [the work, not the brand].",
    },
    {
      kind: "detail",
      text: "The practical things that the ad asks for: work rights, licence, notice period, place.",
      gap: true,
    },
    {
      kind: "text",
      text: "I am an Australian citizen, live 20 minutes from your office and can start four weeks after an offer.",
    },
    {
      kind: "text",
      text: "I would be glad to talk about [one thing from the ad]. My resume is attached, and my referees know that you may call.",
      gap: true,
    },
    { kind: "text", text: "Yours sincerely", gap: true },
    { kind: "text", text: "[Your name]" },
  ],
  "hiring-playbook": [
    { kind: "name", text: "The fair hiring playbook" },
    {
      kind: "label",
      text: "For owners, managers and panels in Australia: from the first thought to the first day",
    },
    {
      kind: "contact",
      text: "General information, not legal advice. Laws differ between states and change: ask the Fair Work Ombudsman, your state’s anti-discrimination body or a lawyer where it matters.",
    },
    { kind: "heading", text: "How to use it" },
    {
      kind: "text",
      text: "Six steps, each with something to copy. If you only have an hour, do steps 1 and 4: decide what matters before you read a name, and ask every person the same questions. Both make the choice fairer and easier to explain.",
    },
    { kind: "heading", text: "1. Decide what the job is" },
    {
      kind: "item",
      text: "What should be different a year after this person has started? Write three sentences.",
    },
    { kind: "item", text: "What will they do on an ordinary Tuesday? Write five tasks, the largest first." },
    {
      kind: "item",
      text: "What must they bring on the first day, and what can they learn within three months?",
    },
    { kind: "item", text: "What is fixed: hours, place, travel, shifts, pay, who they report to?" },
    {
      kind: "item",
      text: "Which award or agreement covers the job, and at which classification? Check the current rates before you name a figure.",
    },
    { kind: "entry", text: "Selection criteria: five, no more" },
    {
      kind: "item",
      text: "Each criterion is something you can see in an application, an interview or a task.",
    },
    {
      kind: "item",
      text: "Mark each as required or useful. “Required” means that you would leave the place empty rather than go without it.",
    },
    {
      kind: "item",
      text: "Ask of every one: does the job really need it? Years of experience, a degree, a driver licence and “native English” often shut out people who could do the work.",
    },
    {
      kind: "item",
      text: "Give weights before the first application arrives, for example 30, 25, 20, 15 and 10.",
    },
    { kind: "heading", text: "2. Write the ad" },
    { kind: "item", text: "Title: the one that people search for. No “ninja”, no internal grade." },
    { kind: "item", text: "First lines: what the person will do and for whom." },
  ],
  "follow-up-email": [
    { kind: "name", text: "Follow-up emails" },
    { kind: "label", text: "Ten short messages for the quiet days of a job search" },
    {
      kind: "contact",
      text: "Copy one, fill the brackets, cut what does not fit. Every message is short enough to be read on the way.",
    },
    { kind: "heading", text: "When to write" },
    {
      kind: "item",
      text: "After applying: about a week after the closing date, or after ten working days where the ad gives none",
    },
    { kind: "item", text: "After an interview: the same day or the next working day" },
    {
      kind: "item",
      text: "After the day by which they said they would answer: one or two working days later",
    },
    { kind: "item", text: "No answer to two messages: stop, and put your time into other applications" },
    {
      kind: "text",
      text: "If the ad says “no contact before the closing date” or names a person for questions, keep to it. Telephone only where a number is given for that.",
      gap: true,
    },
    { kind: "heading", text: "1. After applying" },
    { kind: "detail", text: "Subject: Application for [job title], [reference], [your name]" },
    { kind: "text", text: "Dear [name]", gap: true },
    {
      kind: "text",
      text: "I applied for the position of [job title] on [day and month] and would like to confirm that my application reached you. I remain very interested: [one fact about your experience that fits the ad].",
      gap: true,
    },
    { kind: "text", text: "If there is anything I can add, I am on [your number].", gap: true },
    { kind: "text", text: "Kind regards", gap: true },
    { kind: "text", text: "[Your name]" },
    { kind: "heading", text: "2. After a phone call with a recruiter" },
    { kind: "detail", text: "Subject: Our call today, [job title]" },
    { kind: "text", text: "Hi [first name]", gap: true },
    {
      kind: "text",
      text: "Thank you for the call. As agreed, I have attached [resume, certificate, two times for an interview].",
      gap: true,
    },
  ],
  "ai-prompts": [
    { kind: "name", text: "AI prompts that keep your facts true" },
    { kind: "label", text: "Twelve prompts for resumes, letters and interviews" },
    {
      kind: "contact",
      text: "For any assistant that you chat with. Copy a prompt, paste your own text where the brackets are, check the answer.",
    },
    { kind: "heading", text: "Three rules before you begin" },
    {
      kind: "item",
      text: "An assistant writes what sounds likely, not what happened. You sign the result, so every fact must be yours.",
    },
    {
      kind: "item",
      text: "Paste no more than it needs. Leave out your address, date of birth, tax file number, names of referees, patients, clients and colleagues, and anything your employer keeps confidential.",
    },
    {
      kind: "item",
      text: "Read the terms of the service: some keep what you type. If in doubt, replace names by letters.",
    },
    { kind: "heading", text: "The guard: paste it before any of the prompts below" },
    {
      kind: "text",
      text: "You will help me with a job application in Australia. Use only facts that stand in my text. Do not add or change employers, titles, dates, numbers, tools, qualifications or results. Where a fact would help and is missing, write [QUESTION: what you need to know]. Use Australian spelling and plain words. At the end, list every change that is more than wording.",
    },
    { kind: "heading", text: "1. Find the holes" },
    {
      kind: "text",
      text: "Here is my resume: [resume]. List each line that claims something without saying what I did, how much, or what came of it. For each, ask me one question that I could answer from memory. Do not rewrite anything yet.",
    },
    {
      kind: "detail",
      text: "Check: are the questions about your work, or about someone else’s? Answer only what you know.",
    },
    { kind: "heading", text: "2. Read the ad" },
    {
      kind: "text",
      text: "Here is a job ad: [ad]. Make three lists in the ad’s own words: what is required, what is preferred, what only describes the employer. Mark licences, checks, work rights and location separately. Quote the sentence for each point. Do not guess what is not there.",
    },
  ],
};
