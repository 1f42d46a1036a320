import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const BUILDING_TRADES: readonly Occupation[] = [
  occupation({
    id: 'bricklayer',
    of: 'construction-worker',
    title: 'Bricklayer',
    synonyms:
      'brickie, brick mason, blockmason, mason, stonemason, stone mason, bricklaying supervisor, hod carrier, Maurer, Steinmetz, maçon, tailleur de pierre, albañil, cantero, murarz',
    required: 'Bricklaying|brickwork|blockwork|masonry|stonework|bricks, Setting out|levels|plumb|gauge|lines, Mortar|pointing|jointing|mixing',
    usual:
      'Facework|cavity walls|damp proof, Arches|chimneys|garden walls, Reading drawings|plans, Repointing|restoration|lime mortar, Health and safety|working at height, Price work|gangs',
    credentials: 'CSCS|cscs blue card, NVQ level 2|nvq|city and guilds',
    tools: 'Trowel|level|laser level, Block saw',
    context: 'site, houses, plots, extensions, foundations, scaffolding, new build, labourers, walls, lintels, wall ties, subcontract',
  }),
  occupation({
    id: 'roofer',
    of: 'construction-worker',
    title: 'Roofer',
    synonyms:
      'roof tiler, slater, flat roofer, roofing contractor, roofing supervisor, cladder, lead worker, industrial roofer, Dachdecker, Spengler, couvreur, zingueur, techador, tejador',
    required: 'Roofing|roofs|re-roofing, Tiling|slating|flat roofing|shingles|felt|tiles|slates, Working at height|safety harness|fall protection|scaffold',
    usual:
      'Leadwork|flashing|valleys, Guttering|fascias|soffits, EPDM|grp|single ply|torch-on, Insulation|battens|underlay, Leak repair|inspections, Cladding, Quotes|measuring',
    credentials: 'CSCS|nvq, Hot works|ipaf|pasma',
    tools: 'Nail gun|torch',
    context: 'site, chimneys, roof windows, weather, domestic, commercial, ladder, ridge, storm damage, gang, slate, roof',
  }),
  occupation({
    id: 'plasterer',
    of: 'construction-worker',
    title: 'Plasterer',
    synonyms:
      'dry liner, drywaller, drywall finisher, drywall taper, tape and jointer, renderer, ceiling fixer, plasterboard installer, Stuckateur, Trockenbauer, Verputzer, plâtrier, plaquiste, yesero, escayolista, pladurista',
    required: 'Plastering|skimming|rendering|drywall|dry lining, Plasterboard|boards|partitions|stud walls, Surface preparation|finishing|taping',
    usual: 'Coving|mouldings, External render|monocouche|k-rend, Lime plaster|heritage, MF ceilings|suspended ceilings, Screeding, Domestic|commercial',
    credentials: 'CSCS|nvq level 2|city and guilds',
    tools: 'Trowel|hawk|mixer|spray machine',
    context: 'walls, ceilings, site, houses, refurbishment, smooth finish, bonding, patch repairs, extension, new build',
  }),
  occupation({
    id: 'painter-decorator',
    of: 'construction-worker',
    title: 'Painter and Decorator',
    synonyms:
      'painter & decorator, decorator, painter, house painter, industrial painter, paint sprayer, spray painter, wallpaper hanger, commercial painter, Maler, Maler und Lackierer, Lackierer, peintre en bâtiment, peintre décorateur, pintor de casas, pintor decorador',
    required: 'Painting|decorating|spraying, Surface preparation|preparation|filling|sanding|priming, Wallpapering|wallpaper|finishes|coatings',
    usual:
      'Airless spray|hvlp, Interior|exterior|woodwork, Colour matching|colour advice, Ladders|scaffold|access equipment, Estimates|quotes, Stripping|restoration, Customers|tidy',
    credentials: 'CSCS|nvq level 2|city and guilds, IPAF|pasma',
    tools: 'Rollers|brushes|sprayer',
    context: 'houses, site, walls, ceilings, emulsion, gloss, varnish, new build, plots, heritage, dust sheets, commercial, domestic',
  }),
  occupation({
    id: 'tiler',
    of: 'construction-worker',
    title: 'Tiler',
    synonyms:
      'wall and floor tiler, tile setter, tile installer, floor layer, flooring installer, carpet fitter, flooring contractor, parquet layer, Fliesenleger, Bodenleger, Parkettleger, carreleur, solier, alicatador, solador, parquetista',
    required: 'Tiling|floor laying|flooring|carpet fitting, Setting out|cutting|measuring, Adhesive|grout|screed|subfloor preparation',
    usual:
      'Porcelain|ceramic|natural stone|mosaic, Vinyl|laminate|lvt|wood flooring|carpet, Wet rooms|tanking|waterproofing, Levelling compound, Underfloor heating, Customers|quotes',
    credentials: 'CSCS|nvq level 2',
    tools: 'Wet saw|tile cutter|knee kicker',
    context: 'bathrooms, kitchens, floors, walls, site, domestic, commercial, trims, new build, rooms, finish',
  }),
  occupation({
    id: 'scaffolder',
    of: 'construction-worker',
    title: 'Scaffolder',
    synonyms:
      'advanced scaffolder, scaffold labourer, scaffold supervisor, scaffold inspector, basic scaffolder, rigger scaffolder, Gerüstbauer, échafaudeur, monteur échafaudeur, montador de andamios',
    required: 'Scaffolding|scaffold|scaffolds, Tube and fitting|system scaffold|cuplok|layher|haki, Working at height|harness|sg4|fall protection',
    usual:
      'Scaffold inspection|scafftag|handover, Temporary roofs|hoists|cantilever, Reading drawings|tg20, Loading|manual handling, Offshore|petrochemical|domestic, Team leading',
    credentials: 'CISRS|cisrs card|cisrs advanced|cscs, Driving licence',
    tools: 'Spanners|gin wheel',
    context: 'site, erect, dismantle, boards, ties, base plates, gang, lorry, edge protection, birdcage, dismantling, alterations',
  }),
  occupation({
    id: 'groundworker',
    of: 'construction-worker',
    title: 'Groundworker',
    synonyms:
      'ground worker, civil engineering operative, street works operative, road worker, drainage operative, pipelayer, pipe layer, kerb layer, tarmac operative, concrete finisher, shuttering joiner, formworker, steel fixer, demolition operative, demolition worker, Tiefbauer, Straßenbauer, Betonbauer, terrassier, coffreur, canalisateur, peón de obra civil, encofrador, ferrallista',
    required:
      'Groundworks|drainage|excavation|concrete|kerbs|foundations|demolition, Plant|excavators|dumpers|rollers|hand tools|power tools, Health and safety|cat and genny|confined space|site safety',
    usual:
      'Pipe laying|manholes|ducting, Setting out|laser level|levels, Formwork|shuttering|steel fixing, Paving|slabs|tarmac|surfacing, Compaction|reinstatement, Traffic management|signing lighting guarding',
    credentials: 'CSCS|cpcs|npors, NRSWA|streetworks',
    tools: 'Excavator|dumper|whacker plate|disc cutter',
    context: 'site, trenches, slab, housing, plots, sewers, gang, ready-mix, utilities, roads, footings, backfill',
  }),
  occupation({
    id: 'crane-operator',
    of: 'construction-worker',
    title: 'Crane Operator',
    synonyms:
      'crane driver, tower crane operator, mobile crane operator, crawler crane operator, overhead crane operator, slinger signaller, banksman, slinger, crane supervisor, lifting supervisor, appointed person lifting, rigger, Kranführer, grutier, conducteur de grue, operador de grúa, gruista',
    required:
      'Crane operation|cranes|crane|lifting operations|lifts|slinging, Load charts|lift plans|lifting plans|rated capacity, Signals|radio|hand signals|banksman',
    usual:
      'Pre-use checks|daily inspections|loler, Rigging|slings|shackles|chains, Tandem lifts|blind lifts, Setting up|outriggers|ground conditions, Permits|exclusion zones, Wind limits',
    credentials: 'CPCS|cpcs a60|cpcs a04|npors|nccco|osha, CSCS',
    tools: 'Liebherr|grove|terex|wolff|comansa',
    context: 'site, tower, mobile, hook, jib, tonne, loads, steel, concrete, port, contract lift, precast, operators',
  }),
  occupation({
    id: 'plant-operator',
    of: 'construction-worker',
    title: 'Plant Operator',
    synonyms:
      'heavy equipment operator, excavator operator, digger driver, 360 excavator driver, 360 driver, dumper driver, telehandler driver, bulldozer operator, grader operator, loader operator, machine driver construction, roller driver, Baggerfahrer, Baumaschinenführer, conducteur d’engins, pelleteur, operador de maquinaria pesada, maquinista de excavadora',
    required:
      'Excavator|360|dumper|telehandler|bulldozer|loader|heavy equipment|backhoe, Digging|grading|trenching|loading|earthworks|excavation, Safety checks|pre-start checks|daily checks|site safety',
    usual:
      'GPS machine control, Drainage|foundations|reduced level dig, Services avoidance|permit to dig, Greasing|maintenance, Banksman|signals, Levels|laser',
    credentials: 'CPCS|npors|cscs|osha',
    tools: 'JCB|cat|komatsu|volvo|hitachi',
    context: 'site, quarry, muck, machine, tonne, groundworks, haul road, attachments, buckets, breaker, roads, housing',
  }),
  occupation({
    id: 'gas-engineer',
    of: 'plumber',
    title: 'Gas Engineer',
    synonyms:
      'gas safe engineer, gas safe registered engineer, heating engineer, heating and gas engineer, boiler engineer, boiler installer, domestic gas engineer, commercial gas engineer, gas service engineer, gas fitter, breakdown engineer gas, heat pump engineer, heat pump installer, Heizungsbauer, Heizungsinstallateur, Gasinstallateur, chauffagiste, technicien chauffage, calefactor, instalador de gas',
    required:
      'Boilers|boiler|gas appliances|heating systems|gas, Installation|servicing|service and repair|repair|breakdowns, Gas safety|gas safe|tightness testing|cp12|landlord certificates|flue gas analysis',
    usual:
      'Fault finding|diagnostics, Central heating|radiators|controls|power flushing, Unvented cylinders|hot water, Pipework|copper|soldering, Customers|customer service, Heat pumps|renewables, Warm air|fires|cookers',
    credentials: 'Gas Safe registration|gas safe|acs|ccn1|cenwat, Unvented|g3, NVQ level 3|city and guilds, Driving licence',
    tools: 'Flue gas analyser|manometer|multimeter',
    context: 'domestic, properties, landlords, call-outs, Worcester, Vaillant, appointments, van, homes, engineers, flues, on call, jobs a day',
  }),
  occupation({
    id: 'hvac-technician',
    of: 'plumber',
    title: 'HVAC Technician',
    synonyms:
      'HVAC tech, HVAC installer, HVAC service technician, HVAC mechanic, air conditioning engineer, AC technician, refrigeration engineer, refrigeration technician, refrigeration mechanic, chiller technician, ductwork installer, ventilation engineer, Kälteanlagenbauer, Mechatroniker für Kältetechnik, Lüftungsbauer, frigoriste, technicien CVC, técnico de climatización, frigorista',
    required:
      'HVAC|air conditioning|refrigeration|heating and cooling|ventilation, Installation|service|maintenance|repair, Troubleshooting|diagnostics|fault finding',
    usual:
      'Refrigerant handling|recovery|charging|leak testing|f-gas, Electrical|wiring diagrams|controls|thermostats, Brazing|copper pipe, Compressors|condensers|evaporators|heat pumps|vrf|vrv|split systems, Ductwork|sheet metal, Preventive maintenance|ppm, Customer service',
    credentials: 'EPA 608|f-gas|2079|nate, Driving licence',
    tools: 'Gauges|manifold|vacuum pump|multimeter',
    context: 'residential, commercial, furnaces, chillers, rooftop units, service calls, on call, blower, airflow, BMS, customers, sites',
  }),
  occupation({
    id: 'pipefitter',
    of: 'plumber',
    title: 'Pipefitter',
    synonyms:
      'pipe fitter, steamfitter, sprinkler fitter, fire sprinkler installer, pipe welder fitter, mechanical pipefitter, Rohrleitungsbauer, Rohrschlosser, tuyauteur, tubero',
    required: 'Pipefitting|pipework|piping|spool|spools, Isometric drawings|isometrics|blueprints|drawings, Installation|fabrication|welding|threading',
    usual:
      'Pressure testing|hydro testing, Flanges|gaskets|valves, Steam|process piping|sprinkler, Rigging|lifting, Permit to work|confined space, Measuring|cutting|bending',
    credentials: 'CSCS|ccnsg|osha, NVQ level 3|journeyman',
    tools: 'Threader|grinder|pipe bender',
    context: 'site, shutdown, refinery, plant, carbon steel, stainless, supports, plant rooms, offshore, mechanical, tie-ins',
  }),
  occupation({
    id: 'locksmith',
    of: 'construction-worker',
    title: 'Locksmith',
    synonyms:
      'mobile locksmith, auto locksmith, safe engineer, access control installer, lock engineer, Schlüsseldienst, Schlüsselmacher, serrurier, serrurier dépanneur, cerrajero',
    required: 'Locks|lock fitting|lock changes|keys, Lock picking|non-destructive entry|gaining entry|lockouts, Customers|customer service|call-outs|callouts',
    usual:
      'Key cutting|key programming, Master key systems|safes, UPVC doors|mechanisms|multipoint, Access control|cctv|digital locks, Emergency call-outs|24 hour, Quotes|invoices, Burglary repairs|boarding up',
    credentials: 'MLA approved|mla|nvq|aloa, Driving licence',
    tools: 'Picks|key machine|decoder',
    context: 'doors, security, van, evictions, domestic, commercial, cylinders, landlord, vehicle, stock, insurance',
  }),
  occupation({
    id: 'glazier',
    of: 'construction-worker',
    title: 'Glazier',
    synonyms:
      'window fitter, window installer, double glazing installer, glass fitter, glass cutter, curtain wall installer, conservatory installer, window fabricator, Glaser, Fensterbauer, Fenstermonteur, vitrier, miroitier, poseur de menuiseries, cristalero, vidriero',
    required: 'Glazing|glass|windows|doors, Installation|fitting|fitting windows, Measuring|cutting|sealing',
    usual:
      'UPVC|aluminium|timber frames, Curtain walling|shopfronts, Double glazed units|toughened|laminated, Emergency glazing|boarding up, Working at height, Customers',
    credentials: 'CSCS|nvq|fensa|mtc',
    tools: 'Suction lifters|silicone gun',
    context: 'site, frames, domestic, commercial, survey, sealant, conservatories, repairs, scaffolding, panes',
  }),
  occupation({
    id: 'solar-installer',
    of: 'electrician',
    title: 'Solar Installer',
    synonyms:
      'solar PV and EV installer, solar and EV charging installer, solar team supervisor, solar PV installer, PV installer, solar panel installer, solar technician, solar electrician, EV charger installer, EV charging installer, battery storage installer, Solarteur, Solarmonteur, installateur photovoltaïque, instalador de placas solares, instalador fotovoltaico',
    required: 'Solar pv|solar panels|photovoltaic|ev chargers|panels, Installation|mounting|roof work, Electrical wiring|dc|ac|inverters|testing',
    usual: 'Battery storage, Commissioning|g98|g99|mcs, Working at height|harness, Fault finding|maintenance, Site surveys, Customers|handover',
    credentials: 'MCS|nabcep|18th edition|2919, CSCS|driving licence',
    tools: 'Multimeter|irradiance meter',
    context: 'roof, domestic, commercial, kW, array, racking, isolators, scaffolding, meter, installs a week',
  }),
  occupation({
    id: 'kitchen-fitter',
    of: 'carpenter',
    title: 'Kitchen Fitter',
    synonyms:
      'kitchen installer, bathroom fitter, kitchen and bathroom fitter, bedroom fitter, shopfitter, shop fitter, interior fit-out joiner, Küchenmonteur, Ladenbauer, cuisiniste poseur, agenceur, montador de cocinas',
    required: 'Fitting|installing|installation, Kitchens|bathrooms|bedrooms|shopfitting|units, Measuring|cutting|worktops|scribing',
    usual: 'Tiling|plumbing|electrics, Laminate|granite|solid worktops|mitre joints, Plans|drawings, Customers, Stripping out, Appliances, Snagging',
    credentials: 'CSCS|nvq, Driving licence',
    tools: 'Router|jig|plunge saw',
    context: 'showroom, homes, cabinets, doors, flat-pack, self-employed, plasterboard, finish, houses, refits, van',
  }),
  occupation({
    id: 'handyperson',
    of: 'construction-worker',
    title: 'Maintenance Worker',
    synonyms:
      'handyman, handyperson, maintenance operative, maintenance technician, multi-skilled operative, multi trader, multi-trade operative, building maintenance technician, property maintenance technician, maintenance person, hotel maintenance, fabric technician, Haustechniker, Hausmeister Technik, agent de maintenance bâtiment, homme toutes mains, operario de mantenimiento',
    required:
      'Maintenance|repairs|property maintenance|reactive repairs, Plumbing|carpentry|painting|electrical|plastering|tiling, Hand tools|power tools|tools',
    usual:
      'Planned maintenance|ppm, Health and safety|legionella|fire alarm tests, Void properties|refurbishment, Work orders|job sheets|pda, Tenants|customers, Stock|materials, HVAC|boilers',
    credentials: 'CSCS|nvq|epa 608, Driving licence',
    tools: 'PDA|cmms, Power tools',
    context: 'apartments, buildings, housing, jobs, doors, locks, lights, gardens, school, hotel, on call, residents, furniture',
  }),
  occupation({
    id: 'caretaker',
    of: 'cleaner',
    title: 'Caretaker',
    synonyms:
      'school caretaker, site caretaker, janitor, custodian, school custodian, site agent school, building caretaker, premises officer, premises assistant, estate caretaker, concierge building, Hausmeister, gardien d’immeuble, concierge immeuble, conserje, portero de finca',
    required: 'Site security|opening and closing|locking up|unlocking|keys|security, Minor repairs|maintenance|repairs|handyman, Cleaning|litter|grounds|waste',
    usual:
      'Health and safety|fire alarm|legionella checks|water checks, Contractors|deliveries, Lettings|setting up rooms|porterage, Gritting|snow clearing, Boilers|heating, Tenants|pupils|residents',
    credentials: 'First aid|iosh',
    tools: 'Floor scrubber|power tools',
    context: 'school, building, estate, playground, classrooms, halls, bins, boilers, lights, entrances, tenants, site',
  }),
  occupation({
    id: 'steel-erector',
    of: 'welder',
    title: 'Steel Erector',
    synonyms:
      'structural steel erector, ironworker, metal roofer erector, sheet metal worker, sheeter, metal fabricator, fabricator welder, plater, boilermaker, blacksmith, tinsmith, Metallbauer, Stahlbauer, Blechner, charpentier métallique, chaudronnier, tôlier, montador de estructuras metálicas, calderero, chapista industrial',
    required:
      'Steelwork|steel|structural steel|fabrication|sheet metal|plate, Drawings|blueprints|engineering drawings, Welding|cutting|bolting|bending|forming',
    usual:
      'Erection|rigging|lifting, Working at height|mewp|harness, Press brake|guillotine|plasma, Measuring|marking out, Grinding|finishing, Health and safety',
    credentials: 'CSCS|ipaf|ccdo|osha, NVQ level 2|nvq level 3',
    tools: 'Press brake|plasma cutter|mig welder',
    context: 'site, workshop, beams, columns, cladding, mezzanine, tolerances, bridges, tanks, ductwork, shutdowns',
  }),
  occupation({
    id: 'lift-engineer',
    of: 'electrician',
    title: 'Lift Engineer',
    synonyms:
      'lift mechanic, elevator mechanic, elevator technician, lift service engineer, lift technician, escalator engineer, lift installer, Aufzugsmonteur, ascensoriste, technicien ascenseur, técnico de ascensores, ascensorista técnico',
    required: 'Lifts|elevators|escalators|lift, Maintenance|servicing|installation|repair, Fault finding|electrical|mechanical',
    usual: 'Traction|hydraulic|mrl, Door operators|controllers|safety gear, LOLER|testing, Call-outs|trapped passengers, Modernisation, Risk assessments',
    credentials: 'NVQ level 3|nvq level 4 lift|eal|ceit|eor202, Driving licence|cscs',
    tools: 'Multimeter|otis|kone|schindler',
    context: 'sites, shaft, motor room, car, passengers, contracts, breakdowns, route, customers, buildings',
  }),
  occupation({
    id: 'window-cleaner',
    of: 'cleaner',
    title: 'Window Cleaner',
    synonyms:
      'rope access window cleaner, rope access technician, high-level cleaner, exterior cleaner, pressure washer, pool cleaner, chimney sweep, pest controller, pest control technician, exterminator, Fensterputzer, Gebäudereiniger Glas, Schornsteinfeger, Schädlingsbekämpfer, laveur de vitres, ramoneur, dératiseur, limpiacristales, deshollinador, fumigador',
    required:
      'Window cleaning|cleaning|pest control|sweeping|treatments|chimneys, Customers|customer service|rounds, Safety|working at height|ladders|chemicals|risk assessments',
    usual:
      'Water-fed pole|reach and wash|rope access|irata, Rodents|insects|proofing|bird control, Invoices|payments, Surveys|quotations, Route planning, Machinery',
    credentials: 'RSPH level 2|bpca|irata|ipaf, Driving licence',
    tools: 'Water-fed poles|pressure washer|bait',
    context: 'domestic, commercial, van, contracts, buildings, homes, gutters, infestations, site, reports, appointments',
  }),
];
