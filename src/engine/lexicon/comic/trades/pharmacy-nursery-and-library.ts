import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What pharmacies, dental practices, nurseries, libraries and museums laugh about. */
export const OF_PHARMACY_NURSERY_AND_LIBRARY: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'pharmacy-and-dental': [
    {
      says: 'dispensing|dispensed|dispense|dispensing prescriptions|dispensing medication|filling prescriptions|dispensing process|prescription filling|filled prescriptions',
      brutal: [
        "Dispensing: four people, one bench, and a bag that's filed under the wrong Jones.",
        'The owing slip: we have twelve, you get twelve, and a small piece of paper.',
        'Dispensing is reading, counting, checking and then looking for the stapler.',
      ],
      gentle: 'Dispensing is accuracy at volume. Give both: items a month, and the error rate.',
    },
    {
      says: 'prescription|prescriptions|eps|electronic prescription|nhs spine|repeat prescription|repeat prescriptions|electronic prescription service|processing prescriptions|e-prescribing|prescription processing',
      around: 'pharmac|dispens|chemist|medicines counter',
      in: 'work',
      brutal: [
        "“The doctor's office says they sent it.” The electronic prescription's somewhere in the air.",
        'A paper prescription takes two readers, a lamp and a telephone.',
      ],
      gentle: 'A pharmacy is measured by its queue. Say how many scripts a day, and how long people waited.',
    },
    {
      says: 'accuracy checking|accuracy check|checking technician|acpt|accuracy checking technician|final check|accuracy checked|clinical check',
      not: 'act as|acted|health and safety at work',
      in: 'anywhere',
      brutal: [
        'Accuracy checking: right drug, right strength, right form, right bag, and then the right shelf, in theory.',
        'A final check is a look, a second look, and initials the size of a flea.',
        'An accuracy checker proof-reads menus, bus tickets and, by the weekend, the cornflakes.',
      ],
      gentle: 'Give items checked, and errors found before they left the bench: both are logged anyway, and they are your reference.',
    },
    {
      says: 'controlled drug|controlled drugs|cd register|cd cabinet|cd check|controlled substance|controlled substances|balance check',
      brutal: [
        "The CD cupboard: double lock, bolted to the wall, and the key's in a place that has its own key.",
        'CD register: black ink, no crossing out, running balance. Banks are looser.',
        "A balance check takes two people, one liquid and a meniscus that's open to interpretation.",
      ],
      gentle: 'A register that balanced at every inspection is trust with a date on it. Those words fit in half a line.',
    },
    {
      says: 'pharmacy stock|stock ordering|date checking|expiry checks|expiry date|stock rotation|ordering stock|stock management|stock control|ordering medication|inventory|stock levels|expiry dates|date checks|inventory management',
      around: 'pharmac|dispens|medicine|medication|drug|chemist',
      in: 'work',
      brutal: [
        'Date checking: a shelf a week, a red sticker, and one tin of barrier cream from a previous government.',
        "Out of stock, long-term. The manufacturer's date is “TBC”, and it's been so since TBC.",
        "Delivery's at eleven: nine totes, two of them fridge, one of them another pharmacy's.",
      ],
      gentle: 'Pharmacy margins are thin. Say what you saved: less waste, or less stock on the shelf.',
    },
    {
      says: 'mur|nms|new medicine service|pharmacy first|blood pressure check|flu jab|flu vaccination|flu clinic|vaccination|vaccinations|consultation room|flu vaccinations|pharmacy services',
      in: 'work',
      brutal: [
        "A consultation room in a pharmacy is two chairs, a sharps bin and everything that doesn't fit in the stockroom.",
        "Pharmacy First: first there's the queue, then there's the form.",
        "The flu season starts in September, with a banner on the railings and a fridge that's full.",
      ],
      gentle: 'Services delivered against target pay the rent. Each by name with its number, and the accreditation behind it.',
    },
    {
      says: 'over the counter|otc|counter sales|medicines counter|otc medicines|counter advice|wwham|otc advice|over-the-counter|medicine counter assistant|healthcare assistant course',
      in: 'anywhere',
      brutal: [
        "WWHAM: who, what, how long, action, medication. At home it's what you ask about a noise in the car.",
        'Over the counter: two kinds of the same tablet, one four times the price, with a rocket on the box.',
        "Cough mixture: dry, tickly, chesty. The counter's got a flow chart for a cough.",
      ],
      gentle: 'Knowing when to call the pharmacist is the craft. Add the counter certificate.',
    },
    {
      says: 'blister pack|blister packs|dosette|dosette box|mds|compliance aid|monitored dosage|dosette boxes|nomad|medication packs|weekly trays',
      near: 'pack|packs|packing|dosette|tray|trays|mds|prepare|prepared|preparing|medication|blister|supply|pharmacy',
      in: 'work',
      brutal: [
        'Blister packs: twenty-eight little windows, and the one white tablet that looks like four others.',
        "The dosette's sealed on Tuesday. On Wednesday the surgery changes the dose.",
        "MDS trays stack well until the top one's wanted. It's never the top one.",
      ],
      gentle: 'Packs a week and homes supplied: done right it is a production line of care, so its size says much.',
    },
    {
      says: 'pmr|proscript|rxweb|pharmacy system|pharmacy software|nexphase|analyst pmr|pharmacy manager system|pioneer rx|pioneerrx|qs/1|label|labels|labelling',
      near: 'pharmacy|prescription|prescriptions|medication|dispensing|drug|label|labels|labelling|proscript|pmr|system',
      in: 'anywhere',
      brutal: [
        "A label printer knows when there's a queue. That's when it eats the roll.",
        "“Take one as directed.” The label's printed it. Nobody's directed it.",
        "The PMR has eleven John Smiths, two with the same street, and it's asking which.",
      ],
      gentle: 'Knowing the system saves a branch two weeks of training. Name it, and say if you had checking or set-up rights.',
    },
    {
      says: 'aseptic|aseptics|aseptic unit|compounding|sterile compounding|usp 797|clean room|cleanroom|tpn|iv admixture|unlicensed specials|aseptic preparation|isolator',
      in: 'work',
      brutal: [
        'Aseptics: gown, gloves, hat, mask, second gloves, and there goes your nose. It itches.',
        "Clean room: it takes eleven minutes to get in and nobody's ever been quick for the loo.",
        'Compounding is cooking, if a recipe were signed by three people and the oven had an alarm for air.',
      ],
      gentle: 'Aseptic units advertise for months for these words. Give the grade of room, products a day, and your validation.',
    },
    {
      says: 'ward pharmacy|medicines reconciliation|hospital pharmacy|drug chart|drug charts|medicines optimisation|tto|ttos|clinical pharmacy|medication review|medication reviews|drug history|medication reconciliation',
      in: 'work',
      brutal: [
        "TTO: to take out. It's the longest two hours in the English language.",
        'Medicines reconciliation: the list, the other list, and a carrier bag with the truth in it.',
        "A pharmacist on the ward round says one sentence. It's the one that gets written down.",
      ],
      gentle: 'Interventions accepted, in a figure: doctors who changed their mind on your say-so are the evidence.',
    },
    {
      says: 'responsible pharmacist|rp notice|superintendent|gphc inspection|pharmacy inspection',
      in: 'anywhere',
      brutal: [
        "Responsible pharmacist: there's a notice on the wall with your number, and your lunch is a legal question.",
        'Premises inspection: “all standards met”, says the report. It took eleven folders and the good mugs.',
      ],
      gentle: '“All standards met”, with the date, is a phrase that owners pay for. Days a month you signed on belong with it.',
    },
    {
      says: 'pharmacy team|managing pharmacy|pharmacy manager|branch manager|multi-site|staff rota|managed pharmacy|pharmacy operations|pharmacy staff|training dispensers',
      around: 'pharmac|dispens|chemist',
      in: 'work',
      brutal: [
        'Pharmacy manager: clinical lead, shopkeeper, and the person who unblocks the label printer.',
        "Saturday's rota: you, a Saturday assistant, and the entire town between ten and eleven.",
      ],
      gentle: 'Give items, team and services, before and after: with these three an owner can compare you with the branch next door.',
    },
    {
      says: 'robot|dispensing robot|pharmacy robot|automated dispensing|omnicell|pyxis|bd rowa|rowa',
      in: 'work',
      brutal: [
        'The robot picks in nine seconds, by barcode. On a bent corner it goes on strike.',
        'A dispensing robot takes no lunch, no leave and, once a month, no boxes at all.',
      ],
      gentle: 'Having been there for the install is change management, and may be called so. Add packs a day.',
    },
    {
      says: 'chairside|chairside assistance|four-handed dentistry|four handed dentistry|assisting dentist|aspirating|suction|chair-side|chairside support|assisting the dentist|assisted dentist|dental assisting',
      in: 'anywhere',
      brutal: [
        "Suction: half the skill's not catching the tongue, the other half's saying sorry if you do.",
        "Four-handed dentistry: two people who've not finished a sentence at each other in years and needn't.",
        "Chairside, you hand over the instrument before it's asked for. At home they have to use words.",
      ],
      gentle: 'Procedures you assist, surgery, implants, orthodontics, and with how many dentists: that decides the rate.',
    },
    {
      says: 'decontamination|autoclave|sterilising instruments|sterilisation|htm 01-05|instrument sterilisation|infection control|cross infection control|ultrasonic bath|cross-infection|sterilization|osha|sterilizing instruments|decon room',
      around: 'dental|dentist|orthodont|hygienist|oral',
      in: 'work',
      brutal: [
        "Decon room: dirty in, clean out, one-way, and the kettle may not live in it, though it's asked.",
        "An autoclave cycle ends with a long beep and a tray that's the temperature of Mercury.",
        "HTM 01-05: pouch it, date it, log it. There's a strip that changes colour when it's proud of you.",
      ],
      gentle: 'Lead for it, or passed an inspection: either turns a duty into a post. Add the standard by name.',
    },
    {
      says: 'dental charting|charting|software of excellence|dentrix|dental records|soe exact|perio charting|eaglesoft|dental software|carestream|open dental|bpe',
      not: 'exact match',
      in: 'anywhere',
      brutal: [
        "Charting: “upper right six, mesial occlusal”. It's bingo, with fewer prizes.",
        'Perio charting: three, two, three, two, two, four. The four comes with a look.',
        'Dental software has a picture of 32 teeth and a cursor that likes the one next door.',
      ],
      gentle: 'Quick and accurate at a mumble is a real skill. Add the software by name and chairs a day.',
    },
    {
      says: 'dental radiograph|radiographs|dental x-ray|x-ray|x-rays|digital imaging|periapical|opg|bitewing|cbct|dental x-rays|radiography|dental radiography',
      in: 'anywhere',
      brutal: [
        'X-ray: bite gently, hold still, and everyone in the room goes to look at the corridor.',
        'A bitewing sensor has corners. It was made by a person with a bigger mouth.',
      ],
      gentle: 'Practices count how many people may press the button. Give the certificate and its year.',
    },
    {
      says: 'impressions|alginate|intraoral scanner|itero|crown|crowns|bridge|bridges|denture|dentures|dental laboratory|milling|cad/cam|dental impressions|cerec|bridgework|prosthetics|orthodontic appliances',
      near: 'dental|impressions|alginate|crown|crowns|scanner|denture|dentures|lab|fit|made|make|making|cad|orthodontic|itero|tooth',
      in: 'anywhere',
      brutal: [
        "Alginate sets in two minutes. Anyone who's had some knows it as a fortnight.",
        "A crown's made to a twentieth of a millimetre and posted in a jiffy bag.",
        "The lab gets a shade: A2. Under the practice light it's A2. In the car park it's A3.",
      ],
      gentle: 'Remake rate is watched monthly by labs and practices. A low one, over many cases, is the best line here.',
    },
    {
      says: 'scale and polish|hygienist|oral hygiene|oral hygiene advice|oral health education|oral health education certificate|prophylaxis|airflow|hygiene appointments|fluoride|fluoride varnish|scaling|root planing|periodontal|flossing',
      in: 'anywhere',
      brutal: [
        'Hygienist: you ask about the holiday with both hands in the answer.',
        'Interdental brushes come in eight colours, and everybody leaves with the pink.',
      ],
      gentle: 'Bleeding scores that fell over a year of recalls are a result few people print. Add patients a day.',
    },
    {
      says: 'endodontics|root canal|composite bonding|fillings|restorative dentistry|restorations',
      in: 'anywhere',
      brutal: [
        "Root canal: an hour's plumbing, in the dark, on something the size of a grain of rice.",
        "Composite's packed, cured, shaped, polished, and then it's “a bit high”.",
      ],
      gentle: 'Cases, and two sets of before and after in a portfolio, outweigh the list of treatments.',
    },
    {
      says: 'gdc|gdc registered|dental nursing diploma|nebdn|cpd|cqc|cqc inspection|dental nursing|level 3 dental nursing|dental nurse qualification',
      around: 'dental|dentist|orthodont|hygienist|oral',
      in: 'anywhere',
      brutal: [
        'CQC has rung, and the cupboard nobody opens is being opened.',
        'NEBDN: the exam where you learn that all those things you hand over have names.',
        'CPD cycle: five years long, and done in the last two weekends of it.',
      ],
      gentle: 'Give registration number and date, then the extras, X-ray, sedation, impressions: practices search by those.',
    },
  ],
  nursery: [
    {
      says: 'eyfs|early years foundation stage|early years framework|development matters|birth to 5 matters|early years curriculum|statutory framework',
      brutal: [
        'The EYFS has seven areas of learning. Sand gets into all of them.',
        "Development Matters, says the framework, and it's non-statutory. It matters, in brackets.",
        "EYFS: personal, social, physical, and whatever it is when paint's on the ceiling.",
      ],
      gentle: 'An area you led, and the room it was for, brings the framework to life. Everybody else only names it.',
    },
    {
      says: 'observation|observations|tapestry|learning journal|learning journals|learning journeys|famly|development records|assessing progress|next steps|learning journey|tracking development',
      in: 'work',
      brutal: [
        "One hand writes the observation, the other's holding a glove that isn't anybody's.",
        'An observation: “explored volume and capacity.” It was the dinner jug.',
        'Learning journals get written at nap time. Nap time has other plans.',
      ],
      gentle: 'Help that came early because somebody noticed is why it is done at all. How many you tracked, and the software, fill the rest.',
    },
    {
      says: 'activity planning|planning activities|planned activities|activities|messy play|arts and crafts|art activities|creative play|play-based|play activities|sensory play|craft activities|play based learning|age-appropriate activities|planning and delivering activities|educational activities',
      around: 'nursery|preschool|pre-school|early years|eyfs|childcare|toddler|infant|kindergarten|montessori|baby|babies|daycare',
      in: 'work',
      brutal: [
        'Messy play: forty minutes to set out, four to enjoy, and rice in the building until the lease ends.',
        "The craft activity is a penguin. Twenty-four penguins, of which one's looking at you.",
        "Glitter isn't an activity. It's a tenancy.",
      ],
      gentle: 'One activity that always works shows the whole approach. Name it, and say what it taught.',
    },
    {
      says: 'story time|storytime|circle time|singing|phonics|nursery rhymes|letters and sounds|songs|music and movement|carpet time|story telling|group time|reading stories|rhyme time',
      in: 'work',
      brutal: [
        'Circle time is never a circle. It starts as one.',
        "Story time: the tiger's come to tea for the four hundredth time, with voices.",
        "“Wheels on the Bus”: it's in your head now. It was in there before.",
      ],
      gentle: 'Holding a whole group for ten minutes is teaching. Group size and room, or a scheme you are trained in, let it count as such.',
    },
    {
      says: 'key person|key worker|keyworker|key group|settling in|settling-in|key children|room leader|pre-school room|preschool room|key person approach',
      around: 'nursery|preschool|pre-school|early years|eyfs|childcare|toddler|infant|kindergarten|montessori|baby|babies|daycare',
      in: 'work',
      brutal: [
        "Room leader: you've a clipboard, eleven coats and the casting vote on what's in that sock.",
        "A key person knows which rabbit it is. There are two rabbits. There's one rabbit.",
      ],
      gentle: 'Give the size of the group and which room it was: with those a manager can see your day. Leading the room is a grade of its own.',
    },
    {
      says: 'ratio|ratios|staffing ratio|staff ratios|adult to child|maintaining ratios|child ratios|staff rota|rota|rotas|staff deployment',
      around: 'nursery|preschool|pre-school|early years|eyfs|childcare|toddler|infant|kindergarten|montessori|baby|babies|daycare',
      in: 'work',
      brutal: [
        "Ratios: if you need the loo it's a staffing decision.",
        "One to three, one to five, one to eight. It's the only maths done all day in fingers and coats.",
        'The rota works. Then someone sneezes on Sunday night.',
      ],
      gentle: 'Whether you count in ratio, and at which level, is what a manager checks first. Covering the floor as deputy comes next.',
    },
    {
      says: 'snack time|meal times|mealtimes|nursery meals|preparing snacks|bottle feeding|lunch time|lunchtime|food preparation|snack preparation|preparing meals|preparing bottles|lunchtimes|snack|snacks',
      around: 'nursery|preschool|pre-school|early years|eyfs|childcare|toddler|infant|kindergarten|montessori|baby|babies|daycare',
      in: 'work',
      brutal: [
        'Snack time: apple in eighths. It was wanted whole. It was wanted banana.',
        "The lunch trolley has a list of who has what, in colours. It's tighter than air traffic.",
        'Peas go down well, mostly between the radiators.',
      ],
      gentle: 'Allergies, numbers, timing: it is a serious operation. Put a food hygiene certificate with its date beside it.',
    },
    {
      says: 'nappy|nappy changing|toilet training|potty training|personal care|intimate care|nappies|diaper changing|diapering|diapers|changing nappies|hygiene routines|toileting',
      in: 'work',
      brutal: [
        'A nappy log has times, initials and a column headed “type” that nobody outside would believe.',
        'Potty training: the whole room applauds. Most offices could use that.',
        "Nappy stock: four hundred on Monday. On Friday there's one, and it's the wrong size.",
      ],
      gentle: 'Calm and routine is the professional part. Add the room and the number in it say enough, and the rest.',
    },
    {
      says: 'outdoor play|outdoor learning|forest school|garden area|outdoor area|nature walk|mud kitchen|forest schools|forest school leader|outdoor activities|outdoor environment|playground|playground supervision|playground duty',
      around: 'nursery|preschool|pre-school|early years|eyfs|childcare|toddler|infant|kindergarten|montessori|baby|babies|daycare|forest school',
      brutal: [
        "Mud kitchen: today's special is mud, and you've had three cups.",
        'Outdoors in all weathers: twenty pairs of waterproofs, twenty zips, forty wellies, all left.',
        "The outdoor area has a slide, a hedge and a hole that's been to Australia twice.",
      ],
      gentle: "A woodland leader's level with its year is scarce. Otherwise the garden you changed, and through winter too, is the part to tell.",
    },
    {
      says: 'nap time|sleep time|sleep checks|rest time|sleep routine|sleep monitoring|nap times',
      in: 'work',
      brutal: [
        "Nap time: sleep checks every ten minutes, by somebody who hasn't slept since the staff meeting.",
        'At nap time nobody breathes, and then the fire panel tests itself.',
      ],
      gentle: 'A routine that a new colleague could step into is leadership in small. If you wrote it down, that is worth the clause.',
    },
    {
      says: 'ofsted|ofsted inspection|ofsted rating|sef|self evaluation|ofsted requirements|ofsted outstanding|ofsted ready',
      in: 'work',
      brutal: [
        "Ofsted's in the car park. Everyone's calm. Somebody's laminating.",
        'Inspection day: the displays are triple mounted, and the biscuit tin says “resources”.',
      ],
      gentle: 'A sentence of the report about your room is public and may be quoted. Grade and month come with it.',
    },
    {
      says: 'room set up|displays|display boards|setting up room|setting up activities|tidying|preparing the room|preparing classroom|laminating|laminator|wall displays|learning environment|setting up the room|continuous provision|enabling environment',
      in: 'work',
      brutal: [
        "Display board: hessian backing, border, title, and the border's off at one corner, at hand height.",
        "Laminator: if it stops moving, it's getting laminated.",
        "Enabling environment: tiny chairs, a light table and a fish that's on its third successor.",
      ],
      gentle: "A room that works without an adult's hand is what inspectors look for. If others copied the set-up, it belongs here.",
    },
    {
      says: 'nursery management|nursery manager|occupancy|occupancy levels|show round|show rounds|show-rounds|funded hours|funding hours|30 hours|15 hours|waiting list|nursery fees|enrolment|enrollment|deputy manager|fee collection',
      in: 'work',
      brutal: [
        'A nursery manager has a budget, a plunger and a wasp in the sensory room before nine.',
        'Show-round: the tour stops in the garden, always, at the exact moment of a bucket.',
        'Funded hours: thirty, in term, stretched, with a code that runs out on a date nobody guessed.',
      ],
      gentle: 'Occupancy at the beginning and at the end: it is the number owners buy. Add places and staff.',
    },
    {
      says: 'staff supervision|supervising staff|managing staff|managing a team|staff meeting|staff meetings|inductions|training staff|appraisals|staff training|supervisions|supervising students|mentoring students|mentoring apprentices|team meetings',
      around: 'nursery|preschool|pre-school|early years|eyfs|childcare|toddler|infant|kindergarten|montessori|baby|babies|daycare',
      in: 'work',
      brutal: [
        'Nursery staff meeting: six in the evening, eleven adults, on chairs made for somebody else.',
        'Inductions end with the fire exit, the whistle and which tap not to touch.',
        'Supervisions are monthly, private, and held in the cupboard with the paint.',
      ],
      gentle: 'Staff who stayed or qualified are the hard part of this field. Their number turns supervision into a result.',
    },
    {
      says: 'risk assessment|risk assessments|daily risk assessment|health and safety checks|safety checks|record keeping|accurate records|paperwork|daily diary|daily reports|daily sheets|keeping records',
      around: 'nursery|preschool|pre-school|early years|eyfs|childcare|toddler|infant|kindergarten|montessori|baby|babies|daycare',
      in: 'work',
      brutal: [
        "Risk assessment, daily: gate, surfaces, water, and the pine cone that's known to be used as a telephone.",
        "The daily sheet says ate well, slept well, and “busy”. Busy's doing a lot of work there.",
      ],
      gentle: 'Audited and clean takes three words, and managers are always short of people who can say it.',
    },
    {
      says: 'trip|trips|outing|outings|educational visits|farm visit|library visit|local walks|school trips|residential|residentials|field trip|field trips',
      near: 'organise|organised|organising|plan|planned|planning|supervise|supervised|supervising|farm|library|local|educational|day|group|lead|led|accompany|children|young',
      around: 'nursery|preschool|pre-school|early years|eyfs|childcare|toddler|infant|kindergarten|montessori|baby|babies|daycare',
      in: 'work',
      brutal: [
        'Outing: counted at the gate, at the corner, at the ducks, and at the ducks again.',
        'A farm visit: two tractors, forty animals, and everyone remembers the puddle.',
        'For a trip of two hundred metres there are eleven hi-vis vests and a rucksack the size of Wales.',
      ],
      gentle: 'Planning it, with numbers, distance and permissions, is event management. If that was you, the verb should be planned.',
    },
    {
      says: 'sports day|summer fair|open day|christmas concert|christmas show|stay and play|world book day|nursery events|open days',
      in: 'work',
      brutal: [
        'World Book Day: eleven of the same wizard and one tomato.',
        'Sports day: the egg race was won by the egg that had a thumb on it.',
        'Stay and play: everybody stays. The adults play.',
      ],
      gentle: 'Visitors, money raised, and whose idea it was: running one from start to end is organisation that any employer understands.',
    },
    {
      says: 'level 3 early years|cache level 3|cache|early years educator|level 2 childcare|cda|child development associate|nneb|early childhood education|level 3 childcare|level 5 early years|early years level 3|eyitt|eyps',
      in: 'study',
      brutal: [
        'Piaget, Vygotsky, Bowlby: names from the course that come in handy when the water tray goes over.',
        'The paint shirt comes with the certificate. Nobody mentions it at the exam.',
      ],
      gentle: 'Level, year, and whether it is full and relevant: with that a manager knows if you count in ratio.',
    },
    {
      says: 'youth club|youth work|youth centre|youth group|detached youth work|youth project|duke of edinburgh|youth sessions|youth workers|drop-in session|drop-in sessions|youth engagement|youth activities',
      in: 'anywhere',
      brutal: [
        'Youth club: one pool table, two cues, one tip.',
        "Detached youth work is standing in a park in November until it's normal that you're there.",
        "DofE expedition: the map's upside down, the stove's at home, and the rain's gold level.",
      ],
      gentle: 'Regulars, and what they ended up running themselves: the handing over is the point, so it should be in the line.',
    },
    {
      says: 'makaton',
      brutal: [
        "Makaton's sign for “more” is everybody's first, at any table with biscuits.",
        "Makaton follows you home. You've signed “finished” at a waiter.",
      ],
      gentle: 'Level reached and how often it was used, daily or now and then: signing staff are short in every setting.',
    },
  ],
  'library-and-museum': [
    {
      says: 'cataloguing|cataloging|cataloguing collections|marc|marc 21|aacr2|rda|dewey|dewey decimal|classification|catalogued|metadata|library of congress classification|original cataloging|catalogue records|copy cataloging',
      in: 'anywhere',
      brutal: [
        "Dewey: 636.8 is cats. Ask anybody in cataloguing; they'll know it before the fire exit.",
        "MARC 21: a format so well loved that it's been about to be replaced for a generation.",
        "Cataloguing: “illustrated, some colour, 23 cm”. It's poetry, for shelves.",
      ],
      gentle: "Records made, standard used, and what can now be found because of it: the collection's name makes the line.",
    },
    {
      says: 'library management system|lms|sierra|koha|alma|symphony|ils|library system|worldcat|oclc|ex libris|sirsidynix|horizon|spydus|libguides|follett destiny',
      near: 'library|system|systems|catalogue|koha|alma|sierra|symphony|ils|oclc|sirsidynix|libguides|management',
      in: 'anywhere',
      brutal: [
        "Library systems are named Alma, Sierra, Koha and Symphony. It's a pop group with overdue notices.",
        'The self-service machine has rejected a book, in a friendly voice, for existing.',
        "WorldCat has found the book. It's in Utah.",
      ],
      gentle: 'Living through a change of system makes you wanted. Add migrated, configured or taught.',
    },
    {
      says: 'issuing books|shelving|shelving books|circulation|circulation desk|issue desk|returns|issue and return|reshelving|loans|book returns|checking out books|overdue|overdues|shelf reading|shelving materials|shelved',
      not: 'magazine|newspaper',
      around: 'library|libraries|librarian|book|circulation|borrow|reader',
      in: 'work',
      brutal: [
        "Shelving: put 823 in order, turn round, and somebody's taken one out to look at the cover.",
        'Bookmarks found in returns: a bus ticket, a rasher, a boarding card to Faro.',
        'Circulation desk: “it was blue, it was about here, and it was very good.” You find it.',
      ],
      gentle: 'Issues or visitors a day give the pace. On a senior page one word is enough, and the service you improved takes the space.',
    },
    {
      says: 'enquiry|enquiries|reference enquiries|reference desk|enquiry desk|reader enquiries|research enquiries|reference service|reference services|library enquiries|information desk|visitor enquiries|public enquiries',
      in: 'work',
      brutal: [
        "Reference enquiry: where's the printer? Where's the toilet? What did Aristotle mean? Where's the printer?",
        "Enquiry desk: it starts with “I don't suppose” and ends in the basement, with a torch.",
      ],
      gentle: 'Enquiries a day, and subjects they went into: a hard one, told in half a line, is the best proof of the skill.',
    },
    {
      says: 'weeding|stock editing|collection development|collection management|acquisitions|stock selection|book ordering|purchasing books|deaccession|deaccessioning|stock management|collections management|library stock|collections policy',
      around: 'library|libraries|librarian|book|borrow|reader|stock',
      in: 'work',
      brutal: [
        'Weeding: out goes a 1994 guide to the internet, and up comes someone who was just about to borrow it.',
        'Collection development: four hundred requests for one thriller, and a standing order for bees.',
        'Deaccessioning takes a policy, a panel, a committee and two years, for a fourth mangle.',
      ],
      gentle: 'Give budget and use: if loans rose on a smaller stock, both figures belong side by side.',
    },
    {
      says: "rhymetime|story time|storytime|bounce and rhyme|summer reading challenge|reading group|book group|library events|reading groups|author events|author visit|author visits|book club|children's library|library programs|adult programs",
      in: 'work',
      brutal: [
        "Book group: eleven chairs, six have read it, four liked it, and somebody's brought a flan.",
        "An author event: forty seats, rain, nine people, and one who's also written a book.",
        'Rhyme time in a library: shh was a long time ago.',
      ],
      gentle: 'Attendance keeps libraries open. Add numbers a session, and people who had never come before.',
    },
    {
      says: "digital literacy|it support for public|public computers|computer classes|digital skills|it sessions|people's network|public access computers|helping customers with it|printing|photocopying|public pcs|technology help",
      around: 'library|libraries|librarian|public|customers|computer|digital|learners',
      in: 'work',
      brutal: [
        "Public PCs: the session's sixty minutes, and fifty of them are the password for the email.",
        'Library printing: sixteen pages came out. The one that was wanted is behind the other fifteen, in colour.',
      ],
      gentle: 'People brought online, and what for: a job found or a form sent from your desk is worth telling.',
    },
    {
      says: 'archive|archives|archival|archiving|finding aid|finding aids|archival description|isad(g)|isad|ead|archivesspace|accession|accessioning|accessions|record office|manuscript collections|arranging and describing|arrangement and description',
      in: 'work',
      brutal: [
        "Archive box 41: “misc”. It's got your next three years in it.",
        'Arrangement and description: first undo the order that a helpful nephew put it in.',
        'Accession: a bin bag, a wet cellar and a letter saying there may be some things of interest. There are, and moths.',
      ],
      gentle: 'Metres or boxes, and open to whom now: a backlog that is gone is a victory, and it has a length.',
    },
    {
      says: 'search room|searchroom|reading room|invigilating|invigilation|production of documents|family history|local studies|local history|reading room supervision|special collections|gallery invigilation',
      in: 'work',
      brutal: [
        "Reading room: pencils only. There's a look, and it's been handed down.",
        "Local history: everyone's house is older than the deeds, and had a tunnel.",
        "Invigilation is standing still beside something that's standing still better.",
      ],
      gentle: "An acknowledgement in somebody's book is a reference in print. Readers a day and rules of the room come after.",
    },
    {
      says: 'digitisation|digitization|digitising|digitizing|scanning|digital preservation|preservica|ocr|digitised|digital archive|digital collections|archivematica|digitized|digital asset management|scanned',
      in: 'work',
      brutal: [
        'Digitisation: turn, click, turn, click, a thumb, turn, click.',
        'OCR has read the old newspaper. The mayor, it says, has opened the new bribe.',
        "Digital preservation: saving it for ever, on a format that's got four years.",
      ],
      gentle: 'Pages, standard, and how often they were looked at since: usage is what funders ask about next.',
    },
    {
      says: 'conservation|preservation|preventive conservation|environmental monitoring|pest traps|humidity|integrated pest management|object handling|handling objects|hygrothermograph|condition checking|condition report|condition reports|condition reporting|pest monitoring|acid-free',
      not: 'wildlife|energy|nature|water',
      in: 'work',
      brutal: [
        'Pest traps: you know each silverfish in the store by gait.',
        "Condition report: “small chip, historic”. It was there before you, and now it's there in writing.",
        'Object handling: two hands, no rings, no rush, and eleven people watching you carry a teapot.',
      ],
      gentle: 'An object in better shape, by name: people remember objects. Courses in handling or care belong beside it with their year.',
    },
    {
      says: 'collections|museum collection|museum collections|museum store|store move|object store|documentation backlog|accession register|ke emu|mimsy|collections documentation|inventory|adlib|object records|past perfect|pastperfect|loans in|loan agreements|registrar',
      not: 'office|supplies|store|stock|retail|merchandise|debt|payment|payments|equipment|university registrar|parts',
      in: 'work',
      brutal: [
        'Museum store: nearly all of the collection, a roller rack, and the plaster leg everyone says hello to.',
        'The accession register for 1911 says “a stone”. There are four thousand stones.',
        'Loan agreements: nine pages, a courier, and a vase with better travel insurance than all of us.',
      ],
      gentle: 'Objects documented, or a backlog cleared: accreditation rests on that, so a number carries far.',
    },
    {
      says: 'exhibition|exhibitions|exhibition planning|curated|curating|curate|temporary exhibition|exhibition design|curation|co-curated|touring exhibition|exhibition installation|exhibits|gallery redevelopment',
      in: 'work',
      brutal: [
        "Exhibition install: the plinth's white, the wall's white, and it's a different white.",
        'Curating is choosing forty things, loving nine, and having four of them lent by Tuesday.',
        "The exhibition opens at six. At ten to six someone's on a ladder with a spirit level and no shoes on.",
      ],
      gentle: 'Title, venue, visitors, budget: an exhibition is known by these. Add whose idea it was.',
    },
    {
      says: 'label text|object labels|interpretation|labels|exhibition text|interpretation panels|interpretive|text panels|panel text|wall text|writing labels|museum interpretation|audio guide|audio guides|interpretation plan',
      not: 'data interpretation|languages',
      in: 'work',
      brutal: [
        "A label's sixty words. The curator's first draft had sixty footnotes.",
        'Text panel: read by everyone to the second comma.',
        "Interpretation: it's a spoon, and then eleven meetings on what the spoon means.",
      ],
      gentle: 'The shortest one you wrote, quoted, is the finest writing sample a museum can get.',
    },
    {
      says: 'tour|tours|guided tour|guided tours|gallery tour|gallery tours|visitor experience|visitor services|visitor assistant|front of house|gallery assistant|museum tours|ticketing|admissions|gallery talks|visitor engagement|docent|museum guide',
      around: 'museum|gallery|visitor|heritage|library|castle|exhibit|historic|collections|stately',
      in: 'work',
      brutal: [
        "Guided tour: at stop four there's a ghost, a draught, and somebody who's read a different book.",
        'Gallery assistant: you know each brush stroke on your wall, and the way to the café in nine languages.',
      ],
      gentle: "Give groups a day, languages, and a line from the visitors' book: with those three the duty becomes a talent.",
    },
    {
      says: 'learning programme|learning programmes|museum education|school workshops|workshops|education programme|education programmes|handling session|handling sessions|outreach|public programme|public programmes|educational workshops|educational programs|family learning|gallery education',
      around: 'museum|gallery|heritage|object|archaeolog|historic|roman|curator',
      in: 'work',
      brutal: [
        'Museum workshop: a real Roman tile, thirty hands, and your whole life going by.',
        "A handling box holds history that's already been broken, so it's safe.",
        "Outreach: a suitcase, a hall, and a Viking helmet that everybody's worn by half ten.",
      ],
      gentle: 'Give sessions, pupils, and schools that booked again: the third is the proof that the first two were worth it.',
    },
    {
      says: 'museum shop|gift shop|gallery shop|retail|café|museum café|till|cash handling|shop sales',
      around: 'museum|gallery|heritage|castle|historic|exhibit|cathedral',
      in: 'work',
      brutal: [
        "Exit through the gift shop: a Rosetta Stone tea towel, for when you've three languages of spill.",
        'In a museum shop the dinosaur rubber outsells the catalogue two hundred to one.',
      ],
      gentle: 'Spend per visitor is the figure here. If it rose while you had the till or chose the range, print it.',
    },
    {
      says: "arts council|npo|arts council england|arts funding|heritage lottery|national lottery heritage fund|nlhf|project grants|grantium|funding applications|grant funding|let's create|museum accreditation",
      in: 'work',
      brutal: [
        "Grantium has logged you out. It's kept the heading.",
        'Arts Council form: describe the joy, in 1,500 characters, with spaces, by outcome.',
        "Museum Accreditation: proof that you've got a plan, a policy, a roof, and a plan for the roof.",
      ],
      gentle: 'Awarded, for what, and opened: arts people read sums closely, so the exact one belongs here.',
    },
    {
      says: 'information literacy|library inductions|library instruction|academic library|subject librarian|reading lists|referencing|literature search|literature searching|database searching|liaison librarian|interlibrary loan|inter-library loan|inter-library loans|open access|institutional repository|interlibrary loans|embase|research support|systematic review|library orientation',
      in: 'work',
      brutal: [
        'Inter-library loan: a book comes four hundred miles for somebody who needed page 9.',
        'Library induction: the stairs, the silent floor, and the vending machine on the silent floor.',
        "Reading list: ninety titles, one copy, and it's out until the day after the essay.",
      ],
      gentle: 'Give sessions and students taught, and the subject: a faculty looks for the third, a head of library for the first.',
    },
    {
      says: 'volunteers|volunteer|friends of|volunteer team|managing volunteers|volunteer programme|coordinating volunteers|volunteer coordination|volunteer guides|supervising volunteers|training volunteers',
      around: 'museum|heritage|gallery|historic house|castle|curator',
      not: 'finding aids|cataloguing|transcribing|transcription|digitisation|data entry',
      in: 'work',
      brutal: [
        "Museum volunteers know more about buttons than the museum. Two of them aren't speaking, about buttons.",
        "Volunteer guides are asked to take forty minutes. There's a story about the staircase, so it's ninety.",
        'The Friends have raised enough for a bench, and for a plaque larger than the bench.',
      ],
      gentle: 'Leading people for love shows you can lead a department. Number, and how many stayed on, are the evidence.',
    },
    {
      says: 'records management|retention schedule|record retention|records centre|file plan|retention schedules|information governance|document retention|records manager|disposal schedule|edrms|off-site storage',
      in: 'work',
      brutal: [
        "Retention schedule: keep for seven years after it's closed. Nobody has closed it.",
        "A records centre has one box that's just “Brian”.",
        'EDRMS: everything filed by function, class and series, and kept by everyone on the desktop.',
      ],
      gentle: 'Metres or terabytes, and what disposal saved: being brave enough to throw away is worth money.',
    },
    {
      says: 'shelf|shelves|stacks|stack|roller racking|rolling stacks|mobile shelving|stockroom|strongroom|strong room|book stock',
      near: 'library|book|books|archive|rolling|roller|mobile|strongroom|store|move|moved|relocation|stacks',
      in: 'work',
      brutal: [
        "Rolling stacks: call out before you turn the wheel. Somebody from cataloguing's in the 700s.",
        "A strongroom's 16 degrees in August. There's a rush to check box numbers.",
        'Move the shelves one bay left and the whole of philosophy lands in the fire exit.',
      ],
      gentle: 'Give metres moved, days taken, and little out of order: a clean move is a feat, and those are its figures.',
    },
  ],
};
