import { amount, count, names, thing, type Ask } from './ask.ts';

/** Workshops, sites, laboratories, software and design. */
export const MAKING_AND_TECHNOLOGY: readonly Ask[] = [
  count(/risk register|risks/u, 'How many risks are in it?', ', with ', 'risks', null, '38'),
  count(/assays?|samples?|specimens?|hplc|elisa|pcr|titrations?|autoclav\p{L}+/u, 'How many samples in an ordinary week?', ', about ', 'samples', 'a week', '120'),
  count(/plate readers?|instruments?|booking sheet|shared equipment/u, 'How many people use it?', ' for ', 'people', null, '14'),
  count(/coshh|risk assessments?|method statements?|permits?/u, 'How many are there?', ', ', 'assessments', null, '46'),
  count(/experiments?|fieldwork|surveys?|transects?|excavat\p{L}+|tablets|archives?|catalogu\p{L}+|collections?/u, 'How many pieces or finds?', ', ', 'pieces', null, '300'),
  count(/cnc|lathes?|mills?|machin(?:e|es|ed|ing)|deburr\p{L}*|weld(?:ed|ing|s)?|assembl\p{L}+|production line/u, 'How many parts on an ordinary shift?', ', about ', 'parts', 'a shift', '600'),
  count(/locks?|locksmith\p{L}*|safes/u, 'How many jobs in an ordinary week?', ', about ', 'jobs', 'a week', '25'),
  count(/boilers?|install(?:ed|ations?|ing)?|rewir\p{L}+|first fix|second fix|wiring|plumbing|heating|repairs?|repaired|maintenance|maintained|servic(?:ed|ing)/u, 'How many jobs in an ordinary month?', ', about ', 'jobs', 'a month', '30'),
  amount(/bricks?|blocks?|plaster\p{L}*|scaffold\p{L}*|concrete|groundworks?|plots?/u, 'How large was the job, in money or in houses?', ', ', '88 houses'),
  count(/laptops?|pcs?|hardware|imaging|printers?|passwords?|tickets?|help ?desk|service desk|first line|it support/u, 'How many in an ordinary week?', ', about ', 'tickets', 'a week', '120'),
  count(/apis?|microservices|back-?end|front-?end|apps?|applications?|platform|software|features?/u, 'How many people use it?', ' for ', 'users', null, '40,000'),
  count(/bugs?|test(?:s|ed|ing)?|test cases|qa|regression/u, 'How many test cases?', ', ', 'test cases', null, '640'),
  amount(/data pipelines?|etl|warehouse tables|data feeds|feeds/u, 'How much data?', ', ', '3 million rows a night'),
  names(/user research|usability|wireframes?|prototypes?|personas|design systems?/u, 'For which product?', ' for ', 'the booking app'),
  count(/photograph\p{L}*|photos?|shoots?|albums?|retouch\p{L}*/u, 'How many shoots?', ', ', 'shoots', 'a year', '35'),
  names(/illustrations?|brochures?|packaging|logos?|layouts?|edited|editing|films?|videos?/u, 'For which clients or titles?', ' for ', 'Kew Books, the Harbour Trust'),
  thing(/drawings?|designs?|models?|levels?/u, 'Of what?', ' for ', 'a school extension'),
  count(/articles?|guides?|manuals?|procedures?|documentation|policies/u, 'How many are there?', ', ', 'documents', null, '24'),
  amount(/projects?|programmes?|roll-?outs?|implementation|migration/u, 'How large was it, in money or in people?', ', ', '640 laptops'),
];
