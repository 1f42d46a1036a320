import { amount, count, names, thing, type Ask, whereOne } from './ask.ts';

/** Workshops, sites, laboratories, software and design. */
export const MAKING_AND_TECHNOLOGY: readonly Ask[] = [
  count(/risk register|risks/u, 'How many risks are in it?', ', with ', 'risks', null, '38'),
  count(
    /assays?|samples?|specimens?|hplc|elisa|pcr|titrations?|autoclav\p{L}+/u,
    'How many samples in an ordinary week?',
    ', about ',
    'samples',
    'a week',
    '120',
  ),
  count(/plate readers?|instruments?|booking sheet|shared equipment/u, 'How many people use it?', ' for ', 'people', null, '14'),
  count(/coshh|risk assessments?|method statements?|permits to work/u, 'How many assessments are there?', ', ', 'assessments', null, '46'),
  count(
    /(?:precedent|question|image|data|template|recipe|tool)[- ](?:bank|library|base)s?|(?:asset|contacts?|membership|risk|parts|visitor) (?:register|list)s?|databases?|wikis?/u,
    'How many entries does it hold?',
    ' of ',
    'entries',
    null,
    '1,200',
  ),
  whereOne(
    'catalogue clean move pack rehouse label sort excavate record photograph digitise digitize archive conserve',
    count(
      /excavat\p{L}+|tablets|archives?|catalogu\p{L}+|collections?|artefacts?|specimens|objects/u,
      'How many pieces or finds?',
      ', ',
      'pieces',
      null,
      '300',
    ),
  ),
  whereOne(
    'operate run set load work tend mill turn press stamp assemble produce make',
    count(
      /cnc|lathes?|(?:injection|moulding|packing|milling|turning) machines?|press(?:es)?|assembl\p{L}+|production lines?/u,
      'How many parts on an ordinary shift?',
      ', about ',
      'parts',
      'a shift',
      '600',
    ),
  ),
  count(/locks?|locksmith\p{L}*|safes/u, 'How many jobs in an ordinary week?', ', about ', 'jobs', 'a week', '25'),
  count(
    /boilers?|rewir\p{L}+|first fix|second fix|plumbing|heating systems?|repairs?|repaired/u,
    'How many jobs in an ordinary month?',
    ', about ',
    'jobs',
    'a month',
    '30',
  ),
  whereOne(
    'lay build plaster erect pour dig point render',
    amount(
      /bricks?|bricklaying|blocks?|plaster\p{L}*|scaffold\p{L}*|concrete|groundworks?|plots?|foundations?/u,
      'How large was the job, in money or in houses?',
      ', ',
      '88 houses',
    ),
  ),
  count(
    /passwords?|(?:support|service|it|helpdesk) tickets?|help ?desk|service desk|first line|it support/u,
    'How many tickets or requests in an ordinary week?',
    ', about ',
    'tickets',
    'a week',
    '120',
  ),
  whereOne(
    'build develop write maintain design run extend ship create program rewrite own',
    count(
      /apis?|microservices|back-?end|front-?end|apps?|applications|web application|platform|software|features/u,
      'How many people use it?',
      ' for ',
      'users',
      null,
      '40,000',
    ),
  ),
  count(/test cases|qa|regression|(?:unit|integration|automated) tests?/u, 'How many test cases?', ' (', 'test cases', null, '640'),
  amount(/data pipelines?|etl|warehouse tables|data feeds|feeds/u, 'How much data?', ', ', '3 million rows a night'),
  names(/user research|usability|wireframes?|prototypes?|personas|design systems?/u, 'For which product?', ' for ', 'the booking app'),
  count(/photograph\p{L}*|photos?|shoots?|albums?|retouch\p{L}*/u, 'How many shoots?', ', ', 'shoots', 'a year', '35'),
  names(/illustrations?|brochures?|packaging|logos?|layouts?|films?|videos?/u, 'For which clients or titles?', ' for ', 'Kew Books, the Harbour Trust'),
  whereOne('draw draft model prepare produce detail', thing(/drawings?|plans|elevations|models?/u, 'What was it for?', ' for ', 'a school extension')),
  whereOne(
    'write edit translate update revise draft proofread produce rewrite',
    count(/articles|guides|manuals|procedures|documentation|policies|instructions/u, 'How many of them?', ' (', 'documents', null, '24'),
  ),
  whereOne(
    'lead manage run deliver implement plan coordinate oversee support',
    amount(/roll-?outs?|implementation|migration|upgrade/u, 'How many people or machines did it cover?', ', covering ', '310 people'),
  ),
];
