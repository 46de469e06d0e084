/** Nursing, allied health, aged and disability care. Format: see families.ts. */
export const healthCare = `
[hard]
nursing care|patient care|clinical nursing|nursing practice|bedside care|direct patient care|general nursing
acute care|acute nursing|acute setting|acute hospital|acute medical|acute ward
aged care|residential aged care|aged care facility|elderly care|older people care|RACF|aged-care setting
home care|in-home care|community aged care|home care packages|home support
community nursing|district nursing|community health nursing
disability support|disability care|disability services|support people with disability|disability sector|participant support
NDIS|national disability insurance scheme|NDIS participants|NDIS plan|NDIS framework|NDIS funding
mental health care|mental health|mental health nursing|mental illness|mental health first response|psychosocial support
palliative care|end of life care|palliative
dementia care|dementia|cognitive decline|BPSD
personal care|showering|hygiene assistance|activities of daily living|~ADLs|toileting|dressing and grooming|personal hygiene|assist with showering|bathing;near=care,living,residents,support
mobility assistance|mobility support|transfers and mobility|mobility and transfers
meal assistance|assist with meals|feeding assistance|meal support
medication administration|administer medication|medication management|S4 and S8|medications|drug administration|medication rounds|assist with medication|medication competency|medication assistance
medication-endorsed|medication endorsement|endorsed enrolled nurse|~EEN;near=nurse,nursing,ward
IV cannulation|intravenous cannulation|cannulation|cannulate|IV insertion
IV therapy|intravenous therapy|IV medication|IV fluids|IV antibiotics|intravenous medication
venepuncture|venipuncture|phlebotomy|blood collection|blood taking|pathology collection|specimen collection
wound care|wound management|wound dressing|wound dressings|complex wound care|dressings
catheter care|catheterisation|catheter management|urinary catheter|IDC care
stoma care|ostomy care|stomal therapy
PEG feeding|enteral feeding|nasogastric feeding|NG feeding|tube feeding
tracheostomy care|tracheostomy|trache care
patient assessment|clinical assessment|nursing assessment|assess patients|health assessment|assess residents|holistic assessment|comprehensive assessment
vital signs|observations|patient observations|clinical observations|vital observations|obs
triage|triaging|patient triage|emergency triage
emergency nursing|emergency department|emergency care|~ED;near=nurse,hospital,triage,emergency,clinical,ward
intensive care|critical care|~ICU|intensive care unit|high dependency unit|critical care nursing;near=nurse,hospital,ward,care,unit
perioperative nursing|theatre nursing|operating theatre|scrub and scout|scrub scout|anaesthetic nursing|recovery nursing|perioperative|PACU
midwifery|maternity care|antenatal care|postnatal care|birthing suite|birth suite|obstetrics|labour ward
paediatric nursing|paediatrics|paediatric care|children's ward|neonatal care|NICU|special care nursery
oncology nursing|oncology|chemotherapy|cancer care|haematology
renal nursing|dialysis|haemodialysis|renal care|peritoneal dialysis
cardiac nursing|cardiology|cardiac care|coronary care|telemetry|CCU
respiratory care|respiratory nursing|oxygen therapy|non-invasive ventilation|ventilator management|mechanical ventilation|CPAP
surgical nursing|surgical ward|post-operative care|pre-operative care|post operative|surgical care
medical nursing|medical ward|general medicine
orthopaedic nursing|orthopaedics|orthopaedic ward
rehabilitation nursing|rehabilitation|rehab ward|rehabilitation ward|inpatient rehabilitation
neurology|neurological care|stroke care|neuroscience nursing|stroke unit
gerontology|gerontological nursing|geriatric care|geriatrics
diabetes management|diabetes care|diabetes education|insulin administration|blood glucose monitoring|BGL monitoring
chronic disease management|chronic conditions|chronic disease|chronic illness care|GP management plans
infection control|infection prevention|infection prevention and control|IPC|aseptic technique|hand hygiene|PPE donning|standard precautions|aseptic non-touch technique|ANTT
discharge planning|discharge coordination|discharge process|hospital discharge|plan discharge
care planning|care plans|care plan|nursing care plans|individual care plans|develop care plans|care plan development|support plans
clinical handover|handover|ISBAR|nursing handover|shift handover
clinical documentation|progress notes|nursing documentation|clinical notes|patient records|case notes documentation|clinical record keeping|care documentation
electronic medical records|EMR|electronic health records|EHR|electronic patient records|digital health records
clinical governance|clinical risk management|clinical quality|clinical audit|clinical auditing
NSQHS standards|national safety and quality health service standards|NSQHS|hospital accreditation
aged care quality standards|strengthened quality standards|aged care standards|aged care act
ACFI|AN-ACC|~ANACC|AN-ACC assessments|funding instrument;near=aged,care
immunisation|vaccination administration|vaccinations|nurse immuniser|immunise|childhood immunisation
advanced life support|~ALS|ALS accreditation|ACLS;near=life,nurse,clinical,resuscitation,bls
basic life support|BLS|BLS accreditation
patient education|health education|health promotion|patient teaching|educate patients
patient safety|falls prevention|pressure injury prevention|falls risk|pressure area care|pressure injuries
manual handling|safe manual handling|patient handling|lifting and transferring|hoist transfers|use of hoists|hoists|manual handling techniques
deteriorating patient|recognise deterioration|clinical deterioration|deteriorating residents
preceptorship|preceptor|student supervision|clinical supervision|clinical facilitation|supervise students
ward management|unit management|nursing leadership|in charge of shift|shift coordination|team leader of shift|in charge shifts
restrictive practices|positive behaviour support|behaviour support plans|behaviour support|behaviours of concern|challenging behaviours|behaviour management plans|complex behaviours
person-centred care|person centred|patient centred care|person-centred practice|consumer directed care|person-centred approach|client-centred care|person-centred support|consumer-centred
community access|community participation|community outings|social support|social outings|community inclusion
domestic assistance|household duties|light housekeeping|domestic duties|home help|meal preparation|cooking and cleaning
respite care|respite|overnight respite|short term accommodation
supported independent living|~SIL|group home|shared living|SIL homes;near=disability,support,living,ndis,participants
complex care needs|high intensity supports|complex support needs|high care needs|bowel care|high intensity support|seizure management|epilepsy management
autism support|autism spectrum|ASD|intellectual disability|acquired brain injury|ABI support|spinal cord injury|cerebral palsy
support coordination|NDIS support coordination|plan management|plan coordination
lifestyle activities|recreational activities|activities program|leisure activities|lifestyle program|diversional therapy
incident reporting|incident management|SIRS|serious incident response scheme|report incidents|incident reports|mandatory incident reporting
physiotherapy|musculoskeletal physiotherapy|exercise prescription|manual therapy|physical therapy
occupational therapy|home modifications|assistive technology|functional assessment|functional capacity assessment|equipment prescription
speech pathology|speech therapy|dysphagia|swallowing assessment|augmentative communication|AAC
dietetics|nutrition|nutrition assessment|medical nutrition therapy|nutritional care
podiatry|foot care|diabetic foot
psychology|psychological assessment|psychological therapy|cognitive behavioural therapy|~CBT|psychotherapy|psychometric testing;near=therapy,counselling,clients,act,dbt
counselling|therapeutic counselling|grief counselling|trauma counselling
exercise physiology|exercise programs|hydrotherapy|clinical exercise
allied health support|therapy assistance|allied health assistance|therapy programs
radiography|medical imaging|x-ray|computed tomography|CT scanning|MRI|ultrasound|sonography|mammography
pathology|medical laboratory|specimen processing
pharmacy dispensing|dispensing|dispensary|webster packs|dose administration aids|prescription processing
dental assisting|chairside assisting|dental nursing|chairside|dental radiography
sterilisation|CSSD|sterilising|instrument sterilisation|reprocessing instruments|autoclave
optical dispensing|optometry
hearing assessment|audiometry|audiology
massage therapy|remedial massage
theatre technician duties|patient positioning|orderly duties|patient transport|wardsperson
medical terminology|clinical terminology|medical language
Medicare billing|Medicare claims|bulk billing|MBS|health fund claims|DVA claims|hicaps
medical reception|patient bookings|appointment scheduling|patient intake|front desk medical|patient appointments
general practice|GP clinic|medical practice|primary care|primary health|primary health care|GP practice
telehealth|video consultations|telehealth consultations
Aboriginal health|Aboriginal and Torres Strait Islander health|Indigenous health|Aboriginal community controlled health
trauma-informed care|trauma informed practice|trauma informed|trauma-informed approach
recovery-oriented practice|recovery model|recovery framework|recovery oriented
suicide prevention|suicide risk assessment|risk assessment and safety planning|self-harm
alcohol and other drugs|~AOD|substance use|drug and alcohol counselling|addiction support|harm minimisation|addiction;near=counselling,health,treatment,clients,sector
public health|epidemiology|population health|contact tracing
pain management|pain assessment|analgesia
pre-admission|patient admissions|admissions
pharmacology|medication safety
animal nursing|veterinary nursing|animal care|surgical nursing animals|animal handling
paramedicine|pre-hospital care|emergency response|patient extrication
[tool]
BestPractice|best practice software|BP premier|~Best Practice;near=software,genie,medical,practice,clinic
Genie Solutions|genie software|gentu
MedicalDirector|medical director software|pracsoft
Cerner|cerner millennium|powerchart
Epic EMR|epic systems
iPM|+webPAS|~iPatient Manager;near=patient
Leecare|+~Autumncare|+iCare software|+~ManAd Plus;near=care,aged
VisualCare|+ShiftCare|+SupportAbility|+Lumary|+Brevity care
Zedmed|+Cliniko|+Nookal|+Halaxy|+~Power Diary;near=clinic,allied,practice
BOSSnet|+TrakCare|digital medical record
RiskMan|+~VHIMS|riskman incident system;near=incident,risk,hospital
MedChart|+BPMH|electronic medication chart|+Medi-Map|+BESTMED
Titanium dental|+Dental4Windows|Exact dental|D4W
`;
