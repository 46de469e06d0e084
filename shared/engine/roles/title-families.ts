/**
 * Job titles by occupation, one family a line: `family: title | title`. Level words (senior, junior,
 * manager ...) are read apart. The last, single words catch longer titles of the same trade.
 */
export const titleFamilies = `
nursing: registered nurse | rn | enrolled nurse | nurse practitioner | clinical nurse | clinical nurse specialist | clinical nurse consultant | nurse unit manager | nurse educator | graduate nurse | nurse | midwife | practice nurse | theatre nurse | scrub nurse | assistant in nursing | ain
aged-care: assistant in nursing | ain | personal care assistant | personal care worker | aged care worker | care worker | carer | home care worker | care assistant | care companion | lifestyle coordinator | lifestyle assistant | facility manager aged care | community care worker | support worker
disability: disability support worker | support worker | disability worker | support coordinator | ndis support coordinator | lifestyle support worker | behaviour support practitioner | local area coordinator
allied-health: physiotherapist | occupational therapist | speech pathologist | speech therapist | dietitian | podiatrist | exercise physiologist | psychologist | osteopath | chiropractor | audiologist | optometrist | allied health assistant | radiographer | sonographer | orthoptist | prosthetist | music therapist | massage therapist | pathology collector | phlebotomist
medical: general practitioner | doctor | medical officer | registrar | surgeon | physician | anaesthetist | medical director | psychiatrist
paramedic: paramedic | ambulance officer | patient transport officer
dental: dentist | dental assistant | dental nurse | oral health therapist | dental hygienist | dental technician
pharmacy: pharmacist | pharmacy assistant | pharmacy technician | dispensary technician
veterinary: veterinarian | veterinary nurse | vet nurse | animal attendant
medical-admin: medical receptionist | medical secretary | ward clerk | practice manager | medical typist
school-teaching: teacher | classroom teacher | primary teacher | secondary teacher | high school teacher | casual relief teacher | maths teacher | science teacher | english teacher | head of department | deputy principal | school principal | learning support teacher | special education teacher
early-childhood: early childhood educator | early childhood teacher | childcare educator | childcare worker | educator | room leader | lead educator | educational leader | centre director | nanny | oshc educator | outside school hours care educator | diploma educator | kindergarten teacher | preschool teacher
school-support: teacher aide | teachers aide | learning support officer | education support officer | integration aide | student support officer | education assistant
higher-education: lecturer | tutor | academic | professor | research fellow | sessional academic | course coordinator | trainer and assessor | vocational trainer | tafe teacher | learning designer | instructional designer
electrical: electrician | a grade electrician | maintenance electrician | leading hand electrician | industrial electrician | domestic electrician | electrical technician | electrical fitter | instrumentation technician | electrical apprentice | electrical supervisor | solar installer | lineworker | cable jointer
hvac: refrigeration mechanic | air conditioning technician | refrigeration technician | hvac technician | air conditioning and refrigeration technician | hvac mechanic | refrigeration and air conditioning mechanic
plumbing: plumber | gasfitter | roof plumber | drainer | maintenance plumber | plumbing apprentice
building-trades: carpenter | joiner | cabinet maker | bricklayer | plasterer | painter | painter and decorator | tiler | roofer | concreter | glazier | floor layer | formworker | steel fixer | renderer | waterproofer | shopfitter | stonemason | handyperson | maintenance officer
construction-labour: labourer | construction labourer | trades assistant | scaffolder | rigger | dogman | traffic controller | crane operator | demolition labourer | skilled labourer | plant operator | excavator operator
construction-management: construction manager | site manager | site supervisor | contracts administrator | estimator | quantity surveyor | project engineer | site engineer | foreman | building supervisor | construction project manager | builder | development manager
metal-trades: boilermaker | welder | fitter | fitter and turner | fitter machinist | machinist | cnc machinist | sheet metal worker | mechanical fitter | toolmaker | fabricator | metal fabricator | maintenance fitter
automotive: mechanic | motor mechanic | diesel mechanic | diesel fitter | heavy diesel fitter | auto electrician | panel beater | spray painter | automotive technician | light vehicle mechanic | service advisor | tyre fitter | heavy vehicle mechanic | parts interpreter
mining-operations: dump truck operator | haul truck operator | underground miner | driller | drill operator | mining operator | process operator | mobile plant operator | blast crew | shot firer | shotfirer | jumbo operator | bogger operator | production operator mining | crusher operator | drillers offsider | nipper | fixed plant operator | loader operator | excavator operator
mining-technical: mining engineer | geologist | metallurgist | mine geologist | mine surveyor | geotechnical engineer | mine planner | mine manager | exploration geologist | drill and blast engineer
transport: truck driver | hr driver | hc driver | mc driver | mr driver | delivery driver | courier | linehaul driver | bus driver | heavy vehicle driver | driver | tanker driver | tipper driver | road train driver | forklift driver | train driver | taxi driver
warehouse: warehouse operator | storeperson | store person | forklift operator | forklift driver | picker packer | pick packer | order picker | warehouse assistant | warehouse manager | warehouse supervisor | warehouse team leader | inventory controller | despatch officer | dispatch coordinator | warehouse worker | stock controller | receiving officer | warehouse team member | warehouse coordinator
logistics: logistics coordinator | supply chain analyst | supply planner | demand planner | freight forwarder | transport coordinator | fleet controller | logistics manager | supply chain manager | import export coordinator | customs broker | transport manager | allocator | transport allocator | fleet manager
procurement: procurement officer | procurement manager | buyer | purchasing officer | category manager | procurement specialist | contract manager | contracts manager
manufacturing: production worker | process worker | machine operator | production operator | factory hand | production supervisor | manufacturing manager | quality inspector | quality assurance officer | assembler | production planner | packer | production manager | meat worker | slaughterer
kitchen: chef | head chef | sous chef | chef de partie | commis chef | demi chef | cook | pastry chef | executive chef | breakfast cook | cafe cook | kitchen hand | kitchenhand | kitchen manager | apprentice chef | baker | pastry cook | butcher | catering assistant | line cook | food service assistant | short order cook
front-of-house: waiter | waitress | wait staff | barista | bartender | bar attendant | food and beverage attendant | restaurant manager | venue manager | duty manager | gaming attendant | sommelier | cafe manager | restaurant supervisor | food and beverage manager | host | bar manager | hospitality team member | functions coordinator
hotel: hotel receptionist | front desk agent | front office manager | guest service agent | concierge | room attendant | housekeeper | housekeeping supervisor | hotel manager | night auditor | porter | guest services officer | housekeeping attendant
travel-events: travel consultant | travel agent | tour guide | event manager | event coordinator | events coordinator | flight attendant | cabin crew | conference coordinator | event planner | tour operator
fitness-beauty: personal trainer | gym manager | swim teacher | lifeguard | hairdresser | beauty therapist | barber | makeup artist | fitness instructor | dermal clinician | nail technician
cleaning: cleaner | commercial cleaner | cleaning supervisor | window cleaner | domestic cleaner | facilities assistant | school cleaner
security: security officer | security guard | crowd controller | loss prevention officer | control room operator | custodial officer | correctional officer | corrections officer
retail: retail assistant | sales assistant | shop assistant | store manager | assistant store manager | retail manager | cashier | checkout operator | visual merchandiser | department manager | retail supervisor | customer service assistant | retail sales assistant | night fill | night filler | team member | retail area manager | merchandiser | area manager | retail team member | sales associate | duty manager retail
sales: sales representative | account manager | business development manager | sales executive | account executive | sales manager | territory manager | key account manager | sales consultant | sales engineer | sales development representative | telemarketer | business development executive | sales director | national sales manager | sales coordinator | customer success manager
real-estate: real estate agent | property manager | sales agent | leasing consultant | property officer | strata manager | leasing manager | property management assistant | body corporate manager | facilities manager
accounting: accountant | bookkeeper | accounts payable officer | accounts receivable officer | accounts officer | financial accountant | management accountant | tax accountant | auditor | finance manager | financial controller | payroll officer | accounts clerk | assistant accountant | accounts assistant | finance officer | senior accountant | chief financial officer | cost accountant | internal auditor | payroll manager | business services accountant | graduate accountant | finance business partner
finance: financial analyst | financial planner | investment analyst | paraplanner | credit analyst | risk analyst | risk manager | fund accountant | portfolio manager | treasury analyst | financial adviser | compliance officer | compliance manager | actuary | wealth adviser | equity analyst
banking: mortgage broker | loan processor | lending specialist | banker | teller | home loan specialist | lending manager | relationship manager | credit officer | customer service representative banking | bank teller | collections officer | lending officer
insurance: claims consultant | underwriter | insurance broker | claims officer | loss adjuster | claims manager | claims assessor | injury management advisor | case manager insurance
hr: human resources manager | hr manager | hr advisor | hr business partner | human resources officer | hr officer | people and culture manager | people and culture advisor | hr coordinator | people partner | hr generalist | learning and development manager | learning and development specialist | organisational development manager | hr administrator | workplace relations advisor | human resources advisor | people and culture coordinator | people and culture business partner | hr assistant | people and culture officer
recruitment: recruitment consultant | talent acquisition specialist | recruiter | talent acquisition partner | resourcer | talent acquisition manager | recruitment coordinator | recruitment officer | recruitment manager | employment consultant
whs: safety advisor | whs advisor | hse advisor | safety officer | whs manager | health and safety advisor | hseq manager | safety manager | ohs advisor | hse manager | whs officer | injury management coordinator
administration: administration officer | administrative assistant | administration assistant | office manager | administrator | office administrator | receptionist | data entry operator | executive assistant | personal assistant | project administrator | records officer | office assistant | admin officer | admin assistant | business support officer | secretary | team assistant | clerk | document controller | scheduler | administration coordinator | administration manager | office coordinator | personal assistant | legal secretary
customer-service: customer service officer | customer service representative | call centre operator | contact centre consultant | customer service consultant | help desk operator | customer support specialist | customer service manager | contact centre manager | customer care consultant | call centre consultant | customer support representative | customer service team leader | customer experience manager | customer service advisor
marketing: marketing manager | marketing coordinator | digital marketing specialist | marketing specialist | marketing executive | brand manager | seo specialist | social media manager | content marketer | growth marketer | campaign manager | email marketing specialist | digital marketing manager | marketing assistant | marketing director | performance marketing manager | product marketing manager | social media coordinator | marketing officer | digital marketing coordinator | crm manager | media buyer
communications: communications officer | communications advisor | public relations manager | copywriter | content writer | journalist | editor | communications manager | media advisor | technical writer | content creator | community engagement officer | communications specialist | public affairs manager | content strategist | stakeholder engagement manager | content designer
design: graphic designer | ux designer | ui designer | product designer | web designer | interior designer | art director | creative director | industrial designer | animator | video editor | photographer | ux researcher | motion designer | videographer | ui ux designer | finished artist
architecture: architect | landscape architect | draftsperson | urban planner | town planner | architectural draftsperson | cad drafter | drafter | interior designer | bim manager | planner
software: software engineer | software developer | developer | web developer | frontend developer | front end developer | backend developer | back end developer | full stack developer | full stack engineer | mobile developer | ios developer | android developer | programmer | java developer | .net developer | python developer | engineering manager | tech lead | software architect | application developer | backend engineer | frontend engineer | embedded software engineer | game developer | react developer | analyst programmer | principal engineer
data: data analyst | data scientist | data engineer | business intelligence analyst | bi developer | machine learning engineer | analytics engineer | statistician | bi analyst | reporting analyst | data architect | insights analyst | analytics manager | ai engineer | data manager | database administrator | database developer | quantitative analyst
cloud-infrastructure: devops engineer | cloud engineer | systems administrator | network engineer | site reliability engineer | platform engineer | solutions architect | infrastructure engineer | systems engineer | cloud architect | network administrator | sysadmin | enterprise architect | database administrator | infrastructure manager | solution architect
cyber-security: security analyst | cyber security analyst | penetration tester | security engineer | cyber security engineer | soc analyst | information security manager | grc analyst | security architect | security consultant | cyber security consultant | ciso | cyber security specialist
it-support: it support officer | help desk analyst | service desk analyst | desktop support | desktop support engineer | it manager | it support technician | support analyst | it technician | it officer | it support engineer | technical support officer | application support analyst | ict support officer | service delivery manager | it administrator | ict manager | level 2 support engineer | technical support engineer | helpdesk technician
testing: test analyst | qa engineer | test engineer | automation tester | test manager | quality assurance engineer | quality engineer | tester | test lead
business-analysis: business analyst | systems analyst | process analyst | technical business analyst | business systems analyst | functional analyst | requirements analyst | change analyst | product owner | business process analyst
product: product manager | product owner | head of product | product lead | chief product officer
project-management: project manager | program manager | project coordinator | project officer | project lead | project director | pmo analyst | scrum master | delivery manager | delivery lead | agile coach | change manager | project administrator | pmo manager | programme manager | project support officer | release manager | project management officer
executive: chief executive officer | general manager | managing director | ceo | chief operating officer | operations director | state manager | founder | co founder | company director
operations: operations manager | operations coordinator | operations supervisor | branch manager | business manager | team leader | operations analyst | business operations manager | operations officer | centre manager
mechanical-engineering: mechanical engineer | maintenance engineer | reliability engineer | design engineer | manufacturing engineer | production engineer | mechatronics engineer | building services engineer | maintenance planner | maintenance superintendent | mechanical technician | maintenance manager | maintenance supervisor
civil-engineering: civil engineer | structural engineer | geotechnical engineer | hydraulic engineer | water engineer | transport engineer | traffic engineer | civil designer | bridge engineer | municipal engineer | project engineer
electrical-engineering: electrical engineer | power systems engineer | control systems engineer | instrumentation engineer | protection engineer | electronics engineer | automation engineer | power engineer | telecommunications engineer | field service engineer | telecommunications technician
process-engineering: chemical engineer | process engineer | process safety engineer | petroleum engineer | environmental engineer
surveying: surveyor | land surveyor | survey assistant | gis analyst | gis officer | engineering surveyor | spatial analyst
policy: policy officer | policy advisor | policy analyst | policy manager | ministerial liaison officer | graduate policy officer | research officer | strategy advisor | director policy
public-service: aps officer | aps3 officer | aps4 officer | aps5 officer | aps6 officer | departmental officer | administration officer aps | program officer | grants officer | service officer | council officer | local laws officer | regulatory officer | compliance officer | executive officer | case officer | assessment officer | governance officer | government officer | administrative officer
legal: lawyer | solicitor | barrister | paralegal | legal counsel | legal secretary | law clerk | conveyancer | legal assistant | associate lawyer | general counsel | in house counsel | legal officer | graduate lawyer
community-services: social worker | case manager | youth worker | community worker | counsellor | family support worker | child protection officer | child protection practitioner | mental health worker | mental health clinician | alcohol and other drugs worker | housing officer | domestic violence worker | community development officer | residential care worker | case worker | outreach worker | peer worker | homelessness support worker | welfare officer | caseworker | youth support worker | tenancy officer | volunteer coordinator | family violence practitioner
science: scientist | laboratory technician | research assistant | chemist | microbiologist | lab assistant | biologist | research scientist | medical scientist | biochemist | laboratory analyst | food technologist | clinical research associate | physicist | postdoctoral researcher | medical laboratory technician | research officer | research intern | laboratory manager
environment: environmental scientist | environmental consultant | ecologist | environmental advisor | sustainability manager | park ranger | conservation officer | bush regenerator | environmental officer | hydrologist | sustainability consultant | natural resource management officer | waste management officer
agriculture: farm hand | farm manager | station hand | agronomist | farm worker | dairy farm worker | horticulturist | fruit picker | shearer | vineyard worker | livestock manager | viticulturist | stockperson | harvester operator | animal technician | fencing contractor
horticulture: gardener | landscaper | landscape gardener | greenkeeper | arborist | nursery hand | groundsperson | groundskeeper | horticulturalist | parks and gardens officer
emergency: firefighter | police officer | emergency management officer | security manager | constable
creative-arts: musician | actor | artist | producer | sound engineer | stage manager | curator | librarian | library officer | library technician | archivist | film producer | museum officer | library assistant
childcare-admin: childcare centre manager | service manager childcare
`;

