/**
 * Job titles by occupation, one family a line: `family: title | title`. Level words (senior, junior,
 * manager ...) are read apart. The last, single words catch longer titles of the same trade.
 */
export const titleFamilies = `
nursing: rn | nurse educator | nurse | midwife | assistant in nursing | ain | nursing assistant | nurse assistant | theatre technician
aged-care: assistant in nursing | ain | care worker | carer | care assistant | care companion | lifestyle coordinator | lifestyle assistant | facility manager aged care | support worker | nursing assistant | nurse assistant | healthcare assistant | patient care technician | caregiver | home health aide | care aide | lifestyle and leisure officer | recreation officer | diversional therapist | activities coordinator
disability: disability support worker | support worker | disability worker | support coordinator | lifestyle support worker | behaviour support practitioner | local area coordinator | youth worker | residential care worker | behavioural health technician | behavioral health technician | community support worker | house coordinator | direct support professional
allied-health: physiotherapist | occupational therapist | speech pathologist | speech therapist | dietitian | podiatrist | exercise physiologist | psychologist | osteopath | chiropractor | audiologist | optometrist | allied health assistant | radiographer | sonographer | orthoptist | prosthetist | music therapist | massage therapist | pathology collector | phlebotomist | therapy assistant | child life specialist | child life assistant | laboratory technician | pathology technician
medical: general practitioner | doctor | medical officer | registrar | surgeon | physician | anaesthetist | medical director | psychiatrist | radiation therapist | pathologist | radiologist
paramedic: paramedic | ambulance officer | patient transport officer | ambulance driver | patient transport driver | client transport facilitator
dental: dentist | dental assistant | dental nurse | oral health therapist | dental hygienist | dental technician
pharmacy: pharmacist | pharmacy assistant | pharmacy technician | dispensary technician | dispensary assistant | pharmacy manager | pharmacy intern
veterinary: veterinarian | veterinary nurse | vet nurse | animal attendant
medical-admin: medical receptionist | medical secretary | ward clerk | practice manager | medical typist | patient coordinator | patient services officer | patient services representative | patient services coordinator | patient liaison officer | patient access representative | admissions officer | unit clerk | medical administrator | medical records officer | clinic coordinator | health information officer | booking officer | medical assistant | health administrator | practice administrator | clinical coder | medical biller | health services manager
school-teaching: teacher | head of department | deputy principal | school principal | year coordinator | head of curriculum | teaching principal | instructor
early-childhood: early childhood teacher | childcare worker | educator | room leader | educational leader | centre director | nanny | kindergarten teacher | preschool teacher | child life assistant | child care worker | child development specialist | early childhood assistant | playroom assistant | preschool aide
school-support: teacher aide | teachers aide | learning support officer | education support officer | integration aide | student support officer | education assistant | school administration officer | school officer | school receptionist | school services officer | school business manager | paraprofessional | aboriginal education officer
higher-education: lecturer | tutor | academic | professor | research fellow | course coordinator | trainer and assessor | vocational trainer | tafe teacher | learning designer | instructional designer | teaching assistant | training manager | training specialist | training coordinator | corporate trainer | learning consultant | curriculum developer | postdoctoral fellow | research investigator
electrical: electrician | electrical technician | electrical fitter | instrumentation technician | electrical apprentice | electrical supervisor | solar installer | lineworker | cable jointer | sparky | electrical contractor | electrical trades assistant
hvac: refrigeration mechanic | air conditioning technician | refrigeration technician | hvac technician | hvac mechanic | refrigeration and air conditioning mechanic | hvac engineer | refrigeration engineer | mechanical services plumber
plumbing: plumber | gasfitter | drainer | plumbing apprentice
building-trades: carpenter | joiner | cabinet maker | bricklayer | plasterer | painter | tiler | roofer | concreter | glazier | floor layer | formworker | steel fixer | renderer | waterproofer | shopfitter | stonemason | handyperson | maintenance officer | upholsterer | millwright | flooring installer | door repairer | insulation installer | maintenance technician building | maintenance worker | facilities technician
construction-labour: labourer | trades assistant | scaffolder | rigger | dogman | traffic controller | crane operator | plant operator | excavator operator | roller operator | general hand
construction-management: construction manager | site manager | site supervisor | contracts administrator | estimator | quantity surveyor | project engineer | site engineer | foreman | building supervisor | construction project manager | builder | development manager | construction coordinator | site coordinator | project administrator construction | contract administrator | clerk of works | building inspector | superintendent | cost engineer | planning engineer construction | construction supervisor
metal-trades: boilermaker | welder | fitter | machinist | toolmaker | fabricator | tool setter | metal worker | metal polisher | industrial mechanic | maintenance mechanic | press operator
automotive: mechanic | diesel fitter | auto electrician | panel beater | spray painter | automotive technician | service advisor | tyre fitter | parts interpreter | mechanical technician automotive | workshop manager | vehicle technician
mining-operations: dump truck operator | haul truck operator | underground miner | driller | drill operator | mining operator | process operator | mobile plant operator | blast crew | shot firer | shotfirer | jumbo operator | bogger operator | production operator mining | crusher operator | drillers offsider | nipper | fixed plant operator | loader operator | excavator operator
mining-technical: mining engineer | geologist | metallurgist | mine surveyor | geotechnical engineer | mine planner | mine manager | drill and blast engineer
transport: courier | driver | forklift driver | dispatcher | transport operator | truck operator | freight handler | cargo agent | delivery associate | chauffeur | transport supervisor
warehouse: warehouse operator | storeperson | store person | forklift operator | forklift driver | picker packer | pick packer | order picker | warehouse assistant | warehouse manager | warehouse supervisor | warehouse team leader | inventory controller | despatch officer | dispatch coordinator | warehouse worker | stock controller | receiving officer | warehouse team member | warehouse coordinator | stock clerk | shipping clerk | receiving clerk | logistics specialist | material handler | packer | inventory specialist | inventory clerk | inventory manager | stores officer | stores controller | stock associate
logistics: logistics coordinator | supply chain analyst | supply planner | demand planner | freight forwarder | transport coordinator | fleet controller | logistics manager | supply chain manager | import export coordinator | customs broker | transport manager | allocator | fleet manager | logistics specialist | logistics analyst | logistics officer | inventory manager | inventory planner | supply officer | distribution manager | logistics supervisor | supply chain coordinator | supply chain specialist | materials manager
procurement: procurement officer | procurement manager | buyer | purchasing officer | category manager | procurement specialist | contract manager | contracts manager
manufacturing: production worker | process worker | machine operator | production operator | factory hand | production supervisor | manufacturing manager | quality inspector | quality assurance officer | assembler | production planner | packer | production manager | meat worker | slaughterer | quality manager | quality technician | quality coordinator | production lead | plant manager | cellar hand | winery assistant | brewer | food technologist | quality controller | assembly technician | production associate | line operator | packaging operator | quality control technician | quality control inspector | quality assurance manager | quality analyst | operations technician | print operator
kitchen: chef | cook | kitchen hand | kitchenhand | kitchen manager | baker | butcher | catering assistant | food service assistant | food preparation assistant | kitchen assistant | food service worker
front-of-house: waiter | waitress | wait staff | barista | bartender | bar attendant | food and beverage attendant | restaurant manager | venue manager | duty manager | gaming attendant | sommelier | cafe manager | restaurant supervisor | food and beverage manager | host | bar manager | hospitality team member | functions coordinator | food cashier | fast food worker | service team member | crew member | restaurant team member | counter attendant | food runner | cafe assistant | coffee maker | hostess
hotel: hotel receptionist | front desk agent | front office manager | guest service agent | concierge | room attendant | housekeeper | housekeeping supervisor | hotel manager | night auditor | porter | guest services officer | housekeeping attendant
travel-events: travel consultant | travel agent | tour guide | event manager | event coordinator | events coordinator | flight attendant | cabin crew | conference coordinator | event planner | tour operator | event specialist | events manager | event assistant | venue coordinator | travel coordinator
fitness-beauty: personal trainer | gym manager | swim teacher | lifeguard | hairdresser | beauty therapist | barber | makeup artist | fitness instructor | dermal clinician | nail technician | sports coach | soccer coach | swimming instructor | recreation worker | sports coordinator | makeup technician | salon manager | stylist
cleaning: cleaner | cleaning supervisor | facilities assistant
security: security officer | security guard | crowd controller | loss prevention officer | control room operator | custodial officer | correctional officer | corrections officer | protection officer | security supervisor | patrol officer | security manager
retail: retail assistant | sales assistant | shop assistant | store manager | retail manager | cashier | checkout operator | department manager | retail supervisor | night fill | night filler | team member | merchandiser | area manager | sales associate | duty manager retail | food cashier | retail associate | shopkeeper | store supervisor | keyholder | shift supervisor | service assistant | senior sales associate | pharmacy assistant retail | retail salesperson | store clerk | store associate | sales clerk | stock clerk retail | assistant manager retail
sales: sales representative | account manager | business development manager | sales executive | account executive | sales manager | territory manager | sales consultant | sales engineer | sales development representative | telemarketer | business development executive | sales director | sales coordinator | customer success manager | medical representative | pharmaceutical representative | sales associate | client relations manager | client manager | sales specialist | account coordinator | head of business development | sales lead | salesperson | business developer | channel manager | partnerships manager | account development manager | sales and marketing manager | solutions consultant | presales consultant | regional manager sales
real-estate: real estate agent | property manager | sales agent | leasing consultant | property officer | strata manager | leasing manager | property management assistant | body corporate manager | facilities manager | tenant coordinator | real estate broker | property administrator | lease administrator | realtor
accounting: accountant | bookkeeper | accounts payable officer | accounts receivable officer | accounts officer | auditor | finance manager | financial controller | payroll officer | accounts clerk | accounts assistant | finance officer | chief financial officer | payroll manager | finance business partner | ap officer | ar officer | accounting assistant | accounting clerk | accounting manager | finance assistant | billing officer | credit controller | reconciliation officer | director of finance | finance director | director of taxation | tax manager | tax consultant | tax specialist | audit manager | audit associate | accounting specialist | budget analyst | payroll specialist | payroll administrator | payroll coordinator
finance: financial analyst | financial planner | investment analyst | paraplanner | credit analyst | risk analyst | risk manager | fund accountant | portfolio manager | treasury analyst | financial adviser | compliance officer | compliance manager | actuary | wealth adviser | equity analyst | investment banking analyst | broker | investment specialist | investment manager | financial specialist | financial operations manager | compliance analyst | regulatory analyst | financial consultant | wealth manager | portfolio analyst | finance analyst | business valuation analyst
banking: mortgage broker | loan processor | lending specialist | banker | teller | home loan specialist | lending manager | relationship manager | credit officer | customer service representative banking | collections officer | lending officer | lending support officer | loan officer | loans officer | lending assistant | credit assessor | mortgage processor | settlements officer | brokers assistant
insurance: claims consultant | underwriter | insurance broker | claims officer | loss adjuster | claims manager | claims assessor | injury management advisor | case manager insurance | claims handler | claims specialist | claims adjuster | claims advisor | claims case manager | case manager workers compensation | insurance advisor | insurance account manager | insurance assistant | insurance agent | actuarial analyst | underwriting assistant | insurance consultant | loss assessor
hr: human resources manager | hr manager | hr advisor | hr business partner | human resources officer | hr officer | people and culture manager | people and culture advisor | hr coordinator | people partner | hr generalist | learning and development manager | learning and development specialist | organisational development manager | hr administrator | workplace relations advisor | human resources advisor | people and culture coordinator | people and culture business partner | hr assistant | people and culture officer | hr specialist | hr director | hr consultant | human resources business partner | human resources coordinator | human resources director | human resources specialist | human resources assistant | compensation analyst | benefits administrator | employee relations advisor | employee relations manager | training and development manager | people operations manager | chief people officer
recruitment: recruitment consultant | talent acquisition specialist | recruiter | talent acquisition partner | resourcer | talent acquisition manager | recruitment coordinator | recruitment officer | recruitment manager | employment consultant | talent partner | staffing coordinator
whs: safety advisor | whs advisor | hse advisor | safety officer | whs manager | hseq manager | safety manager | ohs advisor | hse manager | whs officer | injury management coordinator | health safety and environment advisor | ehs specialist | ehs manager | safety coordinator | safety specialist | safety engineer
administration: administration officer | administrative assistant | administration assistant | office manager | administrator | receptionist | data entry operator | executive assistant | personal assistant | project administrator | records officer | office assistant | admin officer | admin assistant | business support officer | secretary | team assistant | clerk | document controller | scheduler | administration coordinator | administration manager | office coordinator | legal secretary | administrative coordinator | administrative officer | virtual assistant | operations assistant | administrative specialist | administrative manager | program assistant | front desk assistant | front desk coordinator | data processor | typist
customer-service: customer service officer | customer service representative | call centre operator | contact centre consultant | help desk operator | customer support specialist | customer service manager | contact centre manager | customer care consultant | call centre consultant | customer support representative | customer service team leader | customer experience manager | customer service advisor | client liaison specialist | client services officer | client service representative | service consultant | support technician | call center representative | call centre agent | contact center agent | customer service associate | customer service specialist | member services officer | customer success associate | client support officer | client service specialist | customer support agent | customer service agent | client relationship officer | customer support manager | customer experience specialist | customer service supervisor | call center manager | client service manager | customer relations manager | service coordinator | service advisor customer
marketing: marketing manager | marketing coordinator | marketing specialist | marketing executive | brand manager | seo specialist | social media manager | content marketer | growth marketer | campaign manager | marketing assistant | marketing director | social media coordinator | marketing officer | crm manager | media buyer | marketing analyst | marketing intern | marketing consultant | market research analyst | marketing associate | head of marketing | marketing communications manager | marketing strategist | media planner | advertising manager | account manager advertising | product marketer | brand executive | seo analyst
communications: communications officer | communications advisor | public relations manager | copywriter | content writer | journalist | editor | communications manager | media advisor | technical writer | content creator | communications specialist | public affairs manager | content strategist | stakeholder engagement manager | content designer | social media specialist | communications assistant | communications coordinator | public relations officer | engagement officer | pr manager | public relations specialist | reporter | content specialist | proofreader | press officer | fundraising manager | grant writer
design: graphic designer | ux designer | ui designer | product designer | web designer | interior designer | art director | creative director | industrial designer | animator | video editor | photographer | ux researcher | motion designer | videographer | finished artist | creative designer | visual designer | multimedia designer | 3d artist | illustrator | design manager
architecture: architect | draftsperson | drafter | interior designer | bim manager | planner
software: software engineer | developer | full stack engineer | programmer | engineering manager | tech lead | software architect | backend engineer | frontend engineer | principal engineer | software intern | software development engineer | application engineer | solution engineer | technical application specialist | senior mobile engineer | release engineer | sharepoint consultant | salesforce consultant | salesforce administrator | firmware engineer | sap consultant | erp consultant | technical lead | software consultant | technology consultant | it consultant | technology director | chief technology officer | cto | integration consultant | implementation consultant | implementation specialist
data: data analyst | data scientist | data engineer | business intelligence analyst | bi developer | machine learning engineer | analytics engineer | statistician | bi analyst | reporting analyst | data architect | insights analyst | analytics manager | ai engineer | data manager | database administrator | database developer | quantitative analyst | data intern | data engineering lead | etl developer | data warehouse developer | business intelligence developer | data engineering manager | big data developer | hadoop developer | data warehouse architect | data modeller | dba | sql developer | mdm consultant | head of data | data entry analyst | data governance analyst | machine learning scientist | tableau developer | data consultant
cloud-infrastructure: devops engineer | cloud engineer | systems administrator | network engineer | site reliability engineer | platform engineer | solutions architect | infrastructure engineer | systems engineer | cloud architect | network administrator | sysadmin | enterprise architect | database administrator | infrastructure manager | solution architect | aws consultant | aws engineer | azure engineer | cloud consultant | cloud administrator | storage engineer | network analyst | cisco engineer | network specialist | linux administrator | windows administrator | unix administrator | windows engineer | vmware engineer | infrastructure specialist | infrastructure architect | build engineer | build and release engineer | telecommunications analyst | operations engineer | it operations manager
cyber-security: security analyst | penetration tester | security engineer | soc analyst | information security manager | grc analyst | security architect | security consultant | ciso | cyber security specialist | cyber analyst | vulnerability analyst | incident responder | security operations analyst | it auditor | information security officer | security operations manager | iam engineer | it compliance analyst
it-support: it support officer | help desk analyst | service desk analyst | desktop support | it manager | it support technician | support analyst | it technician | it officer | it support engineer | technical support officer | ict support officer | service delivery manager | it administrator | ict manager | level 2 support engineer | technical support engineer | helpdesk technician | desktop technician | desktop support technician | computer user support specialist | computer technician | technical support specialist | technical support representative | software support technician | it specialist | it director | it coordinator | information systems manager | computer systems manager | it analyst | field technician | systems technician | help desk specialist | service desk manager | it project coordinator
testing: test analyst | qa engineer | test engineer | test manager | quality assurance engineer | quality engineer | tester | test lead | qa analyst | qa lead | qa manager | quality assurance analyst | sdet | automation engineer test | automation specialist
business-analysis: business analyst | systems analyst | process analyst | functional analyst | requirements analyst | change analyst | product owner | bsa | business intelligence consultant | systems consultant | assistant system analyst | management consultant | business consultant | strategy consultant | process improvement analyst | transformation consultant | business process consultant | erp analyst | sap functional consultant
product: product manager | product owner | head of product | product lead | chief product officer | product director | vp of product
project-management: project manager | program manager | project coordinator | project officer | project lead | project director | pmo analyst | scrum master | delivery manager | delivery lead | agile coach | change manager | project administrator | pmo manager | programme manager | project support officer | release manager | project management officer | programme officer | program coordinator | project assistant | portfolio manager projects | project controller | project planner | project scheduler | project analyst | program director | transition manager | implementation manager | director of implementation | project control manager
executive: chief executive officer | general manager | managing director | ceo | chief operating officer | operations director | state manager | founder | company director | business owner | entrepreneur | director of operations | vice president | chief financial officer executive | executive director | chief of staff | head of operations
operations: operations manager | operations coordinator | operations supervisor | branch manager | business manager | team leader | operations analyst | operations officer | centre manager | operations director | operations lead | shift manager | duty manager operations | service manager
mechanical-engineering: mechanical engineer | maintenance engineer | reliability engineer | design engineer | manufacturing engineer | production engineer | mechatronics engineer | building services engineer | maintenance planner | maintenance superintendent | mechanical technician | maintenance manager | maintenance supervisor | automotive engineer | project engineer mechanical | aerospace engineer | aircraft mechanic | rotating equipment engineer | test engineer mechanical | application engineer mechanical
civil-engineering: civil engineer | structural engineer | geotechnical engineer | hydraulic engineer | water engineer | transport engineer | traffic engineer | civil designer | bridge engineer | municipal engineer | project engineer | structural designer | drainage engineer | construction engineer | project engineer civil | highway engineer
electrical-engineering: electrical engineer | power systems engineer | control systems engineer | instrumentation engineer | protection engineer | electronics engineer | automation engineer | power engineer | telecommunications engineer | field service engineer | telecommunications technician | controls engineer | electrical design engineer | hardware engineer | plc programmer | rf engineer | electrical project engineer | broadcast technician | electronics technician | network technician | av technician | audio visual technician | commissioning engineer
process-engineering: chemical engineer | process engineer | process safety engineer | petroleum engineer | environmental engineer | production chemist | quality engineer process
surveying: surveyor | survey assistant | gis analyst | gis officer | spatial analyst
policy: policy officer | policy advisor | policy analyst | policy manager | ministerial liaison officer | research officer | strategy advisor | director policy | research assistant policy | legislative officer
public-service: aps officer | aps3 officer | aps4 officer | aps5 officer | aps6 officer | departmental officer | administration officer aps | program officer | grants officer | service officer | council officer | local laws officer | regulatory officer | compliance officer | executive officer | case officer | assessment officer | governance officer | government officer | administrative officer | community laws officer | parking officer | ranger | customs officer | community compliance officer | investigations officer | authorised officer | probation officer | parole officer | tax officer | public servant | program manager government
legal: lawyer | solicitor | barrister | paralegal | legal counsel | legal secretary | law clerk | conveyancer | legal assistant | general counsel | in house counsel | legal officer | attorney | corporate counsel | legal advisor | legal consultant | legal manager | compliance counsel | legal administrator
community-services: social worker | case manager | youth worker | community worker | counsellor | family support worker | child protection officer | child protection practitioner | mental health worker | mental health clinician | alcohol and other drugs worker | housing officer | domestic violence worker | community development officer | residential care worker | case worker | outreach worker | peer worker | homelessness support worker | welfare officer | caseworker | youth support worker | tenancy officer | volunteer coordinator | family violence practitioner | community support worker | social services coordinator | social services assistant | outreach coordinator | program coordinator community | community engagement coordinator | community social service specialist | intake worker | behavioural health technician | behavioral health technician | counselor | employment support worker | family services worker | pastoral care worker
science: scientist | laboratory technician | research assistant | chemist | microbiologist | lab assistant | biologist | biochemist | laboratory analyst | food technologist | physicist | postdoctoral researcher | medical laboratory technician | research officer | research intern | laboratory manager | clinical trials manager | clinical trial coordinator | research fellow | research coordinator | research manager | research associate | lab manager
environment: environmental scientist | environmental consultant | ecologist | environmental advisor | sustainability manager | park ranger | conservation officer | bush regenerator | environmental officer | hydrologist | sustainability consultant | natural resource management officer | waste management officer | environmental manager | environmental specialist | environment officer | environmental technician | energy consultant | sustainability officer | sustainability analyst | climate analyst
agriculture: farm hand | farm manager | station hand | agronomist | farm worker | horticulturist | fruit picker | shearer | vineyard worker | livestock manager | viticulturist | stockperson | harvester operator | animal technician | fencing contractor
horticulture: gardener | landscaper | greenkeeper | arborist | nursery hand | groundsperson | groundskeeper | horticulturalist | parks and gardens officer | vegetation maintenance worker | grounds maintenance worker | pest control worker | pest control technician | irrigation technician
emergency: firefighter | police officer | emergency management officer | security manager | constable
creative-arts: musician | actor | artist | producer | sound engineer | stage manager | curator | librarian | library officer | library technician | archivist | museum officer | library assistant | audio engineer | dancer | singer | drama teacher | art teacher | music teacher | theatre technician | production assistant film
languages: interpreter | translator | linguist | language teacher
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
security emergency public-service
community-services public-service
community-services disability aged-care nursing
community-services school-support
community-services recruitment
languages higher-education
allied-health nursing
allied-health aged-care disability
medical-admin customer-service
medical-admin nursing
school-support administration
school-support early-childhood
school-support disability
school-teaching higher-education
real-estate customer-service sales
banking finance accounting
banking customer-service
insurance sales
insurance finance
legal policy
legal administration
executive operations
executive project-management
operations retail
operations warehouse
operations front-of-house
operations customer-service
product marketing
product design
it-support software
testing manufacturing
electrical-engineering mechanical-engineering
electrical-engineering cloud-infrastructure
process-engineering science manufacturing
creative-arts design communications
horticulture building-trades
travel-events marketing
travel-events front-of-house hotel
fitness-beauty retail
pharmacy retail
pharmacy nursing
veterinary nursing
whs environment
whs construction-management
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
const kin = { same: 0.4, beside: 0.12 } as const;

/** 0 for titles of families that have nothing to do with each other, or of none. */
export function kinship(a: readonly string[], b: readonly string[]): number {
  if (a.some((family) => b.includes(family))) return kin.same;
  neighbours ??= readNeighbours();
  return a.some((one) => b.some((other) => neighbours?.has(`${one} ${other}`))) ? kin.beside : 0;
}
