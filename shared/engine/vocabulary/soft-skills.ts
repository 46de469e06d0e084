/** Manners of working, every occupation. Format: see families.ts. */
export const softSkills = `
[soft]
communication skills|communication|communicator
teamwork|team player|team work|collaborative|collaboration|collaborate|work in a team|work well in a team|in a team|team environment|team oriented|work as part of a team|part of a team|within a team|cooperative|collaboratively
leadership|lead a team|leading teams|lead by example
problem solving|solve problems|resolve problems|solution focused|solutions oriented
time management|manage time|manage your time|prioritise|prioritisation|competing priorities|conflicting priorities|multiple priorities|manage competing deadlines
organisational skills|organisation skills|organizational ability
attention to detail|detail oriented|eye for detail|detail focused|meticulous|accuracy
interpersonal skills|people skills|interpersonal|build rapport|rapport building
adaptability|flexible and adaptable|flexible attitude|highly flexible|adaptable|adapt to change|versatile|agile mindset
initiative|self starter|proactive|motivated|self motivation|self directed|go getter|self driven
work independently|autonomously|independent worker|minimal supervision|limited supervision|little supervision|work unsupervised|autonomy|able to work alone|independently
reliability|reliable|dependable|punctual|punctuality|trustworthy
empathy|empathetic|compassion|compassionate|kindness|sensitivity
patience|patient manner
integrity|honesty|honest|ethical|trustworthiness|transparency
resilience|resilient|work under pressure|work well under pressure|cope with pressure|handle pressure|perform under pressure|stress tolerance|pressure environment
creativity|creative|innovative|innovation|curious|curiosity|imaginative
critical thinking|analytical|think critically|sound judgement|good judgement|logical
decision making|decision maker|make decisions|decisive
negotiation|negotiate|influencing|persuasion|persuasive
conflict resolution|resolve conflict|conflict management|de-escalation|handle conflict|difficult conversations|mediate conflict
relationship building|build relationships|relationship management|develop relationships|strong relationships|maintain relationships|working relationships|foster relationships
customer focus|customer centric|client focused|customer oriented|service oriented|customer first|client centric
cultural awareness|cultural sensitivity|culturally aware|cultural competence|culturally sensitive|culturally appropriate|diverse backgrounds|cultural safety|cross cultural
!mentoring|!coaching|mentorship
presentation skills|presentation|public speaking|presenting
positive attitude|can-do attitude|enthusiasm|enthusiastic|passionate|energetic|friendly|willingness to learn|eager to learn|keen to learn|approachable|personable
work ethic|hard working|hardworking|diligent|diligence|committed|dedicated|dedication
multitasking|multi-task|juggle tasks|juggle multiple
accountability|accountable|ownership|responsible attitude|take responsibility
confidentiality|discretion|discreet|confidential information|tact|tactful
active listening
professionalism|professional manner|professional attitude|professional presentation|well presented|professional approach|professional demeanour|well groomed
deadline focus
results focus|results oriented|outcome focused|goal oriented|achieve targets|meet targets|ambitious|delivery focused
safety mindset|safety focused|safety conscious|commitment to safety|safety first|safety awareness
strategic thinking|strategic mindset|think strategically|big picture
emotional intelligence|self awareness|emotionally intelligent|maturity|mature approach
physical fitness|physically fit|physically demanding|manual handling capacity|good level of fitness|physically capable
numeracy|numerate|basic maths|literacy
facilitation|facilitate workshops|facilitate meetings
delegation|delegate
continuous learning|lifelong learning|desire to learn|learn quickly|fast learner|quick learner|willing learner|growth mindset
sense of humour|fun loving|outgoing|bubbly|confidence
consultation skills|consultative|advisory skills
diplomacy|diplomatic|political acumen|political nous
commercial acumen|commercially minded|business acumen|commercial awareness|commercially astute|commercial outlook
non-judgmental|non-judgemental approach|inclusive approach|respectful
motivating others|motivate a team
fast-paced work|fast paced|high volume environment|busy environment
[soft]
verbal communication|written communication|oral communication|+cross-functional collaboration|+stakeholder engagement|+self management|self-discipline|+learning agility|+openness to feedback|+open-minded|+optimism|+perseverance|persistence|tenacity|+resourcefulness|resourceful|+tact and courtesy|courteous|polite|+calm under pressure|stay calm|+assertiveness|assertive|+humility|+team building|+team leadership|+influencing skills|+storytelling skills|+report writing|+planning skills|planning and organising|forward planning|+task prioritisation|+sound decision making|+analytical thinking|analytical skills|+conceptual thinking|+systems thinking|+numerical reasoning|+follow instructions|take direction|+follow-through|+sense of urgency|+quality focus|quality conscious|+pride in work|take pride|+loyalty|+service mindset|desire to help|+community minded|+sensitivity to others|+patience with children|+team spirit|+constructive feedback|+coaching mindset|+change agility|comfortable with ambiguity|+remote working|work remotely|+flexibility with hours|+available for weekends|+travel readiness|willing to travel|+drive for results|high achiever|+entrepreneurial mindset|entrepreneurial|+vision setting|+innovation mindset|+observation skills|observant|+memory for detail|+dexterity|hand-eye coordination|+stamina|+common sense|+networking skills|+hospitality mindset|+language sensitivity
[hard]
~English|English language|English proficiency;near=fluent,fluency,written,spoken,language,languages,speak,speaking,proficiency,verbal,native,read,oral,level
~German;near=fluent,fluency,written,spoken,language,languages,speak,speaking,proficiency,native,english,bilingual
~French;near=fluent,fluency,written,spoken,language,languages,speak,speaking,proficiency,native,english,bilingual
~Italian;near=fluent,fluency,written,spoken,language,languages,speak,speaking,proficiency,native,english,bilingual
~Spanish|+~Portuguese|+~Dutch|+~Danish|+~Swedish|+~Norwegian|+~Polish|+~Russian|+~Ukrainian|+~Turkish|+~Greek|+~Japanese|+~Korean|+~Thai|+~Indonesian|Bahasa Indonesia|+~Malay|+~Tagalog|~Filipino|+~Nepali|+~Bengali|+~Urdu|+~Tamil|+~Sinhala|+~Gujarati|+~Telugu|+~Malayalam|+~Punjabi|+~Persian|~Farsi|~Dari|+~Hebrew|+~Swahili|+~Somali|+~Samoan|+~Tongan|+~Khmer|+~Burmese|+~Croatian|+~Serbian|+~Macedonian|+~Hungarian|+~Romanian|+~Czech|+~Finnish;near=fluent,fluency,written,spoken,language,languages,speak,speaking,speaker,speakers,proficiency,native,english,bilingual
`;
