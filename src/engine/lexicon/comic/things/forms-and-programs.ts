import type { ComicEntry } from '../comic-entry.ts';

/** Forms, permits, programs, meetings and media of plain working life. */
export const FORM_AND_PROGRAM_THINGS: readonly ComicEntry[] = [
  {
    says: 'w-2|w-2 form|form w-2|w2 form',
    near: 'tax|payroll|form|forms|prepare|prepared|preparing|preparation|process|processed|processing|processes|issue|issued|issuing|1099|year-end|year end|filing|filed|reconcile|reconciled|reconciling|reconciliation',
    brutal: ['Box 12 on a W-2 ran through the alphabet and had to start again at AA.', 'W-2s go out in January to addresses people left in June.'],
    gentle: 'Year-end is where payroll earns its name. Add forms issued and forms corrected.',
  },
  {
    says: '1099|1099-nec|1099-misc|form 1099',
    near: 'tax|payroll|form|forms|vendor|prepare|prepared|preparing|preparation|process|processed|processing|processes|issue|issued|issuing|w-2|filing|filed|w-9|irs',
    brutal: [
      "The 1099 goes out in January. The W-9 it's based on was asked for in March, April, June and November.",
      'For a 1099 they ask the decorator for a tax number, and the decorator asks for the cheque.',
    ],
    gentle: 'Vendor clean-up before the season saves weeks. Add the number of forms, and a W-9 routine you set up.',
  },
  {
    says: 'i-9|form i-9|i-9 form|i-9 verification|i-9 compliance',
    brutal: [
      'The I-9 takes documents from List A, List B or List C. The gym card is on none of them.',
      'The instructions are longer than the I-9 itself, and the date still goes in the wrong box.',
    ],
    gentle: 'An I-9 file that survives an audit is worth stating. Hires a year, and paper or electronic, give it the volume.',
  },
  {
    says: '401(k)|401k|401 k|401(k) plan|401k plan',
    brutal: [
      'The 401(k) is named after a paragraph, and explained like one.',
      "At the 401(k) meeting there's a chart that goes up, bagels, and somebody asking about lunch.",
    ],
    gentle: 'A retirement plan has many desks. Say which part crossed yours, and for how many people.',
  },
  {
    says: 'open enrollment|benefits enrollment|annual enrollment',
    brutal: [
      'Open enrollment lasts for weeks, and the whole building asks in the last hour.',
      'Three plans, forty pages, and at open enrollment everyone picks what the desk next door picked.',
    ],
    gentle: 'Open enrollment is a deadline with everyone in the building. Add the headcount, and the share done on time.',
  },
  {
    says: 'form 1040|irs form 1040|1040 return|1040 tax return',
    brutal: [
      'They made the 1040 shorter. The rest of it lives in Schedules 1 to 3.',
      'Form 1040: two pages, and instructions the length of a novel with nobody in it.',
    ],
    gentle: 'Give returns per season, simple or with schedules: those place you in any tax office. Software and PTIN, if you hold one, come next.',
  },
  {
    says: 'h&r block|h & r block|jackson hewitt|tax preparer|tax season',
    brutal: [
      "A tax preparer's year has two seasons: tax season, and people asking about tax in supermarkets.",
      'On the last day somebody brings a shoebox, and is in no hurry.',
    ],
    gentle: 'Give returns, their complexity, and the clients who came back the year after: the last is the review nobody can buy.',
  },
  {
    says: 'sales tax',
    not: 'salesforce',
    brutal: ['Sales tax: two sides of one street, two rates.', "For sales tax, in some states, a chocolate bar with flour in it isn't candy."],
    gentle: 'Sales tax gets hard with every state you add. Say how many, and whether you filed or only collected.',
  },
  {
    says: 'dmv|department of motor vehicles|bureau of motor vehicles',
    not: 'area|region|metro|dc|d.c.|maryland|virginia|washington',
    brutal: ["The DMV has a number for everyone, and it's never the next one.", 'For the DMV you bring six documents. The seventh is the one.'],
    gentle: 'Titles, plates, transfers: whoever knows the DMV counter saves a dealership days. A weekly count of files is what a dealer would read.',
  },
  {
    says: "food handler|food handler card|food handlers card|food handler's card|food handler permit|food handlers permit|food handler certificate|food handler certification",
    brutal: [
      'A food handler card: forty questions, most of which end in “wash your hands”.',
      'Get a food handler card and you can recite the danger zone. The staff fridge is usually in it.',
    ],
    gentle: 'State and expiry month of the food handler card: a manager hiring for next week looks for only that, near the top.',
  },
  {
    says: 'tips certified|tips certification|tips trained',
    brutal: [
      "TIPS certified: the first thing they tell you is that it's not about tips.",
      'TIPS certified: trained to say “how about some water” in eleven ways.',
    ],
    gentle: 'Date and state are what a bar checks. If you trained the rest of the staff as well, that turns a card into a duty.',
  },
  {
    says: 'real estate license|real estate licence|licensed realtor|realtor|real estate salesperson|licensed real estate agent',
    brutal: [
      "A real estate license comes with a lockbox app, a blazer, and everyone you've ever met as a lead.",
      "A Realtor has a capital R and will tell you it's pronounced with two syllables.",
    ],
    gentle: 'State, year, and active or not, then closed sides, even if they were two. Brokers read in exactly that order.',
  },
  {
    says: 'mls|multiple listing service',
    near: 'real estate|listing|property|realtor|homes|broker|agent|housing',
    not: 'laser|imaging|soccer|library|cup|medical laboratory|master of|player',
    brutal: ['On the MLS, “cozy” is a measurement.', "The MLS has a field for everything except the neighbour's rooster."],
    gentle: 'Listings entered and days on market show how your listings read. Pictures or copy, where yours, are a marketing skill.',
  },
  {
    says: 'escrow',
    near: 'closing|closings|officer|buyer|seller|title|purchase|sale|real estate|earnest|deposit|deposits|broker|listing|settlement',
    not: 'source code|software|smart contract|blockchain|analysis|analyses',
    brutal: [
      'Escrow: a stranger holds the money until everyone stops renegotiating the curtains.',
      "In escrow it's all signed but one page, and that page is on a cruise.",
    ],
    gentle: 'Give files a month, and the share that closed on time: escrow officers are judged by exactly that pair.',
  },
  {
    says: 'title search|title examiner|title examination|title abstract',
    brutal: [
      'A title search can go back sixty years and find a right of way for a cow.',
      "A title search is reading other people's garden fences in courthouse handwriting.",
    ],
    gentle: 'One lien or easement that you cleared before closing makes an excellent line. Add counties covered and searches a day.',
  },
  {
    says: "hoa|homeowners association|homeowners' association|home owners association",
    brutal: ['An HOA has three shades of beige, and one of them is a violation.', 'The HOA meets monthly about a bin that was visible from the road.'],
    gentle: 'Units, budget and reserve: an association is a small town with a treasurer. Whichever of the three you looked after goes first.',
  },
  {
    says: 'lockbox|lock box',
    near: 'real estate|showing|showings|property|listing|realtor|agent|rental',
    not: 'bank|payment|deposit|cash|remittance|receivable',
    brutal: [
      "The lockbox is on the gas pipe, the code's in an email, and the email is on the other phone.",
      'A lockbox opens for anyone with the code, until it rains and the clients are watching.',
    ],
    gentle: 'Showings a week, and those handled alone from key to feedback, tell a broker how much of the work was really yours.',
  },
  {
    says: 'home staging|house staging|property staging|staged home|staging home',
    brutal: [
      'Home staging: a bowl of lemons that may not be eaten, beside towels that have never met water.',
      'A staged home has three books on the table, chosen by spine.',
    ],
    gentle: 'Addresses with days on market make the case for staging. Five of them, before and after, are a study.',
  },
  {
    says: 'comparative market analysis|comparative market analyses|market comparables|sales comparables',
    brutal: [
      'A comparative market analysis: three houses that sold, and an owner whose house is different.',
      'In a comparative market analysis the new kitchen counts. The memories in it are adjusted to zero.',
    ],
    gentle: "How near your price came to the sale is the analyst's reputation. Add a percentage over a year of listings, if you have one.",
  },
  {
    says: 'apartment turnover|unit turn|make-ready|make ready|unit turnover',
    near: 'apartment|unit|maintenance|property|vacant|tenant|leasing|leased|resident|paint|painted|painting',
    brutal: ['A unit turn: painted in the colour it was, under a new name.', "Behind the cooker on a unit turn there's a fork from three tenants ago."],
    gentle: 'Days from keys in to keys out is the measure of a turn. What it was and what it became fit in six words.',
  },
  {
    says: 'leasing consultant|leasing agent|leasing office|apartment leasing|leasing specialist',
    brutal: [
      "In the leasing office's model apartment there are no chargers, no bins and no weather.",
      '“It gets lovely light.” The leasing consultant says it from the spot where it does.',
    ],
    gentle: 'Leasing comes down to tours that become leases. Give that share, and the occupancy you kept.',
  },
  {
    says: 'home inspection|home inspector|house inspection',
    brutal: [
      'A home inspection: a torch, a ladder, and a marble to see which way it rolls.',
      'A home inspector taps the wall, says “hm”, and two lawyers look up.',
    ],
    gentle: 'Inspections a year and the licence behind them are what agents and insurers look for, with the report software as a third.',
  },
  {
    says: 'mortgage application|mortgage processing|loan processing|loan processor|mortgage loan',
    near: 'process|processed|processing|processes|review|reviewed|reviewing|underwriting|underwriter|underwriters|customer|bank|borrower|file|files|closing|closed|close|document|documents|documentation|submit|submitted|submitting',
    brutal: [
      "A mortgage application wants two years of statements, all pages, including the one that's blank.",
      '“Just one more document,” says loan processing, for the fifth time, meaning it every time.',
    ],
    gentle: 'Lenders look for pipeline and days to close. Give both, and the types of loan.',
  },
  {
    says: 'hipaa',
    brutal: [
      "HIPAA has one P and two As, and the posters about it can't agree where.",
      'HIPAA training: a module about screens left unlocked, clicked through on a screen left unlocked.',
    ],
    gentle: 'Everyone in healthcare ticks HIPAA. Add a training you ran, a request you answered or an audit you passed, if you have one.',
  },
  {
    says: 'cerner|meditech|allscripts|eclinicalworks|athenahealth|nextgen ehr|practice fusion',
    brutal: [
      'Charted, signed, four alerts dismissed. {it} would like one more click.',
      "Ask {it} for last week's note and there it is, copied forward, under today's date.",
    ],
    gentle: 'When the system freezes, everybody looks for one person. If that was you, say so, and name the modules.',
  },
  {
    says: 'prior authorization|prior authorisation|pre-authorization|prior auth|preauthorization',
    not: 'card|payment|hotel|deposit|front desk|guest|credit card|merchant',
    brutal: [
      'Prior authorization: forty minutes of hold music, and then they ask for a fax.',
      'A prior authorization is approved for the drug it was last month.',
    ],
    gentle: 'Approvals won and days saved. Add an appeal of yours that worked, if you have one.',
  },
  {
    says: 'cpt code|cpt coding|cpt codes|cpt-4|hcpcs',
    brutal: [
      'A CPT code is five digits for what happened. The modifier is what the insurer thinks happened.',
      'In CPT the difference between five minutes and fifteen is one digit and a letter from the payer.',
    ],
    gentle: 'Coders are hired on three figures. Give your specialty, claims a day and clean-claim rate.',
  },
  {
    says: 'explanation of benefits|eob|eobs',
    near: 'insurance|claim|medical|billing|payment|post|posts|posted|posting|patient|payer|dental',
    brutal: [
      'The EOB says “this is not a bill” and has been designed by people who make bills.',
      "An EOB: billed 900, allowed 112, and a code at the bottom that's explained by another code.",
    ],
    gentle: 'Posting volume and denials worked off are the figures of billing. Payers you know well are keywords too.',
  },
  {
    says: 'hazwoper|40-hour hazwoper|hazwoper 40',
    brutal: ['HAZWOPER takes forty hours, some of it taped into a suit. Go before.', "HAZWOPER sounds like a burger you'd need the suit for."],
    gentle: "Give forty-hour or twenty-four, and the refresher's date: a site asks both on the phone, so the line may answer first.",
  },
  {
    says: 'twic card|twic',
    brutal: [
      'A TWIC card is shown at the gate to somebody who waved to you yesterday.',
      'TWIC: fingerprints, a fee, a wait, and a turnstile that prefers the other lane.',
    ],
    gentle: 'With the expiry date beside the TWIC you can be sent tomorrow. Port and terminal employers filter by that one line.',
  },
  {
    says: 'epa 608|section 608|epa universal',
    near: 'hvac|refrigerant|refrigeration|technician|universal|type|608|hvac/r',
    brutal: [
      'EPA 608 is a licence to hold a gas and not let go.',
      "For EPA 608 there's a Type I, a Type II, a Type III, and people who just sat them all and said Universal.",
    ],
    gentle: 'The type, or Universal, decides what the van may do. It does not expire, so it belongs near the top for good.',
  },
  {
    says: 'ase certified|ase certification|ase master|ase certificate',
    brutal: ["ASE: eight tests on a car that nobody's spilt coffee in.", 'An ASE patch goes on the sleeve, where the oil gets to it by Thursday.'],
    gentle: 'List the letters, A1 to A8, with dates: a service manager reads them like a menu. Put master status first.',
  },
  {
    says: 'comptia a+|comptia a plus|a+ certified|a+ certification',
    brutal: [
      'CompTIA A+ is partly an exam about which cable goes in which hole. So is the first year after it.',
      "For CompTIA you memorise port numbers. At the desk it's “which port? The one with the dust.”",
    ],
    gentle: 'A+ is a good start for a help desk. Add one thing you have really fixed, at home if need be.',
  },
  {
    says: 'google data analytics|google career certificate|google project management certificate|google it support|google professional certificate|google ux design',
    near: 'certificate|certification|certified|coursera|professional|course|completed',
    brutal: [
      "Google will certify you online. It still can't tell you why the printer's offline.",
      'A Google certificate. You could always have looked it up; now it is official.',
    ],
    gentle: 'The final case study says more than the badge. A link to it, and the question it answered, should share the line.',
  },
  {
    says: 'hubspot certification|hubspot certified|hubspot academy|hubspot inbound|inbound marketing certification|inbound marketing certified',
    brutal: [
      'HubSpot will certify you, free, in an afternoon, in liking HubSpot.',
      'Inbound marketing certified: you waited, and the certificate came to you.',
    ],
    gentle: 'One workflow set up in it for a real business makes the certificate worth keeping. Add contacts or leads it handled.',
  },
  {
    says: 'coursera',
    brutal: [
      "Coursera has classmates mark each other. It's how you learn that someone handed in “asdf”.",
      'Coursera is free to watch. At the certificate it clears its throat.',
    ],
    gentle: 'Finishing is the unusual part. Course, who taught it, and one use you have made of it: that is what lifts Coursera above a login.',
  },
  {
    says: 'trailhead|trailhead ranger|trailblazer',
    near: 'salesforce|badge|ranger|crm|superbadge',
    brutal: [
      'Trailhead gives out badges with a cartoon bear on them, and whole departments are competing for the hat.',
      "Ranger on Trailhead: a hundred badges, and a woodland you've never had to leave your chair for.",
    ],
    gentle: 'Superbadges weigh more than points. One of them named, and a thing you could set up in an org on Monday, is enough.',
  },
  {
    says: 'rotary club|rotary international|rotarian',
    brutal: [
      'Rotary fines its members at lunch for being in the newspaper, and it all goes to something good.',
      "At Rotary there's a bell, a banner and chicken, and then they get on with polio.",
    ],
    gentle: 'What the club raised or built while you were in it, with your office, makes it leadership with a receipt.',
  },
  {
    says: 'lions club|lions clubs international|lions club international',
    brutal: [
      "The Lions Club collects old spectacles. There's a garage in every town that looks at you.",
      'A Lions Club has an officer called the Tail Twister, who fines people for smiling.',
    ],
    gentle: 'One service project by name tells more than membership. An office held, secretary or treasurer, is work experience.',
  },
  {
    says: 'chamber of commerce',
    brutal: [
      "At a chamber of commerce breakfast everyone's selling, nobody's buying, and the eggs are neutral.",
      'The chamber of commerce: two hundred members, and the same nine at every ribbon.',
    ],
    gentle: 'Events, members, advocacy: a chamber knows its numbers, so the one you brought on may be quoted.',
  },
  {
    says: 'pta|parent teacher association|parent-teacher association|parent teacher organization',
    not: 'physical|therapist|therapy|license|rehab|licensed|clinic|patient|telecom|pakistan|regulat|transport|purified',
    brutal: ['The PTA: one bake sale, four subcommittees.', 'On a PTA somebody owns the tea urn, and that is where the power is.'],
    gentle: 'Money raised and what it bought make a PTA post as solid as any paid job. Add the office, chair or treasurer.',
  },
  {
    says: 'eagle scout',
    brutal: [
      'An Eagle Scout has a badge for it, whatever it is.',
      'An Eagle Scout project leaves behind a bench, a plaque and six friends who can use a post-hole digger.',
    ],
    gentle: 'The project and the hours you led are what people who know the rank ask about. Everyone else learns from them what the rank is.',
  },
  {
    says: 'boy scout|boy scouts of america|cub scout|scouts bsa',
    brutal: [
      'The Scouts have a knot for everything. Shoelaces come undone all the same.',
      "“Be prepared,” say the Scouts, and issue a tent bag that's never again held the tent.",
    ],
    gentle: 'Days out and scouts in your patrol turn it into leading people. Put a rank reached or a trip you planned beside it.',
  },
  {
    says: 'girl scout cookie|girl scout cookies|cookie booth',
    brutal: [
      "Thin Mints sell themselves. Selling is what's done with the shortbread.",
      'The cookie booth stands at the door of a supermarket that has an aisle of them.',
    ],
    gentle: 'Early sales numbers are still sales numbers: boxes, booths, and what the troop did with the money.',
  },
  {
    says: 'little league',
    brutal: [
      'In Little League the snack schedule is argued over harder than second base.',
      'A Little League umpire stands behind a folding chair that thinks it saw it better.',
    ],
    gentle: 'Coach, umpire or board are three jobs. Add seasons and teams.',
  },
  {
    says: 'habitat for humanity',
    brutal: [
      'Habitat for Humanity: a hundred volunteers, eleven of whom can hang a door, and it still comes out a house.',
      'The Habitat crew measured twice and cut three times, and the site leader said “lovely” and moved a stud.',
    ],
    gentle: 'Framing, roofing, leading a crew: name what your hands learned there. Add houses finished.',
  },
  {
    says: 'peace corps',
    brutal: [
      'The Peace Corps asks for twenty-seven months and sends back somebody who can fix a bicycle in another language.',
      'In the Peace Corps the project plan meets the rainy season, and the rainy season has tenure.',
    ],
    gentle: 'Give country, sector, language level: those three, then one thing that still runs without you.',
  },
  {
    says: 'ffa|future farmers of america',
    near: 'chapter|agriculture|agricultural|livestock|officer|state degree|american degree',
    not: 'football|soccer|fatty|australia',
    brutal: ['FFA: a corduroy jacket, zipped to the top, in July.', "An FFA meeting has an owl on the desk, and it's been explained."],
    gentle: 'Give project, office held, and where it placed: farm people read those like a degree.',
  },
  {
    says: 'silent auction',
    brutal: [
      'A silent auction: someone bids on a spa weekend and then guards the sheet like a goalkeeper.',
      'Lot 14 in the silent auction is a signed ball. The signature is under discussion.',
    ],
    gentle: 'Begging the items is the hard part. Add donors won and money raised.',
  },
  {
    says: 'bake sale|cake sale',
    brutal: [
      'At a bake sale the brownies are made at cost, sold at a loss and bought by the bakers.',
      'The gluten-free table at the bake sale has one flapjack and a very long label.',
    ],
    gentle: 'Small money, real organising: purpose and sum together make a bake sale a fundraiser instead of a plate.',
  },
  {
    says: 'polar plunge',
    brutal: [
      "A polar plunge: everybody's brave up to the ankles.",
      "The fundraising for a polar plunge takes a month. The plunge takes four seconds and a word you can't print.",
    ],
    gentle: "The team's total is the number to print, with your place in it: captain, organiser, swimmer. The story will be asked for anyway.",
  },
  {
    says: 'employee of the month|associate of the month|team member of the month',
    brutal: [
      'Employee of the month: a frame near the toilets and a parking space until the 31st.',
      'There are twelve employees of the month a year, and one frame.',
    ],
    gentle: 'The reason is worth more than the title. Say what you got it for, and in which month.',
  },
  {
    says: 'suggestion box|suggestion scheme',
    brutal: [
      'The suggestion box takes two kinds: better coffee, and BETTER COFFEE.',
      "A suggestion box has a lock, and the key's in the drawer of whoever it's about.",
    ],
    gentle: 'An idea of yours that was adopted, with what it saved, is the best line a suggestion box can produce.',
  },
  {
    says: 'safety committee|joint health and safety committee',
    brutal: [
      'The safety committee has been meeting about that carpet tile since it was a whole carpet.',
      'A safety committee walks the floor once a month, and for an hour every ladder is put away.',
    ],
    gentle: 'Committees are judged by closed items. One hazard that went because you raised it is worth the whole seat.',
  },
  {
    says: 'potluck',
    brutal: [
      'A potluck is six pasta salads and one hero with a slow cooker.',
      "The sign-up sheet for the potluck has a column headed “napkins”, and it's hotly contested.",
    ],
    gentle: "Morale work is work. Heads, and how often, show that it was organised and didn't just happen.",
  },
  {
    says: 'brown bag|lunch and learn|lunch & learn|lunch-and-learn|brown-bag',
    brutal: ['Lunch and learn: one of the two comes on a paper plate.', 'At a brown bag session questions are held till the end, and so are the crisps.'],
    gentle: 'Explaining a field to strangers over lunch is training. Add topic and turnout, if the talk was yours.',
  },
  {
    says: 'town hall meeting|company town hall|town hall|town-hall',
    near: 'company|employee|ceo|quarterly|internal|leadership|corporate',
    not: 'council|resident|mayor|city|township|constituent|clerk|wedding|voter',
    brutal: ['At the town hall the CEO takes any question, and the first is about parking.', '“Great question.” In a town hall it buys four seconds.'],
    gentle: 'Logistics, slides or speaking at a town hall: each is a different trust. Add the headcount on the call.',
  },
  {
    says: 'all-hands|all hands meeting|all-hands meeting|company all-hands',
    brutal: ['All hands, and every camera off.', 'The all-hands overran, so the part with the hands was cut.'],
    gentle: 'Presenting to a whole company is a rung. Add headcount and topic.',
  },
  {
    says: 'daily huddle|morning huddle|team huddle|shift huddle|safety huddle|pre-shift meeting|pre-shift huddle|line-up meeting',
    brutal: [
      "A huddle is standing so that it's short. After ten minutes they lean.",
      'At the end of a huddle “any issues?” is asked by somebody already walking away.',
    ],
    gentle: 'Leading it is the difference. Add team size, and one number that moved because it was said every day.',
  },
  {
    says: 'company retreat|leadership retreat|corporate retreat|executive retreat|team offsite|leadership offsite|executive offsite|company offsite',
    brutal: [
      'A company retreat is where management advances, near a golf course.',
      'At the offsite the flip charts are carried home rolled up, like a map of somewhere no one goes.',
    ],
    gentle: 'A retreat is a small conference: budget, headcount, agenda. A decision that came out of it is what leaders remember.',
  },
  {
    says: 'tedx|ted talk|tedx talk|ted talks|tedx speaker',
    brutal: ['The red circle at a TEDx is a rug.', 'In a TED talk the pause is rehearsed, and so is the walk to it.'],
    gentle: 'Title and link if you spoke at it; department and size of the house if you helped to run it. Name the event.',
  },
  {
    says: 'keynote speech|keynote address|keynote speaker',
    brutal: [
      'The keynote is the slot before the coffee, given to people who are thinking about the coffee.',
      "A keynote starts with the speaker's taxi from the airport.",
    ],
    gentle: 'Give topic, event and room size, in that order. Booking the speaker is a skill as well, and should be called by its own name.',
  },
  {
    says: 'panel discussion|panelist|panellist',
    brutal: [
      "Panel discussion: four people building on each other's point until nobody can see the ground.",
      'A panellist gets a stool too high, a microphone too few and ninety seconds.',
    ],
    gentle: 'Event and your angle in five words make a panel count. Moderating is the harder seat, so it comes first if it was yours.',
  },
  {
    says: 'fireside chat',
    brutal: ["Fireside chat. There's no fire.", 'A fireside chat: two armchairs, a rubber plant, and answers that have met the questions before.'],
    gentle: "The other name carries the line: whom you interviewed, or who interviewed you. The audience's size comes after.",
  },
  {
    says: 'icebreaker|ice breaker',
    near: 'game|session|activity|activities|team|meeting|event|workshop|facilitate|facilitated|facilitating|facilitator|orientation|training',
    not: 'vessel|arctic|polar|naval architect',
    brutal: [
      'Icebreaker: two truths and a lie, with the people who sign your expenses.',
      "The icebreaker asks which vegetable you'd be. A whole career has been spent avoiding that.",
    ],
    gentle: 'Getting a cold room to talk is a craft. The groups it was for, and what the session led to, make it facilitation.',
  },
  {
    says: 'career fair|careers fair|job fair|recruitment fair',
    brutal: [
      'Career fair: two hundred CVs in, two hundred pens out.',
      'At a job fair the stand with the sweets gets the queue, and the stand next to it gets the talent.',
    ],
    gentle: 'Recruiters count hires, organisers count stands and visitors, candidates count interviews. Name the one that fits your side.',
  },
  {
    says: '8d|8d report|8d problem solving|8d methodology',
    near: 'report|corrective|capa|complaint|root|methodology|problem solving|root cause|quality',
    brutal: [
      "An 8D has eight disciplines, and by the third everyone knows whose fault it isn't.",
      'The last step of an 8D is congratulating the team, by email, at 23.40.',
    ],
    gentle: "One closed 8D, with what changed in the process, is the story quality managers want. Add the customer's industry.",
  },
  {
    says: 'poka-yoke|poka yoke|mistake proofing|error proofing|mistake-proofing',
    brutal: ['Poka-yoke: it goes in one way only. Then somebody finds a mallet.', 'Poka-yoke means a bracket so clever that second shift has filed it off.'],
    gentle: 'The device in ten words is what engineers ask about first. Add defects before and after.',
  },
  {
    says: 'supplier audit|vendor audit|supplier audits',
    brutal: ["For a supplier audit the floor gets painted. Don't lean.", 'In a supplier audit lunch is excellent, long, and served a good way from the line.'],
    gentle: 'Give sites, standard and one thing you stopped from shipping. Lead auditor or team member is the other fact buyers look for.',
  },
  {
    says: 'rfp|request for proposal|requests for proposal',
    brutal: [
      'An RFP wants two hundred answers by Friday, and answers yours in a fortnight.',
      '“Describe your commitment to innovation (max. 200 characters).” The RFP was being innovative.',
    ],
    gentle: 'An RFP you wrote is measured in savings, one you answered in wins. Give the figure for yours.',
  },
  {
    says: 'letter of credit|letters of credit',
    brutal: [
      'A letter of credit pays if every comma is right, and the bank employs somebody to find the comma.',
      'The goods are in port, the crane is waiting, and the letter of credit says “Ltd” with a full stop.',
    ],
    gentle: 'The share accepted on first presentation is the number bankers admire. Add values and countries.',
  },
  {
    says: 'bill of lading|bills of lading|bol',
    near: 'lading|freight|shipping|shipment|carrier|export|document|documents|documentation|driver|warehouse|receive|received|receiving',
    brutal: [
      'A bill of lading can come in three originals, and the ship gets there before any of them.',
      "“Shipper's load and count.” On a bill of lading that's how a carrier looks the other way.",
    ],
    gentle: 'A slip in a bill of lading can hold up the whole load. Add loads a day, and road, rail or sea.',
  },
  {
    says: 'three-way match|three way match|3-way match|3 way match|three-way matching|3-way matching',
    brutal: [
      'In a three-way match the order says ten, the receipt says nine, and the invoice says ten plus carriage.',
      'The three-way match failed by a penny, and two departments are on the phone about it.',
    ],
    gentle: 'Give invoices a month and the share that flowed through untouched: with those two a controller is interested.',
  },
  {
    says: 'gst return|gst filing|gst returns|gstr-1|gstr-3b|gst compliance|gstr',
    not: 'australia|canada|hst|singapore|new zealand|malaysia',
    brutal: [
      "The GSTR-3B was ready by noon. The portal's been thinking about the OTP since.",
      'GST: one nation, one tax, and every return is filed on the evening of the last day.',
    ],
    gentle: 'Registrations handled, and whether 2B was reconciled as well: that is where the credit is won, and where firms look.',
  },
  {
    says: 'tds|tds return|tds deduction|tds filing|form 26as',
    near: 'tax|return|filing|filed|gst|deduct|deducted|deduction|form|forms|income|account|accounts|accounting|26q|24q',
    not: 'dissolved|water|ppm|conductivity|tds meter',
    brutal: ['TDS is deducted in a second and reconciled for a quarter.', "Form 26AS disagrees by eleven rupees, and someone in accounts won't sleep."],
    gentle: 'Sections, returns a quarter and notices answered. Add a notice closed in your favour, if you have one.',
  },
  {
    says: 'e-way bill|eway bill|e-way bills|e way bill',
    brutal: ['An e-way bill has an expiry date, and runs towards it in traffic.', 'The e-way bill is in order. The lorry named on it has broken down.'],
    gentle: 'Give bills a day and a clean record on the road: in transport that pair is worth a clause of its own.',
  },
  {
    says: 'tally erp|tally prime|tally erp 9|tallyprime|tally.erp 9|tally software|tally accounting',
    brutal: ['In Tally the vouchers sit on the F-keys, and a good accountant plays them like a piano.', 'The mouse in a Tally office is there for the guests.'],
    gentle: 'Keying vouchers and finalising accounts are two grades. Name the one that is yours, with companies kept.',
  },
  {
    says: 'press kit|media kit|electronic press kit',
    brutal: ["The press kit is forty megabytes, and they'll still ring for the logo.", "A press kit has a quote in it from somebody who's never said it."],
    gentle: 'One clipping that quotes your words proves a press kit. Add outlet and date.',
  },
  {
    says: 'boilerplate',
    near: 'press|release',
    not: 'code|steel|plate shop|template|software|react|contract|agreement|legal',
    brutal: [
      "The boilerplate says “leading provider”. Leading where, or whom, isn't disclosed.",
      "Boilerplate is the paragraph everyone signs off, since everyone's stopped reading by then.",
    ],
    gentle: 'A paragraph people understand takes nerve to write. The before and after of one would make a fine sample.',
  },
  {
    says: 'radio spot|radio ad|radio commercial|radio advert|radio advertising',
    brutal: [
      'A radio spot is thirty seconds, ten of which are terms and conditions at auction speed.',
      'In a radio ad two neighbours meet, and one of them knows everything about windows.',
    ],
    gentle: 'Writer, voice or buyer: three trades in thirty seconds. Add station and response, where measured.',
  },
  {
    says: 'part 107|faa part 107|remote pilot certificate|drone footage|drone operator|uav pilot',
    brutal: ['To film a roof with a drone you sit an exam on airspace.', 'Every drone pilot has stood under a tree, with a controller, asking nicely.'],
    gentle: 'Hours flown and what for: survey, roofs, film and crops are different employers. The licence and its year come first.',
  },
  {
    says: 'green screen|chroma key|greenscreen',
    not: 'as400|as/400|mainframe|terminal|5250',
    brutal: [
      'Somebody always comes to the green screen shoot in a green tie and leaves as a floating head.',
      'Green screen: anyone can stand on the Moon, with a faint lime halo.',
    ],
    gentle: 'Lighting it evenly is the skill. If that was yours as well as the key, both verbs belong in the line.',
  },
  {
    says: 'voiceover|voice over|voice-over',
    not: 'voip|internet|over ip|accessibility|screen reader|talkback|wcag|nvda',
    brutal: [
      'Voice-over: recorded in a wardrobe, under a duvet, sounding like a bank.',
      'In a voice-over “discover” is said as though nobody had ever gone anywhere.',
    ],
    gentle: 'A thirty-second reel says everything about a voice. Add its link.',
  },
  {
    says: 'stock photography|stock image|stock imagery|stock photo',
    brutal: ["In stock imagery a salad is the funniest thing that's ever happened.", 'Stock images: four people in a glass room, delighted by a bar chart.'],
    gentle: 'Choosing, shooting or replacing stock pictures: if real ones took their place, what engagement did afterwards is the result.',
  },
  {
    says: 'b-roll|b roll',
    brutal: [
      'B-roll: hands on a keyboard, coffee being poured, traffic at dusk. It could be any company, and is.',
      "When the interview makes no sense, there's B-roll.",
    ],
    gentle: 'An editor who shoots cutaways is handy. Add camera, and where the footage ran.',
  },
  {
    says: 'linkedin content|linkedin post|linkedin page|linkedin newsletter',
    near: 'content|post|posts|posted|posting|company|manage|managed|managing|wrote|writing|grew|followers|publish|published|publishing|page',
    brutal: ["One sentence. Then a line break. Then a lesson. That's LinkedIn content.", 'A LinkedIn post begins with a rejection and ends with “agree?”'],
    gentle: "The voice you wrote in, yours or a director's, and what came of it, leads or candidates, are the two things worth saying.",
  },
  {
    says: 'facebook marketplace',
    brutal: [
      "“Is this still available?” It's all of Facebook Marketplace, and the next message never comes.",
      'On Facebook Marketplace the sofa is free and the stairs are yours.',
    ],
    gentle: 'Photographing, pricing, answering, collecting: Marketplace is a shop. Add turnover or items a month.',
  },
  {
    says: 'influencer marketing|influencer outreach|influencer campaign|influencer partnership',
    brutal: [
      'Influencer marketing pays a stranger to look surprised by your hand cream.',
      'In influencer outreach the fee is negotiable and the dog has an agent.',
    ],
    gentle: 'Spend against sales by code is what separates this from sending out parcels. Add one campaign with that ratio, if you have one.',
  },
  {
    says: 'subpoena|subpoenas',
    brutal: ['A subpoena is an invitation with the RSVP filled in.', 'A subpoena asks for all documents relating to anything, by Friday.'],
    gentle: 'Answering a subpoena on time without giving away too much is careful work. Volume, and which side you were on, give it a level.',
  },
  {
    says: 'deposition|depositions',
    near: 'legal|attorney|litigation|transcript|witness|prepare|prepared|preparing|preparation|summarise|summarised|summarize|summarized|summarising|summarizing|summaries|paralegal|law|schedule|scheduled|scheduling|court',
    not: 'vapor|vapour|film|layer|chemical|sputter|thin|coating|sediment',
    brutal: [
      "A deposition: eight hours to establish that somebody doesn't recall.",
      'In a deposition the best answer is “yes”, the next best is “no”, and the rest get billed.',
    ],
    gentle: 'Digests, exhibits or scheduling: name the part that was yours and the witnesses it covered. Litigation teams hire for the part.',
  },
  {
    says: 'bates stamp|bates numbering|bates label|bates stamping|bates-stamped|bates stamped',
    brutal: [
      "Page ABC000417 is blank. With a Bates number on it, it's a blank exhibit.",
      'Bates stamping: the numbers go on perfectly until the one page that was scanned sideways.',
    ],
    gentle: 'Give pages produced and platform used: e-discovery firms hire on that pair.',
  },
  {
    says: 'court filing|e-filing|efiling|court filings|e-filed|electronic filing',
    near: 'court|legal|pleading|pleadings|paralegal|pacer',
    brutal: [
      'Court e-filing closes at midnight. Guess what happens at 11.58.',
      'A court filing can be rejected for its megabytes. The wheels of justice stop at the upload.',
    ],
    gentle: 'Give courts by name, and a record of deadlines kept. If none was ever missed, those words are the sentence.',
  },
  {
    says: '911 dispatcher|911 dispatch|911 operator|emergency dispatcher|public safety dispatcher|911 telecommunicator',
    brutal: [
      'You learn to ask where before you ask what. Dinner parties afterwards are difficult.',
      'Six screens, one chair that never cools, and a lunch eaten in instalments.',
    ],
    gentle: 'Certifications and console hours say it best. Training others on the desk, if you did, belongs before both.',
  },
  {
    says: 'phonetic alphabet|nato phonetic alphabet|nato alphabet',
    not: 'international phonetic|ipa|linguist|transcri|pronunciation|speech therap|phonolog',
    brutal: [
      '“S for, er, sugar.” The phonetic alphabet was invented for that pause.',
      'Once you have the phonetic alphabet you spell everything with it, including to the dentist.',
    ],
    gentle: 'Clear speech on a bad line is a safety skill. Add the kind of radio, and who was at the other end.',
  },
  {
    says: 'park ranger|park rangers',
    brutal: ['Park rangers are asked what time they let the deer out.', '“Is the waterfall on?” A park ranger has a face for it.'],
    gentle: 'Give talks, trails, permits or search: the two that were mostly yours, and visitors a year, tell a park what it would get.',
  },
  {
    says: 'nco|noncommissioned officer|non-commissioned officer|senior nco',
    near: 'army|military|marine|air force|soldier|platoon|squad|led|leadership|corps|infantry|navy',
    brutal: ['An NCO is who the lieutenant asks before giving the order.', 'Paperwork says the officer commands. The NCO has the keys to the stores.'],
    gentle: 'People led, equipment and its value: civilian readers understand those three at once, and no rank says them.',
  },
  {
    says: 'platoon leader|platoon commander',
    brutal: [
      'A platoon leader with a map is a story that sergeants collect.',
      "A platoon leader signs for thirty people, four vehicles and a padlock nobody's seen.",
    ],
    gentle: 'Thirty people and their equipment, right at the start of a career. As numbers in plain words, it outranks most first jobs.',
  },
  {
    says: 'hand receipt|property book|unit supply|92y|unit supply specialist',
    near: 'army|military|supply|supplies|property|unit|equipment|inventory|soldier|accountability|accountable|sergeant',
    brutal: [
      "A hand receipt: one hammer, three copies, signed for by somebody who's since been posted.",
      'Army supply can tell you where four million dollars of kit is, and owes you a left glove.',
    ],
    gentle: 'Total value on your books and losses found: that is asset management in any language, and should be called so.',
  },
  {
    says: 'motor pool|pmcs',
    near: 'army|military|vehicle|maintenance|unit|humvee|truck|dispatch|dispatched|soldier|fleet',
    brutal: [
      'Monday in the motor pool: look at the oil, sign that you looked at the oil, look for the pen.',
      'PMCS means crawling under a truck with a book that says you should be under the truck.',
    ],
    gentle: 'Give readiness rate and the number of vehicles: a civilian fleet manager understands both without a glossary.',
  },
  {
    says: 'basic combat training|basic military training|army basic training',
    brutal: [
      'In basic training you learn to make a bed with corners that could open letters.',
      'Basic training gives you four minutes to eat and thirty years to talk about it.',
    ],
    gentle: 'An award or a section led deserves its plain line. Otherwise the date is enough, and what came after it gets the space.',
  },
  {
    says: 'national guard|army reserve|army national guard|air national guard|army reserves',
    brutal: [
      'One weekend a month, said the poster. The poster was made by a recruiter.',
      'On a drill weekend whoever does your payroll may be driving the bulldozer.',
    ],
    gentle: 'A civilian title beside the military one: readers want to understand it and have nobody to ask. Add years and role.',
  },
  {
    says: 'mess hall|chow hall|dfac|dining facility',
    near: 'army|military|soldier|navy|air force|marine|troops|deployed|dfac|fort|barracks',
    brutal: [
      'Dining facility, DFAC: the Army needed four letters to avoid saying kitchen.',
      'The mess hall opens at six, and the queue has known since five what it smells of.',
    ],
    gentle: 'Meals a day is the number that makes a civilian kitchen sit up. Sanitation certificates come right behind.',
  },
  {
    says: '4-h|4-h club|4h club',
    brutal: ['4-H teaches public speaking to a judge while holding a goat.', "4-H has a ribbon for jam. It's harder to win than it looks, and so is the jam."],
    gentle: 'Project, level and what you showed: preparing anything for a judge is planning with a live deadline, and reads as such.',
  },
];
