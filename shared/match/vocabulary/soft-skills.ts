/** Manners of working, every occupation. Format: see families.ts. */
export const softSkills = `
[soft]
communication skills|communication|written communication|verbal communication|oral communication|written and verbal communication|verbal and written communication|communicator|interpersonal communication|clear communication|communicate effectively|communicate clearly|written and oral communication|effective communication
teamwork|team player|team work|collaborative|collaboration|collaborate|work in a team|team environment|work collaboratively|team oriented|work as part of a team|cooperative|collaboratively
leadership|leadership skills|people leadership|lead a team|team leadership|leading teams|lead by example
problem solving|problem solver|solve problems|resolve problems|problem-solving skills|solution focused|solutions focused|solutions oriented
time management|manage time|manage your time|prioritise|prioritisation|prioritise tasks|competing priorities|conflicting priorities|multiple priorities|manage competing deadlines|time-management skills
organisational skills|organisation skills|well organised|highly organised|organised|organizational ability|planning and organising
attention to detail|detail oriented|eye for detail|detail focused|meticulous|high attention to detail|accuracy|accurate|thorough
interpersonal skills|people skills|interpersonal|build rapport|building rapport|rapport building
adaptability|adaptable|flexible|flexibility|flexible approach|adapt to change|versatile|agile mindset
initiative|self starter|self motivated|proactive|use initiative|motivated|self motivation|self directed|go getter|self driven
work independently|autonomously|work autonomously|independent worker|minimal supervision|work unsupervised|autonomy|able to work alone|independently
reliability|reliable|dependable|punctual|punctuality|trustworthy|reliable and punctual
empathy|empathetic|compassion|compassionate|caring|kindness|kind|caring nature|sensitivity|patient and caring
patience|patient manner|calm|calm manner|calm under pressure|remain calm
integrity|honesty|honest|ethical|high integrity|trustworthiness|transparency
resilience|resilient|work under pressure|cope with pressure|handle pressure|perform under pressure|stress tolerance|pressure environment
creativity|creative|creative thinking|innovative|innovation|innovative thinking|curious|curiosity|imaginative
critical thinking|analytical skills|analytical|analytical thinking|analytical mindset|think critically|sound judgement|good judgement|critical thinker|logical|logical thinking
decision making|decision maker|make decisions|decisive|decision-making skills
negotiation|negotiation skills|negotiate|negotiator|influencing|influence|influencing skills|persuasion|persuasive
conflict resolution|resolve conflict|conflict management|de-escalation|handle conflict|difficult conversations|mediate conflict
relationship building|build relationships|relationship management|building relationships|develop relationships|strong relationships|maintain relationships|working relationships|foster relationships
customer focus|customer focused|customer centric|client focused|customer oriented|service oriented|customer first|client centric
cultural awareness|cultural sensitivity|culturally aware|cultural competence|culturally sensitive|culturally appropriate|diverse backgrounds|cultural safety|cross cultural
mentoring|mentor|mentoring skills|coach and mentor|coaching and mentoring|coaching|mentorship|coach staff
presentation skills|presentation|public speaking|present to|presenting
positive attitude|can-do attitude|enthusiasm|enthusiastic|positive|passionate|energetic|friendly|friendly manner|friendly attitude|positive outlook|passion|willingness to learn|eager to learn|keen to learn|approachable|personable
work ethic|strong work ethic|hard working|hardworking|diligent|diligence|committed|dedicated|dedication|commitment|commitment to quality
multitasking|multi-task|multitask|juggle tasks|juggle multiple
accountability|accountable|take ownership|ownership|responsible attitude|take responsibility
confidentiality|discretion|discreet|maintain confidentiality|confidential information|tact|tactful
active listening|listening skills|good listener|listen
professionalism|professional manner|professional attitude|professional presentation|well presented|professional approach|professional demeanour|well groomed
deadline focus|meet deadlines|meeting deadlines|tight deadlines|work to deadlines|deadline driven|deadlines
results focus|results driven|results oriented|outcome focused|goal oriented|target driven|achieve targets|meet targets|driven|ambitious|competitive nature|delivery focused
safety mindset|safety focused|safety conscious|commitment to safety|safety first|safety awareness
strategic thinking|strategic mindset|think strategically|strategic thinker|big picture
emotional intelligence|self awareness|emotionally intelligent|emotional maturity|maturity|mature approach
physical fitness|physically fit|physically demanding|manual handling capacity|good level of fitness|physically capable
numeracy|numeracy skills|numerate|basic maths|literacy and numeracy|literacy
facilitation|facilitation skills|facilitate workshops|facilitate meetings
delegation|delegate|delegate tasks
continuous learning|lifelong learning|professional growth|desire to learn|learn quickly|fast learner|quick learner|willing learner|growth mindset
sense of humour|fun loving|outgoing|bubbly|bubbly personality|confidence
consultation skills|consultative|consultative approach|advisory skills
diplomacy|diplomatic|political acumen|political nous
commercial acumen|commercially minded|business acumen|commercial awareness|commercially astute|commercial outlook
non-judgmental|non-judgemental approach|inclusive approach|respectful|respect
motivating others|motivate a team|motivate others|inspire|inspiring
fast-paced work|fast paced|fast paced environment|high volume environment|busy environment
`;
