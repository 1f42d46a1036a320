import type { ComicEntry } from '../comic-entry.ts';

/** Forms, permits, programs, meetings and media of plain working life. */
export const FORM_AND_PROGRAM_THINGS: readonly ComicEntry[] = [
  {
    says: 'w-2|w-2 form|form w-2|w2 form',
    near: 'tax|payroll|form|forms|prepare|prepared|preparing|preparation|process|processed|processing|processes|issue|issued|issuing|1099|year-end|year end|filing|filed|reconcile|reconciled|reconciling|reconciliation',
    brutal: ['Box 12 on a W-2 ran through the alphabet and had to start again at AA.', 'W-2s go out in January to addresses people left in June.'],
    gentle: 'Year-end is where payroll earns its name. How many W-2s, and how many had to be corrected?',
  },
  {
    says: '1099|1099-nec|1099-misc|form 1099',
    near: 'tax|payroll|form|forms|vendor|prepare|prepared|preparing|preparation|process|processed|processing|processes|issue|issued|issuing|w-2|filing|filed|w-9|irs',
    brutal: [
      "The 1099 goes out in January. The W-9 it's based on was asked for in March, April, June and November.",
      'For a 1099 they ask the decorator for a tax number, and the decorator asks for the cheque.',
    ],
    gentle: "Vendor clean-up before 1099 season saves weeks. If that was your idea, it's the line.",
  },
  {
    says: 'i-9|form i-9|i-9 form|i-9 verification|i-9 compliance',
    brutal: [
      'The I-9 takes documents from List A, List B or List C. The gym card is on none of them.',
      'The instructions are longer than the I-9 itself, and the date still goes in the wrong box.',
    ],
    gentle: 'An I-9 file that survives an audit is worth stating. How many hires a year, and was it paper or electronic?',
  },
  {
    says: '401(k)|401k|401 k|401(k) plan|401k plan',
    brutal: [
      'The 401(k) is named after a paragraph, and explained like one.',
      "At the 401(k) meeting there's a chart that goes up, bagels, and somebody asking about lunch.",
    ],
    gentle: 'Enrolment, loans, audits, testing? Say which part of the plan crossed your desk and for how many people.',
  },
  {
    says: 'open enrollment|benefits enrollment|annual enrollment',
    brutal: [
      'Open enrollment: two weeks long, and the whole building asks in the last hour.',
      'Three plans, forty pages, and at open enrollment everyone picks what the desk next door picked.',
    ],
    gentle: 'You explained the dullest thing in the company to everyone in it. How many people, and how few late forms?',
  },
  {
    says: 'form 1040|irs form 1040|1040 return|1040 tax return',
    brutal: [
      'They made the 1040 shorter. The rest of it lives in Schedules 1 to 3.',
      'Form 1040: two pages, and instructions the length of a novel with nobody in it.',
    ],
    gentle: 'Returns per season, simple or with schedules: give both, and a tax office can place you at once.',
  },
  {
    says: 'h&r block|h & r block|jackson hewitt|tax preparer|tax season',
    brutal: [
      "A tax preparer's year has two seasons: tax season, and people asking about tax in supermarkets.",
      'On 15 April somebody brings the tax preparer a shoebox, and is in no hurry.',
    ],
    gentle: "Where it says {it}, I'd like to know about the returns: how many, how complicated, and who came back the year after? The last one is your review.",
  },
  {
    says: 'sales tax',
    not: 'salesforce',
    brutal: ['Sales tax: two sides of one street, two rates.', "For sales tax, in some states, a chocolate bar with flour in it isn't candy."],
    gentle: 'How many states did you file sales tax in? That single figure says how hard it was.',
  },
  {
    says: 'dmv|department of motor vehicles|bureau of motor vehicles',
    brutal: ["The DMV has a number for everyone, and it's never the next one.", 'For the DMV you bring six documents. The seventh is the one.'],
    gentle: 'Titles, plates, transfers: whoever knows the {it} counter saves a dealership days. How many a week went through you?',
  },
  {
    says: "food handler|food handler card|food handlers card|food handler's card|food handler permit|food handlers permit|food handler certificate|food handler certification",
    brutal: [
      'A food handler card: forty questions, most of which end in “wash your hands”.',
      'Get a food handler card and you can recite the danger zone. The staff fridge is usually in it.',
    ],
    gentle: 'Give the state and the expiry month; a manager hiring for next week looks for only that.',
  },
  {
    says: 'tips certified|tips certification|tips trained',
    brutal: [
      "TIPS certified: the first thing they tell you is that it's not about tips.",
      'TIPS certified: trained to say “how about some water” in eleven ways.',
    ],
    gentle: 'Date and state, please, and whether you trained the rest of the bar. That turns a card into a duty.',
  },
  {
    says: 'real estate license|real estate licence|licensed realtor|realtor|real estate salesperson|licensed real estate agent',
    brutal: [
      "A real estate license comes with a lockbox app, a blazer, and everyone you've ever met as a lead.",
      "A Realtor has a capital R and will tell you it's pronounced with two syllables.",
    ],
    gentle: 'State, year, active or not. After that your closed sides, even if they were two.',
  },
  {
    says: 'mls|multiple listing service',
    near: 'real estate|listing|property|realtor|homes|broker|agent|housing',
    not: 'laser|imaging|soccer|library',
    brutal: ['On the MLS, “cozy” is a measurement.', "The MLS has a field for everything except the neighbour's rooster."],
    gentle: 'Listings entered and days on market tell a broker how your listings read. Have you got either?',
  },
  {
    says: 'escrow',
    near: 'closing|closings|officer|buyer|seller|title|purchase|sale|real estate|earnest|deposit|deposits|broker|listing|settlement',
    not: 'source code|software|smart contract|blockchain|analysis|analyses',
    brutal: [
      'Escrow: a stranger holds the money until everyone stops renegotiating the curtains.',
      "In escrow it's all signed but one page, and that page is on a cruise.",
    ],
    gentle: 'Files a month and how many closed on time. Escrow officers are judged by exactly that.',
  },
  {
    says: 'title search|title examiner|title examination|title abstract',
    brutal: [
      'A title search can go back sixty years and find a right of way for a cow.',
      "A title search is reading other people's garden fences in courthouse handwriting.",
    ],
    gentle: 'What did you clear that could have stopped a closing? One lien or easement makes an excellent line.',
  },
  {
    says: "hoa|homeowners association|homeowners' association|home owners association",
    brutal: ['An HOA has three shades of beige, and one of them is a violation.', 'The HOA meets monthly about a bin that was visible from the road.'],
    gentle: 'Budgets, vendors, meetings, letters. How many units, and what reserve did you help to look after?',
  },
  {
    says: 'lockbox|lock box',
    near: 'real estate|showing|showings|property|listing|realtor|agent|rental',
    not: 'bank|payment|deposit|cash|remittance|receivable',
    brutal: [
      "The lockbox is on the gas pipe, the code's in an email, and the email is on the other phone.",
      'A lockbox opens for anyone with the code, until it rains and the clients are watching.',
    ],
    gentle: 'Showings a week would tell it better. How many of them did you handle alone, from key to feedback?',
  },
  {
    says: 'home staging|house staging|property staging|staged home|staging home',
    brutal: [
      'Home staging: a bowl of lemons that may not be eaten, beside towels that have never met water.',
      'A staged home has three books on the table, chosen by spine.',
    ],
    gentle: 'Did staged homes sell sooner? Even five addresses with days on market would make your case.',
  },
  {
    says: 'comparative market analysis|comparative market analyses|market comparables|sales comparables',
    brutal: [
      'A comparative market analysis: three houses that sold, and an owner whose house is different.',
      'In a comparative market analysis the new kitchen counts. The memories in it are adjusted to zero.',
    ],
    gentle: "How near did your price come to the sale? That ratio is the analyst's whole reputation.",
  },
  {
    says: 'apartment turnover|unit turn|make-ready|make ready|unit turnover',
    near: 'apartment|unit|maintenance|property|vacant|tenant|leasing|leased|resident|paint|painted|painting',
    brutal: ['A unit turn: painted in the colour it was, under a new name.', "Behind the cooker on a unit turn there's a fork from three tenants ago."],
    gentle: 'Days from keys in to keys out is the measure. What did yours take, and what did it use to take?',
  },
  {
    says: 'leasing consultant|leasing agent|leasing office|apartment leasing|leasing specialist',
    brutal: [
      "In the leasing office's model apartment there are no chargers, no bins and no weather.",
      '“It gets lovely light.” The leasing consultant says it from the spot where it does.',
    ],
    gentle: 'Leasing comes down to two figures: tours to leases, and the occupancy you kept. The rest of this line can go.',
  },
  {
    says: 'home inspection|home inspector|house inspection',
    brutal: [
      'A home inspection: a torch, a ladder, and a marble to see which way it rolls.',
      'A home inspector taps the wall, says “hm”, and two lawyers look up.',
    ],
    gentle: 'Inspections a year and the licence behind them are what I would want here.',
  },
  {
    says: 'mortgage application|mortgage processing|loan processing|loan processor|mortgage loan',
    near: 'process|processed|processing|processes|review|reviewed|reviewing|underwriting|underwriter|underwriters|customer|bank|borrower|file|files|closing|closed|close|document|documents|documentation|submit|submitted|submitting',
    brutal: [
      "A mortgage application wants two years of statements, all pages, including the one that's blank.",
      '“Just one more document,” says loan processing, for the fifth time, meaning it every time.',
    ],
    gentle: 'Next to ‘{it}’, any lender looks for pipeline and days to close. What did you carry at one time?',
  },
  {
    says: 'hipaa',
    brutal: [
      "HIPAA has one P and two As, and the posters about it can't agree where.",
      'HIPAA training: a module about screens left unlocked, clicked through on a screen left unlocked.',
    ],
    gentle: 'Everyone in healthcare ticks HIPAA; you can do better. Did you run the training, answer a request or survive an audit?',
  },
  {
    says: 'cerner|meditech|allscripts|eclinicalworks|athenahealth|nextgen ehr|practice fusion',
    brutal: [
      'Charted, signed, four alerts dismissed. {it} would like one more click.',
      "Ask {it} for last week's note and there it is, copied forward, under today's date.",
    ],
    gentle: 'Which modules of {it}, and did people come to you when it froze? Super-users get hired for exactly that.',
  },
  {
    says: 'prior authorization|prior authorisation|pre-authorization|prior auth|preauthorization',
    brutal: [
      'Prior authorization: forty minutes of hold music, and then they ask for a fax.',
      'A prior authorization is approved for the drug it was last month.',
    ],
    gentle: 'Approvals won and days saved. If you wrote an appeal that worked, give it its own bullet.',
  },
  {
    says: 'cpt code|cpt coding|cpt codes|cpt-4|hcpcs',
    brutal: [
      'A CPT code is five digits for what happened. The modifier is what the insurer thinks happened.',
      'In CPT the difference between five minutes and fifteen is one digit and a letter from the payer.',
    ],
    gentle: 'Specialty, claims a day, clean-claim rate: put those beside {it}. Coders are hired on the three, in that order.',
  },
  {
    says: 'explanation of benefits|eob|eobs',
    near: 'insurance|claim|medical|billing|payment|post|posts|posted|posting|patient|payer|dental',
    brutal: [
      'The EOB says “this is not a bill” and has been designed by people who make bills.',
      "An EOB: billed 900, allowed 112, and a code at the bottom that's explained by another code.",
    ],
    gentle: 'Posting volumes and denials worked off are your figures. Which payers did you know by heart?',
  },
  {
    says: 'hazwoper|40-hour hazwoper|hazwoper 40',
    brutal: ['HAZWOPER takes forty hours, some of it taped into a suit. Go before.', "HAZWOPER sounds like a burger you'd need the suit for."],
    gentle: 'Forty-hour or twenty-four, and is the refresher current? A site will ask on the phone, so answer here.',
  },
  {
    says: 'twic card|twic',
    brutal: [
      'A TWIC card is shown at the gate to somebody who waved to you yesterday.',
      'TWIC: fingerprints, a fee, a wait, and a turnstile that prefers the other lane.',
    ],
    gentle: "Expiry date next to it and you're deployable tomorrow. Port employers hire by that line.",
  },
  {
    says: 'epa 608|section 608|epa universal',
    near: 'hvac|refrigerant|refrigeration|technician|universal|type|608|hvac/r',
    brutal: [
      'EPA 608 is a licence to hold a gas and not let go.',
      "For EPA 608 there's a Type I, a Type II, a Type III, and people who just sat them all and said Universal.",
    ],
    gentle: "Type or Universal: say it, since the van's work depends on it. It never expires, so it belongs up top.",
  },
  {
    says: 'ase certified|ase certification|ase master|ase certificate',
    brutal: ["ASE: eight tests on a car that nobody's spilt coffee in.", 'An ASE patch goes on the sleeve, where the oil gets to it by Thursday.'],
    gentle: 'List the letters, A1 to A8, with dates. A service manager can read those like a menu.',
  },
  {
    says: 'comptia a+|comptia a plus|a+ certified|a+ certification',
    brutal: [
      'CompTIA A+ is partly an exam about which cable goes in which hole. So is the first year after it.',
      "For CompTIA you memorise port numbers. At the desk it's “which port? The one with the dust.”",
    ],
    gentle: 'Good start for a help desk. Pair it with one thing you fixed, at home if need be, and it lives.',
  },
  {
    says: 'google data analytics|google career certificate|google project management certificate|google it support|google professional certificate|google ux design',
    near: 'certificate|certification|certified|coursera|professional|course|completed',
    brutal: [
      "Google will certify you online. It still can't tell you why the printer's offline.",
      'A Google certificate. You could always have looked it up; now it is official.',
    ],
    gentle: 'What did you build for the final case study? The project says more than the badge, so link it.',
  },
  {
    says: 'hubspot certification|hubspot certified|hubspot academy|hubspot inbound|inbound marketing certification|inbound marketing certified',
    brutal: [
      'HubSpot will certify you, free, in an afternoon, in liking HubSpot.',
      'Inbound marketing certified: you waited, and the certificate came to you.',
    ],
    gentle: 'Did you ever set up a workflow in it for real? One live example and this line is worth keeping.',
  },
  {
    says: 'coursera',
    brutal: [
      "Coursera has classmates mark each other. It's how you learn that someone handed in “asdf”.",
      'Coursera is free to watch. At the certificate it clears its throat.',
    ],
    gentle: 'Which one did you finish, and where did you use it? Finishing is the unusual part, so make it visible.',
  },
  {
    says: 'trailhead|trailhead ranger|trailblazer',
    near: 'salesforce|badge|ranger|crm|superbadge',
    brutal: [
      'Trailhead gives out badges with a cartoon bear on them, and whole departments are competing for the hat.',
      "Ranger on Trailhead: a hundred badges, and a woodland you've never had to leave your chair for.",
    ],
    gentle: 'Superbadges weigh more than points. Name one, and the thing in an org you could now set up.',
  },
  {
    says: 'rotary club|rotary international|rotarian',
    brutal: [
      'Rotary fines its members at lunch for being in the newspaper, and it all goes to something good.',
      "At Rotary there's a bell, a banner and chicken, and then they get on with polio.",
    ],
    gentle: "What did your Rotary club raise or build while you were in it? If you chaired that, it's leadership with a receipt.",
  },
  {
    says: 'lions club|lions clubs international|lions club international',
    brutal: [
      "The Lions Club collects old spectacles. There's a garage in every town that looks at you.",
      'A Lions Club has an officer called the Tail Twister, who fines people for smiling.',
    ],
    gentle: 'Which project was yours? The name of one service day tells more than membership does.',
  },
  {
    says: 'chamber of commerce',
    brutal: [
      "At a chamber of commerce breakfast everyone's selling, nobody's buying, and the eggs are neutral.",
      'The chamber of commerce: two hundred members, and the same nine at every ribbon.',
    ],
    gentle: 'Events, members, advocacy: which did you bring on? A chamber knows its numbers, so you can quote them.',
  },
  {
    says: 'pta|parent teacher association|parent-teacher association|parent teacher organization',
    not: 'physical|therapist|therapy|license|rehab|licensed|clinic|patient',
    brutal: ['The PTA: one bake sale, four subcommittees.', 'On a PTA somebody owns the tea urn, and that is where the power is.'],
    gentle: 'Treasurer, chair, events? Money raised and what it bought make this as solid as any paid job.',
  },
  {
    says: 'eagle scout',
    brutal: [
      'An Eagle Scout has a badge for it, whatever it is.',
      'An Eagle Scout project leaves behind a bench, a plaque and six friends who can use a post-hole digger.',
    ],
    gentle: 'Name the project and the hours you led. Interviewers who know the rank ask about it every time.',
  },
  {
    says: 'boy scout|boy scouts of america|cub scout|scouts bsa',
    brutal: [
      'The Scouts have a knot for everything. Shoelaces come undone all the same.',
      "“Be prepared,” say the Scouts, and issue a tent bag that's never again held the tent.",
    ],
    gentle: "Did you lead a patrol or a trip? Say how many days and how many people, and it's management.",
  },
  {
    says: 'girl scout cookie|girl scout cookies|cookie booth',
    brutal: [
      "Thin Mints sell themselves. Selling is what's done with the shortbread.",
      'The cookie booth stands at the door of a supermarket that has an aisle of them.',
    ],
    gentle: 'Boxes sold, and what the troop did with it: early sales numbers are still sales numbers.',
  },
  {
    says: 'little league',
    brutal: [
      'In Little League the snack schedule is argued over harder than second base.',
      'A Little League umpire stands behind a folding chair that thinks it saw it better.',
    ],
    gentle: 'Coach, umpire or board? Say seasons and teams, and what you had to organise each week.',
  },
  {
    says: 'habitat for humanity',
    brutal: [
      'Habitat for Humanity: a hundred volunteers, eleven of whom can hang a door, and it still comes out a house.',
      'The Habitat crew measured twice and cut three times, and the site leader said “lovely” and moved a stud.',
    ],
    gentle: 'Framing, roofing, leading a crew: which of these did you learn at Habitat for Humanity? Name the one your hands still know.',
  },
  {
    says: 'peace corps',
    brutal: [
      'The Peace Corps asks for twenty-seven months and sends back somebody who can fix a bicycle in another language.',
      'In the Peace Corps the project plan meets the rainy season, and the rainy season has tenure.',
    ],
    gentle: 'Country, sector, language level. Those three, then one thing that still runs without you.',
  },
  {
    says: 'ffa|future farmers of america',
    near: 'chapter|agriculture|agricultural|livestock|officer|state degree|american degree',
    not: 'football|soccer|fatty|australia',
    brutal: ['FFA: a corduroy jacket, zipped to the top, in July.', "An FFA meeting has an owl on the desk, and it's been explained."],
    gentle: 'Project, office held, and where it placed. Farm people read those like a degree.',
  },
  {
    says: 'silent auction',
    brutal: [
      'A silent auction: someone bids on a spa weekend and then guards the sheet like a goalkeeper.',
      'Lot 14 in the silent auction is a signed ball. The signature is under discussion.',
    ],
    gentle: 'Items begged, guests, money raised. The begging is the hard part, so count the donors.',
  },
  {
    says: 'bake sale|cake sale',
    brutal: [
      'At a bake sale the brownies are made at cost, sold at a loss and bought by the bakers.',
      'The gluten-free table at the bake sale has one flapjack and a very long label.',
    ],
    gentle: 'Small money, real organising. What was it for, and did you get there?',
  },
  {
    says: 'polar plunge',
    brutal: [
      "A polar plunge: everybody's brave up to the ankles.",
      "The fundraising for a polar plunge takes a month. The plunge takes four seconds and a word you can't print.",
    ],
    gentle: "What did your team raise? That's the number, and it comes with a story they'll ask for.",
  },
  {
    says: 'employee of the month|associate of the month|team member of the month',
    brutal: [
      'Employee of the month: a frame near the toilets and a parking space until the 31st.',
      'There are twelve employees of the month a year, and one frame.',
    ],
    gentle: 'What was {it} given for? The reason is worth more than the title, so quote it.',
  },
  {
    says: 'suggestion box|suggestion scheme',
    brutal: [
      'The suggestion box takes two kinds: better coffee, and BETTER COFFEE.',
      "A suggestion box has a lock, and the key's in the drawer of whoever it's about.",
    ],
    gentle: 'Was one of yours adopted? Say what it saved, and this becomes the best line on the page.',
  },
  {
    says: 'safety committee|joint health and safety committee',
    brutal: [
      'The safety committee has been meeting about that carpet tile since it was a whole carpet.',
      'A safety committee walks the floor once a month, and for an hour every ladder is put away.',
    ],
    gentle: 'What got fixed because you raised it? Committees are judged by their closed items.',
  },
  {
    says: 'potluck',
    brutal: [
      'A potluck is six pasta salads and one hero with a slow cooker.',
      "The sign-up sheet for the potluck has a column headed “napkins”, and it's hotly contested.",
    ],
    gentle: 'Morale work is work. How many people, how often, and did anyone stay longer because of it?',
  },
  {
    says: 'brown bag|lunch and learn|lunch & learn|lunch-and-learn|brown-bag',
    brutal: ['Lunch and learn: one of the two comes on a paper plate.', 'At a brown bag session questions are held till the end, and so are the crisps.'],
    gentle: 'What did people learn at the {it}, and how many came? If the talk was yours, it says you can explain your field to strangers.',
  },
  {
    says: 'town hall meeting|company town hall|town hall|town-hall',
    near: 'company|employee|ceo|quarterly|internal|leadership|corporate',
    not: 'council|resident|mayor|city|township|constituent|clerk|wedding|voter',
    brutal: ['At the town hall the CEO takes any question, and the first is about parking.', '“Great question.” In a town hall it buys four seconds.'],
    gentle: 'Logistics, slides or speaking? Say which, and the headcount on the call.',
  },
  {
    says: 'all-hands|all hands meeting|all-hands meeting|company all-hands',
    brutal: ['All hands, and every camera off.', 'The all-hands overran, so the part with the hands was cut.'],
    gentle: 'Presenting to the whole company is a rung. How many people, and what was your slot about?',
  },
  {
    says: 'daily huddle|morning huddle|team huddle|shift huddle|safety huddle|pre-shift meeting|pre-shift huddle|line-up meeting',
    brutal: [
      "A huddle is standing so that it's short. After ten minutes they lean.",
      'At the end of a huddle “any issues?” is asked by somebody already walking away.',
    ],
    gentle: 'Did you lead it? Then say with how many, and one number that moved because you said it every day.',
  },
  {
    says: 'company retreat|leadership retreat|corporate retreat|executive retreat|team offsite|leadership offsite|executive offsite|company offsite',
    brutal: [
      'A company retreat is where management advances, near a golf course.',
      'At the offsite the flip charts are carried home rolled up, like a map of somewhere no one goes.',
    ],
    gentle: 'Budget, headcount, agenda: a retreat is a small conference. Which decisions came out of it?',
  },
  {
    says: 'tedx|ted talk|tedx talk|ted talks|tedx speaker',
    brutal: ['The red circle at a TEDx is a rug.', 'In a TED talk the pause is rehearsed, and so is the walk to it.'],
    gentle: 'Speaker or crew? Title and link if you spoke; your department and the size of the house if you built it.',
  },
  {
    says: 'keynote speech|keynote address|keynote speaker',
    brutal: [
      'The keynote is the slot before the coffee, given to people who are thinking about the coffee.',
      "A keynote starts with the speaker's taxi from the airport.",
    ],
    gentle: "Topic, room size, and whether they asked you back. Or did you book the speaker? That's a skill of its own.",
  },
  {
    says: 'panel discussion|panelist|panellist',
    brutal: [
      "Panel discussion: four people building on each other's point until it needs planning permission.",
      'A panellist gets a stool too high, a microphone too few and ninety seconds.',
    ],
    gentle: "Name the event and your angle in five words. Moderators, mention how many you've run.",
  },
  {
    says: 'fireside chat',
    brutal: ["Fireside chat. There's no fire.", 'A fireside chat: two armchairs, a rubber plant, and answers that have met the questions before.'],
    gentle: 'Whom did you interview, or who interviewed you? The other name carries the line.',
  },
  {
    says: 'icebreaker|ice breaker',
    near: 'game|session|activity|activities|team|meeting|event|workshop|facilitate|facilitated|facilitating|facilitator|orientation|training',
    not: 'vessel|arctic|polar|naval architect',
    brutal: [
      'Icebreaker: two truths and a lie, with the people who sign your expenses.',
      "The icebreaker asks which vegetable you'd be. A whole career has been spent avoiding that.",
    ],
    gentle: 'Getting a cold room to talk is a craft. What kind of groups, and what came afterwards?',
  },
  {
    says: 'career fair|careers fair|job fair|recruitment fair',
    brutal: [
      'Career fair: two hundred CVs in, two hundred pens out.',
      'At a job fair the stand with the sweets gets the queue, and the stand next to it gets the talent.',
    ],
    gentle: 'On which side of the table were you at the {it}? For recruiters the number is hires; for organisers, stands and visitors.',
  },
  {
    says: '8d|8d report|8d problem solving|8d methodology',
    near: 'report|corrective|capa|complaint|root|methodology|problem solving|root cause|quality',
    brutal: [
      "An 8D has eight disciplines, and by the third everyone knows whose fault it isn't.",
      'The last step of an 8D is congratulating the team, by email, at 23.40.',
    ],
    gentle: 'One closed 8D with what changed in the process: that is the story a quality manager wants.',
  },
  {
    says: 'poka-yoke|poka yoke|mistake proofing|error proofing|mistake-proofing',
    brutal: ['Poka-yoke: it goes in one way only. Then somebody finds a mallet.', 'Poka-yoke means a bracket so clever that second shift has filed it off.'],
    gentle: "Describe the device in ten words. Engineers love them, and it'll be the first thing they ask.",
  },
  {
    says: 'supplier audit|vendor audit|supplier audits',
    brutal: ["For a supplier audit the floor gets painted. Don't lean.", 'In a supplier audit lunch is excellent, long, and served a good way from the line.'],
    gentle: 'How many sites, which standard, and what did you stop from shipping? The last makes the sentence.',
  },
  {
    says: 'rfp|request for proposal|requests for proposal',
    brutal: [
      'An RFP wants two hundred answers by Friday, and answers yours in a fortnight.',
      '“Describe your commitment to innovation (max. 200 characters).” The RFP was being innovative.',
    ],
    gentle: "If you wrote the {it}, give the savings; if you answered, the win rate. Volume alone doesn't show judgement; either of those does.",
  },
  {
    says: 'letter of credit|letters of credit',
    brutal: [
      'A letter of credit pays if every comma is right, and the bank employs somebody to find the comma.',
      'The goods are in port, the crane is waiting, and the letter of credit says “Ltd” with a full stop.',
    ],
    gentle: 'Discrepancy rate on first presentation is the number bankers would admire. What was yours?',
  },
  {
    says: 'bill of lading|bills of lading|bol',
    near: 'lading|freight|shipping|shipment|carrier|export|document|documents|documentation|driver|warehouse|receive|received|receiving',
    brutal: [
      'A bill of lading can come in three originals, and the ship gets there before any of them.',
      "“Shipper's load and count.” On a bill of lading that's how a carrier looks the other way.",
    ],
    gentle: 'A slip in the {it} can hold up the whole load. How many a day were yours, and was it road, rail or sea?',
  },
  {
    says: 'three-way match|three way match|3-way match|3 way match|three-way matching|3-way matching',
    brutal: [
      'In a three-way match the order says ten, the receipt says nine, and the invoice says ten plus carriage.',
      'The three-way match failed by a penny, and two departments are on the phone about it.',
    ],
    gentle: 'Invoices a month and the share that flowed through untouched: give those and a controller is interested.',
  },
  {
    says: 'gst return|gst filing|gst returns|gstr-1|gstr-3b|gst compliance|gstr',
    not: 'australia|canada|hst|singapore|new zealand|malaysia',
    brutal: [
      "The GSTR-3B was ready by noon. The portal's been thinking about the OTP since.",
      'GST: one nation, one tax, and every return is filed on the evening of the last day.',
    ],
    gentle: "How many registrations, and were you reconciling 2B as well? Say so: that's where the credit is won.",
  },
  {
    says: 'tds|tds return|tds deduction|tds filing|form 26as',
    near: 'tax|return|filing|filed|gst|deduct|deducted|deduction|form|forms|income|account|accounts|accounting|26q|24q',
    not: 'dissolved|water',
    brutal: ['TDS is deducted in a second and reconciled for a quarter.', "Form 26AS disagrees by eleven rupees, and someone in accounts won't sleep."],
    gentle: 'Sections handled, returns a quarter, notices answered. A notice closed in your favour is the best of these.',
  },
  {
    says: 'e-way bill|eway bill|e-way bills|e way bill',
    brutal: ['An e-way bill has an expiry date, and runs towards it in traffic.', 'The e-way bill is in order. The lorry named on it has broken down.'],
    gentle: 'How many a day, and any ever detained? A clean record on the road is worth a clause.',
  },
  {
    says: 'tally erp|tally prime|tally erp 9|tallyprime|tally.erp 9|tally software|tally accounting',
    brutal: ['In Tally the vouchers sit on the F-keys, and a good accountant plays them like a piano.', 'The mouse in a Tally office is there for the guests.'],
    gentle: 'Did you finalise accounts in Tally, or key the vouchers? Say which, with vouchers a day and companies kept.',
  },
  {
    says: 'press kit|media kit|electronic press kit',
    brutal: ["The press kit is forty megabytes, and they'll still ring for the logo.", "A press kit has a quote in it from somebody who's never said it."],
    gentle: 'Who used the {it}? One clipping that quotes your words is proof enough.',
  },
  {
    says: 'boilerplate',
    near: 'press|release',
    not: 'code|steel|plate shop',
    brutal: [
      "The boilerplate says “leading provider”. Leading where, or whom, isn't disclosed.",
      "Boilerplate is the paragraph everyone signs off, since everyone's stopped reading by then.",
    ],
    gentle: 'Rewriting one so that people understand it takes nerve. Before and after would make a fine sample.',
  },
  {
    says: 'radio spot|radio ad|radio commercial|radio advert|radio advertising',
    brutal: [
      'A radio spot is thirty seconds, ten of which are terms and conditions at auction speed.',
      'In a radio ad two neighbours meet, and one of them knows everything about windows.',
    ],
    gentle: 'Writer, voice, or buyer? Give the station and the response, if someone measured it.',
  },
  {
    says: 'part 107|faa part 107|remote pilot certificate|drone footage|drone operator|uav pilot',
    brutal: ['To film a roof with a drone you sit an exam on airspace.', 'Every drone pilot has stood under a tree, with a controller, asking nicely.'],
    gentle: "Licence number's year, hours flown, what for. Survey, roofs and weddings are three different employers.",
  },
  {
    says: 'green screen|chroma key|greenscreen',
    not: 'as400|as/400|mainframe|terminal|5250',
    brutal: [
      'Somebody always comes to the green screen shoot in a green tie and leaves as a floating head.',
      'Green screen: anyone can stand on the Moon, with a faint lime halo.',
    ],
    gentle: 'Lighting it evenly is the skill. If you did that yourself, say so; keyers everywhere will thank you.',
  },
  {
    says: 'voiceover|voice over|voice-over',
    not: 'voip|internet|over ip|accessibility|screen reader|talkback|wcag|nvda',
    brutal: [
      'Voice-over: recorded in a wardrobe, under a duvet, sounding like a bank.',
      'In a voice-over “discover” is said as though nobody had ever gone anywhere.',
    ],
    gentle: 'A thirty-second reel says everything. Put the link where this word is.',
  },
  {
    says: 'stock photography|stock image|stock imagery|stock photo',
    brutal: ["In stock imagery a salad is the funniest thing that's ever happened.", 'Stock images: four people in a glass room, delighted by a bar chart.'],
    gentle: 'Did you replace them with real ones? Engagement usually moved; that would be the line.',
  },
  {
    says: 'b-roll|b roll',
    brutal: [
      'B-roll: hands on a keyboard, coffee being poured, traffic at dusk. It could be any company, and is.',
      "When the interview makes no sense, there's B-roll.",
    ],
    gentle: 'An editor who shoots their own cutaways is handy. What did you shoot on, and where did it run?',
  },
  {
    says: 'linkedin content|linkedin post|linkedin page|linkedin newsletter',
    near: 'content|post|posts|posted|posting|company|manage|managed|managing|wrote|writing|grew|followers|publish|published|publishing|page',
    brutal: ["One sentence. Then a line break. Then a lesson. That's LinkedIn content.", 'A LinkedIn post begins with a rejection and ends with “agree?”'],
    gentle: "Whose voice did you write in, and what came in through it: leads, candidates? That's your result.",
  },
  {
    says: 'facebook marketplace',
    brutal: [
      "“Is this still available?” It's all of Facebook Marketplace, and the next message never comes.",
      'On Facebook Marketplace the sofa is free and the stairs are yours.',
    ],
    gentle: "Photographing, pricing, answering, collecting: it's a shop. What did you turn over?",
  },
  {
    says: 'influencer marketing|influencer outreach|influencer campaign|influencer partnership',
    brutal: [
      'Influencer marketing pays a stranger to look surprised by your hand cream.',
      'In influencer outreach the fee is negotiable and the dog has an agent.',
    ],
    gentle: "Influencer spend against sales with a code: that's the number that separates this from sending out parcels.",
  },
  {
    says: 'subpoena|subpoenas',
    brutal: ['A subpoena is an invitation with the RSVP filled in.', 'A subpoena asks for all documents relating to anything, by Friday.'],
    gentle: 'Responding on time without giving away too much is careful work. How many did you handle?',
  },
  {
    says: 'deposition|depositions',
    near: 'legal|attorney|litigation|transcript|witness|prepare|prepared|preparing|preparation|summarise|summarised|summarize|summarized|summarising|summarizing|summaries|paralegal|law|schedule|scheduled|scheduling|court',
    not: 'vapor|vapour|film|layer|chemical|sputter|thin|coating|sediment',
    brutal: [
      "A deposition: eight hours to establish that somebody doesn't recall.",
      'In a deposition the best answer is “yes”, the next best is “no”, and the rest get billed.',
    ],
    gentle: 'Digests, exhibits, scheduling: which was yours, and for how many witnesses?',
  },
  {
    says: 'bates stamp|bates numbering|bates label|bates stamping|bates-stamped|bates stamped',
    brutal: [
      "Page ABC000417 is blank. With a Bates number on it, it's a blank exhibit.",
      'Bates stamping: the numbers go on perfectly until the one page that was scanned sideways.',
    ],
    gentle: 'Pages produced and platform used. E-discovery firms hire on that pair.',
  },
  {
    says: 'court filing|e-filing|efiling|court filings|e-filed|electronic filing',
    near: 'court|legal|pleading|pleadings|paralegal|pacer',
    brutal: [
      'Court e-filing closes at midnight. Guess what happens at 11.58.',
      'A court filing can be rejected for its megabytes. The wheels of justice stop at the upload.',
    ],
    gentle: "Which courts, and did you ever miss a deadline? If not, that's the sentence.",
  },
  {
    says: '911 dispatcher|911 dispatch|911 operator|emergency dispatcher|public safety dispatcher|911 telecommunicator',
    brutal: [
      'In 911 dispatch you ask where before you ask what. Dinner parties afterwards are difficult.',
      'A 911 dispatcher has six screens, one chair that never cools, and a lunch eaten in instalments.',
    ],
    gentle: 'Certifications and console hours say it best. If you trained others on the desk, lead with that.',
  },
  {
    says: 'phonetic alphabet|nato phonetic alphabet|nato alphabet',
    brutal: [
      '“S for, er, sugar.” The phonetic alphabet was invented for that pause.',
      'Once you have the phonetic alphabet you spell everything with it, including to the dentist.',
    ],
    gentle: 'Clear speech on a bad line is a safety skill. Which radio, and with whom at the other end?',
  },
  {
    says: 'park ranger|park rangers',
    brutal: ['Park rangers are asked what time they let the deer out.', '“Is the waterfall on?” A park ranger has a face for it.'],
    gentle: 'Talks, trails, permits or search? Name the two that were mostly you, and the visitors each year.',
  },
  {
    says: 'nco|noncommissioned officer|non-commissioned officer|senior nco',
    near: 'army|military|marine|air force|soldier|platoon|squad|led|leadership|corps|infantry|navy',
    brutal: ['An NCO is who the lieutenant asks before giving the order.', 'Paperwork says the officer commands. The NCO has the keys to the stores.'],
    gentle: 'How many people, what equipment, to what value? Civilian readers understand those three at once.',
  },
  {
    says: 'platoon leader|platoon commander',
    brutal: [
      'A platoon leader with a map is a story that sergeants collect.',
      "A platoon leader signs for thirty people, four vehicles and a padlock nobody's seen.",
    ],
    gentle: 'Thirty people and a budget in equipment, right at the start. Put both as numbers, in plain words.',
  },
  {
    says: 'hand receipt|property book|unit supply|92y|unit supply specialist',
    near: 'army|military|supply|supplies|property|unit|equipment|inventory|soldier|accountability|accountable|sergeant',
    brutal: [
      "A hand receipt: one hammer, three copies, signed for by somebody who's since been posted.",
      'Army supply can tell you where four million dollars of kit is, and owes you a left glove.',
    ],
    gentle: "Total value on your books and losses found: that's asset management in any language.",
  },
  {
    says: 'motor pool|pmcs',
    near: 'army|military|vehicle|maintenance|unit|humvee|truck|dispatch|dispatched|soldier|fleet',
    brutal: [
      'Monday in the motor pool: look at the oil, sign that you looked at the oil, look for the pen.',
      'PMCS means crawling under a truck with a book that says you should be under the truck.',
    ],
    gentle: "Readiness rate is the figure. What was your fleet's, and how many vehicles?",
  },
  {
    says: 'basic combat training|basic military training|army basic training',
    brutal: [
      'In basic training you learn to make a bed with corners that could open letters.',
      'Basic training gives you four minutes to eat and thirty years to talk about it.',
    ],
    gentle: 'Did you finish with an award, or lead a section? If so it deserves one plain line.',
  },
  {
    says: 'national guard|army reserve|army national guard|air national guard|army reserves',
    brutal: [
      'One weekend a month, said the poster. The poster was made by a recruiter.',
      'On a drill weekend whoever does your payroll may be driving the bulldozer.',
    ],
    gentle: "Translate the military title into a civilian one beside it. Readers want to understand and can't ask.",
  },
  {
    says: 'mess hall|chow hall|dfac|dining facility',
    near: 'army|military|soldier|cook|meal|navy|base|air force|unit|marine',
    brutal: [
      'Dining facility, DFAC: the Army needed four letters to avoid saying kitchen.',
      'The mess hall opens at six, and the queue has known since five what it smells of.',
    ],
    gentle: 'Meals a day is the number that makes a civilian kitchen sit up. What was it?',
  },
  {
    says: '4-h|4-h club|4h club',
    brutal: ['4-H teaches public speaking to a judge while holding a goat.', "4-H has a ribbon for jam. It's harder to win than it looks, and so is the jam."],
    gentle: 'Name the 4-H project, its level and what you showed: preparing anything for a judge is planning with a live deadline.',
  },
];
