import type { ComicEntry } from '../comic-entry.ts';

/** Things of classrooms, nurseries, campuses, libraries, archives, museums, charities and social work. */
export const CLASSROOM_AND_SHELF_THINGS: readonly ComicEntry[] = [
  {
    says: 'interactive whiteboard|smartboard|smart board',
    brutal: [
      "An interactive whiteboard needs calibrating whenever there's a visitor. Touch the cross. No, the other cross.",
      "Someone has written on the smartboard in permanent pen. It's the most used feature.",
    ],
    gentle: 'The lesson on the board is the skill. Resources that colleagues took over and still use are worth a line of their own.',
  },
  {
    says: "parents evening|parents' evening|parent consultation",
    brutal: [
      'Five minutes a slot, and by half past six the evening is running like a rural bus service.',
      'A whole term in five minutes, on a chair built for somebody half the size.',
    ],
    gentle: 'Clear words to busy or worried people, every few minutes: any other employer would call that client meetings. Add appointments per evening.',
  },
  {
    says: 'lesson plan|lesson planning|scheme of work|schemes of work',
    brutal: [
      'A lesson plan is accurate to the minute, until a wasp comes in.',
      '“Discussion, five minutes”, says the lesson plan. No discussion has ever read it.',
    ],
    gentle: 'Planning lessons is expected; plans that others teach from are curriculum work. Name the subject, and say if colleagues used yours.',
  },
  {
    says: 'supply teaching|supply teacher|cover supervisor|cover lesson',
    brutal: [
      'The cover lesson says “carry on from page 42”. The books stop at 40.',
      'On arrival, supply is told two things: where the staff toilet is, and a lie about period five.',
    ],
    gentle: 'Walking into a strange room and holding it is authority. Add a place that asked for the same supply teacher again by name, if you have one.',
  },
  {
    says: 'ofsted',
    brutal: [
      'The phone rings, and within the hour the corridor has a display about values. Ofsted is coming.',
      'Ofsted comes for a day or two. The laminator remembers it for years.',
    ],
    gentle: 'An Ofsted report is public, so the judgement may be quoted. Next to it belongs the piece of it that was yours: reading, records, behaviour.',
  },
  {
    says: 'phonics|systematic synthetic phonics',
    brutal: ['Phonics: twenty-six letters, forty-four sounds, and then the word “one”.', 'Phonics works beautifully until somebody brings a yacht.'],
    gentle: 'Schools hire for the scheme: name the phonics programme you were trained in. Screening results, where you know them, go right behind.',
  },
  {
    says: 'times tables|times table',
    brutal: [
      'Seven eights. Adults have crossed the road to avoid seven eights.',
      'Sung, chanted, raced against a clock: times tables get more rehearsal than most musicals.',
    ],
    gentle: 'Times tables are measured anyway. A check score or a class average that moved over a term turns practice into a result.',
  },
  {
    says: 'carpet time|circle time',
    brutal: [
      "Circle time has one rule, and whoever's holding the teddy has just remembered a very long story.",
      'A whole carpet of crossed legs, and one pair of them facing the wall.',
    ],
    gentle:
      'Holding a whole group on the floor is public speaking at its most honest. What it was for, stories, feelings, number, tells the next setting more.',
  },
  {
    says: 'glitter',
    not: 'ball|disco|nail|hair|makeup|make-up|gel|cosmetic|polish|tattoo|lash|eye|eyeliner',
    brutal: ['There is no such thing as a small amount of glitter, or a last day of it.', 'Archaeologists will date this carpet by the layer of glitter.'],
    gentle: 'Craft sessions are planning, budget and nerve. The group, and how often it met, make glitter work instead of decoration.',
  },
  {
    says: 'display board|classroom display|wall display|bulletin board',
    not: 'electronic|led|lcd|pcb|forum|online|posting on',
    around: 'school|teach|pupil|student|classroom|nursery|library|librarian|resident|children|education|campus|preschool|early years|kindergarten|college',
    brutal: [
      'Backing paper, border, staple gun. A display board is interior design with an inspection date.',
      "Every letter on the display board is cut out by hand, and one E is missing. It's always an E.",
    ],
    gentle: 'A display that lessons used beats one that decorated a wall. If pupils worked from yours, that is what to say about it.',
  },
  {
    says: 'playground duty|lunchtime supervisor|midday supervisor|lunch duty|break duty',
    brutal: [
      'Playground duty: one coat, one cup of tea going cold, and forty rulings on whether it was in.',
      'Playground duty is refereeing a game with six balls, no lines and three captains, in the rain.',
    ],
    gentle: 'Calm judgement in the open air, many times an hour. Add numbers on the playground and a first aid certificate.',
  },
  {
    says: 'sports day',
    brutal: [
      'Sports day is postponed for rain, and postponed for sun, and finally held in wind.',
      'At sports day the egg is a potato, on the advice of the risk assessment.',
    ],
    gentle: 'A field, a timetable and a loudhailer make a sports day event management. Add competitors and helpers in numbers.',
  },
  {
    says: 'wet play|wet break',
    brutal: [
      'Wet play: two hundred people, four board games, and no dice.',
      'The windows steam up, the felt tips have no lids, and everyone has just invented running.',
    ],
    gentle: 'Keeping a full room content indoors is class management without a lesson. Group sizes you held alone would say how much of it.',
  },
  {
    says: 'exam invigilation|exam invigilator|invigilator|invigilating',
    brutal: [
      'Invigilation is two hours of walking very slowly in shoes that squeak.',
      'Nothing may be read, said or eaten. An invigilator has counted those ceiling tiles in both directions.',
    ],
    gentle: 'Invigilating is trust with something that cannot be repeated. Add hall size, and access arrangements such as readers.',
  },
  {
    says: 'assembly|assemblies',
    near: 'school|pupil|year group|whole-school|key stage|led assembl|delivered assembl|class',
    not: 'assembly line|mechanical|electronic|pcb|furniture|product|parts|component|weld|legislative|general assembly|genome|cable|kit',
    brutal: [
      'An assembly has one message, two hundred listeners, and a shoe that comes off in row four.',
      "The slides don't load, so the assembly is now a conversation about perseverance.",
    ],
    gentle: 'Speaking to hundreds regularly is rare outside a stage. Add the size of the hall and how often it was yours.',
  },
  {
    says: 'moodle|vle|virtual learning environment',
    brutal: ['A VLE is where slides go to be asked about by email.', 'Week 1, Week 2, Week 3 (new), Week 3 (use this one). Moodle never forgets.'],
    gentle: 'Posting on a course page and building one are different skills. If colleagues copied your layout, call it learning design.',
  },
  {
    says: 'turnitin',
    brutal: [
      "Turnitin says 38%. On inspection it's the cover sheet, the references and the word “the”.",
      "Submitted at 23.59 and 40 seconds, along with everyone else's. Turnitin has a busy minute.",
    ],
    gentle: 'Reading a Turnitin report fairly takes judgement. Advice on policy, or staff you showed it to, lifts it above a piece of software.',
  },
  {
    says: 'hall of residence|halls of residence|residence life|hall warden',
    brutal: ["The fire alarm in halls has one cause, and it's toast.", 'Two hundred people learning to cook, above one another, on a Sunday.'],
    gentle: 'Nights on call in a residence are judgement without a manager in the building. Add residents and hours on duty.',
  },
  {
    says: 'timetabling|academic timetable|school timetable|timetabler',
    not: 'train|rail|railway|bus|route|tram|depot|flight|driver',
    brutal: [
      'A timetable is finished on the day a part-timer changes their Wednesday.',
      'Two labs, five groups, one fire exit. Timetabling is Sudoku where the numbers email you.',
    ],
    gentle: 'Rooms, staff and clashes resolved are countable. Add the timetabling software by name.',
  },
  {
    says: 'dewey decimal|dewey|dewey decimal system',
    brutal: [
      'In Dewey, UFOs and Bigfoot are at 001.9, just before computing. Somebody thought about that.',
      "A system that can place any idea to five decimals and a shelf that's full at 641.5.",
    ],
    gentle: 'Reclassifying even part of a collection is a project with a before and after. Add items moved, and the software.',
  },
  {
    says: 'microfilm|microfiche',
    brutal: [
      'Microfilm: turn the wheel, miss 1911, turn it back, miss it again.',
      'Microfilm shrinks a hundred years of newspapers to one drawer, and makes the reader seasick by 1904.',
    ],
    gentle: 'Filmed, indexed or digitised: each is a different job on the same reel. A run of titles made findable is a result that lasts.',
  },
  {
    says: 'library catalogue|marc 21|marc record|marc21|cataloguing|cataloging',
    around: 'library|librarian|marc|bibliograph|koha|alma|rda|aacr2|dewey|authority record|oclc|sirsi|serials|books',
    brutal: [
      'Cataloguing is knowing that the same author has four names and wrote under a fifth.',
      'Field 245, indicator 1, subfield a. MARC is a language with no word for hello.',
    ],
    gentle: 'Records a week, the standard, and a backlog that shrank: any two with figures put a cataloguer ahead of the pile.',
  },
  {
    says: 'mobile library',
    brutal: [
      'Eight tonnes of large print on a single-track lane, meeting a tractor. The mobile library has right of way in spirit.',
      'Stops for fifteen minutes in a lay-by, and the whole village is waiting with the same thriller.',
    ],
    gentle: 'Driver, adviser and familiar face: three jobs in one vehicle. Add stops a week and the licence category.',
  },
  {
    says: 'archival packaging|acid-free|archive storage|archive box',
    near: 'archive|archival|collection|record|museum|repackag|document',
    brutal: [
      "An acid-free box costs more than what's in it, and is the reason there's something in it.",
      'Brass clips: fine. Staples: no. A rubber band in archive storage is grounds for a formal meeting.',
    ],
    gentle: "Linear metres rehoused is the archivist's figure. With the standard beside it, patience becomes output.",
  },
  {
    says: 'digitisation|digitization|digitising',
    near: 'archive|museum|library|collection|manuscript|record|image|newspaper|negative|glass plate|map|heritage',
    not: 'medical|patient|process|invoice|workflow|business|banking|hr',
    brutal: [
      'Digitisation: two hundred years to fill the shelf, six months to scan it, one week to lose the naming convention.',
      'Page 1, page 2, thumb, page 4. That is digitisation.',
    ],
    gentle: 'Give images a day, the standard and who checked quality: with those, scanning turns into digitisation that a funder would recognise.',
  },
  {
    says: 'white gloves|object handling|handling collection',
    near: 'museum|archive|gallery|collection|object|artefact|handling|book|curat',
    not: 'service|delivery|waiter|butler|banquet|silver',
    brutal: [
      'Conservators mostly handle old paper with clean bare hands. The white gloves come out for the cameras.',
      'A handling collection is whatever the museum has two of.',
    ],
    gentle: 'Being trusted with objects is one thing, training others to hold them another. The second should say how many people, and which kind of object.',
  },
  {
    says: 'object label|exhibition label|interpretation panel|museum label|exhibition text',
    brutal: [
      'Sixty words to explain an empire, and visitors read the ones on who lent it.',
      'An exhibition label is written by one person and improved by nine, down to the word bowl.',
    ],
    gentle: 'Sixty words for everybody are harder than a catalogue essay. One label, and where it hangs, is a writing sample anyone can visit.',
  },
  {
    says: 'condition report|condition reporting',
    near: 'museum|gallery|artwork|art|loan|object|collection|conservation|painting|exhibition',
    not: 'property|vehicle|building|tenant|lease|tyre|rental',
    brutal: [
      'Scratch, upper left, 4 mm, pre-existing. A condition report is a hire car form with a Rembrandt.',
      'A torch held sideways makes any painting look like the surface of the moon.',
    ],
    gentle: 'Lenders trust careful looking. Add the kinds of object, paintings, textiles, works on paper, and whether you signed the report.',
  },
  {
    says: 'accession number|accessioning|collections management|museum accession',
    near: 'museum|archive|gallery|object|collection|artefact|heritage|curat|spectrum|tms|mimsy',
    brutal: [
      "An accession number is written very small on the bottom, where the object can't read it.",
      'Box 14: four spoons, a bayonet, and a thing. Collections management exists because of the thing.',
    ],
    gentle: 'Standard, database and records added: museums hire for those three. Add a backlog cleared, if you have one.',
  },
  {
    says: 'gallery assistant|gallery attendant|visitor assistant|museum assistant|front of house museum',
    around: 'gallery|museum|exhibition|collection|painting|sculpture|artwork|heritage|curator',
    brutal: [
      'A gallery assistant has been asked where the toilet is in front of masterpieces.',
      "A gallery assistant says “please don't touch” for eight hours, like a compliment.",
    ],
    gentle: "Nobody sees visitors as closely. A sign, route or talk that changed because of what you noticed is a museum's favourite kind of evidence.",
  },
  {
    says: 'art conservation|paper conservation|textile conservation|paintings conservation|object conservation|conservator',
    not: 'estate|guardian|court|probate|fiduciary',
    brutal: [
      'Conservators really do clean old masters with cotton buds and spit. On the invoice it is an enzyme.',
      'Three months on one corner, so that visitors can walk past all four.',
    ],
    gentle: 'One treated object, before and after, tells a studio everything. Materials you specialise in and any accreditation come next to it.',
  },
  {
    says: 'gift aid',
    brutal: [
      'Gift Aid turns a pound into a pound twenty-five, by means of a postcode.',
      "The Gift Aid form is worth a quarter more, and it's filled in leaning on a bin bag of jumpers.",
    ],
    gentle: 'Gift Aid sign-up rate is the figure charities chase. With a before and after it becomes a fundraising result.',
  },
  {
    says: 'collection tin|bucket collection|street collection|collecting tin',
    brutal: [
      'Shake a collection tin and you discover how interesting everyone finds the pavement.',
      'A bucket collection is counted twice, by two people, including the button and the mint.',
    ],
    gentle: 'Give hours given, sum raised, and whether the permit or the rota was yours: the last is the difference between a helper and an organiser.',
  },
  {
    says: 'raffle',
    brutal: [
      'First prize a hamper, second prize the bath salts that were second prize last year.',
      "Pink 217. Is there a pink 217? The whole raffle is waiting for somebody who's in the loo.",
    ],
    gentle: 'Prizes begged and tickets sold are fundraising at its purest. The sum, and what it paid for, give the line its point.',
  },
  {
    says: 'tombola',
    brutal: [
      'A tombola lets you pay a pound to win back the talc you gave it.',
      "Tickets ending in 0 or 5 win. Everything else goes to the table's good memory.",
    ],
    gentle: "A stall means stock, cash and charm. The day's total, or what it was raised for, deserves the space after the word.",
  },
  {
    says: 'trustee|board of trustees|charity trustee',
    not: 'pension|bankruptcy|insolvency|deed|bond|estate|beneficiar|bank|court|corporate trust|escrow|indenture|ucits',
    brutal: [
      'A trustee is unpaid, legally responsible and holding page 74 of the papers.',
      '“Any other business?”, at five to nine, and the trustees take their coats off again.',
    ],
    gentle: 'Governance is rare on a CV. Name the charity or committee, and one decision you were part of.',
  },
  {
    says: 'annual general meeting|agm',
    not: 'battery|batteries|deputy|deep cycle',
    around: 'committee|minute|member|shareholder|society|trustee|secretary|charity|club|agenda|governance|board meeting|council|chair|resolution|proxy',
    brutal: [
      'An AGM is quorate by one, and that one is only there about the parking.',
      'Minutes approved, accounts adopted, committee re-elected. At an AGM it happens before anyone can reach the door.',
    ],
    gentle: 'An AGM is a legal event with a deadline. Organised, minuted or chaired: your exact part in it is what a board secretary reads.',
  },
  {
    says: "raiser's edge|raisers edge|donorfy|donor database",
    brutal: [
      'A donor database holds forty thousand friends, nine thousand of them twice.',
      'Salutation field: Dear Mr and Mrs The Rotary Club. A database takes people as they come.',
    ],
    gentle: "Clean data raises money. Queries, deduplication or training others: the one that changed a campaign belongs right behind the system's name.",
  },
  {
    says: 'community garden|community allotment',
    brutal: [
      'A community garden has eleven volunteers, more beans than anybody can eat, and nobody left to give them to.',
      "Everything's shared, including one good spade and the question of who moved it.",
    ],
    gentle: 'Plots, volunteers, and the bid that paid for the beds: the part that would not have happened without you is the one to print.',
  },
  {
    says: 'litter pick|litter picking|beach clean',
    brutal: [
      'A litter pick finds one traffic cone per hundred metres. The cones are breeding.',
      'Twelve bags, three tyres, half a kite. The sea sends it all back to a beach clean with interest.',
    ],
    gentle: 'Bags and people are easily counted, and councils like both figures. If it was your idea, the verb to start with is organised.',
  },
  {
    says: 'impact report|annual report',
    near: 'charity|impact|trustee|donor|funder|nonprofit|non-profit|foundation',
    not: 'financial statements|listed|sec filing|soldier|appraisal',
    brutal: ['Big numbers in circles, a quote in orange, and the pie chart on page nine.', 'Lives changed: 4,206. Staff who know where the 6 came from: one.'],
    gentle: 'A report that also says what did not work is braver, and funders remember it. Writing, figures or design: name your share of it.',
  },
  {
    says: 'caseload|case load',
    near: 'social work|social worker|family|families|support worker|housing|probation|client|service user|young people|referral',
    brutal: [
      'A caseload is one number on paper, plus the two being closed and the one that came in during this sentence.',
      "It's described as manageable, by somebody who manages it from another floor.",
    ],
    gentle: 'Readers in this field calibrate on cases and complexity before anything else. Put the number, area and the hardest kind in one bracket.',
  },
  {
    says: 'case notes|case recording|case note',
    near: 'social work|social worker|support|client|liquidlogic|mosaic|service user|family|families|adult',
    brutal: [
      "If it isn't in the case notes it didn't happen, and if it is, it's in the wrong tab.",
      'Case notes get written up in a parked car, laptop on the steering wheel, battery on nine per cent.',
    ],
    gentle: "Clear recording protects everybody. Notes that stood up in court or in an audit are evidence, and the system's name helps too.",
  },
  {
    says: 'hot desking|hot-desking|hot desk',
    brutal: [
      'Hot desking means arriving at eight for the seat by the window, so that you can sit beside the pillar.',
      'The hot desk chair has five levers and has been set by a giraffe with a grudge.',
    ],
    gentle: 'Moving people to shared desks is change management. Heads moved and square metres saved are what a facilities manager would print.',
  },
  {
    says: 'phd supervision|doctoral supervision|supervised phd|supervision of dissertations|dissertation supervision',
    brutal: [
      'Supervision is reading chapter two for the sixth time, with the word interesting in the margin.',
      'My student is writing up, the supervisor says, in the voice of a farmer watching clouds.',
    ],
    gentle: 'Panels look for the number seen through to completion. Add two thesis titles, or where the people went afterwards.',
  },
  {
    says: 'nursery nurse|nursery practitioner|nursery assistant|room leader',
    not: 'plant|garden|tree',
    brutal: [
      'Twelve coats, twelve zips, and by the twelfth the first one is off again. A nursery goes outside like that daily.',
      'A nursery runs on wipes, songs and one person who knows whose shoe this is.',
    ],
    gentle: 'Room, ratio and number of key places, in that order: an owner reads a nursery line exactly so. Put the qualification level first.',
  },
  {
    says: 'charity shop|thrift store',
    brutal: [
      'A charity shop gets a fondue set on Monday, sells it by Friday, and has it back in January.',
      'The jigsaw says complete on a sticky label, in the handwriting of a person who hopes.',
    ],
    gentle: 'Takings and volunteers are what area managers look at. Pricing, window or donations: whichever improved under you is the word to add.',
  },
  {
    says: 'village hall|community hall|community centre',
    brutal: ['Stacking chairs, one heater, and a notice about the notice board.', 'Yoga till six, brass band from six. The place runs on nobody overrunning.'],
    gentle: 'A hall is a small venue business: bookings, repairs, grants. Add hours filled a week.',
  },
];
