/** Licences, registrations, checks and tickets. Format: see families.ts. */
export const licencesChecks = `
[licence]
driver licence|C class licence|car licence|class C licence|full licence|manual licence|C class manual licence|C class manual driver's licence|C class driver's licence|C class driver licence|class C driver's licence|manual C class licence|licence to drive|driving record|own licence|provisional licence
light rigid licence|LR licence|LR class licence|class LR|LR truck licence|light rigid
medium rigid licence|MR licence|MR class licence|class MR|medium rigid|MR driver licence|MR truck
heavy rigid licence|HR licence|class HR|heavy rigid|HR driver licence|heavy vehicle licence|truck licence|HR truck|HR class
heavy combination licence|HC licence|class HC|HC truck licence|heavy combination|HC driver licence|HC class
multi combination licence|MC licence|class MC|MC truck licence|multi combination|MC driver licence|MC class
motorcycle licence|R class licence|motorbike licence
own vehicle|own car|reliable vehicle|own transport|access to a vehicle|comprehensively insured vehicle|registered vehicle|reliable car|reliable transport
forklift licence|forklift ticket|LF licence|LF ticket|high risk work licence forklift|LF high risk licence|forklift high risk licence
order picking forklift licence|LO licence|LO ticket|order picker licence
white card|blue card construction|CPCCWHS1001|construction induction|OHS construction card|red card construction
high risk work licence|high risk licence|HRWL|HRW licence
dogging licence|dogman ticket|DG ticket|DG licence|dogging ticket
basic rigging licence|rigging ticket|RB ticket|basic rigging|rigging licence|+intermediate rigging licence|intermediate rigging|RI ticket|+advanced rigging licence|advanced rigging|RA ticket
basic scaffolding licence|scaffolding ticket|SB ticket|scaffolding licence|+intermediate scaffolding licence|intermediate scaffolding|SI ticket|+advanced scaffolding licence|advanced scaffolding|SA ticket
boom-type EWP licence|WP licence|WP ticket|EWP licence|EWP ticket|elevated work platform licence|yellow card|EWP over 11m|EWP over 11 m
crane licence|crane ticket|C6 licence|CV licence|bridge and gantry licence
hoist licence|HM licence|HP licence
boiler licence|boiler operation licence|pressure equipment licence
working at heights ticket|heights ticket|work safely at heights|RIIWHS204|heights certificate|WAH ticket
confined space ticket|confined space certificate|RIIWHS202|confined space entry ticket
traffic control ticket|traffic control licence|TC ticket|traffic controller accreditation|implement traffic management plans ticket|traffic management implementer
electrical licence|A grade licence|electrical contractor licence|electrician's licence|electrical worker licence|licensed electrician|A-grade electrician|electrical mechanic licence|qualified supervisor certificate|qualified electrician
restricted electrical licence|disconnect reconnect licence|REL licence|restricted electrical
plumbing licence|licensed plumber|plumbing and drainage licence|registered plumber|plumbing registration|qualified plumber
gasfitting licence|gas licence|gas work licence|licensed gasfitter|gas ticket
refrigerant handling licence|ARC licence|ARCtick|ARC tick licence|ARC refrigerant licence
builder's licence|registered builder|building practitioner registration|licensed builder|carpentry licence
open cabling registration|cabling licence|open registration cabling|ACMA registration|open cabler
asbestos ticket|asbestos awareness|class B asbestos licence|asbestos removal licence
silica awareness|crystalline silica training
security licence|security guard licence|crowd control licence|security officer licence
real estate licence|registered certificate real estate|real estate agent licence|class 1 licence|certificate of registration|class 2 licence|agents representative certificate|assistant agent certificate
strata licence|strata managing agent licence
pest control licence|pest management licence|chemical handling certificate|ACDC licence|AusChem|chemcert|chemical application licence|weed spraying licence
firearms licence|gun licence|weapons licence
remote pilot licence|RePL|drone licence|drone pilot licence|+pilot licence|CPL|commercial pilot licence
marine licence|coxswain|master class 5|marine engine driver|boat licence
dangerous goods licence|DG driver licence|dangerous goods driver licence
shotfirer licence|shot firer's ticket|explosives licence|security sensitive ammonium nitrate licence|blasting licence
heavy vehicle authority|driver authority|passenger transport accreditation|driver accreditation|BDA|driver authorisation
fatigue management accreditation|basic fatigue management|BFM|advanced fatigue management
MSIC|maritime security identification card
ASIC card|aviation security identification card|ASIC security card
rail industry worker card|rail safety worker card|RIW|track safety awareness
police check|criminal history check|police clearance|criminal record check|NPC|police background check|national police certificate|criminal check
working with children check|WWCC|WWC|working with children|WWVP|blue card|ochre card|working with vulnerable people|child related screening|DHS child screening
NDIS worker screening check|NDIS worker screening|NDIS check|NDISWC|NDIS clearance|NDIS worker check|NDIS screening check|disability worker screening|yellow card disability
NDIS orientation module|NDIS worker orientation module|NDIS orientation|quality safety and you
AHPRA registration|AHPRA|~NMBA|nursing registration|NMBA registration|division 1 registration|division 2 registration|registration as a registered nurse|registered nurse division 1|Australian health practitioner regulation agency|nursing and midwifery board of australia|registration as a nurse;near=registration,nurse,registered
teacher registration|NESA accreditation|TRBWA registration|registered teacher|NESA accredited|QCT|teacher accreditation|VIT|TRB registration|victorian institute of teaching
speech pathology australia membership|certified practising speech pathologist|CPSP|SPA membership
AASW membership|AASW|ACWA membership
PACFA registration|ACA membership|PACFA
ESSA accreditation|accredited exercise physiologist|ESSA
accredited practising dietitian|APD
Medicare provider number|provider number|medicare provider
vocational registration|FRACGP|FACRRM|specialist registration
first aid|HLTAID011
CPR|HLTAID009|cardiopulmonary resuscitation
childcare first aid|HLTAID012|first aid in an education and care setting|anaphylaxis and asthma|anaphylaxis management|asthma management|anaphylaxis training|paediatric first aid
mental health first aid
advanced resuscitation|HLTAID015|advanced first aid
responsible service of alcohol certificate|~RSA|RSA certificate|RSA competency card|responsible service of alcohol|RSA card|current RSA|RSA certification|NSW RSA|victorian RSA;near=bar,rcg,rsg,certificate,alcohol,current,hospitality,required,essential,waiter,valid,barista,card,gaming
responsible conduct of gambling|~RCG|RSG|responsible service of gaming|responsible gaming|RCG certificate|responsible gambling;near=rsa,gaming,certificate,current
food safety supervisor|FSS certificate|food safety certificate|food handlers certificate|food safety handling certificate
approved manager licence|liquor licence|licensee|approved manager
child protection training|CHCPRT001|child protection certificate|identify and respond to children at risk|mandatory reporting training
manual handling certificate|manual handling training
fire warden training|fire extinguisher training|fire safety training|chief warden
bronze medallion|pool lifeguard certificate|pool lifeguard licence|AUSTSWIM|swim australia teacher
working rights|right to work|eligible to work in Australia|valid work visa|permanent residency|permanent resident
Australian citizenship|Australian citizen
baseline clearance|baseline security clearance|AGSVA baseline|baseline vetting
NV1 clearance|NV1|negative vetting 1|negative vetting level 1|negative vetting level one|NV-1
NV2 clearance|NV2|negative vetting 2|negative vetting level 2|NV-2
PV clearance|positive vetting|TSPV|TS-PA|top secret clearance
security clearance|AGSVA|security vetting
CPA|certified practising accountant
chartered accountant|~CA|CA qualified|CA qualification|CAANZ|CA membership|CA ANZ|chartered accounting|CA program;near=cpa,accountant,qualified,chartered,accounting,icaa,studying,ipa
registered tax agent|tax agent|+BAS agent registration|BAS agent
RG146|RG 146
practising certificate|admitted to practice|admission as a lawyer|admitted as a solicitor|admission to practice|admitted to legal practice|admitted solicitor
conveyancing licence|licensed conveyancer
JP registration|justice of the peace
AHRI membership|CAHRI|AHRI
chartered engineer|CPEng|RPEQ|NER registration|engineers australia membership|registered professional engineer
registered architect|architect registration|ARBV registration
LCPI|registered surveyor|licensed surveyor
registered company auditor|SMSF auditor
CISSP|certified information systems security professional|+CISM|+CISA|+CEH|certified ethical hacker|+OSCP|+CompTIA Security+|security plus|security+ certification|+CRISC
AWS certification|AWS certified|AWS solutions architect associate|+Azure certification|AZ-104|AZ-900|microsoft azure certified|azure administrator associate|microsoft certified|+Google Cloud certification|google cloud certified
CCNA|+CCNP|+CCIE|+CompTIA A+|A+ certification|+CompTIA Network+|network+ certification|+MCSE|MCSA|microsoft certifications
ITIL certification|ITIL foundation|ITIL certified|ITIL v4 foundation|ITIL 4 foundation|ITIL v3 foundation
PRINCE2|prince 2|+PMP|project management professional|+AgilePM|+MSP certification|managing successful programmes
certified scrum master|CSM certification|scrum master certification|professional scrum master|+CSPO|certified product owner|+SAFe certification|SAFe agilist
Prosci certification|prosci|ADKAR
lean six sigma certification|six sigma certification|green belt|black belt
CIPS|MCIPS
CBAP|IIBA certification|CCBA
LEED accreditation|green star accredited professional|NABERS assessor
lead auditor|internal auditor certification
coal board medical|coal mine worker medical|+GO2 induction|RIISS00034|+standard 11|standard 11 induction|S11|generic induction coal|S1 S2 S3|+S123 supervisor|S123|S1S2S3|G2 supervisor|coal supervisor|RII supervisory skill set
working in the pilbara induction|pilbara site access|marcsta
drug and alcohol test|pre-employment medical|drug and alcohol screening|drug test|medical assessment pre-employment
influenza vaccination|flu vaccination|flu vaccine|flu shot|+COVID-19 vaccination|COVID vaccination|COVID-19 vaccine|fully vaccinated|vaccinated against COVID-19|+immunisation evidence|immunisation records|proof of vaccination|evidence of immunisation|immunisation compliance|vaccination evidence
passport
COVID infection control training|infection control training|infection prevention certificate
test and tag certificate|test and tag ticket|+LVR and CPR|low voltage rescue|LVR|UETDRRF004|+electrical spotter|spotters ticket|+CSI ticket|+HV switching ticket|high voltage operator
excavator ticket|excavator competency|RIIMPO320|VOC excavator|+loader ticket|RIIMPO321|+skid steer ticket|bobcat ticket|+roller ticket|+grader ticket|+dozer ticket|+telehandler ticket|telehandler licence|+backhoe ticket|backhoe loader ticket|+dump truck ticket|haul truck ticket|RIIMPO338|+water cart ticket|+verification of competency|VOC|plant tickets|machinery tickets
chainsaw ticket|chainsaw licence|chainsaw certificate|+tree climbing ticket
gas test atmospheres|MSMWHS217|+issue work permits|MSMWHS216|+breathing apparatus|BA ticket|MSMWHS212
construction safety card|safety representative training|health and safety representative|HSR training
`;

