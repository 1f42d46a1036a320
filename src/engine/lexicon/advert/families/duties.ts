import { type Family, named } from './family.ts';

/** A duty that trades have several names for; folded. */
const duty = (name: string, asks: RegExp, says: RegExp): Family => ({ name: named(name, name, name, name, name), asks, says, shows: null });

/** Duties that adverts ask for in one set of words, and people tell in those of their trade. */
export const FAMILIES_OF_DUTIES: readonly Family[] = [
  // Health
  duty(
    'General practice',
    /\b(?:general practice|primary care)\b/u,
    /\b(?:general practice|primary care|gp (?:surger|practice|supervisor|trainer|registrar)\p{L}*|(?:two|three|four|five|six|\d) practices)\b/u,
  ),
  duty(
    'Discharge on scene',
    /\b(?:without conveyance|non-?conveyance|discharge (?:on|at) scene|see and treat|safe discharge)\b/u,
    /\b(?:non-?conveyance|not conveyed|left (?:at home|\d\d? ?% of)|discharge patients at home|treated (?:and left )?at home|discharged? (?:on|at) (?:the )?scene|see and treat)\b/u,
  ),
  duty('Home visits', /\bhome visits?\b/u, /\bhome visits?\b|\bvisit(?:ed|ing|s)? (?:\p{L}+ )?(?:patients|families|clients) at home\b/u),
  duty('Care homes', /\b(?:nursing|residential|care) (?:and \p{L}+ )?homes?\b/u, /\b(?:nursing|residential|care) homes?\b/u),
  // Money and desks
  duty('Reconciliation', /\breconcil\p{L}+/u, /\breconcil\p{L}+|\bbalanc(?:ed|ing) (?:\p{L}+ ){0,3}(?:accounts?|tills?|books?|cash|ledgers?)\b/u),
  {
    name: named('Cash handling', 'Umgang mit Bargeld', 'Gestion de caisse', 'Manejo de efectivo', 'Kasbeheer'),
    asks: /\b(?:cash handling|handl\p{L}* (?:of )?(?:cash|money)|tak\p{L}+ payments|bank(?:ing)? (?:the )?(?:\p{L}+ )?(?:money|takings|cash))\b/u,
    says: /\b(?:cash handling|handl(?:ed|ing) (?:of )?(?:cash|money))\b/u,
    shows:
      /\b(?:cash(?:ed|ing) up|balanced (?:\p{L}+ ){0,3}tills?|(?:ran|worked|counted|on) (?:the |\d+ |four |two )?tills?|bank(?:ed|ing) (?:the )?(?:takings|cash|money)|cash (?:book|office|desk)|cashier|takings)\b/u,
  },
  duty(
    'Appraisals',
    /\b(?:performance (?:reviews?|conversations?)|appraisals?)\b/u,
    /\b(?:appraisals?|apprais(?:ed|ing)|(?:annual|performance|yearly|mid-?year) reviews?|one[- ]to[- ]ones|1:1s)\b/u,
  ),
  // Schools
  duty(
    'British curriculum',
    /\bbritish curriculum\b|\benglish national curriculum\b/u,
    /\b(?:igcses?|cambridge (?:igcse|checkpoint|international|primary)|a[- ]levels?|british curriculum|national curriculum of england|key stages? \d)\b/u,
  ),
  duty(
    'Examination results',
    /\b(?:analys\p{L}+|track\p{L}*|review\p{L}*) (?:\p{L}+ )?results\b|\bresults analysis\b/u,
    /\b(?:pass(?:es)? (?:rate )?(?:improved|rose|went|from)|pass rates?|results (?:improved|rose|went|from)|results analysis|credit passes)\b/u,
  ),
  duty(
    'Teaching',
    /\bteaching or training experience\b|\bexperience (?:of|in) teaching\b/u,
    /\b(?:taught|instructor|lecturer|tutor(?:ed)?|sessional|trained (?:\d+|new|staff))\b/u,
  ),
  duty(
    'Children as patients',
    /\bp(?:a|ae)?ediatric (?:patients|dentistry|care|experience)\b/u,
    /\bp(?:a|ae)?ediatrics?\b|\b(?:kids|children|school-based)\b/u,
  ),
  // Offices
  duty(
    'Explaining to others',
    /\bnon-?technical (?:audiences?|stakeholders?|colleagues|people)\b/u,
    /\bnon-?technical\b|\bpresented (?:\p{L}+ ){0,2}(?:to|before) (?:the |a )?(?:\p{L}+ ){0,2}(?:board|council|committee|trustees|executives?|directors)\b/u,
  ),
  duty(
    'Contact for customers',
    /\b(?:point of contact|contact person) (?:for|to|of) (?:the |our )?(?:\p{L}+ )?(?:customers|clients)\b|\btechnical contact\b/u,
    /\b(?:principal|main|single|first|key) (?:point of )?contact (?:for|to)\b|\bspoc\b|\bpoint of contact\b/u,
  ),
  duty(
    'Diversity',
    /\b(?:diversity (?:commitments|targets|goals)|female participation|gender balance)\b/u,
    /\b(?:diversity|female (?:candidates|apprentices|participation|engineers|operators)|women in|gender|indigenous|aboriginal)\b/u,
  ),
  duty(
    'Monthly reporting',
    /\breport(?:ing)? (?:weekly|monthly|quarterly)\b|\bmonthly dashboard\b/u,
    /\b(?:weekly|monthly|quarterly) (?:\p{L}+ ){0,2}(?:reports?|reporting|dashboards?|packs?)\b/u,
  ),
  // Works and roads
  duty(
    'Weight and value',
    /\b(?:va\/?ve|value (?:engineering|analysis)|weight (?:optimi[sz]ation|reduction|saving))\b/u,
    /\b(?:va\/?ve|value (?:engineering|analysis)|weight (?:optimi[sz]ation|reduction|saving|reduced)|lighter by|kg (?:a|per) (?:\p{L}+ )?(?:set|part|unit|car))\b/u,
  ),
  duty(
    'Guiding juniors',
    /\bmentor\p{L}* (?:graduate|junior|trainee)s?\b/u,
    /\b(?:guid|mentor|coach|train)(?:ed|ing|s)? (?:\d+|two|three|four|five|six|new) (?:junior|graduate|trainee|engineers?)s?\b/u,
  ),
  // Works and roads
  duty(
    'Hazardous areas',
    /\b(?:hazardous (?:locations?|areas?|zones?)|explosive atmospheres|atex)\b/u,
    /\b(?:hazardous (?:locations?|areas?|zones?)|atex|iecex|compex|class i\b|class 1 (?:zone|div)|ex-?rated|explosion[- ]proof)\b/u,
  ),
  duty(
    'Manual gearbox',
    /\bmanual (?:transmission|gearbox|gears)\b|\bstick shift\b/u,
    /\bmanual (?:transmission|gearbox|gears)\b|\bstick shift\b|\b(?:\d\d?|ten|thirteen|eighteen)[- ]?speeds?\b/u,
  ),
  duty('Scale-up', /\bscale[- ]?up\b/u, /\bscale[- ]?up\b|\bscal(?:ed|ing) (?:\p{L}+ ){0,2}(?:up|from)\b|\bkilo ?lab\p{L}*\b|\bpilot plant\b/u),
  duty(
    'Transfer to production',
    /\btransfer of (?:\p{L}+ )?(?:process|method|technolog|product)\p{L}*|\b(?:process|method|tech(?:nology)?) transfer\b/u,
    /\btransferr?(?:ed|ing)? (?:of )?(?:the |our |a |\d+ )?(?:\p{L}+ ){0,3}(?:process|method|route|procedure|production|plant|kilo ?lab)\p{L}*|\b(?:process|method|tech(?:nology)?) transfers?\b/u,
  ),
  duty('Vegetarian cooking', /\b(?:vegetarian|vegan|plant-?based)\b/u, /\b(?:vegetarian|vegan|plant-?based|meat-?free)\b/u),
  // People and communities
  duty(
    'Indigenous communities',
    /\b(?:indigenous|first nations?|aboriginal|torres strait|m[eé]tis|inuit)\b/u,
    /\b(?:indigenous|first nations?|aboriginal|torres strait|m[eé]tis|inuit|anishinaabe|cree nation|ojibwe?|noongar|wongatha|ngaanyatjarra|maori)\b/u,
  ),
  duty(
    'Evidence in court',
    /\b(?:court (?:process|procedure|work|reports?)|testimony|testify\p{L}*|give evidence)\b/u,
    /\b(?:testif\p{L}+|testimony|expert witness|gave evidence|court reports?|witness box)\b/u,
  ),
  duty(
    'Trade unions',
    /\b(?:trade unions?|recogni[sz]ed (?:trade )?unions?|collective bargaining)\b/u,
    /\b(?:(?:trade|recogni[sz]ed|branch) unions?|unions|unison|shop stewards?|collective (?:bargaining|agreements?)|pay settlements?)\b/u,
  ),
  duty(
    'Agency spend',
    /\bagency (?:reliance|spend|usage|use|dependen\p{L}+|costs?)\b|\breliance on agenc/u,
    /\bagency (?:reliance|spend|usage|use|fees|costs?|bill)\b|\bpreferred supplier/u,
  ),
  duty('Automated reports', /\bautomat\p{L}+ (?:\p{L}+ ){0,2}reports?\b|\breport automation\b/u, /\bautomat\p{L}+ (?:\p{L}+ ){0,3}reports?\b/u),
  duty(
    'Chat',
    /\b(?:digital channels?|(?:live|web) ?chat|chat channels?)\b/u,
    /\b(?:(?:live|web) ?chat|chat (?:agent|queue|channel|support)s?|voice and chat|e-?mail and chat|whatsapp (?:support|channel|queue))\b/u,
  ),
];
