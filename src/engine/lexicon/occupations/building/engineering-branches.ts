import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const ENGINEERING_BRANCHES: readonly Occupation[] = [
  occupation({
    id: 'structural-engineer',
    of: 'civil-engineer',
    title: 'Structural Engineer',
    synonyms:
      'graduate structural engineer, chartered structural engineer, structural design engineer, structural designer, bridge engineer, façade engineer, structures engineer, steel detailer, Statiker, Tragwerksplaner, ingénieur structure, ingeniero estructural, calculista de estructuras',
    required:
      'Structural design|structural analysis|structural calculations|calculations, Reinforced concrete|steel|steelwork|timber|masonry, Eurocodes|british standards|aci|aisc|ibc|building codes',
    usual:
      'Finite element analysis|fea, Foundations|retaining walls|piling, Drawings|detailing|revit, Seismic|wind loading, Site inspections|structural surveys, Bridges|high-rise|refurbishment, Peer review|checking',
    tools: 'ETABS|sap2000|robot|staad, Tekla|tedds|masterseries, Revit|autocad',
    credentials: 'IStructE|miStructE|ceng|pe|se license',
    context: 'buildings, beams, loads, frames, connections, architects, slabs, columns, projects, contractors, stability, design codes',
  }),
  occupation({
    id: 'geotechnical-engineer',
    of: 'civil-engineer',
    title: 'Geotechnical Engineer',
    synonyms:
      'ground engineer, geo-environmental engineer, engineering geologist, tunnelling engineer, tunnel engineer, piling engineer, Geotechniker, Baugrundgutachter, ingénieur géotechnicien, ingeniero geotécnico',
    required:
      'Ground investigation|site investigation|boreholes|soil testing, Foundations|slope stability|retaining structures|earthworks, Geotechnical reports|interpretative reports|reports',
    usual:
      'Soil mechanics|rock mechanics, Laboratory testing|in-situ testing|cpt|spt, Contaminated land|phase 1, Logging|trial pits, Piling|tunnelling, Eurocode 7',
    tools: 'PLAXIS|slope/w|gint|holebase|wallap',
    credentials: 'RoGEP|ceng|cgeol|pe',
    context: 'soil, rock, groundwater, site, drilling, settlement, samples, geology, embankments, risk, monitoring',
  }),
  occupation({
    id: 'highways-engineer',
    of: 'civil-engineer',
    title: 'Highways Engineer',
    synonyms:
      'highway engineer, road engineer, transportation engineer, traffic engineer, rail engineer, permanent way engineer, signalling engineer, railway engineer, transport engineer, drainage engineer, Verkehrsingenieur, ingénieur routier, ingénieur voirie, ingeniero de caminos, ingeniero de tráfico',
    required:
      'Highway design|road design|traffic|rail|track|signalling|drainage, Design standards|dmrb|aashto|network rail standards, AutoCAD|civil 3d|microstation|cad',
    usual:
      'Section 278|section 38, Traffic modelling|junctions|signals, Road safety audit, Drainage design|suds, Pavement design, Contract documents|specifications, Site supervision',
    tools: 'Civil 3D, PDS|mx|openroads, Vissim|junctions 10|linsig, MicroDrainage',
    credentials: 'IEng|ceng|pe|pts',
    context: 'highways, roads, council, kerbs, surfacing, traffic management, utilities, schemes, possession, cycleways, consultants',
  }),
  occupation({
    id: 'building-services-engineer',
    of: 'mechanical-engineer',
    title: 'Building Services Engineer',
    synonyms:
      'MEP engineer, M&E engineer, mechanical building services engineer, HVAC engineer, HVAC design engineer, electrical building services engineer, public health engineer building, BMS engineer, BMS controls engineer, energy assessor, building physicist, TGA-Planer, Versorgungsingenieur, Ingenieur Gebäudetechnik, ingénieur CVC, ingénieur génie climatique, ingeniero de climatización, ingeniero de instalaciones',
    required:
      'Building services|mep|m&e|hvac|bms, Heating|ventilation|air conditioning|cooling|lighting|power, Design calculations|load calculations|specifications|drawings',
    usual:
      'Revit mep|autocad, Energy modelling|part l|breeam|leed|sap, Commissioning|site inspections, Heat pumps|boilers|chillers|ahu, Tender review, CIBSE guides|ashrae',
    tools: 'IES|hevacomp|tas|hap, Revit, AutoCAD, Dialux|amtech',
    credentials: 'CIBSE|ceng|pe',
    context: 'plant room, ductwork, pipework, building, controls, contractor, consultant, ventilation, hospital, office, net zero, schedules',
  }),
  occupation({
    id: 'automotive-engineer',
    of: 'mechanical-engineer',
    title: 'Automotive Engineer',
    synonyms:
      'vehicle engineer, powertrain engineer, chassis engineer, motorsport engineer, race engineer, battery engineer, vehicle dynamics engineer, calibration engineer, automotive design engineer, EV engineer, Fahrzeugingenieur, Entwicklungsingenieur Automotive, ingénieur automobile, ingeniero de automoción',
    required: 'Vehicle development|powertrain|chassis|automotive|body in white|battery, CAD|catia|nx|solidworks, Testing|validation|dvp&r|simulation',
    usual: 'FMEA|dfmea, MATLAB|simulink, canalyzer, CAE|ansys|adams, APQP|ppap, NVH|emissions|homologation, Hybrid|electric vehicle|bms',
    tools: 'CATIA|nx, MATLAB/Simulink, inca, Ansys',
    credentials: 'Six Sigma|ieng|ceng',
    context: 'OEM, tier 1, suppliers, prototype, launch, components, engine, suspension, safety, ADAS, tests, track, production',
  }),
  occupation({
    id: 'automation-engineer',
    of: 'electrical-engineer',
    title: 'Automation Engineer',
    synonyms:
      'industrial automation engineer, controls engineer, control systems engineer, PLC engineer, PLC programmer, SCADA engineer, instrumentation and control engineer, C&I engineer, EC&I engineer, E&I engineer, instrumentation engineer, instrument technician, robotics engineer, robot programmer, mechatronics engineer, commissioning engineer, Automatisierungsingenieur, Automatisierungstechniker, SPS-Programmierer, Mechatronikingenieur, automaticien, ingénieur automatisme, roboticien, ingeniero de automatización, ingeniero mecatrónico',
    required:
      'PLC|plc programming|siemens s7|tia portal|allen bradley|rslogix|robot programming|dcs, Control systems|automation|scada|hmi|robotics, Commissioning|fault finding|troubleshooting|start-up',
    usual:
      'Instrumentation|sensors|loops|calibration, Electrical schematics|drawings|eplan, Drives|vfd|servo|motion control, Industrial networks|profinet|profibus|ethernet/ip|modbus, Functional design specification|fds, Functional safety|sil|iec 61508|machinery directive, Vision systems, Python|c++|ros',
    tools: 'TIA Portal|step 7, Studio 5000|rslogix, Ignition|wincc|wonderware, ABB|fanuc|kuka, EPLAN',
    credentials: 'CompEx|tuv functional safety|siemens certified',
    context: 'machines, production lines, process, panels, plant, downtime, integration, cells, conveyors, site, water, pharma, upgrades',
  }),
  occupation({
    id: 'power-engineer',
    of: 'electrical-engineer',
    title: 'Power Systems Engineer',
    synonyms:
      'power engineer, power distribution engineer, protection engineer, substation engineer, transmission engineer, high voltage engineer, HV engineer, grid engineer, network design engineer electricity, senior authorised person, SAP HV, energy engineer, Ingenieur Energietechnik, ingénieur réseaux électriques, ingeniero de potencia',
    required:
      'Power systems|high voltage|hv|substations|distribution|transmission, Protection|relay settings|protection studies|load flow|short circuit, Design|specifications|standards|calculations',
    usual:
      'ETAP|digsilent|powerfactory|psse|skm, Switchgear|transformers|cables, Earthing studies, Grid connection|g99, Commissioning|switching, SCADA, Renewables integration|hvdc',
    tools: 'DIgSILENT PowerFactory|etap|psse, AutoCAD',
    credentials: 'HV authorised person|sap|ieng|ceng|pe',
    context: 'network, kV, outages, utilities, DNO, switching, generation, faults, grid, solar, wind, battery storage, feeders',
  }),
  occupation({
    id: 'renewable-energy-engineer',
    of: 'environmental-engineer',
    title: 'Renewable Energy Engineer',
    synonyms:
      'renewable energy consultant, solar engineer, solar design engineer, wind energy engineer, wind engineer, energy consultant, energy manager, energy analyst, hydrogen engineer, energy storage engineer, PV designer, Energieberater, Ingenieur erneuerbare Energien, Energiemanager, ingénieur énergies renouvelables, ingeniero de energías renovables',
    required:
      'Renewable energy|solar|wind|pv|battery storage|energy efficiency|hydro, Feasibility studies|yield assessment|energy modelling|energy audits|design, Grid connection|technical due diligence|project development|carbon reduction',
    usual:
      'PVsyst|windpro|homer, Site assessment|surveys, EPC|o&m contracts, Permitting|planning, Energy markets|ppa, Financial modelling|lcoe, ISO 50001|esos, Data analysis|scada',
    tools: 'PVsyst|helioscope, WindPRO|wasp, AutoCAD, Excel',
    credentials: 'IEMA|energy institute|cem',
    context: 'MW, turbines, panels, farm, project, developer, inverter, net zero, carbon, heat pumps, substations, yield, performance ratio',
  }),
  occupation({
    id: 'petroleum-engineer',
    of: 'chemical-engineer',
    title: 'Petroleum Engineer',
    synonyms:
      'reservoir engineer, drilling engineer, completions engineer, production technologist, well engineer, subsea engineer, oil and gas engineer, offshore engineer, pipeline engineer, Erdölingenieur, ingénieur pétrolier, ingeniero petrolero, ingeniero de petróleo',
    required:
      'Reservoir|drilling|wells|well design|production|subsea|completions|pipelines, Oil and gas|upstream|offshore|onshore, Modelling|simulation|data analysis|well planning',
    usual: 'Eclipse|petrel|cmg, Well integrity, Artificial lift|esp, HAZID|hazop|hse, Cementing|casing, Reserves estimation, Rig operations',
    tools: 'Petrel, Eclipse, OLGA|pipesim, Landmark|wellplan',
    credentials: 'IWCF|bosiet|spe',
    context: 'rig, field, barrels, crude, gas, geologists, platform, contractor, decommissioning, pressure, workover, downhole',
  }),
  occupation({
    id: 'mining-engineer',
    of: 'chemical-engineer',
    title: 'Mining Engineer',
    synonyms:
      'mine engineer, mine planner, mine manager, quarry manager, mineral processing engineer, metallurgist, metallurgical engineer, blasting engineer, Bergbauingenieur, ingénieur des mines, ingeniero de minas, metalúrgico',
    required:
      'Mining|mine planning|mine design|mineral processing|quarry|metallurgy, Production|drill and blast|ore|scheduling, Health and safety|risk assessment|ventilation|ground control',
    usual:
      'Surpac|datamine|vulcan|deswik, Open pit|underground, Resource estimation|grade control, Equipment|haulage, Cost control, Flotation|leaching|crushing',
    tools: 'Deswik|surpac|vulcan|micromine',
    credentials: 'Mine manager certificate|iom3|ausimm',
    context: 'pit, shift, tonnes, coal, gold, copper, explosives, geologists, plant, tailings, survey, permits',
  }),
  occupation({
    id: 'biomedical-engineer',
    of: 'engineer',
    title: 'Biomedical Engineer',
    synonyms:
      'medical device engineer, clinical engineer, biomedical equipment technician, BMET, medical engineer, medical engineering technician, rehabilitation engineer, Medizintechniker, Medizintechnikingenieur, ingénieur biomédical, ingeniero biomédico',
    required:
      'Medical devices|medical equipment|biomedical, Testing|verification and validation|calibration|maintenance|electrical safety testing, Regulatory standards|iso 13485|fda|mdr|iec 60601|quality',
    usual:
      'Design controls|design history file, Risk management|iso 14971, SolidWorks|cad|matlab, Preventive maintenance|ppm|repairs, CAPA|root cause, Biomaterials|sensors|signal processing, Clinical staff training',
    tools: 'SolidWorks, MATLAB|labview, CMMS',
    credentials: 'CBET|iipem|ipem',
    context: 'hospital, patients, implants, prototypes, devices, ventilators, imaging, ward, clinical trials, sterilisation, infusion pumps, manufacturers',
  }),
  occupation({
    id: 'nuclear-engineer',
    of: 'engineer',
    title: 'Nuclear Engineer',
    synonyms:
      'reactor engineer, nuclear safety engineer, radiation protection adviser, health physicist, nuclear operations engineer, decommissioning engineer, reactor operator, Kerntechniker, ingénieur nucléaire, ingeniero nuclear',
    required:
      'Nuclear|reactor|radiation|nuclear safety, Safety case|safety cases|safety analysis|licensing, Engineering analysis|modelling|calculations|operations',
    usual:
      'Criticality|shielding|dose assessment, MCNP|relap|scale, Decommissioning|waste management, Regulations|onr|nrc|iaea, Probabilistic risk assessment|psa, Commissioning|outages, Procedures|qa',
    tools: 'MCNP|wims|relap, Ansys',
    credentials: 'SQEP|security clearance|sc clearance|ceng',
    context: 'plant, fuel, site, contamination, core, fission, coolant, submarine, power station, dosimetry, emergency planning',
  }),
  occupation({
    id: 'naval-architect',
    of: 'aerospace-engineer',
    title: 'Naval Architect',
    synonyms:
      'ship designer, yacht designer, marine engineer designer, marine design engineer, ship surveyor, marine surveyor, offshore structural engineer, ocean engineer, Schiffbauingenieur, architecte naval, arquitecto naval',
    required: 'Ship design|naval architecture|hull design|hull, Stability|hydrostatics|hydrodynamics|seakeeping, Class rules|imo|solas|lloyds register|dnv|abs',
    usual: 'CFD|fea, Rhino|maxsurf|napa|aveva, General arrangement|drawings, Weight estimation, Resistance and propulsion, Surveys|drydock, Refit',
    tools: 'Maxsurf|napa|orca3d, Rhino|autocad, ShipConstructor',
    credentials: 'RINA|ceng',
    context: 'vessel, yard, shipyard, ferry, yacht, offshore, propulsion, tonnage, inclining experiment, structure, marine, keel',
  }),
  occupation({
    id: 'systems-engineer',
    of: 'engineer',
    title: 'Systems Engineer (Engineering)',
    synonyms:
      'systems integration engineer, systems engineering manager, requirements engineer, MBSE engineer, integration engineer, defence systems engineer, space systems engineer, reliability engineer, RAMS engineer, Systemingenieur, ingénieur système, ingénieur intégration',
    required:
      'Systems engineering|mbse|v-model|systems integration, Requirements management|requirements|doors, Verification and validation|v&v|test|integration',
    usual:
      'SysML|uml|cameo, Interface control|icd, FMEA|fault tree|reliability, Trade studies, Configuration management, Safety|do-178c|iso 26262, Stakeholders',
    tools: 'DOORS|jama|polarion, Cameo|rhapsody|enterprise architect, MATLAB',
    credentials: 'INCOSE|csep|asep|ceng',
    context: 'defence, aerospace, rail, subsystem, architecture, lifecycle, specification, design reviews, PDR, CDR, hardware, platform',
  }),
  occupation({
    id: 'maintenance-engineer',
    of: 'mechanical-engineer',
    title: 'Maintenance Engineer',
    synonyms:
      'multi-skilled maintenance engineer, shift maintenance engineer, electrical maintenance engineer, mechanical maintenance engineer, maintenance technician industrial, reliability engineer maintenance, shift engineer, plant maintenance engineer, engineering technician, field service engineer, service engineer, field engineer, service technician industrial, Instandhaltungsingenieur, Instandhalter, Servicetechniker, Wartungstechniker, ingénieur maintenance, technicien de maintenance, technicien SAV, técnico de mantenimiento, ingeniero de mantenimiento',
    required:
      'Maintenance|planned maintenance|ppm|preventive maintenance|reactive maintenance|servicing, Fault finding|breakdowns|troubleshooting|diagnostics|repairs, Mechanical|electrical|hydraulics|pneumatics',
    usual:
      'PLC|plc fault finding, CMMS|sap pm|maximo, TPM|rcm|reliability|root cause analysis, Downtime|oee|mtbf, Bearings|gearboxes|motors|pumps|conveyors, Spare parts, Lock-out tag-out|permit to work, Continuous improvement',
    tools: 'CMMS|maximo|sap pm|agility, Siemens|allen bradley',
    credentials: 'Time-served apprenticeship|apprenticeship|nvq level 3|hnc|18th edition',
    context: 'shifts, plant, production, machinery, factory, FMCG, packaging lines, installation, customers, site visits, breakdown, downtime',
  }),
];
