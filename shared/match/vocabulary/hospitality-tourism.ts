/** Hospitality, tourism, events, personal services. Format: see families.ts. */
export const hospitalityTourism = `
[hard]
menu planning|menu development|menu design|menu creation|seasonal menus|designing menus|menu costing
food preparation|food prep|prepare meals|prepare food|mise en place|kitchen preparation|preparation of food|prepping food
!cooking|cookery|cook meals|a la carte cooking|line cooking
commercial kitchen|kitchen operations|busy kitchen|kitchen environment|hotel kitchen|production kitchen
a la carte
fine dining|hatted restaurant|silver service|hatted kitchen
food safety|food hygiene|food handling|hygiene standards|safe food practices
HACCP|food safety plans
food cost control|food costing|cost of goods sold|COGS|kitchen budgets|recipe costing|portion control|wastage control|food wastage
stocktake|stock taking|stock takes
stock ordering|ordering stock|kitchen ordering|supplier ordering|ordering and receiving|ordering supplies
rostering
kitchen management|manage the kitchen|run the kitchen|kitchen leadership|lead a kitchen|run the pass|kitchen team|brigade
pastry|desserts|patisserie|cakes
baking|bread making|sourdough|bakery production
butchery|meat cutting|boning|meat preparation|knife skills|slicing|breaking down carcasses
seafood preparation|seafood|fish filleting|shellfish
grill section|grill cooking|larder|hot section|fry section|pans section|wok cooking|pizza making|sauce section|barbecue
Asian cuisine|Chinese cuisine|Japanese cuisine|Thai cuisine|Indian cuisine|Italian cuisine|Modern Australian cuisine|French cuisine|Mediterranean cuisine|tandoori|sushi
breakfast cooking|brunch service|breakfast
catering|buffet service|bulk cooking|banquets
dietary requirements|food allergies|special diets|texture modified meals|IDDSI|allergens
kitchen cleaning|dishwashing|kitchen cleanliness|pot wash|cleaning of kitchen|clean as you go|kitchen hygiene
coffee making|barista skills|espresso|latte art|barista experience|coffee machine|making coffee
bar service|bartending|cocktails|beer service|pouring beers|bar operations|mixology|beverage service
wine knowledge|wine service|sommelier|wine list|cellar management|cellar operations
table service|waiting tables|food and beverage service|waiting staff|wait service|floor service|plate carrying|three plates|order taking|taking orders|F&B service
food running|running food|table setting|tray service
gaming operations|gaming machines|gaming room|~TAB;near=keno,gaming,wagering
cash handling|till operation|cash register|cash balancing|handling cash|end of day reconciliation|EFTPOS|cash and card transactions|banking takings|processing payments|till balancing|cash reconciliation|balancing tills
guest service|guest relations|guest experience|hotel guests|guest satisfaction|guest enquiries|guest complaints
front office operations|front desk|front of house|check-in and check-out|hotel reception|guest check-in|reception hotel
reservations|bookings management|hotel bookings|table bookings|manage bookings
housekeeping|room cleaning|room servicing|bed making|linen service|turn down service|guest rooms
revenue management|yield management|room rates|occupancy management|hotel revenue
night audit
concierge services|concierge|porter services|valet parking
tour guiding|guided tours|tour operations|visitor information|visitor services
travel booking|travel consulting|itinerary planning|airline ticketing|group travel|corporate travel|travel arrangements
event management|event planning|event coordination|event delivery|conference organisation|organise events|event logistics|coordinate events|weddings and functions
venue management|venue operations|restaurant management|manage a venue|hospitality management|restaurant operations|cafe management|pub operations|hotel operations
function coordination|functions and events|conferences and events|function sales
hairdressing|hair cutting|colouring hair|balayage|hair styling|barbering|blow dry
beauty therapy|waxing|facials|skin treatments|lash extensions|manicure|nail services|dermal therapy|laser hair removal|tanning|make-up application
personal training|group fitness|fitness programming|gym instruction|fitness assessments
swim teaching|swimming instruction|lifeguarding|pool supervision|learn to swim
!cleaning|commercial cleaning|general cleaning|office cleaning|cleaning services|industrial cleaning|domestic cleaning|deep cleaning|cleaning duties|detail cleaning
cleaning chemicals|chemical handling cleaning|floor scrubbing|carpet cleaning|floor polishing|window cleaning|pressure washing|strip and seal
laundry operations|laundry|linen handling|ironing
cabin crew service|inflight service|in-flight service|passenger safety
ground handling|baggage handling|ramp operations
waste management hospitality|recycling food waste
[tool]
Micros POS|oracle micros|~Micros;near=pos,opera,hospitality
Opera PMS|opera property management|~Opera;near=hotel,pms,front,property,reservations
Lightspeed POS|kounta|square POS|H&L POS|+POS systems|point of sale|POS
SevenRooms|+OpenTable|+ResDiary|+nowbookit
Amadeus|+~Sabre|+~Galileo|+Tramada;near=travel,amadeus,gds,sabre,airline
Deputy software|~Deputy|+Tanda|+~Humanforce|+Kronos|+RosterOn|+~Allocate;near=rostering,roster,software,rosters,kronos,timesheets
`;
