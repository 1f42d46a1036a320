/**
 * Words that adverts and CVs use for the very same thing, across trades and across the Atlantic; each line is one thing. A word of a
 * requirement may be told by any of its line. Folded. Neighbours ("dressings" for wound care) have no place here.
 */
export const EVERYDAY_SYNONYMS: readonly RegExp[] = [
  // Schools
  /\b(?:pupils?|students?|children|learners?|class(?:es)?|kids)\b/u,
  /\b(?:special educational needs|special education|special needs|send?|ieps?|individual education (?:programs?|programmes?|plans?)|learning (?:support|disabilit\p{L}+|difficult\p{L}+))\b/u,
  /\b(?:maths?|mathematics|arithmetic|numeracy)\b/u,
  /\b(?:english|language arts|literacy|phonics|spelling)\b/u,
  /\b(?:parents?|carers?|famil(?:y|ies)|guardians?)\b/u,
  /\b(?:behaviou?rs?|discipline|conduct)\b/u,
  /\b(?:lessons?|lesson plan\p{L}*|curriculum)\b/u,
  /\b(?:technolog\p{L}+|ict|computers?|computer programs?|smart ?boards?)\b/u,
  /\b(?:clubs?|after[- ]school|intramural|extra-?curricular)\b/u,
  // Building
  /\b(?:snags?|snagging|punch ?-?lists?|defects)\b/u,
  /\b(?:handovers?|hand(?:ed|ing)? over|building turnover|turnover process|close-?out|practical completion)\b/u,
  /\b(?:valuations?|payment (?:estimates?|applications?|claims?)|applications for payment|interim payments?|progress payments?)\b/u,
  /\b(?:programmes?|schedul\p{L}*)\b/u,
  /\b(?:drawings?|blueprints?|construction plans|plans and spec\p{L}*)\b/u,
  /\b(?:sub-?contractors?|contractors?)\b/u,
  // Care
  /\b(?:nurses?|nursing staff|rns?|lpns?|certified nursing assistants?|clinical staff)\b/u,
  /\b(?:multi-?disciplinary|inter-?disciplinary|mdt|idt)\b/u,
  /\b(?:charts?|charting|records?|record[- ]keeping|documentation)\b/u,
  /\b(?:medications?|medicines?|meds)\b/u,
  /\b(?:vital signs?|vitals|observations|obs)\b/u,
  // Money
  /\b(?:invoic\p{L}*|bills|billings?)\b/u,
  /\b(?:accounts payable|payables?|purchase ledger|supplier invoices|vendor invoices)\b/u,
  /\b(?:accounts receivable|receivables?|sales ledger)\b/u,
  /\b(?:month[- ]ends?|end[- ]of[- ](?:the )?month|month[- ]end clos\p{L}*|monthly clos\p{L}*)\b/u,
  /\b(?:year[- ]ends?|annual|end[- ]of[- ](?:the )?year)\b/u,
  /\b(?:journal entries|journals)\b/u,
  /\b(?:financial statements?|annual accounts|statutory accounts)\b/u,
  /\b(?:pay ?rolls?|wages)\b/u,
  // Goods
  /\b(?:stock|inventor(?:y|ies))\b/u,
  /\b(?:suppliers?|vendors?)\b/u,
  /\b(?:purchas\p{L}*|procure\p{L}*|buying|orders?|ordering|ordered)\b/u,
  /\b(?:deliver(?:y|ies)|goods in|shipments?)\b/u,
  /\b(?:warehous\p{L}*|stock ?rooms?|stores)\b/u,
  // Kitchens and rooms
  /\b(?:sanitation|hygiene|food safety|cleanliness)\b/u,
  /\b(?:events?|functions?|banquet\p{L}*|catered events?)\b/u,
  /\b(?:guests?|diners?|customers?|patrons?)\b/u,
  // People at work
  /\b(?:employees?|staff|personnel|workers|associates|team members?|colleagues|crew)\b/u,
  /\b(?:hand ?books?|manuals?)\b/u,
  /\b(?:inductions?|orientations?|on-?boarding|on-?board|new[- ]hire training|new starters?|new[- ]hires?|newer (?:reps|staff|colleagues|starters))\b/u,
  /\b(?:line managers?|managers?|supervisors?|management team)\b/u,
  /\b(?:salar(?:y|ies)|compensation|pay)\b/u,
  /\b(?:absences?|leave of absence|leaves of absence|attendance|sickness)\b/u,
  /\b(?:apprais\p{L}*|performance reviews?|performance evaluations?|performance management)\b/u,
  /\b(?:recruit\p{L}*|hiring|hires?|hired|talent acquisition)\b/u,
  /\b(?:rotas?|rosters?|rostering|staffing|work schedules?|staff schedules?|schedul\p{L}*)\b/u,
  /\b(?:training|trained|trains?|in-?services?|workshops?|coach\p{L}*)\b/u,
  /\b(?:polic(?:y|ies)|procedures?)\b/u,
  /\b(?:complaints?|escalations?|dissatisfied (?:customers|guests|clients))\b/u,
  /\b(?:leaders|leadership team|executives?|directors?)\b/u,
  // Desks and wires
  /\b(?:incidents?|issues?|problems?|faults?|tickets?)\b/u,
  /\b(?:requests?|queries|enquir(?:y|ies)|inquir(?:y|ies))\b/u,
  /\b(?:user guides?|guides|manuals?|knowledge base articles?|how-to (?:guides|articles)|documentation|instructions)\b/u,
  /\b(?:wi-?fi|wireless|wlan)\b/u,
  /\b(?:service ?desks?|help ?desks?|it support|technical support|desktop support)\b/u,
  /\b(?:diar(?:y|ies)|calendars?)\b/u,
  /\b(?:phones?|telephones?|calls?|switchboard)\b/u,
  /\b(?:minutes|meeting notes)\b/u,
  // Selling
  /\b(?:quotas?|sales targets?|targets)\b/u,
  /\b(?:clients?|customers?|accounts?)\b/u,
  /\b(?:prospect\p{L}*|lead generation|cold[- ]call\p{L}*)\b/u,
  /\b(?:c-?level|c-?suite|ceos?|cfos?|cios?|executives?)\b/u,
  /\b(?:up-?sell\p{L}*|cross-?sell\p{L}*)\b/u,
];

