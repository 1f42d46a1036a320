/** Trades of the comic lexicon and the occupations (ids of `lexicon/occupations`) whose people laugh about the same things. */
export const TRADES = {
  nursing:
    'nurse ward-manager matron midwife health-visitor district-nurse theatre-nurse mental-health-nurse childrens-nurse nurse-practitioner licensed-practical-nurse',
  medicine:
    'physician general-practitioner surgeon anaesthetist psychiatrist paediatrician radiologist resident-doctor emergency-physician physician-associate obstetrician-gynaecologist public-health-specialist healthcare-administrator clinical-research',
  care: 'caregiver healthcare-assistant care-home-manager support-worker care-coordinator',
  'therapy-and-clinic':
    'physiotherapist psychologist occupational-therapist speech-therapist dietitian radiographer podiatrist optometrist audiologist respiratory-therapist massage-therapist phlebotomist medical-assistant medical-coder medical-receptionist practice-manager',
  'pharmacy-and-dental': 'pharmacist pharmacy-technician dentist dental-nurse dental-hygienist dental-technician',
  animals: 'veterinarian veterinary-nurse animal-care-worker herdsperson',
  emergency: 'paramedic emergency-medical-technician firefighter fire-officer emergency-dispatcher lifeguard',
  kitchen: 'chef pastry-chef baker butcher kitchen-porter catering-manager food-technologist winemaker',
  'bar-and-floor': 'restaurant-manager waiter barista bartender bar-manager',
  'hotel-and-travel': 'hotel-manager hotel-receptionist housekeeper concierge revenue-manager travel-agent flight-attendant airport-ground-staff venue-manager',
  shop: 'retail-associate store-manager retail-supervisor fashion-merchandiser area-manager florist',
  warehouse: 'warehouse-worker forklift-operator warehouse-manager',
  logistics: 'supply-chain-manager freight-forwarder transport-planner transport-manager production-planner buyer',
  driving: 'driver bus-driver taxi-driver delivery-driver train-driver driving-instructor refuse-collector',
  'sea-and-air': 'pilot air-traffic-controller deck-officer marine-engineer marine-superintendent naval-architect aircraft-mechanic oil-rig-worker',
  building:
    'construction-worker bricklayer roofer plasterer painter-decorator tiler scaffolder groundworker crane-operator plant-operator steel-erector carpenter kitchen-fitter glazier construction-foreman',
  'pipes-and-wires':
    'electrician plumber gas-engineer hvac-technician pipefitter solar-installer lift-engineer electrical-supervisor telecom-technician wind-turbine-technician',
  'building-office':
    'construction-manager quantity-surveyor building-surveyor land-surveyor contracts-manager bim-manager cad-technician town-planner landscape-architect architect health-and-safety-adviser',
  'engineering-office':
    'engineer mechanical-engineer electrical-engineer embedded-engineer civil-engineer chemical-engineer industrial-engineer quality-engineer aerospace-engineer environmental-engineer structural-engineer geotechnical-engineer highways-engineer building-services-engineer automotive-engineer automation-engineer power-engineer renewable-energy-engineer petroleum-engineer mining-engineer biomedical-engineer nuclear-engineer systems-engineer maintenance-engineer product-designer-industrial',
  factory:
    'machine-operator cnc-machinist production-supervisor production-manager maintenance-fitter assembly-worker factory-operative process-technician printer textile-worker quality-inspector welder continuous-improvement-manager quality-manager jeweller',
  garage: 'automotive-technician vehicle-body-technician hgv-mechanic car-salesperson',
  'land-and-garden': 'agricultural-specialist farmer farm-manager farm-worker gardener groundskeeper tree-surgeon ecologist',
  'cleaning-and-caretaking': 'cleaner window-cleaner caretaker handyperson facilities-manager locksmith',
  security: 'security-guard security-manager police-officer detective prison-officer probation-officer',
  army: 'soldier military-officer naval-rating',
  school:
    'teacher art-teacher special-education-teacher school-principal primary-teacher teaching-assistant college-lecturer trade-instructor tutor corporate-trainer student-adviser',
  nursery: 'early-childhood-educator nursery-manager youth-worker',
  research:
    'professor postdoctoral-researcher doctoral-researcher research-assistant research-scientist lab-technician biochemist chemist physicist geologist forensic-scientist biomedical-scientist statistician economist',
  'library-and-museum': 'librarian archivist curator arts-administrator',
  law: 'lawyer paralegal general-counsel barrister judge conveyancer legal-secretary court-usher court-manager immigration-adviser patent-attorney compliance-officer data-protection-officer company-secretary',
  'public-service':
    'civil-servant political-adviser diplomat tax-inspector environmental-health-officer housing-officer social-worker counsellor careers-adviser nonprofit-manager sustainability-manager minister-of-religion funeral-director',
  accounts:
    'accountant bookkeeper auditor tax-advisor finance-manager management-accountant financial-controller chief-financial-officer payroll-specialist credit-controller it-auditor',
  'banking-and-insurance':
    'financial-analyst bank-branch-manager bank-teller credit-analyst investment-banker insurance-agent actuary pricing-manager underwriter claims-handler loss-adjuster insurance-broker mortgage-adviser financial-adviser portfolio-manager trader risk-analyst financial-crime-analyst',
  'human-resources': 'hr-manager recruiter hr-business-partner hr-administrator reward-manager',
  office: 'administrative-assistant executive-assistant receptionist office-manager data-entry-clerk operations-manager chief-of-staff chief-executive',
  projects:
    'project-manager pmo-manager programme-manager it-project-manager scrum-master product-owner product-manager business-analyst consultant strategy-manager',
  sales:
    'sales-representative sales-manager business-development-manager account-manager sales-development-representative sales-engineer medical-sales-representative customer-success-manager real-estate-agent property-manager',
  'phone-and-chat': 'customer-service-representative call-center-manager call-centre-agent',
  marketing:
    'marketing-executive marketing-manager brand-manager seo-specialist social-media-manager crm-manager market-researcher copywriter media-planner digital-media-manager public-relations-specialist event-manager',
  'words-and-news': 'journalist content-writer translator interpreter publishing-editor screenwriter technical-writer presenter',
  design: 'graphic-designer web-designer ux-designer ux-researcher interior-designer fashion-designer art-director illustrator animator artist game-designer',
  'stage-and-screen': 'photographer video-editor musician actor dancer stage-manager sound-engineer film-director camera-operator model athlete',
  'hair-and-gym': 'hairdresser barber nail-technician beautician fitness-trainer sports-coach athletic-director yoga-instructor',
  software:
    'software-engineer frontend-developer backend-developer java-developer python-developer dotnet-developer mobile-developer blockchain-developer engineering-manager chief-technology-officer game-developer php-developer ruby-developer cpp-developer mainframe-developer salesforce-consultant rpa-developer developer-advocate webmaster software-architect solutions-architect software-tester test-automation-engineer',
  'servers-and-support':
    'devops-engineer system-administrator network-engineer network-security-engineer it-support it-manager sap-consultant site-reliability-engineer cloud-architect enterprise-architect systems-analyst information-security-manager penetration-tester security-analyst it-director',
  data: 'data-scientist machine-learning-engineer data-analyst data-engineer etl-developer big-data-engineer database-administrator data-manager bi-developer gis-analyst',
} as const satisfies Record<string, string>;

export type Trade = keyof typeof TRADES;
