/** How often something is done, as a number in front of it needs it: "12 a month". */
export const RATES = ['a day', 'a night', 'a shift', 'a week', 'a month', 'a year'] as const;
export type Rate = (typeof RATES)[number];

/** What a thing may be counted by, the usual first: nobody counts invoices by the night. */
const BESIDE: Readonly<Record<Rate, readonly Rate[]>> = {
  'a day': ['a day', 'a week', 'a month'],
  'a night': ['a night', 'a shift', 'a week'],
  'a shift': ['a shift', 'a day', 'a week'],
  'a week': ['a week', 'a day', 'a month'],
  'a month': ['a month', 'a week', 'a year'],
  'a year': ['a year', 'a month', 'a week'],
};
export const ratesBeside = (rate: Rate): readonly Rate[] => BESIDE[rate];

/** What is done with things of one kind at work. */
export interface WorkThing {
  /** Bare verbs that take such a thing as their object, the most ordinary first: one of them is the person's. */
  verbs: readonly string[];
  /** A count that somebody in the trade would believe, for the example in the field. */
  example: string;
  /** What it is usually counted by; null where such things are counted once and for all. */
  rate: Rate | null;
}

const things = (heads: string, verbs: string, example: string, rate: Rate | null): [string, WorkThing][] =>
  heads.split(' ').map((head) => [head, { verbs: verbs.split(' '), example, rate }]);

/**
 * Head nouns of duties, and the verbs that certainly go with them. Nouns that belong to several trades with several verbs
 * ("service", "support", "system") are left out: where the verb is not certain nothing is offered.
 */
export const WORK_THINGS: ReadonlyMap<string, WorkThing> = new Map([
  ...things('calls', 'answer make return', '40', 'a day'),
  ...things('enquiries inquiries queries emails', 'answer log forward', '30', 'a day'),
  ...things('complaints escalations incidents tickets', 'resolve investigate log', '12', 'a week'),
  ...things('returns statements forecasts journals', 'prepare check file', '12', 'a year'),
  ...things('accounts', 'prepare check file', '12', null),
  ...things('reports', 'write check present', '4', 'a month'),
  ...things('invoices', 'process check pay', '150', 'a month'),
  ...things('payments expenses', 'process check approve', '60', 'a month'),
  ...things('claims', 'assess process settle', '20', 'a week'),
  ...things('payroll', 'run check prepare', '40', 'a month'),
  ...things('reconciliation reconciliations', 'complete check review', '3', 'a month'),
  ...things('ledger ledgers', 'keep reconcile check', '2', null),
  ...things('orders', 'place pick check', '25', 'a day'),
  ...things('supplies materials ingredients', 'order receive store', '20', 'a week'),
  ...things('stock', 'order count rotate', '200', 'a week'),
  ...things('deliveries shipments', 'receive check make', '12', 'a day'),
  ...things('bookings appointments reservations', 'take confirm schedule', '30', 'a day'),
  ...things('functions events weddings conferences exhibitions', 'plan run staff', '12', 'a year'),
  ...things('apprentices trainees starters hires volunteers', 'train supervise mentor', '6', 'a year'),
  ...things('rota rotas roster rosters', 'write plan update', '4', 'a month'),
  ...things('workshops lessons classes courses inductions tours', 'plan deliver evaluate', '3', 'a week'),
  ...things('machines vehicles boilers laptops computers printers', 'maintain repair install', '20', null),
  ...things(
    'records files folder folders register registers database databases paperwork documentation spreadsheet spreadsheets',
    'keep update check',
    '200',
    null,
  ),
  ...things('assessments', 'write review complete', '46', null),
  ...things('audits inspections surveys', 'plan complete review', '12', 'a year'),
  ...things('calendars calendar diary diaries', 'keep plan update', '3', null),
  ...things('arrangements', 'make check change', '12', 'a month'),
  ...things('meetings', 'arrange minute chair', '2', 'a month'),
  ...things('newsletter newsletters', 'write edit publish', '12', 'a year'),
  ...things('campaigns', 'plan write run', '6', 'a year'),
  ...things('policies procedures guides manuals', 'write review update', '8', null),
  ...things('proposals bids tenders', 'write price review', '6', 'a year'),
  ...things('patients', 'assess treat monitor', '20', 'a day'),
  ...things('customers', 'serve advise', '80', 'a day'),
  ...things('samples specimens', 'prepare analyse label', '30', 'a day'),
  ...things('projects', 'plan run deliver', '4', 'a year'),
  ...things('websites apps applications dashboards', 'build test maintain', '3', null),
  ...things('passports movements book books log logs certificates licences', 'keep update check', '200', null),
  ...things('stationery consumables linen uniforms', 'order count issue', '40', 'a month'),
  ...things('presentation display displays', 'plan build check', '4', 'a month'),
  ...things('reviews', 'write run check', '12', 'a year'),
  ...things('machinery equipment', 'maintain repair inspect', '20', null),
]);

/** Plurals that nobody counts, or that are other things than they look like: "provided services", "ordered supplies", "direct reports". */
export const UNCOUNTED_THINGS =
  /(?:^|\s)(?:services|functions|tasks|duties|activities|operations|efforts|needs|skills|aspects|supplies|materials|ingredients|records|arrangements|direct reports)$/iu;

/** A size that tells how large something is that has no plural: "ran payroll for 40 employees". */
export interface WorkSize {
  /** Between the thing and its number, with the spaces. */
  joint: string;
  one: string;
  many: string;
  rate: Rate | null;
  example: string;
}

const sizes = (heads: string, joint: string, one: string, many: string, rate: Rate | null, example: string): [string, WorkSize][] =>
  heads.split(' ').map((head) => [head, { joint, one, many, rate, example }]);

/** Head nouns with the size that goes with them. */
export const WORK_SIZES: ReadonlyMap<string, WorkSize> = new Map([
  ...sizes('payroll', ' for ', 'employee', 'employees', null, '40'),
  ...sizes('rota rotas roster rosters', ' for ', 'person', 'people', null, '12'),
  ...sizes('till tills', ' for ', 'customer', 'customers', 'a day', '120'),
  ...sizes('reception desk', ' for ', 'visitor', 'visitors', 'a day', '60'),
  ...sizes('phone phones telephone switchboard', ', ', 'call', 'calls', 'a day', '60'),
  ...sizes('calendar calendars diary diaries', ' for ', 'person', 'people', null, '3'),
  ...sizes('newsletter', ' for ', 'reader', 'readers', null, '400'),
  ...sizes('shop store branch', ' with ', 'colleague', 'colleagues', null, '6'),
]);

/** Verbs of what is made, led or changed once: something is better afterwards. Not the daily round. */
export const VERBS_WITH_OUTCOME: ReadonlySet<string> = new Set(
  'write rewrite build rebuild introduce design redesign create launch develop establish automate migrate implement replace reorganise reorganize plan train mentor coach lead negotiate renegotiate update'.split(
    ' ',
  ),
);

/** Things whose names a reader wants to know: "used various tools". */
export const NAMEABLE_THINGS: ReadonlySet<string> = new Set(
  'tools systems programs programmes applications packages platforms technologies languages frameworks libraries databases machines'.split(' '),
);

/** What can be done of a larger whole that belongs to several: "moved the opening balances as part of the migration". */
export const VERBS_OF_A_SHARE = 'prepare check test write move train plan order'.split(' ');
