import type { ComicEntry } from '../comic-entry.ts';

/** Things of classrooms, nurseries, campuses, libraries, archives, museums, charities and social work. */
export const CLASSROOM_AND_SHELF_THINGS: readonly ComicEntry[] = [
  {
    says: 'interactive whiteboard|smartboard|smart board',
    brutal: [
      "An interactive whiteboard needs calibrating whenever there's a visitor. Touch the cross. No, the other cross.",
      "Someone has written on the smartboard in permanent pen. It's the most used feature.",
    ],
    gentle: 'The board is a tool, the lesson on it is the skill. Did colleagues use what you built? Shared resources are worth a line.',
  },
  {
    says: "parents evening|parents' evening|parent consultation",
    brutal: [
      'Five minutes a slot, and by half past six the evening is running like a rural bus service.',
      'A whole term in five minutes, on a chair built for somebody half the size.',
    ],
    gentle: 'Speaking clearly to busy or anxious people is a skill that travels. Call it that, and add how many appointments you had in an evening.',
  },
  {
    says: 'lesson plan|lesson planning|scheme of work|schemes of work',
    brutal: [
      'A lesson plan is accurate to the minute, until a wasp comes in.',
      "Starter, main, plenary. Half the room came to the lesson plan's three courses without any cutlery.",
    ],
    gentle: 'If others taught from your {it}, that is curriculum work. How many teachers, and for how long?',
  },
  {
    says: 'supply teaching|supply teacher|cover supervisor|cover lesson',
    brutal: [
      'The cover lesson says “carry on from page 42”. The books stop at 40.',
      'On arrival, supply is told two things: where the staff toilet is, and a lie about period five.',
    ],
    gentle: 'Walking into a strange room and holding it is real authority. How many places was it, and which of them asked for you back?',
  },
  {
    says: 'ofsted',
    brutal: [
      'The phone rings, and within the hour the corridor has a display about values. Ofsted is coming.',
      'Ofsted comes for two days. The laminator remembers it for years.',
    ],
    gentle: 'Which judgement, in which area, and what was your piece of it? The report is public, so you may quote it.',
  },
  {
    says: 'phonics|systematic synthetic phonics',
    brutal: ['Phonics: twenty-six letters, forty-four sounds, and then the word “one”.', 'Phonics works beautifully until somebody brings a yacht.'],
    gentle: 'Name the programme and the results in the screening, if you know them. Early reading leads are sought after.',
  },
  {
    says: 'times tables|times table',
    brutal: [
      'Seven eights. Adults have crossed the road to avoid seven eights.',
      'Sung, chanted, raced against a clock: times tables get more rehearsal than most musicals.',
    ],
    gentle: 'Did accuracy or speed move over a term? Numeracy leads love one small chart, and this could be it.',
  },
  {
    says: 'carpet time|circle time',
    brutal: [
      "Circle time has one rule, and whoever's holding the teddy has just remembered a very long story.",
      'Thirty pairs of crossed legs on the carpet, one of them facing the wall.',
    ],
    gentle: 'Holding attention on a carpet is public speaking at its most honest. What did you use it for? Say that part.',
  },
  {
    says: 'glitter',
    not: 'ball|disco|nail|hair',
    brutal: ['There is no such thing as a small amount of glitter, or a last day of it.', 'Archaeologists will date this carpet by the layer of glitter.'],
    gentle: 'Craft sessions take planning, a budget and nerve. Who were they for, and what went home at the end?',
  },
  {
    says: 'display board|classroom display|wall display|bulletin board',
    brutal: [
      'Backing paper, border, staple gun. A display board is interior design with an inspection date.',
      "Every letter on the display board is cut out by hand, and one E is missing. It's always an E.",
    ],
    gentle: 'A display that teaches is different from one that decorates. If yours was used in lessons, tell that story.',
  },
  {
    says: 'playground duty|lunchtime supervisor|midday supervisor|lunch duty|break duty',
    brutal: [
      'Playground duty: one coat, one cup of tea going cold, and forty rulings on whether it was in.',
      'Playground duty is refereeing a game with six balls, no lines and three captains, in the rain.',
    ],
    gentle: 'Calm conflict solving in the open is a real skill. How many were in your care, and which first aid do you hold?',
  },
  {
    says: 'sports day',
    brutal: [
      'Sports day is postponed for rain, and postponed for sun, and finally held in wind.',
      'At sports day the egg is a potato, on the advice of the risk assessment.',
    ],
    gentle: 'A field, a timetable, a loudhailer: that is event management. Number of competitors, and what did you do differently?',
  },
  {
    says: 'wet play|wet break',
    brutal: [
      'Wet play: two hundred people, four board games, and no dice.',
      'The windows steam up, the felt tips have no lids, and everyone has just invented running.',
    ],
    gentle: 'Keeping a full room content with nothing is a gift. Was there one game of yours that always worked?',
  },
  {
    says: 'exam invigilation|exam invigilator|invigilator|invigilating',
    brutal: [
      'Invigilation is two hours of walking very slowly in shoes that squeak.',
      'Nothing may be read, said or eaten. An invigilator has counted those ceiling tiles in both directions.',
    ],
    gentle: 'Invigilators are trusted with something that cannot be repeated. Size of hall and access arrangements would show your range.',
  },
  {
    says: 'assembly|assemblies',
    near: 'school|pupil|year group|whole-school|key stage|led assembl|delivered assembl|class',
    not: 'assembly line|mechanical|electronic|pcb',
    brutal: [
      'An assembly has one message, two hundred listeners, and a shoe that comes off in row four.',
      "The slides don't load, so the assembly is now a conversation about perseverance.",
    ],
    gentle: 'Speaking to hundreds regularly is rare outside a stage. Say how many and how often.',
  },
  {
    says: 'moodle|vle|virtual learning environment',
    brutal: ['A VLE is where slides go to be asked about by email.', 'Week 1, Week 2, Week 3 (new), Week 3 (use this one). Moodle never forgets.'],
    gentle: 'Did you build the course pages or only post on them? If others copied your layout, that is learning design.',
  },
  {
    says: 'turnitin',
    brutal: [
      "Turnitin says 38%. On inspection it's the cover sheet, the references and the word “the”.",
      "Submitted at 23.59 and 40 seconds, along with everyone else's. Turnitin has a busy minute.",
    ],
    gentle: 'Reading a Turnitin report fairly takes judgement. If you advised on policy or taught others to use it, say that.',
  },
  {
    says: 'hall of residence|halls of residence|residence life|hall warden',
    brutal: ["The fire alarm in halls has one cause, and it's toast.", 'Two hundred people learning to cook, above one another, on a Sunday.'],
    gentle: 'Being the one on call at three teaches judgement. How many residents, and what did you have to handle alone?',
  },
  {
    says: 'timetabling|academic timetable|school timetable|timetabler',
    brutal: [
      'A timetable is finished on the day a part-timer changes their Wednesday.',
      'Two labs, five groups, one fire exit. Timetabling is Sudoku where the numbers email you.',
    ],
    gentle: 'Rooms, staff and clashes resolved are all countable. Which software, and how close to the first day did you finish?',
  },
  {
    says: 'dewey decimal|dewey|dewey decimal system',
    brutal: [
      'In Dewey, UFOs and Bigfoot are at 001.9, just before computing. Somebody thought about that.',
      "A system that can place any idea to five decimals and a shelf that's full at 641.5.",
    ],
    gentle: 'Reclassifying even part of a collection is a serious project. How many items, and could people find things faster?',
  },
  {
    says: 'microfilm|microfiche',
    brutal: [
      'Microfilm: turn the wheel, miss 1911, turn it back, miss it again.',
      'Microfilm shrinks a hundred years of newspapers to one drawer, and makes the reader seasick by 1904.',
    ],
    gentle: 'If you filmed, indexed or digitised it, say which. A run of titles made findable is a lasting result.',
  },
  {
    says: 'library catalogue|marc 21|marc record|marc21|cataloguing|cataloging',
    brutal: [
      'Cataloguing is knowing that the same author has four names and wrote under a fifth.',
      'Field 245, indicator 1, subfield a. MARC is a language with no word for hello.',
    ],
    gentle: 'Records created, standards used, backlog cleared: pick the two you can put figures on, and put them first.',
  },
  {
    says: 'mobile library',
    brutal: [
      'Eight tonnes of large print on a single-track lane, meeting a tractor. The mobile library has right of way in spirit.',
      'Stops for fifteen minutes in a lay-by, and the whole village is waiting with the same thriller.',
    ],
    gentle: 'Driving, advising and knowing every regular: this is three jobs. Stops a week would show the reach.',
  },
  {
    says: 'archival packaging|acid-free|archive storage|archive box',
    near: 'archive|archival|collection|record|museum|repackag|document',
    brutal: [
      "An acid-free box costs more than what's in it, and is the reason there's something in it.",
      'Brass clips: fine. Staples: no. A rubber band in archive storage is grounds for a formal meeting.',
    ],
    gentle: 'Linear metres rehoused is the figure archivists use. Do you have yours? It turns patience into output.',
  },
  {
    says: 'digitisation|digitization|digitising',
    near: 'archive|museum|library|collection|manuscript|record|image|newspaper|negative|glass plate|map|heritage',
    brutal: [
      'Digitisation: two hundred years to fill the shelf, six months to scan it, one week to lose the naming convention.',
      'Page 1, page 2, thumb, page 4. That is digitisation.',
    ],
    gentle: 'Images a day, quality checks and metadata: name the standard, and this becomes a technical skill.',
  },
  {
    says: 'white gloves|object handling|handling collection',
    near: 'museum|archive|gallery|collection|object|artefact|handling|book|curat',
    brutal: [
      'Conservators mostly handle old paper with clean bare hands. The white gloves come out for the cameras.',
      'A handling collection is whatever the museum has two of.',
    ],
    gentle: 'Training others to handle objects is a trust. How many people, and which objects were released to you?',
  },
  {
    says: 'object label|exhibition label|interpretation panel|museum label|exhibition text',
    brutal: [
      'Sixty words to explain an empire, and visitors read the ones on who lent it.',
      'An exhibition label is written by one person and improved by nine, down to the word bowl.',
    ],
    gentle: 'Writing short for everyone is hard and testable. Did you watch visitors read it? What you changed is the story.',
  },
  {
    says: 'condition report|condition reporting',
    near: 'museum|gallery|artwork|art|loan|object|collection|conservation|painting|exhibition',
    brutal: [
      'Scratch, upper left, 4 mm, pre-existing. A condition report is a hire car form with a Rembrandt.',
      'A torch held sideways makes any painting look like the surface of the moon.',
    ],
    gentle: 'Careful looking is a skill lenders trust. How many did you write, and for which kinds of object?',
  },
  {
    says: 'accession number|accessioning|collections management|museum accession',
    near: 'museum|archive|gallery|object|collection|artefact|heritage|curat|spectrum|tms|mimsy',
    brutal: [
      "An accession number is written very small on the bottom, where the object can't read it.",
      'Box 14: four spoons, a bayonet, and a thing. Collections management exists because of the thing.',
    ],
    gentle: 'Backlog cleared is the figure to use here. Name the standard, the database and how many records were yours.',
  },
  {
    says: 'gallery assistant|gallery attendant|visitor assistant|museum assistant|front of house museum',
    brutal: [
      'A gallery assistant has been asked where the toilet is in front of masterpieces.',
      "A gallery assistant says “please don't touch” for eight hours, like a compliment.",
    ],
    gentle: 'Nobody sees visitors as closely as you did. What did you notice that changed a sign, a route or a label?',
  },
  {
    says: 'art conservation|paper conservation|textile conservation|paintings conservation|object conservation|conservator',
    brutal: [
      'Conservators really do clean old masters with cotton buds and spit. On the invoice it is an enzyme.',
      'Three months on one corner, so that visitors can walk past all four.',
    ],
    gentle: 'One treated object, before and after, tells everything. If there is a picture of it online, link to it.',
  },
  {
    says: 'gift aid',
    brutal: [
      'Gift Aid turns a pound into a pound twenty-five, by means of a postcode.',
      "The Gift Aid form is worth a quarter more, and it's filled in leaning on a bin bag of jumpers.",
    ],
    gentle: 'Sign-up rate is a figure charities chase. If yours beat the average for the region, this is where to say it.',
  },
  {
    says: 'collection tin|bucket collection|street collection|collecting tin',
    brutal: [
      'Shake a collection tin and you discover how interesting everyone finds the pavement.',
      'A bucket collection is counted twice, by two people, including the button and the mint.',
    ],
    gentle: 'Hours given and sum raised are both countable. If you organised the rota or the permit, that is the bigger story.',
  },
  {
    says: 'raffle',
    brutal: [
      'First prize a hamper, second prize the bath salts that were second prize last year.',
      "Pink 217. Is there a pink 217? The whole raffle is waiting for somebody who's in the loo.",
    ],
    gentle: 'Prizes begged and tickets sold are fundraising in its purest form. Who gave the best prize, and how did you get it?',
  },
  {
    says: 'tombola',
    brutal: [
      'A tombola lets you pay a pound to win back the talc you gave it.',
      "Tickets ending in 0 or 5 win. Everything else goes to the table's good memory.",
    ],
    gentle: 'Running a stall means stock, cash and charm. If there was a total at the end of the day, it deserves a place.',
  },
  {
    says: 'trustee|board of trustees|charity trustee',
    not: 'pension|bankruptcy|insolvency',
    brutal: [
      'A trustee is unpaid, legally responsible and holding page 74 of the papers.',
      '“Any other business?”, at five to nine, and the trustees take their coats off again.',
    ],
    gentle: 'Which decision of the {it} are you glad you had a part in? Governance is rare on a CV, so give it one example.',
  },
  {
    says: 'annual general meeting|agm',
    brutal: [
      'An AGM is quorate by one, and that one is only there about the parking.',
      'Minutes approved, accounts adopted, committee re-elected. At an AGM it happens before anyone can reach the door.',
    ],
    gentle: 'Organising, minuting or chairing? It is a legal event with a deadline, so name your part exactly.',
  },
  {
    says: "raiser's edge|raisers edge|donorfy|donor database",
    brutal: [
      'A donor database holds forty thousand friends, nine thousand of them twice.',
      "Salutation field: Dear Mr and Mrs The Rotary Club. Raiser's Edge takes people as they come.",
    ],
    gentle: 'Clean data raises money. Did you dedupe, build queries or train others? Lead with the one that changed a campaign.',
  },
  {
    says: 'community garden|community allotment',
    brutal: [
      'A community garden has eleven volunteers, nine courgettes each, and nobody left to give them to.',
      "Everything's shared, including one good spade and the question of who moved it.",
    ],
    gentle: 'Plots, volunteers and the bid that paid for the beds: which part would not have happened without you?',
  },
  {
    says: 'litter pick|litter picking|beach clean',
    brutal: [
      'A litter pick finds one traffic cone per hundred metres. The cones are breeding.',
      'Twelve bags, three tyres, half a kite. The sea sends it all back to a beach clean with interest.',
    ],
    gentle: 'Bags and people are easily counted, and councils like both. Did you organise it? Then start with that verb.',
  },
  {
    says: 'impact report|annual report',
    near: 'charity|impact|trustee|donor|funder|designed',
    not: 'financial statements|listed|sec filing|soldier|appraisal',
    brutal: [
      'An impact report has big numbers in circles, a quote in orange, and the pie chart on page nine.',
      'Lives changed: 4,206. Staff who know where the 6 came from: one.',
    ],
    gentle: 'What evidence did you insist on? A report that says what did not work is braver, and funders remember it.',
  },
  {
    says: 'caseload|case load',
    near: 'social work|social worker|family|families|support worker|housing|probation|client|service user|young people|referral',
    brutal: [
      'A caseload is always eighteen on paper, plus the two being closed and the one that came in during this sentence.',
      "It's described as manageable, by somebody who manages it from another floor.",
    ],
    gentle: 'How many on the {it}, how complex, and over what area? Readers in this field calibrate on that sentence before any other.',
  },
  {
    says: 'case notes|case recording|case note',
    near: 'social work|social worker|support|client|liquidlogic|mosaic|service user|family|families|adult',
    brutal: [
      "If it isn't in the case notes it didn't happen, and if it is, it's in the wrong tab.",
      'Case notes get written up in a parked car, laptop on the steering wheel, battery on nine per cent.',
    ],
    gentle: 'Clear recording protects everybody. If yours were used in court or held up in audit, that is strong evidence.',
  },
  {
    says: 'hot desking|hot-desking|hot desk',
    brutal: [
      'Hot desking means arriving at eight for the seat by the window, so that you can sit beside the pillar.',
      'The hot desk chair has five levers and has been set by a giraffe with a grudge.',
    ],
    gentle: 'If you managed the move to shared desks, how many people was it for, and what did it save? That is change management.',
  },
  {
    says: 'phd supervision|doctoral supervision|supervised phd|supervision of dissertations|dissertation supervision',
    brutal: [
      'Supervision is reading chapter two for the sixth time, with the word interesting in the margin.',
      'My student is writing up, the supervisor says, in the voice of a farmer watching clouds.',
    ],
    gentle: 'Number seen through to completion is the figure that panels look for. Name a destination or two, if they agree.',
  },
  {
    says: 'nursery nurse|nursery practitioner|nursery assistant|room leader',
    not: 'plant|garden|tree',
    brutal: [
      'Twelve coats, twelve zips, and by the twelfth the first one is off again. A nursery goes outside like that daily.',
      'A nursery runs on wipes, songs and one person who knows whose shoe this is.',
    ],
    gentle: 'Which room, which ratio and what was yours to lead: an owner reads in that order. Key person for how many?',
  },
  {
    says: 'charity shop|thrift store',
    brutal: [
      'A charity shop gets a fondue set on Monday, sells it by Friday, and has it back in January.',
      'The jigsaw says complete on a sticky label, in the handwriting of a person who hopes.',
    ],
    gentle: 'Takings, volunteers and gift aid rate are what area managers look at. Which of them moved while you were there?',
  },
  {
    says: 'village hall|community hall|community centre',
    brutal: [
      'A village hall has stacking chairs, one heater on a coin meter, and a notice about the notice board.',
      'Yoga till six, brass band from six. The community centre runs on nobody overrunning.',
    ],
    gentle: 'Bookings, repairs, grants: a hall is a small venue business. Hours filled per week would be a fine figure here.',
  },
];
