/** Words of hospitals, clinics, community work, schools, councils and courts, as ads ask for the work and resumes tell of it. Form of the lines: concepts.ts. */
export const careAndLaw = `
multidisciplinary team|interdisciplinary team|multidisciplinary meetings:mdt meeting|ward round|case conference
executive briefs|briefing material|high quality briefs|prepare briefings:noting brief|meeting brief|talking points|question time brief
lecturing|deliver lectures:unit coordinator|unit chair|guest lecture|lectured
sleepover shifts|sleepovers:sleepover|awake night|overnight shift in group home
practice manager:agpal|racgp standards|ran the practice
synthetic phonics|structured literacy|science of reading:initialit|minilit|macqlit|decodable|dibels
medical records|health information management:scanned charts|release of information|medical records department|patient files
dental hygienist|oral health therapist:scale and cleans|scale and polish|root planing|fluoride varnish
local laws enforcement|local laws officer|local laws:footpath trading|unsightly property|barking dogs
family law:consent orders|parenting plans|divorce application
preceptor:student nurses|clinical facilitator|preceptored|placement students
behaviour support plans|positive behaviour support|challenging behaviour|complex behaviour:abc chart|functional behaviour assessment|behaviour support practitioner
manage a caseload|case load:caseload of|clients on my caseload
school laboratory technician|science technician:set up pracs|riskassess|prac trolleys
ahp|allied health professional|allied health professionals:physiotherapist|occupational therapist|speech pathologist|dietitian|podiatrist
seizure management|epilepsy:buccal midazolam|midazolam|seizure chart|seizures
supported independent living|sil:house supervisor|roster of care|shared supported accommodation
reporting to parents:parent teacher night|three way conference|semester reports
library systems:spydus|koha|sirsi
court reports:childrens court|pre sentence report|court report
augmentative communication|aac|alternative communication|communication aids:key word sign|picture exchange|proloquo|makaton
settlement negotiations|negotiate settlements:calderbank|deed of release|settlement conference
therapeutic residential care|residential care worker|out of home care:resi house|resi unit|residential youth care|sanctuary model
explicit instruction|high impact teaching strategies:learning intention|gradual release|mini whiteboards|i do we do
support students in class|learning support:listened to reading|small group reading|one to one aide|teacher aide
trauma informed care|trauma informed practice:sanctuary model|berry street model
allied health assistant|certificate iv in allied health assistance:allied health assistance|rehab assistant|physio assistant
ain|nursing assistant:worked as an ain|personal care assistant|personal care worker
book appointments|appointment booking:hotdoc|healthengine|cliniko|booked patients
enteral feeding|peg feeding:peg tube|peg feed|ng tube
file court documents|court documents:e lodgement|filed affidavits|court book|commonwealth courts portal|subpoenas
family violence risk assessment|maram:dvsat|safety plans for women|intervention order|orange door
human research ethics|research ethics:hrec|ethics committee|participant information sheet
fraud investigation|fraud detection|fraud control:fraud cases|identity fraud|fraud referrals
dental radiography:bitewing|periapical|opg
restorative dentistry|dental treatment:composite fillings|root canal|fissure sealant
opioid treatment program|staged supply:methadone|suboxone|buprenorphine
school office administration|school administration:cases21|sentral|edumate|uniform shop|school office
ministerial correspondence|parliamentary processes|ministerial briefing:qtb|ppqs|pdms|question time brief|ministerials
slso|integration aide:teacher aide|teachers aide
patient flow:bed meeting|bed huddle|discharge lounge|bed manager
grief and loss|bereavement|bereavement support:sat with dying|grief group|bereaved families
national quality framework|national quality standard|quality improvement plan:acecqa|rated exceeding|exceeding rating|qip
learning environments:provocations|mud kitchen|sandpit
music teaching|music teacher:concert band|ameb|kodaly
student wellbeing|student welfare:breakfast club|seasons for growth|friendship problems
interview witnesses|take statements:took statements|cognitive interview|erisp
dictation:bighand|winscribe
emotional support|provide emotional support:sat with dying|held hands|distressed families
community events:naidoc week|australia day event|harmony day|citizenship ceremony
medication rounds|administer medications:medication trolley|drug trolley|medication charts|medchart
immunisation|vaccinations:vaccine fridge|school vaccination|flu clinic
day program:planned activity group|seniors group|men shed
dispensing software|dispense system:fred dispense|minfos|z dispense
employee assistance program|eap:eap clients|eap sessions
clinical supervision|reflective practice:provisional psychologists|reflective practice group|board approved supervisor
public lectures|present research:conference poster|poster presentation|symposium|invited talk
wills and estates|probate applications:testamentary trust|letters of administration|family provision
atsi|aboriginal and torres strait islander:
eap|employee assistance program:
write case notes|case notes|progress notes:soap notes|file notes after|notes in shiftcare
dementia behaviours|person centred dementia care:sundowning|dementia australia|dementia essentials
orthodontic|orthodontics:invisalign|archwires|itero
psychological reports|psychological testing:wppsi|autism assessments|adhd assessments
family support|family services|parenting support:circle of security|triple p|tuning in to kids
research publications:first author|journal article|conference paper
planned burning:drip torch|burn offs|backburn|rake hoe
auslan:auslan interpreter|deaf students|deaf children
clinical governance|nsqhs:hand hygiene audit|achs|morbidity and mortality meeting
home care packages|support at home:my aged care|level 4 package|home care package budget
home modifications:grab rails|stepless shower|bathroom modifications
functional capacity assessment|functional assessment:whodas|vineland|functional assessments for ndis
outcome measures|outcome measurement:honos|k10|dass 21|goal attainment scale
medication reconciliation|medication history|clinical pharmacy services:bpmh|med rec|discharge scripts|ward pharmacist
careers advice in schools|careers counselling:vtac|morrisby|work experience placements|school based apprentices
manage funded organisations|funding agreements:funded agencies|funding deed|funded organisations|funding agreement
employment law:general protections|adverse action|fair work commission
patient education|health education:taught patients|discharge education|quit smoking
science teacher|science teaching:vce chemistry|hsc biology|year 8 science
individual education plans|personalised learning plans|student support groups|nccd:ssg meeting|student support group|ilps
mediation|conciliation:fdrp|nmas|shuttle mediation
community safety:graffiti program
optometry|optometrist:slit lamp|tonometry|retinal photos
workplace rehabilitation|return to work planning:worksite assessment|graduated return|vocational assessment
montessori:ami diploma
school camps|excursions:canberra trip|year 6 camp|permission notes
briefs of evidence|brief of evidence:hand up brief|prosecution brief
government investigations|certificate iv in government investigations:cert iv government investigations|ombudsman investigations|diploma of government investigations
government procurement|probity:austender|approach to market|probity adviser
billable targets|billable hours:six minute units|billable units
oohc|out of home care:
playground supervision|yard duty|playground duty:bus duty|on duty at lunch
recovery nursing|pacu:aldrete|extubated|first stage recovery
endoscopy:colonoscopy|gastroscopy|colonoscopies
social housing|community housing|housing officer:housing register|public housing tenants|homes nsw
financial counselling|financial counsellor:debt waiver|no interest loan|nils loan
health promotion|community education:info stall|talks to schools|quit smoking
languages teaching|lote|languages other than english:taught japanese|taught mandarin|taught french
special school|special education teaching:special developmental school|school for specific purposes|nonverbal students
school finance|school business management|school fees|school business manager:student resource package|parent contributions|school council reports
learning management system|lms:brightspace|turnitin|echo360
research administration:arc linkage|nhmrc application|ethics applications
victim support|court support:victim impact|witness assistance|court support for victims
emergency evacuation|fire warden:fire drills|evacuation drill|chief warden
rates administration|property and rating:section 603|land information certificate|rates notices
theory of change|outcomes framework|program evaluation|monitoring and evaluation:evaluation plan|outcome indicators|results based accountability
community legal|legal aid:legal aid grants|community legal centre|legal aid matters
biosecurity:biosecurity plan|detector dog|quarantine officer
mhfa|mental health first aid:
capital works:road register|council assets condition
prosecution:prosecuted|police prosecutor|dpp|prosecutor
foaling:foal watch|foaling down|mares
correctional environment:inmates|jail|remand centre|correctional centre|prison|prisoners
clinical coding:icd 10|drg|codefinder|coded episodes
client management system:crissp|shiftcare|lumary|alayacare
animal shelter:rspca|lost dogs home|rehomed|stray dogs
paediatric speech pathology:celf|hanen|lidcombe|late talkers
document childrens learning:learning stories|storypark|xplor
tribunal hearings:vcat|ncat|qcat|sacat|fair work commission
assist the dentist:high volume suction|mixed alginate|impression material|four handed|chairside
pre hospital care:paramedic|ambulance officer|on road intern
ecg:12 lead|holter|rhythm strip
neurology:neuro obs|stroke unit|thrombolysis
schedule 8 medications:s8 register|dd cupboard|drug safe|safescript
scrub and scout:swab count|instrument count|mayo table|scrubbed in
cytotoxic:eviq|neutropenic|day oncology
womens health:pap smear|implanon|sti screening
neonatal:humidicrib|preterm babies|premmie
subacute|rehabilitation ward:gem ward|rehab ward|fim score
nurse unit management|nurse unit manager:nhppd|nurse ratios|agency nurses
community transport|client transport:drove clients|drove participants|drove residents
patient administration system|hospital systems:webpas|trakcare|edis
mortuary|post mortem:morgue|autopsies
hydrotherapy:hydro pool|hydro group
sports injuries|musculoskeletal assessment:acl rehab|rotator cuff|ankle taping
hand therapy|splinting:thermoplastic|tendon repair|hand splints
orthoptics|ophthalmic:visual fields|biometry for cataract|strabismus
nuclear medicine:gamma camera|pet ct|hot lab
radiation therapy|radiation therapist:linac|linear accelerator|brachytherapy
dental software:dental4windows|d4w|praktika
dental technician|dental laboratory:exocad|wax up|porcelain crowns
home medicines review|hmr:accredited pharmacist
pharmacist in charge|pharmacy management:sole pharmacist|ran the dispensary|ran the pharmacy
crisis support|crisis intervention:lifeline|kids helpline|crisis line
child protection practice|statutory child protection:rosh report|protection application|child protection notifications
centrelink:dsp application|centrelink forms|jobseeker payment
youth justice:youth justice conference|banksia hill|youth justice centre
humanitarian settlement|settlement support:met families at the airport|set up houses for refugees|humanitarian entrants
work with interpreters|interpreter services:booked interpreters|tis national|telephone interpreter
`;
