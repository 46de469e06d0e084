/** Trades and construction. Format: see families.ts. */
export const tradesConstruction = `
[hard]
electrical work|electrical installation|electrical maintenance|electrical trade|electrical services|electrical repairs|wiring
fault finding|fault diagnosis|troubleshooting electrical|diagnose faults|diagnostics and repair
switchboard work|switchboards|distribution boards|switchgear
test and tag|appliance testing|tag and test
emergency lighting|exit lighting
lighting installation|LED lighting|light fittings|downlights|lighting upgrades
solar installation|solar|photovoltaic|*battery storage|*inverters
three-phase power|three-phase|3 phase|variable speed drives|variable frequency drives|*motor control|*VSDs
PLC|programmable logic controllers
instrumentation|instrument calibration
data cabling|structured cabling|communications cabling|data and communications|*fibre splicing|*fibre optics
cable installation|cabling|conduit installation
high voltage switching|HV switching|high voltage|HV work
AS/NZS 3000|wiring rules|AS3000
thermography|thermal imaging|thermographic inspection|infrared inspection
fire systems|fire alarm systems|fire detection|fire protection systems|fire sprinklers|fire services
security systems|CCTV|alarm systems|intruder alarms|*access control
air conditioning|split systems|VRV|AC installation|*ducted systems|*VRF systems
refrigeration|cool rooms|refrigerant handling|*chillers
HVAC|mechanical services|ventilation|*ductwork
plumbing
gas fitting|gasfitting|gas appliances|gas installation|gas services
drainage|drain laying|drain cleaning|blocked drains|sanitary plumbing|*stormwater|*sewer
hot water systems|hot water installation|hot water units|*heat pumps
roof plumbing|roofing|*guttering
backflow prevention|backflow testing|TMV|*thermostatic mixing valves
carpentry|*timber framing|*wall framing|*first fix
joinery|cabinet making|cabinetry|kitchen cabinets|*kitchen installation|*benchtops
formwork|*falsework
concreting|reinforcement fixing|*steel fixing|*reo
bricklaying|blockwork|brick work|blocklaying|brick and block|*masonry|*stonemasonry
plastering|gyprock|plasterboard|gib fixing|drywall|*rendering|*cornice
painting and decorating|painting|*surface preparation|*protective coatings|*airless spray
tiling|*waterproofing|*wet areas
flooring|carpet laying
glazing|window installation|glass installation|*shower screens|*curtain walls|*windows and doors|*facades
!landscaping|*paving|*retaining walls|*turf laying|*irrigation installation|*hardscaping
fencing
demolition|strip out|asbestos removal|class B asbestos
scaffolding
rigging|*slinging|*dogging|*lifting equipment
crane operation|mobile crane|tower crane|overhead crane|slewing crane|*franna
excavator operation|excavators|excavation|earthmoving|*trenching
plant operation|mobile plant|heavy plant|operating plant|plant and machinery|earthmoving equipment|earthmoving machinery|roller operation|grader operation|heavy machinery|*skid steer|*bobcat|*front end loader|*backhoe|*telehandler|*bulldozer
elevated work platform|~EWP|EWP operation|cherry picker|*boom lift|*scissor lift|*knuckle boom;near=licence,ticket,platform,card,heights,over,operate,under
traffic management|stop slow bat|traffic controllers|traffic guidance schemes
civil construction|civil works|roadworks|pipe laying|road construction|bitumen|drainage construction|pipelaying|*subdivision works|*kerb and channel|*asphalting
commercial construction|commercial building|shop fitting|commercial projects|*fit-outs
residential construction|residential building|new homes|home building|domestic construction|housing construction|*renovations
construction management|site management|manage construction|construction supervision|building supervision
site supervision|supervise subcontractors|supervise trades|coordinate trades|manage subcontractors|subcontractor management|coordinate subcontractors|trade coordination|subcontractor coordination
!estimating|bill of quantities|quoting|*take-offs|*quantity surveying|*cost planning
tendering|bid preparation|bid management
contract administration|contract variations|subcontract administration|*variations and claims|*progress claims|*extension of time claims
construction programming|site programming|construction scheduling
reading plans|interpret drawings|technical drawings|blueprint reading|read drawings|building plans|interpret plans|engineering drawings|architectural drawings
National Construction Code|~NCC|building codes|BCA|building regulations;near=building,code,construction
building defects|defects
quality inspections|ITPs|inspection and test plans|quality assurance construction|quality checks
work at heights|heights safety|safety harness
confined space
safe work method statements|SWMS|JSEA|job safety analysis|JSA|take 5|safe work procedures
toolbox talks|toolbox meetings|pre-start meetings|prestart|*site inductions
permit to work|hot work permits|permit systems|LOTO|tag out|*lockout tagout|*isolations
welding|MIG|TIG|MMAW|GMAW|FCAW|*flux core|*oxy cutting
fabrication|boilermaking|*structural steel|*sheet metal
fitting and turning|mechanical fitting|machining|turning and milling|*lathe
CNC machining|CNC
hydraulics|*pneumatics
mechanical maintenance|plant maintenance|machinery maintenance|equipment maintenance|repair and maintenance|service and maintenance|maintenance work|breakdowns
preventative maintenance|preventive maintenance|planned maintenance|scheduled maintenance|routine maintenance|scheduled servicing
conveyors
pumps|*valves|*gearboxes|*bearings
vehicle servicing|logbook servicing|vehicle repairs|mechanical repairs|car servicing|*roadworthy inspections
diesel engines|diesel mechanics|heavy diesel|engine rebuilds|heavy vehicle mechanics|*heavy earthmoving equipment repair
auto electrical|automotive electrical|vehicle electrical systems|12 volt systems
panel beating|smash repairs|collision repair|*vehicle spray painting
wheel alignment|*tyre fitting|*suspension
vehicle diagnostics|scan tools|automotive diagnostics|engine diagnostics
hand and power tools|power tools|hand tools
grounds maintenance|gardening|horticultural maintenance|*mowing
arboriculture|tree lopping|tree pruning|tree work|*chainsaw
building maintenance|property maintenance|facilities maintenance|handyman work|general maintenance|maintenance repairs|building repairs
facilities management|building services|facilities coordination
!surveying|set out|*total station
steel erection|tilt-up panels|*precast installation
insulation installation|insulation|*sarking
swimming pool construction|pool maintenance|pool cleaning
rope access|IRATA
blasting and painting|sandblasting|abrasive blasting
pipe fitting|pipefitting|pipe welding|poly pipe|*poly welding
locksmithing|key cutting
upholstery|*furniture making|*furniture restoration
lift maintenance|lift mechanic|elevators and escalators
automatic doors|garage doors|roller doors
signwriting|signage installation|*vinyl application
site safety|construction safety|workplace safety on site
apprentice supervision|supervise apprentices|training apprentices|mentor apprentices|leading hand duties|crew supervision
[tool]
simPRO|+ServiceM8|+AroFlo|+Tradify|+~Fergus|+ServiceTitan;near=software,job,simpro
Procore|+Aconex|+~Hammertech|+Jobpac|+~Cheops|+~Buildertrend|+Buildxact|+~InEight;near=construction,software,procore,aconex
Bluebeam|+~CostX|+Cubit estimating;near=estimating,takeoff,software
Asta Powerproject|~Asta;near=programming,primavera,project
[tool]
Buildsoft|+Cheops estimating|+Cordell|+Groundplan|+PlanSwift|+Countfire|+Simpro mobile|+Fieldwire|+HammerTech inductions|+Dashpivot|+Sitepass|+Payapps|+Viewpoint construction|+Fergus software|+AutoData|+Autologic diagnostics|+Bosch diagnostics|+Snap-on diagnostics|+Cabinet Vision|+Microvellum|+AlphaCAM|+SolidCAM
[hard]
domestic electrical|residential electrical|+!rewiring|+smoke alarms|+home automation|C-Bus|KNX|+UPS systems|+motor rewinding|+cable jointing|+overhead lines|+lift electrical|+rough-in and fit-off|fit-off|+cooling towers|+building management systems|BMS|+air balancing|+copper pipework|+pipe relining|+hydro jetting|+septic systems|+fire hydrants|+medical gas|+LPG installation|+rainwater tanks|+metal roofing|+roof tiling|+roof restoration|+fix-out carpentry|second fix carpentry|+!decking|+pergolas|+staircases|+door hanging|+window frames|+partition walls|+!cladding|+weatherboards|+subfloors|+!underpinning|+house raising|+!post-tensioning|+precast concrete|+concrete pumping|+concrete cutting|core drilling|+!kerbing|+stone benchtops|+stone cutting|+rendering walls|+set plastering|+!wallpapering|+spray painting|+epoxy flooring|+timber flooring|+vinyl laying|+floor sanding|+floor tiling|+wall tiling|+!caulking|+double glazing|+synthetic turf|+brick paving|+pool fencing|+site clean-up|+!labouring|general labouring|+trade assisting|trades assistant|+pressure welding|+pipe fabrication|+stick welding|+plasma cutting|+metal spinning|+duct fabrication|+laser cutting|+CNC programming|+CNC routing|+tool making|+die setting|+milling machines|+grinding metal|+hose fitting|+diesel fitting|+plant mechanics|+engine tuning|+brake repair|+tyre repair|+dent repair|+hybrid and electric vehicles|EV servicing|+marine mechanics|+outboard motors|+boat building|+caravan repairs|+trailer repairs|+forklift repair|+gate automation|+intercom systems|+abseiling work|+line marking|+road maintenance|+pavement repairs|+drainage pits|+pipe jacking|+directional drilling|HDD|+service locating|dial before you dig|+final trim|+bulk earthworks|+compaction|+!piling|+!dredging|+civil labouring|+home inspections|+site diaries|+strata repairs|+tool maintenance
`;
