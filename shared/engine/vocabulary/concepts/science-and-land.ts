/** Words of laboratories, the environment, farms, forests, waste, cleaning, security, emergencies and councils. Form of the lines: concepts.ts. */
export const scienceAndLand = `
chromatography|gas chromatography:chemstation
wet chemistry|analytical chemistry|chemical analysis:titrations|karl fischer|gravimetric|icp
molecular biology|pcr|dna extraction:qpcr|western blots|crispr
cell culture|tissue culture|mammalian cell culture:cell lines|passaged cells|biosafety cabinet|hek293
microbiology|microbiological testing|micro testing:agar plates|plate counts|petri
histology|histopathology:microtome
pathology testing|medical laboratory|clinical laboratory:blood films|crossmatch|sysmex|roche cobas
specimen reception|sample reception:logged samples|logged specimens|mislabels|auslab
lims|laboratory information management system|laboratory information system:labware|starlims|sample manager
laboratory operations|laboratory support|lab maintenance:prepared media|glassware|autoclaved|ordered reagents
nata accreditation|iso 17025|laboratory quality:nata|proficiency testing|method validation
instrument calibration|calibrate instruments:calibrated
water quality|water testing:turbidity
environmental monitoring|environmental sampling|field sampling:soil samples|groundwater samples|monitoring wells|dust gauges|water sample|air sample
contaminated land|site contamination:tank pulls
environmental compliance|environmental licence:epa
environmental impact assessment|eis:review of environmental factors|ref|epbc|biodiversity chapter
ecological surveys|flora and fauna surveys|ecology:bird surveys|quadrats|camera traps
bush regeneration|bushland restoration|revegetation:lantana|cut and paint|planted trees|tubestock
natural resource management|catchment management|land care:landholders|landcare|erosion works
park ranger|ranger duties:campgrounds
feral animal control|pest animal control:1080
fire management|bushfire mitigation:rfs
bushfire fighting|firefighting|bushfire response|fire response:rfs|firefighter|pumped|laddered|cut out cars|retained firefighter|ba set
emergency response|emergency management:ert
gis|geographic information systems|spatial analysis:qgis|arcmap|mapinfo|shapefiles
surveying|land surveying|engineering survey:total station|gps rover|leica
geological logging|core logging:logged core
grade control|ore control:ore spotting
mine planning|mine scheduling:deswik
geotechnical investigation|geotechnical testing:dcp
structural design|structural engineering:space gass
civil design|road design:12d
traffic engineering|transport planning:sidra
mechanical design|machine design|product design engineering:solidworks|inventor|designed conveyors|designed chutes
building services engineering|hvac design:heat loads
power systems|power systems engineering|power engineering:protection settings|relay settings|load flow
process safety|hazop:lopa
reliability engineering maintenance|asset reliability:rcm
non destructive testing|ndt:ultrasonic testing|dye penetrant|mag particle|ultrasonic
maintenance planning|maintenance scheduling:sap pm
commissioning|commission equipment|plant commissioning:fat and sat|site acceptance|factory acceptance|punch lists
water treatment operation|water treatment:filters and clarifiers
water network maintenance|water mains|water reticulation:burst mains|main breaks|repaired mains
product development food|new product development:bench samples
food quality assurance|food qa:haccp plan
gmp|good manufacturing practice|pharmaceutical manufacturing:batch records|cleanroom|clean room|gowning
quality management systems|qms|iso 9001:internal audits|corrective actions|ncrs
clinical trials|clinical research|clinical trial coordination:trial patients|ethics submissions|phase 3|ich gcp
research projects|scientific research|conduct research:thesis|published papers|phd
qualitative research|interviewing participants:focus groups
literature searches|literature reviews|literature review:scoping reviews|systematic reviews|covidence
statistical analysis|statistics|statistical modelling:regression models|spss|sas|stata
agronomy|agronomist:soil tests
cropping|broadacre farming:air seeder
tractor operation|operate tractors:tractor
livestock handling|stock work|livestock:drenched|calving|weaners|mustered|in the yards|stockperson
dairy farming|dairy farm work|milking cows|milking:cups on|rotary dairy|herringbone|mastitis
piggery|pig production:farrowing
shearing|shed hand:shore|sheep a day|handpiece
fruit picking|harvest work:picked apples
packing shed work|packing shed:sorting table
pruning|vine pruning|fruit tree pruning:vines
winery operations|cellar operations|winemaking:vintages at|ferments|pumpovers|pump overs
nursery work|nursery hand:potted up
protected cropping|greenhouse growing:ec and ph
chemical application|spray chemicals|apply chemicals:boom spray|chemcert|acdc
soil preparation and planting|crop planting:seedlings
aquaculture|fish farming:fish pens
commercial fishing|fishing deckhand:long lines
forestry|forest operations|harvesting timber:harvester head|skidder|pine|blue gum
sawmilling|timber processing:bench saw
waste collection|garbage collection|kerbside collection:garbo|side lift|bin lifts
recycling|resource recovery:mrf|fogo|worm farm|bin audit|tip shop
landfill operation|landfill:cover over
weighbridge|weighbridge operation:weighed trucks
commercial cleaning|office cleaning|cleaning offices:mopped|emptied bins|cleaned schools
floor care|floor cleaning|floor polishing:buffed floors|burnished|ride on scrubber|polivac
carpet cleaning|carpet steam cleaning:steam cleaned
window cleaning|glass cleaning:squeegee
domestic cleaning|house cleaning:cleaned houses
hospital cleaning|healthcare cleaning:cleaned wards
industrial cleaning|factory cleaning|high pressure cleaning:foamed|hosed down|wash down
cleaning chemicals|handling chemicals|safe use of chemicals:sds|bleach|sanitiser|disinfectants
static guarding|security guarding|site security:night watch|patrolled|guarded
security patrols|mobile patrols|patrols:lock ups|unlock and lock|alarm responses|checked doors
cctv monitoring|cctv|monitor cctv:camera room|watched cameras|control room
access control|visitor management|control access:swipe cards|visitor passes|signed in contractors|gatehouse
crowd control|crowd management|door security:bouncer|doorman|nightclub
conflict management|conflict resolution|manage conflict:defused|talked down|upset customers|angry customers|calm angry|angry patron|calm upset|broke up fight
incident reporting|report incidents|write incident reports:incident log|wrote up incidents|notebook entries
loss prevention|retail loss prevention:shoplifters
cash in transit|cash collection|armoured vehicle:armaguard|prosegur|atm replenishment|armed
screening passengers|aviation security screening:screening point
law enforcement|=policing|police work:constable|arrests|general duties|police officer|police force|on the van|custody
custodial|correctional officer|prison:inmates|cell searches|offenders
conduct investigations|investigate breaches|regulatory investigations:took statements|briefs of evidence|evidence gathered
compliance inspections|inspections and enforcement|enforcement:infringements|notices issued|improvement notices|parking inspector|fines|inspected|clean up notices|breached
parking enforcement|parking officer:parking tickets
animal management council|animal control officer:stray dogs
environmental health|public health inspection:food premises
town planning|statutory planning|urban planning:assessed das|da assessment|planning scheme
building surveying|building inspection:mandatory inspections
council operations|local government operations:shire
public policy analysis|policy development|policy advice:briefs to the minister|cabinet submissions|green paper|discussion papers
ministerial correspondence|ministerial briefs|briefing notes:ministerials|minister office|question time briefs
grants management|grant administration|administer grants:acquittals|grant rounds|funding rounds|assessed applications for funding
grant writing|grant applications|write grants:won grants|won funding|wrote grants
fundraising|donor relations|philanthropy:donors|raised money|bequests|regular giving
community development|community engagement|community consultation:community garden|have your say|drop in sessions|brought together|food pantry|neighbours
aboriginal community engagement|work with aboriginal communities|aboriginal cultural awareness:elders|aboriginal land council|on country|remote communities
customer service in government|government customer service:service nsw
library services|library operations|library assistance:shelved books|storytime|story time
museum and collections|curation|curatorial:installed exhibitions|condition reports on works|artworks|object handling
military service|defence force|adf:infantry|raaf|corporal
security clearance|baseline clearance|nv1:negative vetting|positive vetting|cleared to
cabin crew|flight attendant:qantas
commercial pilot|flying operations:cpl
check in passengers|passenger services:check in counter
marine operations|vessel operation|deck operations:moored|master 5|ferries|tied up
stevedoring|port operations:lashing
diving|commercial diving|scuba diving:adas|dive master|divemaster
funeral services|funeral director:hearse
landholder engagement|landholder|engage landholder:farmers|kitchen tables|field days
local law|ranger services|parking enforcement|animal management:barking dogs|abandoned cars|parking tickets|impounded
collection care|preventive conservation|museum collection:hygrometers|light levels|acid free|condition reports|reboxed
community corrections|supervise offenders|community based orders:breached|reporting weekly|parole|orders
evacuation centre|relief centre|emergency management:showgrounds|bedded down|sitrep|aiims
early literacy|storytime|rhyme time:picture books|prams|baby rhyme
`;
