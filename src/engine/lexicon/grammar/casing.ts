const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words of a title or a name that keep their small letter unless they open it. */
export const SMALL_IN_NAMES = words(
  'of and the for in at on to with und der die das für von im de des du la le les et y el los las del da do e en a an or by &',
);

/** Trades and titles that are written with capitals however a visitor types them. */
export const ABBREVIATED_TRADES = words(
  'cdl gp nhs sen hr it qa ux ui pr bpo ceo cfo coo cto cio crm seo cpa hgv lgv rn icu ml ai erp sap sql php aws gis cad cnc vp svp avp evp',
);

/** Written with one capital, although no vowel is in them. */
export const ONE_CAPITAL = words('ltd st mr mrs ms dr jr sr str co bros mgr mr. gym by my fly dry mcd pty pvt');

/** Words of titles that no list of English words has. */
export const TRADE_WORDS = words(
  'op ops dev devs admin frontend backend fullstack commis partie rang sommelier barista concierge maître pastry telesales childminder telehandler postie copywriter sysadmin helpdesk advisor adviser herdsperson dispatcher estimator',
);

/** Words that a CV uses as names here and as what they mean there. */
export const EVERYDAY_NAMES = words('Chef Bank Hotel School Club Shop Manager Nurse Teacher Waiter Driver Cleaner Engineer Assistant Receptionist');

/** Days, months, languages and feasts: English writes them with a capital ("march" and "may" are words, too). */
export const ALWAYS_CAPITAL =
  /(?<![\p{L}\p{N}])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|german|french|spanish|italian|polish|welsh|irish|portuguese|dutch|arabic|russian|mandarin|japanese|christmas|easter|london|europe|european)s?(?![\p{L}\p{N}])/gu;

/** What an employer is when no name was given: "hotel", "care home". */
export const GENERIC_NAME =
  /^(?:an? |the |my |small |local |private |family |big |large )*(?:office|hotel|shop|school|restaurant|cafe|café|bar|pub|council|hospital|nursing home|care home|home|warehouse|factory|farm|university|uni|college|agency|bank|supermarket|gym|nursery|clinic|company|start-?up|firm|store|salon|building site|call cent(?:re|er)|various|different companies|büro|schule|krankenhaus|restaurante|oficina|école|hôpital)s?$/iu;

/** What only a tool has, so that the word in front of it is a tool's name: "slack channel". */
export const TOOL_THING =
  /^\s(?:components?|dashboards?|pipelines?|dags?|boards?|tickets?|models?|scripts?|databases?|queries|query|workspaces?|channels?|apps?|frontend|front-end|backend|api|payments?|integration|workbooks?|playbooks?|modules?)(?!\p{L})/iu;
