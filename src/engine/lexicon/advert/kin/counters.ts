/** Kitchens, hotels, shops, salons, stores and roads. The form of a line: see `kin.ts`. */
export const KIN_OF_COUNTERS = `
check-in | check in | check-out | check guests <- check-in* | check guests | checked in | checked guests | arrivals | departures
concierge | local tips | guest recommendations <- concierge | tours | recommend* | theatre tickets
upsell* <- upgraded | upsold | upsell* | add-on* | sold .. desserts/upgrades/wine
housekeeping | room cleaning | make beds | turnaround of rooms <- housekeep* | room attendant | chambermaid | beds | cleaned rooms | rooms a day | laundry
night audit | run .. night audit <- night audit* | close the day | closed the day | end of day | night porter
breakfast | breakfast service | breakfast set-up <- breakfast*
waiting | wait tables | table service | serve food | food service | serve .. meals <- waiter | waitress* | served .. tables/meals/lunches | tables | covers | waiting on | front of house | silver service
bar | bar work | barista | cocktails | coffee <- bar | barista | pub | pulled pints | cocktail* | cellar | coffee | espresso
kitchen experience | professional kitchens | catering experience | commercial kitchen | cook* <- chef* | commis | cook/cooks/cooked | kitchen | covers | grill | larder | sauces | canteen | catering
pass | run the pass | run .. kitchen/section <- the pass | ran the section | section | head chef | chef de partie | in charge of
menu development | menu planning | seasonal menus | write menus | menus <- specials | menu* | recipes | dishes
junior chefs | train .. chefs | kitchen team <- commis | apprentice chef* | kitchen porter* | junior chef*
haccp | food safety | food hygiene | food safety records | allergen* <- fridge temperature* | temperature book | temperatures | probe* | allergen* | haccp | food hygiene | sfbb | servsafe | food handler*
food hygiene certificate | food safety certificate | food hygiene <- food hygiene | food safety | servsafe | rehis | food handler* | haccp
goods receiving | goods in | receive deliveries | receiving | deliveries <- deliver* | goods in | unload* | checked weights | booked in | receiving
stock ordering | order* stock | ordering <- order* | suppliers | par levels | stock
banquet* | functions | large events | banqueting <- banquet* | wedding* | function* | buffet* | parties of | conference*
pastry | desserts | baking | bakery <- pastry | dessert* | bak* | cakes | patisserie | bread
catering qualification | culinary | chef qualification | recognised catering <- hotel and catering | catering | culinary | professional cookery | cookery | city and guilds 706* | nvq .. cook* | alberghiero | kochin | koch
wine | sommelier | wset <- wset | wine* | sommelier
merchandis* | displays | visual merchandising | shelf | replenish* <- merchandis* | display* | shelves | planogram* | window* | replenish* | restock*
retail | shop experience | shop work | sales floor <- shop* | retail | sales assistant | counter | store | till | jewellers | boots | supermarket | market stall
selling | sales experience | sales <- sold | sales | sell* | targets | upsold | commission
fitting | measure customers | fittings <- fitted | fittings | measured
hair* | cutting | colouring | barber* | salon <- hair* | salon | barber* | colour* | blow dry | perm*
beauty | nails | waxing | massage | facials <- beauty | nails | wax* | massage* | facial* | lashes | spa
florist* | floristry | bouquets | flower arranging | trauerfloristik | hochzeitsdekoration <- florist* | flowers | bouquets | wreaths | blumen | trauerkranz* | kranz*
lone retail | market | stall <- market | stall
warehouse | picking | pick and pack | order picking | packing <- pick* | pack* | warehouse | cold store | pallet* | depot | stores | despatch | fulfilment
chilled | frozen | cold store | cold chain | temperature controlled <- cold store | frozen | chilled | freezer | cold chain | fridge* | refrigerat*
forklift | flt | fork lift | reach truck | counterbalance | flt licence <- reach truck | counterbalance | forklift | flt | rtitb | itssar | bendi | vna | pivot steer
loading | load .. trailers/vehicles | unloading | vehicles leave on time | despatch | dispatch <- load* | trailers | unload* | despatch* | dispatch* | bays | wagons | departures
wms | warehouse management system | voice picking | scanner* <- wms | manhattan | blue yonder | sap ewm | pick by voice | voice pick* | scanner* | rf gun | red prairie
transport planning | route planning | routing | traffic office <- route* | transport planner | planned .. runs/loads/routes | traffic | vehicles out | microlise
multi-drop | delivery driving | parcel delivery | home delivery <- multi-drop | drops | deliver* | parcels | courier | van | round
driver cpc | cpc | tachograph* | drivers' hours <- cpc | tacho* | hgv | class 1 | class 2 | digital card
hgv | class 1 | class 2 | lgv | artic* <- hgv | class 1 | class 2 | lgv | c+e | artic* | rigid
vehicle checks | walkaround | defect report* <- walkaround | daily checks | truck checks | defect* | vehicle check*
customs | import | export | freight <- customs | import* | export* | freight | incoterms | chief | cds
customer collections | trade counter | click and collect <- trade counter | collection* | click and collect
returns | refunds <- returns | refunds | exchanges
telesales | outbound calls | cold calling <- cold call* | outbound | telesales | canvass*
account management | manage accounts | key accounts <- accounts | key account* | clients | customers | portfolio
cleaning | cleaner | clean .. areas | hygiene | keep .. clean <- clean* | mop* | hoover* | scrub* | wiped | washed down | wash up | tidied
uniform* pressing | laundry | ironing <- laundry | iron* | pressing
lifting | heavy lifting | physically fit | physical* | lift .. kg/pounds/lbs | manual work | on your feet <- lift* | carry* | heavy | loading | unload* | manual handling | on my feet | rewires | farm | pallet* | sacks | scaffold*
leisure | gym | lifeguard* | pool <- gym | lifeguard* | pool | swim* | leisure | nplq
tour guid* | guided tours | visitor attraction <- tour* | guid* | visitors | museum
`;
