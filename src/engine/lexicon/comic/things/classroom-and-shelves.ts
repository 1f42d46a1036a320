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
    says: 'marking|marking books|book marking',
    near: 'books|pupil|student|essay|homework|exam|assessment|lesson|papers|coursework',
    not: 'line|road|surface',
    brutal: [
      'Marking: thirty books, two evenings, and one reply in the margin that says ok.',
      'Purple pen, green pen, next steps, two stars. The marking policy has more colours than the paint aisle.',
    ],
    gentle: 'What feedback did you find that pupils acted on? If you ever cut the marking and kept the progress, that deserves telling.',
  },
  {
    says: "parents evening|parents' evening|parent consultation",
    brutal: [
      'Five minutes a slot, and by half past six the evening is running like a rural bus service.',
      'A whole term in five minutes, on a chair built for somebody half the size.',
    ],
    gentle: 'Speaking clearly to anxious or busy people is a skill that travels. Name it as that, with the number of appointments.',
  },
  {
    says: 'lesson plan|lesson planning|scheme of work|schemes of work',
    brutal: [
      'A lesson plan is accurate to the minute until a wasp comes in.',
      'Starter, main, plenary: three courses, and half the room has forgotten to bring cutlery.',
    ],
    gentle: 'If your schemes were used by others, that is curriculum work. How many teachers taught from them?',
  },
  {
    says: 'seating plan',
    brutal: [
      'A seating plan keeps six people apart and finds, by Thursday, the only two who had nothing in common.',
      'Like a wedding table plan, only the guests throw things and come back on Wednesday.',
    ],
    gentle: 'A good plan changes a room before anyone speaks. What did yours fix? That is behaviour management in one example.',
  },
  {
    says: 'supply teaching|supply teacher|cover supervisor|cover lesson',
    brutal: [
      'The cover lesson says carry on from page 42. The books stop at 40.',
      'On arrival, supply is told two things: where the staff toilet is, and a lie about period five.',
    ],
    gentle: 'Walking into a strange room and holding it is real authority. How many places, and which asked for you back?',
  },
  {
    says: 'ofsted',
    brutal: [
      'A phone call around lunchtime, and by four the corridor has a display about values.',
      'Ofsted comes for two days. The laminator remembers it for years.',
    ],
    gentle: 'Which judgement, in which area, and what was your piece of it? The report is public, so you may quote it.',
  },
  {
    says: 'phonics|systematic synthetic phonics',
    brutal: ['Phonics: twenty-six letters, forty-four sounds, and then the word one.', 'Phonics works beautifully until somebody brings a yacht.'],
    gentle: 'Name the programme and the results in the screening, if you know them. Early reading leads are sought after.',
  },
  {
    says: 'times tables|times table',
    brutal: [
      'Seven eights. Adults have crossed the road to avoid seven eights.',
      'Sung, chanted, tested against a clock: times tables get more rehearsal than most musicals.',
    ],
    gentle: 'Did accuracy or speed move over a term? Numeracy leads love one small chart, and this could be it.',
  },
  {
    says: 'carpet time|circle time',
    brutal: [
      "Circle time has one rule, and whoever's holding the teddy has just remembered a very long story.",
      'Thirty pairs of crossed legs, one of them facing the wall.',
    ],
    gentle: 'Holding attention on a carpet is public speaking at its most honest. What did you use it for? Say that part.',
  },
  {
    says: 'story time|storytime|rhyme time',
    brutal: [
      'Rhyme time: twenty shakers, one librarian, and a wheels on the bus that never reaches the depot.',
      "Do all the voices once at story time and you've signed a contract for the voices.",
    ],
    gentle: 'Regular sessions build an audience. How many came, and did it grow? That is programming, so name it so.',
  },
  {
    says: 'glitter',
    not: 'ball|disco|nail|hair',
    brutal: ['There is no such thing as a small amount of glitter, or a last day of it.', 'Archaeologists will date this carpet by the glitter.'],
    gentle: 'Craft sessions take planning, budget and nerve. Who were they for, and what did people take home?',
  },
  {
    says: 'display board|classroom display|wall display|bulletin board',
    brutal: [
      'Backing paper, border, staple gun. A display board is interior design with an inspection date.',
      "Every letter cut out by hand, and one E missing. It's always an E.",
    ],
    gentle: 'A display that teaches is different from one that decorates. If yours was used in lessons, tell that story.',
  },
  {
    says: 'school trip|educational visit|residential trip|educational visits',
    brutal: [
      'One coach, forty packed lunches, thirty-eight of which are finished by the ring road.',
      "The trip is counted on, counted off, counted again by someone else, and there's always one who was in the gift shop.",
    ],
    gentle: 'Organising a trip is risk, money and logistics in one. How many travelled, and whose signature was on the risk assessment?',
  },
  {
    says: 'playground duty|lunchtime supervisor|midday supervisor|lunch duty|break duty',
    brutal: [
      'Playground duty: one coat, one cup of tea going cold, and forty rulings on whether it was in.',
      'Refereeing a game with six balls, no lines and three captains, in the rain.',
    ],
    gentle: 'Calm conflict solving in the open is a real skill. How many were in your care, and which first aid do you hold?',
  },
  {
    says: 'breakfast club|after school club|after-school club|wraparound care',
    brutal: [
      'Breakfast club is toast by the loaf, and a debate about whether the crust is included.',
      'Runs until six. At six, one coat is left on the peg and its owner is under the table being a lynx.',
    ],
    gentle: 'Places, staff and the inspection result make this a small business. Did you set it up or grow it?',
  },
  {
    says: 'school play|end of year show|school production',
    brutal: [
      'Sixty in the cast, four lines each, and one tree that steals it.',
      "The curtain sticks, the microphone hums, and the sheep wave at row three. It's a sell-out.",
    ],
    gentle: 'Producing a show is scheduling, budget and nerves. How many took part, and which department was yours?',
  },
  {
    says: 'sports day',
    brutal: [
      'Sports day is postponed for rain, and postponed for sun, and finally held in wind.',
      'The egg is a potato, on the advice of the risk assessment.',
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
    says: 'design and technology|d&t|dt workshop|resistant materials',
    brutal: [
      'Design and technology: six weeks of sketches, and a clock with no room for the battery.',
      'Everything that leaves the D&T workshop is a phone stand or was going to be.',
    ],
    gentle: 'Machines you are certificated to teach on are what heads of department look for. List them by name.',
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
    says: 'report writing|end of year report|pupil report|school report',
    near: 'pupil|student|class|term|tutor|school|teacher|end of year',
    brutal: [
      'A pupil report has four hundred words, and lively is doing the heavy lifting.',
      'Chatty, spirited, a natural leader. End of year reports are written in a code that everyone at home can read.',
    ],
    gentle: 'Clear, kind, honest writing to a deadline is a skill by itself. How many, and did anyone use yours as the model?',
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
    says: 'makaton',
    brutal: [
      "Makaton for biscuit is a tap on the elbow. It's the sign everybody learns first.",
      'Once you know Makaton, you can ask for more across a noisy room and nobody turns round.',
    ],
    gentle: 'Level and setting make this useful to a reader: Makaton at level two, used daily, is a skill. Taught in passing is a start.',
  },
  {
    says: 'moodle|vle|virtual learning environment',
    brutal: ['A VLE is where slides go to be asked about by email.', 'Week 1, Week 2, Week 3 (new), Week 3 (use this one). Moodle never forgets.'],
    gentle: 'Did you build the course pages or only post on them? If others copied your layout, that is learning design.',
  },
  {
    says: 'turnitin',
    brutal: [
      "Turnitin says 38%. On inspection, it's the cover sheet, the references and the word the.",
      "Submitted at 23.59 and 40 seconds, along with everyone else's. Turnitin has a busy minute.",
    ],
    gentle: 'Reading a similarity report fairly takes judgement. If you advised on policy or taught others to use it, say that.',
  },
  {
    says: 'research excellence framework|ref 2021|ref2021|impact case study',
    brutal: [
      'Impact: proving that a paper from 2012 changed a policy, in four pages, with letters.',
      'The REF gives every idea a star rating, like hotels, though with worse breakfasts.',
    ],
    gentle: 'What was your hand in it: writing, evidence or strategy? A case study that scored well is a rare thing to point at.',
  },
  {
    says: 'student ambassador|campus tour|open day',
    near: 'student|campus|tour|ambassador|prospective|applicant|undergraduate|guide|department',
    brutal: [
      "Walks backwards across campus, in a bright T-shirt, explaining where the library will be once the scaffolding's gone.",
      "Three questions on every campus tour: where's the food, how's the wifi, and is it always windy here?",
    ],
    gentle: 'Speaking to strangers and their worried relatives all day builds real composure. How many tours, and what did you add?',
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
    says: 'library fine|overdue book|overdues|overdue items',
    near: 'library|libraries|book|borrower|loan',
    brutal: [
      'The overdue letter costs more than the fine, and both of them are under the sofa with the book.',
      'Overdue excuses come in three classes: the move, the cousin and the bath.',
    ],
    gentle: 'Many libraries gave up fines. If you worked through that change, tell what happened to returns: it is a good story.',
  },
  {
    says: 'book club|reading group',
    near: 'run|ran|running|organis|library|led|leading|host|founded|facilitat|community|volunteer|started',
    brutal: ['A book club is nine people, eight opinions, and a wine budget that has read everything.', 'Finished by four of them, discussed by all.'],
    gentle: 'Running one well means choosing, chairing and drawing out the quiet ones. How long was the list by the end?',
  },
  {
    says: 'microfilm|microfiche',
    brutal: [
      'Microfilm: turn the wheel, miss 1911, turn it back, miss it again.',
      'Shrinks a hundred years of newspapers to a drawer, and makes every reader seasick.',
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
    says: 'summer reading challenge',
    brutal: [
      'Six books in six weeks, one medal, and a run on anything thin.',
      'A summer reading challenge is where libraries learn how many books there are about pants.',
    ],
    gentle: 'Sign-ups and finishers are counted everywhere. If completion rose with you, the percentage is waiting for this line.',
  },
  {
    says: 'library assistant|librarian',
    brutal: [
      'A librarian is asked for the blue one from last year, and finds it.',
      "Where's the toilet, does the printer work, and have you anything on the Hittites? All inside one minute.",
    ],
    gentle: 'What did people leave with that they could not have found alone? One such enquiry is worth more than the opening hours.',
  },
  {
    says: 'archive box|archival packaging|acid-free|archive storage',
    near: 'archive|archival|collection|record|museum|box|repackag|document',
    brutal: [
      "An acid-free box costs more than what's in it, and is the reason there's something in it.",
      'Brass clips, no; staples, no; rubber bands, grounds for a formal meeting.',
    ],
    gentle: 'Linear metres rehoused is the figure archivists use. Do you have yours? It turns patience into output.',
  },
  {
    says: 'reading room|searchroom|search room',
    near: 'archive|library|reader|museum|record|special collection|manuscript|supervis|invigilat',
    not: 'investment|steam',
    brutal: [
      'Pencils only, bags in lockers, and a look that can be felt from across the reading room.',
      'Foam wedges, soft weights and silence. In a reading room, the book has a better chair than you.',
    ],
    gentle: 'Productions a day and enquiries answered show the pace behind the hush. Which collections did you know best?',
  },
  {
    says: 'digitisation|digitization|digitising',
    near: 'archive|museum|library|collection|manuscript|record|image|newspaper|negative|glass plate|map|heritage',
    brutal: [
      'Digitisation: two hundred years to fill the shelf, six months to scan it, one week to lose the naming convention.',
      'Page 1, page 2, thumb, page 4.',
    ],
    gentle: 'Images a day, quality checks and metadata: name the standard, and this becomes a technical skill.',
  },
  {
    says: 'white gloves|object handling|handling collection',
    near: 'museum|archive|gallery|collection|object|artefact|handling|book|curat',
    brutal: [
      'Conservators handle old paper with clean bare hands. The white gloves are mostly for the cameras.',
      'A handling collection is whatever the museum has two of.',
    ],
    gentle: 'Training others to handle objects is a trust. How many people, and which objects were released to you?',
  },
  {
    says: 'palaeography|paleography|secretary hand',
    brutal: [
      "Palaeography is the study of handwriting that makes your doctor's look typeset.",
      "Four hundred years on, and someone's shopping list gets its own footnote.",
    ],
    gentle: 'Which hands and centuries can you read? It is a short line, and for the right post it is the deciding one.',
  },
  {
    says: 'oral history|oral histories',
    brutal: [
      "An oral history begins with one question and a tape of someone's clock.",
      'Three hours recorded, and the best story starts as you unplug the microphone.',
    ],
    gentle: 'Interviews, hours and where the recordings are kept make this a body of work. Is the collection open to listeners?',
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
    brutal: ['A gallery assistant has been asked where the toilet is in front of masterpieces.', "Eight hours of please don't touch, said like a compliment."],
    gentle: 'Nobody sees visitors as closely as you did. What did you notice that changed a sign, a route or a label?',
  },
  {
    says: 'museum shop|gift shop',
    brutal: [
      "Nine hundred years of history, and the gift shop's best seller is a rubber with a dinosaur on it.",
      'Exit through it, says the floor plan. The floor plan knows what pays for the roof.',
    ],
    gentle: 'Spend per visitor is the figure that museum retail lives on. If it rose while you chose the stock, say so.',
  },
  {
    says: 'taxidermy',
    brutal: [
      'In taxidermy, the legs give it away, or the smile, or the label reading otter.',
      'A stuffed pike, donated. Museums have never once had to go out and look for a stuffed pike.',
    ],
    gentle: 'Making, conserving or cataloguing? It is a rare field in any of the three, so be exact about yours.',
  },
  {
    says: 'tour guide|guided tour|walking tour|guided tours',
    near: 'museum|led|lead|heritage|house|castle|city|history|historic|deliver|visitor|abbey|site',
    brutal: [
      'Every guided tour has one person who used to live nearby and has a few corrections.',
      'Walk backwards, talk forwards, count heads. A tour guide knows where each wasp lives.',
    ],
    gentle: 'Groups, languages and repeat ratings bring this to life. Which story of yours made people put their phones away?',
  },
  {
    says: 'curator|curating|curated exhibition|curatorial',
    not: 'content|playlist|social media|feed',
    brutal: [
      "A curator spends three years choosing eighty objects, and is asked why the teapot isn't in.",
      "There are forty thousand more in the store, which is where the curator's favourite lives.",
    ],
    gentle: 'What did your show argue, in one sentence? Visitors and press count too, but that sentence is what gets remembered.',
  },
  {
    says: 'art conservation|paper conservation|textile conservation|paintings conservation|object conservation|conservator',
    brutal: [
      "Conservators clean old masters with cotton buds and spit. It's on the invoice as an enzyme.",
      'Three months on one corner, so that visitors can walk past all four.',
    ],
    gentle: 'One treated object, before and after, tells everything. If there is a picture of it online, link to it.',
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
    says: 'gift aid',
    brutal: [
      'Gift Aid turns a pound into a pound twenty-five, by means of a postcode.',
      "The best-value form in Britain, and it's filled in leaning on a bin bag of jumpers.",
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
    says: 'cake sale|bake sale|charity bake',
    brutal: [
      "A cake sale sells out by eleven, except for the one that's gluten free, sugar free and explaining itself.",
      'Ingredients forty pounds, takings thirty-five. At a bake sale, nobody audits the sponge.',
    ],
    gentle: 'Small events show initiative. Did it become a fixture, or did others copy it? That says more than the sum.',
  },
  {
    says: 'raffle',
    brutal: [
      'First prize a hamper, second prize the bath salts that were second prize last year.',
      "Pink 217. Is there a pink 217? The raffle now waits for a person who's in the loo.",
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
    says: 'face-to-face fundraising|face to face fundraising|street fundraising|street fundraiser|door-to-door fundraising',
    brutal: [
      "A bright tabard, a clipboard, and a high street that has suddenly remembered it's late.",
      'Do you have two minutes? Nobody in the history of street fundraising has had two minutes.',
    ],
    gentle: 'Sign-ups a day and how many stayed a year: those two ratios are known, and they show far more than persuasion.',
  },
  {
    says: 'trustee|board of trustees|charity trustee',
    not: 'pension|bankruptcy|insolvency',
    brutal: [
      'A trustee is unpaid, legally responsible and holding page 74 of the papers.',
      'Any other business, says the agenda at five to nine, and a trustee takes off their coat again.',
    ],
    gentle: 'Which decision of the board are you glad you were part of? Governance is rare on a CV, so give it one example.',
  },
  {
    says: 'annual general meeting|agm',
    brutal: [
      'An AGM is quorate by one, and that one is only there about the parking.',
      'Minutes approved, accounts adopted, committee re-elected before anybody could reach the door.',
    ],
    gentle: 'Organising, minuting or chairing? It is a legal event with a deadline, so name your part exactly.',
  },
  {
    says: 'trust fundraising|trusts and foundations|bid writing|grant funding bid|funding bid',
    brutal: [
      'A funding bid asks for outcomes, outputs and impact, in 250 words, including the question.',
      'Core costs, the funder says, are not covered. The lights will be glad to hear that innovation is.',
    ],
    gentle: 'Success rate and total raised are the two figures trusts people compare. Give both, and name a funder or two.',
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
    says: 'coffee morning',
    brutal: ['A coffee morning is two urns, nine cakes and a car park full by ten.', 'The urn takes fifty minutes to boil and stays warm until Easter.'],
    gentle: 'Regular gatherings hold places together. How many came, and who came who had not before? That second answer is the gold.',
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
    says: 'theory of change',
    brutal: [
      'A theory of change is five boxes and four arrows, and the arrows are where the money goes.',
      'Inputs, outputs, outcomes, impact. The sticky notes were colour-coded, then the cleaner came.',
    ],
    gentle: 'It proves its worth when something is dropped because of it. Did yours ever stop a project? Tell that.',
  },
  {
    says: 'impact report|annual report',
    near: 'charity|impact|trustee|donor|funder|wrote|designed',
    not: 'financial statements|listed|sec filing',
    brutal: [
      'An impact report has big numbers in circles, a quote in orange, and the pie chart on page nine.',
      'Lives changed: 4,206. Staff who know where the 6 came from: one.',
    ],
    gentle: 'What evidence did you insist on? A report that says what did not work is braver, and funders remember it.',
  },
  {
    says: 'community centre|village hall',
    brutal: [
      'A village hall has stacking chairs, one heater on a coin meter, and a notice about the notice board.',
      'Yoga till six, brass band from six. The community centre runs on nobody overrunning.',
    ],
    gentle: 'Bookings, repairs, grants: a hall is a small venue business. Hours filled per week would be a fine figure here.',
  },
  {
    says: 'caseload|case load',
    near: 'social work|social worker|family|families|support worker|housing|probation|client|service user|young people|referral',
    brutal: [
      'A caseload is always eighteen on paper, plus the two being closed and the one that came in during this sentence.',
      "It's described as manageable, by somebody who manages it from another floor.",
    ],
    gentle: 'How many, how complex, and over what area? Readers in this field calibrate on that sentence before any other.',
  },
  {
    says: 'case notes|case recording|case note',
    near: 'social work|social worker|support|client|liquidlogic|mosaic|service user|family|families|adult',
    brutal: [
      "If it isn't in the case notes it didn't happen, and if it is, it's in the wrong tab.",
      'Written up in a parked car, with the laptop on the steering wheel and the battery on nine percent.',
    ],
    gentle: 'Clear recording protects everybody. If yours were used in court or held up in audit, that is strong evidence.',
  },
  {
    says: 'home visit|home visits|home visiting',
    near: 'social work|social worker|family|families|health visitor|support|assessment|client|tenant|housing',
    brutal: [
      "A home visit starts with a dog who's friendly, according to the person it lives with.",
      'Shoes on or shoes off: the first professional judgement of every home visit, made on the mat.',
    ],
    gentle: 'Visits a week and the area you covered show the pace. What could you see there that no form had asked about?',
  },
  {
    says: 'hot desking|hot-desking|hot desk',
    brutal: [
      'Hot desking means arriving at eight for the seat by the window, and warming it up for the person who had it yesterday.',
      'The hot desk chair has five levers and has been set by a giraffe with a grudge.',
    ],
    gentle: 'If you managed the move to shared desks, how many people was it for, and what did it save? That is change management.',
  },
  {
    says: 'multi-agency meeting|multi agency meeting|multi-agency working|mash',
    near: 'agency|safeguarding|social|police|council|partner|referral|hub',
    brutal: [
      "A multi-agency meeting has nine lanyards, six laptops, and three systems that can't see each other.",
      'Actions are agreed by everyone and belong to whoever speaks last.',
    ],
    gentle: 'Getting other services to move is influence without authority. One thing that happened because you pushed would prove it.',
  },
  {
    says: 'signposting',
    near: 'support|service|advice|client|community|housing|welfare|wellbeing|charity|resident',
    not: 'road|footpath|highway|motorway',
    brutal: ['Signposting: sending someone to the service that will signpost them.', 'A leaflet, a number, an opening time that changed in March.'],
    gentle: 'The strong version names where people ended up. Did you follow up? A share that got through would be powerful.',
  },
  {
    says: 'youth club|youth centre|youth work',
    brutal: [
      'A youth club has a pool table with a slope, and everyone local knows which way.',
      'One table tennis bat with rubber, one without. Whole careers in youth work are built on who gets which.',
    ],
    gentle: 'Which session grew, and who ran it after you? Handing over to those who came is the best outcome youth work has.',
  },
  {
    says: 'pupil referral|behaviour support|behaviour management|restorative practice',
    near: 'pupil|classroom|class|school|lesson|student|learner',
    brutal: [
      'Three warnings and a look. The whole of behaviour management is the look.',
      "A calm voice, a choice of two, and the door left open: it's hostage negotiation with a bell at ten past.",
    ],
    gentle: 'Which approach, and what changed in the figures: fewer exclusions, fewer call-outs? One of those is your headline.',
  },
  {
    says: 'student finance|student support officer|student services',
    near: 'student|campus|enquir|advice|hardship|adviser|officer|administrator',
    not: 'loan repaid',
    brutal: [
      'Student services open at nine, and at one minute to nine on results week the queue reaches the fountain.',
      'Have you tried the portal? The portal says ask student services.',
    ],
    gentle: 'Enquiries a week and how many were solved at first contact are worth finding out. They show a service, not a desk.',
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
    says: 'playgroup|stay and play|toddler group',
    brutal: [
      'A stay and play lasts ninety minutes, forty of which are spent on who has the red tricycle.',
      'Squash in beakers, raisins in the carpet, and a hall that has to be a badminton court by two.',
    ],
    gentle: 'Setting up, running and packing away a group each week is quiet reliability. How many came, and who runs it now?',
  },
  {
    says: 'nursery nurse|nursery practitioner|nursery assistant|room leader',
    not: 'plant|garden|tree',
    brutal: ['Twelve coats, twelve zips, and by the twelfth, the first is off.', 'A nursery runs on wipes, songs and one person who knows whose shoe this is.'],
    gentle: 'Which room, which ratio and what was yours to lead: an owner reads in that order. Key person for how many?',
  },
];