/** Qualification levels and common named awards. Format: see families.ts. */
export const qualifications = `
[qualification]
bachelor degree|undergraduate degree|academic degree|BA degree|BS degree|BSc degree|university degree|tertiary qualification|degree qualified|degree qualification|relevant degree|tertiary qualified|bachelor|university qualification|tertiary degree|university qualified|tertiary education|degree level qualification|tertiary level qualifications
postgraduate qualification|postgraduate degree|postgraduate study|post graduate qualification|post graduate degree|postgraduate
master's degree|masters degree|masters qualification|masters level|master of|MSc|MS degree
graduate diploma|postgraduate diploma
graduate certificate|postgraduate certificate
doctorate|PhD|doctoral degree|doctor of philosophy|doctoral qualification
MBA|master of business administration
honours degree|honours
diploma qualification|diploma
advanced diploma
associate degree
certificate IV|cert IV|certificate 4|cert 4|certificate four
certificate III|cert III|certificate 3|cert 3|certificate three
certificate II|cert II|certificate 2|cert 2
year 12|HSC|high school diploma|high school certificate|GED|high school graduate|VCE|WACE|SACE|QCE|higher school certificate|senior secondary certificate
year 10|school certificate
trade qualification|trade certificate|trade qualified|qualified tradesperson|trade papers|recognised trade|apprenticeship|trade cert|trade background|qualified tradesman|relevant trade
bachelor of nursing|nursing degree|degree in nursing|BN|B Nursing|bachelor nursing|+diploma of nursing|diploma in nursing|enrolled nurse diploma|HLT54121|+master of nursing
certificate III in individual support|cert III individual support|certificate 3 in individual support|cert III in individual support|certificate III individual support|CHC33015|CHC33021|certificate III in aged care|cert III in aged care|certificate III aged care|cert 3 in individual support|cert 3 individual support|cert III aged care|certificate III in home and community care|cert 3 aged care|individual support certificate|certificate III in disability|cert III in disability|individual support qualification
certificate IV in ageing support|cert IV in ageing support|certificate IV in aged care|cert IV aged care|CHC43015|certificate 4 in ageing support
certificate IV in disability|cert IV in disability|CHC43115|CHC43121|cert IV disability|certificate 4 in disability
certificate IV in mental health|cert IV in mental health|CHC43315|cert IV mental health|+diploma of mental health|+certificate IV in alcohol and other drugs|cert IV in alcohol and other drugs|cert IV AOD
certificate III in health services assistance|cert III in health services assistance|HLT33115|certificate III health services assistance|+certificate III in allied health assistance|+certificate IV in allied health assistance|cert IV in allied health assistance|+certificate III in pathology collection|+certificate III in dental assisting|cert III dental assisting|+certificate IV in veterinary nursing|cert IV veterinary nursing
certificate III in early childhood education and care|cert III in early childhood|certificate III in early childhood|cert III early childhood education and care|CHC30121|CHC30113|certificate III in children's services|cert III childcare|certificate III early childhood|cert 3 in early childhood|certificate 3 in early childhood education and care|cert III in childcare|certificate III in ECEC|cert 3 childcare|certificate III in childcare|cert III in children's services
diploma of early childhood education and care|diploma in early childhood|diploma of early childhood|CHC50121|CHC50113|diploma of children's services|diploma early childhood education and care|diploma in childcare|diploma of childcare|diploma in children's services|diploma qualified educator
bachelor of early childhood education|bachelor of education early childhood|early childhood teaching degree|early childhood degree|bachelor of early childhood|ECT qualification|degree in early childhood
bachelor of education|teaching degree|education degree|teaching qualification|tertiary teaching qualification|degree in education|bachelor of teaching|master of teaching|dip ed|diploma of education|bachelor of primary education|bachelor of secondary education|education qualification
certificate IV in training and assessment|TAE|TAE40116|TAE40122|cert IV in training and assessment|cert IV training and assessment|TAE40110|certificate 4 in training and assessment|cert 4 training and assessment
certificate III in education support|cert III in education support|certificate IV in education support|cert IV in education support|certificate III in school based education support|education support certificate|certificate IV in school based education support
certificate III in commercial cookery|commercial cookery|SIT30816|SIT30821|qualified chef|+certificate IV in commercial cookery|cert IV in commercial cookery|certificate IV in kitchen management|cert IV kitchen management|+certificate III in patisserie|certificate III in baking|+certificate III in hospitality|cert III hospitality|cert III in hospitality|+diploma of hospitality management|diploma of hospitality|+certificate III in tourism|+certificate III in hairdressing|cert III hairdressing|qualified hairdresser|+diploma of beauty therapy|+certificate IV in fitness|cert IV in fitness|cert III in fitness|certificate III in fitness
certificate III in electrotechnology|cert III electrotechnology|UEE30811|UEE30820|cert III in electrotechnology|electrical apprenticeship|electrical trade certificate|electrical trade qualification|certificate III electrotechnology
certificate III in carpentry|cert III carpentry|CPC30211|CPC30220|cert III in carpentry|carpentry apprenticeship|qualified carpenter|carpentry trade certificate|carpentry qualification|+certificate III in plumbing|cert III plumbing|cert III in plumbing|CPC32420|plumbing apprenticeship|+certificate III in engineering mechanical|certificate III in engineering|cert III in engineering|MEM30219|certificate III in mechanical engineering|fitting and turning trade certificate|mechanical trade certificate|mechanical trade qualification|cert III mechanical|+certificate III in engineering fabrication|boilermaker trade certificate|certificate III in fabrication|trade qualified boilermaker|+certificate III in light vehicle mechanical technology|AUR30620|cert III light vehicle|light vehicle mechanical trade|certificate III in automotive|mechanic trade certificate|qualified mechanic|+certificate III in heavy commercial vehicle mechanical technology|certificate III in mobile plant technology|heavy diesel trade certificate|cert III heavy vehicle|mobile plant trade|+certificate III in air conditioning and refrigeration|certificate III in refrigeration and air conditioning|UEE32220|cert III refrigeration|refrigeration trade certificate|+certificate III in painting and decorating|+certificate III in bricklaying|+certificate III in wall and floor tiling|+certificate III in landscape construction|certificate III in landscaping|+certificate III in horticulture|cert III horticulture|certificate III in parks and gardens|+certificate III in arboriculture|+certificate III in cabinet making|certificate III in joinery|+certificate III in civil construction|cert III civil construction|+certificate IV in building and construction|cert IV in building and construction|cert IV building|CPC40120|+diploma of building and construction|diploma of building
certificate III in driving operations|cert III driving operations|+certificate III in supply chain operations|certificate III in warehousing|certificate III in logistics|cert III in logistics|+certificate IV in logistics|+diploma of logistics|+certificate II in surface extraction|certificate III in surface extraction|certificate II in resources|+certificate III in process plant operations|certificate II in process plant operations|+certificate III in cleaning operations|cert III in cleaning|+certificate II in security operations|cert II security operations|certificate III in security operations
certificate III in business|cert III in business|cert III business|+certificate IV in business|cert IV business|cert IV in business|+diploma of business|diploma in business|+diploma of leadership and management|diploma of management|certificate IV in leadership and management|cert IV leadership and management|cert IV in leadership and management|+certificate IV in project management practice|diploma of project management|certificate IV in project management|cert IV project management|project management qualification|+certificate IV in accounting|cert IV bookkeeping|cert IV accounting|cert IV in bookkeeping|cert IV in accounting and bookkeeping|+diploma of accounting|+certificate IV in human resources|cert IV human resources|cert IV in human resource management|diploma of human resource management|human resources qualification|HR qualification|qualification in human resources|+certificate IV in work health and safety|cert IV WHS|cert IV in WHS|certificate IV in WHS|cert IV in work health and safety|diploma of WHS|diploma of work health and safety|WHS qualification|BSB41419|certificate IV in OHS|cert IV OHS|+certificate IV in real estate practice|cert IV real estate|certificate IV in property services|+certificate IV in finance and mortgage broking|cert IV mortgage broking|diploma of finance and mortgage broking|+diploma of financial planning|+certificate III in retail|cert III retail|+certificate IV in marketing and communication|diploma of marketing|+diploma of graphic design|certificate IV in design|+diploma of library and information services|diploma of library
diploma of community services|diploma in community services|CHC52015|CHC52021|+certificate IV in community services|cert IV in community services|cert IV community services|CHC42015|certificate III in community services|cert III in community services|+certificate IV in youth work|cert IV in youth work|diploma of youth work|+certificate IV in child youth and family intervention|cert IV child youth and family intervention|+diploma of counselling|+certificate IV in housing|+diploma of case management|+certificate IV in government|diploma of government|+certificate IV in legal services|diploma of paralegal services|+diploma of conveyancing|+certificate IV in information technology|cert IV IT|cert IV in information technology|diploma of information technology|certificate III in information technology|+certificate IV in cyber security|cert IV in cyber security|+diploma of surveying|certificate IV in surveying|+diploma of laboratory technology|certificate IV in laboratory techniques|certificate III in laboratory skills|+certificate III in agriculture|certificate IV in agriculture|diploma of agriculture|+certificate III in conservation and ecosystem management|certificate III in conservation
bachelor of commerce|commerce degree|degree in commerce|accounting degree|degree in accounting|bachelor of accounting|finance degree|degree in finance|bachelor of accountancy|bachelor of finance|+bachelor of business|business degree|degree in business|+bachelor of laws|law degree|degree in law|LLB|juris doctor|+bachelor of engineering|engineering degree|degree in engineering|degree in civil engineering|degree in mechanical engineering|degree in electrical engineering|B Eng|BEng|tertiary qualification in engineering|engineering qualification|bachelor of civil engineering|bachelor of mechanical engineering|bachelor of electrical engineering|+bachelor of science|science degree|degree in science|B Sc|BSc|+bachelor of arts|arts degree|+bachelor of information technology|degree in computer science|computer science degree|IT degree|bachelor of computer science|degree in information technology|degree in software engineering|bachelor of software engineering|information technology degree|software engineering degree|bachelor of computing|+bachelor of social work|social work degree|degree in social work|social work qualification|tertiary qualifications in social work|master of social work|BSW|+bachelor of psychology|psychology degree|degree in psychology|bachelor of psychological science|+bachelor of communications|communications degree|degree in communications|degree in journalism|bachelor of journalism|+marketing degree|degree in marketing|bachelor of marketing|+bachelor of design|design degree|degree in design|degree in graphic design|+bachelor of architecture|architecture degree|master of architecture|+bachelor of construction management|construction management degree|degree in construction management|bachelor of quantity surveying|+bachelor of environmental science|environmental science degree|degree in environmental science|+bachelor of physiotherapy|physiotherapy degree|+bachelor of occupational therapy|occupational therapy degree|+bachelor of speech pathology|speech pathology degree|+bachelor of pharmacy|pharmacy degree|+bachelor of medicine|MBBS|medical degree|+bachelor of midwifery|+bachelor of paramedicine|+bachelor of health science|+bachelor of agricultural science|agricultural science degree|+bachelor of urban planning|planning degree|degree in urban planning|degree in planning|+bachelor of human resources|human resources degree|degree in human resources|+bachelor of economics|economics degree|degree in economics
`;
