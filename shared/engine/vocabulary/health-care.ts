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
mental health care|mental health|mental illness|*psychosocial support
palliative care|end of life care|palliative
dementia care|dementia|BPSD|*cognitive decline
personal care|hygiene assistance|activities of daily living|~ADLs|personal hygiene|*showering|*toileting|*dressing and grooming|*bathing;near=care,living,residents,support
mobility assistance|mobility support|transfers and mobility|mobility and transfers
meal assistance|assist with meals|feeding assistance|meal support
medication administration|S4 and S8|medications|drug administration
medication-endorsed|medication endorsement|endorsed enrolled nurse|~EEN;near=nurse,nursing,ward
IV cannulation|cannulation|cannulate|IV insertion
IV therapy|intravenous therapy|IV medication|IV fluids|IV antibiotics|intravenous medication
venepuncture|venipuncture|phlebotomy|blood collection|blood taking|pathology collection|specimen collection
wound care|wound management|wound dressings|complex dressings
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
midwifery|maternity care|*antenatal care|*postnatal care|*birthing suite|*obstetrics|*labour ward
paediatric nursing|paediatrics|children's ward|NICU|*neonatal care|*special care nursery
oncology nursing|oncology|cancer care|*chemotherapy|*haematology
renal nursing|dialysis|haemodialysis|renal care
cardiac nursing|cardiology|cardiac care|CCU|*coronary care|*telemetry
respiratory care|respiratory nursing|CPAP|*oxygen therapy|*non-invasive ventilation|*ventilator management|*mechanical ventilation
surgical nursing|surgical ward|surgical care|*pre-operative care|*post operative
medical nursing|medical ward|general medicine
orthopaedic nursing|orthopaedics
rehabilitation nursing|rehabilitation|rehab ward
neurology|neurological care|neuroscience nursing|stroke unit|*stroke care
gerontology|gerontological nursing|geriatrics
diabetes management|diabetes care|diabetes education|BGL monitoring|*insulin administration|*blood glucose monitoring
chronic disease management|chronic conditions|chronic disease|chronic illness care|GP management plans
infection control|infection prevention|IPC|standard precautions|aseptic non-touch technique|ANTT|*aseptic technique|*hand hygiene|*PPE donning
discharge planning|discharge coordination|discharge process|hospital discharge|plan discharge
care planning|support plans
clinical handover|handover|ISBAR
clinical documentation|progress notes|nursing documentation|clinical notes|patient records|case notes documentation|clinical record keeping|care documentation
electronic medical records|EMR|electronic health records|EHR|electronic patient records|digital health records
clinical governance|clinical risk management|clinical quality|clinical audit
NSQHS standards|national safety and quality health service standards|NSQHS|*hospital accreditation
aged care quality standards|strengthened quality standards|aged care standards|aged care act
ACFI|AN-ACC|~ANACC|*funding instrument;near=aged,care
immunisation|vaccinations|immunise
advanced life support|~ALS|ALS accreditation|ACLS;near=life,nurse,clinical,resuscitation,bls
basic life support|BLS
patient education|health education|patient teaching|educate patients|*health promotion
patient safety|falls risk|*falls prevention|*pressure area care|*pressure injuries
manual handling|patient handling|lifting and transferring|hoists
deteriorating patient|recognise deterioration|clinical deterioration|deteriorating residents
preceptorship|preceptor|*student supervision|*clinical facilitation
ward management|unit management|nursing leadership|in charge of shift|shift coordination|team leader of shift|in charge shifts
restrictive practices|behaviour support|behaviours of concern|challenging behaviours|behaviour management plans|complex behaviours
person-centred care|person centred|patient centred care|consumer directed care|client-centred care|consumer-centred
community access|community participation|community outings|social outings|community inclusion|*social support
domestic assistance|household duties|light housekeeping|domestic duties|home help|cooking and cleaning|*meal preparation
respite care|respite|short term accommodation
supported independent living|~SIL|group home|shared living|SIL homes;near=disability,support,living,ndis,participants
complex care needs|high intensity supports|complex support needs|high care needs|*bowel care|*seizure management|*epilepsy management
autism support|autism spectrum|ASD|*intellectual disability|*acquired brain injury|*ABI support|*spinal cord injury|*cerebral palsy
support coordination|plan management|plan coordination
lifestyle activities|recreational activities|activities program|leisure activities|lifestyle program|*diversional therapy
incident reporting|incident management|=SIRS|serious incident response scheme|report incidents
physiotherapy|physical therapy|*exercise prescription|*manual therapy
occupational therapy|*home modifications|*assistive technology|*functional assessment|functional capacity assessment|*equipment prescription
speech pathology|speech therapy|AAC|*dysphagia|*swallowing assessment|*augmentative communication
dietetics|nutrition|nutritional care
podiatry|foot care|*diabetic foot
psychology|psychological assessment|psychological therapy|cognitive behavioural therapy|~CBT|psychotherapy|psychometric testing;near=therapy,counselling,clients,act,dbt
counselling
exercise physiology|exercise programs|clinical exercise|*hydrotherapy
allied health support|therapy assistance|allied health assistance|therapy programs
radiography|medical imaging|*x-ray|*computed tomography|*CT scanning|*ultrasound|*sonography|*mammography|+MRI|magnetic resonance imaging
pathology|medical laboratory|specimen processing
pharmacy dispensing|dispensing|dispensary|prescription processing|*webster packs|*dose administration aids
dental assisting|dental nursing|chairside|dental radiography
sterilisation|CSSD|sterilising|reprocessing instruments|*autoclave
optical dispensing|*optometry
hearing assessment|audiometry|audiology
massage therapy|remedial massage
theatre technician duties|orderly duties|patient transport|wardsperson|*patient positioning
medical terminology|clinical terminology|medical language
Medicare billing|Medicare claims|bulk billing|MBS|DVA claims|*health fund claims|*hicaps
medical reception|patient bookings|appointment scheduling|patient intake|front desk medical|patient appointments
general practice|GP clinic|medical practice|primary care|primary health|GP practice
telehealth|video consultations
Aboriginal health|Aboriginal and Torres Strait Islander health|Indigenous health|Aboriginal community controlled health
trauma-informed care|trauma informed
recovery-oriented practice|recovery model|recovery framework|recovery oriented
suicide prevention|suicide risk assessment|self-harm|*risk assessment and safety planning
alcohol and other drugs|~AOD|substance use|drug and alcohol counselling|addiction|*harm minimisation;near=counselling,health,treatment,clients,sector
public health|population health|*epidemiology|*contact tracing
pain management|pain assessment|*analgesia
pre-admission|admissions
pharmacology|*medication safety
animal nursing|veterinary nursing|animal care|surgical nursing animals|animal handling
paramedicine|pre-hospital care|*patient extrication
[tool]
BestPractice|best practice software|BP premier|~Best Practice;near=software,genie,medical,practice,clinic,appointments,medicare,patients
Genie Solutions|genie software|gentu
MedicalDirector|medical director software|pracsoft
Cerner|powerchart
Epic EMR|epic systems
iPM|+webPAS|~iPatient Manager;near=patient
Leecare|+~Autumncare|+iCare software|+~ManAd Plus;near=care,aged
VisualCare|+ShiftCare|+SupportAbility|+Lumary|+Brevity care
Zedmed|+Cliniko|+Nookal|+Halaxy|+~Power Diary;near=clinic,allied,practice
BOSSnet|+TrakCare|*digital medical record
RiskMan|+~VHIMS|*riskman incident system;near=incident,risk,hospital
MedChart|+BPMH|electronic medication chart|+Medi-Map|+BESTMED
Titanium dental|+Dental4Windows|Exact dental|D4W
[tool]
Communicare|+PrimaryClinic|+Shexie|+Coreplus|+SplOse|+Gensolve|+Physitrack|+Procura|+AlayaCare|+eCase|+PainChek|+CareDocs|+Careview|+Sandata|+Brevity rostering|+HealthPathways|+HotDoc|+HealthEngine|+Fred Dispense|+Minfos|+Z Dispense|+eHealth NSW|+ieMR|+CHIME system|+CERNER FirstNet|+=PACS|+RIS radiology|+Sunquest|+AUSLAB|+Kestral|+Optomate|+Sunix|+Praktika|+Oasis dental|+ezyVet|+RxWorks|+VetLINK
[hard]
clinical coding|+multidisciplinary team care|=MDT|+day surgery|+burns care|+trauma nursing|+flight nursing|+rural and remote nursing|remote area nursing|+school nursing|+practice nursing|+women's health|+men's health|+sexual health|+lactation support|breastfeeding support|+newborn care|+child and adolescent mental health|CAMHS|+eating disorders|+mental state examination|MSE|+risk formulation|+continence care|+bowel management|+skin integrity|+central line care|PICC care|+port access|+syringe drivers|+epidural care|+ECG interpretation|electrocardiography|+chest drains|+!suctioning|+spirometry|+sleep studies|+!suturing|+ear syringing|+cytotoxic safety|+sterile field|+home dialysis|+stomal education|+PRN medication|+hoist transfers|+slide sheets|+mobility aids|+continence aids|+oral care|+thickened fluids|+overnight support|sleepover shifts|+CHSP|commonwealth home support programme|+restorative care|+reablement|+open disclosure|+specialist disability accommodation|SDA|+transition care|+hand therapy|+dry needling|+gait assessment|+!splinting|+voice therapy|+fluency therapy|+hearing aids|+sports nutrition|+eating plans|+nail surgery|+orthotics|+prosthetics|+schema therapy|+EMDR|+family therapy|+play therapy|+art therapy|+music therapy|+behaviour analysis|ABA therapy|+nuclear medicine|+echocardiography|+MRI safety|+blood typing|+microscopy|+!compounding|+pharmacy stock|+dental hygiene|+lens fitting|+contact lenses|+animal restraint|+kennel work|+grooming animals|+wildlife nursing|+health economics|+health policy|+health literacy|+medical writing|+theatre lists|+patient liaison|+medical typing
`;
