/** Words of building sites, plants, mines, farms, stores and yards, as ads ask for the work and resumes tell of it. Form of the lines: concepts.ts. */
export const sitesAndYards = `
landscaping|landscape construction|landscaper:laid turf|retaining walls|laid pavers|garden beds|mulched
garden maintenance|gardening duties|grounds maintenance|gardener:mowed|mowed lawns|whipper snipper|brushcutter|pruned roses|leaf blower
after hours call outs|on call roster|after hours:on call one week|callouts at night|after hours callouts
patrol|patrolling:foot patrols|lock up checks|checked doors and windows|patrolled
food safety|haccp:ccp checks|critical control points|hairnet|brcgs|sqf
de escalation:talked down|defused|calmed aggressive
work at night|night shift|overnight shifts:graveyard shift|permanent nights|night fill|night works
hand tools|power tools:drills and grinders|nail guns|drop saw
on your feet|physically fit|physical fitness|physically demanding:lifted 20 kg|lifted bags all day|lifting 25|shovelled
supervise crew|lead a crew|crew leadership:leading hand|ganger|foreman
cable installation|cabling|run cables:pulled cables|pulled in cables|hauled cable|cable ladder
root cause analysis:5 whys|five whys|fishbone
manual handling|heavy lifting:carried furniture|moved pianos|two person lifts|25 kg bags
diesel mechanic|heavy diesel|diesel fitter:caterpillar engines|detroit diesel|=injector|final drives
hydraulics:hydraulic rams|hydraulic hoses|hydraulic pumps
machine operation|operate machinery|machine operator:ran the extruder|ran two machines|filling machine|press operator|flow wrapper|operated machines
develop swms|review swms|risk assessments:wrote swms|wrote jsas|jsas
dozer:d10 dozer|d11 dozer|d6 dozer|cat d10
security systems|alarm systems:alarm panels|inner range|hikvision
incident reports|incident reporting:logged incidents|notebook entries|daily occurrence
elevated work platform|ewp:ipaf|cherry picker|genie boom|boom lift
laboratory testing|lab testing|laboratory technician:titrations|hplc|viscosity|ph meters
lean manufacturing|5s:kaizen|value stream|visual boards|smed|tier meetings
cmms|work orders:sap pm|maximo|raised work orders
work outdoors|outdoor work:rain hail|worked through winter outside|summer heat|farm hand
drone|rpas:remote pilot|dji|photogrammetry|pix4d|remote pilot licence
breakdown maintenance|breakdown repairs:got the line back|attended breakdowns
design coordination:design meetings|clash detection|navisworks|drawing reviews|services coordination
furniture making|cabinet making|joinery:carcass assembly|edge banding|made wardrobes|vanities
renovations|refurbishment:bathroom renovations|kitchen renovations|renovated houses|second storey additions
safety documentation:take 5s|jsas|swms|jhas|prestart books
underground mining|underground mine:jumbo operator|airleg|cable bolting
solar installation|solar installer|solar pv:string inverters|fronius|sungrow|enphase
fire warden|fire drills:chief warden|evacuated building|evacuation drills|fire wardens
simpro|servicem8:tradify|buildxact|fieldpoint
cip|sanitation:caustic wash|atp swabs|foamed down|cleaned in place|hygiene crew
vineyard work|viticulture:wire lifting|vine training|pruned vines|baume
static security|static guard|security officer|security guarding:night watch|gatehouse|foot patrols
irrigation|irrigating:centre pivots|drippers|lateral move|poly pipe|reticulation
progress claims|payment schedules:certified claims|payment certificates|security of payment
quarry|quarrying:quarry face|crushed rock|pugmill
shutdowns:mill relines|reline|shut crew
stock rotation:first in first out|fifo rotation|use by dates|rotated stock
caretaker:groundsman|school groundsman|mowed school grounds
cost reporting|cost reports:cost value reconciliation|jobpac|cheops|monthly cost report
machine control|machine guidance:topcon 3d|trimble earthworks|gps dozer
battery storage|home batteries:powerwall|megapack|lithium battery installs|hybrid inverters
brewery:mash tun|fermenters
rf scanner|rf scanning:scan guns|rf gun|voice headset|vocollect
traffic control|traffic controller|traffic management:stop slow|lane closures|truck mounted attenuator
earthworks:topsoil strip|stripped topsoil|scraper operator|subgrade
road construction|pavements:basecourse|sub base|road base|subgrade
open cut:haul trucks|dump trucks|pit floor
ev chargers|ev charging:ocpp|wallbox
building maintenance|property maintenance|facility maintenance:patched walls|fixed leaking taps|changed light globes|odd jobs
non conformance|corrective action|ncrs:root cause reports|raised ncrs|closed ncrs|non conforming product
microbiological testing|microbiology:plate counts|petrifilm|agar plates|listeria
herbicides|herbicide application:glyphosate|metsulfuron|roundup|weed spraying
boom spraying|weed spraying:boom spray|quik spray|spray rigs|spray diary|spot sprayed
crowd control|crowd controller:doorman|nightclub doors|=bouncer
lawn mowing|ride on mowers:zero turn|ride on mower|mowed|whipper snipped
set out survey|construction survey:robotic total station|as constructed survey|conformance survey|trimble business
job cards|service sheets:wrote up job cards|job sheets|work order notes
precision measurement:micrometers|vernier|verniers
mustering|station hand:mustered|camp draft|head stockman
parks maintenance|parks and gardens:mowed reserves|playground inspections|litter runs|street trees
weed control|weed management:sprayed weeds|lantana|poisoned weeds|spot sprayed
water treatment plant|water treatment:chlorine dosing|jar tests|backwashed filters|turbidity
stormwater:reinforced concrete pipes|box culverts|headwalls|culverts
food manufacturing:bakery line|biscuit line|boning room|abattoir|cheese making|flow wrap
construction contracts:nec4|nec3|jct contract|nzs 3910|gc21|as 4902
read and interpret plans|construction drawings:worked from plans|marked up drawings|as builts
commercial cleaning:mopped floors|emptied bins|vacuumed|wiped down|bathrooms cleaned
concreting|concreter:screeded|bull float|bullfloat
bim|bim coordination:navisworks|clash detection|revit families|revit models
safety inspections|safety walks:weekly site inspections|hazard inspections|safety walk
grader operation|grader operator:12m grader|final trim grader|haul road maintenance
production planning|production scheduling:mrp|planned the lines|weekly build plan
quality checks|quality inspection:checked weights|seal checks|visual inspection|first article inspection
document control quality|controlled documents:wrote sops|revised procedures|updated procedures
gmp:gowning|cleanroom|line clearance
receive goods|receiving stock|check deliveries:unloaded containers|checked deliveries|checked off dockets
vehicle checks|vehicle inspections:prestart checks|walk around inspection|checked tyres and lights
cropping|broadacre:air seeder|header driver|chaser bin|boom spray
tree climbing|arborist:rope and harness|crown thinned|crown lifted|stump grinder
early starts:4am start|5am start|3am start|3 am
roof repairs|roofer:rebedded|repointed|ridge caps
dogging|dogger|dogman:slung loads|directed crane|crane chaser
general labouring|=labourer|labouring duties:carted bricks|carted materials|dug trenches
cost estimating|cost estimation|prepare estimates|estimator:priced tenders|first principles estimate|built up rates
toolbox talks:ran toolbox|led toolbox|daily prestarts
working at heights:roof anchors|rope access|irata
confined space|confined space entry:gas tested|tripod and winch|breathing apparatus entry
tailings:decant pond|tsf|tailings line
conveyor operations|=conveyor:belt splicing|conveyor rollers|belt scrapers
drill rig|exploration drilling:rod changes|rod handling|rc rig|diamond drilling|offsiding
boilermaking|boilermaker|heavy fabrication:marked out plate|oxy cut|plasma cut
internal audits|internal auditing|quality audits:iso 9001 lead auditor|gmp audits|supplier audits
dispatch orders|dispatching:con notes|consignment notes|booked couriers
stocktake|cycle counts|stocktaking:counted stock|bin counts|annual stocktake
forestry:harvester head|skidder|feller buncher
prescribed burning|planned burns|fire management:drip torch|hazard reduction burn|rfs|cool burns
remote work on site|remote area:station hand|exploration camp|fly camp|remote communities
own tools|own hand tools|tools and vehicle:full set of tools|fully tooled
customer quotes|quoting:measured and quoted|priced jobs|quoted jobs
instrumentation:pressure transmitters|4 20ma|hart communicator
bus driving|bus driver:route bus|charter work coach|school bus run
quantity take off|take offs:bluebeam|groundplan|bill of quantities
mig welding|fcaw|flux core welding:flux core|fluxcore|gasless mig|mig welded
lubrication|lubricate equipment:greased bearings|oil samples|grease routes
food safety audits|brc|food safety certification:brcgs|fssc 22000|woolworths supplier audit
truck driving:road train|b double|tautliner
farm fencing|fence repairs:strained wire|ringlock fencing|barbed wire|fixed fences
water points|troughs:bore runs|checked troughs|poly pipe
plant nursery|wholesale nursery:potted up|seed raising|potting mix
plant knowledge|horticultural knowledge:native plants|botanical names|plant pests|plant walks
flora and fauna surveys|fauna surveys:quadrats|anabat|elliott traps
cleaning equipment:ride on scrubber|backpack vacuum|rotary scrubber|carpet extractor
spill response|spill kits:cleaned up spills|spill kit|bunded area
carpentry|carpenter:roof trusses|pitched roofs|cut roofs
chain of responsibility|heavy vehicle national law:mass management|mass limits|axle weights
contract variations:variation orders|extension of time claims|eots
trade packages:let packages|tender comparison|scopes of work
defect rectification|defects liability:defect lists|defects inspections|snag list
asphalt:paver screed|screed hand|asphalt raker|hot mix
piling:bored piers|sheet piles|screw piles|bored piles
crushing and screening|crusher operator:jaw crusher|cone crusher|screening plant
commercial refrigeration:compressor changeouts|ammonia plant|supermarket cases|condensers
production supervision|production supervisor:line leader|shift of operators|allocated operators
print finishing|printing press:heidelberg|flexo|offset press
bush regeneration|bush regenerator:hand weeded|cut and paint|tubestock
contaminated land|site contamination:test pits sampled|tank removal validation|acid sulfate|nepm
environmental compliance:epa licence|cemp|licence annual returns
water mains:burst mains|main breaks|valve and hydrant
working with plans and specifications|to specification:worked to drawings
rigging|rigger:chain blocks|lifted beams|tirfor
low voltage rescue|lvr:
dcs:deltav|honeywell experion|centum
fly in fly out|dido:swing roster|camp accommodation|charter flight to site
kerb and channel|kerbing:kerb machine|formed kerbs|pram ramps
panel beating|smash repairs:dent repair|chassis alignment|pulled dents
allergen management|allergens|allergen control:allergen changeovers|allergen swabs|allergen matrix
nata:proficiency testing|method validation|nata signatory
cellar hand|winemaking:plunged reds|pumpovers|racked wine
access control:issued passes|swipe cards
glazing|glazier:double glazed|shower screens|curtain wall
scaffolding|scaffolder:layher|cuplok|ringlock
`;
