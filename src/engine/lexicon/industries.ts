/** Industries as people name their own, and the occupations (ids of the lexicon) that are at home there. */
const AT_HOME: Readonly<Record<string, string>> = {
  'Software and technology':
    'game-designer software-engineer frontend-developer backend-developer java-developer python-developer dotnet-developer mobile-developer blockchain-developer devops-engineer solutions-architect software-tester test-automation-engineer web-designer ux-designer product-manager data-scientist machine-learning-engineer data-analyst data-engineer etl-developer big-data-engineer embedded-engineer',
  'Information technology': 'system-administrator network-engineer network-security-engineer it-support it-manager sap-consultant database-administrator',
  'Human resources and recruitment': 'hr-manager recruiter corporate-trainer',
  Administration: 'administrative-assistant',
  Consulting: 'programme-manager strategy-manager project-manager pmo-manager business-analyst consultant',
  'Design and creative arts': 'graphic-designer interior-designer fashion-designer artist photographer video-editor musician',
  'Architecture and construction': 'quantity-surveyor architect construction-manager construction-worker electrician plumber carpenter civil-engineer',
  Education: 'driving-instructor teacher art-teacher early-childhood-educator special-education-teacher professor school-principal librarian',
  Engineering: 'engineer mechanical-engineer electrical-engineer industrial-engineer quality-engineer environmental-engineer',
  'Aerospace and aviation': 'aerospace-engineer aircraft-mechanic pilot flight-attendant',
  'Chemicals and pharmaceuticals': 'chemical-engineer clinical-research',
  'Accounting and finance': 'accountant bookkeeper auditor tax-advisor financial-analyst finance-manager credit-analyst',
  Banking: 'bank-branch-manager bank-teller investment-banker',
  Insurance: 'actuary insurance-agent',
  Healthcare: 'nurse healthcare-administrator physician medical-assistant medical-coder pharmacist physiotherapist dentist psychologist caregiver veterinarian',
  'Hospitality and catering': 'chef restaurant-manager waiter hotel-manager hotel-receptionist cleaner event-manager',
  'Sport and fitness': 'fitness-trainer',
  'Beauty and personal care': 'beautician',
  Agriculture: 'gardener groundskeeper tree-surgeon agricultural-specialist farmer',
  'Research and science': 'research-scientist lab-technician statistician',
  Law: 'lawyer paralegal compliance-officer',
  'Public service and security': 'firefighter soldier emergency-dispatcher probation-officer police-officer security-guard civil-servant',
  'Social work and charities': 'minister-of-religion funeral-director youth-worker social-worker nonprofit-manager',
  'Marketing and communications': 'digital-media-manager marketing-manager public-relations-specialist',
  'Media and publishing': 'actor dancer stage-manager presenter screenwriter journalist content-writer translator',
  Sales: 'sales-representative sales-manager business-development-manager account-manager',
  'Customer service': 'customer-service-representative call-center-manager',
  Retail: 'area-manager retail-associate store-manager fashion-merchandiser buyer',
  'Real estate': 'facilities-manager caretaker real-estate-agent',
  Manufacturing: 'welder machine-operator',
  Automotive: 'automotive-technician',
  'Logistics and transport': 'deck-officer driver warehouse-worker supply-chain-manager operations-manager',
};

/** At home in every industry. */
const EVERYWHERE: ReadonlySet<string> = new Set(['chief-executive', 'chief-of-staff']);

const INDUSTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(AT_HOME).flatMap(([industry, ids]) => ids.split(' ').map((id) => [id, industry] as const)),
);

/** Industry of an occupation, by its id or else by the id of the broader one it is a branch of. */
export function industryOfOccupation(id: string, stem: string): string | undefined {
  return INDUSTRY_OF.get(id) ?? (EVERYWHERE.has(id) ? undefined : INDUSTRY_OF.get(stem));
}

/** Words of an employer's name that tell its industry, the plainest first. */
export const EMPLOYER_WORDS: readonly (readonly [industry: string, words: RegExp])[] = [
  [
    'Healthcare',
    /\b(?:hospitals?|clinics?|medical cent(?:er|re)|nhs|health ?care|krankenhaus|klinik(?:um)?|hôpital|hospital|surgery|care home|nursing home|pharmac(?:y|ies)|dental)\b/iu,
  ],
  ['Education', /\b(?:schools?|academy|nursery|kindergarten|college|gymnasium|grundschule|lycée|colegio)\b/iu],
  ['Hospitality and catering', /\b(?:hotels?|restaurants?|bistro|caf[eé]s?|catering|brasserie|inn|resorts?|pub|gasthof|bakery)\b/iu],
  ['Banking', /\b(?:bank|sparkasse|credit union|banque|banco)\b/iu],
  ['Insurance', /\b(?:insurance|versicherung(?:en)?|assurances?|seguros)\b/iu],
  ['Retail', /\b(?:supermarkets?|department stores?|retail|stores?|garden cent(?:er|re)s?|superstore)\b/iu],
  ['Logistics and transport', /\b(?:logistics?|freight|haulage|couriers?|shipping|transport|spedition|railways?|warehousing)\b/iu],
  ['Architecture and construction', /\b(?:construction|builders|bau|roofing|contractors?)\b/iu],
  ['Software and technology', /\b(?:software|saas|cloud|cyber|robotics)\b/iu],
  ['Law', /\b(?:law firm|solicitors|llp|rechtsanwälte|attorneys)\b/iu],
  ['Automotive', /\b(?:motors|automotive|autohaus|garage)\b/iu],
  ['Media and publishing', /\b(?:publishing|newspaper|gazette|broadcasting|verlag)\b/iu],
  ['Social work and charities', /\b(?:charity|foundation|red cross|caritas)\b/iu],
  ['Energy', /\b(?:energy|oil|gas|solar|power|stadtwerke)\b/iu],
];
