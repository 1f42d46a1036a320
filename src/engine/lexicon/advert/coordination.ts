const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** What a verb's object opens with: a word before one of these is a verb. */
export const DETERMINERS = set(
  `a an the your our their its his her all any every each some several both this that these those another two three four five six seven eight ten twelve`,
);
/** What else may follow a verb at once. */
export const PARTICLES = set(
  `up out on off in to with for from against at after by into over down away it them him her us back through around about as people alone independently outdoors outside well under closely shifts nights weekends`,
);
/** Words that stand before a determiner and are no verbs. */
export const NO_VERBS = set(`
  a an the and or but nor in on at to of for with from by into over under after before during about across through within without between among against along around as like
  than per via plus including such both all any some each every this that these those our your their its his her my we you they it who which what where when while if because so not
  no just even only also more most less least many much few very too half twice once one two three four five six seven eight nine ten is are was were be been has have had will would must should can could may
`);

/** Verbs of the trades that no list of CV verbs holds, bare. */
export const TRADE_VERBS = set(`
  erect alter dismantle pot prune mow weed sow pick pack bake knead whisk peel plate carve fillet butcher serve pour brew mop sweep vacuum hoover dust polish iron fold launder wash dry wipe sanitise sanitize
  cost cash count bank tally reconcile invoice chase file type scan print bind book answer ring phone text email greet seat welcome refer signpost escort fetch carry push pull drag hoist shift unload load stack
  shelve restock replenish rotate label tag weigh measure cut drill saw sand plane plaster paint tile grout lay dig rake pave weld braze solder bolt rivet wire fit fix mend service grease oil strip rebuild
  true lace tune diagnose test calibrate inspect drive reverse tow tack groom feed muck milk calve lamb shear herd train coach teach mentor tutor mark grade invigilate supervise deputise deputize
  dispense administer inject suture bandage bathe dress toilet feed comfort sit watch observe record log enter update back lock unlock open close alarm patrol guard search screen stamp sort frank post deliver
  collect rent let view value survey draw draft sketch model edit proofread write rewrite translate interpret film shoot light rig mix record stream publish schedule tweet moderate reply respond escalate
  qualify quote sell upsell pitch prospect negotiate close sign renew retain follow build develop code debug deploy monitor patch back migrate configure administer provision troubleshoot document
  cook prep portion season garnish order receive store date probe check clean clear lay set run juggle prioritise prioritize plan organise organize arrange liaise attend minute present report analyse analyze
  handle manage lead head own oversee coordinate assist support help maintain keep look take make give get bring hold work stay lift climb stand kneel bend read pass speak talk listen explain persuade calm
  challenge resolve investigate identify ensure promote encourage motivate inspire champion recruit hire induct appraise chair evaluate assign delegate
  process prepare produce compile collate submit review approve audit balance forecast budget pay raise issue register admit discharge assess triage refer cover deal
`);

/** Verbs that are nouns as often: before a plain noun they are part of a name ("sales, support staff and design work"). */
export const NOUNY_VERBS = set(`
  design support sales credit control order plan report work stock cash help lead market test process travel record review research budget repair use contact cover display file call mail post risk audit change
  account service share place care deal print design date store store set run view light shoot model watch search alarm guard patrol screen stamp text email phone ring grade mark cost bank count label tag drill paint tile wire
  fit lay rake weld bolt oil grease service iron fold dust dress toilet feed lamb calve season garnish plate pot pack pick bake brew host lift climb stand present minute issue balance value survey draft sketch edit
  film rig mix stream quote pitch patch back document purchase purchase supply transport train coach tutor mentor head own date light rent let forecast
`);

/** Nouns in "-ing": no deeds where no object follows. */
export const NOUNS_IN_ING = set(`
  training marketing accounting catering building engineering planning purchasing billing banking nursing meeting housekeeping clothing pricing lighting heating plumbing wiring flooring roofing bookkeeping
  advertising recruiting fundraising manufacturing processing programming networking reporting publishing retailing merchandising timing evening morning wedding bedding parking ceiling spelling listening
  understanding outgoing willing caring hardworking following during including regarding concerning hosting branding costing scheduling tracking testing monitoring mentoring coaching counselling
`);

/** Words that open what one is able or ready to do or is: a further demand; folded, at the head. */
export const ADJECTIVES =
  /^(?:(?:very|highly|fully|physically|well|quite|really|reasonably)[- ])?(?:able to|capable of|happy|willing|prepared to|ready to|confident|comfortable|competent|used to|accustomed to|good (?:at|with|on)|physically fit|fit (?:and|enough|to)|flexible|available|familiar with|fluent|keen|committed|qualified|registered|experienced|skilled|proficient|adept|organi[sz]ed|punctual|reliable|patient|calm|kind|tidy|accurate|numerate|literate|computer[- ]literate|presentable|self-motivated|trustworthy|adaptable|responsible for|not afraid|unafraid|mobile|based within)\b/u;

/** Nouns that open a further demand whatever stands before them; folded, at the head. */
export const DEMAND_NOUNS =
  /^(?:(?:some|any|an?|the|your|good|excellent|strong|solid|sound|proven|previous|prior|recent|relevant|basic|working|practical|hands-on|in-depth|thorough|extensive|demonstrable|up-to-date|great|clear|real|genuine)\s)*(?:experience|knowledge|understanding|familiarity|confidence|ability|proficiency|awareness|willingness|evidence|command|appreciation|exposure|track record|grasp|aptitude|passion|interest|commitment|membership|registration|willing)\b/u;
/** Papers, years and good things that open a further demand behind what somebody has; folded, at the head. */
export const DEMAND_PHRASES =
  /^(?:(?:an?|at least|some|a minimum of|minimum|any|your own|the right)\s|(?:good|excellent|strong|solid|sound|proven|previous|current|valid|full|clean|working)\s\p{L}|\d+\+?\s(?:years|months)|(?:one|two|three|four|five|six|seven|eight|ten)\s(?:or more\s)?(?:years|months))/u;
