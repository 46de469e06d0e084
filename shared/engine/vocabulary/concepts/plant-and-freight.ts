/** Words of factories, mines, plant, rail, roads and stores. Form of the lines: concepts.ts. */
export const plantAndFreight = `
machine operation|operate machinery|operate production machinery:ran the line|ran a line|set up machines|injection moulding
machine set up|machine changeovers:tool changes
process work|production work|production line work:on the line|packing line|production line
product assembly|assembly work:soldered
quality checks|in process checks|quality inspection:checked weights|metal detector checks|weights and seals|measured parts
follow recipes and formulations|formulation batching:weighed ingredients
injection moulding|plastic moulding:die changes
pallet stacking|palletising:shrink wrapped
lockout tagout|loto:lock out
permit to work|hot work permits|permit system:hot work|permit holder|permit issuer
fire watch|hole watch:spotted for
shutdown work|shutdowns|plant shutdown:shut crew|mill relines|alumina refinery|12 hour shifts for shut
abrasive blasting|protective coatings:grit blasted
insulation installation:batts
mining operations|open cut operations:dump trucks
underground mining|underground operations|underground mine work:bogger|longwall|continuous miner
exploration drilling|drill rig operation|driller offsider:rod handling|diamond core|rotary air blast|drill pipe
shotfiring|explosives:loaded holes
processing plant operation|mineral processing|process technician:crusher|thickeners|flotation
sample preparation|sample prep:pulverised
rail operations|train driving:locos
track maintenance|rail track:ballast
bus driving|passenger transport|coach driving:route bus|school bus|coach charter|school runs
taxi driving|rideshare:uber
truck driving|heavy rigid driving|heavy vehicle driving:b double|road trains|tautliner|drive tipper|drive truck|drive semi|tipper
multi drop deliveries|local deliveries|metro deliveries:drops a day|parcels a day|van runs|drop offs
food delivery|meal delivery:uber eats
tanker driving|bulk fuel delivery:dg licence
concrete truck driving|agitator driving:agi
tipper driving|tip truck:truck and dog
load restraint|securing loads|load security:chains and dogs|ratchet|tied down
fatigue management|work diaries:log books
vehicle pre start checks|pre start inspections:pre starts
route planning|plan routes|delivery scheduling:planned runs|run order|gps navigation|runsheet
fleet scheduling|transport scheduling|transport planning|load planning|vehicle scheduling|run planning:allocated runs|allocator|daily runs|load sheet|manifests|dispatched cars|route plan|allocated drivers|booked drivers|runs for
removals|furniture removal|removalist:moved furniture|moving house|pianos
forklift operation|operate a forklift:forklift ticket
reach truck|high reach forklift:12 metre racking
order picker|stock picker:man up
pallet jack|electric pallet jack:ride on jack
container unloading|devanning|unload containers:40 footers|20 foot|containers by hand|emptied containers|high cubes|emptied|hand unload
rf scanning|barcode scanning:scan packs
order picking|pick orders:picks an hour
goods receiving|receive goods|goods inwards:deliveries in|checked stock in|putaway|put away|booked in stock|delivery dockets
dispatch|despatch|dispatching goods:con notes|consignment notes|loaded trucks
stocktaking|stock counts|cycle counting:counted stock|rolling counts|stock variance|stock accuracy
inventory control|stock control|inventory management:min max|reorder points|stock levels|par levels|count sheets|variance
storeperson|store person|stores management:tool crib|issued parts|bin locations|issued tools
crossdock|cross docking:sorted mail
freight forwarding|customs brokerage|customs clearance:cargowise|bills of lading|sea freight|tariff codes|ics|imports|landed cost
warehouse management systems|wms|warehouse systems:cargowise|manhattan|sap wm|pronto
demand planning|supply planning|s and op:forecast accuracy|safety stock|sap apo
difot|delivery in full on time|on time delivery:on time in full|otif|delivered on time|late orders
dangerous goods|handle dangerous goods|hazardous goods:dg|class 3|placards
cold storage work|work in cold environments:in the freezer
physically demanding work|manual labour|physical work:lifting all day|on my feet|25 kilo|20 kilo
work outdoors|outdoor work|all weather:rain hail|heat and cold
product quality|monitor quality|quality checks on line:weighed|check weigh|underweight|rejects|held back|samples
`;
