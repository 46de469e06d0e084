/** Hospitality, tourism, events, personal services. Format: see families.ts. */
export const hospitalityTourism = `
[hard]
menu planning|menu development|menu design|menu creation|seasonal menus|designing menus|menu costing
food preparation|food prep|prepare meals|prepare food|kitchen preparation|preparation of food|prepping food|*mise en place
!cooking|cookery|cook meals|a la carte cooking|line cooking
commercial kitchen|kitchen operations|busy kitchen|kitchen environment|hotel kitchen|production kitchen
a la carte
fine dining|hatted restaurant|hatted kitchen|*silver service
food safety|food hygiene|food handling|hygiene standards|safe food practices
HACCP|food safety plans
food cost control|food costing|cost of goods sold|=COGS|recipe costing|portion control|wastage control|food wastage|*kitchen budgets
stocktake|stock taking|stock takes
stock ordering|ordering stock|kitchen ordering|supplier ordering|ordering and receiving|ordering supplies
rostering
kitchen management|manage the kitchen|run the kitchen|kitchen leadership|lead a kitchen|run the pass|kitchen team|brigade
pastry|desserts|patisserie|cakes
baking|bread making|bakery production|*sourdough
butchery|meat cutting|boning|meat preparation|breaking down carcasses|*knife skills|*slicing
seafood preparation|seafood|fish filleting|*shellfish
grill section|grill cooking|hot section|fry section|pans section|sauce section|*larder|*wok cooking|*pizza making|*barbecue
Asian cuisine|Chinese cuisine|Japanese cuisine|Thai cuisine|Indian cuisine|Italian cuisine|Modern Australian cuisine|French cuisine|Mediterranean cuisine|*tandoori|*sushi
breakfast cooking|breakfast|*brunch service
catering|*buffet service|*bulk cooking|*banquets
dietary requirements|food allergies|special diets|IDDSI|allergens|*texture modified meals
kitchen cleaning|kitchen cleanliness|pot wash|cleaning of kitchen|clean as you go|kitchen hygiene|*dishwashing
coffee making|barista skills|espresso|barista experience|coffee machine|making coffee|*latte art
bar service|bartending|beer service|pouring beers|bar operations|mixology|beverage service|*cocktails
wine knowledge|wine service|wine list|*sommelier|*cellar management|*cellar operations
table service|waiting tables|food and beverage service|waiting staff|wait service|floor service|plate carrying|three plates|order taking|taking orders|F&B service
food running|running food|*table setting|*tray service
gaming operations|gaming machines|gaming room|~TAB;near=keno,gaming,wagering
cash handling|till operation|cash register|cash balancing|handling cash|end of day reconciliation|EFTPOS|cash and card transactions|banking takings|processing payments|till balancing|cash reconciliation|balancing tills
guest service|guest relations|guest experience|hotel guests|guest satisfaction|guest enquiries|guest complaints
front office operations|front desk|front of house|check-in and check-out|hotel reception|guest check-in|reception hotel
reservations|bookings management|hotel bookings|table bookings|manage bookings
housekeeping|room cleaning|room servicing|bed making|linen service|guest rooms|*turn down service
revenue management|yield management|occupancy management|hotel revenue|*room rates
night audit
concierge services|concierge|porter services|*valet parking
tour guiding|guided tours|tour operations|visitor services|*visitor information
travel booking|travel consulting|group travel|corporate travel|travel arrangements|*itinerary planning|*airline ticketing
event management|event planning|event coordination|event delivery|conference organisation|organise events|event logistics|coordinate events|*weddings and functions
venue management|venue operations|restaurant management|manage a venue|hospitality management|restaurant operations|cafe management|hotel operations|*pub operations
function coordination|functions and events|conferences and events|function sales
hairdressing|hair cutting|hair styling|*colouring hair|*balayage|*barbering|*blow dry
beauty therapy|dermal therapy|*waxing|*facials|*skin treatments|*lash extensions|*manicure|*nail services|*laser hair removal|*tanning|*make-up application
personal training|fitness programming|gym instruction|*group fitness|*fitness assessments
swim teaching|swimming instruction|learn to swim|*lifeguarding|*pool supervision
!cleaning|commercial cleaning|general cleaning|office cleaning|cleaning services|industrial cleaning|domestic cleaning|deep cleaning|cleaning duties|detail cleaning
cleaning chemicals|chemical handling cleaning|carpet cleaning|window cleaning|strip and seal|*floor scrubbing|*floor polishing|*pressure washing
laundry operations|laundry|linen handling|*ironing
cabin crew service|inflight service|in-flight service|*passenger safety
ground handling|baggage handling|*ramp operations
waste management hospitality|recycling food waste
[tool]
Micros POS|oracle micros|~Micros;near=pos,opera,hospitality
Opera PMS|opera property management|~Opera;near=hotel,pms,front,property,reservations
Lightspeed POS|kounta|square POS|H&L POS|+POS systems|point of sale|POS
SevenRooms|+OpenTable|+ResDiary|+nowbookit
Amadeus|+~Sabre|+~Galileo|+Tramada;near=travel,amadeus,gds,sabre,airline
Deputy software|~Deputy|+Tanda|+~Humanforce|+Kronos|+RosterOn|+~Allocate;near=rostering,roster,software,rosters,kronos,timesheets
[tool]
=Cloudbeds|+RMS Cloud|+=Mews|+Protel|+Guestline|+Newbook|+SiteMinder|+Little Hotelier|+=Fidelio|+=IDeaS|+=Duetto|+Booking.com extranet|+STAAH|+Revel POS|+Toast POS|+=Impos|+Redcat POS|+Bepoz|+SwiftPOS|+Tevalis|+Doshii|+me&u|+HungryHungry|+Uber Eats|+DoorDash|+Menulog|+Loaded hospitality|+Ordermentum|+=Foodbomb|+Function Tracker|+iVvy|+Priava|+EventPro|+Delphi sales|+Rezdy|+FareHarbor|+=Xola|+Calypso travel|+Tourplan|+Mindbody|+Timely salon|+=Fresha|+Shortcuts salon|+Kitomba|+=Phorest|+Gymmaster|+Clubware|+Links Modular|+Envibe
[hard]
sous vide|+char grill|+rotisserie|+vegetarian cooking|vegan cooking|+fermentation|+!plating|+degustation|+tapas|+yum cha|dim sum|+ramen|+pasta making|+gelato making|+chocolate work|+cake decorating|+bread ovens|+dough rolling|+viennoiserie|croissants|+pie making|+sandwich making|+deep frying|+burger making|+fast food production|quick service restaurant|QSR|+buffet setup|+minibar service|+in-room dining|+poolside service|+private dining|+school canteens|+event catering|+wedding catering|+temperature logs|+roster costing|+menu engineering|+test kitchen|+tea service|+filter coffee|+coffee roasting|+coffee cupping|+milk texturing|+wine tasting|+beer knowledge|+craft beer|+keg changing|+bar stocktake|+glass collecting|+keno|+!wagering|+host duties|+guest seating|+floor management|+section waiting|+tray carrying|+event set-up|+banquet service|+guest check-outs|+upselling rooms|+group bookings|+night management|+duty management|+spa operations|+spa therapies|+bell service|+guest transport|+lost property|+key control|+laundry machines|+linen control|+stain removal|+room inspections|+snorkel guiding|+dive instruction|+rafting guiding|+kayak guiding|+bus tours|+walking tours|+cultural tours|+wildlife tours|+cruise sales|+ride operation|+!ticketing|+venue security|+sports events|+floristry|+wedding planning|+hair extensions|+men's haircuts|+bridal hair|+brow shaping|+eyelash tinting|+spray tanning|+IPL treatments|+aromatherapy|+reflexology|+yoga instruction|+spin classes|+aqua aerobics|+gym sales|+membership sales|+kids programs|+window washing|+school cleaning|+vacate cleaning|end of lease cleaning|+cleaning machinery|auto scrubber|+airline check-in|+gate operations|+aircraft loading
`;
