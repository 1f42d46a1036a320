import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const ENGINEERING: readonly Occupation[] = [
  occupation({
    id: 'engineer',
    title: 'Engineer',
    synonyms:
      "project engineer, design engineer, graduate engineer trainee, research and development engineer, R&D engineer, senior engineer, lead engineer, staff engineer, Ingenieur, Entwicklungsingenieur, Projektingenieur, ingénieur, ingénieur d'études, ingeniero, ingeniero de proyectos, application engineer, engineering, engineering assistant, validation engineer, technical engineer",
    required:
      'Engineering|engineering design|engineering principles, AutoCAD|cad|solidworks|catia|creo|pro/engineer|inventor, Technical documentation|engineering drawings|technical drawings|specifications|technical reports, Testing|validation|verification|test plans|prototype testing',
    usual:
      'Design|product design|design reviews|design verification, Project management|project engineering|engineering projects, MATLAB|simulink|labview, Troubleshooting|root cause analysis|failure analysis|fmea, Process improvement|process engineering|lean|six sigma, Manufacturing|production|fabrication, Quality control|quality assurance|iso 9001, Simulation|modelling|finite element analysis|fea|ansys, Instrumentation|control systems|plc|automation, Technical support|field service, Safety|health and safety|osha, Cost estimates|cost reduction|bids',
    nice: 'C++|python|c programming|vba, Electrical systems|circuits|pcb, Mechanical systems|hvac|hydraulics, Equipment installation|commissioning|maintenance, GD&T|tolerance analysis, Professional engineer|pe license|eit|fe exam, Contractors|subcontractors|vendors',
    context:
      'engineers, design, prototype, research and development, product development, technical, components, equipment, systems, plant, mechanical, electrical, structural, civil, materials, drawings, installation, calculations, test, bill of materials, commissioning, specification, hardware, analysis, bachelor of engineering, engineering change orders, product lifecycle, subsystems, power, sensors, machine, construction, reliability',
    covers:
      'mechanical-engineer, electrical-engineer, civil-engineer, chemical-engineer, industrial-engineer, quality-engineer, embedded-engineer, aerospace-engineer, environmental-engineer',
    lookFor: [
      'Products, plants or structures that carry your work.',
      'Your part in them: concept, calculation, drawing, test, start-up.',
      'Cost, weight, yield, downtime: before and after.',
      'Licences and software.',
    ],
  }),
  occupation({
    id: 'mechanical-engineer',
    title: 'Mechanical Engineer',
    synonyms:
      'mechanical design engineer, mechanical engineering technician, product design engineer, mechanical project engineer, piping engineer, CAD engineer, tool design engineer, Maschinenbauingenieur, Konstrukteur, Konstruktionsingenieur, ingénieur mécanique, concepteur mécanique, ingeniero mecánico, mechanical draftsman',
    required:
      'SolidWorks|catia|creo|pro/e|pro engineer|inventor|unigraphics|nx, AutoCAD|cad|3d modelling, Mechanical design|machine design|product design, Mechanical engineering|mechanical systems|thermodynamics|mechanics',
    usual:
      'Finite element analysis|fea|ansys|hypermesh, GD&T|tolerance|tolerances, Manufacturing processes|machining|casting|sheet metal|welding|injection moulding, HVAC|piping|pumps|heat exchangers, Maintenance|preventive maintenance|breakdown maintenance, Engineering drawings|detailed drawings|2d drawings, Prototyping|testing, Quality|quality control|inspection, CNC|lathe|milling, Root cause analysis|fmea|8d, Production|production planning',
    nice: 'MATLAB, Six Sigma|lean, CFD|fluent, Hydraulics|pneumatics, Project management, Robotics, Vibration analysis',
    context:
      'mechanical, machines, components, assembly, plant, equipment, design, tooling, jigs, fixtures, engines, turbine, boiler, compressor, materials, gears, bearings, installation, automotive, fabrication, bill of materials, drawings, thermal, mechanical engineering, utilities, diesel, heat transfer',
    lookFor: [
      'Parts and machines you designed that were built.',
      'Calculations and tests you did yourself.',
      'Cost, weight and failure rates.',
      'Software and standards.',
    ],
  }),
  occupation({
    id: 'electrical-engineer',
    title: 'Electrical Engineer',
    synonyms:
      'electrical design engineer, electronics engineer, electrical project engineer, control engineer, automation and controls engineer, electrical engineering, Elektroingenieur, Elektrotechniker, ingénieur électrique, ingénieur électronique, ingeniero eléctrico, ingeniero electrónico',
    required:
      'Electrical engineering|electrical systems|electrical design|electrical, Power systems|power distribution|transmission|substations|switchgear, Circuit design|circuits|schematics|electrical drawings|wiring diagrams, Testing and commissioning|electrical testing|commissioning',
    usual:
      'PLC|scada|siemens|allen bradley|plc programming, AutoCAD|autocad electrical|eplan, Transformers|motors|generators|dg sets, Control panels|panels|mcc|relay|protection, MATLAB|simulink|etap|pspice, Maintenance|preventive maintenance|breakdown maintenance, Instrumentation|sensors|vfd|drives, Load calculations|cable sizing|load flow, Electronics|pcb|microcontroller, Installation|cabling|wiring|lighting, Safety|earthing|grounding',
    nice: 'National Electrical Code|nec|iec standards|ieee, Renewable energy|solar|wind, HMI|dcs, Project management|site supervision, LabVIEW, Estimation|tendering, PE license',
    context:
      'HT, LT, voltage, kV, power, current, breakers, circuit breakers, UPS, electrical equipment, electricity, high voltage, low voltage, distribution, feeder, battery, electrical engineering, switch, inverter, single line diagram, energy, meters, transmission line, cable, power plant, electrical maintenance, panel, substation, load, electronics',
    lookFor: ['Voltage, power and size of what you designed or ran.', 'Commissioning and test work.', 'Standards and software.', 'Downtime and energy saved.'],
  }),
  occupation({
    id: 'embedded-engineer',
    title: 'Embedded Systems Engineer',
    synonyms:
      'embedded software engineer, firmware engineer, hardware engineer, embedded developer, VLSI engineer, FPGA engineer, IoT engineer, PCB designer, RF engineer, ASIC design engineer, semiconductor engineer, Embedded-Entwickler, Hardwareentwickler, ingénieur systèmes embarqués, ingeniero de sistemas embebidos',
    required:
      'C|embedded c|c++, Microcontrollers|arm|pic|avr|stm32|8051, Embedded systems|firmware|embedded software, Hardware debugging|oscilloscope|logic analyzer',
    usual:
      'RTOS|freertos|embedded linux, Communication protocols|uart|i2c|spi|can bus, PCB design|altium|orcad|eagle, FPGA|vhdl|verilog|systemverilog, Device drivers|bsp, Sensors|iot|bluetooth|zigbee, MATLAB|simulink, Python|scripting, Circuit design|analog|digital design',
    nice: 'AUTOSAR|iso 26262, Assembly language, Git|jira, ROS|robotics, ASIC, Power electronics',
    context:
      'board, chip, hardware, signal, bring-up, bootloader, real-time, interface, sensor, module, debugging, low power, schematic, integration, semiconductor, wireless, prototype, lab equipment, device, automotive electronics, test bench',
    lookFor: ['Devices that shipped with your code or boards.', 'Chips, buses and systems.', 'Power, timing and memory limits you met.'],
  }),
  occupation({
    id: 'civil-engineer',
    title: 'Civil Engineer',
    synonyms:
      'resident engineer, site engineer, civil site engineer, civil engineering technician, water resources engineer, planning engineer, Bauingenieur, ingénieur civil, ingénieur génie civil, ingeniero civil, civil draftsman',
    required:
      'Civil engineering|structural engineering|construction engineering, AutoCAD|civil 3d|cad, Structural design|structural analysis|design of structures|reinforced concrete|rcc, Construction|site supervision|site execution|construction supervision',
    usual:
      'STAAD Pro|staad|etabs|sap2000|tekla|tekla structures|safe, Surveying|total station|levelling|survey, Quantity estimation|bill of quantities|boq|estimation|billing|rate analysis, Concrete|steel|reinforcement|bar bending schedule|formwork, Soil testing|geotechnical|foundation|foundations, Quality control|material testing|quality assurance, MS Project|primavera|project planning|scheduling, Roads|highways|bridges|drainage, Contractors|subcontractors|tenders|contracts, Building codes|is codes|aashto|eurocode|aci, Detailing|steel detailing|structural detailing|fabrication drawing',
    nice: 'Revit|bim, GIS|arcgis, Safety|osha, Environmental|stormwater|hydraulics, PE license|eit, Excel',
    context:
      'site, building, structure, structural, slab, beam, column, excavation, earthwork, infrastructure, residential building, commercial buildings, drawings, construction site, client, consultant, water supply, sewer, pavement, labour, dam, project, site engineer, civil, cement, masonry, RCC work, plinth, execution',
    lookFor: ['Structures with size, cost and your part.', 'Design work and site work kept apart.', 'Codes and software.', 'Quality and safety record.'],
  }),
  occupation({
    id: 'chemical-engineer',
    title: 'Chemical Engineer',
    synonyms:
      'process engineer, process development engineer, refinery engineer, chemical process engineer, materials engineer, Chemieingenieur, Verfahrensingenieur, ingénieur chimiste, ingénieur procédés, ingeniero químico, ingeniero de procesos',
    required:
      'Process engineering|chemical processes|process design, Process simulation|aspen|hysys|aspen plus, P&ID|pfd|piping and instrumentation diagrams|mass balance, Process optimisation|process improvement|yield',
    usual:
      'Process safety|hazop|psm, Scale-up|pilot plant, Quality control|gmp|validation, Distillation|reactors|heat exchangers|separation, Laboratory testing|analytical, Six Sigma|dmaic|statistical process control, Commissioning|start-up, Environmental compliance, MATLAB|minitab',
    nice: 'Petrochemicals|oil and gas|refinery, Polymers, Pharmaceutical manufacturing, Cost analysis, DCS',
    context:
      'plant, unit operations, chemical, catalyst, batch, continuous, fluids, temperature, pressure, pumps, production, materials, raw materials, wells, drilling, reservoir, mining, corrosion, coatings, waste, energy, throughput, thermodynamics',
    lookFor: ['Plants and capacities.', 'Yield, energy and safety results.', 'Scale-ups and start-ups.'],
  }),
  occupation({
    id: 'industrial-engineer',
    title: 'Industrial Engineer',
    synonyms:
      'manufacturing engineer, production engineer, lean engineer, continuous improvement engineer, process improvement engineer, plant engineer, operations engineer, Wirtschaftsingenieur, Fertigungsingenieur, ingénieur de production, ingénieur industriel, ingeniero industrial',
    required:
      'Lean manufacturing|lean|kaizen|5s|value stream mapping, Process improvement|continuous improvement|process optimisation, Production planning|production scheduling|capacity planning|production, Six Sigma|dmaic|statistical process control|spc',
    usual:
      'Time studies|time and motion studies|line balancing, Root cause analysis|fmea|corrective action, Quality control|quality assurance|iso 9001, Layout|plant layout|facility layout, Cost reduction|scrap reduction, AutoCAD|solidworks, ERP|sap|mrp, KPI|oee, Safety|osha, Team leadership|supervision|shift, Equipment|machinery|automation, Minitab|excel',
    nice: 'Simulation|arena, Inventory|kanban|just in time, Ergonomics, Supply chain, Project management, CNC|machining',
    context:
      'manufacturing, plant, assembly line, throughput, downtime, cycle time, operators, work instructions, bottleneck, efficiency, productivity, scrap, shop floor, tooling, standard work, product line, packaging, yield, factory, machine, shift, output, new product introduction',
    lookFor: ['Output, scrap, downtime and cost, before and after.', 'Lines and people.', 'Methods used and belts held.'],
  }),
  occupation({
    id: 'quality-engineer',
    title: 'Quality Engineer',
    synonyms: 'quality specialist, supplier quality engineer, Qualitätsingenieur, ingénieur qualité, ingeniero de calidad',
    required:
      'Quality control|quality assurance|quality inspection, ISO 9001|iso standards|as9100|iatf 16949|iso 13485|ohsas, Audits|internal audits|supplier audits|safety audits, Root cause analysis|corrective action|capa|8d|5 why',
    usual:
      'Inspection|measuring instruments|calipers|micrometers|cmm, SPC|statistical process control|minitab|control charts, FMEA|ppap|apqp|control plan, Non-conformance|nonconformance reports|ncr, GMP|fda regulations|haccp, Lean|six sigma, Documentation|procedures|work instructions, Calibration|gauge r&r, Safety|osha|risk assessment|incident investigation, Training',
    nice: 'Blueprint reading|gd&t, Validation|iq oq pq, Customer complaints, NEBOSH|iosh, ASQ',
    context:
      'quality, defects, specifications, inspect, tolerance, product quality, manufacturing, suppliers, deviation, compliance, samples, test, acceptance, certificates, quality management system, hazards, accident, permit to work, safety, PPE, batch records',
    lookFor: ['Defect, complaint or accident rates, before and after.', 'Audits led and passed.', 'Standards and measuring methods.'],
  }),
  occupation({
    id: 'aerospace-engineer',
    title: 'Aerospace Engineer',
    synonyms:
      'aeronautical engineer, aircraft engineer design, avionics engineer, flight test engineer, systems engineer aerospace, stress engineer, spacecraft engineer, Luft- und Raumfahrtingenieur, ingénieur aéronautique, ingénieur aérospatial, ingeniero aeronáutico, ingeniero naval',
    required:
      'Aerospace engineering|aeronautics|aerodynamics, CATIA|solidworks|nx, Structural analysis|stress analysis|finite element analysis|nastran, Systems engineering|requirements verification',
    usual:
      'MATLAB|simulink, CFD|wind tunnel, Flight testing|flight test, Avionics|navigation systems, DO-178|do-160|airworthiness|far 25, Composites|materials, Propulsion|engines|gas turbine, C++|python',
    nice: 'Satellite|orbital mechanics, Six Sigma, Security clearance, DOORS, UAV|drones',
    context:
      'aircraft, airframe, flight, spacecraft, rocket, wing, landing gear, certification, defence, hydraulics, mission, payload, guidance, marine, vessel, ship, propulsion, fatigue, simulation, hardware',
    lookFor: ['Programmes and subsystems with your part.', 'Analysis and test methods.', 'Certification rules.'],
  }),
  occupation({
    id: 'environmental-engineer',
    title: 'Environmental Engineer',
    synonyms:
      'environmental consultant, water engineer, wastewater engineer, Umweltingenieur, Umweltwissenschaftler, ingénieur environnement, ingeniero ambiental, environmental specialist',
    required:
      'Environmental engineering|environmental science|environmental compliance, Environmental impact assessment|eia|site assessments|phase i, Sampling|soil sampling|water sampling|groundwater, Environmental regulations|epa|permits|permitting',
    usual:
      'Wastewater|water treatment|stormwater, GIS|arcgis, Remediation|contamination, Waste management|hazardous waste, Sustainability|carbon footprint|esg|leed, Energy efficiency|renewable energy|solar|energy audits, AutoCAD, Technical reports|report writing, Data analysis|modelling',
    nice: 'ISO 14001, Air quality|emissions, HAZWOPER, Field work, Stakeholder consultation, Geology',
    context:
      'environmental, pollution, ecology, monitoring, wells, landfill, conservation, climate, emissions, site investigation, wetlands, drilling, rivers, natural resources, energy, laboratory results, habitat, public consultation',
    lookFor: ['Sites, permits and studies.', 'Emissions, energy or cost saved.', 'Field and modelling skills.'],
  }),
];
