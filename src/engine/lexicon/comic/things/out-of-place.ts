import type { ComicEntry } from '../comic-entry.ts';

/**
 * Plain things of life that nobody expects in a line of work: a doorbell in a laboratory, a wedding cake in a lift, a boss in Bali. Whoever reads the
 * page aloud reads these lines first.
 */
export const OUT_OF_PLACE_THINGS: readonly ComicEntry[] = [
  {
    says: 'doorbell',
    near: 'alarm|made from|built from|made out of|from a|using a|sensor|rigged|turned into',
    not: 'smart home|nest|canvassing|door to door|install|installer|installation',
    in: 'work',
    brutal: [
      'The version in the catalogue has a login and a service contract. This one goes ding-dong.',
      'A doorbell, for once, with somebody in a hurry to answer it.',
    ],
    gentle: 'A cheap fix that works is worth printing with its price. What the bought version would have cost makes the saving plain.',
  },
  {
    says: 'bee sting|wasp sting|stung by a bee|stung by a wasp|bee stings|wasp nest|wasps nest',
    not: 'beekeeper|beekeeping|honey|hive|apiary|pest control',
    in: 'work',
    brutal: [
      'Accident book, under cause: bee. Under witnesses: everybody, from behind the van.',
      'The bee was not at the toolbox talk, and has not been seen since.',
    ],
    gentle: 'Reporting even this one says how a record is kept. Add the days or hours that the clean record covers should.',
  },
  {
    says: 'pièce montée|wedding cake|birthday cake',
    near: 'lift|elevator|ascenseur|désincarcération|désincarcérations',
    not: 'baker|bakery|pastry|patisserie|pâtisserie|decorate|decorating',
    brutal: ['The plate in the lift says eight persons. On tiers of cake it is silent.', 'People can be calmed down. A cake has to be level and on time.'],
    gentle: 'It is the line they will ask about. Add how long it took.',
  },
  {
    says: 'wedding cake|wedding cakes|birthday cake',
    near: 'van|delivered|delivery|drove|stairs|carried|dropped|boot|bike|bicycle',
    not: 'baker|bakery|pastry|patisserie|decorate|decorating|lift|elevator',
    in: 'work',
    brutal: ['No insurance covers the last corner before the hall.', 'Some freight may arrive late. Some may arrive at an angle. This may do neither.'],
    gentle: 'Fragile, dated and impossible to repeat: it is the hardest delivery there is. The number that arrived whole would say it best.',
  },
  {
    says: 'broom|le balai',
    not: 'cleaner|cleaning|janitor|housekeeping|nettoyage|curling|factory',
    in: 'work',
    brutal: ['The broom is the only tool on site that nobody borrows.', 'Every trade is learned from the broom end. Few people put it on the certificate.'],
    gentle: 'A foreman likes to see the humble part named. Let the line end on the tool or the task that you were trusted with next.',
  },
  {
    says: 'jingle|jingle contest|jingle competition',
    near: 'contest|competition|guitar|lyrics|prize|won|place|wrote|sang|song',
    not: 'radio|advertising|agency|studio|commercial|bells',
    in: 'work',
    as: ['deed', 'skill', 'hobby', 'study', 'elsewhere'],
    brutal: [
      'Nobody remembers the training slides. Somebody is still humming the jingle.',
      'A policy takes eleven pages and is read once. A jingle takes twenty seconds and never leaves.',
      'It is the only prize in the building that rhymes.',
    ],
    gentle: 'Getting people to remember a dull rule is communication, and it is rare. Add the rule, and whether it is still sung.',
  },
  {
    says: 'in bali|in tenerife|in ibiza|in mallorca|in majorca|in the maldives|in marbella|in cancun|in benidorm|in the bahamas|on a cruise|on honeymoon|on his honeymoon|on her honeymoon|in phuket|in hawaii',
    near: 'boss|manager|owner|director|gaffer|foreman|chef|head|supervisor',
    in: 'work',
    brutal: ['There is delegation, and there is delegation with an umbrella in the glass.', 'The boss went to the beach. The handover was a wave.'],
    gentle: 'Being left in charge is worth more than its place here. The number of days and one decision taken alone would lift it to a heading.',
  },
  {
    says: 'no midwife|without a midwife|midwife is away|midwife is not there',
    in: 'work',
    brutal: ['When there is no midwife, the midwife is whoever did not step back.', 'Deliveries do not read the rota. Somebody on duty has to catch.'],
    gentle: 'Hardly any line on a page carries this much responsibility. Who was called afterwards, and how often it came to that, complete it.',
  },
  {
    says: 'by boat|pump boat|by canoe|by dinghy|by rowing boat|by ferry and bicycle|by horse|by donkey|by snowmobile|by skidoo',
    near: 'transfer|patient|visit|agent|deliver|delivery|school|island|client|meter|round|post|accompanied|branch|customer',
    not: 'sailing|yacht|skipper|charter|fishing|cruise|harbour|marina|lifeboat',
    in: 'work',
    brutal: [
      'Other people blame the traffic. You had the weather to choose from.',
      'Mileage is claimed per mile. I should like to see what the form did with this.',
    ],
    gentle: 'Getting there is part of the work in such a place. Add distance and season.',
  },
  {
    says: 'biscuits|biscuit tin|biscuit budget|biscuit fund',
    near: 'meeting|committee|treasurer|accounts|trustee|budget|minutes|agenda|rota|chair',
    not: 'bakery|factory|production|baker|packing|shop|brand|snack|confectionery|fmcg|category|sku|retailer|sales',
    brutal: [
      'Auditors look at the accounts. The committee looks at the biscuits.',
      'A charity can survive a bad year. No committee has survived a bad biscuit.',
    ],
    gentle: 'Meetings run on somebody who thinks of such things. Keep the exact figure next to it: exactness is what a committee wants from its treasurer.',
  },
  {
    says: 'cake tin|cake sale|bake sale|cake friday|cake club|birthday cakes',
    not: 'baker|bakery|pastry|patisserie|cafe|café|decorate',
    in: 'work',
    brutal: ['Morale has been measured in many ways. It is a cake.', 'An open-plan office can hear a cake tin being opened from two floors away.'],
    gentle: 'Small things like this are how a team stays one. Money raised, in figures, would turn it from a kindness into an event.',
  },
  {
    says: 'goose|geese',
    not: 'farm|poultry|vet|veterinary|animals|zoo|wildlife|pub|inn|hotel|restaurant|down|cook|cooking|ecology|sanctuary|hunting|shooting|arms|neck|goose fair|canada goose|wild goose|fabric|feather',
    in: 'work',
    brutal: ['There is no training course for a goose. There is only the first one.', 'A goose has never read a sign and has never lost an argument.'],
    gentle: 'It makes the place easy to picture, so keep it short. Add the outcome in five words.',
  },
  {
    says: 'swan|swans',
    not: 'farm|vet|veterinary|animals|zoo|wildlife|pub|inn|hotel|restaurant|ecology|sanctuary|lake|song|neck|black|ballet|district|river|bella|hill|energy|theatre|hunter',
    in: 'work',
    brutal: [
      'A call about a swan goes to security, then to the council, and in the end to whoever has a coat.',
      'A swan has never read a sign and has never lost an argument.',
    ],
    gentle: 'Nobody forgets a line with a swan in it. Who was called, and where it was put, may follow in half a sentence.',
  },
  {
    says: 'father christmas|santa|santa claus|easter bunny',
    near: 'played|dressed|grotto|suit|costume|was|as|beard|elf',
    not: 'monica|barbara|clara|cruz|fe|rosa|ana|maria|logistics',
    in: 'work',
    brutal: [
      'A seasonal contract, a list of demands and nine hundred customers with sticky hands.',
      'The beard stays with the employer. The knees do not recover.',
    ],
    gentle: 'It takes patience and a straight face for hours. Visitors in a season, or takings beside it, make it an event job like any other.',
  },
  {
    says: 'mascot|mascot costume|in a chicken suit|chicken costume|bear costume|dressed as a chicken|dressed as a bear|dressed as a hot dog',
    not: 'design|designed|logo|brand',
    in: 'work',
    brutal: ['Every mascot is somebody at thirty-eight degrees who has been told to wave.', 'From inside a mascot the world is a letterbox full of elbows.'],
    gentle: 'Stamina and no vanity: promoters know what it takes. Add the crowd, or the brand inside whose name you sweated.',
  },
  {
    says: 'guitar|ukulele|accordion|bagpipes',
    near: 'ward|class|classroom|assembly|patients|residents|children|staff|care|team|round|lesson|night shift',
    not: 'teacher|tuition|lessons|band|shop|repair|repaired|luthier|sales|store|music school|rock band|music therap|therapist|orchestra|conservator',
    in: 'work',
    brutal: ['Whoever brings an instrument to work is either very brave or the boss.', 'Nobody asks for the manager while there is music. They ask how long.'],
    gentle: 'A room that listens is worth a line anywhere. Add the occasion, and how regularly it happened.',
  },
  {
    says: 'pigeon|pigeons|seagull|seagulls',
    not: 'racing|fancier|pest|cooking|loft|hole|kitchen|ornithology|ecology|wildlife|clay|study|research|lab|spikes|netting|proofing|forge|toed|toe',
    in: 'work',
    brutal: ['The pigeon is the only visitor who never signs the book.', 'Some stakeholders cannot be aligned. This one has wings and a view on chips.'],
    gentle: 'A reader pictures the place at once. The remedy, and whether it lasted, would make facilities work out of an anecdote.',
  },
  {
    says: 'cutting grass|cut grass|mowing lawns|mowed lawns|mow lawns|lawn mowing|grass cutting',
    near: 'neighbour|neighbours|neighbor|neighbors',
    brutal: [
      'Those clients know where you live, and which end you started at.',
      'A neighbour is the one customer who sees the work every morning in a dressing gown.',
    ],
    gentle: 'Customers who live next door and come back are the strictest there are. Add seasons and the number of lawns.',
  },
  {
    says: 'by the punnet|per punnet|by the basket|by the kilo|by the tray',
    near: 'pick|picked|picking|paid|strawberry|fruit|apple|raspberry|cherries|berries',
    brutal: [
      'Paid by the punnet means that every strawberry you eat is a pay cut.',
      'Piecework: the oldest form of performance review, and still the quickest.',
    ],
    gentle: 'Piecework leaves a number behind. Add the best day, in punnets or kilos.',
  },
  {
    says: 'stocktake|stock take|stock-take|stock count|stocktaking',
    near: 'found|nobody knew|forgotten|discovered|turned up',
    not: 'system|software|shrinkage',
    around: 'shop|store|retail|supermarket|wholesale|warehouse|stock',
    in: 'work',
    brutal: [
      'Every shop has a shelf that nobody has looked at since the last owner.',
      'The computer says one thing, the shelf another. A stocktake is when they are introduced.',
    ],
    gentle: 'Finding what the system does not know is worth money. Add the value of it, even a rough one.',
  },
  {
    says: 'price tag|price tags|shelf label|shelf labels',
    near: 'design|designed|redesign|redesigned|typography|typeset|layout',
    in: 'work',
    brutal: [
      'It may be the most-read thing you ever design, and everybody reads only the number.',
      'No award, no case study, and a whole country holding your work at arm’s length to see what it costs.',
    ],
    gentle: 'Something that small and that widely read deserves its figures: the number of shops it hangs in, and the year it went up.',
  },
  {
    says: 'cook walked out|chef walked out|chef quit|cook quit|cook left|chef left|baker walked out',
    near: 'when|after|because|took over|cooked|covered',
    in: 'work',
    brutal: [
      'Kitchens promote on merit. Failing that, on who is still standing there at six.',
      'A cook who walks out leaves an apron. Whoever catches it is the cook.',
    ],
    gentle: 'Stepping in is the point of the line. Plates sent out that night, and how long it lasted, would let a head chef judge it.',
  },
  {
    says: 'boarding pass|boarding passes',
    near: 'print|printing|help|library|computer|public|customers|pensioners',
    not: 'airport|airline|gate|check-in',
    in: 'work',
    brutal: [
      'One bar of battery, taxi outside, password known to a nephew: print my boarding pass.',
      'A flight in three hours and a password from 2011. Airlines call it self-service.',
    ],
    gentle: 'Patience at a counter is hard to prove, and this proves it. Add the number who came in a day with such a thing.',
  },
  {
    says: 'windows 98|windows 95|windows 3.1|windows nt',
    near: 'computer|pc|machine|rescue|rescued|till|lathe|scanner|running|still|migrated|moved|index',
    in: 'work',
    brutal: ['A machine with that on it is no computer any more. It is a listed building.', 'It asks whether you are sure. After all these years, nobody is.'],
    gentle: 'Getting work or data out of a machine that old is a skill museums and factories pay for. Add records saved, or years kept running.',
  },
  {
    says: 'zebrafish|fish colony|mouse colony|fly stocks|fruit fly stocks|frog colony|ant colony',
    near: 'colony|tanks|run|ran|keep|kept|manage|managed|maintain|maintained|feed|fed|stocks',
    in: 'work',
    brutal: [
      'A colony sends no email at night. It just has to be fed at Christmas.',
      'Staff who never complain, never leave the building and have to be fed on public holidays.',
    ],
    gentle: 'Keeping a colony alive is logistics that never gets a day off. Add tanks or cages, and how losses developed.',
  },
  {
    says: 'village hall|village halls|parish hall|church hall|memorial hall',
    not: 'architect|architecture|construction|refurbishment|conversion',
    brutal: [
      'A village hall has one light switch and a committee for it.',
      'Stacking chairs, a hatch, an urn the size of a bishop: every village hall is the same one, moved at night.',
    ],
    gentle: 'Whoever has filled a village hall knows their public. Add seats taken, or what the evening raised.',
  },
  {
    says: 'vicar|the vicar|parish priest',
    near: 'asked|called|said|visit|visited|tea|complained|rang|thanked',
    not: 'church|parish|diocese|curate|ordained',
    in: 'work',
    brutal: [
      'When the vicar is in the sentence, somebody has already put out the good cups.',
      'Complaints go to the manager. Complaints from the vicar go to the flowers.',
    ],
    gentle: "It puts a small place before the reader's eyes. What came of it, in one clause, is the reason to keep it.",
  },
  {
    says: 'goldfish|class hamster|class guinea pig|class rabbit|school chickens|class pet',
    near: 'school|class|classroom|nursery|weekend|office|children|pupils|holidays',
    not: 'vet|veterinary|pet shop',
    brutal: [
      'Goldfish have been replaced overnight in more classrooms than anybody will admit.',
      'It goes home for the weekend with a form. On Sunday night somebody looks up what it eats.',
    ],
    gentle: 'A reader remembers this one. What it taught the class, or how the rota for feeding worked, turns a pet into a project.',
  },
  {
    says: 'wheelbarrow|wheelbarrows',
    not: 'landscape|landscaping|manufactur|product|sales',
    in: 'work',
    brutal: [
      'A wheelbarrow has one wheel and one opinion, and it is always slightly to the left.',
      'The first vehicle anybody is trusted with, and the last one with no reversing camera.',
    ],
    gentle: 'Plain and easy to see, which most lines are not. Add loads or tonnes in a day, if they were counted.',
  },
  {
    says: 'office kettle|broken kettle|staff kettle|the kettle',
    not: 'manufactur|product|brewery|brew|sales|soup',
    in: 'work',
    brutal: ['Nothing in a workplace is escalated faster than the kettle.', 'Moving a department takes six months. Moving the kettle takes a working group.'],
    gentle: 'A detail that makes the place real earns its space if a result stands next to it. Alone it is only a detail.',
  },
  {
    says: 'lost dog|stray dog|office dog|guard dog|shop cat|office cat|station cat|depot cat|pub cat|pub dog|farm cat|ship’s cat',
    not: 'kennel|vet|veterinary|rescue centre|shelter|animal|handler|k9|warden|council|patrol|reported|search',
    in: 'work',
    brutal: [
      'No contract, no badge, no objectives, and the whole building knows its name.',
      'On the organisation chart it reports to whoever has the sandwich.',
    ],
    gentle: 'It will be asked about before anything else on the page. Keep it to one clause, and put the better fact directly behind it.',
  },
  {
    says: 'brass band|village band|silver band|marching band|fanfare municipale|harmonie municipale',
    brutal: [
      'A band needs a treasurer, a van and somebody with a key. The music comes fourth.',
      'There is one march that every band can play and no band has ever finished together.',
    ],
    gentle: 'Weekly rehearsal for years is attendance of a kind that no job can show. Instrument, years and any post in the band: one line.',
  },
];
