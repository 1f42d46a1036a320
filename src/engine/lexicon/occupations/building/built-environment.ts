import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

/** Who surveys, prices, plans and checks what is built. */
export const BUILT_ENVIRONMENT: readonly Occupation[] = [
  occupation({
    id: 'quantity-surveyor',
    title: 'Quantity Surveyor',
    synonyms:
      'QS, assistant quantity surveyor, project quantity surveyor, managing quantity surveyor, commercial manager construction, commercial manager, commercial director construction, cost manager, cost consultant, cost engineer, estimator, construction estimator, senior estimator, bid manager construction, chartered quantity surveyor, MEP quantity surveyor, Kalkulator, Baukalkulator, économiste de la construction, métreur, presupuestador, aparejador',
    ladder:
      'trainee QS, assistant quantity surveyor, quantity surveyor, senior quantity surveyor, managing quantity surveyor, commercial manager|commercial director',
    required:
      'Valuations|interim valuations|applications for payment|payment applications|final accounts|final account, Variations|change control|compensation events|variation accounts, Cost control|cost reporting|cvr|cost value reconciliation|cost plans|cost planning|cost value',
    usual:
      'Procurement|subcontract procurement|subcontract tenders|tendering|tender, Contract administration|jct|nec|nec3|nec4|fidic, Measurement|take-offs|takeoff|bills of quantities|boq|remeasurement|smm7|nrm2|nrm, Subcontractor management|subcontract accounts|subcontractors, Forecasting|cash flow|final cost forecasts, Estimating|pricing|tender pricing, Claims|loss and expense|extensions of time|disputes|adjudication, Value engineering, Payless notices|payment notices',
    nice: 'Client liaison, Mentoring|apc supervisor',
    tools: 'CostX|causeway|bluebeam|candy|coins|conquest|cato, Excel',
    credentials: 'MRICS|rics|frics|apc, BSc Quantity Surveying|quantity surveying degree, CSCS',
    context:
      'contractor, main contractor, client, site, projects, groundworks, margin, residential, commercial, civils, contract sum, preliminaries, retention, employer, architect, package, PQS',
    lookFor: [
      'Contracts by value and form (JCT, NEC).',
      'Margin, final accounts agreed, claims won or fended off.',
      'Chartership or the way to it.',
      'Packages you ran alone.',
    ],
  }),
  occupation({
    id: 'building-surveyor',
    of: 'quantity-surveyor',
    title: 'Building Surveyor',
    synonyms:
      'chartered surveyor, chartered building surveyor, building control surveyor, building control officer, building inspector, party wall surveyor, residential surveyor, valuer, valuation surveyor, property valuer, real estate appraiser, home inspector, clerk of works, commercial property surveyor, rural surveyor, Gutachter Immobilien, Bausachverständiger, expert immobilier, tasador inmobiliario',
    required:
      'Building surveys|condition surveys|surveys|inspections|valuations|appraisals, Building pathology|defects|defect analysis|building regulations|building codes, Report writing|reports|schedules of condition|homebuyer reports',
    usual:
      'Dilapidations|schedules of dilapidations, Party wall|party wall act, Contract administration|project monitoring, Specifications|tendering, Planned maintenance, Landlord and tenant|leases|rent reviews, Red book|comparables',
    tools: 'AutoCAD|nbs, Argus|goreport',
    credentials: 'MRICS|rics|ciob|mcabe|certified appraiser',
    context: 'properties, buildings, damp, roof, clients, residential, commercial, mortgage, lenders, refurbishment, landlords, fire safety, site visits',
  }),
  occupation({
    id: 'land-surveyor',
    of: 'civil-engineer',
    title: 'Land Surveyor',
    synonyms:
      'geomatics surveyor, topographic surveyor, engineering surveyor, setting out engineer, hydrographic surveyor, survey technician, drone surveyor, surveyor, Vermessungsingenieur, Vermessungstechniker, géomètre, géomètre-topographe, topógrafo',
    required: 'Topographic surveys|land surveying|surveying|surveys|setting out, Total station|gps|gnss|theodolite|laser scanning, CAD|autocad|drawings|plans',
    usual:
      'Boundary surveys|legal descriptions|plats, Point clouds|revit|scan to bim, Levelling|control networks|monitoring, Measured building surveys, Drone|uav|photogrammetry, Utility surveys|gpr, Health and safety|pts',
    tools: 'Leica|trimble|topcon, AutoCAD|civil 3d|n4ce|lss, Cyclone|recap',
    credentials: 'RICS|cices|pls|licensed surveyor, CSCS|pts',
    context: 'site, coordinates, levels, volumes, construction, rail, highways, field, boundaries, mapping, survey team, georeferenced',
  }),
  occupation({
    id: 'contracts-manager',
    of: 'construction-manager',
    title: 'Contracts Manager',
    synonyms:
      'construction contracts manager, senior contracts manager, contracts director, construction director, project director construction, operations manager construction, building contracts manager, contracts supervisor, Oberbauleiter, directeur de travaux, director de obra',
    ladder: 'assistant site manager, site manager, senior site manager|project manager, contracts manager, construction director',
    required:
      'Contracts|multiple sites|several sites|projects|multi-site|schemes, Programme|programming|programmes|construction programme|scheduling, Subcontractors|subcontract|procurement|supply chain',
    usual:
      'Client liaison|client meetings|progress meetings, Cost control|budgets|margin|profit|valuations, Health and safety|cdm|rams|smsts, Tendering|pre-construction|tender handover, Quality|snagging|defects|handover, Site managers|team leadership|managed site teams, JCT|nec contracts, Planning|building control|nhbc',
    tools: 'MS Project|asta powerproject|asta, Procore|fieldview|viewpoint',
    credentials: 'SMSTS, CSCS black card|cscs|csr, CIOB|mciob|nvq level 6|nvq 7, First aid',
    context:
      'site, construction, groundworks, housing, plots, residential, commercial, fit-out, refurbishment, contractor, architects, completion, handovers, labour, plant',
    lookFor: ['Contracts at once, with value and kind.', 'Time and money against programme.', 'Safety record and cards in date.'],
  }),
  occupation({
    id: 'construction-foreman',
    of: 'construction-manager',
    title: 'Construction Foreman',
    synonyms:
      'site foreman, foreman, forewoman, general foreman, assistant site manager, site supervisor, works supervisor, ganger, chargehand, section foreman, Polier, Vorarbeiter Bau, chef de chantier, capataz, encargado de obra',
    required:
      'Site supervision|supervising|supervised|daily supervision, Subcontractors|trades|labour|gang|crew, Health and safety|toolbox talks|rams|inductions|osha',
    usual:
      'Reading drawings|setting out|drawings, Materials|ordering|deliveries|plant, Quality checks|snagging|inspections, Programme|daily diary|site diary, Permits|permit to work, Temporary works',
    credentials: 'SSSTS|smsts, CSCS, First aid',
    tools: 'Procore|fieldview|dalux',
    context: 'site, building, groundworks, concrete, brickwork, handover, plots, contractor, safety, completion, targets, operatives',
  }),
  occupation({
    id: 'electrical-supervisor',
    of: 'electrician',
    title: 'Electrical Supervisor',
    synonyms:
      'electrical site supervisor, electrical foreman, electrical project manager, electrical site manager, electrical contracts manager, electrical superintendent, lead electrician, approved electrician supervisor, M&E supervisor, M&E manager, MEP manager, mechanical and electrical manager, electrical qualifying supervisor, Elektromeister, Obermonteur, chef de chantier électricité, encargado electricista',
    required:
      'Supervision|supervised|supervising|led a team|team of electricians|running jobs|chargehand|foreman, Electrical installation|installations|containment|wiring|first fix|second fix, Testing and inspection|inspection and testing|testing|eicr|certification|certificates',
    usual:
      'RAMS|risk assessments|method statements|toolbox talks, Commissioning|handover|snagging, Programme|labour planning|materials ordering, BS 7671|18th edition|regulations, Apprentices|training, Client liaison|site meetings, Drawings|schematics|specifications, Fire alarm|emergency lighting|data|switchgear',
    tools: 'Megger|fluke, Amtech|trimble|bluebeam',
    credentials: 'JIB gold card|ecs|ecs gold card|jib, SSSTS|smsts, 2391|2394|2395|am2, 18th edition',
    context:
      'site, electricians, contractors, distribution boards, cable, commercial, industrial, main contractor, mates, approved, isolation, NICEIC, permits',
  }),
  occupation({
    id: 'bim-manager',
    of: 'architect',
    title: 'BIM Manager',
    synonyms:
      'BIM coordinator, BIM technician, BIM modeller, BIM specialist, BIM lead, Revit technician, information manager BIM, digital construction manager, VDC manager, BIM-Koordinator, BIM-Manager, coordinateur BIM, coordinador BIM, modelador BIM',
    required: 'BIM|building information modelling, Revit|archicad|tekla, Clash detection|coordination|model coordination|federated models',
    usual:
      'Navisworks|solibri, ISO 19650|bep|bim execution plan|eir, Common data environment|bim 360|acc, Standards|templates|families, Dynamo|grasshopper|python, COBie, Training, Point clouds',
    tools: 'Revit, Navisworks, BIM 360|autodesk construction cloud, Dynamo',
    credentials: 'BRE BIM|autodesk certified professional',
    context: 'models, projects, architects, engineers, contractors, drawings, MEP, structure, information delivery, digital twin, deliverables, design team',
  }),
  occupation({
    id: 'cad-technician',
    of: 'architect',
    title: 'CAD Technician',
    synonyms:
      'CAD designer, CAD operator, CAD drafter, draftsman, draughtsman, draughtsperson, drafter, design technician, architectural technician, architectural technologist, architectural drafter, mechanical drafter, piping designer, Technischer Zeichner, Bauzeichner, Technischer Systemplaner, Technischer Produktdesigner, dessinateur, dessinateur projeteur, dessinateur industriel, delineante, proyectista, kreslarz',
    required:
      'CAD|autocad|solidworks|microstation|revit|inventor, Technical drawings|drawings|detail drawings|fabrication drawings|drafting, Standards|specifications|tolerances|building regulations',
    usual: '2D|3d modelling, Bills of materials|parts lists, Revisions|drawing register|document control, Site surveys|as-built, GD&T, Rendering',
    tools: 'AutoCAD, SolidWorks|inventor, Revit, MicroStation',
    credentials: 'HNC|btec|autodesk certified',
    context: 'layouts, sections, engineers, architects, details, models, steelwork, planning, projects, schematics, dimensions, design',
  }),
  occupation({
    id: 'town-planner',
    of: 'civil-servant',
    title: 'Town Planner',
    synonyms:
      'urban planner, city planner, planning officer, planning consultant, planning policy officer, development management officer, urban designer, regional planner, principal planner, transport planner urban, planning enforcement officer, Stadtplaner, Raumplaner, urbaniste, urbanista, planificador urbano',
    required:
      'Planning applications|development management|planning permission|zoning, Planning policy|local plan|nppf|comprehensive plan|planning law, Site visits|site appraisal|stakeholder consultation|public consultation|consultation',
    usual:
      'Committee reports|reports|delegated decisions, Appeals|public inquiry|hearings, Section 106|cil, Environmental impact assessment|heritage|conservation areas, Pre-application advice, Urban design|masterplanning, Enforcement',
    tools: 'GIS|arcgis|qgis, Uniform|idox',
    credentials: 'MRTPI|rtpi|aicp',
    context:
      'council, local authority, developers, housing, applicants, neighbours, transport, green belt, land use, regeneration, objections, councillors, sites',
    lookFor: ['Applications decided or won, and their size.', 'Policy or appeals you wrote.', 'Chartership.'],
  }),
  occupation({
    id: 'landscape-architect',
    of: 'architect',
    title: 'Landscape Architect',
    synonyms:
      'landscape designer, garden designer, graduate landscape architect, chartered landscape architect, Landschaftsarchitekt, architecte paysagiste, paysagiste concepteur, arquitecto paisajista',
    required:
      'Landscape design|landscape architecture|garden design|masterplanning, Planting plans|planting design|hard landscape|soft landscape, AutoCAD|vectorworks|cad|sketchup',
    usual:
      'LVIA|visual impact assessment, Construction details|technical drawings|nbs, Public realm|parks|green infrastructure, SuDS|biodiversity net gain|ecology, Site analysis, Client presentations|visualisations, Contract administration',
    tools: 'AutoCAD, Vectorworks, SketchUp|lumion, Photoshop|indesign, Keyscape',
    credentials: 'CMLI|landscape institute|rla',
    context: 'plants, trees, spaces, gardens, planning, site, architects, levels, paving, communities, playgrounds, horticulture',
  }),
  occupation({
    id: 'facilities-manager',
    of: 'operations-manager',
    title: 'Facilities Manager',
    synonyms:
      'facility manager, head of facilities, facilities coordinator, facilities assistant, building manager, estates manager, estates officer, premises manager, facilities supervisor, facilities director, site services manager, maintenance manager, workplace manager, soft services manager, Facility-Manager, Objektleiter, Gebäudemanager, Leiter Haustechnik, responsable des services généraux, gestionnaire de site, jefe de mantenimiento, responsable de servicios generales',
    required:
      'Facilities management|facilities|building maintenance|estates|property maintenance, Contractors|suppliers|contract management|service contracts, Health and safety|compliance|fire safety|legionella|statutory compliance',
    usual:
      'Planned preventative maintenance|ppm|reactive maintenance|maintenance, Budget|cost savings|opex, Soft services|cleaning|catering|security|reception, Hard services|hvac|electrical|mechanical, Office moves|space planning|fit-out|refurbishment, Energy|sustainability, Helpdesk|cafm, Team management',
    tools: 'CAFM|concept evolution|maximo|planon, BMS',
    credentials: 'IWFM|bifm|ifma|cfm, NEBOSH|iosh',
    context: 'building, buildings, offices, site, tenants, landlord, leases, waste, permits, audits, lifts, sq ft, workplace, equipment',
    lookFor: ['Sites, area and budget.', 'Contracts renegotiated, energy or cost saved.', 'Safety certificates.'],
  }),
  occupation({
    id: 'health-and-safety-adviser',
    of: 'quality-engineer',
    title: 'Health and Safety Adviser',
    synonyms:
      'health and safety advisor, health & safety officer, health and safety officer, health and safety manager, head of health and safety, HSE officer, HSE manager, HSE advisor, HSEQ manager, SHEQ manager, SHEQ advisor, EHS specialist, EHS manager, EHS coordinator, safety officer, safety manager, safety coordinator, safety engineer, occupational health and safety specialist, fire safety officer, fire risk assessor, Sicherheitsfachkraft, Fachkraft für Arbeitssicherheit, HSE-Manager, responsable HSE, responsable QHSE, animateur sécurité, técnico de prevención de riesgos laborales',
    ladder: 'H&S coordinator, adviser, senior adviser, manager, head of health and safety',
    required:
      'Risk assessment|risk assessments|hazard identification|rams|job hazard analysis, Accident investigation|incident investigation|near misses|riddor|root cause, Health and safety|occupational safety|osha|ehs|hse|safety',
    usual:
      'Audits|inspections|site inspections, Training|toolbox talks|inductions|safety training, Legislation|cdm|coshh|loler|puwer|regulatory compliance, ISO 45001|ohsas 18001|iso 14001, Fire safety|evacuation, Safety culture|behavioural safety, Manual handling|dse|noise|exposure monitoring, Reporting|ltifr|accident statistics, Policies|safe systems of work',
    tools: 'Evotix|assure|sphera|ihasco',
    credentials: 'NEBOSH|nebosh general certificate|nebosh diploma|iosh|csp|osha 30, IOSH membership|tech iosh|grad iosh|cmiosh, First aid|fire marshal',
    context:
      'site, workplace, hazards, contractors, employees, PPE, accidents, enforcement, HSE, asbestos, working at height, permits, environment, compliance, safety committee',
    lookFor: ['Sites and people covered.', 'Accident figures before and after.', 'NEBOSH or its like, membership grade.'],
  }),
];
