/** Trades and construction. Format: see families.ts. */
export const tradesConstruction = `
[hard]
electrical work|electrical installation|electrical installations|electrical maintenance|electrical trade|electrical wiring|electrical services|electrical repairs|wiring
fault finding|fault find|fault diagnosis|fault-finding and repair|troubleshooting electrical|diagnose faults|diagnostics and repair|electrical fault finding
switchboard work|switchboards|switchboard installation|distribution boards|switchboard wiring|switchgear
test and tag|testing and tagging|appliance testing|tag and test
emergency lighting|exit lighting|emergency and exit lighting
lighting installation|LED lighting|light fittings|downlights|lighting upgrades
solar installation|solar PV|solar panels|rooftop solar|solar|photovoltaic|solar and battery|battery storage|inverters
three-phase power|three phase motors|three-phase|3 phase|three phase power|motor control|variable speed drives|VSDs|variable frequency drives
PLC|programmable logic controllers|PLC programming|PLC fault finding|PLCs|PLC controlled
instrumentation|instrument calibration|instrumentation and control|process instrumentation
data cabling|structured cabling|fibre optic cabling|fibre splicing|fibre optics|communications cabling|data and communications
cable installation|cable pulling|cable management|cable tray|cable jointing|cable ladder|cabling|conduit installation
high voltage switching|HV switching|high voltage|HV work
AS/NZS 3000|wiring rules|AS3000|Australian wiring rules|AS NZS 3000
thermography|thermal imaging|thermographic inspection|thermographic inspections|infrared inspection
fire systems|fire alarm systems|fire detection|fire protection systems|fire sprinklers|fire services
security systems|CCTV|access control|alarm systems|CCTV installation|intruder alarms
air conditioning|air conditioners|split systems|ducted systems|split system installation|ducted air conditioning|VRV systems|VRF systems|VRV|AC installation
refrigeration|commercial refrigeration|cool rooms|refrigerant handling|refrigeration systems|chillers
HVAC|heating ventilation and air conditioning|mechanical services|ventilation|ductwork
plumbing|general plumbing|plumbing maintenance|plumbing installation|maintenance plumbing|domestic plumbing|commercial plumbing
gas fitting|gasfitting|gas appliances|gas installation|gas services
drainage|drain laying|stormwater|sewer|drain cleaning|blocked drains|sanitary plumbing
hot water systems|hot water installation|hot water units|heat pumps
roof plumbing|metal roofing|gutters and downpipes|roofing|guttering|roof tiling
backflow prevention|backflow testing|thermostatic mixing valves|TMV
carpentry|carpentry work|fix-out carpentry|fit off carpentry|second fix carpentry|framing carpentry|timber framing|wall framing|timber frames|first fix
joinery|cabinet making|cabinetry|kitchen installation|joinery installation|kitchen cabinets|benchtops
formwork|formwork carpentry|shuttering|falsework
concreting|concrete pouring|concrete finishing|concrete placement|concrete works|steel fixing|reinforcement fixing|reo|concrete cutting
bricklaying|blockwork|brick work|blocklaying|brick and block|masonry|stonemasonry
plastering|gyprock|plasterboard|gib fixing|rendering|setting plasterboard|cornice|drywall|wet plastering
painting and decorating|painting|spray painting|surface preparation|house painting|protective coatings|airless spray
tiling|wall and floor tiling|waterproofing|floor tiling|wet areas
flooring|floor laying|carpet laying|vinyl flooring|timber flooring|floor covering
glazing|window installation|glass installation|shower screens|curtain walls|windows and doors|facades
landscaping|landscape construction|paving|retaining walls|turf laying|irrigation installation|hardscaping
fencing|fence installation|pool fencing
demolition|strip out|asbestos removal|soft demolition|class B asbestos
scaffolding|scaffold erection|scaffolds|scaffold inspection
rigging|slinging|dogging|lifting equipment|load slinging|crane rigging
crane operation|mobile crane|tower crane|overhead crane|slewing crane|franna
excavator operation|excavators|excavation|earthmoving|trenching|operate excavator|mini excavator
plant operation|mobile plant|heavy plant|operating plant|plant and machinery|earthmoving equipment|earthmoving machinery|skid steer|bobcat|front end loader|backhoe|telehandler|roller operation|grader operation|bulldozer|heavy machinery
elevated work platform|~EWP|boom lift|scissor lift|EWP operation|knuckle boom|cherry picker;near=licence,ticket,platform,card,heights,over,operate,under
traffic management|traffic control plans|stop slow bat|traffic controllers|traffic guidance schemes
civil construction|civil works|roadworks|pipe laying|road construction|subdivision works|kerb and channel|asphalting|asphalt|bitumen|drainage construction|pipelaying
commercial construction|commercial fit-out|commercial building|fit-outs|shop fitting|office fit-out|fit-out|commercial projects|fit out
residential construction|residential building|new homes|home building|renovations|extensions and renovations|domestic construction|volume home building|housing construction
construction management|site management|manage construction|construction supervision|construction site management|building supervision
site supervision|supervise subcontractors|supervise trades|coordinate trades|manage subcontractors|subcontractor management|coordinate subcontractors|trade coordination|trades coordination|subcontractor coordination
estimating|construction estimating|quantity take-offs|take-offs|quantity surveying|cost estimating|bill of quantities|quoting|tender estimating|prepare quotes|cost planning
tendering|tender preparation|tender submissions|tenders|bid preparation|tender documents|bid management
contract administration|contracts administration|variations and claims|progress claims|contract variations|subcontract administration|extension of time claims
construction programming|construction program|project scheduling|site programming|construction scheduling
reading plans|read plans|interpret drawings|technical drawings|blueprint reading|read drawings|reading drawings|building plans|interpret plans|engineering drawings|read technical drawings|architectural drawings
National Construction Code|~NCC|building codes|building code of Australia|BCA|building regulations;near=building,code,construction
building defects|defect rectification|defects management|handover and defects|defects
quality inspections|ITPs|inspection and test plans|quality assurance construction|quality checks
work at heights|working at heights|heights safety|safety harness|height safety
confined space|confined space entry|confined spaces|enter confined space
safe work method statements|SWMS|JSEA|job safety analysis|JSA|take 5|safe work procedures
toolbox talks|toolbox meetings|pre-start meetings|site inductions|prestart
permit to work|hot work permits|isolation permits|permit systems|lock out tag out|lockout tagout|LOTO|isolations|tag out
welding|welder|MIG welding|TIG welding|stick welding|arc welding|pressure welding|aluminium welding|stainless steel welding|flux core|oxy cutting|MIG|TIG|MMAW|GMAW|FCAW
fabrication|metal fabrication|steel fabrication|boilermaking|structural steel|sheet metal|sheet metal work|structural fabrication
fitting and turning|mechanical fitting|machining|turning and milling|lathe operation|fitter and turner|lathe|milling machines|manual machining
CNC machining|CNC|CNC programming|CNC operation|CNC mill|CNC lathe|CNC machines
hydraulics|pneumatics|hydraulic systems|hydraulics and pneumatics|pneumatic systems|hydraulic hoses
mechanical maintenance|plant maintenance|machinery maintenance|equipment maintenance|breakdown maintenance|repair and maintenance|service and maintenance|maintenance work|repairs and maintenance|breakdowns
preventative maintenance|preventive maintenance|planned maintenance|scheduled maintenance|maintenance schedules|routine maintenance|scheduled servicing
conveyors|conveyor maintenance|conveyor systems|conveyor belts
pumps|pump maintenance|pump repair|valves|gearboxes|bearings
vehicle servicing|logbook servicing|vehicle repairs|mechanical repairs|light vehicle servicing|car servicing|vehicle inspections|roadworthy inspections
diesel engines|diesel mechanics|heavy diesel|diesel engine repair|engine rebuilds|heavy vehicle mechanics|heavy earthmoving equipment repair
auto electrical|automotive electrical|vehicle electrical systems|12 volt systems
panel beating|smash repairs|collision repair|vehicle spray painting
wheel alignment|tyre fitting|brakes and suspension|suspension
vehicle diagnostics|scan tools|automotive diagnostics|engine diagnostics
hand and power tools|power tools|hand tools|use of power tools
grounds maintenance|gardening|lawn mowing|mowing|garden maintenance|hedging|horticultural maintenance|parks and gardens
arboriculture|tree lopping|tree pruning|chainsaw operation|chainsaw|tree work
building maintenance|property maintenance|facilities maintenance|handyman work|general maintenance|maintenance repairs|building repairs
facilities management|facility management|building services|facilities coordination
surveying|set out|land surveying|construction set out|total station|site set out|GPS surveying
steel erection|structural steel erection|precast installation|tilt-up panels
insulation installation|insulation|sarking
swimming pool construction|pool maintenance|pool cleaning
rope access|IRATA|industrial rope access
blasting and painting|sandblasting|abrasive blasting
pipe fitting|pipefitting|poly welding|pipe welding|poly pipe
locksmithing|key cutting
upholstery|furniture making|furniture restoration
lift maintenance|lift mechanic|elevators and escalators
automatic doors|garage doors|roller doors
signwriting|signage installation|vinyl application
site safety|construction safety|site safety inspections|safe work practices|workplace safety on site
apprentice supervision|supervise apprentices|training apprentices|mentor apprentices|leading hand duties|crew supervision
[tool]
simPRO|+ServiceM8|+AroFlo|+Tradify|+~Fergus|+ServiceTitan;near=software,job,simpro
Procore|+Aconex|+~Hammertech|+Jobpac|+~Cheops|+~Buildertrend|+Buildxact|+~InEight;near=construction,software,procore,aconex
Bluebeam|bluebeam revu|+~CostX|+Cubit estimating;near=estimating,takeoff,software
Asta Powerproject|~Asta;near=programming,primavera,project
`;