/** Families whose people change from one to the other, one chain of neighbours a line. */
const neighbourLines = `
nursing aged-care disability community-services
nursing paramedic
nursing allied-health
school-teaching early-childhood school-support
school-teaching higher-education
electrical hvac
electrical electrical-engineering
plumbing building-trades construction-labour
building-trades construction-management civil-engineering
metal-trades automotive mining-operations
metal-trades mechanical-engineering
mining-operations construction-labour
mining-technical civil-engineering
transport warehouse logistics procurement
warehouse manufacturing
kitchen front-of-house hotel cleaning
front-of-house retail customer-service
retail sales
sales marketing communications
customer-service administration public-service policy
customer-service insurance banking
customer-service it-support cloud-infrastructure cyber-security
administration medical-admin
administration accounting finance banking
hr recruitment
hr administration
hr whs
marketing design
software data
software cloud-infrastructure
software testing
software product business-analysis data
business-analysis project-management operations
project-management construction-management
project-management public-service
policy communications
civil-engineering mechanical-engineering process-engineering
surveying civil-engineering
science environment
agriculture horticulture
security emergency
`;

let neighbours: Set<string> | undefined;

function readNeighbours(): Set<string> {
  const pairs = new Set<string>();
  for (const line of neighbourLines.trim().split("\n")) {
    const names = line.split(" ");
    for (let at = 1; at < names.length; at += 1) {
      pairs.add(`${names[at - 1]} ${names[at]}`);
      pairs.add(`${names[at]} ${names[at - 1]}`);
    }
  }
  return pairs;
}

/** How much of the way from unlike to alike titles of one family, or of neighbouring ones, are at least. */
const kin = { same: 0.4, beside: 0.15 } as const;

/** 0 for titles of families that have nothing to do with each other, or of none. */
export function kinship(a: readonly string[], b: readonly string[]): number {
  if (a.some((family) => b.includes(family))) return kin.same;
  neighbours ??= readNeighbours();
  return a.some((one) => b.some((other) => neighbours?.has(`${one} ${other}`))) ? kin.beside : 0;
}
