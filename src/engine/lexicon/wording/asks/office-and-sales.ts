import { amount, change, count, names, thing, type Ask, whereOne } from './ask.ts';

/** Offices, sales, marketing, money, law and people. */
export const OFFICE_AND_SALES: readonly Ask[] = [
  count(
    /instagram|facebook|tiktok|linkedin|social media|social channels/u,
    'How many followers did the account have?',
    ' for an account with ',
    'followers',
    null,
    '1,100',
  ),
  change(
    /viral|followers|impressions|brand awareness|storytelling|influencers?|brand engagement|engagement/u,
    'What went up, from what to what?',
    'followers',
    '4,000',
    '11,000',
  ),
  count(/newsletters?|mailings?|email campaigns?/u, 'How many people got it?', ' to ', 'readers', null, '400'),
  amount(/campaigns?|advertis\p{L}+|adverts|ppc|paid search/u, 'What did a campaign cost, roughly?', ' with ', '£8,000 a campaign'),
  count(/websites?|web ?pages?|blogs?|seo/u, 'How many visits did it get?', ', ', 'visits', 'a month', '9,000'),
  whereOne(
    'create write publish produce edit run build manage develop post',
    count(/content/u, 'How many visits did it get?', ', ', 'visits', 'a month', '9,000'),
  ),
  count(
    /telesales|cold calls?|outbound|calls|phones?|telephone|switchboard|call centre/u,
    'How many calls on an ordinary day?',
    ', about ',
    'calls',
    'a day',
    '60',
  ),
  count(
    /e-?mails?|inbox|correspondence|enquir\p{L}+|inquir\p{L}+|quer(?:y|ies)/u,
    'How many came in on an ordinary day?',
    ', about ',
    'messages',
    'a day',
    '90',
  ),
  count(/complaints?|refunds?|escalat\p{L}+/u, 'How many of them in an ordinary month?', ', about ', 'cases', 'a month', '12'),
  count(/accounts? manag\p{L}+|key accounts?|client accounts?|portfolio of (?:clients|accounts)|clients/u, 'How many clients?', ', ', 'clients', null, '60'),
  whereOne(
    'negotiate win close secure generate manage grow build develop bring land sell run lead drive cover own pitch',
    amount(/sales|deals|new business|revenue|pipeline|territory|negotiat\p{L}+/u, 'What was it worth in a year?', ', worth ', '£410,000 a year'),
  ),
  whereOne('sell', amount(/sell|sold|selling/u, 'How much did you sell in an ordinary week?', ', about ', '£900 a week')),
  count(/viewings?|valuations?|lettings?|tenants?|landlords?/u, 'How many properties?', ' for ', 'properties', null, '140'),
  count(
    /interview(?:s|ed|ing)?|hir(?:ed|ing)|recruitment|recruited|recruiting|vacanc(?:y|ies)|candidates?/u,
    'How many people were hired?',
    ', ',
    'hires',
    'a year',
    '24',
  ),
  count(/payroll|rotas?|rosters?|timesheets?|timekeeping|appraisals?|redundanc\p{L}+|onboarding/u, 'For how many people?', ' for ', 'people', null, '40'),
  whereOne(
    'keep manage book arrange organise organize plan run coordinate',
    count(/diar(?:y|ies)|calendars?|travel/u, 'For how many people?', ' for ', 'people', null, '3'),
  ),
  whereOne(
    'chair run hold lead organise organize arrange facilitate host plan prepare',
    count(/committees?|board meetings?|meetings?|huddles?|briefings?|stand-?ups?/u, 'How many people are in the room?', ' for ', 'people', null, '12'),
  ),
  amount(
    /budgets?|spend|expenditure|cost control|procurement|purchas\p{L}+|^ordered|^ordering|^order|^procured? (?:supplies|materials)/u,
    'How much is spent in a month?',
    ', about ',
    '£1,200 a month',
  ),
  count(
    /invoices?|invoicing|purchase ledger|sales ledger|ledgers?|credit control|bookkeeping|(?:supplier|staff|bacs) payments|petty cash|expenses/u,
    'How many invoices or payments?',
    ', about ',
    'items',
    'a month',
    '160',
  ),
  count(/reconcil\p{L}+/u, 'How many accounts?', ', ', 'accounts', null, '3'),
  whereOne(
    'prepare post produce complete run close file process reconcile manage do compile submit finalize finalise handle calculate',
    count(/month[- ]end|year[- ]end|accruals|journals|vat|management accounts|statutory accounts/u, 'For how many companies?', ' for ', 'companies', null, '3'),
  ),
  whereOne('carry conduct perform do run lead complete', amount(/audits|stocktakes|inspections|checks/u, 'How many, and how often?', ', ', '12 a year')),
  names(/spreadsheets?|data entry|dashboards?/u, 'In which program?', ' in ', 'Excel'),
  whereOne(
    'prepare write produce present draft compile',
    names(/reports?|presentations?|slides|analyses/u, 'Who read them?', ' for ', 'the client and the site manager'),
  ),
  count(/pleadings|petitions|bundles|case files|filing|letters/u, 'How many documents in an ordinary week?', ', about ', 'documents', 'a week', '25'),
  whereOne('handle manage carry keep run own process assess', count(/case ?load|cases|claims/u, 'How many cases at a time?', ', about ', 'cases', null, '40')),
  whereOne(
    'liaise collaborate coordinate negotiate consult',
    thing(
      /stakeholders?|departments|teams across|cross-functional\p{L}*|partners|liais\p{L}+|collaborat\p{L}+/u,
      'What was it about?',
      ' on ',
      'a joint project',
    ),
  ),
  count(/grants?|bids?|tenders?|proposals?/u, 'How many bids in a year?', ', ', 'bids', 'a year', '6'),
  whereOne(
    'lead manage supervise train head run oversee coach coordinate',
    count(/teams?|staff|colleagues|crews?/u, 'How many people were in the team?', ' (', 'people', null, '9'),
  ),
];
