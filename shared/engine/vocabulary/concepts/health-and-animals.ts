/** Words of wards, clinics, carers, childcare, schools, social work and animals. Form of the lines: concepts.ts. */
export const healthAndAnimals = `
venepuncture|phlebotomy|blood collection:drew blood|butterfly needle|collection centre|blood tubes|taking blood|tricky veins|bloods|collection rooms
cannulation|peripheral iv insertion|iv cannulation:cannulas|ivc
vital signs|take observations|monitor vital signs:obs|blood pressure|pulse and temp
blood glucose monitoring|bgl monitoring:bgls
medication administration|administer medications|medication management:webster packs|blister packs|s8s
iv therapy|intravenous therapy:infusions
blood transfusion|blood products:bloodsafe
wound care|wound management|wound dressings:vac dressings|leg ulcers|skin tears|suture removal
catheter care|catheterisation|continence management:catheter bags|pad changes
tracheostomy care|tracheostomy:trache
ventilated patients|mechanical ventilation:on ventilators
renal nursing|dialysis:fistula
oncology nursing|chemotherapy:chemo
emergency nursing|emergency department nursing:triaged
perioperative nursing|scrub nurse:scrubbed for
sterilising|sterilisation services|cssd:autoclave|instrument trays
community nursing|district nursing:hith
practice nursing|general practice nursing:chronic disease plans
mental health nursing|psychiatric nursing:mse
suicide prevention|suicide risk assessment:safety plans
alcohol and other drugs|aod|drug and alcohol:needle exchange|nsp|detox|rehab clients
therapeutic crisis intervention|de escalation|occupational violence:code black|talked down|mapa
maternal and child health|postnatal care|newborn care:special care babies|breastfeeding|lactation|newborns
midwifery care|labour and birth|antenatal care:delivered babies|ctg|labour ward
paediatric nursing|paediatrics|paediatric care:children hospital|kids ward|sick kids|paeds
nurse in charge|in charge of shift|shift coordinator:in charge of the ward|in charge of the shift|anum
clinical handover|isbar|bedside handover:isobar|gave handover|shift to shift
patient transfers|manual handling of patients:full hoist
patient transport|patient services assistant:moved patients|wheeled patients|pushed beds|pat slide|pat boards
personal care|personal hygiene|activities of daily living:bed baths|sponge baths|pad changes|oral care
mealtime assistance|meal assistance|assist with meals:thickened fluids|modified diets|nasogastric
falls prevention|falls risk:after falls|tai chi|balance class|sit to stand|sensor mat
dementia care|dementia support|memory support:memory unit|wanderers|validation therapy|dementia unit
palliative care|end of life care:syringe drivers
aged care quality standards|aged care standards|acqsc:assessment contact|an acc|spot visits
home care|in home care:clients at home
domestic assistance|household support:changed beds
community access|community participation|social support:took participants|outings|took clients|shopping trips|bowling|footy|men shed|took out
disability support|support people with disability|ndis support:sil house|group home|quadriplegic
ndis|national disability insurance scheme|ndis practice standards:ndia|plan managed|sil
support coordination|plan management|local area coordination:plan reviews|service bookings|participants on my caseload
complex care|high intensity supports:peg
goal setting|goal planning|individual goals:taught cooking skills|bus training|person centred plans|life skills
lifestyle and activities|activities program|leisure and lifestyle:bingo|craft groups|armchair travel
infection control|infection prevention and control|infection prevention:donning and doffing|outbreak|gastro|isolation rooms
exercise physiology|exercise rehabilitation:fce
physiotherapy treatment|musculoskeletal physiotherapy|manual therapy:dry needling|hands on treatment|joint mobilisation
allied health assistance|allied health assistant|therapy assistant:walked patients|exercise groups|therapy aide|hydrotherapy groups
occupational therapy assessment|functional assessment|home assessments:grab rails|wheelchair prescription|home visits for equipment
speech therapy|communication assessment:aac
podiatry|podiatrist:orthotics
dietetics|dietitian|nutrition care:malnutrition|meal plans|enteral feeds|apd
psychological assessment|psychometric testing|cognitive assessment:wais|wisc|dass
evidence based therapies|psychological therapy:act and cbt
radiography|medical imaging|general x ray:x rays|ct|opg
sonography|ultrasound|sonographer:obstetric scans|abdominal scans|dvt scans
pharmacy dispensing|dispensing|dispense medications:filled scripts|scripts a day|webster packing|dose administration aids
clinical pharmacy|medication review:hmr
dental assisting|chairside assisting|chairside:suction|mixed materials|set up surgery
oral hygiene|dental hygiene:fissure sealants
optical dispensing|optical assistant:opsm
audiology|audiometry|hearing tests:hearing aid fittings|audiograms|hearing australia|tympanometry
medical reception|medical administration:booked patients
medical billing|medicare billing:item numbers
medical terminology|medical typing|medical transcription:transcribed|icd 10|dictations
patient intake|patient admission:pre op calls
ambulance|paramedicine|prehospital care:triple zero|mica|ambo|call outs a shift
first aid|provide first aid|first aider:cpr|treated cuts|treated sunburn
anaphylaxis and asthma|anaphylaxis management|asthma management:epipen|22578vic|ventolin|action plans for allergies
family violence|domestic violence|domestic and family violence:refuge|marac|marram
child protection|out of home care|residential care:resi|residential youth|care orders
homelessness|homelessness support|housing support:transitional housing|refuge
youth work|youth services:youth centre|skate park|drop in centre|lads|young lads
intake and assessment|intake:duty worker
case notes|client records|file notes:notes after each visit|shiftcare|case files|wrote up shifts
referral|refer clients|warm referral:linked people|linked families|linked clients
employment services|job seekers|disability employment:jobactive|placed people into work|resume help|job provider
emergency relief|food relief|material aid:food parcels|food bank|foodbank
refugee support|settlement services|asylum seekers:refugee families|new arrivals|humanitarian entrants|amep
group facilitation|facilitate groups:playgroups
volunteer management|volunteer coordination:volunteers rostered
program and plan for children|children programming:learning stories
supervise children|active supervision|child supervision:nursery room|babies room|toddlers room
nappy changes|nappies:toilet training|sleep checks|cot room
outside school hours care|oshc:after school
play based learning|play based|learning through play:playdough|messy play|sand pit
room leader|lead educator|lead a room:led the toddler room|in charge of the babies|in charge of a room|ran the kinder room
parent communication|communicate with families|build relationships with families:talked to parents|told parents|pick up time
integration aide|teacher aide|education support:slso|learning support officer|one on one with a student|autistic student
relief teaching|casual relief teaching:day to day relief
differentiated teaching|differentiation|individual learning needs:ieps|ilps|extension group|three versions|versions of every|scaffolds|quick ones|counters for
student assessment|assess students|assessment and reporting:marked essays|report cards|marked exams|naplan
secondary education|high school|year 12|hsc|gcse|school certificate|secondary school:bachelor|diploma|degree|university|certificate iii|certificate iv|master
senior secondary teaching|year 12 teaching:taught year 12
english as an additional language|eal:amep
science teaching|stem education|teach science:pracs|chemistry classes|lego robotics
physical education|pe teaching:school carnivals
tutoring|tutor students|homework help:kumon|private students
lecturing|university teaching|higher education teaching:tutorials|sessional|first year students
student engagement|student retention:enrolment advice
vocational training|training delivery in vet|vet delivery:cert iii classes|rpl|units of competency|training packages
school operations|school office:cases21
chaplaincy|pastoral care|spiritual care:chaplain|year advisor|year level coordinator
veterinary nursing|vet nursing|animal nursing:anaesthetic monitoring|dog and cat patients|surgery prep for animals|desexing
animal handling|animal restraint:dogs and cats
animal attendant|kennel hand:kennels
dog grooming|pet grooming:clipped dogs
dog training|animal training:puppy school
zoo keeping|zookeeper:zoo
equine|horse handling:strapper|mucked out|yearlings
laboratory animals|animal facility|animal technician:mice|mouse colony
animal surgery|veterinary surgery:desexing
large animal practice|mixed animal practice:preg testing
cognitive behavioural therapy|evidence based psychological|psychological therapy|psychological intervention:thought diaries|exposure|cbt|act therapy|emdr|schema
professional boundaries|boundaries|self care:supervision|debrief|turned off phone
motivational interviewing|readiness for change:what they wanted|change talk
higher degree research|research supervision|hdr students:phds|honours students|supervised phd
research funding|competitive funding:arc|nhmrc|decra|seed grant
sop|standard operating procedure|work instruction|write procedures:bench methods|methods|step by step|rewrote
`;
