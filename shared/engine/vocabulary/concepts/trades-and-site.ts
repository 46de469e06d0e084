/** Words of building, fitting out, wiring, plumbing, metal and vehicles, and of safety on site. Form of the lines: concepts.ts. */
export const tradesAndSite = `
formwork|form work|concrete formwork:boxed up|boxing up|box up|stripped forms
concreting|concrete placement:poured slabs
steel fixing|steelfixing:tied reo
timber framing|wall framing|house framing:stud frames|stood frames|stand frames
fix out|fit off carpentry|internal fit out:skirtings|architraves|hung doors|hanging doors
decking|decks and pergolas|pergolas:merbau|carports
cabinet making|joinery|cabinetmaking:edge bander|edgebander|panel saw|carcasses and doors
plastering|plasterboard|plasterer:hung sheets|set joints|stopping and sanding
solid plastering|cement render:acrylic render
painting and decorating|house painting:cut in
bricklaying|brick laying:bricks a day
tiling|wall and floor tiling|tiler:laid tiles|lay tiles|laying tiles|bathrooms tiled|tiled|grout|porcelain
waterproofing|wet area waterproofing:wet areas
roofing|metal roofing|roof tiling:colorbond|ridge capping|gutters
flooring installation|floor laying:laid carpet
glazing|glazier|glass installation:shopfronts|glass panels|reglazed
scaffolding|scaffold erection|erect and dismantle scaffold:kwikstage|ledgers and standards|tube and clip
rigging|slinging loads|structural steel erection:slung loads|directed crane|tilt panels
crane operation|crane driving|slewing crane:franna|c6|tower crane
demolition|strip out|soft demolition:jackhammer|knocked down houses|pulled down|class b asbestos
site labouring|construction labouring|general labouring:site clean ups|barrowed|cleaned up site
trade assistance|trades assistant:helped the sparky
read plans|interpret plans|plan reading:off the plans|from drawings|to drawings|off drawings
set out|site set out|set out works:laser level|dumpy level|string lines
hand and power tools|power tools|hand tools:nail gun|drop saw|angle grinder|circular saw
own tools|own hand tools|tools of trade:full kit|own ute and tools
earthworks|excavation:dug
excavator operation|excavator:30 tonne digger
grader operation|final trim|road grading:140m|gps grader|trim grades|cut pavement|trimble
roller operation|compaction|soil compaction:padfoot|smooth drum|wacker
loader operation|front end loader:fel
skid steer operation|bobcat:skidsteer
asphalt|bitumen:hotmix
road maintenance|road works|maintain roads|road repairs|pothole patching|road resurfacing:potholes|resurfacing|shoulder grading|maintained roads|roadway
pipe laying|pipelaying|drainage installation:laid pipes|lay pipes|laying pipes|jointed|bedded|stormwater pipe
service location|underground service location|locate services:vac truck|cable locator|hydro excavation|non destructive digging
traffic control|traffic management:stop slow
fencing|fence installation|fence building:strained wire
landscaping|landscape construction|hard landscaping:retaining walls|laid turf|garden beds|pavers
garden maintenance|gardening|lawn mowing:mowed|mow
turf management|turf|greenkeeping:cricket wickets|verticut|aerating|topdressing
irrigation|irrigation installation:drippers|sprinkler|poly pipe
arboriculture|tree lopping|tree climbing:chipper|stump grinding|chainsaw
pest control|pest management|pest technician:termites|rodents|baits|cockroaches
pool building|pool construction:pool shells
building maintenance|handyman|property maintenance:fixed doors|fixed taps|odd jobs
shed building|steel frame construction:purlins
domestic electrical|residential electrical:roughed in
commercial electrical|commercial fit outs|commercial electrical installation:cable ladder|unistrut|sub mains|submains
industrial electrical|electrical maintenance of plant:motors and drives
electrical fault finding|diagnose electrical faults:megger
electrical testing|testing and commissioning:fault loop
test and tag|appliance testing:tagged leads
instrumentation|instrument fitting|instrument calibration:transmitters|flow meters|loop checks
plc programming|plc troubleshooting|plc fault finding:allen bradley|siemens s7|ladder logic|hmi
solar installation|solar pv:panels on roofs
line work|powerline work|overhead lines:poles and wires|linesman|liney
data and communications|data cabling|communications cabling:ran data|cat 6|cat6|patch panels
security systems installation|alarm installation:installed cameras
fire protection systems|sprinkler fitting|fire alarm systems:extinguishers|as 1851|hydrants
antenna installation|tv antenna:antennas
lift mechanic|elevator maintenance:kone
general plumbing|maintenance plumbing:blocked drains
plumbing rough in|new construction plumbing:roughed in
hot water systems|hot water installation:rheem
gasfitting|gas fitting:gas lines|gas leaks|lpg
backflow prevention|backflow testing:rpz
drainage|drain laying:sewer lines
air conditioning installation|split system installation:split systems
refrigeration|commercial refrigeration:cool rooms
hvac maintenance|hvac service:chillers
duct installation|ductwork installation:pan brake
welding|mig welding|tig welding:flux core|fluxcore|mig and tig
metal fabrication|steel fabrication|structural fabrication:handrails|made trusses|beams and columns
pipe fitting|pipefitting|pipe spooling:spools|isometrics|flange|bolt tensioning
mechanical fitting|maintenance fitting|plant maintenance:pumps and gearboxes|bearings
hydraulics|hydraulic systems|hydraulic repairs:hoses|cylinders and pumps|enzed
machining|fitting and turning|manual machining:lathe|surface grinder|keyways
cnc operation|cnc machining:mazak
toolmaking|tool making:wire cut
locksmithing|lock fitting:rekeyed
preventative maintenance|preventive maintenance|planned maintenance:greased|service schedules|condition monitoring|500 hour services|service pump|service machine|hour service
breakdown maintenance|reactive maintenance|breakdown repairs:call outs|callouts|got the line back
vehicle servicing|car servicing|log book servicing:minor services|major services|oil and filters|brakes and suspension
automotive diagnostics|vehicle diagnostics:scan tool
roadworthy inspections|vehicle inspections:roadworthies
heavy vehicle mechanics|heavy diesel|diesel fitting:kenworth|cummins|haul trucks
auto electrical|automotive electrical:alternators
panel beating|smash repair:dents|chassis straightening|quarter panels
spray painting|vehicle painting:two pack
tyre fitting|tyres:
vehicle detailing|car detailing:cut and polish
motorcycle mechanic|motorcycle repair|small engine mechanic:motorbikes|mowers and chainsaws|outboards|two stroke
bicycle mechanic|bike mechanic:bike servicing
agricultural machinery repair|farm machinery mechanic:john deere
aircraft maintenance|aircraft engineering:line maintenance
refuelling|aircraft refuelling|ground handling:tugs and belt loaders|pushback|menzies
shipwright|boat building:fibreglass
print production|offset printing|digital printing:heidelberg|guillotine|large format|press operator
upholstery|upholsterer|furniture upholstery:foam and fabric|car seats|reupholstered
sewing|machinist sewing:overlocker
swms|safe work method statements|jsa:take 5|take 5s|safe work method|wrote safety steps
safety data sheets|sds|msds:chemwatch|chemalert
hazard identification|identify hazards:hazards
site inductions|induct workers|conduct inductions:inducted|sign on sheets
elevated work platform|ewp|scissor lift:boom|scissor|yellow card|knuckle
itp|inspection and test plan:lot closure
rfi|request for information|technical queries:aconex|tqs|design queries
subcontractor management|manage subcontractors:subbies
practical completion|defects management:punch list
development approval|da|construction certificate:da approvals|private certifier|town planning|building surveyor
quantity surveying|cost planning:take offs
tendering|tender submissions|tender preparation:priced jobs|bid for
quoting|quote preparation|prepare quotes:priced jobs|measured up
job management software|field service software:simpro
wet area|waterproofing:bathrooms|membrane|showers
asbestos removal|asbestos:fibro|bagged and wrapped|air monitor|friable
welding certification|coded welder|coded welding|pressure welding:6g|asme ix|as 1796|x ray weld
sheet metal|press brake|guillotine:folded|back gauge|brake press
leak detection|burst main|pipe repair:ground mic|clamped|water mains
roof plumbing|metal roofing|guttering:colorbond|flashings|downpipes|roof sheets
track access|protection officer|safeworking|rail safety worker:po1|po2|handsignaller|riw|track force
soldering|pcb assembly|electronics assembly:boards|smt|reflow|microscope
four wheel drive|4wd|4x4|four wheel driving:off road
schematic|wiring diagram|circuit diagram|technical drawing|blueprint|read drawings|engineering drawing:drawings|shop drawings|wiring drawings
metalworking|metal work|metal fabrication:sheet metal|fabricated|welded
`;
