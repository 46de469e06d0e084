/** Licences, registrations, checks and tickets. Format: see families.ts. */
export const licencesChecks = `
[licence]
driver licence|C class licence|car licence|class C licence|full licence|manual licence|licence to drive|driving record|own licence|provisional licence
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
pilot licence|CPL|RePL|drone licence
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
lean six sigma certification|green belt|black belt
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
