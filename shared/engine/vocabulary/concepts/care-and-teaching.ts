/** Words of health, aged and disability care, community work and teaching. Form of the lines: concepts.ts. */
export const careAndTeaching = `
patient|resident|consumer|participant|care recipient|client in care|older people|elderly|service user:inpatient|ward|bed|people with disability|aged|bay
nurse|nursing|registered nurse|nursing care|clinical nurse|rn:ward|midwife
clinical|clinical skill|clinical practice|clinical care|clinical assessment|patient assessment|health assessment|physical assessment|clinical assessment skill|clinical judgement:observations|vital signs|acutely unwell|early warning|triage|assessed patients|deteriorating|nurse|physiotherapist|doctor|wound|post operative|ward|obs
acute|acute care|acute setting|hospital|acute hospital|medical ward|surgical ward|inpatient|tertiary hospital:ward|emergency department|icu|respiratory|general medicine|orthopaedic|theatre|hdu|met call|surgical
medical ward|general medicine|medical unit:copd|heart failure|pneumonia|respiratory
cardiac|cardiology|coronary care|cardiac nursing:telemetry|ccu|ecg|heart failure
emergency|emergency care|emergency department|ed|first response|critical care|intensive care:triage|resuscitation|met call|icu|trauma|ambulance|first responder|code blue
surgical|perioperative|theatre|operating theatre|scrub|scout|anaesthetic:recovery room|pacu|instrument|sterile|post operative
mental health|psychiatric|psychosocial|mental illness:counselling|suicide|cbt|recovery oriented|psychologist|detox|alcohol and other drugs
medication|medication administration|medicine|oral and intravenous medication|medication assistance|assist with medication|administer medication:webster|insulin|s8|antibiotic|tablets|heparin|infusion|injection|schedule 8|dose administration
picc|picc management:
cannulation|iv cannulation|venepuncture|phlebotomy|iv therapy|intravenous:cannula|blood collection|picc|iv medicine|infusion
central line|central venous:cvc|cvad|port a cath|hickman
wound|wound care|wound management|pressure injury:complex dressing|skin tear|pressure area|ulcer|skin integrity|sutures
life support|basic life support|bls|cpr|resuscitation:als|hltaid009|hltaid011|first aid|met call
deteriorating patient|escalate the deteriorating patient|clinical deterioration|observe and report|notice change|recognise change:met call|early warning|escalated|rapid response|tell the nurse|reported changes|first responder|sepsis|called a met|code blue|obs chart|resps|called an ambulance
handover|isbar|clinical handover|shift handover:sbar|shift report
documentation|clinical documentation|progress note|care note|case note|keep documentation|record|medical record|electronic medical record|emr|ehr|electronic record:powerchart|cerner|epic|best practice|leecare|autumncare|manad|notes|care plan|paperless|medical director|intersystems|communicare
care plan|care planning|assess plan deliver and evaluate care|plan care|person centred care|individual care|care delivery|deliver care|support plan:look after|case conference|goal setting|assessment|care needs|patients a shift|ndis plan|individualised|likes and dislikes|life story|what he wanted|what she wanted|what they wanted|own pace
discharge|discharge planning|transfer of care|transition of care:allied health|referral|home visit|social work
personal care|activity of daily living|adl|daily living|showering|bathing|hygiene|grooming|continence|toileting|dressing and meals|personal hygiene:feeding|mobility|breakfast|dignity
manual handling|hoist|slide sheet|lifting|patient transfer|safe lifting|lift|heavy lifting|physical work|physically fit|physical fitness|physically demanding|lift up to|manual work|stand for long:transfers|loading|fit to carry|heavy|labourer|wheelchair|picking|furniture|pallet|unloading|lift box
dementia|dementia care|memory support|cognitive impairment|alzheimer:delirium|memory unit
aged care|residential aged care|aged care facility|elderly care|older person|home care|nursing home:residents|lodge|aged|retirement village|acfi|an acc
disability|disability support|ndis|people with disability|support work|individual support|support worker:participant|autism|behaviour support|supported independent living|sil|support coordination|positive behaviour|respite|wheelchair
companionship|social support|have a yarn|conversation|engage with residents|lifestyle activity|rapport:listen|chat|outings|bingo|gentle
infection control|infection prevention|hand hygiene|aseptic|standard precautions|ppe:covid|sterilisation|outbreak|isolation|cleaning
immunisation|vaccination|immunised|evidence of immunisation|vaccine|influenza|flu vaccination|covid 19 vaccination|covid vaccination:flu|covid|hepatitis b|serology
allied health|physiotherapy|occupational therapy|speech pathology|rehabilitation|therapy:physio|ot|exercise program|gait|prosthetic|assistive technology|podiatry|dietitian|hydrotherapy
pathology|laboratory|lab technique|specimen|sample:hplc|pcr|microscopy|culture|assay|gc ms|centrifuge|titration
pharmacy|dispensing|dispensary|pharmacist|pharmaceutical|dispense medication|fill prescriptions:scripts|webster|pbs|schedule 8|prescription orders|medication orders|filled prescriptions|prescriptions
scripts|prescriptions|process scripts|prescription processing:prescription orders|medication orders|filled prescriptions|dispensed
dose administration aids|webster packs|daa|blister packs:packed medications|distribute medications
dental|dentistry|oral health:chairside|sterilise|dentist|orthodontic
family|families|talk with families|relatives|=carer|parent:next of kin|guardian
social work|case management|case work|caseworker|casework|client support|community services|community support:caseload|referral|intake|family violence|child protection|homeless|outreach|advocacy|support plan|housing|court report|needs assessment|counselling
counselling|therapeutic|trauma informed|trauma:cbt|motivational interviewing|debrief|lifeline|family violence|grief|same worker|safe space|no surprises|pace training
advocacy|advocate|client advocacy:centrelink|tribunal|rights|represented
child|children|kid|young children|young people|youth|student wellbeing|infant|toddler:prep|early childhood|daycare|kindergarten|pupils|year 1|grade|teenager|classroom|playground|primary school|=pupils|school age
early childhood|childcare|early learning|early childhood education|child care|long day care|kindergarten:eylf|nqf|room leader|toddlers|preschool|family day care
teach|teaching|teacher|=educator|classroom teaching|instruction|classroom|classroom practice:prep|year 3|lesson|curriculum|tutor|lecture|homeroom|pupils|kindergarten
lesson planning|curriculum|curriculum planning|program planning|victorian curriculum|australian curriculum|unit of work|planning and programming|syllabus:lesson|unit plan|scope and sequence|eylf|term planner|shared planning|nesa|vcaa|learning sequence|weekly program|program for class|plan class
literacy|reading instruction|phonics|structured literacy|english teaching|reading and writing:decodable|heggerty|multilit|sounds write|reading|spelling|running records
numeracy|mathematics|maths|maths teaching:number|mathletics|essential assessment|counting
assessment|assess|student assessment|differentiation|differentiate|assessment data|learning progress|student data|individual learning|learning needs|individual needs:naplan|pat test|running records|reports to parents|iep|individual education plan|rubric|small group|adjustments|report cards|nccd|moderation|data wall
behaviour management|classroom management|positive behaviour|behaviour support|student behaviour|wellbeing|student wellbeing:swpbs|berry street|restorative|zones of regulation|calm|behaviour plan|respectful relationships|expectations|school wide
inclusive education|special needs|special education|additional needs|students with disability|nccd:adjustments|autism|aide|individual education plan|iep|disability inclusion|eald|on the spectrum|down syndrome|visuals|key word sign|one on one|quiet tent
professional learning|professional learning community|plc|professional development|continuing professional development|cpd:course|workshop|inquiry cycle|plt|team planning|staff meeting
yard duty|excursion|camp|extra curricular|cocurricular|sport coaching|sports day:choir|school play|athletics|swimming|club|coach junior
digital technology in the classroom|ict in teaching|seesaw|learning platform|learning management system|lms:compass|google classroom|canvas|moodle|class dojo|ipads|sentral|blackboard
child safe|child safety|child safe standards|child protection|mandatory reporting|safeguarding|duty of care:protecting children|pro training
child safe|child safety|child safe standards|safeguarding:working with children
swim|swimming|lifeguard|water safety:bronze medallion|pool|austswim
animal|veterinary|vet nurse|livestock|animal handling|animal care:cattle|sheep|dairy|dogs|horses|stock handling|mustering|lambing|milking|surgery nurse|calving
physiotherapy|physiotherapist|musculoskeletal:manual therapy|exercise prescription|rehab|outpatients
speech pathology|speech therapy|speech pathologist:swallowing|dysphagia|augmentative communication|language delay
occupational therapy|occupational therapist|functional assessment:home modification|assistive technology|equipment prescription
psychology|psychologist|psychological assessment:wais|cbt|psychometric|mental health care plan
medical imaging|radiography|radiographer|x ray|ultrasound|sonography:ct|mri|mammography|fluoroscopy
midwifery|midwife|maternity care|antenatal|postnatal:birth suite|labour ward
paramedic|ambulance|pre hospital care|patient transport:emergency response
medical reception|medical receptionist|practice reception|clinic administration:best practice|medical director|medicare claims|patient bookings
palliative care|end of life care|palliative:syringe driver|hospice
medicare|medicare billing|health billing|bulk billing:hicaps|dva claims|private health fund
culturally and linguistically diverse|cald|multicultural:settlement|with interpreters|new arrivals
child protection case|out of home care|foster care|kinship care:residential youth care|placement
tafe|vocational education|vet sector|trainer and assessor|competency based training:tae40116|tae40122|rto
school administration|enrolments|student records:school office|student services
`;
