import { type Family, named } from './family.ts';

/** A thing that adverts and CVs have several names for: `says` means it, `shows` cannot be without it. Folded. */
export const one = (name: string, asks: RegExp, says: RegExp, shows: RegExp | null = null): Family => ({
  name: named(name, name, name, name, name),
  asks,
  says,
  shows,
});

/** What counters, kitchens, roads, stores, sites and gardens ask for. */
export const FAMILIES_OF_COUNTERS: readonly Family[] = [
  // Shops and counters
  one(
    'Till work',
    /\b(?:tills?|cash registers?|tak(?:e|ing) payments?)\b/u,
    /\b(?:tills?|cash registers?|handled the register|epos|checkouts?)\b/u,
    /\b(?:cashier|(?:took|take|taking|handled) (?:card and cash|cash and card|cash|card payments?|payments?|card))\b/u,
  ),
  one(
    'Cashing up',
    /\b(?:cash(?:ing)? up|(?:reconcil|balanc|bank)\p{L}* (?:the )?(?:[\p{L}']+ ){0,3}(?:takings|tills?|float)|count\p{L}* (?:the )?float)\b/u,
    /\b(?:cash(?:ed|ing) up|balanc\p{L}+ (?:\p{L}+ ){0,3}(?:tills?|takings|cash|registers?)|balanced? at close|count(?:ed|ing) the float|bank(?:ed|ing) the (?:takings|cash|money)|reconcil\p{L}+ (?:\p{L}+ ){0,3}(?:tills?|takings))\b/u,
  ),
  one(
    'Work with customers',
    /\b(?:customer[- ](?:service|facing|care)(?! (?:advis|agent|assistant|team|staff|rep|manager|operative|department))|serv(?:e|ing) (?:\p{L}+ )?(?:customers|the public)|deal(?:ing)? with (?:customers|the public)|confident with customers|(?:help|greet|welcom|advis)(?:e|ing)? (?:our )?(?:customers|guests|visitors))\b/u,
    /\b(?:customer service|serv(?:ed?|ing|es) (?:\p{L}+ ){0,2}(?:customers|guests|diners|shoppers)|(?:dealt|deal|dealing) with (?:\p{L}+ )?(?:customers|the public)|(?:help|advis|welcom|greet|seat)(?:ed|e|ing|s) (?:\p{L}+ ){0,2}(?:customers|guests|shoppers|visitors|patrons|the public)|(?:customer|client|guest|public)[- ]facing)\b/u,
    /\b(?:serv(?:ed?|ing|es) (?:\p{L}+ ){0,2}at the (?:counter|bar)|told (?:\p{L}+ )?customers|front of house|behind the (?:bar|counter))\b/u,
  ),
  one(
    'Filling shelves',
    /\b(?:replenish\p{L}*|shelf[- ]?fill\p{L}*|(?:fill|stack|stock)(?:ing)? (?:the )?shelves|restock\p{L}*)\b/u,
    /\b(?:replenish\p{L}*|shelf[- ]?fill\p{L}*|(?:fill|stack|stock)(?:ed|ing|s)? (?:the )?shelves|restock\p{L}*|put (?:out|away) (?:the )?stock)\b/u,
  ),
  one(
    'Shelving books',
    /\bshelv(?:e|es|ing) (?:books|items|returns)\b/u,
    /\bshelv(?:ed|es|ing) (?:\p{L}+ )?(?:books|items|returns|stock)\b|\bback on the shel(?:f|ves)\b/u,
  ),
  one(
    'Loans of books',
    /\bcheck\p{L}* (?:materials|books|items) (?:in|out)\b|\bcirculation desk\b/u,
    /\bcheck(?:ed|ing|s)? (?:in|out) (?:[\d,]+ )?(?:books|returns|items|materials|loans)\b|\bissu(?:ed|ing) (?:and return\p{L}* )?books\b|\bcirculation desk\b/u,
  ),
  one(
    'Opening and closing',
    /\b(?:clos(?:e|ing) up|open(?:ing)? (?:up )?the (?:shop|store|cafe|bar|branch|building)|open(?:ing)? (?:up )?(?:and|or) clos\p{L}+|lock(?:ing)? up|key ?hold(?:er|ing))\b/u,
    /\b(?:key ?hold(?:er|ing)|lock(?:ed|ing)? up(?=$|[,.;]| (?:the (?:shop|store|bar|branch|building|office|gates?|school|pool)|at|every|each|alone|and|one|two|three|four|five|six|\d))|opened up(?! (?:new|markets?|opportunit))|open(?:ed|ing)? (?:up )?and clos(?:ed|ing) (?:the|up)|clos(?:ed|ing) (?:up|the (?:shop|store|bar|branch))|sole charge)\b/u,
  ),
  one(
    'Visual merchandising',
    /\b(?:(?:visual )?merchandising|(?:shop|window) displays?)\b/u,
    /\b(?:merchandis(?:ed|ing|er)|(?:shop|window|product) displays?|dressed (?:the )?windows?)\b/u,
  ),
  // Kitchens and bars
  one('Larder', /\blarder\b/u, /\b(?:larder|garde[- ]manger|cold (?:starters|section))\b/u),
  one(
    'Costing of dishes',
    /\bcost(?:ing)? (?:an? |the |each |every |out )?(?:dish(?:es)?|menus?|recipes?)\b|\bmenu costing\b/u,
    /\bcost(?:ed|ing|s) (?:out )?(?:\p{L}+ ){0,2}(?:dish(?:es)?|menus?|recipes?|specials?)\b|\b(?:menu|recipe) costing\b/u,
  ),
  one('Barista', /\b(?:barista|espresso|coffee[- ]making|mak(?:e|ing) coffee)\b/u, /\b(?:barista|espresso|latte art|flat whites?|coffee machine)\b/u),
  one(
    'Bar work',
    /\b(?:bar (?:work|experience|staff)|behind (?:a|the) bar|pull(?:ing)? pints|bartend\p{L}*)\b/u,
    /\b(?:bar (?:work|staff|person|supervisor|manager)|bar ?tend\p{L}*|barmaid|barman|behind the bar|pull(?:ed|ing) pints|cocktails)\b/u,
  ),
  one(
    'Waiting at tables',
    /\b(?:wait(?:ing)? (?:on |at )?tables?|table service|wait(?:er|ress)(?:ing)? experience|waiting staff)\b/u,
    /\b(?:wait(?:ed|ing) (?:on |at )?tables?|waiter|waitress(?:ing)?|table service|silver service|took (?:food |table )?orders)\b/u,
  ),
  one(
    'Housekeeping',
    /\b(?:housekeeping|clean(?:ing)? (?:bed)?rooms|room attendant)\b/u,
    /\b(?:housekeep\p{L}*|chambermaid|room attendant|clean(?:ed|ing|s) (?:\p{L}+ ){0,2}(?:bed)?rooms|turned \d+ rooms)\b/u,
  ),
  one(
    'Ordering of supplies',
    /\border(?:ing)? (?:\p{L}+ ){0,2}(?:stock|supplies|stationery|materials|ingredients|parts|consumables)\b|\bplac(?:e|ing) orders\b/u,
    /\border(?:ed|ing|s) (?:\p{L}+ ){0,3}(?:stock|supplies|stationery|materials|ingredients|parts|produce|consumables)\b|\bplaced orders\b|\b(?:stock|stationery|parts|food) ordering\b/u,
  ),
  // Roads and stores
  one(
    'Able to drive',
    /^(?:able to |can |must )*drive$|^driv(?:e|ing) (?:an? |the |our )?(?:company )?(?:cars?|vans?|vehicles?)\b/u,
    /\b(?:(?:full|clean|valid|uk|driving|driver'?s?)[ ,]+(?:(?:uk|clean|driving|manual) )*licen[cs]e|own car|van driver|drove (?:\p{L}+ ){0,3}(?:van|lorry|truck|car))\b/u,
  ),
  one(
    'Vehicle checks',
    /\b(?:walk-?\s?(?:round|around) (?:vehicle )?checks?|daily (?:vehicle|defect) checks?|vehicle (?:safety )?checks?|pre-?trip inspections?)\b/u,
    /\b(?:walk-?\s?(?:round|around) (?:vehicle )?checks?|defect (?:checks?|reports?|book)|vehicle (?:safety )?checks?|pre-?trip(?: inspections?)?|dvirs?|first[- ]use checks?)\b/u,
  ),
  one(
    'Multi-drop',
    /(?<!\bplan\p{L}* (?:\p{L}+ ){0,4})\bmulti-?\s?drop\p{L}*\b/u,
    /\bmulti-?\s?drop\p{L}*\b|\b\d+(?: (?:to|or) \d+)? (?:drops|stops|deliveries|parcels) (?:a|per|each) (?:day|shift|run|round)\b/u,
  ),
  one('Pallet trucks', /\b(?:(?:pump|pallet) trucks?|hubwagen|ameise)\b/u, /\b(?:(?:pump|pallet|powered pallet) trucks?|ppt|llop|hubwagen|ameise)\b/u),
  one(
    'Order picking',
    /\b(?:pick(?:ing)?(?:,| and|\s?[&/]) ?pack(?:ing)?|order[- ]picking|kommissionier\p{L}*)\b/u,
    /\b(?:picking|picked (?:and packed|\d+)|pickers?\b(?! up)|order[- ]pick\p{L}*|pick rates?|kommissionier\p{L}*|kommissionierung)\b/u,
  ),
  one(
    'Goods in',
    /\b(?:goods[- ]in(?:wards?)?|receiv(?:e|ing) (?:goods|deliveries)|ware annehmen|wareneingang|warenannahme)\b/u,
    /\b(?:goods[- ](?:in|inwards?|receipt)|wareneingang|warenannahme|check(?:ed|ing) (?:in |off )?(?:the )?deliveries|receiv(?:ed|ing) (?:goods|deliveries)|book(?:ed|ing) (?:in )?deliveries)\b/u,
  ),
  one(
    'Stocktaking',
    /\b(?:inventur|stock ?tak\p{L}*|stock ?counts?|cycle counts?)\b/u,
    /\b(?:inventur(?:en)?|stock ?tak\p{L}*|stock ?counts?|cycle counts?|counted (?:the )?stock)\b/u,
  ),
  one(
    'Heavy lifting',
    /\b(?:lift(?:ing)?|carry(?:ing)?) (?:up to |at least |loads of )?\d+ ?(?:kg|kilos?|lbs?|pounds)\b|\bheavy lifting\b/u,
    /\b(?:lift|carr|mov|shift|handl|stack|load)\p{L}*[^.;]{0,40}\b(?:[3-9]\d|1\d\d) ?(?:kg|kilos?|lbs?|pounds)\b|\bheavy lifting\b/u,
  ),
  one('Patrols', /\bpatrol(?:s|ling)?\b/u, /\bpatrol(?:s|led|ling)?\b|\bwalked the (?:floor|site|grounds|perimeter|building|yard)\b/u),
  one('CCTV', /\bcctv\b/u, /\bcctv\b|\b(?:watched|monitored|operated) (?:\d+ |the )?(?:security )?cameras\b/u),
  one(
    'Incident reports',
    /\bwrit\p{L}* (?:up )?(?:\p{L}+ )?(?:incident )?reports\b/u,
    /\bincident (?:book|reports?|logs?)\b|\b(?:wrote|writing|written) (?:\p{L}+ ){0,3}reports\b/u,
  ),
  // Sites, workshops, gardens
  one(
    'Scaffolding',
    /\berect\p{L}*[^.;]{0,50}scaffold\p{L}*|\bscaffolding\b/u,
    /\b(?:erect\p{L}*|put up|struck|dismantl\p{L}+|took down)[^.;]{0,40}(?:scaffold\p{L}*|tube and fitting)\b|\bscaffold(?:er|ing)\b/u,
  ),
  one(
    'Work from drawings',
    /\b(?:read(?:ing)?|interpret(?:ing)?|work(?:ing)? (?:from|to)) (?:\p{L}+ ){0,2}(?:drawings?|blueprints?|schematics)\b/u,
    /\b(?:read(?:ing|s)?|worked|works?|working|interpret\p{L}*|built|made|machined|set out) (?:(?:from|to|off) )?(?:\p{L}+ ){0,2}(?:drawings?|blueprints?|schematics)\b/u,
  ),
  one(
    'Fault finding',
    /\b(?:fault[- ]?find\p{L}*|diagnos\p{L}+ (?:\p{L}+ )?faults|trouble-?shoot\p{L}*)\b/u,
    /\b(?:fault[- ]?find\p{L}*|diagnos\p{L}+ (?:\p{L}+ ){0,2}faults?|trouble-?shoot\p{L}*|traced (?:\p{L}+ ){0,2}faults?|diagnostics)\b/u,
  ),
  one(
    'Planned maintenance',
    /\b(?:(?:planned|preventi(?:ve|tive|ative)|preventative|routine) maintenance|ppms?)\b/u,
    /\b(?:ppms?|planned (?:preventa?tive )?maintenance|(?:preventive|preventative|routine) maintenance|service schedules?)\b/u,
  ),
  one(
    'Wheel building',
    /\b(?:buil[dt]|building|true|truing) (?:\p{L}+ )?wheels\b|\bwheel ?building\b/u,
    /\bwheel ?(?:build\p{L}*|truing)\b|\b(?:built|laced|trued|tensioned)\b[^.;]{0,30}\bwheels\b/u,
  ),
  one(
    'Workshop bookings',
    /\b(?:workshop diary|booking (?:system|diary)|book(?:ing)? (?:jobs|repairs|vehicles|cars) in)\b/u,
    /\b(?:workshop diary|booking (?:system|diary|software)|book(?:ed|ing) (?:jobs|repairs|vehicles|cars|clients|patients|guests) in\b)/u,
  ),
  one(
    'Gardening',
    /\b(?:gardening|horticultur\p{L}*|grounds maintenance)\b/u,
    /\b(?:gardener|gardening|horticultur\p{L}*|grounds(?:man|person|keeper| maintenance)|mow(?:ed|ing)|prun(?:ed|ing))\b/u,
  ),
];
