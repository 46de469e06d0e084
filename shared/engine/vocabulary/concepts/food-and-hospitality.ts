/** Words of kitchens, bars, shops, food works, hair and beauty, tourism and sport. Form of the lines: concepts.ts. */
export const foodAndHospitality = `
cash and eftpos|eftpos and cash|handle payments|payment handling|process payments|take payments|processing transactions|cash and card payments:till and tap|tap payments|card payments|balanced the till|cash drawer|counted the float|till float|end of day takings|rang up sales|rang up orders|cashed up|z read|settle bills|split bills
take orders|order taking|taking customer orders|table service|waiting tables|waiting on tables|waitstaff|wait staff|floor service|food running:ran a section|table section|carried plates|plate carrying|three plates|looked after tables|handheld ordering|run food|seated guests|waitering
fine dining|silver service|a la carte service|hatted restaurant:degustation|tasting menu|two hats|one hat|hatted|chef hat|wine pairing|amuse bouche
section waiter|run a section:looked after tables|tables a night|table section
coffee making|make coffee|espresso machine|barista skills|latte art|milk texturing:coffees a day|kilos a day|kilos of coffee|kilos a week|kg of coffee|dialled in|flat whites|la marzocco|texture milk|steam milk|espresso bar|coffee cart
bartending|bar service|bar work|beverage service|tend bar|cocktail making|pour beers:pulled beers|mixed drinks|behind the bar|changed kegs|tapping kegs|espresso martini|cocktail list|bar back|barback|public bar|sports bar|bottle shop|taps and kegs|beer lines
responsible service of alcohol|rsa compliance|rsa:checked id|checking ids|refused service|cut off drinkers|intoxicated patrons
cellar management|beer cellar|keg room|line cleaning:changed kegs|beer lines|tapped kegs|glycol|cool room kegs
wine knowledge|wine service|wine list:wset|cellar door|wine tasting|wine by the glass|paired wines|wine pairing|sommelier
gaming room|rcg|responsible conduct of gambling|gaming attendant|pokies:keno|gaming machines|jackpot payouts|poker machines
function service|banquet service|banquets|weddings and functions:wedding receptions|sit down dinners|conference catering|pax|canape service|plated functions|function room
reservations|table bookings|restaurant bookings:took bookings|opentable|sevenrooms|nowbookit|booking sheet|front desk bookings|phone bookings
host guests|greet and seat|greeting guests|maitre d:seated guests|at the door|door host|showed to their table
restaurant management|venue management|cafe management|hospitality management|bar management|pub management|duty manager:ran the venue|ran the cafe|ran the pub|licensee|closed the venue|open and close the venue|food and beverage manager|front of house manager|wage cost
food cost|recipe costing|menu costing|cost of goods|cogs|gross profit:costed dishes|costed recipes|costed the menu|plate cost|portion control|yield tests|food cost at
menu planning|menu development|menu design|write menus|create menus|seasonal menus:wrote the menu|new menu|specials board|daily specials|costed dishes|menu change|degustation
kitchen management|run a kitchen|kitchen leadership|lead the brigade|lead a kitchen|head chef:ran the pass|on the pass|brigade of|ran the kitchen|chef de cuisine|executive chef|kitchen of
sous chef|second chef:ran the pass|number two in the kitchen|chef de partie|stood in for the head chef
section cooking|chef de partie|run a section in the kitchen|line cook|a la carte cooking|a la carte:grill section|larder section|pan section|fry section|sauce section|hot section|cold section|on the grill|covers a night|covers a service|demi chef
grill cook|grill|chargrill:grill section|steaks to order|hibachi|flat top|char grill|robata|parrilla|burgers to order
food preparation|food prep|prepare food|prep work|mise en place|ingredient preparation:peeled|chopped veg|chopping vegetables|cut vegetables|vegetable prep|salad bar|made sandwiches|sandwich hand|made salads|prep lists|portioned|kitchen hand|batch cooking|larder section
kitchen hand|dishwashing|dish washing|kitchenhand|dish pig|kitchen cleaning|pot washing|wash dishes:dishes|dish pit|pots and pans|washed up|scrubbed down|kitchen steward
knife skills|knife handling|use of knives:filleting|trimmed meat|julienne|sushi
pastry|patisserie|desserts|pastry cooking|pastry chef|cake making:laminated dough|croissants|tarts|plated desserts|choux|tempering chocolate|petit fours|cake decorating|macarons|viennoiserie|entremets|gateaux
baking|bread making|bakery|baker|bread baking|bakery production:sourdough|dough|deck oven|loaves|night bake|pies and pastries|rolls and loaves|shaping loaves|scones|dough mixer
cake decorating|decorate cakes:fondant|piping|buttercream|sugar flowers|tiered cakes|wedding cakes
butchery|butcher|meat cutting|meat preparation|break down carcasses|boning and slicing|retail butcher:boning|boned out|bandsaw|sausages|sausage making|carcasses|sides of beef|primal cuts|primals|quarters of beef|trimmed meat|slicing meat|lamb cutlets|broke bodies
seafood preparation|fish preparation|fishmonger|seafood:filleting|fish counter|shucked|scaled fish|crabs and prawns
pizza|pizza making|pizzaiolo|pizza cook:wood fired|stretched dough|woodfired|domino|pizza oven
quick service restaurant|fast food|qsr|quick service|takeaway food|crew member:mcdonald|kfc|hungry jack|drive through|drive thru|subway|red rooster|domino|guzman y gomez|oporto|nando|fryers|fish and chips|takeaway shop|burger bar
asian cuisine|wok cooking|chinese cooking|thai cooking:wok|dim sum|stir fry|curry pastes|ramen|yum cha|dumplings|teppanyaki|sushi
large scale catering|bulk cooking|institutional catering|contract catering|camp catering:meals a day|hospital kitchen|aged care kitchen|school canteen|mess hall|bain marie|cook chill|bratt pan|mine camp kitchen|sodexo|compass group|delaware north|canteen
special diets|dietary requirements|dietary needs|modified diets|texture modified|allergen management:allergens|gluten free|coeliac|pureed|minced and moist|iddsi|halal|kosher|vegan menu|soft diets|diabetic meals|allergy matrix
food safety|food hygiene|food safety standards|haccp|food safety plan|safe food handling|food handling|kitchen hygiene:fridge temps|fridge temperatures|temperature checks|cool room temps|temp logs|temperature log|date labelling|labelled and dated|use by dates|stock rotation|probe thermometer|council inspection|allergen matrix|food star|food safety supervisor|cooling logs|hot and cold holding
stock rotation|fifo stock|rotate stock|stock freshness:first in first out|use by dates|date checks|code checks|out of dates|expired lines|short dated|marked down stock
order stock|stock ordering|ordering supplies|place orders with suppliers|supplier ordering|kitchen ordering|purchase stock|replenishment orders:par levels|rang in orders|placed orders|did the ordering|weekly orders|fruit and veg order|reordered|ordering for
waste reduction|food waste|wastage control|minimise wastage:wastage|waste sheets|portion control|cut waste|food waste down
deli|delicatessen|deli counter:sliced meats|smallgoods|cold cuts|cheese counter|olives and antipasto|deli assistant
fresh produce|produce department|fruit and vegetables|greengrocer|fruit and veg:produce team
shelf filling|shelf stacking|nightfill|night fill|replenish shelves|replenishment|stock replenishment|restocking|shelf replenishment|fill shelves|shelf packing:stacked shelves|packed shelves|facing up|faced up|face up|load of stock|cartons a night|cartons an hour|worked the load|pulled pallets to the floor|grocery fill|dairy fill
checkout operation|cashier|register operation|operate register|service desk:scanned groceries|on the checkouts|on registers|self serve checkout|self checkouts|front end|scan and pack|bagged groceries|express lane
click and collect|online order picking|online fulfilment|personal shopper:online orders|picked orders|direct to boot|home delivery orders|ship from store
product knowledge|product advice|advise customers on products|product recommendations|recommend products|product demonstration:advised customers|helped customers choose|demonstrated products|matched products|knew the range|brand training|customers find|explained the range|in store demonstrations|fitted customers
upselling|cross selling|add on sales|suggestive selling:add ons|add on|units per transaction|basket size|basket value|average spend|upsized|offered extras|attachment rate|items per sale|companion products|extended warranty|multi buys
achieve sales targets|sales targets|sales budget|meet sales budgets|meet budgets|kpi driven sales|sales kpis:hit budget|beat budget|over budget by|per cent of budget|above target|top seller|best seller|daily budget|weekly budget|exceeded target|exceeded budget|monthly target|sales league|highest sales|number one in sales
refunds and exchanges|returns and exchanges|process returns|refunds and returns|returns processing:refunds|faulty goods|warranty returns|returned items|store credit|credit notes
layby|gift cards|lay by|loyalty program|sign up members|memberships and loyalty:loyalty sign ups|flybuys|everyday rewards|afterpay|club members|new members|zip pay
visual display|store presentation|store standards|merchandise displays|product displays|store layout|recovery of floor:window displays|mannequins|planograms|gondola|end caps|gondola ends|ends and bins|price tickets|promo ends|catalogue changeover|floor moves|built displays|set up displays|facing up|colour blocking
pricing and ticketing|price changes|price tickets:shelf labels|price labels|catalogue changeover|repricing|label gun
opening and closing|open and close store|open and close procedures|key holder|keyholder:opened up|locked up|open the store|opened the shop|closed the shop|closed the store|alarm code|closed up|set the alarm|held keys|shop keys
fashion retail|apparel|clothing retail|fashion sales|styling customers:boutique|fitting rooms|change rooms|denim|menswear|womenswear|lingerie|cotton on|country road|myer|david jones|zara|h and m|bra fitting
footwear fitting|shoe fitting|fit shoes:measured feet|school shoes|gait analysis|running shoes
cosmetics|beauty retail|cosmetic sales|skincare sales|fragrance|beauty advisor|beauty consultant:mecca|sephora|makeup counter|foundation matching|skin consultations|counter manager|clinique|estee lauder|fragrance counter
jewellery sales|jewellery retail|jewellery:diamonds|michael hill|prouds|gemstones|ring sizing
hardware retail|building supplies|trade desk|timber yard|hardware store|trade counter:bunnings|mitre 10|trade customers|paint tinting|tinted paint|paint desk|key cutting|timber orders|trade sales|reece|tradelink
electronics retail|consumer electronics|technology retail|computer sales|appliance sales:jb hi fi|harvey norman|the good guys|officeworks|phones and laptops|whitegoods|apple store|tvs and
automotive parts|spare parts interpreting|parts interpreter|auto parts|parts sales|spare parts:repco|supercheap|burson|parts counter|vin lookups|vin|part numbers|parts department
pharmacy assistant|pharmacy retail|pharmacy sales|community pharmacy:chemist warehouse|priceline|s2 and s3|schedule 3|scripts in|over the counter medicines|amcal|terry white|webster packs|terrywhite
service station|console operator|petrol station|convenience store|forecourt:servo|ampol|7 eleven|coles express|fuel console|pumps and console|fuel dips|roadhouse
wholesale sales|trade sales|b2b sales|business to business sales|sales representative|field sales|outside sales|territory sales|sales rep:on the road|called on stores|sales calls|call cycle|territory|store visits|accounts across|trade customers|trade accounts|key accounts|rang in orders|new accounts|opened accounts
cold calling|outbound sales|telemarketing|telesales|telephone sales|phone sales:calls a day|dials a day|outbound calls|leads a week|appointments booked|appointment setting|dialler
door to door sales|door knocking|face to face sales|field sales agent|face to face fundraising:knocked doors|doors a day|canvassing|shopping centre stand|street fundraising|pitch stands
car sales|vehicle sales|automotive sales|dealership sales|new car sales:sold cars|cars a month|dealership|test drives|trade ins|fleet sales|used cars|f and i
telecommunications sales|mobile plans|phone plans|telco sales:telstra|optus|vodafone|sim swaps|postpaid|plan upgrades|nbn plans
brand ambassador|product sampling|in store promotion|promotional staff:tastings|in store demos|flyers|market stall|pop up stall|expo stand
hotel front desk|front office|hotel reception|front desk|guest check in|check in guests:checked guests in|check ins|opera pms|opera|night audit|room keys|late checkouts|walk ins|room allocations|motel|rms cloud
concierge|guest relations|bell desk|bellhop:luggage|valet|restaurant bookings for guests|tours for guests|parked cars|guest requests|theatre tickets
night audit|overnight reception:end of day rollover|night manager|overnight shift at reception
guest complaints|guest recovery|service recovery|guest satisfaction|guest feedback|guest experience:tripadvisor|google reviews|guest reviews|review score|unhappy guests|medallia|upset guests
housekeeping|room cleaning|room attendant|clean rooms|guest room servicing|service rooms|make beds|turn rooms:rooms a day|rooms a shift|made up rooms|bed making|changed linen|strip beds|stripped rooms|minibar|turndown|linen trolley|hotel rooms|bathrooms and beds|checkouts and stayovers|departures and stayovers|cabins|hotel cleaner
laundry|linen service|washing and ironing|laundry operation:washed and folded|folding linen|washers and dryers|ironed shirts|pressing shirts|steam press|dry cleaning|tumble dryers|flatwork ironer|linen room|washing folding
revenue management|yield management|room revenue|adr and revpar:revpar|room rates|expedia|channel manager|siteminder
tour guiding|guided tours|lead tours|interpretation tours:guided visitors|led walks|led groups|guided walks|day tours|cave tours|reef tours|snorkel|bus tours|history tours|4wd tours|took groups
travel consulting|travel agent|book travel|holiday bookings|corporate travel:galileo|amadeus|sabre|flight centre|helloworld|airfares|itineraries|cruises|rail and tours
visitor information|visitor centre|tourist information|visitor services:information centre|maps and bookings|tourist questions|brochures|visitors a day|admissions desk|visitor desk
theme park|ride operation:sea world|dreamworld|luna park|ride attendant|movie world|water slides|queue lines
cinema|usher|box office|ticket sales:candy bar|event cinemas|hoyts|village cinemas|tickets sold|theatre foyer|scanned tickets
event setup|event operations|event staff|bump in and bump out|bump in:set up marquees|set up chairs|stage setup|festival|event crew|bump out|run sheets|pack down|marquees
fitness instruction|group fitness|gym instructor|exercise classes|group exercise:spin classes|boot camp|bootcamp|pilates|yoga|body pump|les mills|zumba|pt clients|circuit classes|group training|aqua aerobics|f45|crossfit
personal training|exercise programming|one on one training|exercise prescription:pt clients|pt sessions|client programs|wrote programs|body composition|strength programs|movement screening|one to one sessions
swimming instruction|swim teaching|learn to swim:swim school|austswim|stroke correction|water babies|swim lessons
pool lifeguard|lifeguarding|pool supervision|aquatic supervision|surf lifesaving:bronze medallion|pool deck|patrolled the beach|pool lifeguard licence|surf club|pool tests
pool water testing|water chemistry|pool plant|pool maintenance|pool chemicals:chlorine|ph levels|photometer|pool plant room|backwashed|dosed pools
sports coaching|coach sport|coach teams|team coaching|athlete development:junior coach|under 12s|under 14s|netball|footy|auskick|cricket|swim squad|gymnastics coach|tennis coach|coached juniors|training sessions for juniors|umpire
outdoor education|outdoor recreation|outdoor instructor|adventure activities|outdoor leadership:abseiling|kayaking|rock climbing|bushwalking|high ropes|school camps|canoeing|hiking groups|mountain bike|expeditions
haircutting|cut hair|barbering|hairdressing|hair cutting|mens cuts|hair stylist:fades|skin fades|scissor cuts|clipper cuts|cuts and colours|beard trims|blow dries|blow waves|column of clients|cuts a day|layered cuts|upstyles|restyles|salon
hair colour|colour services|colourist|foils and balayage:balayage|foils|regrowth|colour correction|half head|global colour|wella|ombre|schwarzkopf|goldwell
hair extensions|hair treatments|keratin|chemical straightening:tape ins|wefts|olaplex
beauty therapy|beauty treatments|beauty therapist|beauty services|beautician:waxing|facials|brow waxing|lash lift|eyelash|spray tans|manicures|pedicures|brazilians|microdermabrasion|day spa|body scrubs
nail technician|nail services|manicure and pedicure:gel nails|shellac|sns|manicures|pedicures|nail art|biab
skin treatments|dermal therapy|advanced skin|cosmetic treatments|laser hair removal|skin clinic:ipl|chemical peels|microneedling|hydrafacial|dermal|microdermabrasion|fitzpatrick|skin analysis|laser safety
massage|remedial massage|massage therapy|massage therapist:deep tissue|trigger point|myotherapy|cupping|lymphatic|hot stone|dry needling|sports massage
makeup|makeup artistry|make up artist|bridal makeup:bridal|airbrush|brides|special effects makeup
client consultation|salon consultation|hair consultation|skin consultation|consultations with clients:patch test|skin analysis|colour consults|asked about their hair|skin type|consult cards|client cards
rebooking|client retention|retail sales in salon|rebook clients|build a clientele|client base:rebooking rate|repeat clients|built a column|full column|request clients|own clientele|retail per client
salon software|salon booking|appointment book|booking system:kitomba|fresha|phorest|mindbody|zenoti|gymmaster|booking software|resova
floristry|florist|flower arranging|floral design:bouquets|wreaths|wedding flowers|floral|posies|sympathy flowers|cut flowers|interflora
food manufacturing|food production|food processing|food factory|production of food|process worker food:production line|packing line|smallgoods|kettles|dairy factory|biscuit|bakery line|bottling|ready meals|meat packing|chicken plant|poultry plant|freezer packing|abattoir|cannery|cheese making|chocolate factory|arnott|ingham|baiada|bega|simplot
dairy processing|milk processing|cheese making|dairy manufacturing:pasteuriser|curd|cheddar|yoghurt|milk powder|bega|fonterra|saputo
brewery|beer production|distillery:fermenters|kegging|canning line|wort|gin still|brite tanks|brewhouse
meat processing|abattoir|meatworks|slaughter|meat works|boning room|slaughterman|slaughterperson:kill floor|knife hand|skinning|evisceration|chillers and carcasses|offal|slicer in the boning|q fever|carcases|carcasses|jbs|teys|beef chain|mutton chain|labourer on the kill
q fever|q fever vaccination:
`;
