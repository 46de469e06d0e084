/** Nursing, allied health, aged and disability care. Format: see families.ts. */
export const healthCare = `
[hard]
nursing care|patient care|clinical nursing|nursing practice|bedside care|general nursing
acute care|acute nursing|acute setting|acute hospital|acute medical|acute ward
aged care|elderly care|older people care|RACF
home care|community aged care|home support
community nursing|district nursing|community health nursing
disability support|disability care|disability services|support people with disability|disability sector|participant support
NDIS|national disability insurance scheme
mental health care|mental health|mental illness|psychosocial support
palliative care|end of life care|palliative
dementia care|dementia|cognitive decline|BPSD
personal care|showering|hygiene assistance|activities of daily living|~ADLs|toileting|dressing and grooming|personal hygiene|bathing;near=care,living,residents,support
mobility assistance|mobility support|transfers and mobility|mobility and transfers
meal assistance|assist with meals|feeding assistance|meal support
medication administration|S4 and S8|medications|drug administration
medication-endorsed|medication endorsement|endorsed enrolled nurse|~EEN;near=nurse,nursing,ward
IV cannulation|cannulation|cannulate|IV insertion
IV therapy|intravenous therapy|IV medication|IV fluids|IV antibiotics|intravenous medication
venepuncture|venipuncture|phlebotomy|blood collection|blood taking|pathology collection|specimen collection
wound care|wound management|dressings
catheter care|catheterisation|catheter management|urinary catheter|IDC care
stoma care|ostomy care|stomal therapy
PEG feeding|enteral feeding|nasogastric feeding|NG feeding|tube feeding
tracheostomy care|tracheostomy|trache care
patient assessment|clinical assessment|nursing assessment|assess patients|health assessment|assess residents|comprehensive assessment
vital signs|observations|obs
triage
emergency nursing|emergency department|emergency care|~ED;near=nurse,hospital,triage,emergency,clinical,ward
intensive care|critical care|~ICU|high dependency unit;near=nurse,hospital,ward,care,unit
perioperative nursing|theatre nursing|operating theatre|scrub and scout|scrub scout|anaesthetic nursing|recovery nursing|perioperative|PACU
midwifery|maternity care|antenatal care|postnatal care|birthing suite|obstetrics|labour ward
paediatric nursing|paediatrics|children's ward|neonatal care|NICU|special care nursery
oncology nursing|oncology|chemotherapy|cancer care|haematology
renal nursing|dialysis|haemodialysis|renal care
cardiac nursing|cardiology|cardiac care|coronary care|telemetry|CCU
respiratory care|respiratory nursing|oxygen therapy|non-invasive ventilation|ventilator management|mechanical ventilation|CPAP
surgical nursing|surgical ward|pre-operative care|post operative|surgical care
medical nursing|medical ward|general medicine
orthopaedic nursing|orthopaedics
rehabilitation nursing|rehabilitation|rehab ward
neurology|neurological care|stroke care|neuroscience nursing|stroke unit
gerontology|gerontological nursing|geriatrics
diabetes management|diabetes care|diabetes education|insulin administration|blood glucose monitoring|BGL monitoring
chronic disease management|chronic conditions|chronic disease|chronic illness care|GP management plans
infection control|infection prevention|IPC|aseptic technique|hand hygiene|PPE donning|standard precautions|aseptic non-touch technique|ANTT
discharge planning|discharge coordination|discharge process|hospital discharge|plan discharge
care planning|support plans
clinical handover|handover|ISBAR
clinical documentation|progress notes|nursing documentation|clinical notes|patient records|case notes documentation|clinical record keeping|care documentation
electronic medical records|EMR|electronic health records|EHR|electronic patient records|digital health records
clinical governance|clinical risk management|clinical quality|clinical audit
NSQHS standards|national safety and quality health service standards|NSQHS|hospital accreditation
aged care quality standards|strengthened quality standards|aged care standards|aged care act
ACFI|AN-ACC|~ANACC|funding instrument;near=aged,care
immunisation|vaccinations|immunise
advanced life support|~ALS|ALS accreditation|ACLS;near=life,nurse,clinical,resuscitation,bls
basic life support|BLS
patient education|health education|health promotion|patient teaching|educate patients
patient safety|falls prevention|falls risk|pressure area care|pressure injuries
manual handling|patient handling|lifting and transferring|hoists
deteriorating patient|recognise deterioration|clinical deterioration|deteriorating residents
preceptorship|preceptor|student supervision|clinical facilitation
ward management|unit management|nursing leadership|in charge of shift|shift coordination|team leader of shift|in charge shifts
restrictive practices|behaviour support|behaviours of concern|challenging behaviours|behaviour management plans|complex behaviours
person-centred care|person centred|patient centred care|consumer directed care|client-centred care|consumer-centred
community access|community participation|community outings|social support|social outings|community inclusion
domestic assistance|household duties|light housekeeping|domestic duties|home help|meal preparation|cooking and cleaning
respite care|respite|short term accommodation
supported independent living|~SIL|group home|shared living|SIL homes;near=disability,support,living,ndis,participants
complex care needs|high intensity supports|complex support needs|high care needs|bowel care|seizure management|epilepsy management
autism support|autism spectrum|ASD|intellectual disability|acquired brain injury|ABI support|spinal cord injury|cerebral palsy
support coordination|plan management|plan coordination
lifestyle activities|recreational activities|activities program|leisure activities|lifestyle program|diversional therapy
incident reporting|incident management|SIRS|serious incident response scheme|report incidents
physiotherapy|exercise prescription|manual therapy|physical therapy
occupational therapy|home modifications|assistive technology|functional assessment|functional capacity assessment|equipment prescription
speech pathology|speech therapy|dysphagia|swallowing assessment|augmentative communication|AAC
dietetics|nutrition|nutritional care
podiatry|foot care|diabetic foot
psychology|psychological assessment|psychological therapy|cognitive behavioural therapy|~CBT|psychotherapy|psychometric testing;near=therapy,counselling,clients,act,dbt
counselling
exercise physiology|exercise programs|hydrotherapy|clinical exercise
allied health support|therapy assistance|allied health assistance|therapy programs
radiography|medical imaging|x-ray|computed tomography|CT scanning|MRI|ultrasound|sonography|mammography
pathology|medical laboratory|specimen processing
pharmacy dispensing|dispensing|dispensary|webster packs|dose administration aids|prescription processing
dental assisting|dental nursing|chairside|dental radiography
sterilisation|CSSD|sterilising|reprocessing instruments|autoclave
optical dispensing|optometry
hearing assessment|audiometry|audiology
massage therapy|remedial massage
theatre technician duties|patient positioning|orderly duties|patient transport|wardsperson
medical terminology|clinical terminology|medical language
Medicare billing|Medicare claims|bulk billing|MBS|health fund claims|DVA claims|hicaps
medical reception|patient bookings|appointment scheduling|patient intake|front desk medical|patient appointments
general practice|GP clinic|medical practice|primary care|primary health|GP practice
telehealth|video consultations
Aboriginal health|Aboriginal and Torres Strait Islander health|Indigenous health|Aboriginal community controlled health
trauma-informed care|trauma informed
recovery-oriented practice|recovery model|recovery framework|recovery oriented
suicide prevention|suicide risk assessment|risk assessment and safety planning|self-harm
alcohol and other drugs|~AOD|substance use|drug and alcohol counselling|harm minimisation|addiction;near=counselling,health,treatment,clients,sector
public health|epidemiology|population health|contact tracing
pain management|pain assessment|analgesia
pre-admission|admissions
pharmacology|medication safety
animal nursing|veterinary nursing|animal care|surgical nursing animals|animal handling
paramedicine|pre-hospital care|patient extrication
[tool]
BestPractice|best practice software|BP premier|~Best Practice;near=software,genie,medical,practice,clinic
Genie Solutions|genie software|gentu
MedicalDirector|medical director software|pracsoft
Cerner|powerchart
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
