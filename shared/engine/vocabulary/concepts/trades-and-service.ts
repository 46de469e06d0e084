/** Words of trades, building, mining, transport, warehouses, farms, shops, kitchens and cleaning. Form of the lines: concepts.ts. */
export const tradesAndService = `
warehouse|warehousing|distribution centre|dc|warehouse operations|storeperson|warehouse environment:pick|picking|pallet|despatch|dispatch|inwards|put away|forklift|loading dock|stock|cartons|freight|container|distribution|cross dock|supply chain|stockroom
pick and pack|picking|packing|order picking|voice picking|rf scanning|pick packer|order fulfilment|pick rate:cartons an hour|vocollect|scanner|orders a day|wave
receive|receiving|inwards goods|goods in|put away|unloading|receipt of stock:containers|devanning|inwards
despatch|dispatch|outbound|loading|load|truck loading:b doubles|restraint|consignment|con notes
inventory|inventory control|stock control|stock management|stocktake|cycle count|stock discrepancy|stock take|inventory management|stock accuracy|stock:counts|par levels|shrinkage|loss|reordering
supply chain|logistics|freight|transport|3pl|import and export|import export|transport operations|distribution centre|wholesale distribution:=customs|carrier|shipping|linehaul|incoterms|fleet|truck|courier|load plans|consignment|=containers|distribution network
3pl|third party logistics|contract logistics|fmcg|fast moving consumer goods|food distribution|grocery:supermarket|beverage|woolworths|coles|dairy products|packaged food|chilled and ambient|=foods
cold chain|chiller|freezer|cold storage|temperature controlled|cold room|cold store:frozen|refrigerated
wms|warehouse management system|warehouse system|warehouse management software:manhattan|sap ewm|blue yonder|infor|jda|cargowise|microlistics|red prairie|highjump|korber|handheld|rf gun|rf scanner|rf scanning|scan in|myob advanced|netsuite|dynamics
forklift|forklift licence|lf licence|forklift driving|forklift operation:high risk work licence lf|lf|reach|counterbalance
delivery driver|truck driver|=driving|=driver|deliver goods|truck driving|heavy vehicle:hr licence|hc licence|mc licence|b double|rigid|semi|=deliveries|van|delivery route|delivery run|bus|courier|linehaul|truck
chain of responsibility|cor|heavy vehicle national law|fatigue management|load restraint:restraint|fatigue|hvnl|nhvas|logbook|work diary
dangerous goods|hazardous chemicals|hazmat|hazardous substances|chemical handling|chemicals:segregation|sds|spill|chemcert|asbestos
safety|whs|ohs|oh s|work health and safety|health and safety|workplace safety|safe work|safety culture|hse|safe work practice|safety obligation|site safety|safety standards|safe work procedure:toolbox|swms|jsa|take 5|near miss|lost time injury|hazard|white card|incident|hsr|lock out|isolation|risk assessment|pre start|prestart|ppe|permit|confined space|manual handling|stopped the job|no injuries|injury free|lost time|steel caps|hearing gear|hard hat|tagged out|tag out|incident free|drop zone|spotter|safety rep|safety glasses
toolbox talk|pre start|prestart meeting|pre start meeting|team briefing|shift briefing|toolbox:start of shift|morning meeting|shift meeting|huddle
incident|incident investigation|near miss|incident report|investigate incident|incident management|accident investigation:icam|root cause|investigated|first responder|accident
allocate labour|labour planning|workforce planning|roster|rostering|staff scheduling|schedule staff|plan labour|crew planning|shift planning:deputy|kronos|people per zone|shift allocation|overtime|tanda|time clock|humanforce|wage
time and attendance|timesheet|timekeeping|rostering software:kronos|deputy|time clock|clock system|employment hero|ukg
target|pick rate|difot|productivity|throughput|delivery on time:on time|units an hour|cartons an hour|per cent|output|yield|rate up
construction|=builder|building industry|building site|construction industry|commercial construction|residential construction|site work:site manager|formwork|slab|scaffold|concrete|carpenter|project manager building|fit out|subcontractor|bricklayer|storey|apartments|civil works|contract works|new homes|=buildings|building company
site management|site supervision|site manager|manage site|supervise subcontractor|contractor management|subcontractor management|trade coordination|subcontractor:foreman|subbies|trades on site|program of works|coordinate trades|=contractors
contract administration|contract claim|variation|progress claim|superintendent|construction contract|as 4000|contract law|head contract:as 2124|as4902|extension of time|security of payment|contract letters|d and c
estimate|estimating|quoting|quantity takeoff|tender pricing|cost estimate|pricing|quote:buildsoft|costx|bill of quantities|takeoff|cost plan
building code|ncc|national construction code|australian standard|bca|building regulation|code compliance:as nzs|wiring rules|building surveyor|certificate of compliance|as 3000|code|as3000
construction program|project scheduling|works scheduling|planning and scheduling|programming works|schedule works|primavera|ms project|gantt:p6|asta|milestones|critical path|lookahead
defect|defect management|quality assurance|quality control|handover of building|inspection|itp|practical completion|quality inspection|qa|defects:snag|procore|aconex|handover|hold point|checklist|non conformance|punch list
electrician|electrical work|electrical trade|electrical installation|a grade|electrical licence|licensed electrician|electrical trades:switchboard|wiring|cabling|conduit|testing and tagging|three phase|lighting|sparky|power points|mains
switchboard|power distribution|distribution board|mains:sub boards|busbar|switchgear
fault finding|troubleshoot|breakdown|diagnose|diagnostics|fault|repair|=maintenance|preventative maintenance|preventive maintenance|scheduled maintenance|maintain equipment|service equipment|plant maintenance|breakdown repair:fixed|callouts|call outs|shutdown|overhaul|preventative|rewire|service calls|replace|on call
plc|automation controls|programmable logic|control system|instrumentation|scada|automation and controls|process control:siemens|allen bradley|rslogix|hmi|citect|vsd|variable speed|tia portal|=instruments|calibration|loop tuning|control loops
test and tag|electrical testing|testing and tagging:rcd|insulation resistance|test instrument|appliance testing
solar|solar installation|photovoltaic|renewable|battery storage:inverter|panels|cec|battery|rooftop|sapn
data cabling|communications cabling|cabler|open registration|structured cabling|fibre:cat6|cat 6|rack|patch panel|acma
working at heights|work at height|heights|elevated work|ewp|scissor lift|boom lift:harness|scissor|boom|yellow card|wp licence|roof
confined space|confined spaces|gas test:tank entry|inside tanks|vessel entry
high voltage|hv|hv switching|high voltage switching|substation:11kv|33kv|transformer
plumbing|plumber|drainage:drainer|hot water|backflow|pipe|gasfitter|gas fitting
carpentry|carpenter|joinery|cabinet making|framing|fit out:decks|kitchens|timber|joiner|formwork|skirting|lock up
weld|welding|fabrication|boilermaker|metal fabrication|steel:mig|tig|stick
mechanic|automotive|vehicle maintenance:diagnostics|brakes|engine|gearbox
machine operation|machinery|plant operation|operate machinery|operate plant|machine operator|heavy equipment|earthmoving|excavator|mobile plant:loader|dozer|bobcat|skid steer|grader|roller|tractor|cnc|press|dump truck|haul truck|lathe|header|backhoe
manufacturing|production|factory|production line|process work|assembly|food manufacturing:packing line|filling line|bottling line|line operator|on the line|batch|packaging line|gmp|machine operator|operated machines|extrusion|shift output|oee|cnc
mine|mining|minesite|mine site|open cut|underground mining|resources industry|site based:fifo|underground|open pit|haul truck|drill|blast|coal|iron ore|crusher|processing plant|shotfirer|bogger|pilbara|shutdown
farm|farming|agriculture|agricultural|horticulture|primary production|primary producer|rural|primary industries|drought:crop|cattle|sheep|harvest|tractor|irrigation|orchard|vineyard|shearing|spraying|fencing|dairy|grower|landholder|pasture|grain|groundwater|water efficiency
natural resource|natural resource management|=environmental|natural environment|water management|land management|sustainability|conservation:groundwater|catchment|biodiversity|revegetation|water quality|waterways|water sampling|climate|landholder|emissions|weeds|waste|landcare|irrigator
landscape|gardening|groundskeeping|horticulture|grounds maintenance:mowing|pruning|irrigation|lawn|turf|planting|hedging|parks
clean|cleaning|cleaner|janitorial|commercial cleaning|housekeeping|cleaning duties|sanitise|hygiene:vacuum|mopping|room attendant|disinfect|linen|bathrooms|carpets|chemicals|strip and seal|beds
hospitality|hospitality industry|food service|restaurant|cafe|food and beverage|front of house|bar:barista|waiter|waitress|chef|bartender|hotel|pub|bistro|cook|catering|kitchen|floor staff|rsa|function|sommelier|covers
cook|cooking|chef|kitchen|food preparation|commercial kitchen|culinary|menu:prep|grill|pastry|covers|menus|mise en place|service of|commis|kitchenhand|dishes|catering
brc|brcgs|brc global standard:
food safety|food hygiene|haccp|food handling|safe food handling|food standards:allergens|temperature log|food audits
barista|coffee|espresso|coffee making:latte
bar|bartending|alcohol service|rsa|responsible service of alcohol|cocktail|beverage:wine|beer|gaming
retail|retail industry|retail environment|shop|store|shop floor|store operations|retail sales|fashion|fashion retail|footwear:sales assistant|=registers|cash register|visual merchandising|point of sale|pos|boutique|supermarket|stockroom|clothing|fitting room|checkout
store management|store manager|retail management|run a store|manage a store|store leadership|in charge of store:third in charge|second in charge|full charge|area manager|duty manager|key holder|cluster
visual merchandising|merchandising|window display|=display|vm|planogram:fixtures|head office guide|displays|colour stories|shelf|shop windows
point of sale|pos|cash handling|cash register|till|=register|banking|eftpos:cash up|float|lightspeed
loss prevention|shrinkage|stock loss|shrink|theft:loss|stocktake|bag checks|cctv
clienteling|personal styling|styling|client book|vip client|personal shopping:regular client|messages to|top seller|whatsapp
store performance|sales performance|conversion|average transaction|units per transaction|add on sales|comp sales:per cent of budget|pairs per sale|per cent of target|top seller|atv|upt|personal sales
security guard|guarding|crowd control|patrol|security officer|security services|security work|security industry|security licence|access control:cctv|concierge|control room|bag checks|licence 1a|patrol shopping
hair|hairdressing|beauty|salon:haircuts|waxing|barber|facials|balayage|spa
fitness|personal training|gym|sport|recreation:pt|group classes|coach|exercise|programs for clients
tourism|tour guide|travel agent|tourism industry:tours|guide|galileo|amadeus|visitors|bookings
shift work|shift|rotating roster|rotating shift|roster flexibility|weekend|weekend work|night shift|public holiday|overtime|afternoon shift|saturday|evening|after hours|on call|day and night|rotating:nights|seven days|early start|roster|available any
own transport|own vehicle|own car|reliable transport|reliable vehicle|own ute|transport:reliable car|drive my own|my car
fifo|fly in fly out|remote site|camp:fly in|swing|remote community
heavy industry|industrial environment|heavy industrial|resources sector:mine|port|refinery|smelter|steelworks|power station|cement|processing plant|rail yard
civil construction|civil works|road works|earthworks|road construction:drainage works|kerb|asphalt|subdivision|pavement
traffic control|traffic management|traffic controller:tgs|stop slow bat
crane|rigging|rigger:lift plan|slinging
excavator|plant operator|earthmoving|loader|skid steer|grader|bulldozer|roller|heavy plant|heavy machinery|heavy equipment|backhoe:bobcat|dozer
refrigeration|hvac|air conditioning|refrigeration mechanic|arctick:split systems|chillers|cool rooms|ductwork
paint|painting|=decorating|painter:plastering|surface preparation
tiling|waterproofing|bricklaying|concreting|paving:tiler|slab|formwork|screed
arborist|tree work|arboriculture:chainsaw|wood chipper|climbing|rope and spurs|felled|stump|tree climber
aviation|aircraft|aircraft maintenance|lame|airline|airport|airside|airfield|aerodrome|runway:casa|hangar|cabin crew|ramp
rail|railway|rolling stock|train operations|rail corridor:signalling|rail track|track work|track machines|train driver|riw
maritime|vessel|deckhand|coxswain|marine:port|ship|boat|amsa
oil and gas|lng|petroleum|offshore:oil wells|gas wells|drilling rig|gas pipeline|oil pipeline|csg
water treatment|wastewater|water utility|sewer|treatment plant:dosing|pump station|membrane
waste|waste management|recycling|resource recovery:landfill|transfer station|kerbside
cnc|cnc machining|=machinist|turning|milling:lathe|fanuc|mastercam
shearing|wool|viticulture|vineyard|winery|winemaking|orchard:vintage|cellar hand|harvest|crush
housekeeping|room attendant|laundry|room cleaning:rooms a day|linen|turndown
event catering|functions|banquets|catering:weddings|covers|canapes
hair colouring|haircutting|hair stylist|beauty therapy|beauty therapist|skin treatment:balayage|waxing|facials|foils|lash
property maintenance|facilities management|facility maintenance|building maintenance|facilities:=contractors|cmms|hvac|essential services|caretaker
fire safety|fire systems|fire protection|essential safety measures|fire warden:sprinklers|evacuation|extinguishers
calibration|metrology|measuring instruments:micrometer|cmm|gauges
lean manufacturing|lean|six sigma|5s|kaizen|lean six sigma|continuous improvement methodology:green belt|value stream|gemba|a3
roster of days on and off|even time roster|swing|on and off roster|days on|12 hour shifts:fifo|rotating roster|seven on|two and one|8 on
crowd|customer flow|queue|ticketing|gate:box office|turnstile|ushering
`;
