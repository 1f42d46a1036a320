const ENERGY = 'passion|desire|drive|hunger|commitment|dedication|enthusiasm|determination|curiosity|integrity|willingness|zeal';
const PLACE = 'organi[sz]ations?|compan(?:y|ies)|firms?|institutions?|concerns?|employers?|brands?';
const GOAL = 'expectations|targets|goals|kpis?|slas?|objectives|quotas?|standards|needs|deadlines';

/**
 * Set phrases that come in hundreds of spellings, by their pattern: the words in the slots change, the emptiness does not. `told`: honest in
 * a deed with a figure behind it, so that a bullet of a job is struck for it only where no figure stands.
 */
export const CLICHE_FAMILIES: readonly { pattern: RegExp; told?: true }[] = [
  {
    pattern: new RegExp(
      `\\b(?:relentless|burning|genuine|real|deep|lifelong|life-long|unwavering|infectious|sheer|fierce|boundless|unquenchable|insatiable|endless|unbridled|steadfast|unrelenting|strong|true)\\s(?:and \\p{L}+ )?(?:${ENERGY})\\b`,
      'giu',
    ),
  },
  {
    pattern:
      /\b(?:deeply|genuinely|truly|hugely|wildly|fiercely|incredibly|endlessly) (?:passionate|committed|dedicated|motivated|driven|competitive|curious|proud|ambitious)\b/giu,
  },
  // The slogan of a profile: "I don't fill jobs. I change lives".
  {
    pattern:
      /\b(?:I|we) (?:do not|don['’]t) (?:just |only |merely |simply )?\p{L}+ (?!at |on |in |to |with |by |for )\p{L}+[.;,–—-]+\s?(?:I|we) \p{L}+ (?!at |on |in |to |with |by |for |up )\p{L}+/giu,
  },
  { pattern: /\b(?:chang|transform|touch|enrich)(?:e|es|ed|ing)? (?:people['’]s )?lives\b(?! at| in)/giu },
  {
    pattern:
      /\b(?:connect|match|bring|pair|unit|help)\p{L}* (?:great|amazing|awesome|brilliant|exceptional|top|good|the right) (?:people|talent|teams?|minds|candidates) (?:with|to|and|find) (?:great|amazing|awesome|brilliant|exceptional|top|good|the right) \p{L}+/giu,
  },
  { pattern: /\bpassion for \p{L}+ing\b(?: \p{L}+)?/giu },
  { pattern: /\b(?:proven|born|natural|serial) (?:winner|performer|leader|achiever|closer|talent|innovator|high[- ]achiever)s?\b/giu },
  { pattern: /\b110 ?(?:%|per ?cent|percent)/giu },
  { pattern: /\b(?:giv\p{L}+|gave) (?:it )?(?:my|your|their|our) (?:all|everything|best)(?=[.,;!]|$|\s(?:to|every|at|in)\b)/giu },
  { pattern: /\b(?:100|hundred) ?(?:%|per ?cent) (?:customer satisfaction|commitment|committed|effort|dedicat\p{L}+|motivated|reliable|reliability)\b/giu },
  {
    pattern:
      /\bculture of (?:accountability|excellence|innovation|collaboration|learning|trust|feedback|ownership|inclusion|belonging|high performance|success|winning|continuous \p{L}+|openness|curiosity|care|growth)\b/giu,
  },
  { pattern: /\bculture[- ]build(?:ing|er)\b/giu },
  {
    pattern:
      /\b(?:winning|champion|winner’s|winner's|success|hustle|one[- ]team|start-?up|customer[- ]first) (?:mindset|mentality|attitude|spirit|culture|ethos|approach)\b/giu,
  },
  { pattern: /\bever[- ](?:evolving|changing|growing|shifting|demanding)(?: \p{L}+)?/giu },
  { pattern: /\b(?:lead(?:ing|s)?|led|manag(?:e|es|ing)) (?:by example|from the front)\b/giu },
  { pattern: /\b(?:positive |strong |great )?role model\b/giu, told: true },
  { pattern: /\bon and off the (?:field|pitch|track|court|job|clock|bike|ice|mat|shop floor)\b/giu },
  { pattern: /\bcrush(?:es|ed|ing)? (?:it|(?:my|your|their|our|every|all|those) (?:goals?|targets?|quotas?|numbers|kpis?))\b/giu },
  {
    pattern:
      /\b(?:maximi[sz]|unlock|reali[sz]|fulfil|reach|unleash|tap)\p{L}* (?:(?:into|the|their|your|my|full|true|\p{L}+['’]s?|\p{L}+) ){0,3}potential\b/giu,
  },
  {
    pattern:
      /\b(?:turn|transform|convert|translat)(?:s|ed|ing|e|es)? (?:\p{L}+ ){0,3}into (?:action|opportunit\p{L}+|results|reality|solutions|value|magic|success|impact)\b/giu,
  },
  { pattern: /\b(?:clarity|order|structure) (?:to|out of|from|into) (?:chaos|ambiguity|complexity)\b/giu },
  { pattern: /\b(?:thriv|comfortable|flourish)\p{L}* (?:in|on|with) (?:chaos|ambiguity|change|pressure|challenges?)\b/giu },
  { pattern: /\b(?:break|breaks|breaking|broke) down (?:silos|barriers)\b/giu },
  { pattern: /\b(?:shared|common|compelling|bold|strategic) vision\b/giu },
  { pattern: /\bsafe pair of hands\b/giu },
  { pattern: /\bwith a (?:smile|positive attitude|can-do attitude)\b/giu },
  { pattern: /\bfrom the ground up\b|\b(?:from|on) day one\b|\bday in,? day out\b/giu, told: true },
  {
    pattern:
      /\b(?:success|life|leadership|excellence|quality|happiness|failure|winning) is (?:not |never )?(?:a|an|the|just) (?:destination|journey|habit|mindset|choice|marathon|accident|option|lifestyle)\b/giu,
  },
  { pattern: /\b(?:champions|leaders|winners|diamonds|legends|heroes) are (?:made|born|forged|built)\b/giu },
  { pattern: /\bhigh[- ]energy(?![ -](?:physics|laser|particle|efficien|drinks?|beams?|density|electron|bars?|foods?|costs?|bills?|prices?|users?))\b/giu },
  { pattern: /\b(?:boundless|fresh|positive|infectious|endless) energy\b/giu },
  {
    pattern:
      /\b(?:complex|matrix(?:ed)?|ambiguous|fast[- ](?:moving|paced)|high[- ]pressure|demanding|vibrant|results[- ]driven|start-?up|challenging)(?:,? (?:and )?[\p{L}-]+)? environments?\b/giu,
  },
  { pattern: /\bat every (?:touchpoint|step|stage|level|turn|opportunity)(?: of the (?:way|process|journey))?/giu, told: true },
  {
    pattern: new RegExp(
      `\\bconsistently (?:exceed|surpass|meet|deliver|achiev|perform|hit|outperform|smash|beat)\\p{L}*(?: (?:\\p{L}+ ){0,2}(?:${GOAL}))?`,
      'giu',
    ),
    told: true,
  },
  {
    pattern: new RegExp(`\\balways (?:exceeding|meeting|hitting|delivering|achieving|smashing|meet|exceed|hit|deliver) (?:\\p{L}+ ){0,2}(?:${GOAL})`, 'giu'),
    told: true,
  },
  { pattern: /\bexceed(?:s|ed|ing)? (?:client|customer|guest|all|stakeholder|user|their|your) (?:and \p{L}+ )?expectations\b/giu },
  {
    pattern:
      /\b(?:deliver|driv|achiev|produc|generat|creat)\p{L}* (?:outstanding|exceptional|excellent|tangible|measurable|meaningful|impactful|real|lasting|sustainable|transformative|transformational) (?:results|outcomes|impact|value|change|growth|solutions)\b/giu,
    told: true,
  },
  {
    pattern:
      /\b(?:build|built|building|builds|develop|fostered|fostering|forge|forged|forging|cultivat)\p{L}* (?:and \p{L}+ )?(?:strong |lasting |meaningful |genuine |positive |productive |effective |solid |trusting |great ){1,2}(?:working |client |customer )?(?:relationships|rapport|partnerships|connections)\b/giu,
    told: true,
  },
  {
    pattern:
      /\b(?:visionary|transformational|inspirational|inspiring|charismatic|authentic|dynamic|passionate|purposeful|empathetic|people[- ]focused|hands[- ]on|results[- ]focused|decisive) (?:leader(?:ship)?|manager|team leader)\b/giu,
  },
  {
    pattern:
      /\b(?:gain|gained|gaining|provides?|offering) (?:an? )?(?:invaluable|valuable|hands-on|holistic|unique|first-hand|deep|vast) (?:\p{L}+ )?(?:experience|exposure|insights?|understanding|knowledge)\b/giu,
  },
  { pattern: /\b(?:invaluable|valuable) (?:exposure|insight|experience|asset|addition|contribution|member)\b/giu },
  { pattern: /\bi (?:hereby |do )?(?:hereby )?(?:declare|solemnly|certify) that\b/giu },
  {
    pattern:
      /\b(?:utili[sz]|leverag|appl|enhanc|explor|exploit|explore|use|using|showcase|sharpen|hone|put|broaden|apply)\p{L}* my (?:\p{L}+ ){0,3}(?:skills?(?: ?set)?|knowledge|talents?|potential|abilities|expertise|strengths)\b/giu,
  },
  { pattern: new RegExp(`\\b(?:growth|success|development|progress|betterment) of (?:the|your|an|any) (?:\\p{L}+ )?(?:${PLACE})\\b`, 'giu') },
  {
    pattern: new RegExp(
      `\\b(?:grow|growing|progress|advance) (?:along |together |professionally )*(?:with|within|in) (?:the|your|an?|any) (?:\\p{L}+[- ]?){0,3}(?:${PLACE}|team)\\b`,
      'giu',
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:reputed|reputable|esteemed|prestigious|forward-thinking|fast-growing|growth[- ]oriented|well[- ]established|renowned|innovative|dynamic|progressive|like-minded)(?:,? (?:and )?\\p{L}+)? (?:${PLACE}|customers|clients|team)\\b`,
      'giu',
    ),
  },
  {
    pattern:
      /\b(?:instil|instill|foster|cultivat|champion|embod|nurtur|promot|creat|driv|build|built)\p{L}* (?:a |an |the )?(?:\p{L}+ )?(?:culture|spirit|sense|mindset|ethos|values) of\b/giu,
  },
  {
    pattern: /\b(?:meaningful|lasting|genuine|authentic|deeper) (?:relationships|connections|engagement|partnerships|impact|change|community engagement)\b/giu,
  },
  {
    pattern:
      /\b(?:delightful|unforgettable|memorable|transformative|magical|world[- ]class|immersive|intuitive|engaging and inspiring|exceptional|(?<!(?:rated|judged|graded)\s)outstanding|unparalleled|unrivalled) (?:[\p{L}-]+ ){0,2}(?:experiences?|moments?|journeys?|lessons|service|care|support)\b(?! (?:homes?|plans?|record|grade|rating))/giu,
  },
  { pattern: /\b(?:at|in) the (?:heart|centre|center|core|forefront) of (?:everything|all|what|innovation)(?: (?:i|we|they) do)?/giu },
  { pattern: /\bi (?:pride myself|take (?:great |immense )?pride)\b/giu },
  { pattern: /\b(?:in my dna|second nature|live and breathe|eat,? sleep|live, breathe)\b/giu },
  {
    pattern:
      /\bwhere i (?:can|will|could) (?:truly |really |further |make|grow|learn|contribute|utili[sz]e|add|apply|develop|use|bring|thrive)(?: \p{L}+){0,3}/giu,
  },
  { pattern: /\bma(?:k(?:e|es|ing)|de) (?:a|an) (?:\p{L}+ )?(?:real|lasting|positive|tangible|meaningful|genuine|huge|big|true)? ?(?:impact|difference)\b/giu },
  {
    pattern:
      /\b(?:exciting|rewarding|stimulating|fulfilling|thrilling) (?:new )?(?:opportunit(?:y|ies)|role|challenges?|career|position|chapter|adventure)\b|\b(?:fresh|new) (?:challenges?|adventure)\b/giu,
  },
  { pattern: /\btransfer+able skills\b/giu },
  { pattern: /\b(?:take|taking|took|taken) (?:\p{L}+ ){1,3}to (?:the next|another|a new|new) (?:level|heights)\b/giu },
  { pattern: /\bsmart work(?:ers?)?\b(?! (?:group|place|station))/giu },
  { pattern: /\badapt(?:s|ed|ing|able)? (?:quickly|easily|well|fast) to\b|\b(?:quickly|easily) adapt(?:s|ed|ing)? to\b/giu },
  { pattern: /\bunlock(?:s|ed|ing)? (?:value|growth|potential|opportunit\p{L}+|synerg\p{L}+)\b/giu },
  {
    pattern:
      /\b(?:champion(?:ed|s|ing)?|embrac\p{L}+|driv(?:e|es|ing)|drove|spearhead\p{L}*) (?:positive |digital |cultural |organi[sz]ational |transformational |meaningful |lasting |continuous )?(?:innovation|change|transformation|excellence|diversity)(?: initiatives)?\b/giu,
    told: true,
  },
  { pattern: /\b(?:operational|commercial|service|sales|academic|clinical|culinary|customer) excellence\b/giu, told: true },
  { pattern: /\b(?:obsessed|obsessive|maniacal|fanatical) (?:with|about) (?!(?:the|an?|our|my)\b)\p{L}+/giu },
  { pattern: /\b(?:communicat\p{L}+ )?both (?:verbally|orally|written) and (?:in writing|verbal(?:ly)?|written)\b/giu },
  { pattern: /\b(?:second best|settle for (?:less|second))\b/giu },
  { pattern: /\b(?:think(?:s|ing)?) (?:differently|big|creatively)\b/giu },
  { pattern: /\bhungry for (?:the |a |more|new)?\s?(?:next )?(?:challenge|success|growth|knowledge|more)?\b/giu },
  { pattern: /\bnext (?:big |exciting |great )?challenge\b/giu },
  { pattern: /\bto the (?:very )?highest (?:possible )?(?:standards?|level)\b|\bof the highest (?:standard|quality|calibre)\b/giu },
  { pattern: /\bhigh[- ]profile (?:projects?|clients?|events?|matters?|stakeholders?)\b/giu, told: true },
  { pattern: /\b(?:complex|challenging),? (?:and )?(?:high[- ](?:value|stakes|impact|profile)) [\p{L}]+/giu, told: true },
  { pattern: /\b(?:excellent|great|good|strong|effective|superb) time[- ]management\b/giu },
  {
    pattern:
      /\b(?:dedicated|reliable|honest|trustworthy|conscientious|punctual|meticulous|loyal|flexible),? (?:\p{L}+,? )?(?:and )(?:dedicated|reliable|honest|trustworthy|hard[- ]?working|conscientious|punctual|flexible|loyal|committed|highly organi[sz]ed)\b/giu,
  },
  { pattern: /\b(?:know how to|knows how to|love to|loves to) (?:get things done|have fun|win|lead|learn)\b/giu },
  {
    pattern:
      /\b(?:c-suite|board|executive)[- ]level (?:stakeholders?|presence|influence|influencing)\b|\binfluenc\p{L}+ (?:at|up to) (?:c-suite|board|executive)\b/giu,
  },
  { pattern: /\binsights? into action\b|\bdata[- ]driven (?:decision|storytell|mindset|leader|professional|thinker)\p{L}*/giu },
  { pattern: /\bto everything (?:i|that i|we) do\b/giu },
];