/** How well, how often and how big: measured and praised, it names nothing that a line must hold; folded. */
export const MEASURE_AND_PRAISE =
  /^(?:engaging|strong|excellent|good|great|positiv\p{L}*|consistent\p{L}*|confident\p{L}*|accurate\p{L}*|effective\p{L}*|efficient\p{L}*|clear\p{L}*|timely|high|quality|full|new|newer|existing|own|daily|weekly|monthly|quarterly|annual(?:ly)?|regular\p{L}*|routine|various|complex|busy|large|small|multiple|several|key|main|day|days|week|weeks|month|months|shift|time|times|line|point|our|your|their|them|best|proper\p{L}*|safe\p{L}*|friendly|professional\p{L}*|relevant|appropriate|suitable|required|needed|everyday|ongoing|wide|broad|range|variety|all|any|each|every|outstanding|proactive\p{L}*|independent\p{L}*|successful\p{L}*|smooth\p{L}*)$/u;

/** What every trade has: alone, none of these tells what is asked for; folded. */
export const ANY_TRADES_NOUN =
  /^(?:teams?|staff|people|work\p{L}*|projects?|customers?|clients?|services?|systems?|process(?:es)?|reports?|reporting|meetings?|tasks?|skills?|experience|support|training|information|data|documents?|relationships?|communications?|operations?|standards?|plans?|planning|management|quality|safety|areas?|business|company|companies|products?|results?|goals?|issues?|problems?|requests?|activities|programs?|programmes?|departments?|members?|levels?|needs?|resources?|solutions?|performance|environments?|industry|sites?|office|manag\p{L}*|users?|calls?|phones?|e-?mails?|accounts?|schedul\p{L}*|staffing|orders?|deliver\p{L}*|procedures?|polic(?:y|ies)|guests?|responsib\p{L}+|role|administration|coordination|development|time|records?|costs?|sales|technolog\p{L}+|computers?|employees?|colleagues?|managers?|supervisors?|pupils?|students?|children|patients?|residents?|clients?|parents?|famil(?:y|ies)|public|visitors?|chief|executives?|directors?|boards?|lists?|day|people|person|pay|leads?|changes?|campaigns?|cases?|groups?|rooms?)$/u;

/** Doing of no kind of its own: the object tells what was done; bare. */
export const ANY_DOING: ReadonlySet<string> = new Set(
  'do carry perform complete handle manage keep maintain look run own use have hold take make get ensure provide work be undertake oversee participate contribute support help assist'.split(
    ' ',
  ),
);
