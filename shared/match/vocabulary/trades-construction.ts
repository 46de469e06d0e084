/** Trades and construction. Format: see families.ts. */
export const tradesConstruction = `
[hard]
electrical work|electrical installation|electrical maintenance|electrical trade|electrical services|electrical repairs|wiring
fault finding|fault diagnosis|troubleshooting electrical|diagnose faults|diagnostics and repair
switchboard work|switchboards|distribution boards|switchgear
test and tag|appliance testing|tag and test
emergency lighting|exit lighting
lighting installation|LED lighting|light fittings|downlights|lighting upgrades
solar installation|solar|photovoltaic|battery storage|inverters
three-phase power|three-phase|3 phase|motor control|variable speed drives|VSDs|variable frequency drives
PLC|programmable logic controllers
instrumentation|instrument calibration
data cabling|structured cabling|fibre splicing|fibre optics|communications cabling|data and communications
cable installation|cabling|conduit installation
high voltage switching|HV switching|high voltage|HV work
AS/NZS 3000|wiring rules|AS3000
thermography|thermal imaging|thermographic inspection|infrared inspection
fire systems|fire alarm systems|fire detection|fire protection systems|fire sprinklers|fire services
security systems|CCTV|access control|alarm systems|intruder alarms
air conditioning|split systems|ducted systems|VRF systems|VRV|AC installation
refrigeration|cool rooms|refrigerant handling|chillers
HVAC|mechanical services|ventilation|ductwork
plumbing
gas fitting|gasfitting|gas appliances|gas installation|gas services
drainage|drain laying|stormwater|sewer|drain cleaning|blocked drains|sanitary plumbing
hot water systems|hot water installation|hot water units|heat pumps
roof plumbing|roofing|guttering
backflow prevention|backflow testing|thermostatic mixing valves|TMV
carpentry|timber framing|wall framing|first fix
joinery|cabinet making|cabinetry|kitchen installation|kitchen cabinets|benchtops
formwork|falsework
concreting|steel fixing|reinforcement fixing|reo
bricklaying|blockwork|brick work|blocklaying|brick and block|masonry|stonemasonry
plastering|gyprock|plasterboard|gib fixing|rendering|cornice|drywall
painting and decorating|painting|surface preparation|protective coatings|airless spray
tiling|waterproofing|wet areas
flooring|carpet laying
glazing|window installation|glass installation|shower screens|curtain walls|windows and doors|facades
landscaping|paving|retaining walls|turf laying|irrigation installation|hardscaping
fencing
demolition|strip out|asbestos removal|class B asbestos
scaffolding
rigging|slinging|dogging|lifting equipment
crane operation|mobile crane|tower crane|overhead crane|slewing crane|franna
excavator operation|excavators|excavation|earthmoving|trenching
plant operation|mobile plant|heavy plant|operating plant|plant and machinery|earthmoving equipment|earthmoving machinery|skid steer|bobcat|front end loader|backhoe|telehandler|roller operation|grader operation|bulldozer|heavy machinery
elevated work platform|~EWP|boom lift|scissor lift|EWP operation|knuckle boom|cherry picker;near=licence,ticket,platform,card,heights,over,operate,under
traffic management|stop slow bat|traffic controllers|traffic guidance schemes
civil construction|civil works|roadworks|pipe laying|road construction|subdivision works|kerb and channel|asphalting|bitumen|drainage construction|pipelaying
commercial construction|commercial building|fit-outs|shop fitting|commercial projects
residential construction|residential building|new homes|home building|renovations|domestic construction|housing construction
construction management|site management|manage construction|construction supervision|building supervision
site supervision|supervise subcontractors|supervise trades|coordinate trades|manage subcontractors|subcontractor management|coordinate subcontractors|trade coordination|subcontractor coordination
estimating|take-offs|quantity surveying|bill of quantities|quoting|cost planning
tendering|bid preparation|bid management
contract administration|variations and claims|progress claims|contract variations|subcontract administration|extension of time claims
construction programming|site programming|construction scheduling
reading plans|interpret drawings|technical drawings|blueprint reading|read drawings|building plans|interpret plans|engineering drawings|architectural drawings
National Construction Code|~NCC|building codes|BCA|building regulations;near=building,code,construction
building defects|defects
quality inspections|ITPs|inspection and test plans|quality assurance construction|quality checks
work at heights|heights safety|safety harness
confined space
safe work method statements|SWMS|JSEA|job safety analysis|JSA|take 5|safe work procedures
toolbox talks|toolbox meetings|pre-start meetings|site inductions|prestart
permit to work|hot work permits|permit systems|lockout tagout|LOTO|isolations|tag out
welding|flux core|oxy cutting|MIG|TIG|MMAW|GMAW|FCAW
fabrication|boilermaking|structural steel|sheet metal
fitting and turning|mechanical fitting|machining|turning and milling|lathe
CNC machining|CNC
hydraulics|pneumatics
mechanical maintenance|plant maintenance|machinery maintenance|equipment maintenance|repair and maintenance|service and maintenance|maintenance work|breakdowns
preventative maintenance|preventive maintenance|planned maintenance|scheduled maintenance|routine maintenance|scheduled servicing
conveyors
pumps|valves|gearboxes|bearings
vehicle servicing|logbook servicing|vehicle repairs|mechanical repairs|car servicing|roadworthy inspections
diesel engines|diesel mechanics|heavy diesel|engine rebuilds|heavy vehicle mechanics|heavy earthmoving equipment repair
auto electrical|automotive electrical|vehicle electrical systems|12 volt systems
panel beating|smash repairs|collision repair|vehicle spray painting
wheel alignment|tyre fitting|suspension
vehicle diagnostics|scan tools|automotive diagnostics|engine diagnostics
hand and power tools|power tools|hand tools
grounds maintenance|gardening|mowing|horticultural maintenance
arboriculture|tree lopping|tree pruning|chainsaw|tree work
building maintenance|property maintenance|facilities maintenance|handyman work|general maintenance|maintenance repairs|building repairs
facilities management|building services|facilities coordination
surveying|set out|total station
steel erection|precast installation|tilt-up panels
insulation installation|insulation|sarking
swimming pool construction|pool maintenance|pool cleaning
rope access|IRATA
blasting and painting|sandblasting|abrasive blasting
pipe fitting|pipefitting|poly welding|pipe welding|poly pipe
locksmithing|key cutting
upholstery|furniture making|furniture restoration
lift maintenance|lift mechanic|elevators and escalators
automatic doors|garage doors|roller doors
signwriting|signage installation|vinyl application
site safety|construction safety|workplace safety on site
apprentice supervision|supervise apprentices|training apprentices|mentor apprentices|leading hand duties|crew supervision
[tool]
simPRO|+ServiceM8|+AroFlo|+Tradify|+~Fergus|+ServiceTitan;near=software,job,simpro
Procore|+Aconex|+~Hammertech|+Jobpac|+~Cheops|+~Buildertrend|+Buildxact|+~InEight;near=construction,software,procore,aconex
Bluebeam|+~CostX|+Cubit estimating;near=estimating,takeoff,software
Asta Powerproject|~Asta;near=programming,primavera,project
`;
