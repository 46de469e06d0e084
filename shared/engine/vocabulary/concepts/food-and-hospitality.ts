/** Words of kitchens, bars, shops, food works, hair and beauty, tourism and sport. Form of the lines: concepts.ts. */
export const foodAndHospitality = `
cash and eftpos|eftpos and cash|handle payments:till and tap|tap payments|card payments|balanced the till
take orders|order taking|taking customer orders|table service:ran a section|table section|carried plates|wait on table|wait table|ran section
fine dining|silver service|a la carte service:degustation|tasting menu|two hats|one hat
section waiter|run a section:looked after tables
coffee making|make coffee|espresso machine:coffees a day|kilos a day|kilos of coffee
bartending|bar service|bar work:pulled beers|mixed drinks|behind the bar|changed kegs
responsible service of alcohol|rsa compliance|rsa:checked id|checking ids|refused service
cellar management|beer cellar:changed kegs
wine knowledge|wine service:wset
gaming room|rcg:keno|jackpots|hoppers|self exclusion|pokies
function service|banquet service:wedding receptions
reservations|table bookings|restaurant bookings:took bookings|opentable|sevenrooms|nowbookit
host guests|greet and seat:seated guests
restaurant management|venue management|cafe management:ran the venue|ran the cafe|ran the pub
food cost|recipe costing|menu costing:costed dishes|costed recipes|costed the menu|plate cost
menu planning|menu development|menu design:wrote the menu|new menu|specials board
kitchen management|run a kitchen|kitchen leadership:ran the pass|on the pass|brigade of|ran the kitchen
sous chef|second chef:ran the pass|number two in the kitchen|chef de partie
section cooking|chef de partie:grill section
grill cook|grill:
food preparation|food prep|prepare food:peeled|chopped veg|chopping vegetables|cut vegetables
kitchen hand|dishwashing:washed dishes|dish pit|washed up
knife skills|knife handling:filleting
pastry|patisserie|desserts:laminated dough|croissants|tarts
baking|bread making:sourdough|loaves
cake decorating|decorate cakes:fondant
butchery|butcher|meat cutting:boning|boned out|bandsaw|cut to order|tied roasts|carcass|beef chain|hindquarter|boning room
seafood preparation|fish preparation|fishmonger:filleting|fish counter|shucked|scaled fish
pizza|pizza making:wood fired
quick service restaurant|fast food|qsr:mcdonald|kfc|hungry jack
asian cuisine|wok cooking:wok
large scale catering|bulk cooking:meals a day
special diets|dietary requirements:allergens|coeliac|nut free|gluten free|vegan|nut and gluten|separate boards
food safety|food hygiene|food safety standards:fridge temps|fridge temperatures|temperature checks|cool room temps
stock rotation|fifo stock|rotate stock:first in first out|use by dates|date checks|to the front|dates on
order stock|stock ordering|ordering supplies:par levels|rang in orders|placed orders|did the ordering
waste reduction|food waste:wastage
deli|delicatessen:sliced meats
fresh produce|produce department:produce team
shelf filling|shelf stacking|nightfill:stacked shelves|packed shelves|facing up|faced up|cartons an hour
checkout operation|cashier|register operation:scanned groceries|on the checkouts|on registers
click and collect|online order picking:online orders
product knowledge|product advice|advise customers on products:advised customers|helped customers choose|demonstrated products|matched products
upselling|cross selling|add on sales:add ons|add on|units per transaction
achieve sales targets|sales targets|sales budget:hit budget|beat budget|over budget by|per cent of budget
refunds and exchanges|returns and exchanges:refunds
layby|gift cards:loyalty sign ups
visual display|store presentation|store standards:window displays|mannequins|planograms
pricing and ticketing|price changes:shelf labels
opening and closing|open and close store|open and close procedures:opened up|locked up|open the store|opened the shop
fashion retail|apparel|clothing retail:boutique|fitting rooms|change rooms
footwear fitting|shoe fitting:measured feet
cosmetics|beauty retail:mecca
jewellery sales|jewellery retail:diamonds
hardware retail|building supplies:bunnings
electronics retail|consumer electronics|technology retail:jb hi fi|harvey norman|the good guys|officeworks
automotive parts|spare parts interpreting:repco
pharmacy assistant|pharmacy retail|pharmacy sales:chemist warehouse|priceline|s2 and s3
service station|console operator:servo
wholesale sales|trade sales|b2b sales:on the road|called on stores|sales calls|call cycle
cold calling|outbound sales|telemarketing:calls a day|dials a day|outbound calls
door to door sales|door knocking:knocked doors
car sales|vehicle sales:sold cars
telecommunications sales|mobile plans:telstra
brand ambassador|product sampling:tastings
hotel front desk|front office|hotel reception:checked guests in|check ins|opera
concierge|guest relations|bell desk:luggage|valet|restaurant bookings for guests
night audit|overnight reception:end of day rollover|closed the day|rolled the day|posted room|on the desk overnight
guest complaints|guest recovery:tripadvisor
housekeeping|room cleaning|room attendant:rooms a day|rooms a shift|made up rooms|bed making
laundry|linen service:washed and folded
revenue management|yield management:revpar
tour guiding|guided tours:guided visitors
travel consulting|travel agent:galileo
visitor information|visitor centre:information centre
theme park|ride operation:sea world
cinema|usher|box office:candy bar|hoyts
event setup|event operations:set up marquees
fitness instruction|group fitness:spin classes
personal training|exercise programming|one on one training:pt clients|pt sessions|client programs|wrote programs
swimming instruction|swim teaching:swim school
pool lifeguard|lifeguarding:bronze medallion
pool water testing|water chemistry:chlorine
sports coaching|coach sport:junior coach
outdoor education|outdoor recreation:abseiling
haircutting|cut hair|barbering:fades|scissor cuts
hair colour|colour services|colourist:balayage|foils|regrowth
hair extensions|hair treatments|keratin:tape ins|wefts|olaplex
beauty therapy|beauty treatments|beauty therapist:waxing|facials
nail technician|nail services:gel nails|full sets|infills|shellac|manicure|pedicure
skin treatments|dermal therapy:ipl
massage|remedial massage|massage therapy:deep tissue|trigger point|myotherapy|cupping
makeup|makeup artistry|make up artist:bridal|airbrush|brides
client consultation|salon consultation|hair consultation:patch test|skin analysis|colour consults|asked about their hair
rebooking|client retention|retail sales in salon:repeat clients|built a column|next date in|booked again|before they paid|followed me
salon software|salon booking:kitomba
floristry|florist|flower arranging:bouquets|wreaths|wedding flowers|floral|buttonholes|flower market|arches
food manufacturing|food production|food processing:production line|packing line|smallgoods
dairy processing|milk processing:pasteuriser
brewery|beer production:fermenters
meat processing|abattoir:kill floor
q fever|q fever vaccination:
membership|membership sales|member retention:lapsed members|signed back|cancellations
`;
