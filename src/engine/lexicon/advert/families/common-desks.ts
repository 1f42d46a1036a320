import { one } from './common-counters.ts';
import type { Family } from './family.ts';

/** What offices, sales floors, schools and wards ask for. */
export const FAMILIES_OF_DESKS: readonly Family[] = [
  // Offices
  one(
    'Invoicing',
    /\b(?:invoic\p{L}+|rais\p{L}* (?:sales )?bills|billing)\b/u,
    /\b(?:invoiced|invoicing|(?:rais|issu|process|prepar|match)(?:ed|ing) (?:[\p{L}\d,]+ ){0,3}(?:invoices|bills)|billing|billed)\b/u,
  ),
  one(
    'Credit control',
    /\b(?:credit control\p{L}*|debt (?:collection|recovery)|chas\p{L}* (?:up )?(?:late |overdue |unpaid )?(?:payments?|debts?|fees|invoices))\b/u,
    /\b(?:credit control\p{L}*|chas(?:ed|ing) (?:up )?(?:\p{L}+ ){0,2}(?:debts?|debtors|payments?|fees|invoices|money)|debtor days|aged debt\p{L}*|debt (?:collection|recovery))\b/u,
  ),
  one(
    'Diary management',
    /\b(?:(?<!\b(?:site|food|workshop|learning) )diar(?:y|ies)(?: management)?|calendar management|(?:manag|keep|look)\p{L}* (?:after )?(?:the |their )?calendars?)\b/u,
    /\b(?:(?<!\b(?:site|food|workshop|learning|sleep) )diar(?:y|ies)|calendars?(?! year| month))\b/u,
  ),
  one(
    'Travel arrangements',
    /\b(?:book|organi[sz]|arrang)\p{L}* (?:\p{L}+ ){0,2}travel\b|\btravel (?:arrangements|bookings?)\b/u,
    /\b(?:book|arrang|organi[sz])\p{L}* (?:\p{L}+ ){0,3}(?:travel|flights|trains?|hotels?|accommodation|itinerar\p{L}+)\b|\btravel (?:arrangements|bookings?)\b|\bitineraries\b/u,
  ),
  one(
    'Telephone',
    /\b(?:on the (?:tele)?phone|answer\p{L}* (?:the )?(?:tele)?(?:phones?|calls)|(?:tele)?phone (?:manner|skills|work)|switchboard)\b/u,
    /\b(?:answer(?:ed|ing|s) (?:\p{L}+ ){0,3}(?:(?:tele)?phones?|calls)|\d+ (?:\p{L}+ )?calls (?:a|per) (?:day|shift|hour)|switchboard|(?:took|taking|handled|handling|made|making) (?:\p{L}+ |\d+ ){0,3}(?:phone )?calls|telephone (?:manner|enquiries|work|reception))\b/u,
  ),
  one('Outbound calls', /\b(?:outbound|cold)[- ]?call\p{L}*/u, /\b(?:outbound|cold)[- ]?call\p{L}*|\bdial(?:l?ed|s) \d+/u),
  one(
    'Quotations',
    /\b(?:build|prepar|produc|writ|rais|creat)\p{L}* (?:\p{L}+ ){0,2}(?:quotes|quotations|estimates)\b|\bquoting\b/u,
    /\b(?:quotations?|(?:wrote|built|prepared|raised|sent|produced|priced|gave) (?:\p{L}+ ){0,2}(?:quotes|estimates)|quoting|quoted for)\b/u,
  ),
  one(
    'Sales targets',
    /\b(?:quotas?|sales targets?|(?:hit|meet|exceed|achiev)\p{L}* (?:\p{L}+ )?targets?)\b/u,
    /\b(?:quotas?|\d+ ?% (?:of|to|above|over|against) (?:\p{L}+ ){0,2}targets?|(?:hit|beat|exceed|met|achiev)\p{L}* (?:[\p{L}\d]+ ){0,4}targets?|above target|sales targets?)\b/u,
  ),
  one(
    'Front desk',
    /\b(?:front (?:desk|of house)|reception (?:work|duties|desk|experience|area))\b/u,
    /\b(?:front (?:desk|of house)|(?<!\b(?:wedding|drinks|in|of|year) )reception(?:ist)?(?! (?:class|year|children|pupils)))\b/u,
  ),
  one(
    'Appointments',
    /\b(?:book|schedul|mak|arrang)\p{L}* (?:\p{L}+ ){0,2}appointments\b/u,
    /\b(?:(?:book|schedul|made|arrang|manag)\p{L}* (?:\p{L}+ ){0,2}appointments|appointment (?:book|diary|system)|book(?:s|ed|ing)? (?:clients|patients|customers|people) in\b)/u,
  ),
  one(
    'Running an office',
    /\brun(?:ning)? (?:an|the|our) office\b|\boffice management\b/u,
    /\boffice (?:manager|management)\b|\bran the office\b|\brunning (?:of )?the office\b/u,
  ),
  one(
    'Minutes',
    /\b(?:minute[- ]tak\p{L}*|tak\p{L}* (?:the )?minutes|minut(?:e|ing) (?:\p{L}+ )?meetings)\b/u,
    /\b(?:minute[- ]tak\p{L}*|(?:took|taking|wrote|writing|drafted) (?:the |\p{L}+ )?minutes(?! (?:to|per))|minuted)\b/u,
  ),
  one(
    'Data entry',
    /\bdata (?:entry|input\p{L}*)\b/u,
    /\bdata (?:entry|input\p{L}*)\b|\b(?:entered|inputt?ed|keyed) (?:\p{L}+ |\d[\d,]* ){0,3}(?:data|records|orders|invoices|forms)\b/u,
  ),
  one(
    'Confidentiality',
    /\b(?:gdpr|data protection|confidential\p{L}*|hipaa)\b/u,
    /\b(?:gdpr|data protection|confidential\p{L}*|information governance|hipaa)\b/u,
  ),
  one(
    'Purchase ledger',
    /\b(?:purchase ledger|accounts payable|bought ledger)\b/u,
    /\b(?:purchase ledger|accounts payable|bought ledger|paid (?:the |\p{L}+ )?bills|paid suppliers|supplier (?:payments|invoices))\b/u,
  ),
  one('Sales ledger', /\b(?:sales ledger|accounts receivable)\b/u, /\b(?:sales ledger|accounts receivable)\b/u),
  one(
    'Bookkeeping',
    /\b(?:book-?\s?keeping|keep(?:ing)? (?:the |our )?books)\b/u,
    /\b(?:book-?\s?keep(?:er|ing)|(?:kept|keeping|did|doing) (?:the|my own|our|their) (?:own )?books(?! (?:tidy|in|on|clean)))\b/u,
  ),
  one('Proofreading', /\b(?:proof-?\s?read\p{L}*|copy-?\s?edit\p{L}*)\b/u, /\b(?:proof-?\s?read\p{L}*|copy-?\s?edit\p{L}*|sub-?edit\p{L}*)\b/u),
  one(
    'Social media',
    /\bsocial media\b/u,
    /\bsocial (?:media|channels|posts)\b|\b(?:ran|run|runs|grew|managed|posted|posting)\b[^.;]{0,40}\b(?:instagram|facebook|tiktok|linkedin)\b/u,
  ),
  one(
    'E-mail campaigns',
    /\b(?:e-?mail (?:marketing|campaigns?)|newsletters?|mailings)\b/u,
    /\b(?:e-?mail (?:marketing|campaigns?)|newsletters?|mailshots?|mailchimp|klaviyo)\b/u,
  ),
  one(
    'Events',
    /\b(?:organi[sz]|plan|run|deliver|manag|host)\p{L}* (?:\p{L}+ ){0,2}events\b|\bevents? (?:management|planning|organi[sz]ation|experience)\b/u,
    /\b(?:organi[sz]ed|organi[sz]ing|ran|planned|planning|delivered|managed|put on|hosted)\b[^.;]{0,30}\b(?:events?|conferences?|festivals?|fairs?|weddings?)\b|\bevents? (?:management|planning|coordinator|manager|organiser)\b/u,
  ),
  one(
    'Help desk',
    /^(?!.*\bescalat).*\b(?:help ?desk|service desk|(?:1st|first)[- ]line support|it support)\b/u,
    /\b(?:help ?desk|service desk|(?:1st|2nd|first|second)[- ]line(?: support)?|it support|desktop support|support tickets|tickets (?:a|per) (?:day|week))\b/u,
  ),
  one(
    'Rotas',
    /\b(?:writ|plan|prepar|manag|creat|organi[sz]|draw\p{L}* up|do)\p{L}* (?:the |our |staff |weekly )*(?:rotas?|rosters?)\b|\brostering\b/u,
    /\b(?:wrote|planned|did|managed|made|prepared|created|drew up|organi[sz]ed|writing|planning)\b[^.;]{0,25}\b(?:rotas?|rosters?)\b|\brostering\b|\bscheduled (?:\p{L}+ |\d+ ){0,3}(?:staff|crew|carers|drivers)\b/u,
  ),
  one(
    'Training of others',
    /\b(?:train|induct|onboard|mentor|coach|supervis)(?:e|ing)? (?:[\p{L}\d]+ ){0,3}(?:starters?|hires?|staff|reps?|colleagues|recruits?|juniors?|apprentices?|improvers?|commis|trainees?|volunteers?|newcomers)\b/u,
    /\b(?:train(?:ed|ing|s)?|induct(?:ed|ing|s)?|onboard(?:ed|ing|s)?|mentor(?:ed|ing|s)?|coach(?:ed|ing|es)?|show(?:ed|ing|s)|taught|brought on|buddied) (?:up )?(?:[\p{L}\d]+ ){0,4}(?:starters?|hires?|staff|reps?|colleagues|recruits?|juniors?|apprentices?|commis|trainees?|volunteers?|newcomers)\b|\b(?:apprentices?|trainees?) under me\b/u,
  ),
  // Schools
  one('Phonics', /\bphonics\b/u, /\b(?:phonics|letters and sounds|read,? write,? inc|rwi|little wandle)\b/u),
  one(
    'Story time',
    /\bstory ?times?\b/u,
    /\b(?:story ?times?|rhyme ?times?)\b|\bread (?:aloud )?to (?:\p{L}+ |\d+ ){0,2}(?:toddlers|children|kids|pupils|babies)\b/u,
  ),
  one('Autism', /\bautis\p{L}+|\basd\b/u, /\bautis\p{L}+|\bas[dc]\b/u),
  one(
    'Special needs',
    /\b(?:special (?:educational )?needs|sen|send(?= (?:pupils|children|provision|support|experience|department))|additional (?:support )?needs)\b/u,
    /\b(?:special (?:educational )?needs|sen|send (?:pupils|children|provision|support|department|lead)|senco|ehcps?|additional (?:support )?needs|autis\p{L}+|asd|learning (?:difficulties|disabilit\p{L}+))\b/u,
  ),
  one(
    'Lesson planning',
    /\b(?:plan(?:ning)? (?:and (?:teach|deliver)(?:ing)? )?(?:\p{L}+ ){0,2}lessons|lesson planning)\b/u,
    /\b(?:lesson plan\p{L}*|plann?(?:ed|ing) (?:and (?:taught|delivered) )?(?:\p{L}+ ){0,2}lessons|schemes? of work)\b/u,
  ),
  one(
    'Behaviour management',
    /\bbehaviou?r management\b|\bmanag\p{L}* (?:\p{L}+ )?behaviou?r\b/u,
    /\bbehaviou?r (?:management|policy|plans?|support)\b|\bmanag\p{L}* (?:\p{L}+ )?behaviou?r\b|\bde-?escalat\p{L}+/u,
  ),
  one(
    'Childcare',
    /\b(?:child ?care|(?:experience|working) (?:of|with) (?:young )?children)\b/u,
    /\b(?:child ?care|childminder|nursery (?:nurse|assistant|practitioner|worker|teacher)|nannied|nanny|au pair|pre-?school|early years|eyfs|toddlers)\b/u,
  ),
  // Care and wards
  {
    ...one(
      'Moving and handling',
      /\b(?:manual handling|moving (?:and|&) handling|patient handling)\b/u,
      /\b(?:manual handling|moving (?:and|&) handling|(?:patient|people) handling)\b/u,
    ),
    paper: true,
  },
  one(
    'Personal care',
    /\b(?:personal care|wash(?:ing)?(?:,| and) dress(?:ing)?|toileting|intimate care)\b/u,
    /\b(?:personal care|wash(?:ed|ing)(?:,| and) dress(?:ed|ing)|toileting|bath(?:ed|ing) (?:residents|patients|clients|people)|continence care)\b/u,
  ),
  one(
    'Medication',
    /\b(?:giv|administ|dispens|prompt)\p{L}* (?:out )?(?:\p{L}+ ){0,2}(?:medication|medicines?|meds)\b|\bmedication (?:administration|rounds?)\b/u,
    /\b(?:medication (?:rounds?|administration)|mar (?:charts?|sheets?)|drug rounds?|(?:gave|giving|prompted|administered|dispensed) (?:\p{L}+ ){0,2}(?:tablets|medication|medicines|meds))\b/u,
  ),
  one(
    'Care records',
    /\b(?:writ\p{L}* (?:up )?(?:\p{L}+ )?notes|care (?:notes|records)|daily (?:notes|records|logs))\b/u,
    /\b(?:care (?:notes|records)|daily (?:notes|logs|records)|(?:logged|recorded) (?:each|every) (?:visit|call)|(?:wrote|writing) (?:up )?(?:\p{L}+ )?notes|(?:patient|client|case) notes)\b/u,
  ),
  one('Dementia', /\b(?:dementia|alzheimer'?s?)\b/u, /\b(?:dementia|alzheimer'?s?|memory (?:clinic|care))\b/u),
  one(
    'Taking blood',
    /\b(?:venepuncture|venipuncture|phlebotom\p{L}+|tak\p{L}+ bloods?)\b/u,
    /\b(?:venepuncture|venipuncture|phlebotom\p{L}+|(?:took|taking|drew|drawing) (?:\p{L}+ )?bloods?(?! pressure)|blood (?:draws?|sampl\p{L}+|taking))\b/u,
  ),
  one(
    'Vital signs',
    /\b(?:vital signs|(?:clinical|patient) observations)\b/u,
    /\b(?:vital signs|vitals|(?:clinical|patient) observations|\d-hourly obs|(?:took|taking|recorded) (?:\p{L}+ )?obs(?:ervations)?|news2)\b/u,
  ),
  one('X-rays', /\b(?:radiographs?|x-?rays?)\b/u, /\b(?:radiographs?|x-?rays?|x-?rayed)\b/u),
  one('Anaesthesia', /\bmonitor\p{L}* (?:\p{L}+ )?ana?esthe\p{L}+/u, /\bmonitor\p{L}* (?:\p{L}+ )?ana?esthe\p{L}+|\bana?esthe\p{L}+ monitoring\b/u),
  one('Cannulation', /\bcannulat\p{L}+/u, /\bcannulat\p{L}+|\b(?:placed|inserted|placing|inserting) (?:iv |intravenous )?(?:catheters|cannulas?)\b/u),
  one(
    'Residentials',
    /\bresidentials?\b(?! (?:care|home|setting|property|sales|development))/u,
    /\bresidential (?:trips?|weeks?|visits?)\b|\bresidentials\b|\b(?:to|at|ran|led) (?:\p{L}+ )?camps?\b/u,
  ),
  one(
    'Wound care',
    /\bwound (?:care|management|dressings?)\b|\bwundversorgung\b/u,
    /\b(?:wunden versorgt|wundversorgung|wundmanagement|wounds?|leg ulcers?|pressure (?:ulcers?|sores?)|tissue viability)\b/u,
  ),
];
