import { confusion, END, type Confusion } from './confusion.ts';

/** Nothing follows that the word could be an adjective of. */
const LAST = String.raw`(?=[.,;:)]|$)`;
const LAST_OR_SMALL = String.raw`(?=[.,;:)]|$| (?:and|in|on|for|to|of|at|with|from|by|across|among|during|through|while|was|were)${END})`;
/** "managers" of "mangers": the letters that were wrong, the rest as it is. */
const letters = (wrong: RegExp, right: string) => (word: string) => word.replace(wrong, right);

const MANAGED_TOO =
  'customer service|customer relations|key account|human resources|hr|it|quality|night|property|facilities|business|portfolio|risk|database|network|campaign|brand|category|production|plant|logistics|supply chain|events?|catering|beverage|housekeeping|front office|guest services|retail|centre|club|pub|department|inventory|stock|fleet|transport|construction|engineering|maintenance|finance|credit|bank|relationship|service|delivery|change|digital|ward|clinical|practice|training|recruitment|payroll|compliance|security|community|social media|content|research';

/** People, posts and what is said of them, taken for another word that a spell-checker passes. */
export const CONFUSIONS_AT_WORK: readonly Confusion[] = [
  // customers and managers
  confusion(
    String.raw`(?<wrong>costumers?)[ -](?:services?|satisfaction|care|support|relations|relationships?|complaints|queries|enquiries|inquiries|orders|accounts|base|feedback|retention|focus|focused|oriented|facing|advis[eo]r|representative|success|requests|questions|loyalty)${END}`,
    letters(/ostumer/iu, 'ustomer'),
  ),
  confusion(String.raw`(?:serv(?:e|ed|ing)|greet(?:ed|ing)?|attend(?:ed|ing)? to) (?<wrong>costumers)${END}`, letters(/ostumer/iu, 'ustomer')),
  confusion(String.raw`(?:${MANAGED_TOO}) (?<wrong>mangers?)${END}`, letters(/ger/iu, 'ager')),
  confusion(String.raw`(?<wrong>sever) (?:customers|guests|clients|food|drinks)${END}`, 'serve'),
  confusion(String.raw`(?<wrong>sever) (?:years|months|weeks|times|other|different)${END}`, 'several'),
  confusion(String.raw`(?<wrong>sever) (?:weather|storms?|allerg(?:y|ies)|injur(?:y|ies)|burns|learning)${END}`, 'severe'),
  confusion(String.raw`(?<wrong>perspective) (?:clients?|customers?|students?|buyers?|tenants?|employees?|candidates?|members?)${END}`, 'prospective'),
  confusion(String.raw`(?<wrong>stuff) (?:members?|meetings?|rotas?|turnover|nurses?|room)${END}`, 'staff'),
  confusion(
    String.raw`(?:trained|supervis\p{L}{1,3}|nursing|teaching|waiting|clerical|\d{1,3}) (?<wrong>stuff)(?=[.,;)]|$| (?:on|in|to|and|at)${END})`,
    'staff',
  ),
  confusion(
    String.raw`(?:night|evening|early|late|morning|weekend|split|double|rotating|rotational|\d{1,2}[- ]hour) (?<wrong>shits?)${END}`,
    letters(/hit/iu, 'hift'),
  ),
  confusion(String.raw`(?<wrong>shit) (?:supervisor|manager|leader|lead|patterns?|work|change|handovers?|rotas?)${END}`, 'shift'),
  confusion(String.raw`(?<wrong>tea) (?:leaders?|players?|members?|spirit)${END}`, 'team'),
  confusion(String.raw`(?<wrong>(?:sue|sew)) chefs?${END}`, 'sous'),
  confusion(String.raw`(?<wrong>chiefs?) de (?:partie|rang|cuisine)${END}`, letters(/hief/iu, 'hef')),
  confusion(String.raw`sous (?<wrong>chiefs?)${END}`, letters(/hief/iu, 'hef')),
  confusion(
    String.raw`(?<wrong>principle) (?:duties|responsibilities|accountabilities|analyst|lecturer|planner|geologist|dancer|cellist|violinist|ecologist|contractor|nurse)${END}`,
    'principal',
  ),
  confusion(String.raw`(?:assistant|vice|deputy) (?<wrong>principles?)${LAST_OR_SMALL}`, letters(/le(?=s?$)/iu, 'al')),
  confusion(String.raw`(?<wrong>rolls?) (?:models?|modell?ing)${END}`, letters(/oll/iu, 'ole')),
  confusion(String.raw`(?:^|[.;] )in (?:this|my) (?:previous |current |last |new |present |temporary )?(?<wrong>roll)(?=[,.]| (?:I|as|at|my)${END})`, 'role'),
  confusion(String.raw`(?:temporary|permanent|part-time|full-time|previous|leadership|management) (?<wrong>roll)${LAST}`, 'role'),
  confusion(
    String.raw`(?:this|my) (?:previous |current |last |new |present )?(?<wrong>roll) (?:as|I|at|was|included|involved|involves|includes|required|requires)${END}`,
    'role',
  ),
  confusion(
    String.raw`(?:play|plays|played|playing) an? (?:major|important|central|crucial|pivotal|significant|big|large|integral) (?<wrong>roll)${END}`,
    'role',
  ),
  confusion(String.raw`(?<wrong>personal) department${END}`, 'personnel'),
  confusion(
    String.raw`(?:emergency|army|naval|clinical|hospital|law enforcement|police|kitchen|warehouse|administrative|sales) (?<wrong>personal)${LAST}`,
    'personnel',
  ),
  confusion(String.raw`(?<wrong>board of director)${END}`, (wrong) => `${wrong}s`),
  confusion(String.raw`(?<wrong>bored) (?:meetings?|of directors|papers)${END}`, 'board'),
  confusion(
    String.raw`as an? (?:dental|medical|teaching|legal|research|administrative|sales|executive|personal|shop|care|office) (?<wrong>assistance)${END}`,
    'assistant',
  ),
  confusion(String.raw`(?:certified|registered|licensed) (?:dental|medical|nursing) (?<wrong>assistance)${LAST}`, 'assistant'),
  confusion(String.raw`human (?<wrong>recourses?)${END}`, 'resources'),
  confusion(String.raw`(?<wrong>soul) (?:traders?|proprietors?|responsibility|responsible|charge)${END}`, 'sole'),
  confusion(String.raw`(?<wrong>duel)[ -](?:roles?|degrees?|language|honou?rs|monitors?|screens?)${END}`, 'dual'),
  confusion(String.raw`my (?<wrong>carrier)(?=[.,;)]|$| (?:in|as|at|started|began|path|goals?)${END})`, 'career'),
  confusion(String.raw`(?<wrong>carrier) (?:goals?|objectives?|progression|advancement|highlights|aspirations|ladder)${END}`, 'career'),
  confusion(String.raw`(?<wrong>currant) (?:roles?|jobs?|positions?|employers?|affairs|events|accounts?|clients)${END}`, 'current'),
  confusion(String.raw`an (?<wrong>exiting) (?:new )?(?:opportunity|challenge|career|role|project|company|environment|time|position)${END}`, 'exciting'),
  confusion(String.raw`(?<wrong>exiting) opportunit(?:y|ies)${END}`, 'exciting'),
  confusion(String.raw`(?<wrong>reverences?) (?:are |is )?(?:available|(?:up)?on request)${END}`, letters(/ver/iu, 'fer')),
  confusion(String.raw`(?<wrong>martial) status${END}`, 'marital'),
  confusion(String.raw`(?<wrong>collage) (?:degree|students?|graduates?|education|diploma|credits|campus|professors?|lecturers?)${END}`, 'college'),
  confusion(String.raw`(?:sixth[ -]form|technical|junior|fe) (?<wrong>collage)${END}`, 'college'),
  confusion(String.raw`(?:clinical|child|sports?|educational|developmental|counselling|forensic|business) (?<wrong>phycology)${END}`, 'psychology'),
  confusion(String.raw`(?<wrong>pier)[ -](?:review(?:ed|s)?|support|mentor(?:s|ing)?|assessments?)${END}`, 'peer'),
  confusion(String.raw`(?:parish|borough|student) (?<wrong>counsel)${LAST_OR_SMALL}`, 'council'),
  confusion(String.raw`(?<wrong>counsel) (?:tax|housing|estates?|flats?|houses?)${END}`, 'council'),
  confusion(String.raw`in-house (?:legal )?(?<wrong>council)${END}`, 'counsel'),

  // what one is and does
  confusion(String.raw`(?<wrong>detailed[ -]orient(?:ed|ated))${END}`, letters(/^(d)etailed[ -]/iu, '$1etail-')),
  confusion(String.raw`(?:attention to|eye for) (?<wrong>derail)${END}`, 'detail'),
  confusion(String.raw`attention to (?<wrong>detailed)${LAST}`, 'detail'),
  confusion(
    String.raw`(?<wrong>hand[ -]on) (?:experience|training|approach|skills|knowledge|learning|management|manager|leader|role)${END}`,
    letters(/and[ -]/iu, 'ands-'),
  ),
  confusion(String.raw`(?<wrong>responsible of)${END}`, letters(/of$/iu, 'for')),
  confusion(
    String.raw`(?:boost\p{L}{0,3}|rais\p{L}{1,3}|improv\p{L}{1,3}|lift\p{L}{0,3}|increas\p{L}{1,3}) (?:the )?(?:overall )?(?<wrong>moral)(?=[.,;)]|$| (?:of|in|by|through|across|among|at|during|on)${END})`,
    'morale',
  ),
  confusion(
    String.raw`(?:staff|team|employees?|crew|troop|unit|workplace|company) (?<wrong>moral)(?=[.,;)]|$| (?:of|in|by|through|across|among|at|during|on|was|and (?:productivity|performance|motivation|retention|efficiency|engagement))${END})`,
    'morale',
  ),
  confusion(String.raw`(?<wrong>affective) (?:communicators?|leaders?|managers?|management|solutions?|way|ways)${END}`, 'effective'),
  confusion(String.raw`(?<wrong>cost[ -]affective)${END}`, letters(/affective/iu, 'effective')),
  confusion(String.raw`risk[ -](?<wrong>adverse)${END}`, 'averse'),
  confusion(String.raw`(?<wrong>averse) (?:weather|events?|reactions?|effects?|conditions|impacts?)${END}`, 'adverse'),
  confusion(String.raw`(?<wrong>complimentary) (?:skills?|skill sets?|therap(?:y|ies|ists?)|medicine|colou?rs|strengths)${END}`, 'complementary'),
  confusion(
    String.raw`(?<wrong>complementary) (?:breakfasts?|drinks?|wi-?fi|tickets?|coffee|parking|champagne|upgrades?|newspapers?|toiletries)${END}`,
    'complimentary',
  ),
  confusion(String.raw`(?<wrong>discrete),? and (?:confidential|professional|tactful|loyal|trustworthy|honest)${END}`, 'discreet'),
  confusion(String.raw`(?:tactful|honest|professional|confidential|polite|loyal|trustworthy),? and (?<wrong>discrete)${LAST}`, 'discreet'),
  confusion(String.raw`(?:safety|quality|health|cost|budget|deadline)[ -](?<wrong>conscience)${END}`, 'conscious'),
  confusion(String.raw`(?<wrong>grate) (?:team|communication|communicator|attention|customer|experience|attitude|sense|with people)${END}`, 'great'),
  confusion(String.raw`(?<wrong>breath) of (?:knowledge|experience|skills|expertise)${END}`, 'breadth'),
  confusion(String.raw`a (?<wrong>through) (?:knowledge|understanding|clean|cleaning|review|check|inspection|investigation)${END}`, 'thorough'),
  confusion(String.raw`(?:to|and|always|consistently) (?<wrong>meat) (?:tight |strict |all |daily )?(?:deadlines?|targets?|goals?)${END}`, 'meet'),
  confusion(
    String.raw`(?:build\p{L}{0,3}|built|establish\p{L}{0,3}) (?:(?:a )?(?:good|strong|excellent|great) )?(?<wrong>report) with (?:clients|customers|patients|students|staff|colleagues|guests|residents|pupils)${LAST_OR_SMALL}`,
    'rapport',
  ),
  confusion(String.raw`to (?<wrong>illicit) (?:feedback|information|responses?|requirements|donations)${END}`, 'elicit'),
  confusion(String.raw`(?<wrong>in[ -]sites?) into${END}`, letters(/in[ -]site/iu, 'insight')),
  confusion(String.raw`(?:customers?|market|consumer|valuable|deep|business|key) (?<wrong>in[ -]sites?)${END}`, letters(/in[ -]site/iu, 'insight')),
  confusion(String.raw`(?<wrong>incites?) into${END}`, letters(/cite/iu, 'sight')),
  confusion(
    String.raw`(?:to|help|helped|can|must|will) (?<wrong>asses) (?:the|patients?|clients?|students?|pupils?|needs|risks?|their|our|each|a|an|all|customers?|whether|how|situations|damage|performance|quality)${END}`,
    'assess',
  ),
  confusion(
    String.raw`(?:I|have|has|successfully|having) (?<wrong>past) (?:the|my|all|both|an?) (?:\p{L}{1,20} )?(?:exams?|tests?|courses?|interviews?|assessments?|inspections?|audits?)${END}`,
    'passed',
  ),
  confusion(
    String.raw`(?:in|over|during|for|throughout) (?:the|my) (?<wrong>passed) (?:\d{1,2}|few|two|three|four|five|six|seven|eight|nine|ten|several|years?|months?|decade)${END}`,
    'past',
  ),
  confusion(String.raw`(?:my|from|of|on|their) (?<wrong>passed) (?:experiences?|employers?|jobs|performance|roles|positions)${END}`, 'past'),
  confusion(String.raw`(?<wrong>loosing) (?:weight|money|customers?|clients?|time|focus|sight|data|track|business|sales|staff|stock|quality)${END}`, 'losing'),
  confusion(String.raw`(?:was|were|are|been) (?<wrong>aloud) (?:to|in|on)${END}`, 'allowed'),
  confusion(String.raw`(?:please|to) (?<wrong>bare) (?:with me|in mind)${END}`, 'bear'),
  confusion(String.raw`(?:look|looking) (?<wrong>foreword) to${END}`, 'forward'),
  confusion(String.raw`forward to (?<wrong>here) from${END}`, 'hear'),
];
