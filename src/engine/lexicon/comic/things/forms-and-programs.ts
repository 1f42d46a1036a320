import type { ComicEntry } from '../comic-entry.ts';

/** Forms, permits, programs, meetings and media of plain working life. */
export const FORM_AND_PROGRAM_THINGS: readonly ComicEntry[] = [
  {
    says: 'w-2|w-2 form|form w-2|w2 form',
    near: 'tax|payroll|form|prepar|process|issu|1099|year-end|filing|reconcil',
    brutal: ['Every box on a W-2 has a number, and box 12 has the alphabet.', 'W-2s go out in January to addresses people left in June.'],
    gentle: 'Year-end is where payroll earns its name. How many W-2s, and how many had to be corrected?',
  },
  {
    says: '1099|1099-nec|1099-misc|form 1099',
    near: 'tax|payroll|form|vendor|contractor|prepar|process|issu|w-2|filing|w-9|irs|accounts',
    brutal: [
      "The 1099 goes out in January. The W-9 it's based on was asked for in March, April, June and November.",
      'For a 1099 they ask the decorator for a tax number, and the decorator asks for the cheque.',
    ],
    gentle: "Vendor clean-up before 1099 season saves weeks. If that was your idea, it's the line.",
  },
  {
    says: 'i-9|form i-9|i-9 form|i-9 verification|i-9 compliance',
    brutal: [
      'Form I-9 is for three days, two columns of documents and one person who brought the library card.',
      'The I-9 has more pages of instructions than boxes. The box still gets the wrong date.',
    ],
    gentle: 'An I-9 file that survives an audit is worth stating. How many hires a year, and was it paper or electronic?',
  },
  {
    says: '401(k)|401k|401(k) plan',
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
    says: '1040|form 1040|irs form 1040',
    brutal: [
      "Line 1 of a 1040 is wages. After that it's a treasure hunt in which the treasure pays you a visit.",
      'Form 1040: two pages, and instructions the length of a novel with nobody in it.',
    ],
    gentle: 'Returns per season, simple or with schedules: give both, and a tax office can place you at once.',
  },
  {
    says: 'vita|volunteer income tax assistance',
    near: 'tax|irs|return',
    brutal: [
      'At a VITA site the return takes an hour, of which fifty minutes is a carrier bag being sorted.',
      'VITA volunteers sit an IRS exam to work for nothing.',
    ],
    gentle: 'Number of returns and refunds brought home: VITA sites keep both totals, and yours is worth printing.',
  },
  {
    says: 'h&r block|h & r block|jackson hewitt|tax preparer|tax season',
    brutal: [
      "A tax preparer's year has two seasons: tax season, and people asking about tax in supermarkets.",
      'On 15 April somebody brings the tax preparer a shoebox, and is in no hurry.',
    ],
    gentle: 'How many returns, how complicated, and how many came back to you the year after? The last one is your review.',
  },
  {
    says: 'sales tax',
    not: 'salesforce',
    brutal: ['Sales tax: two sides of one street, two rates.', "In sales tax law a marshmallow can be groceries or sweets, and someone's paid to know which."],
    gentle: 'How many states did you file in? That single figure says how hard it was.',
  },
  {
    says: 'dmv|department of motor vehicles|bureau of motor vehicles',
    brutal: ["The DMV has a number for everyone, and it's never the next one.", 'For the DMV you bring six documents. The seventh is the one.'],
    gentle: 'Titles, plates, transfers: whoever knows that counter saves a dealership days. How many a week went through you?',
  },
  {
    says: "food handler|food handler card|food handlers card|food handler's card|food handler permit|food handlers permit|food handler certificate|food handler certification",
    brutal: [
      'A food handler card: forty questions, most of which end in “wash your hands”.',
      'The food handler test asks how hot the chicken was. The chicken always knew.',
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
    not: 'source code|software|smart contract|blockchain',
    brutal: [
      'Escrow: a stranger holds the money until everyone stops renegotiating the curtains.',
      "In escrow it's all signed but one page, and that page is on a cruise.",
    ],
    gentle: 'Files a month and how many closed on time. Escrow officers are judged by exactly that.',
  },
  {
    says: 'title search|title insurance|title examiner|title company|title examination|title abstract',
    brutal: [
      'A title search goes back sixty years and finds a right of way for a cow.',
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
    near: 'real estate|showing|property|listing|realtor|home|agent|rental|key',
    not: 'bank',
    brutal: [
      "The lockbox is on the gas pipe, the code's in an email, and the email is on the other phone.",
      "In the rain, with clients watching, every lockbox is somebody's first.",
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
    says: 'yardi|appfolio|buildium|rent manager',
    brutal: [
      "{it} knows to the minute who owes a late fee. It can't say who's got the laundry-room key.",
      '“Urgent,” says the request in {it}. The picture shows a bulb.',
    ],
    gentle: 'Units on the system and what you did in it, postings or reports: a property manager will ask both.',
  },
  {
    says: 'apartment turnover|unit turn|make-ready|make ready|unit turnover',
    near: 'apartment|unit|maintenance|property|vacant|tenant|leasing|resident|paint',
    brutal: ['A unit turn: painted in the colour it was, under a new name.', "Behind the cooker on a unit turn there's a fork from three tenants ago."],
    gentle: 'Days from keys in to keys out is the measure. What did yours take, and what did it use to take?',
  },
  {
    says: 'leasing consultant|leasing agent|leasing office|apartment leasing|leasing specialist',
    brutal: [
      "In the leasing office's model apartment there are no chargers, no bins and no weather.",
      '“It gets lovely light.” The leasing consultant says it from the spot where it does.',
    ],
    gentle: 'Tours to leases, and the occupancy you kept. Two figures, and the rest of this line can go.',
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
    says: 'mortgage application|loan application|mortgage processing|loan processing|loan processor|mortgage loan',
    near: 'process|review|underwrit|customer|bank|borrower|file|clos|document|submit',
    brutal: [
      "A mortgage application wants two years of statements, all pages, including the one that's blank.",
      '“Just one more document,” says loan processing, for the fifth time, meaning it every time.',
    ],
    gentle: 'Pipeline and days to close: any lender reads those first. What did you carry at one time?',
  },
  {
    says: 'hipaa',
    brutal: [
      "HIPAA has one P and two As, and the posters about it can't agree where.",
      'HIPAA training: a module about screens left unlocked, clicked through on a screen left unlocked.',
    ],
    gentle: 'Everyone ticks it; you can do better. Did you run the training, answer a request or survive an audit?',
  },
  {
    says: 'cerner|meditech|allscripts|eclinicalworks|athenahealth|nextgen ehr|practice fusion',
    brutal: [
      'Charted, signed, four alerts dismissed. {it} would like one more click.',
      "In {it} the note's right there, behind a function key that isn't on the keyboard.",
    ],
    gentle: 'Which modules, and did people come to you when it froze? Super-users get hired for exactly that.',
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
    gentle: 'Specialty, claims a day, clean-claim rate. Coders are hired on those three, in that order.',
  },
  {
    says: 'explanation of benefits|eob|eobs',
    near: 'insurance|claim|medical|billing|payment|post|patient|payer|dental',
    brutal: [
      'The EOB says “this is not a bill” and has been designed by people who make bills.',
      'To read an EOB you need two rulers and a letter from the person who posted it.',
    ],
    gentle: 'Posting volumes and denials worked off are your figures. Which payers did you know by heart?',
  },
  {
    says: 'insurance verification|verify insurance|verified insurance|verifying insurance|eligibility verification',
    brutal: [
      "Insurance verification: both sides of the card, please. The number's on the side that didn't scan.",
      'To verify insurance, press 4, press 2, spell it, and start again with a person.',
    ],
    gentle: 'Every check you made saved an argument later. How many a day, and how few came back unpaid?',
  },
  {
    says: 'hazwoper|40-hour hazwoper|hazwoper 40',
    brutal: [
      'HAZWOPER takes forty hours, some of it taped into a suit. Go before.',
      'HAZWOPER: the only acronym that sounds like what the suit does when you sit.',
    ],
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
    says: 'epa 608|section 608|epa certified|epa certification|epa universal',
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
    says: 'comptia a+|comptia a plus|a+ certified|a+ certification|comptia',
    brutal: [
      'CompTIA A+ is partly an exam about which cable goes in which hole. So is the first year after it.',
      "For CompTIA you memorise port numbers. At the desk it's “which port? The one with the dust.”",
    ],
    gentle: 'Good start for a help desk. Pair it with one thing you fixed, at home if need be, and it lives.',
  },
  {
    says: 'microsoft office specialist|mos certification|mos certified|mos certificate|mos excel|mos word',
    brutal: [
      'Microsoft Office Specialist: a whole exam in Word, and the paragraph still jumped.',
      "A Microsoft Office Specialist knows what all the tabs are for. It's lonely up there.",
    ],
    gentle: 'Which programs and which version? Expert level in Excel deserves to be spelt out.',
  },
  {
    says: 'google data analytics|google career certificate|google project management certificate|google it support|google professional certificate|google ux design',
    near: 'certificat|coursera|professional|course|completed',
    brutal: [
      "Google will certify you in six months. It still can't tell you why the printer's offline.",
      'A Google certificate. You could always have looked it up; now it is official.',
    ],
    gentle: 'What did you build for the final case study? The project says more than the badge, so link it.',
  },
  {
    says: 'google ads certification|google ads certified|google analytics certification|google analytics certified|google ads search certification|skillshop',
    brutal: [
      'A Google Ads certificate runs out after a year. It teaches recurring revenue by example.',
      'Google marks the Google Ads exam, and one of the right answers is usually “raise the budget”.',
    ],
    gentle: 'Show one campaign beside it: spend, clicks, what came of it. The certificate opens the door, the campaign walks in.',
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
    says: 'linkedin learning',
    brutal: [
      "LinkedIn Learning: one hour twelve, and it wants to tell your network before you've shut the tab.",
      'On LinkedIn Learning the quiz after chapter two asks what chapter two was called.',
    ],
    gentle: 'Pick the two courses you used afterwards and say for what. The rest can stay on the profile.',
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
    says: 'rotary club|rotary international|rotarian|rotaract|rotaract club',
    brutal: [
      'Rotary fines its members at lunch for being in the newspaper, and it all goes to something good.',
      "At Rotary there's a bell, a banner and chicken, and then they get on with polio.",
    ],
    gentle: "What did your club raise or build while you were in it? If you chaired that, it's leadership with a receipt.",
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
    says: 'bni|business network international',
    near: 'network|business|chapter|referral|member|president',
    brutal: [
      'BNI: your business in sixty seconds, every week, at seven in the morning, to people who could recite it.',
      'In BNI a referral is thanked in public, on a slip, with the price.',
    ],
    gentle: 'Referrals passed and business closed: BNI counts both, which makes this line easy to finish.',
  },
  {
    says: 'pta|parent teacher association|parent-teacher association|parent teacher organization',
    not: 'physical|therapist|therapy|license|rehab|licensed',
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
    says: 'girl scout cookie|girl scout cookies|cookie booth|cookie sale',
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
    gentle: 'What did you learn to do with your hands there? Framing, roofing, leading a crew: pick yours.',
  },
  {
    says: 'americorps|city year',
    brutal: [
      "AmeriCorps counts service in hours, to the quarter. The mud isn't itemised.",
      "AmeriCorps: whatever it says on the placement, by week two you're carrying chairs.",
    ],
    gentle: 'Name the site and what stayed after you left. A program you built outlives the term of service.',
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
    says: 'deca',
    brutal: ['DECA: ten minutes, a blazer, and a fictional bowling alley to save.', 'In DECA the judge is a real banker pretending to be a worried one.'],
    gentle: 'Event and placing, please. International qualifiers are rarer than the word suggests, so say if you were one.',
  },
  {
    says: 'ffa|future farmers of america',
    near: 'chapter|agricultur|president|officer|livestock|club|member|project|state|degree|award',
    brutal: ['FFA: a corduroy jacket, zipped to the top, in July.', "An FFA meeting has an owl on the desk, and it's been explained."],
    gentle: 'Project, office held, and where it placed. Farm people read those like a degree.',
  },
  {
    says: 'blood drive',
    brutal: [
      "At a blood drive the biscuits are excellent, and so's the excuse to lie down at work.",
      'The sign-up sheet for the blood drive fills slowly until somebody adds a column for departments.',
    ],
    gentle: 'Units collected is the figure the organisers hand you afterwards. Do you still have it?',
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
    says: 'walkathon|walk-a-thon|charity walk|sponsored walk',
    brutal: [
      'A sponsored walk pays people to do by the mile what the dog asks for free.',
      'On a charity walk the T-shirts arrive in one size, which is “tent”.',
    ],
    gentle: 'Did you plan it or walk it? Route, marshals, pledges: the planner has much more to tell.',
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
    says: 'united way|workplace giving|combined federal campaign',
    brutal: [
      "The United Way thermometer hangs in the lobby, and it's always warmer on the day the boss walks past.",
      'Workplace giving: an email from the top floor, and a doughnut for the department that clicked.',
    ],
    gentle: 'Participation rate and total, for how big a staff? You moved people who owed you nothing.',
  },
  {
    says: 'employee of the month|associate of the month|team member of the month|employee of the quarter|employee of the year',
    brutal: [
      'Employee of the month: a frame near the toilets and a parking space until the 31st.',
      'There are twelve employees of the month a year, and one frame.',
    ],
    gentle: 'For what? The reason they gave is worth more than the title, so quote it.',
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
    gentle: 'What did you teach, and to how many? Regular sessions say you could explain your field to strangers.',
  },
  {
    says: 'town hall meeting|company town hall|town hall|town-hall',
    near: 'meeting|company|employee|ceo|staff|quarterly|internal|leadership|corporate',
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
      "In the morning huddle someone reads yesterday's number, and everyone looks at the shoes of dispatch.",
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
    says: 'step challenge|steps challenge|wellness challenge|wellness program|wellness committee|wellbeing week|wellness week',
    brutal: [
      'In the step challenge somebody in accounts has tied the counter to a dog.',
      'The wellness committee puts fruit next to the biscuits, and learns a lot.',
    ],
    gentle: 'Participation is what counts. What share of people joined, and did it last past February?',
  },
  {
    says: 'ribbon cutting|ribbon-cutting|grand opening',
    brutal: [
      "The giant scissors at a ribbon cutting don't cut. There's a small pair behind.",
      "At a grand opening the paint on the left is wet, so everybody's shown the right.",
    ],
    gentle: 'Openings are deadlines nobody can move. What was ready because of you, and who came?',
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
    near: 'game|session|activit|team|meeting|event|workshop|facilitat|orientation|training',
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
    gentle: 'Which side of the table? Recruiters should give hires from it; organisers, stands and visitors.',
  },
  {
    says: 'elevator pitch',
    brutal: [
      'An elevator pitch lasts thirty seconds because then the doors open.',
      'The elevator pitch assumes that the investor takes the lift and has nowhere to look.',
    ],
    gentle: 'Try yours in writing, here, at the top of the page. If it works on paper, it works anywhere.',
  },
  {
    says: '8d|8d report|8d problem solving|8d methodology',
    near: 'report|problem|quality|corrective|capa|customer|complaint|root|methodolog|supplier',
    brutal: [
      "An 8D has eight disciplines, and by the third everyone knows whose fault it isn't.",
      'The last step of an 8D is congratulating the team, by email, at 23.40.',
    ],
    gentle: 'One closed 8D with what changed in the process: that is the story a quality manager wants.',
  },
  {
    says: 'andon|andon cord|andon board',
    brutal: [
      'Any hand may pull the andon cord. Watch how slowly it goes up the first time.',
      "The andon goes red, a tune plays, and four people arrive walking like people who aren't running.",
    ],
    gentle: 'Stops and the time to clear them are tracked. Did either fall while you were there?',
  },
  {
    says: 'poka-yoke|poka yoke|mistake proofing|error proofing|mistake-proofing',
    brutal: ['Poka-yoke: it goes in one way only. Then somebody finds a mallet.', 'Poka-yoke means a bracket so clever that second shift has filed it off.'],
    gentle: "Describe the device in ten words. Engineers love them, and it'll be the first thing they ask.",
  },
  {
    says: 'iso 14001|iso 45001|iso 13485|iso audit',
    brutal: [
      'The ISO certificate hangs in reception. The binders behind it used a small forest.',
      'Before an ISO audit the procedures get read, some for the first time, by their authors.',
    ],
    gentle: 'Findings, majors and minors, over the years: falling numbers there are proof of your work.',
  },
  {
    says: 'supplier audit|vendor audit|supplier audits',
    brutal: ["For a supplier audit the floor gets painted. Don't lean.", 'In a supplier audit lunch is excellent, long, and served a good way from the line.'],
    gentle: 'How many sites, which standard, and what did you stop from shipping? The last makes the sentence.',
  },
  {
    says: 'rfp|request for proposal|rfq|request for quotation|requests for proposal|request for quote',
    brutal: [
      'An RFP wants two hundred answers by Friday, and answers yours in a fortnight.',
      '“Describe your commitment to innovation (max. 200 characters).” The RFP was being innovative.',
    ],
    gentle: "Win rate or savings, depending on your side of it. Volume alone doesn't show judgement; either of those does.",
  },
  {
    says: 'export control|itar|denied party screening|restricted party screening|trade compliance',
    brutal: [
      "To export control a bolt's just a bolt until somebody asks where it's flying.",
      'Trade compliance says no in forty jurisdictions, and can cite the paragraph in each.',
    ],
    gentle: 'Licences obtained, screenings run, findings closed. In this field an uneventful year is an achievement; say so.',
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
    says: 'certificate of origin|certificates of origin',
    brutal: [
      "For customs a jar of honey needs a certificate of origin. The bees weren't asked.",
      "A certificate of origin is stamped by a chamber that's never met the screw.",
    ],
    gentle: 'Which trade agreements did you claim under? Duty saved is a figure the owner understands.',
  },
  {
    says: 'bill of lading|bills of lading|bol',
    near: 'lading|freight|shipping|shipment|carrier|export|document|driver|warehouse|receiv',
    brutal: [
      "A bill of lading has three originals, and the one that's needed is in the cab.",
      "“Shipper's load and count.” On a bill of lading that's how a carrier looks the other way.",
    ],
    gentle: 'Accuracy on shipping papers keeps containers moving. How many a day, and for which modes?',
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
    brutal: [
      "The GSTR-3B was ready by noon. The portal's been thinking about the OTP since.",
      'GST: one nation, one tax, and every return is filed on the evening of the last day.',
    ],
    gentle: "How many registrations, and were you reconciling 2B as well? Say so: that's where the credit is won.",
  },
  {
    says: 'tds|tds return|tds deduction|tds filing|form 26as',
    near: 'tax|return|filing|gst|deduct|form|income|account|26q|24q',
    not: 'dissolved|water',
    brutal: ['TDS is deducted in a second and reconciled for a quarter.', "Form 26AS disagrees by eleven rupees, and someone in accounts won't sleep."],
    gentle: 'Sections handled, returns a quarter, notices answered. A notice closed in your favour is the best of these.',
  },
  {
    says: 'e-way bill|eway bill|e-way bills|e way bill',
    brutal: [
      'An e-way bill has an expiry date, and runs towards it in traffic.',
      'The e-way bill is in order. The lorry has changed its number plate at the depot.',
    ],
    gentle: 'How many a day, and any ever detained? A clean record on the road is worth a clause.',
  },
  {
    says: 'tally erp|tally prime|tally erp 9|tallyprime|tally.erp 9|tally software|tally accounting',
    brutal: ['In Tally the vouchers sit on the F-keys, and a good accountant plays them like a piano.', 'The mouse in a Tally office is there for the guests.'],
    gentle: 'Vouchers a day, companies kept, and whether you finalised accounts in it: the third lifts the line.',
  },
  {
    says: 'press kit|media kit|electronic press kit',
    brutal: ["The press kit is forty megabytes, and they'll still ring for the logo.", "A press kit has a quote in it from somebody who's never said it."],
    gentle: 'Who used it? One clipping that quotes your words proves the kit worked.',
  },
  {
    says: 'media list|press list|media contacts',
    brutal: [
      "A media list is right on the day it's made. Journalists change desks for sport.",
      'The media list has four hundred names, and one who rings back.',
    ],
    gentle: "Name the two outlets where you'd be picked up on first ring. That's what a list is worth.",
  },
  {
    says: 'boilerplate',
    near: 'press|release|contract|company|template|legal|clause|agreement|copy',
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
    brutal: ['To film a roof with a drone you sit an exam on airspace.', 'Every drone pilot has stood under a tree, with a controller, being polite to it.'],
    gentle: "Licence number's year, hours flown, what for. Survey, roofs and weddings are three different employers.",
  },
  {
    says: 'gopro|go pro',
    brutal: [
      'A GoPro films everything you do, and then ninety minutes of the inside of a pocket.',
      'There are four hundred hours of GoPro in the world for each minute with a head in it.',
    ],
    gentle: 'Shooting is half; what did you cut it into, and who watched? A link would settle it.',
  },
  {
    says: 'green screen|chroma key|greenscreen',
    brutal: [
      'Somebody always comes to the green screen shoot in a green tie and leaves as a floating head.',
      'Green screen: anyone can stand on the Moon, with a faint lime halo.',
    ],
    gentle: 'Lighting it evenly is the skill. If you did that yourself, say so; keyers everywhere will thank you.',
  },
  {
    says: 'teleprompter|autocue',
    brutal: [
      'The teleprompter waits for you or you wait for it, and the camera can tell which.',
      "Autocue makes everyone fluent, and everyone's eyes move left to right.",
    ],
    gentle: 'Operating it or reading from it? Live or recorded? Each of the four is a different talent.',
  },
  {
    says: 'voiceover|voice over|voice-over',
    not: 'ip|internet',
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
    says: 'instagram reel|instagram reels',
    brutal: [
      'An Instagram Reel lasts fifteen seconds and was filmed eleven times, in a corridor, with people waiting to get past.',
      'The Reel that took a week got forty views. The one with the dog got the client.',
    ],
    gentle: 'Views are weather; saves and sign-ups are climate. Do you have either?',
  },
  {
    says: 'linkedin content|linkedin post|linkedin page|linkedin newsletter',
    near: 'content|post|company|manage|wrote|writing|grew|followers|publish|page',
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
    says: 'facebook group|discord server|discord moderator|forum moderator|subreddit|community moderator',
    brutal: [
      'A Facebook group about hedges can need more moderation than a parliament.',
      'The forum moderator deletes a post and gets three hundred words on freedom.',
    ],
    gentle: 'Members, rules you wrote, trouble you calmed. Companies pay for exactly that skill under a longer name.',
  },
  {
    says: 'influencer marketing|influencer outreach|influencer campaign|influencer partnership',
    brutal: [
      'Influencer marketing pays a stranger to look surprised by your hand cream.',
      'In influencer outreach the fee is negotiable and the dog has an agent.',
    ],
    gentle: "Spend against sales with a code: that's the number that separates this from sending out parcels.",
  },
  {
    says: 'subpoena|subpoenas',
    brutal: ['A subpoena is an invitation with the RSVP filled in.', 'A subpoena asks for all documents relating to anything, by Friday.'],
    gentle: 'Responding on time without giving away too much is careful work. How many did you handle?',
  },
  {
    says: 'deposition|depositions',
    near: 'legal|attorney|litigation|transcript|witness|prepar|summari|paralegal|law|schedul|court',
    not: 'vapor|vapour|film|layer|chemical',
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
    says: 'process server|serving papers|served papers',
    brutal: [
      'A process server needs comfortable shoes and, at some doors, a pizza box.',
      "“I'm not in,” says the door, and the process server writes down who said it.",
    ],
    gentle: 'Attempts, success rate, affidavits that stood up. Those make it a profession on paper.',
  },
  {
    says: 'court filing|e-filing|efiling|court filings|e-filed|electronic filing',
    near: 'court|legal|pleading|motion|document|paralegal|pacer|law|deadline',
    brutal: ["Court e-filing closes at midnight. It's busiest at 11.58.", 'The court filing was rejected for a bookmark. Justice comes in under 25 megabytes.'],
    gentle: "Which courts, and did you ever miss a deadline? If not, that's the sentence.",
  },
  {
    says: 'jury duty|jury coordination|jury coordinator|jury management|jury pool|jury selection',
    brutal: [
      'A jury room: two hundred people, one coffee machine and a magazine about boats.',
      'In jury selection the bookkeeper wants to leave and the crime novelist wants to stay.',
    ],
    gentle: 'Moving a reluctant crowd through a careful process takes tact. How many reported each week?',
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
    says: 'crossing guard|school crossing|lollipop person|school crossing patrol',
    brutal: [
      "A crossing guard stops a forty-tonne lorry with a paddle. Chief executives can't.",
      'In all weathers, at ten to nine, everyone obeys the crossing guard but one cyclist.',
    ],
    gentle: 'Traffic control, twice daily, with no incident: state the junction and the years of clean record.',
  },
  {
    says: 'toll booth|toll collector|toll plaza|toll road',
    brutal: [
      "At the toll booth it's four seconds a car, and every tenth is looking under the seat.",
      "A toll collector says “have a good one” to a window that's already going up.",
    ],
    gentle: 'Transactions a shift and drawer accuracy. Few jobs have such clean numbers.',
  },
  {
    says: 'park ranger|national park service|state park|park rangers',
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
    near: 'army|military|supply|property|unit|equipment|inventory|soldier|accountab|sergeant',
    brutal: [
      "A hand receipt: one hammer, three copies, signed for by somebody who's since been posted.",
      'Army supply can tell you where four million dollars of kit is, and owes you a left glove.',
    ],
    gentle: "Total value on your books and losses found: that's asset management in any language.",
  },
  {
    says: 'motor pool|pmcs',
    near: 'army|military|vehicle|maintenance|unit|humvee|truck|dispatch|soldier|fleet',
    brutal: [
      'Monday in the motor pool: look at the oil, sign that you looked at the oil, look for the pen.',
      'PMCS means crawling under a truck with a book that says you should be under the truck.',
    ],
    gentle: "Readiness rate is the figure. What was your fleet's, and how many vehicles?",
  },
  {
    says: 'barracks|barracks inspection',
    not: 'hotel|hairdress',
    brutal: ['A barracks inspection finishes at the top of the door frame, with a white glove.', "In barracks the floor's so clean that people walk round it."],
    gentle: 'Standards you kept and people you answered for: say both, without the jargon.',
  },
  {
    says: 'basic training|basic combat training|basic military training|recruit training',
    brutal: [
      'In basic training you learn to make a bed with corners that could open letters.',
      'Basic training gives you forty seconds to eat and six weeks to talk about it.',
    ],
    gentle: 'Did you finish with an award, or lead a section? If so it deserves one plain line.',
  },
  {
    says: 'rotc|army rotc|afrotc|nrotc',
    brutal: [
      'ROTC: on Thursdays you dress for the career and sit in a lecture.',
      'ROTC goes for a run before any other alarm on the corridor has been snoozed.',
    ],
    gentle: 'Cadet rank, the size of what you ran, any scholarship: three facts a civilian grasps.',
  },
  {
    says: 'national guard|army reserve|army national guard|air national guard|army reserves',
    brutal: [
      'One weekend a month, said the poster. The poster was made by a recruiter.',
      'Monday to Friday the spreadsheet. On drill weekend the same person signs out a bulldozer.',
    ],
    gentle: "Translate the military title into a civilian one beside it. Readers want to understand and can't ask.",
  },
  {
    says: 'coast guard',
    brutal: ["The Coast Guard goes out because the forecast says don't.", 'The Coast Guard owns the whitest boats afloat. Ask who paints them.'],
    gentle: 'Station, rating, cases. A single rescue in one sober sentence outweighs a paragraph of duties.',
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
    gentle: 'Project, level, and what you showed. Raising something for a judge is planning with a live deadline.',
  },
];
