/**
 * Job titles of Australian ads that ESCO does not have or classifies differently: one occupation a line, `isco: title
 * | title`, with separate sub-families (ward, aged care, theatre; primary, secondary; web, data, infrastructure,
 * security). Added by hand; the group is that of ISCO-08.
 */
export const australianTitles = `
2221: registered nurse | rn | ward nurse | acute care nurse | medical surgical nurse | grade 2 registered nurse | graduate nurse
2221: theatre nurse | scrub scout nurse | perioperative nurse | anaesthetic recovery nurse | operating room nurse
2221: emergency nurse | triage nurse | intensive care nurse | icu nurse | critical care nurse
2221: community nurse | district nurse | practice nurse | gp clinic nurse | school nurse | immunisation nurse
2221: mental health nurse | psychiatric nurse | clinical nurse consultant mental health
2221: clinical nurse specialist | clinical nurse consultant | nurse practitioner | nurse educator
1342: nurse unit manager | num | associate nurse unit manager | director of nursing | care manager | clinical manager | facility manager aged care
3221: enrolled nurse | een | endorsed enrolled nurse
2222: midwife | caseload midwife | midwifery educator
5321: assistant in nursing | ain | personal care assistant | pca | personal care worker | aged care worker | residential care worker | nursing assistant | nurse assistant | healthcare assistant | patient care assistant | care aide
5322: home care worker | community care worker | in home carer | disability support worker | support worker | ndis support worker | lifestyle assistant | respite carer
2635: support coordinator | ndis support coordinator | local area coordinator | case manager | caseworker | child protection practitioner | youth worker | family support worker
2264: physiotherapist | physio
2269: occupational therapist | ot | allied health assistant
2266: speech pathologist | speech therapist | audiologist
3258: paramedic | ambulance officer | patient transport officer
2341: primary teacher | primary school teacher | classroom teacher primary | relief teacher primary | casual relief teacher
2330: secondary teacher | high school teacher | maths teacher | science teacher | english teacher | head of department | year level coordinator
2342: early childhood teacher | kindergarten teacher | ect | preschool teacher
5311: early childhood educator | childcare educator | diploma qualified educator | room leader | child care worker | oshc educator
1341: childcare centre director | centre manager childcare | oshc coordinator | nominated supervisor
1345: school principal | deputy principal | assistant principal | head of school
5312: teacher aide | learning support officer | education assistant | integration aide | teachers assistant | school services officer
2320: tafe teacher | vet trainer | trainer assessor | vocational trainer | training assessor
2310: lecturer | associate lecturer | professor | tutor university | academic | research fellow | postdoctoral fellow
2513: web developer | frontend developer | front end developer | frontend engineer | ui developer | react developer | wordpress developer
2512: software engineer | software developer | backend developer | back end engineer | full stack developer | full stack engineer | java developer | net developer | python developer | developer programmer | analyst programmer
2512: mobile developer | android developer | ios developer | android engineer | ios engineer | flutter developer
2521: data engineer | analytics engineer | database administrator | dba | data platform engineer | etl developer
2511: data analyst | bi analyst | business intelligence analyst | reporting analyst | insights analyst | power bi developer
2120: data scientist | machine learning engineer | ai engineer | statistician | quantitative analyst
2522: devops engineer | cloud engineer | platform engineer | site reliability engineer | sre | infrastructure engineer | systems administrator | sysadmin | systems engineer
2523: network engineer | network administrator | wireless network engineer | voice engineer
2529: cyber security analyst | security analyst | soc analyst | penetration tester | security engineer | grc analyst | information security officer
2519: test analyst | qa engineer | quality assurance tester | automation tester | software tester | test lead
2511: business analyst | ba | systems analyst | technical business analyst | process analyst
3512: service desk analyst | help desk officer | it support officer | desktop support engineer | level 2 support | ict support officer | it technician
1330: it manager | ict manager | head of technology | engineering manager | delivery manager | scrum master | product owner
2421: project manager | project officer | project coordinator | pmo analyst | program manager | change manager | management consultant
7411: electrician | a grade electrician | electrical fitter | electrical mechanic | industrial electrician
7412: auto electrician | hv electrical fitter | electrical linesworker | lineworker | cable jointer
7126: plumber | gasfitter | roof plumber | drainer
7115: carpenter | chippy | formwork carpenter | joiner | shopfitter
7212: boilermaker | welder | fabricator | sheet metal worker | structural steel fabricator
7233: fitter and turner | mechanical fitter | diesel fitter | heavy diesel mechanic | plant mechanic | maintenance fitter | fixed plant fitter
7231: motor mechanic | light vehicle technician | automotive technician | panel beater | spray painter
7127: refrigeration mechanic | hvac technician | air conditioning technician | fridgie
7112: bricklayer | concreter | tiler | plasterer | painter and decorator | renderer | roofer
8111: underground operator | haul truck operator | dump truck operator | driller | driller offsider | shotfirer | jumbo operator | bogger operator | process plant operator
8342: excavator operator | plant operator | grader operator | civil plant operator | loader operator
9312: civil labourer | construction labourer | pipelayer | trades assistant | leading hand civil | traffic controller
3123: site supervisor | construction foreman | site foreman | construction supervisor | civil supervisor
1323: construction manager | site manager | project manager construction | contracts administrator | estimator
3112: civil designer | draftsperson | cad drafter | construction estimator
4321: storeperson | warehouse assistant | pick packer | order picker | warehouse worker | inventory controller | dispatch officer
8344: forklift driver | forklift operator | reach truck operator | high reach forklift
8332: truck driver | hr driver | hc driver | mc driver | linehaul driver | tanker driver | interstate driver
8322: delivery driver | courier | van driver | parcel delivery driver
8331: bus driver | coach driver | tram driver
1324: warehouse manager | logistics manager | supply chain manager | distribution centre manager | transport manager | warehouse supervisor
3331: freight forwarder | import export coordinator | customs broker | transport allocator | logistics coordinator | supply planner | demand planner
9329: process worker | factory hand | production worker | packer | machine operator | meat worker | boner slicer
5223: retail assistant | sales assistant | shop assistant | team member | retail sales consultant | checkout operator | night filler
1420: store manager | assistant store manager | department manager | retail manager | area manager retail
5222: retail supervisor | shift supervisor | duty manager | team leader retail
3434: head chef | sous chef | chef de partie | executive chef | chef
5120: cook | commis chef | breakfast cook | catering assistant | short order cook
9412: kitchen hand | kitchenhand | dishwasher | food service attendant
5131: waiter | waitstaff | food and beverage attendant | front of house | function staff
5132: bartender | barista | bar attendant | gaming attendant | mixologist
1412: restaurant manager | venue manager | cafe manager | bar manager | food and beverage manager
9112: cleaner | commercial cleaner | housekeeper | room attendant | school cleaner | hospital cleaner | housekeeping attendant | cleaning supervisor
4226: receptionist | medical receptionist | front desk officer | guest services agent | dental receptionist | admissions clerk
4110: administration officer | admin assistant | administrative assistant | ao3 administration officer | office administrator | clerk | data entry operator | ward clerk | records officer
3343: executive assistant | ea | personal assistant | pa | executive officer | office manager
4222: customer service officer | call centre operator | contact centre consultant | customer service representative | member services consultant
2411: accountant | financial accountant | management accountant | tax accountant | business services accountant | assistant accountant | graduate accountant
2411: auditor | internal auditor | external auditor | audit senior
1211: finance manager | financial controller | finance business partner | chief financial officer | cfo
4311: accounts payable officer | accounts receivable officer | accounts officer | bookkeeper | accounts clerk | finance officer
4313: payroll officer | payroll manager | payroll administrator
2413: financial analyst | commercial analyst | pricing analyst | investment analyst | fund accountant | credit analyst
2412: financial planner | financial adviser | paraplanner | mortgage broker | lending specialist | home loan specialist
3312: loan processor | credit officer | collections officer | teller | bank officer
3315: claims consultant | claims officer | loss adjuster | underwriter | insurance broker | case manager workers compensation
2423: hr advisor | hr officer | hr business partner | people and culture advisor | hr coordinator | human resources generalist
2423: recruiter | recruitment consultant | talent acquisition partner | talent acquisition specialist | resourcer
1212: hr manager | people and culture manager | head of people
2263: whs advisor | hse advisor | safety officer | safety advisor | hseq manager | work health and safety officer
2422: policy officer | policy advisor | senior policy officer | policy analyst | aps6 policy officer | el1 assistant director policy
2422: grants officer | program officer | regulatory officer | compliance officer | governance officer | investigator | assessment officer
3359: aps3 officer | aps4 officer | aps5 officer | aps6 officer | departmental officer | local laws officer | council officer | ranger council | service officer
1112: el2 director | ses band 1 | executive director government | branch manager government
2611: lawyer | solicitor | legal counsel | associate lawyer | graduate lawyer | legal officer | prosecutor | conveyancer
3411: paralegal | law clerk | legal assistant | legal secretary | conveyancing clerk
2431: marketing manager | marketing coordinator | digital marketing specialist | seo specialist | brand manager | marketing officer | campaign manager
2432: communications officer | communications advisor | media advisor | public relations officer | community engagement officer | content writer | copywriter
2166: graphic designer | ux designer | ui designer | product designer | motion designer
3322: sales representative | account manager | business development manager | bdm | territory manager | account executive | key account manager
3334: real estate agent | property manager | leasing consultant | strata manager | sales agent property
2161: architect | architectural graduate | graduate of architecture
2142: civil engineer | structural engineer | site engineer | project engineer civil | geotechnical engineer
2146: mining engineer | metallurgist | geologist | mine planner
3117: mine technician | survey technician mining | shift supervisor mining | production supervisor mining
2144: mechanical engineer | reliability engineer | maintenance engineer | maintenance planner
2151: electrical engineer | control systems engineer | power systems engineer | protection engineer
6121: station hand | stockperson | dairy farm hand | farm hand livestock | shearer | jackaroo
6111: farm hand | header operator | cropping farm worker | tractor operator | irrigation hand | fruit picker | vineyard hand
6113: gardener | landscaper | horticulturist | greenkeeper | groundsperson | nursery hand | arborist
2132: agronomist | farm adviser | field officer agriculture
5414: security officer | security guard | crowd controller | loss prevention officer
5413: corrections officer | custodial officer | prison officer
5411: firefighter | police constable | emergency services officer
3213: pharmacy assistant | dispensary technician | pharmacy technician
3251: dental assistant | dental nurse
3212: pathology collector | phlebotomist | laboratory technician | medical laboratory scientist
3211: radiographer | sonographer | medical imaging technologist
5141: hairdresser | barber | beauty therapist | dermal clinician
3423: personal trainer | fitness instructor | swim teacher | lifeguard | gym manager
`;
