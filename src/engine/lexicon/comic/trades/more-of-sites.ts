import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What sites, vans, drawing offices and factory floors laugh about, second helping. */
export const MORE_OF_SITES: Partial<Record<Trade, readonly ComicEntry[]>> = {
  building: [
    {
      says: 'jackhammer|jack hammer|kango|kango hammer|concrete breaker|jackhammering|breaking out concrete',
      brutal: [
        'After a day on the breaker your hands keep going all through dinner.',
        'Ten minutes with a breaker, and every window in the street has a face in it.',
        'The slab was going to be up in an hour. Then you meet the mesh.',
      ],
      gentle: 'On a breaker, trigger times and dust are what a site manager worries about. If you were trained on either, that half line shows a careful hand.',
    },
    {
      says: 'site cabin|welfare unit|welfare cabin|drying room|site canteen',
      brutal: [
        'The heater in a site cabin has two settings, off and Sahara.',
        'Every site cabin has one good chair, and the whole site knows whose it is.',
        'A drying room makes everything warm and wet.',
      ],
      gentle: 'Welfare is the first thing an inspector asks to see. If the cabins were yours to set up or run, say for how many people.',
    },
    {
      says: 'clean and tidy site|clean site|tidy site|site tidy|site housekeeping|good housekeeping|clean work area|cleaning work area|clean working area|clean and safe work area|tidy work area|sweeping up',
      in: 'work',
      brutal: [
        "A swept floor on site is an invitation. By lunch there's a plasterer on it.",
        "Sweep up first thing and you find two pencils, a good chisel, and five people who've been looking for it.",
        "Dust on a building site is never removed. It's moved to where the painter is.",
      ],
      gentle: 'The next trade in remembers who left the room ready. If anyone asked for you back because of it, put that in six words.',
    },
    {
      says: 'plate compactor|wacker plate|whacker plate|wacker|compaction plate|trench rammer|vibrating plate|jumping jack',
      not: 'neuson',
      brutal: [
        'A wacker goes where it likes, and you follow it, like somebody out with a very large dog.',
        'You feel a wacker in your teeth. So does the crockery next door.',
      ],
      gentle: 'Compaction is invisible until something settles. Layer depth, and whether it was tested: either one turns this into a skilled line.',
    },
    {
      says: 'disc cutter|stihl saw|cut-off saw|cut off saw|concrete saw|con saw|consaw|petrol saw',
      brutal: [
        'A cut-off saw starts on the ninth pull, or on the first for whoever takes it off you.',
        'One cut with the disc cutter, and the whole street has brought its washing in.',
      ],
      gentle: 'Print the abrasive wheels ticket right next to the saw. The gate asks about one before it lets you carry the other.',
    },
    {
      says: 'abrasive wheel|abrasive wheels certificate|abrasive wheels certified|abrasive wheels ticket',
      brutal: [
        'Abrasive wheels training is half a day of slides of what happens.',
        'After the abrasive wheels course everyone checks the date on the disc. That lasts about a week.',
      ],
      gentle: "Give the abrasive wheels ticket its date. An undated one means a phone call, and the next CV in the pile doesn't need a phone call.",
    },
    {
      says: 'cat and genny|cat & genny|cable avoidance|cable avoidance tool|cable detection|underground services|buried services|utility detection|locating utilities|utility locating|eusr cat',
      brutal: [
        'A cable locator beeps at the cable, at the manhole lid and at your own toecaps.',
        'A service drawing shows where the gas main was going to go, to the nearest garden.',
        'It says “approximate” on the services drawing, in very small, very legal letters.',
      ],
      gentle: "Nothing struck is the best result there is with services. If that's yours, say over how many digs or metres it held.",
    },
    {
      says: 'heras fencing|heras|heras panel|site fencing|site hoarding|hoarding',
      brutal: [
        'Site fencing goes up in a morning. The wind has been waiting for it.',
        "Leave one hole to look through, and by ten there's somebody at it with opinions.",
      ],
      gentle: 'A site boundary that kept people out and deliveries moving is planning work. Say how long the line was and what ran past it.',
    },
    {
      says: 'traffic marshal|traffic marshall|vehicle marshal|vehicle marshaller|plant and vehicle marshal|gateman|gate man',
      brutal: [
        'A traffic marshal has a bat, a radio and an apology for every cyclist.',
        "Delivery slot: two o'clock. The lorry has been outside since seven with its engine on.",
        "There's one gate for deliveries, and every sat nav in the country believes in the other one.",
      ],
      gentle: 'Give deliveries a day and what stood round the gate, a main road, a bus stop: those two show what kind of pressure a marshal was under.',
    },
    {
      says: 'goods hoist|hoist operator|material hoist|passenger hoist|hoist driver|passenger goods hoist|buck hoist',
      brutal: ['The hoist goes up with plasterboard and comes down with gossip.', "Hoist drivers know who's on which floor, and who has just said they were."],
      gentle:
        'A hoist sets the pace of a whole building. If the booking sheet was yours as well as the controls, that is logistics, and a logistics manager will see it at once.',
    },
    {
      says: 'power float|power trowel|power floating|bull float|concrete finisher',
      not: 'plaster|plastering|render|rendering|skim|skimming',
      brutal: [
        'Walk on it too early and it keeps your boots. Walk on it too late and it keeps your mistakes.',
        'A floor finished at two in the morning has its first paw print by three.',
      ],
      gentle: 'Flatness is what the finish gets judged on. If a floor of yours had a tolerance to meet, the figure is worth more than the machine.',
    },
    {
      says: 'concrete pump|line pump|concrete pumping|boom pump',
      brutal: [
        'A concrete pump will do forty metres in a straight line, and blocks at thirty-nine.',
        'The pump is ready, the gang is ready, and the wagon is on the ring road.',
      ],
      gentle: 'Concrete gangs get hired for the big days. Name your largest pour and how long it ran, and the rest explains itself.',
    },
    {
      says: 'pointing|raking out|tuck pointing|tuckpointing|lime pointing|flush pointing',
      near: 'brick|brickwork|mortar|wall|chimney|stone|raking|lime|joint',
      not: 'paving|patio|slab|flagstone|pipe|tile|tiling|tiler|ridge|roof',
      brutal: [
        "You can point a gable for a week, and the street still asks when you're starting.",
        'Good pointing looks as if nobody was there. Bad pointing looks like icing.',
      ],
      gentle: 'Owners of old houses have paid for the wrong mortar once already. Name the mix you used and the period of wall, and this line finds them.',
    },
    {
      says: 'chimney|chimney stack|chimney rebuild|chimney repair',
      not: 'steel|industrial|power station',
      around:
        'roof|roofs|roofing|roofer|brick|bricklayer|bricklaying|brickwork|house|houses|home|flashing|chimney pot|tile|slate|masonry|property|properties|flaunching|leadwork|repointing|stonemason',
      brutal: ['Every chimney is straight until somebody puts a level on it.', 'A chimney comes down brick by brick. The nest comes down all at once.'],
      gentle: 'Chimney work is brick, lead, height and access on one job. Say which of the four were yours.',
    },
    {
      says: 'boundary wall|garden wall',
      brutal: [
        'A boundary wall has two sides, two owners, and three opinions on where it was.',
        "“It's just a garden wall.” There's a tree in it, and a meter.",
      ],
      gentle: "Length, height, and what it's holding back. Add a wall that retains something is a different trade from one that just, if you have one.",
    },
    {
      says: 'brick arch|brick arches|segmental arch',
      brutal: [
        'Taking the former out from under a new arch is the longest ten seconds in bricklaying.',
        'An arch stands up because every brick in it is trying to fall down.',
      ],
      gentle: "Few people are asked to do {it}. Say where one can be seen, and you've answered the question about standard.",
    },
    {
      says: 'wall tie|damp proof course|dpc|cavity tray|weep hole|cavity closer',
      not: 'injection|injected|injecting|chemical|cream|timber treatment',
      around: 'brick|bricklayer|bricklaying|brickwork|cavity|block|blockwork|wall|walls|masonry|mortar|lintel|house|houses|plot|extension|trowel',
      brutal: [
        'Anything built into a wall gets looked at once by the inspector, and for ever after by the damp.',
        "A cavity is meant to be clear. It's where dropped mortar goes to retire.",
      ],
      gentle: "What's inside the cavity is what a warranty inspector photographs. If yours passed first time, that belongs beside it.",
    },
    {
      says: 'hod|hod carrier|hod carrying|hoddie',
      brutal: [
        'A hod carrier knows the rungs of a ladder the way other people know their PIN.',
        'The hod holds a dozen bricks, and is always wanted one lift higher.',
      ],
      gentle:
        'A gang leader reads a whole day from two numbers: bricklayers kept going, and lifts. With both beside it, hod carrying becomes a record of pace.',
    },
    {
      says: 'facing brick|facework|face brickwork',
      brutal: [
        "On facework you stand back, squint and say nothing. That's the compliment.",
        'Facing bricks get mixed from three packs so the colour blends. The fourth pack is orange.',
      ],
      gentle: "Facework is a separate rate because it's a separate eye. Put it ahead of blockwork, with the bond you're happiest in.",
    },
    {
      says: 'ridge tile|dry ridge|hip tile|dry verge|ridge capping',
      brutal: [
        'A loose ridge tile is found by the wind, and then by the car.',
        'From up at the ridge you can see every other roof in the village that needs doing.',
      ],
      gentle: 'Wet or dry ridge, plus the make of tile, is one extra word. It tells a roofing firm that your hand is current.',
    },
    {
      says: 'lead flashing|flashing|lead valley|code 4 lead|lead welding|step flashing',
      not: 'window|siding',
      around: 'roof|roofs|roofing|roofer|chimney|leadwork|slate|tile|shingle|gutter|guttering|valley|felt|leak|dormer|ridge|metal roof',
      brutal: [
        "When a roof leaks, it's the flashing. When it isn't the flashing, it's the flashing higher up.",
        'Water can go uphill, sideways and round a corner. Flashing is how you find out.',
      ],
      gentle: 'Plenty of roofers sub the leadwork out. If you dress it or weld it yourself, that saves a firm a phone call, so lead with it.',
    },
    {
      says: 'shingle|asphalt shingle|tear-off|roof tear off|shingling',
      not: 'beach|path|driveway|gravel|pipe|bedding|drainage|drain|concrete|aggregate|soakaway|backfill|garden|track',
      brutal: [
        'Anything you carry up to a roof gets a pound heavier every rung.',
        'The magnet goes round the lawn twice. A tire finds the last nail.',
        'Tear-off day: the roof goes into the dumpster, the flower bed and the pool.',
      ],
      gentle: 'Squares a day and crew size is how a roofing contractor pictures you. If you ran the tear-off or the dry-in, say which.',
    },
    {
      says: 'fascia|soffit|guttering|downpipe|rainwater goods',
      not: 'shop front|shopfront|signage|sign',
      around:
        'roof|roofs|roofing|roofer|gutter|guttering|upvc|soffit|roofline|house|houses|home|tile|carpenter|carpentry|joiner|eaves|bargeboard|painter|decorator|property|properties',
      brutal: [
        'Behind every fascia are some starlings who had an arrangement with the last owner.',
        'Gutters run one way on the drawing. Water gets a vote too.',
      ],
      gentle:
        "Customers can't tell over-capping from full replacement, and good firms want somebody who insists on it. If you stripped back to the rafters, use that word.",
    },
    {
      says: 'ladder|roof ladder|extension ladder|ladder safety',
      not: 'career|property|corporate|cable|rope',
      brutal: [
        "Footing a ladder means studying somebody's boots from below and being told to hold it still.",
        'Every ladder ever bought is one rung short of comfortable.',
      ],
      gentle: "For anything above a gutter, firms want to know which access you're signed off on. Put the card next to the word.",
    },
    {
      says: 'cladding|rainscreen|composite panel|cladding installation|siding|vinyl siding|kingspan|composite cladding',
      not: 'stone|timber|rail|railway|sidings|track|pvc|hygienic|whiterock|bathroom|shower',
      brutal: [
        'Turn the corner of the building with a cladding panel, and you find out it was a sail.',
        "The first cladding panel goes on plumb. By the corner you've found out about the building.",
      ],
      gentle: 'Name the system, the height and what is behind it: on cladding those three are the first things anyone asks about.',
    },
    {
      says: 'safety harness|fall arrest|fall protection|full body harness|harness training',
      brutal: [
        "There's no dignified way into a harness, and the toilet is at ground level.",
        "The lanyard is exactly as long as it has to be. Whatever you need is a hand's width further.",
      ],
      gentle: 'Harness training counts for more with rescue training beside it, and few people list that. If you have both, print both.',
    },
    {
      says: 'torch-on|torch on felt|torch on|single ply',
      brutal: [
        'Flat roofing systems come with a twenty-year guarantee, and a look at the sky.',
        'A roll goes out to see, gets rolled back, and is bonded to nearly the same place.',
      ],
      gentle: "Flat roofing systems are guaranteed by installer. If a manufacturer approved you, name the make: it's why a firm would pick you.",
    },
    {
      says: 'grp roofing|grp|fibreglass roof|fibreglass roofing|grp roof',
      near: 'roof|roofing|roofer|felt|flat|fibreglass|resin|fascia',
      brutal: [
        'GRP sets in half an hour, with one leaf in it, for twenty-five years.',
        'Resin comes by the bucket, and stays liquid for as long as nobody rings you.',
      ],
      gentle: "Weather windows decide GRP. If you've kept a programme through a British autumn, say how many roofs that was.",
    },
    {
      says: 'skylight|velux|roof window|rooflight',
      brutal: [
        "Cut a hole in somebody's roof for a skylight, and look up. It's clouded over.",
        'The flashing kit for a Velux has thirty pieces and a leaflet with no words in it.',
      ],
      gentle: 'Structure, flashing and lining from one pair of hands is what the homeowner really pays for. If all three were yours, name all three.',
    },
    {
      says: 'storm damage|hail damage|insurance repair|storm restoration',
      near: 'roof|roofing|roofer|storm|hail|repair|tarp|property',
      around: 'roof|roofs|roofing|roofer|shingle|tile|slate|gutter|siding|hail|tarp|adjuster|reroof|re-roof|leak',
      brutal: [
        'After a storm every roof in the street is damaged, right up to where the other insurer starts.',
        'The adjuster sees six hail dents. From the same ladder, the roofer sees a roof.',
      ],
      gentle: "Working to an insurer's scope, with the evidence they need, is a skill of its own. If you wrote the report, say so.",
    },
    {
      says: 'k rend|k-rend|monocouche|silicone render|sand and cement render|pebbledash|external rendering|rendering|stucco|coloured render',
      not: '3d|visual|lumion|revit|sketchup',
      brutal: [
        "A coat of render is one wall, one batch, one go, and one cloud that wasn't in the forecast.",
        'Render covers a wall for decades. Then it comes off, and the wall has things to say.',
      ],
      gentle: "Rendering firms sort their calls by system, by hand or machine, and by who is approved by the maker. If you are, the maker's name goes first.",
    },
    {
      says: 'artex|textured ceiling|popcorn ceiling|artexing|textured coating',
      not: 'external|exterior|masonry|facade',
      brutal: [
        'Somebody once made that ceiling on purpose, got down off the ladder, and stood back.',
        'Before anybody flattens an old textured ceiling, a bit of it goes to a laboratory.',
      ],
      gentle: "Mention how you deal with testing before you touch it. With textured ceilings that's the question a careful customer asks.",
    },
    {
      says: 'coving|cornice|ceiling rose|fibrous plaster|plaster moulding|cornicing',
      not: 'pelmet|kitchen|plinth',
      brutal: [
        'Coving is made for corners of ninety degrees. It has yet to meet one.',
        'Cut one mitre of the coving the wrong way round and you own a very long ornament.',
      ],
      gentle: 'Matching an old run by hand is a small trade with few names in it. If you can run a mould, say that first.',
    },
    {
      says: 'dot and dab|dot & dab|board and skim|tape and joint|taping and jointing|tape and jointing|boarding and skimming',
      brutal: ['A boarded wall is solid until somebody hangs a television on the hollow bit.', 'Boards are square. Rooms have never been told.'],
      gentle: "Give metres a day and the level of finish, in one line. It's how a drylining or plastering gaffer compares people.",
    },
    {
      says: 'suspended ceiling|mf ceiling|grid ceiling|ceiling tile|drop ceiling|acoustic ceiling|ceiling grid',
      brutal: [
        'A suspended ceiling is perfect until the first electrician needs to get above it.',
        'Every ceiling tile is white until it has to be cut round a sprinkler.',
      ],
      gentle: 'Setting out decides whether the cuts look meant. If you set out the grid yourself, say for what size of floor.',
    },
    {
      says: 'metal stud|stud partition|partitioning|partition wall|stud and track|partition',
      not: 'disk|server|database|glass|glazed|toilet|shower',
      around:
        'stud|drylining|dry lining|dry liner|plasterboard|drywall|ceiling|fit out|fit-out|interior|office|gypsum|track|carpenter|carpentry|joiner|plasterer|insulation|board',
      brutal: [
        'A partition goes up in a day, and shows every client how small the meeting room really is.',
        'Once the partition is up, someone will walk along it and ask for the door to be over there.',
      ],
      gentle: "On partitions a contracts manager scans for two words: fire and acoustic. If you've built to a rating, print it with the maker's system.",
    },
    {
      says: 'making good|patch repair|patch plastering|drywall repair|patching holes',
      not: 'road|asphalt|tarmac|pothole|roof|concrete|carriageway|surfacing|felt',
      around:
        'plaster|plasterer|plastering|drywall|skim|wall|ceiling|paint|painter|painting|decorator|decorating|carpenter|joiner|kitchen|bathroom|refurbishment|maintenance|property|house|home|void|tenant|tiler|tiling',
      brutal: [
        '“Making good” is what every other trade writes at the bottom of its quote.',
        'Patching takes ten minutes. Making it look as if there was never a hole is the rest of the day.',
      ],
      gentle: "Insurers and landlords keep a number for the person who makes repairs disappear. If that's you, name one of them.",
    },
    {
      says: 'dust sheet|masking up|masking off|cutting in|drop cloth',
      not: 'kerb|ironwork|carpet|roof|tile|barrier|drain|pipe|landing|valley|window|spray booth',
      brutal: [
        'A dust sheet covers everything except where the drip went.',
        "Cutting in is one steady line between two colours, done while somebody asks if you're busy.",
      ],
      gentle: 'Protection is what people who live in the house remember. If a client wrote something nice about that, quote it.',
    },
    {
      says: 'sanding|surface preparation|surface prep|preparing surfaces|prepared surfaces|filling and sanding|wall preparation',
      near: 'paint|painting|painter|decorating|decorator|wall|walls|filling|filler|primer|undercoat|gloss|woodwork|varnish|ceiling|plaster',
      not: 'road|floor|blast|blasting|steel|tile|tiling|bridge|tank|hull|concrete|metal',
      brutal: ["Prep is most of the job. Customers see somebody who hasn't opened the tin yet.", 'Filler goes on, dries, shrinks, and asks for another go.'],
      gentle:
        'Good prep is why paint is still on the wall in six years. One surface you saved that others would have ripped out makes it a skill and no chore.',
    },
    {
      says: 'airless spray|airless sprayer|airless spraying|paint sprayer|hvlp|graco|spray painting',
      not: 'car|vehicle|body shop|bodyshop|steel|intumescent|bridge|structural|tank|marine|line marking|road|roof|insulation|waterproofing|fireproofing',
      around: 'paint|painter|painting|decorator|decorating|decoration|emulsion|gloss|wall|walls|ceiling|ceilings|primer|masking',
      brutal: [
        'Airless does a room in ten minutes. Masking the room took the morning.',
        'Overspray carries a surprisingly long way, and it can pick out a black car.',
      ],
      gentle: 'Spraying is what firms struggle to hire for. Rig, product, and the biggest area you masked and shot: all in this line.',
    },
    {
      says: 'magnolia|emulsion|white emulsion|matt emulsion',
      not: 'bitumen|tack|asphalt|tar|road|tarmac',
      brutal: [
        'Nobody has ever asked for magnolia, and half the country lives in it.',
        'There are forty whites on the chart, and the customer can tell two of them apart.',
      ],
      gentle: 'Rooms or units a week is the number behind this one. Letting agents and house builders both hire on it.',
    },
    {
      says: 'farrow & ball|farrow and ball|little greene|benjamin moore|designer paint',
      brutal: [
        'The colour has the name of a minor poet, and wants a third coat.',
        'Nine sample squares go up on the wall, and a household splits into parties.',
      ],
      gentle: "A paint maker's name tells people what class of house you work in. If the work came through a designer, name the designer.",
    },
    {
      says: 'touch up|touch-up|touching up|paint touch-up|touch up painting',
      not: 'grout|concrete|galvanised|galvanized|weld|steel',
      brutal: ['A touch-up is invisible, until the light comes in sideways at four.', 'Same tin, same brush, same wall, and it dries a shade off.'],
      gentle: "Touch-ups at handover are done under pressure and under lights. If the client signed with none left, that's the line.",
    },
    {
      says: 'masonry paint|exterior painting|external painting|exterior painter|exterior decorating|painting exteriors',
      brutal: [
        'Fresh paint on an outside wall can draw greenfly from three counties.',
        'Every old house has one window the last decorator painted shut, and one wasp behind it.',
      ],
      gentle: 'Access, weather and prep decide exteriors. Say how high and off what, tower, ladder or lift, and it reads like somebody who planned it.',
    },
    {
      says: 'mosaic|mosaic tile|mosaic tiling',
      brutal: ['A sheet of mosaic takes a minute to stick. Making it stop looking like a sheet takes the afternoon.', 'By area, a mosaic is largely grout.'],
      gentle: "A mosaic is where a tiler's setting-out shows. If a picture exists, a link says it faster than a sentence.",
    },
    {
      says: 'natural stone|marble|travertine',
      brutal: [
        'It sat inside a mountain for a million years. The corner comes off in the van.',
        'Natural stone comes in the colour on the sample and eleven others, all in one crate.',
      ],
      gentle: "Sealing, backing, adhesive: stone goes wrong in ways ceramic can't. Mention the one you've learned to prevent.",
    },
    {
      says: 'silicone|sealant|mastic|caulking|caulk|siliconing|sealing joints|mastic sealant',
      not: 'asphalt|render|roof|roofing|boiler|hull',
      brutal: [
        "Everyone thinks they can run a bead of silicone. It's on their fingers, the tap and the towel.",
        '“Do your best and caulk the rest” is the one poem every site knows by heart.',
      ],
      gentle: 'Mastic work is a trade with its own gangs and day rates. If you did it by the linear metre, print the metres.',
    },
    {
      says: 'tile cutter|wet saw|tile saw|wet cutter|tile cutting|cutting tiles',
      not: 'roof|roofing|slate|ridge|paver|paving|kerb|curb|brick|block|stone|concrete|slab',
      brutal: ['A wet saw cuts in one direction and rains in all the others.', 'The tile breaks on the last cut, the one that goes round the toilet.'],
      gentle: 'Mitred edges on porcelain are where cutting becomes craft. If you do those, say so, because most people buy trim.',
    },
    {
      says: 'tanking|waterproofing|waterproof membrane|basement waterproofing|wet room tanking',
      brutal: ['Water needs one pinhole, and has all winter to look for it.', 'Waterproofing is finished on a Friday, and marked years later by a stain.'],
      gentle: 'Most waterproofing guarantees depend on an approved pair of hands. Name the system and the approval together.',
    },
    {
      says: 'self levelling|self-levelling|levelling compound|self leveling|self-leveling|subfloor preparation|subfloor prep|latex screed',
      brutal: [
        'Self-levelling compound levels itself: under the door, into the hall, and down the stairs.',
        'You get about fifteen minutes with levelling compound, and four of them go on finding the spiked shoes.',
      ],
      gentle: 'Moisture readings before the pour separate floor people from floor owners. If you take and record them, put that in.',
    },
    {
      says: 'layher|haki|system scaffold|system scaffolding|kwikstage|ringlock',
      brutal: ['System scaffold is Meccano for people with a hammer.', 'It all slots together, apart from the one ledger that a lorry has straightened.'],
      gentle: "Scaffold firms hire by system, and the card says which ones you've been assessed on. List them by name, the rarest first.",
    },
    {
      says: 'scaffold inspection|scafftag|scaffold tag|inspecting scaffold|scaffold handover',
      brutal: [
        'A scaffold is inspected in the morning. By the afternoon the brick guards have started to wander.',
        "Every trade needs to move one board, just for a minute, on the scaffold that's just been signed.",
      ],
      gentle: "An inspection ticket means signing for other people's safety. It's worth more than the erecting grade on some jobs, so print both.",
    },
    {
      says: 'monoflex|debris netting|scaffold sheeting|temporary roof|tin hat|scaffold wrap',
      brutal: [
        "Sheet a scaffold and you've built a sailing ship with bricklayers on it.",
        'A temporary roof keeps the job dry and empties itself on the bus stop.',
      ],
      gentle: 'Sheeting changes the wind load, so somebody had to think. If the design or the ties were your call, say that.',
    },
    {
      says: 'dismantling scaffold|striking scaffold|dismantle scaffold|dismantling of scaffold|dismantling scaffolding|erecting and dismantling|erect and dismantle|erected and dismantled|erection and dismantling',
      near: 'scaffold|scaffolding|scaffolder|kwikstage|tube',
      brutal: [
        'The scaffold comes down, and behind it is a patch of wall that only a scaffold could have reached.',
        'Striking is twice as fast as erecting, and the pavement walks twice as wide.',
      ],
      gentle: 'Say what stood there: a street of houses, a stadium, a refinery. Add the structure.',
    },
    {
      says: 'trench|trenching|trench digging|digging trench|dug trench|excavation|hand digging|hand dig',
      not: 'archaeolog|archaeology|army|infantry|mine|mining|quarry|quarrying|opencast|open cast|bulk|tunnel|coal|earthworks',
      brutal: [
        'A trench is dug to the line, filled with rain, pumped out, and dug to the line.',
        '“Hand dig round services”, says the permit. “Clay”, says the spade.',
      ],
      gentle: "Depth and how it was supported: past waist height that's what makes a groundworker a safe pair of hands. Give both.",
    },
    {
      says: 'manhole|inspection chamber|gully|gullies',
      brutal: [
        'Lift any lid in the ground, and three passers-by come to look in.',
        'In the textbook water runs downhill. On site it needs one in eighty and a second look.',
      ],
      gentle: 'Levels are the whole skill here, of an invert or of a cover. If an inspector passed yours without a re-dig, write it.',
    },
    {
      says: 'nrswa|street works|streetworks|road reinstatement|highway reinstatement|footway reinstatement|trench reinstatement',
      brutal: [
        "A street gets dug up for water in March, gas in May and cable in July. They've all been told about each other.",
        'NRSWA: how to sign, light and guard a hole somebody else will open again next month.',
      ],
      gentle:
        'Street works tickets run out after five years, so the units and the expiry date belong right here. Supervisor, if you hold it, goes before operative.',
    },
    {
      says: 'tarmac|asphalt|tarmacking|tarmacadam|macadam|asphalt laying|rake hand|road surfacing|paving crew|blacktop|resurfacing',
      not: 'shingle|roof|roofing|mastic',
      brutal: [
        "The stuff arrives hot, and isn't interested in your break.",
        'The asphalt is still warm when a van from the water company slows down to look at it.',
      ],
      gentle: 'A surfacing gang has seats for screed, rake and roller. Name the one you fill best, and a foreman knows your place before ringing.',
    },
    {
      says: 'type 1 stone|type 1 sub base|type 1 sub-base|type 1 hardcore|type 1 aggregate|mot type 1|sub base|sub-base|subbase|hardcore|crushed stone',
      not: 'quarry|quarrying|crusher|crushing plant|asphalt plant',
      brutal: [
        "Stone is ordered by the tonne, and it's one barrow short or one lorry over.",
        'A sub-base is what everyone stands on and nobody has ever come to see.',
      ],
      gentle: 'Nobody sees a sub-base, so a tested one is the proof. If a plate test or a CBR passed on yours, it takes five words.',
    },
    {
      says: 'muck away|muckaway|spoil|spoil heap|grab lorry|muck shifting|muckshifting|soil removal',
      brutal: ['Muck doubles in size the moment it leaves the hole.', "The spoil heap is moved three times, and each time it's finally in the right place."],
      gentle: "Muck costs more to get rid of than to dig. If you kept some on site or cut the number of loads, there's your figure.",
    },
    {
      says: 'piling|piling mat|pile cropping|sheet piling|piling rig|cfa piling|bored pile|driven pile|pile driving',
      brutal: ['Piling is quiet on the drawing.', 'Everything a piling rig builds is out of sight by the evening, apart from the mud.'],
      gentle: 'Give method, diameter and depth, in that order. Piling contractors read it like a shoe size and know if you fit.',
    },
    {
      says: 'bulldozer|dozer|motor grader|grader|earthmoving|earth moving|bulk earthworks|cut and fill',
      brutal: [
        'Earthworks: a hill from over there, put over here, and measured by a drone.',
        'A grader driver can feel ten millimetres through the seat of the cab.',
      ],
      gentle: "On earthworks it's the finish that decides the rate. Rough or final trim, by eye or by screen: say which you're trusted with.",
    },
    {
      says: 'backhoe|jcb 3cx|3cx|backhoe loader',
      brutal: [
        'A backhoe digs at one end, loads at the other, and holds up the traffic in between.',
        "A backhoe is never the best machine for the job, and it's always the one that's there.",
      ],
      gentle: "Hours on the seat is how plant people measure one another. Give yours for the machine you'd choose, with the card category.",
    },
    {
      says: 'skid steer|skid-steer|bobcat|skidsteer',
      brutal: ['A skid steer turns on the spot, and the lawn remembers every time.', "There's no steering wheel in a skid steer. For the first hour it shows."],
      gentle: "Tight sites and quick attachment changes are what a skid steer gets hired for. Name the narrowest place you've got one into.",
    },
    {
      says: 'machine control|gps machine control|grade control|gps guidance|gps dozer|gps excavator',
      brutal: [
        'Machine control knows the level to twenty millimetres, until you park under a tree.',
        'Machine control did away with setting-out pegs. They still turn up, under the tracks.',
      ],
      gentle: "Drivers who can load a model and spot when it's wrong are booked months ahead. If you do more than follow the screen, say so.",
    },
    {
      says: 'greasing|grease point|pre-use check|pre-start check|daily plant check|plant checks|daily machine check|pre-use inspection',
      near: 'plant|machine|excavator|digger|dumper|vehicle|telehandler|crane|oil|roller|grease|greasing|dozer|loader|machinery',
      brutal: [
        'A pre-start check is a rag, a torch, and one grease nipple you can only reach from underneath.',
        'The check sheet has a box for the horn. Everyone within half a mile knows that box gets ticked.',
      ],
      gentle: 'Plant managers never forget the driver who rang before it broke. If a check of yours caught a hose, a pin or a leak in time, name the part.',
    },
    {
      says: 'tilting bucket|tiltrotator|quick hitch|quick coupler|ditching bucket|grading bucket|breaker attachment',
      brutal: [
        "The bucket you need is across the site, behind the one you've just put down.",
        'A tiltrotator does everything a wrist does, for the price of a kitchen.',
      ],
      gentle: 'Attachments are a ticket of their own on more and more sites. Name the ones you change and use without a banksman hovering.',
    },
    {
      says: 'dump truck|articulated dump truck|adt|haul road|dumptruck',
      brutal: [
        'From the cab of a dump truck everything else on site looks like a toy somebody left out.',
        'Haul road rules: the loaded one has right of way, and so does anything bigger than you.',
      ],
      gentle: 'Tonnes a shift and whose tonnes they were. A quarry or earthworks boss has a target in mind, and likes to see one on paper.',
    },
    {
      says: 'mobile crane|crawler crane|all terrain crane|lorry loader|hiab operator|hiab',
      brutal: [
        "Put up a crane, and it's watched by people who've never looked up at anything else on site.",
        'Before the crane lifts there are mats, pads, a plan, and somebody filming from the window opposite.',
      ],
      gentle: 'Contract lift or hire is the line that lifting people draw. Which side you worked on, with the tonnage, shows how much of the plan was yours.',
    },
    {
      says: 'lifting plan|lift plan|load chart|critical lift|tandem lift|appointed person',
      brutal: [
        'The lift plan says what it weighs. Then the hook says what it weighs.',
        'Every load chart is exact, laminated, and one counterweight away from the crane in front of you.',
      ],
      gentle: 'Writing, checking and working to a lift plan are three jobs at three rates. The exact verb, with the heaviest load beside it, sets yours.',
    },
    {
      says: 'two-way radio|hand signal|radio communication|radio contact|walkie talkie|walkie-talkie',
      near: 'crane|lift|lifting|lifts|slinger|banksman|load|loads|hoist|signaller|tower',
      brutal: [
        "“Down a bit” comes over the radio as a hiss, a cough and somebody's lunch order.",
        'Crane signals are a language of about a dozen words, and one of them everybody knew already.',
      ],
      gentle: "Lifts out of sight need a calm voice. If you've talked one down by radio alone, that's worth a clause.",
    },
    {
      says: 'shackle|lifting accessory|lifting accessories|chain sling|lifting chain|lifting gear|rigging|rigger',
      brutal: [
        'Everything that lifts has a tag with a date on it. The tag is under the paint.',
        'Riggers can tell you the weight of anything you point at, including your car.',
      ],
      gentle: 'Working out slings and angles yourself is the part that gets paid. Say what the heaviest awkward load was, and why it was awkward.',
    },
    {
      says: 'ironworker|iron worker|bolting up|bolt-up|podger|spud wrench|raising gang|connector',
      near: 'steel|beam|column|iron|bolt|frame|crane',
      not: 'rebar|reinforcing|reinforcement|rodbuster|ornamental|tying',
      brutal: [
        "The last bolt hole never lines up. That's why the wrench has a pointed end.",
        "Steel goes up in a week with the whole town watching. Then it's boarded over for a century.",
      ],
      gentle: 'Storeys and tonnes per week is what erectors are compared on. If the frame came in plumb first time, that goes next to it.',
    },
    {
      says: 'rsj|knock through|knock-through|load bearing wall|load-bearing wall|acrow|acrow prop|structural opening',
      brutal: ['“Is it load-bearing?” is generally asked after the first hole.', "Four props and a plank: for one afternoon, that's the house."],
      gentle: "Propping somebody's bedroom takes nerve and sums. If an engineer's design was followed and signed off, mention the sign-off.",
    },
    {
      says: 'precast|precast concrete|precast stair|hollowcore|beam and block|block and beam|precast panel',
      brutal: [
        'Precast comes finished, numbered, and in the order that suited the factory.',
        'A precast unit fits to the millimetre, in the building it was drawn for.',
      ],
      gentle: 'Give units landed a day, and the weight of the biggest. Precast is a crane clock, and those figures show you can keep up with it.',
    },
    {
      says: 'staircase|stair installation|balustrade|handrail|newel|spindle|stair part',
      not: 'scaffold|guard|edge protection|toe board|scaffolding|paint|painted|painting|stain|staining|varnish|varnishing|sanding|sanded',
      brutal: [
        'Fit a clean new staircase, and every trade on site has a reason to be upstairs.',
        "Spindles are spaced so that a ball won't go through. Somewhere there's an inspector with the ball.",
      ],
      gentle: "Cut-string, winders, oak and glass: each is a step up. Name the most awkward flight you've fitted and who can walk on it today.",
    },
    {
      says: 'mitre saw|miter saw|chop saw|table saw|circular saw|track saw|skilsaw|festool',
      not: 'steel|metal|rail|pipe',
      brutal: ['A chop saw cuts a perfect forty-five. Then you meet the wall.', "Ask anyone what their saw cost. They'll tell you how straight it cuts."],
      gentle: 'A true cut for the whole gang is a responsibility. If you were the one who set up the saw for others, claim it, with the make.',
    },
    {
      says: 'nail gun|nailer|paslode|framing nailer|brad nailer',
      brutal: [
        'A nail gun does three a second, and jams on the last one of the day.',
        "The gun is ready, the board is held, and there's one nail left in the magazine.",
      ],
      gentle: 'Framing speed is what a nail gun is for. Name the number: houses, floors or sheets a day.',
    },
    {
      says: 'ironmongery|door furniture|door handle|door closer|door hardware|mortice lock',
      brutal: [
        'Ironmongery for ninety doors comes in one box, and every bag has been opened by someone who needed a screw.',
        'Left hand or right hand depends which side of the door the architect was standing on.',
      ],
      gentle: 'Fire-rated doors are won or lost on the ironmongery. If yours passed a door inspection, a contractor wants to see that word.',
    },
    {
      says: 'fencing|fence panel|fence post|closeboard fencing|fence installation|fence building',
      not: 'sword|fencing club|foil|epee|temporary|security|heras|highway|palisade|motorway|site|barrier|pedestrian|safety fencing|crash|crowd',
      brutal: [
        'A fence is paid for by one neighbour and reviewed by both.',
        'Twenty-three post holes go in like butter. The twenty-fourth is a rock the size of the van.',
      ],
      gentle: 'Give metres a day, in what ground, with concrete or without: landscapers and councils both price a fencer on that.',
    },
    {
      says: 'timber decking|composite decking|decking|pergola|garden room',
      not: 'metal decking|scaffold|bridge|steel|metal|concrete|formwork|roof|floor|flooring|plywood|staging',
      brutal: ['Decking is laid in sunshine, and goes green in secret.', "It's built for long summer evenings. By spring it's where the bikes live."],
      gentle: "Outdoor joinery has to survive its second winter. If you've been back to look at yours, say what you'd see there.",
    },
    {
      says: 'cabinet making|cabinetmaking|cabinet maker|cabinetry|millwork|trim carpentry|finish carpentry|finish carpenter|cabinet installation|bespoke joinery|bespoke furniture|built-in wardrobe|fitted wardrobe',
      brutal: [
        'The cabinet is square. The alcove was built by eye.',
        'Bespoke means it fits exactly one place in the world, and that place has a radiator in it.',
      ],
      gentle:
        'Shop-made or site-fitted, sprayed or oiled: joinery firms want to know which. Add one link to a picture, with the name of the wood, if you have one.',
    },
    {
      says: 'punch list|punchlist|punch-list|punch item',
      brutal: [
        'A punch list is everything that looked fine until somebody was paid to look.',
        'Item one on the punch list is a door. It has been a door since the pyramids.',
      ],
      gentle: 'Builders live for the day the list is empty. If you closed yours ahead of the walk-through, give the number and the days.',
    },
    {
      says: "worktop|countertop|granite worktop|quartz worktop|laminate worktop|worktop jig|mason's mitre",
      brutal: ['You get one go at the sink cut-out.', 'The worktop is three metres long. The hall has a corner in it.'],
      gentle: 'Solid surface, stone or laminate: each needs different nerves. Say which you template and cut yourself.',
    },
    {
      says: 'howdens|wren kitchens|magnet kitchens|flat pack kitchen|flat-pack kitchen|kitchen unit|wall unit|base unit|wall and base units',
      brutal: [
        "The units go in level. It's the first time that room has seen level.",
        "A kitchen comes in ninety boxes. What's missing is a hinge, and it's the corner one.",
      ],
      gentle:
        'A showroom picks its fitters on two figures: days per kitchen, and remedial visits per ten. If yours are good, nothing else needs to stand here.',
    },
    {
      says: 'integrated appliance|appliance installation|appliance fitting|fitting appliances|cooker hood|installing appliances',
      brutal: [
        'An integrated dishwasher opens all the way, provided nobody needs a drawer.',
        'The door kit for an integrated fridge comes with a leaflet in nineteen languages and one drawing of a hand.',
      ],
      gentle: "If you're signed off for the gas or the electrics as well, it turns two visits into one. That's the phrase to add.",
    },
    {
      says: 'toughened glass|glass balustrade|glass panel|sealed unit|double glazed unit|glass installation|frameless glass|structural glass|laminated glass|plate glass',
      brutal: ["Glass gets measured three times, because you can't plane a bit off.", 'Everyone on site helps carry the glass, in the sense of advice.'],
      gentle: "Glazing managers judge by the biggest pane and how it got up there. If you've hung one by crane or suction lifter, print its size.",
    },
    {
      says: 'curtain wall|curtain walling|storefront|unitised|unitized|facade|façade',
      not: 'scaffold|scaffolding|render|paint|cleaning|restoration|retention|brick|stone|brickwork|stonework|heritage|repair|clean|washing|fascia',
      around: 'glazing|glazier|glazed|glass|curtain wall|aluminium|aluminum|storefront|unitised|unitized|cladding|panel|bracket|mullion|window',
      brutal: [
        'The architect wants the facade to disappear. The window cleaner would like to know where to stand.',
        'Curtain walling is a wall that holds up nothing and gets all the pictures taken of it.',
      ],
      gentle: 'System name and storey height go first, then whether you set the brackets. Facade gangs are built round whoever can do those.',
    },
    {
      says: 'bifold|bi-fold|bifold door|bi-fold door|sliding door|patio door',
      not: 'wardrobe|automatic|commercial|shop|train|hospital|elevator|lift',
      brutal: [
        'Big glass doors open the whole house to the garden, and every wasp in it.',
        'The threshold is flush, says the brochure. So the rain walks straight in.',
      ],
      gentle: 'Big doors are all about the threshold and the level. If yours needed no call-back to adjust, count them and say it.',
    },
    {
      says: 'conservatory|conservatories|orangery|sunroom',
      brutal: [
        'A conservatory is too hot in July, too cold in January, and where the exercise bike lives.',
        'A conservatory leaks where it meets the house. The house was never asked.',
      ],
      gentle: 'Conservatory firms send out two people and need four trades. If base, frame, glass and roof were all yours, list them as four.',
    },
    {
      says: 'boarding up|board up|board-up|emergency glazing|broken window|glass replacement|reglazing|re-glazing|window repair',
      not: 'ceiling|plaster|plastering|drylining|stud',
      brutal: [
        "A broken window is always the one size that isn't on the van.",
        "Glass goes in a second. The same glass again is a phone call to somebody who's never heard of it.",
      ],
      gentle: 'Emergency work has one figure that everybody understands: the time from call to secure. If your firm logged it, quote your usual one.',
    },
    {
      says: 'glass lifter|suction cup|vacuum lifter|suction lifter|glazing robot',
      brutal: [
        'Half a tonne of glass, held up by suction and by people not talking.',
        'The vacuum gauge is the only dial on a building site that everyone reads.',
      ],
      gentle: 'Say the weight and the reach, and whether you held the ticket. Mention mechanical handling, if you did it.',
    },
    {
      says: 'coordinating trades|coordination of trades|scheduling trades|managing trades|other trades|sequencing trades|trade coordination|coordinating subcontractors',
      in: 'work',
      brutal: [
        '“Other trades” are the reason for everything, in every van on every site.',
        "Three trades are booked into one room for the same morning, and it's a cupboard.",
      ],
      gentle: 'Getting trades to overlap without a row is what a foreman is for. Two of them that you got through one tight space make this line concrete.',
    },
    {
      says: 'plant hire|hired plant|off hire|off-hire|hire equipment|tool hire|equipment rental',
      brutal: [
        'Off-hire is one phone call. Forget it, and the compressor lives with you till spring.',
        'The hire depot wants it back clean. It came with the last job still on it.',
      ],
      gentle: 'Hire that stops on time is money anyone can count. If the weekly plant bill fell while you watched it, both figures deserve a place.',
    },
    {
      says: 'nhbc|labc|nhbc inspection|building inspector|building control inspection|pre-plaster inspection|city inspector|code inspection',
      brutal: [
        'A building inspector puts one finger straight on the thing that was going to be done this afternoon.',
        'Inspectors carry a torch, a mirror and a pause.',
      ],
      gentle: 'Pass first time, stage by stage, is a record someone keeps. If yours is good, it fits in a bracket.',
    },
    {
      says: 'occupied property|occupied properties|occupied homes|tenanted properties|resident liaison|liaising with residents|tenant liaison|customers homes',
      brutal: [
        'Everybody got the letter saying when work starts. Everybody is in the shower.',
        "In an occupied house there's one toilet, two cats, and a door that has to stay shut.",
      ],
      gentle: "People will forgive dust before they forgive silence. If you were the one who knocked and explained, that's a selling point.",
    },
    {
      says: 'inclement weather|all weathers|all weather|adverse weather|weather conditions|extreme weather|all weather conditions',
      in: 'work',
      brutal: [
        'Site weather comes in two sorts: too wet to pour and too hot to lay.',
        'Rain stops play in cricket. On a building site it starts a discussion.',
      ],
      gentle: "Weather is everybody's excuse, so a plan for it stands out. If you kept a gang earning indoors on wet days, name the work you brought forward.",
    },
    {
      says: 'heavy lifting|lifting heavy|heavy materials|physically demanding|manual labour|manual labor|carrying materials|carried materials|moving materials|heavy objects',
      in: 'work',
      brutal: [
        'Materials are always delivered to the door furthest from the work.',
        "Twenty-five kilos, says the bag. By the third floor you know it's lying.",
      ],
      gentle: 'The best labourers carry less, because they think about where the load gets dropped. If you sorted that out, tell it.',
    },
    {
      says: 'shopfitting|shop fitting|fit out|fit-out|shop fitter|commercial fit out|office fit out|retail fit out|shopfitter|tenant improvement',
      not: 'ship|vessel|yacht|cruise|van|vehicle',
      brutal: ["A fit-out has one date that can't move, and it's printed on the invitations.", "The night before opening there's a joiner behind every door."],
      gentle: "Give brand, square metres, nights: that's a fit-out in three words. Add that the doors opened on the day, if they did.",
    },
    {
      says: 'single storey extension|house extension|kitchen extension|rear extension|side extension|two storey extension|double storey extension|home extension',
      brutal: [
        'An extension is a hole in the back of a house, with someone making toast on the other side of it.',
        "Every extension is nearly done. They're all waiting for the one window.",
      ],
      gentle:
        'An extension seen from foundations to paint shows you understand more than your own trade. If only one stage was yours, name it, and it still sells.',
    },
    {
      says: 'face fit|face-fit|face fit tested|rpe|dust suppression|dust extraction|m-class|silica dust|respirator',
      brutal: [
        'A face-fit test is a hood, a bitter spray, and reading out a paragraph about rainbows.',
        'A dust extractor is loud enough that nobody can complain about the dust.',
      ],
      gentle: 'Face-fit certificates belong to one mask each. Name the mask and the date, and the site can clear you before you arrive.',
    },
    {
      says: 'cis|cis registered|cis card|utr number|construction industry scheme',
      not: 'computer|information|education|countries',
      brutal: [
        'CIS takes twenty percent on the day and explains it in January.',
        "A UTR is a ten-digit number, and it's written on the back of something in the van.",
      ],
      gentle: 'Being set up for CIS means a contractor can start you on Monday. A short line with insurance and van beside it does the job.',
    },
    {
      says: 'underpinning|underpin|underpinned',
      near: 'house|foundation|property|concrete|building|wall|subsidence|structure|excavat|groundwork',
      brutal: [
        'Underpinning means digging out the ground from under a house, bay by bay, in an order nobody dares to swap.',
        'A house can stand for a century on not very much. Then somebody looks underneath.',
      ],
      gentle: 'Underpinning is trusted to few. Add the method, be it mass concrete, beam or mini-pile, and the depth.',
    },
    {
      says: 'day release|apprentice bricklayer|apprentice carpenter|apprentice joiner|apprentice plasterer|apprentice roofer|improver|mentoring apprentices|training apprentices|supervising apprentices|mentored apprentices',
      brutal: [
        "Every apprentice has once been sent to the merchant's for a long stand.",
        'The training centre says do it one way. The site says do it before ten.',
      ],
      gentle:
        "An apprenticeship has two names on it, the one who learned and the one who taught. Whichever you were, name the other's trade and what came of it.",
    },
    {
      says: 'soundproofing|sound insulation|acoustic insulation|sound testing|acoustic wall',
      brutal: [
        'A sound test is done in an empty flat, by somebody with a loudspeaker and no shame.',
        "Acoustic insulation can do a lot about the neighbours, and nothing about the plasterer's radio.",
      ],
      gentle: 'Passing the sound test first time saves a developer weeks. If your walls and floors did, it beats any product name.',
    },
    {
      says: 'fire stopping|firestopping|fire-stopping|intumescent|fire collar|passive fire protection|penetration seal',
      not: 'paint|painting|coating|steel|spray|spraying|sprayed',
      brutal: [
        'Every hole is sealed, labelled and recorded. Then the data cabling arrives.',
        'Pink foam has been called fire stopping by a lot of people, none of whom did fire stopping.',
      ],
      gentle: 'Third-party accreditation is everything in this corner of the trade. Scheme, grade and number of seals signed off: print all three.',
    },
    {
      says: 'backfill|backfilling|backfilled',
      brutal: [
        "Everything that came out of the hole goes back in, and there's always some left over.",
        'The trench is backfilled, levelled and swept. Then somebody asks who has the tape measure.',
      ],
      gentle: 'Layers, compaction, warning tape: a clerk of works looks at all of it. If a test was taken on yours, say which.',
    },
  ],
  'pipes-and-wires': [
    {
      says: 'back box|socket outlet|faceplate|receptacle|outlets and switches|sockets and switches|switches and sockets|plug socket|power outlet|light switch',
      brutal: [
        'A new socket goes exactly where they pointed. The next thing through the door is furniture.',
        'Faceplate screws all line up vertically. One trade in the world has noticed.',
      ],
      gentle: 'Neatness is the part of electrical work a customer can see. If you were sent to the show homes or the fussy clients, say so.',
    },
    {
      says: 'chasing walls|wall chaser|wall chasing|chasing out|chased walls|chasing',
      near: 'wall|cable|socket|wiring|rewire|plaster|brick|sds|dust',
      brutal: [
        'Chasing one wall makes dust for four houses.',
        "Cables run straight up from the socket, so that everybody knows where not to drill. That's where the picture goes.",
      ],
      gentle: "Dust is what a homeowner talks about afterwards. Chaser with extraction, sheets up, left clean: if that's how you work, put it in.",
    },
    {
      says: 'downlight|downlighter|led lighting|light fitting|lighting installation|led upgrade|luminaire|lighting upgrade|led retrofit',
      not: 'street|highway|road|column|stadium|runway',
      brutal: [
        "The lights are marked out in a perfect row, and there's something structural above the best one.",
        "Fifty thousand hours, says the box. The driver inside hasn't read the box.",
      ],
      gentle: 'Lighting jobs have a number waiting for them: fittings changed, or power saved. A facilities manager will ask for the second.',
    },
    {
      says: 'emt|emt conduit|conduit bending|bending conduit|galvanised conduit|galvanized conduit|rigid conduit|conduit',
      not: 'between|communication|act as|acted as|underground|buried|trench|fibre|fiber|hdpe|duct|ducting',
      brutal: ["Bend conduit once and it's a bend. Bend it twice and it's a shape.", 'The offset came out perfect, for the wall on the other side.'],
      gentle: 'Bending by hand is a dying skill that good contractors look for. Name a plant room or a ceiling where yours is on show.',
    },
    {
      says: 'pulling cable|cable pulling|pulled cable|pulling wire|pulled wire|wire pulling|pull wire|running cable|fish tape|cable pull',
      brutal: [
        "Cable pulling takes two people: one to pull, and one to shout that it's stuck.",
        'It goes in like a dream for ninety metres, and stops at the last bend.',
      ],
      gentle: 'Size of cable and length of run turn pulling into heavy engineering. Add your longest, with the route it took.',
    },
    {
      says: 'motor control|motor control centre|motor control center|panel building|panel wiring|panel builder|control panel|control wiring',
      not: 'fire alarm|intruder|solar',
      brutal: [
        'In a good panel every wire is numbered. In the old one every wire is pink.',
        "Inside the panel door there's a drawing in a plastic pocket. It's of a nearby panel.",
      ],
      gentle: 'Building, modifying and fault-finding in panels are three jobs. An integrator pays most for the one you do alone, so put that verb first.',
    },
    {
      says: 'national electrical code|national electric code|nfpa 70|nec code|nec compliance|nfpa 70e',
      brutal: [
        'The Code gets a new edition every three years, so the argument in the truck stays fresh.',
        'Everybody quotes the Code from memory. The book is under the seat with the receipts.',
      ],
      gentle: 'Put the edition year after the Code. States adopt at different speeds, and an inspector-minded employer notices you know which.',
    },
    {
      says: 'journeyman|journeyman electrician|journeyman plumber|master electrician|master plumber|journeyman license',
      brutal: [
        "All those hours logged, and now you're the one who sends somebody else for it.",
        'The card is thousands of hours of holding the other end, folded small enough for a wallet.',
      ],
      gentle: 'State, number and expiry right beside the title. A contractor can check a license in a minute, and likes being able to.',
    },
    {
      says: 'crawl space|crawlspace|attic|loft space|underfloor void|under floor void',
      brutal: [
        'A crawl space contains a pipe, a spider, and whatever the last plumber dropped.',
        'An attic is at its hottest on the day the air conditioning fails.',
      ],
      gentle: 'Tight, hot places sort out the people who come back. If you finished one that others had quoted around, one clause on it beats a list.',
    },
    {
      says: 'bonding|earthing|earth bonding|main bonding|equipotential bonding|earth rod|grounding and bonding|grounding',
      not: 'team|company|adhesive|relationship|dsl|broadband|channel|link|vdsl',
      brutal: [
        'An earth bond is a wire nobody sees, to a place nobody looks, for a day nobody wants.',
        'Earthing is the one part of the installation that everybody hopes has nothing to do.',
      ],
      gentle: 'Finding it missing is common, and explaining it to the owner is the skill. If you test and certify it as well, add that.',
    },
    {
      says: 'rcd|rcbo|gfci|afci|circuit breaker|nuisance tripping|rcd tripping',
      not: 'hv|high voltage|11kv|switchgear|substation|sf6|acb|vcb|mccb|industrial|protection relay|motor control',
      around:
        'domestic|residential|house|houses|home|homes|customer|homeowner|consumer unit|landlord|tenant|socket|rewire|rewiring|kitchen|shower|gfci|afci|rcd|rcbo|tripping|panel upgrade|apartment|property|properties|receptacle|light fixture',
      brutal: [
        'It trips at three in the morning, and behaves beautifully for a meter.',
        "In the end it's the kettle, the garden lights or the hot tub. It's usually the hot tub.",
        "The breaker marked “kitchen” turns off the bathroom and somebody's Zoom call.",
      ],
      gentle: 'Tracing an intermittent trip takes method, and shows it. Tell one: the symptom, what everyone blamed, what it really was.',
    },
    {
      says: 'temporary power|temporary supply|temporary electrics|site electrics|temporary lighting',
      not: 'event|festival|film',
      brutal: ['Nothing on a site lasts like the temporary electrics.', 'Festoon lighting goes up for six weeks. People have moved in under it.'],
      gentle: 'Temporary supplies get inspected every few months, and somebody signs. If it was you, give the size of the site.',
    },
    {
      says: 'backup generator|standby generator|standby power|emergency generator|diesel generator',
      not: 'lead generator|report generator|code|steam generator|wind',
      brutal: [
        'A standby generator is tested every month, and needed once, on some other day.',
        'For the test run the generator starts first time, in front of everyone, with no load on it.',
      ],
      gentle: "kVA, make, and whether you've been there for a real outage. That last one is a short story worth two lines.",
    },
    {
      says: 'access control|door entry|intercom|video entry|door entry system|paxton',
      not: 'network|firewall|wlan',
      brutal: [
        'Access control is a reader, a controller, a server, and a wedge holding the door.',
        'A door panel has a button for every flat. The delivery driver has pressed them all.',
      ],
      gentle: 'Security firms hire by platform, so the software comes before the lock. Name it, and if you ran several sites on it, add the doors.',
    },
    {
      says: 'bms|building management system|building automation|building automation system|trend controls|tridium|niagara|bacnet',
      not: 'battery',
      brutal: [
        'The BMS shows every valve in green. Downstairs one of them is in hand, with a cable tie on it.',
        'A BMS can raise nine hundred alarms, and they all go to an inbox.',
      ],
      gentle: "Writing the strategy or working from the graphics: in controls that is the pay line. If you've written any, the word strategy belongs here.",
    },
    {
      says: 'radiator|trv|power flush|powerflush|power flushing|balancing radiators|bleeding radiators|radiator valve',
      not: 'engine|generator|vehicle|transformer|turbine|truck',
      brutal: [
        'Whatever comes out of a radiator at a power flush could be served as stout.',
        'Balancing radiators: an hour on your knees with a little key, so the box room stops being the tropics.',
      ],
      gentle: 'Before and after temperatures make this line. Add cold rooms that got warm.',
    },
    {
      says: 'cistern|toilet repair|toilet installation|fill valve|flush valve|toilet replacement|ballcock|wc',
      brutal: [
        'A toilet can hold its nerve for years, and then a houseful comes for the weekend.',
        'Under every cistern is an isolating valve, so it can be turned off. It has other plans.',
      ],
      gentle: 'Sanitaryware in volume is a trade by itself: hotels, towers, stadiums. If you did runs of them, print the count.',
    },
    {
      says: 'dripping tap|tap repair|faucet|tap washer|mixer tap|leaking tap|tap replacement|faucet repair|faucet replacement',
      brutal: [
        '“It only needs a washer” is the second dearest sentence in plumbing. First is “I had a go at it myself”.',
        "Undo a forty-year tap and you'll meet the forty-year pipe.",
      ],
      gentle: "Small jobs build the phone book. Repeat customers, or the streets where everyone has your number: that's the figure here.",
    },
    {
      says: 'brazing|press fit|pressfit|propress|press fitting|solvent weld|soldered joint|sweating pipe|crimping pipe',
      brutal: [
        'Press fittings took the flame out of plumbing, and a third of the language.',
        "Whatever you join pipe with, there's somebody in the van who preferred it the other way.",
      ],
      gentle: 'Makers honour the warranty if the fitter was trained by them. Every press or joint system you hold a card for is worth naming, with its year.',
    },
    {
      says: 'copper repipe|repipe|whole house repipe|repiping',
      brutal: [
        'On a repipe the walls get opened by a plumber and forgiven by a drywaller.',
        'Behind the first access hole in any repipe is the work of at least three decades, all joined together.',
      ],
      gentle: 'Houses repiped and days without water, per house. The second number is what the homeowner tells the street.',
    },
    {
      says: 'sewer line|main line stoppage|drain snake|root intrusion|sewer lateral|hydro jetting|hydro-jetting|sewer camera|drain cleaning',
      brutal: [
        'Tree roots can find one bad joint in forty metres of pipe. Somebody should put them on the payroll.',
        "The whole household gathers for the sewer camera. It's the best thing on.",
      ],
      gentle: "If you explained the video and sold the repair honestly, that's diagnosis and trust in one. Say how many became jobs.",
    },
    {
      says: 'water heater|tankless|tankless water heater|hot water heater|water heater installation',
      brutal: [
        'Water heaters retire on the morning the guests arrive.',
        "An old water heater weighs more than it did when it went in. It's been collecting the river.",
      ],
      gentle: 'Firms schedule a week on how long a swap takes. Add gas, electric or heat pump, with your usual hours from old unit out to hot water.',
    },
    {
      says: 'backflow|backflow prevention|backflow preventer|backflow testing',
      brutal: [
        'Backflow prevention exists because of garden hoses, and what people leave them in.',
        'A backflow test takes twenty minutes. Finding the backflow preventer takes the other hour.',
      ],
      gentle: "A backflow tester's card is renewable and checked by the water company. Number and date go straight after the word.",
    },
    {
      says: 'fire sprinkler|sprinkler head|sprinkler fitter|sprinkler pipework|sprinkler installation|sprinkler system',
      not: 'irrigation|lawn|garden|landscape',
      brutal: [
        "A sprinkler head is not a coat hook. There's a sign, and the sign has a story.",
        'Sprinkler pipe passes its test with nothing wrong. Then the ceiling fixers come in with ladders.',
      ],
      gentle: 'Give design standard, hazard class, heads installed. Sprinkler contractors are insured on exactly those words.',
    },
    {
      says: 'steam trap|steam boiler|steam system|high pressure steam|steam pipework|steam line|steam pipe',
      brutal: [
        "A steam leak whistles, and it's never the joint you're looking at.",
        "The way to look for a high-pressure steam leak is with a broom handle, at arm's length.",
      ],
      gentle: 'Pressure, tonnes an hour, and what it was for: a hospital, a brewery, a mill. Steam people are few, so be findable.',
    },
    {
      says: 'isometric|isometric drawing|pipe spool|spooling|spool drawing|iso drawing|spool',
      near: 'pipe|pipefitting|pipework|fabricat|weld|drawing|read|fitter|prefabricat|install',
      brutal: [
        'An isometric has every bend and every weld on it, and not the column the pipe goes through.',
        'Spools are made in the shop to the millimetre, and persuaded on site with a bar.',
      ],
      gentle: 'Working from isos without a chargehand is a grade up. If you field-measured or took off your own spools, say that.',
    },
    {
      says: 'flange|gasket|bolted joint|flange management|flange makeup',
      brutal: [
        'Every flange has one bolt that can only be reached by whoever designed it.',
        'A gasket costs less than a sandwich, and seven people are standing there because of it.',
      ],
      gentle: 'Joint integrity tickets such as MJI10 are what shutdown agencies search by. Put the code, then the date.',
    },
    {
      says: 'pressure test|pressure testing|pressure tested|hydro test|hydrotest|hydrostatic testing|hydrostatic test',
      brutal: ['A pressure test is an hour of watching a needle and believing in it.', 'It held all night. Then the client came to witness it.'],
      gentle: 'Zero leaks on a witnessed test is about the cleanest result pipework has. If an inspector stood beside you for one, name whose.',
    },
    {
      says: 'refrigerant|f-gas|f gas|refrigerant recovery|refrigerant leak|regas|freon|r410a|refrigerant charging|recharging',
      not: 'battery|batteries|ev charging|solar',
      brutal: [
        '“It just needs topping up” is how people avoid saying “leak”.',
        'Every few years the refrigerant gets banned, and the new one needs new gauges.',
      ],
      gentle: "Give category or type, number, and the biggest charge you've handled. It's law, so it's also the first filter a recruiter uses.",
    },
    {
      says: 'air handling unit|ahu|air handler|fan coil|fan coil unit|fcu|vav|vav box',
      brutal: [
        'Whatever an air handler does, one desk is freezing and the next one has a fan.',
        'The filter is easy to change, for anybody with a third elbow.',
      ],
      gentle: 'Forty units in a hospital read very differently from four in a gym. The type of building, with a rough count if you know it, sets the scale.',
    },
    {
      says: 'furnace|gas furnace|furnace repair|furnace installation|furnace tune-up|furnace maintenance',
      not: 'industrial|arc furnace|blast|steel|glass|refinery|foundry|mill|induction|ladle|fired heater|petrochemical',
      around:
        'hvac|heating|residential|home|homes|homeowner|house|air conditioning|air conditioner|a/c|thermostat|heat pump|boiler|ductwork|tune-up|duct|cooling|furnace tech',
      brutal: [
        'Furnace calls start on the first cold night, in alphabetical order of who never changed the filter.',
        'A furnace gives up at ten below, on a Sunday, with relatives in the spare room.',
      ],
      gentle: 'Tune-ups are where a tech earns trust or loses it. If you carried a maintenance route, print how many homes renewed.',
    },
    {
      says: 'commercial refrigeration|walk-in cooler|walk-in freezer|ice machine|cold room|supermarket refrigeration|refrigeration engineer',
      brutal: [
        'A cold room fails on a Friday evening, with the whole weekend inside it.',
        'Refrigeration calls come on the hottest day of the year, from the hottest room in town.',
      ],
      gentle: 'Stock saved is the number restaurants remember. Response times and makes of rack or case come right after it.',
    },
    {
      says: 'cooling tower|cooling towers|condenser water',
      brutal: [
        'From the road a cooling tower looks like a fire. Someone rings about it every winter.',
        'A cooling tower is where the water goes to be logged.',
      ],
      gentle: 'Treatment records and clean dates are what the inspector opens first. If you kept them, you kept somebody out of court.',
    },
    {
      says: 'gas leak|gas escape|smell of gas|gas meter|gas pipework|gas tightness|gas emergency',
      not: 'refrigerant|f-gas|f gas|sf6|cylinder|hydrogen',
      brutal: [
        '“Can you smell gas?” Everyone can, once asked.',
        'You can turn off the gas in a minute. Getting it back on takes a certificate and every appliance in the house.',
      ],
      gentle: 'Emergency gas work is shut off, make safe, explain. If you took calls alone, that word is proof of judgement to any employer.',
    },
    {
      says: 'letting agent|letting agents|property management company|estate agents|landlord|managing agent',
      not: 'mast|wayleave|tower|site acquisition|antenna',
      in: 'work',
      brutal: [
        'The landlord wants it cheap, the tenant wants it today, and the agent wants it in writing.',
        'The keys are with the agent. The agent is on a viewing with the keys.',
      ],
      gentle: 'Agents keep trades who turn up and invoice cleanly. If one kept you on their list for years, the years say more than any reference.',
    },
    {
      says: 'quoting|quotation|quoting jobs|pricing jobs|price jobs|written quotes|providing quotes|providing estimates|estimates',
      in: 'work',
      brutal: ['Quotes are free, which is why people collect them.', "The quote runs to two pages. “While you're here” isn't on either."],
      gentle: 'Conversion is the number here: quotes out, jobs won. If you price as well as fit, a small firm sees a future partner.',
    },
    {
      says: 'inverter|string inverter|microinverter|micro-inverter|hybrid inverter|battery storage|powerwall|solar battery',
      near: 'solar|pv|battery|panel|roof|powerwall|microinverter|string|storage|powerwalls',
      not: 'mw|megawatt|utility-scale|utility scale|solar farm|ups|grid-scale',
      around: 'residential|domestic|home|homes|house|houses|homeowner|household|roof|roofs|rooftop|customer|powerwall|garage|property',
      brutal: [
        'The inverter hums in the garage, and its app gets read out at breakfast like a share price.',
        'A home battery is the first bit of electrical kit that people introduce to their guests.',
      ],
      gentle: "Makes you're trained on and kilowatts commissioned. Battery work has its own standards now, and few have the ticket.",
    },
    {
      says: 'mcs|mcs certified|nabcep|g98|g99|dno application|net metering|interconnection application',
      not: 'heat pump|ashp|air source',
      brutal: [
        'The panels go up in a day. The letter from the grid takes until harvest.',
        'You can turn sunlight into electricity in a millisecond. Permission takes a form per phase.',
      ],
      gentle: 'Paperwork is where solar jobs get stuck. If you handled the applications and none came back, an installer will hire that alone.',
    },
    {
      says: 'roof hook|solar racking|pv mounting|module mounting|racking and mounting',
      not: 'ground mount|ground-mount|ground mounted|solar farm|utility|tracker|flat roof',
      brutal: [
        'Every bracket goes into a rafter. Rafters are where the tape measure says, give or take a rafter.',
        'You find out who did the roof when you get up there with a drill.',
      ],
      gentle: "Slate, tile, metal and flat are four different days on a roof. The roof types you're sent up for tell a solar firm more than panel counts.",
    },
    {
      says: 'entrapment|lift entrapment|trapped passenger|passenger release|elevator entrapment|lift release',
      brutal: [
        'By the time you get to an entrapment, every button has been pressed, including the one with the bell.',
        'Forty minutes in a stuck lift, and they come out either engaged or with a lawyer.',
      ],
      gentle:
        'Time from call to doors open is measured in every lift firm. If yours was quick, quote it, and talking people calm through a door counts as well.',
    },
    {
      says: 'lift shaft|motor room|lift motor room|machine room|hoistway|elevator pit|lift pit|door operator|landing door|lift car|lift doors',
      around: 'lift|lifts|elevator|escalator|hoistway|traction|otis|kone|schindler|thyssenkrupp|hydraulic|landing|modernisation|modernization|controller',
      brutal: [
        'A lift is mostly doors. Going up and down is the easy part.',
        'Down in the pit of a lift shaft there are coins, keys, and one very good earring.',
      ],
      gentle: 'Lift firms are short of people who read a controller without the manual. Name the makes you know, and leave the oldest one in.',
    },
    {
      says: 'escalator|moving walkway|travelator|moving walk',
      brutal: [
        'Stop an escalator and people wait at the bottom of it for somebody to mend the stairs.',
        'An escalator handrail is meant to go at the speed of the steps. Commuters have noticed it has ambitions.',
      ],
      gentle: 'Escalator work is all about the handback time. If yours ran again before the first train or the first shopper, print the hour.',
    },
    {
      says: 'openreach|bt openreach|telegraph pole|pole climbing|poling|dropwire|drop wire',
      brutal: ["The pole that's condemned is the one with your line on it.", 'A drop wire crosses two gardens, one hedge, and a person who was never asked.'],
      gentle: 'Accreditations by name, please, and jobs completed a day. Telecom contractors feed both straight into a spreadsheet.',
    },
    {
      says: 'street cabinet|fttc|joint box|underground chamber|copper jointing|joint chamber|pressure fault',
      around:
        'telecom|telecoms|telecommunications|openreach|broadband|copper|fibre|fiber|cabinet|fttp|fttc|jointing|jointer|network|telephone|phone line|kelly|virgin media|cabling',
      brutal: [
        "A street cabinet has four hundred pairs in it, and a wasps' nest behind the good ones.",
        'Open the joint box, and before you can fix the internet you have to bail it out.',
      ],
      gentle: 'A patch manager looks at the clear-up rate at first visit. Copper, fibre or both, with that rate if you have it, is the whole interview.',
    },
    {
      says: 'otdr|optical power meter|fibre testing|fiber testing|otdr testing|light source and power meter',
      brutal: [
        'An OTDR puts the break at 1,842 metres. The road there was resurfaced in spring.',
        'The OTDR finds the fault to the metre. Then you have to find the metre.',
      ],
      gentle: 'Reading a trace is a skill people claim and few have. If you wrote the test packs that got handed over, say so.',
    },
    {
      says: 'cell tower|mobile mast|base station|tower climbing|tower climber|5g rollout|antenna installation|telecom tower|rf antenna',
      brutal: [
        'A mobile mast gets its objections by phone, from people with no signal.',
        'The bird on the mast is protected by law. The antenna behind it is booked for Thursday.',
      ],
      gentle: 'Give the height, climbs a week and rescue ticket, in that order. A tower firm needs all three before it needs your years.',
    },
    {
      says: 'satellite dish|starlink|tv aerial|aerial installation|satellite installation|vsat|satellite engineer|dish installation',
      not: 'vessel|marine|ship|military|army|yacht',
      brutal: [
        'Tilt it one degree, shout “now?”, wait for “what?”',
        'A dish points at one small patch of sky. Somebody down the road has planted a poplar in it.',
      ],
      gentle: 'Installs a day and return visits a month are what satellite firms pay by. If both were good, two numbers will do it.',
    },
    {
      says: 'broadband installation|router installation|customer premises|home broadband|mesh wifi|wifi installation|wi-fi installation|modem',
      not: 'business|enterprise|corporate|rtu|scada|leased line|gsm',
      brutal: [
        'The speed test is done next to the router. The complaint comes from the bath.',
        'The router should be central and up high. The socket is by the front door, behind the coats.',
      ],
      gentle: "In somebody's home, explaining counts as much as connecting. If there was a satisfaction score for your visits, it goes here.",
    },
    {
      says: 'rope access|irata|abseiling|sprat|rope access technician',
      brutal: [
        'In rope access the office is a strap, and every drawer is clipped to your leg.',
        'People pay good money to do it once on holiday. In rope access you do it with a bucket.',
      ],
      gentle: 'Give the level, logged hours and your trade on the rope. Clients hire the trade and get the rope thrown in, so name both.',
    },
    {
      says: 'crew transfer vessel|ctv|service operation vessel|offshore transfer|boat transfer|boat landing',
      brutal: [
        'You step across at the top of the wave. The wave decides which one that was.',
        "The transfer boat leaves at five, full of people with their eyes shut who aren't asleep.",
      ],
      gentle: "Transfers logged and sea states show a wind operator you won't be the one left at the quay. Print the count.",
    },
    {
      says: 'blade repair|rotor blade|blade inspection|blade technician|leading edge erosion|leading edge repair|leading edge protection',
      brutal: [
        "A turbine blade is longer than a jumbo jet's wing, and gets eaten away by rain.",
        'Blade repair is fine sanding, sixty metres up, on a day picked by the weather.',
      ],
      gentle: 'Composite tickets are scarcer than climbing ones. Name the resin systems and the repair category you may sign for.',
    },
    {
      says: 'bolt tensioning|hydraulic torque|torqueing|tensioning bolts|bolt torquing|torque tensioning',
      brutal: [
        'Torque it, mark it, log it, and move along to bolt two of a hundred and forty.',
        "A tensioned bolt looks exactly like a loose one. That's what the paint pen is for.",
      ],
      gentle: 'Tooling, bolt sizes and calibration records. Anyone can pull a handle, so show that you owned the paperwork as well.',
    },
    {
      says: 'team of electricians|supervising electricians|supervised electricians|managing electricians|electrical team|team of plumbers|team of engineers|supervised technicians|team of technicians',
      in: 'work',
      brutal: [
        "Ask any two tradespeople about a third one's work, and ring home to say you'll be late.",
        "Running a team of trades means knowing who can't share a van.",
      ],
      gentle: 'Tools made you credible, and people made you a supervisor. If somebody moved up under you, that belongs beside the head count.',
    },
    {
      says: 'jib gold card|ecs gold card|ecs card|jib graded|am2|am2s|jib',
      not: 'crane',
      brutal: [
        'AM2: days spent wiring a booth that gets ripped out for the next candidate.',
        "On a big site nobody asks if you're an electrician. They ask for the card that says so.",
      ],
      gentle: 'Give card type, AM2 date, grade. On big sites nobody reads past a missing card, so put it above the job history.',
    },
    {
      says: 'street lighting|street light|lamp column|streetlight|traffic signal|traffic lights|highway electrical',
      brutal: [
        "To report a lamp that's out, read the number on the column. In the dark.",
        'Mend the traffic lights, and everyone in the queue believes it was their horn.',
      ],
      gentle: "HERS registration and the category opens doors that general electrical tickets don't. If you hold it, put it here.",
    },
    {
      says: 'cable jointing|cable jointer|hv jointing|11kv|33kv|hv cable|lv jointing|live jointing',
      not: 'switching|switchgear|overhead',
      around: 'joint|jointer|jointing|termination|terminating|splice|splicing|splicer|cable joint',
      brutal: [
        "A cable joint takes an afternoon in a hole, and if it's good, no one will ever see it again.",
        'A cable jointer works in the one hole in the road that everybody stops to look into.',
      ],
      gentle: 'Give voltages and cable types, old paper ones included. Network operators are short of jointers, and that row gets you the call.',
    },
    {
      says: 'water softener|limescale|descaling',
      brutal: [
        'Limescale is the one thing in any building that works every hour of the day.',
        "Everybody loves soft water until it's their turn to carry the salt.",
      ],
      gentle: 'Hardness before and after makes this measurable. If you serviced them on contract, say how many renewed.',
    },
    {
      says: 'testing and commissioning|test and commission|commissioning|commissioned|system commissioning',
      not: 'officer|army|turbine|wind|solar|pv|fibre|network|mast|substation',
      in: 'work',
      brutal: [
        "At commissioning everything works. That's before people start using it.",
        'Commissioning is when everything gets switched on for the first time, in front of whoever paid for it.',
      ],
      gentle:
        'Commissioning people are judged on first-time acceptance. If a system of yours was witnessed and signed at the first go, use exactly those words.',
    },
    {
      says: 'plant room|boiler room|mechanical room|boiler house|plantroom',
      brutal: [
        "A plant room is the warmest place in the building, so there's a chair in it.",
        '“Plant room. No storage”, says the door, which opens as far as the Christmas tree.',
      ],
      gentle: 'Kilowatts, pumps, cylinders: one line of kit lets a contract manager see the room. Add whether you had to be asked twice.',
    },
    {
      says: 'circulating pump|booster pump|sump pump|pump replacement|booster set|pump repair|pump maintenance|circulator pump',
      brutal: ['A pump is silent, then noisy, then silent.', "The standby pump has been on standby for so long that it's part of the wall."],
      gentle: "Firms that still repair pumps look hard for people who can. If you strip and rebuild, name the makes you've had apart.",
    },
    {
      says: 'tmv|thermostatic mixing valve|tmv servicing|dead leg|water hygiene|little used outlet|flushing outlets|legionella control',
      brutal: [
        'Once a week, somebody runs a tap nobody uses, so that nobody can go on not using it.',
        'A mixing valve keeps the water at forty-one degrees and the logbook at boiling point.',
      ],
      gentle: 'A clean log across many sites is proof of discipline. Say how many outlets, and who audited it.',
    },
    {
      says: 'pipe insulation|pipe lagging|lagging|lagged|thermal insulation',
      not: 'indicator|kpi|loft|cavity wall|attic|roof',
      brutal: [
        "Lagging covers the whole pipe except the valve, and it's the valve that froze.",
        'The neatest lagging in any building is on a pipe that goes nowhere.',
      ],
      gentle: 'Insulation saves money that can be worked out. If somebody did the sum on your job, put the answer here.',
    },
    {
      says: 'smart home|home automation|smart thermostat|lutron|knx|crestron|control4|smart lighting',
      not: 'commercial|office|hotel|hospital|airport',
      brutal: [
        'In a smart home one person knows how the lights work. Everyone else sits in the dark.',
        "It can all be programmed to do anything, as long as it isn't Sunday and somebody has the laptop.",
      ],
      gentle: "Certified partner status matters more than the kit list. If you programmed as well as wired, that's two trades, so say it.",
    },
    {
      says: 'extractor fan|mvhr|heat recovery ventilation',
      brutal: [
        'An extractor fan clears the steam in an hour, and the room in a minute.',
        "MVHR filters get changed every six months by people who've just found out there are filters.",
      ],
      gentle: "Flow rates that met the regs on the first test: if you measure and record them, that's commissioning, and it's paid better.",
    },
    {
      says: 'oftec|oil boiler|oil tank|oil fired|oil-fired',
      not: 'transformer|industrial|crude|refinery|marine|vessel',
      brutal: [
        'Oil heating country: a boiler, a dog, a field, and no signal to look up the fault code.',
        "Oil customers learn that it's winter by dipping the tank.",
      ],
      gentle: "Rural rounds are routing as much as burners. Services in a good day, with the miles between them, show an oil firm what you'd earn them.",
    },
    {
      says: 'demonstrating controls|customer handover|handing over to customer|demonstrating system|explaining system|system demonstration|handover to customer|customer demonstration',
      brutal: [
        "You explain the controls, they nod, and it's never touched again.",
        "The manual goes into the drawer with the takeaway menus. It'll be safe there.",
      ],
      gentle: "Call-backs for “it doesn't work” drop when the handover is good. If yours were low, that's the figure that proves it.",
    },
    {
      says: 'traced fault|intermittent fault|earth fault|fault tracing|wiring fault',
      brutal: ['The fault clears the moment you open the panel, out of respect.', 'Half the job of tracing a fault is asking who touched it last. Nobody did.'],
      gentle: 'A traced fault sells itself on its history. If it had been going on for weeks and others had looked, put that in front in six words.',
    },
    {
      says: 'as-built drawing|as built drawing|as-installed drawing|as installed drawing|red line drawing|redline drawing|marked up drawing',
      brutal: [
        "As-installed drawings are there so that in ten years someone can say “well, it isn't here”.",
        'Redlines get drawn on the bonnet of a van, and archived as if they were the Magna Carta.',
      ],
      gentle: 'A drawing that the next trade can trust is rare. If the client accepted yours without a resurvey, tell us.',
    },
  ],
  'building-office': [
    {
      says: 'loss and expense|prolongation|delay analysis|disruption claim|contractual claim|claims preparation|contractual claims|delay claim',
      brutal: ['A delay analysis takes longer than the delay.', 'Loss and expense: two lever arch files about a Tuesday when it rained.'],
      gentle: 'Claimed against recovered is the ratio a commercial director wants. If yours was high, one bracket will say it.',
    },
    {
      says: 'retention|retention release|retentions|half retention',
      near: 'release|account|subcontract|subcontractor|final|payment|percent|certificate|defects|monies|invoice|jct',
      not: 'staff|customer|client|employee|talent',
      brutal: [
        'Retention is a sliver of the money and most of the phone calls.',
        'Half the retention comes back at completion. The other half takes a detective.',
      ],
      gentle:
        'Getting the second half in is commercial discipline. If you chased retentions down, the sum outstanding at the start and at the end is the line.',
    },
    {
      says: 'liquidated damages|delay damages|ascertained damages',
      brutal: [
        'Liquidated damages are so much a week, which makes a whole site brilliant at calendars.',
        'The clause on liquidated damages is read once at tender, and daily from about month eleven.',
      ],
      gentle: "If a job of yours finished with none levied, that's a finish date with money behind it. Say what the weekly rate was.",
    },
    {
      says: 'adjudication|arbitration|dispute resolution|contract dispute|construction dispute|dispute avoidance',
      not: 'resident|tenant|neighbour|employee|staff|family',
      brutal: [
        'A construction dispute lasts longer than the building took, and has better drawings.',
        'Every construction dispute turns on one email that says “as discussed”.',
      ],
      gentle:
        'Records win disputes, whether they settle early or go the whole way. If the file that won one was kept by you, a commercial director wants to know.',
    },
    {
      says: 'collateral warranty|collateral warranties|bonds and warranties',
      brutal: [
        "A collateral warranty gets chased after the ribbon's been cut, by a solicitor who has never seen the building.",
        'Somewhere a director of the firm that made the brackets still has to sign it as a deed.',
      ],
      gentle: 'A complete set of warranties at handover is rare enough to boast about. If none was missing on yours, two words do it: none missing.',
    },
    {
      says: 'preliminaries|prelims|site overheads|preliminaries pricing',
      near: 'cost|price|pricing|tender|site|budget|estimate|package|contract|overhead|measured|boq|bill',
      brutal: [
        'Prelims: the cabins, the crane, the sweeping up, and why the price was too high.',
        'Trim the prelims by a tenth, and you find out which tenth was the toilets.',
      ],
      gentle: 'Estimators judge each other on one figure: prelims as a percentage of the job. Yours, with the contract value beside it, speaks their language.',
    },
    {
      says: 'contra charge|contra-charge|back charge|backcharge|contra account',
      brutal: ['A contra charge begins with a picture of a heap of rubbish.', 'Contra charges are the cost of sweeping up, posted to whoever left first.'],
      gentle: "Getting one agreed without losing the subcontractor takes tact. If you did both, that's the interesting half.",
    },
    {
      says: 'provisional sum|pc sum|prime cost|contingency|risk allowance|contingencies',
      near: 'sum|cost|budget|project|tender|allowance|client|contract|spend|estimate',
      not: 'contingency plan|contingency planning|recruitment',
      brutal: [
        'A provisional sum is a number written down so that nobody had to ask.',
        'Contingency is for the unknown. The client has had plans for it since the first sketch.',
      ],
      gentle: 'Returning unspent money to a client is memorable. If some of the sum was still there on the last day, the amount is your best line.',
    },
    {
      says: "costx|planswift|conquest estimating|candy estimating|bluebeam takeoff|on-screen takeoff|on screen takeoff|rsmeans|spon's|spons|bcis|estimating software",
      brutal: [
        'Estimating software measures the whole building in an hour, north arrow included.',
        'The price book says what it should cost. The market has a different book.',
      ],
      gentle: 'A tool nobody else on the team could drive is worth naming. If you built the templates or the rates library, say that first.',
    },
    {
      says: 'letter of intent|letters of intent|pcsa|pre-construction services agreement',
      brutal: [
        'A letter of intent lets you dig before anyone has agreed what digging costs.',
        'A letter of intent is good for four weeks. Some have had a topping-out.',
      ],
      gentle: 'Getting from intent to a signed contract is where risk lives. If you closed one down in weeks, give the weeks.',
    },
    {
      says: 'pre-start meeting|pre start meeting|prestart meeting|pre-let meeting|pre-commencement meeting|pre-construction meeting',
      brutal: [
        'At the pre-start meeting everyone has everything in hand. Enjoy it.',
        'A pre-start meeting is forty items, two pens and one person nodding at “fully sequenced”.',
      ],
      gentle: 'A row settled at the table never reaches the site. Add one item you got agreed there, crane time or access or storage, if you have one.',
    },
    {
      says: 'considerate constructors|considerate constructors scheme|ccs score|ccs visit',
      brutal: [
        "Considerate Constructors: a mirror by the gate, so that everyone can see who's responsible for safety.",
        "The scheme's visitor gets the good biscuits, and has been known to mark the biscuits.",
      ],
      gentle: "The score is out of fifty and sits in a file. If yours beat the company's average, print both.",
    },
    {
      says: 'coshh|coshh assessment|coshh register',
      brutal: [
        'COSHH: a data sheet on the hazards of washing-up liquid, signed for by nineteen people.',
        'The COSHH cupboard is yellow, locked, and full of things that were already there.',
      ],
      gentle: 'Swapping a nasty product for a mild one is worth more than any number of sheets. If you managed it once, name the product.',
    },
    {
      says: 'accident investigation|incident investigation|accident report|incident report|investigating accidents|investigating incidents|investigated accidents|investigated incidents',
      not: 'railway|air accident|fatal|fatality|fatalities|death|serious injury|suicide',
      brutal: ['Every single witness was just round the corner.', '“What could have prevented this?” asks the form. “Not doing it”, writes the supervisor.'],
      gentle: 'The action that came out matters more than the report. If one of yours changed how a site works, that change is the line.',
    },
    {
      says: 'safety culture|behavioural safety|behavioral safety|safety campaign|safety stand-down|safety stand down|behaviour based safety|behavior based safety',
      brutal: [
        'A safety stand-down is four hundred people stopping work to hear about stopping work.',
        "Safety culture is a poster by the door. The real test is four o'clock on a Friday.",
      ],
      gentle: "One changed habit, seen by somebody else, beats a slogan. If people on your sites began doing something they hadn't before, describe that.",
    },
    {
      says: 'fire risk assessment|fire door inspection|compartmentation survey',
      brutal: [
        "A fire risk assessment starts with a door, a wedge, and somebody who says it's never wedged.",
        "The assessor opens the riser cupboard. It's where the chairs live.",
      ],
      gentle: 'An assessor whose findings get fixed is the one to hire. Type of premises, and a share of actions closed if you know it, make this strong.',
    },
    {
      says: 'asbestos survey|asbestos management|refurbishment and demolition survey|asbestos register|r&d survey',
      brutal: ["An asbestos survey presumes it's everywhere that nobody could look.", "Ask for the asbestos register. It's in the one room you can't go in."],
      gentle: 'P402 and the like belong in front of the word. Then say what happened to the programme because you found it early.',
    },
    {
      says: 'hse visit|hse inspector|hse inspection|improvement notice|prohibition notice|osha inspection|osha inspector|fee for intervention',
      brutal: [
        'One sheet of paper can stop a job. The programme it stops took four hundred.',
        "An inspector's car in the lane puts up more guardrails than any toolbox talk.",
      ],
      gentle: 'Visits closed with nothing to do are a clean fact, and a rare one. If you have one, say which year and which job.',
    },
    {
      says: 'noise monitoring|dust monitoring|vibration monitoring|air monitoring|noise assessment|noise survey',
      around: 'site|sites|construction|demolition|piling|contractor|groundworks|earthworks|section 61|excavation|residents',
      brutal: [
        'Noise monitoring often proves that the loudest thing on site is the ice cream van.',
        'The dust monitor at the gate goes red whenever the bus pulls away.',
      ],
      gentle: 'Readings are proof that few people in safety bother to keep. If a method, a machine or an hour changed once yours were on paper, tell that.',
    },
    {
      says: 'hand arm vibration|hand-arm vibration|havs|trigger time',
      around: 'site|sites|construction|breaker|contractor|groundworks|civil|civils|highways|demolition|utilities|principal contractor|operatives|hand tool',
      brutal: [
        'Vibration gets points per minute. By ten in the morning the breaker has won.',
        'A trigger-time card is filled in by a hand that has just come off a breaker. You can tell.',
      ],
      gentle: 'Swapping the tool beats counting the minutes. If exposure came down because of a change of kit, name the kit.',
    },
    {
      says: 'health and safety file|h&s file|safety file',
      brutal: [
        'The safety file contains everything about the building, except where the stopcock is.',
        'The safety file is handed over on a stick, with ceremony, to somebody who moves on in spring.',
      ],
      gentle: 'A file complete on the day of handover deserves a clause of its own. If the client accepted it without comments, add those two words.',
    },
    {
      says: 'safety observation|safety tour|director safety tour|leadership safety tour|safety conversation',
      brutal: [
        "On a director's safety tour the puddles have been swept.",
        "Safety observations are due by the end of the month. On the thirtieth there's an epidemic of trailing cables.",
      ],
      gentle: 'A budget is how you know that somebody listened. If an observation of yours got money spent on it, name what was bought.',
    },
    {
      says: 'boundary survey|boundary dispute|title plan|alta survey|property corner|property line|boundary determination|land title survey',
      brutal: [
        'A boundary dispute is two neighbours, one hedge, and a plan on which the line is a foot thick.',
        "“Thence to the large oak”, says the deed. There's a supermarket.",
      ],
      gentle: 'Evidence you found in the field and not in the deed is what makes a surveyor. Describe one monument you dug up.',
    },
    {
      says: 'control network|survey control|control station|control point|traverse|survey nail|ground control point',
      not: 'critical|quality|hold point',
      around:
        'surveyor|surveying|surveyed|land survey|total station|gps|gnss|setting out|levelling|leveling|topographic|topographical|leica|trimble|theodolite|benchmark|coordinates|boundary',
      brutal: ['A survey nail is set for ever, and resurfaced by Easter.', 'A peg is safe from everything except diggers, dogs, and people who need a peg.'],
      gentle: 'Misclosure is the figure to print, with the length of the run. Any surveyor who reads it will know how good you are.',
    },
    {
      says: 'lidar|photogrammetry|uav|uav survey|aerial survey|mobile mapping|pix4d|drone mapping',
      brutal: [
        'A drone surveys a roof in nine minutes and explains itself to passers-by for twenty.',
        'A point cloud gives you every brick of the facade, and one melted cyclist.',
      ],
      gentle: 'Accuracy checked against ground control, please, in millimetres. It separates the surveyors from the pilots.',
    },
    {
      says: 'utility survey|gpr|ground penetrating radar|ground-penetrating radar|pas 128|utility mapping|underground utility survey',
      brutal: [
        "On the radar it's a hyperbola. In the ground it's a pipe, a root or a surprise.",
        'Utility surveyors spray the road blue, red and yellow, and then one honest question mark.',
      ],
      gentle: 'Quality level surveyed to is the first thing a designer looks for. If trial holes agreed with your drawing, the match rate would startle them.',
    },
    {
      says: 'settlement monitoring|deformation monitoring|movement monitoring|tell-tale|monitoring prism|structural monitoring|monitoring survey',
      brutal: ['A tell-tale is glued across a crack, and the whole team hopes for boredom.', 'The building has moved 0.4 millimetres. So has the tripod.'],
      gentle: 'Trigger levels and who got the phone call: monitoring is only as good as that chain. Say where you stood in it.',
    },
    {
      says: 'damp and mould|moisture meter|condensation|protimeter|mould growth|penetrating damp|damp survey|damp investigation',
      not: 'industrial|boiler|risk analysis|wufi|glaser|hygrothermal|hvac|dew point|simulation',
      brutal: ['A moisture meter beeps for damp, for salt and for foil wallpaper, with equal joy.', "“It's condensation” is a surveyor's “it's a virus”."],
      gentle: 'Telling condensation from a leak saves a landlord thousands, either way. Add a case where you ruled one out, and by what test, if you have one.',
    },
    {
      says: 'subsidence|crack monitoring|structural movement|structural cracking|ground heave',
      brutal: [
        'Every crack is historic movement until it moves.',
        "Subsidence gets diagnosed with a level, a drain camera and a hard look at next door's willow.",
      ],
      gentle: 'Knowing when to do nothing is the part insurers pay for. If some of your cases went to monitoring and stayed closed, give them a clause.',
    },
    {
      says: 'roof survey|roof inspection|roof condition|roof report',
      not: 'drone|uav|rope|mewp|cherry picker',
      brutal: [
        'Roofs get inspected from ground level, with binoculars and the word “appears”.',
        'The gutter turns out to have a tree in it. The tree appears to be in good condition.',
      ],
      gentle: 'Access makes a roof report worth reading. If you got up there, by drone, tower or hatch, say which.',
    },
    {
      says: 'rics|mrics|frics|apc|rics apc|assessment of professional competence|assocrics',
      not: 'red book|accredited|valuation|regulated|home survey',
      brutal: ['The APC is an hour in front of strangers, and the ethics question everybody knows is coming.', 'MRICS: five letters and a direct debit.'],
      gentle: "Pathway and year of qualifying tell a surveyor more than the letters do. If you've mentored someone through, add a name count.",
    },
    {
      says: 'riba part 3|part iii|riba part iii|part 3|arb registered|riba part 1|riba part 2|riba part i|riba part ii',
      around: 'architect|architectural|architecture|riba|arb|barch|practice|student',
      brutal: ['Architecture takes seven years, and then everyone you know wants a porch.', 'After all those curves, Part 3 is about contracts.'],
      gentle: 'Practices read Part 3 as “can be left alone with a client”. Put the year in, and the job you used as your case study.',
    },
    {
      says: "planning committee|committee report|delegated report|officer report|officer's report|delegated decision|presenting to committee|committee presentation",
      brutal: [
        'A planning committee sits at half past six. Item one has brought banners.',
        'Officers recommend approval in forty pages. Councillors know the lane.',
      ],
      gentle: 'Decisions that stood up at appeal are the quality mark here. If none of your recommendations was overturned, that is worth half a sentence.',
    },
    {
      says: 'site notice|neighbour notification|neighbour consultation|statutory consultee|consultation response|consultee|letters of representation',
      brutal: [
        'A site notice is laminated, tied to a lamp post, and read by one person, who writes eleven letters.',
        'Highways have no objection, subject to nine pages.',
      ],
      gentle:
        'Turning an objection into a condition is the quiet skill in planning. Add one neighbour or consultee you talked round, with the change, if you have one.',
    },
    {
      says: 'viability assessment|viability appraisal|community infrastructure levy|cil|development appraisal|residual valuation|argus developer',
      brutal: [
        'A viability assessment proves that nothing is affordable, on land that cost nine million.',
        'Change one yield in the appraisal by a quarter of a percent, and a playground appears.',
      ],
      gentle: 'Homes or money secured is how both sides of this table keep score. If you can name the scheme, put what was agreed beside it.',
    },
    {
      says: 'green belt|very special circumstances|greenfield|brownfield|grey belt|greenfield site|brownfield site',
      near: 'planning|policy|development|land|housing|site|local plan|countryside|application|residential|regeneration',
      not: 'six sigma|lean|dmaic|certified|minitab',
      brutal: [
        'Green belt is sacred, and has a riding stable, a tip and a motorway on it.',
        'Brownfield first, everyone agrees, and looks at the price of the soil report.',
      ],
      gentle: "Policy is common knowledge, and getting through it isn't. Add the argument that carried the day on one site.",
    },
    {
      says: 'enforcement notice|breach of condition|breach of planning control|enforcement case|planning breach|unauthorised development|enforcement investigation',
      not: 'hse|health and safety|fire|osha',
      brutal: [
        'Somebody once hid a whole castle behind straw bales for four years. Enforcement officers still look twice at bales.',
        'Most enforcement cases are an extension, reported from another extension.',
      ],
      gentle: 'Cases closed without a notice show more skill than notices served. If you know the split, print it.',
    },
    {
      says: 'swept path|swept path analysis|transport statement|travel plan|transport assessment|parking survey|autotrack|vehicle tracking',
      not: 'fleet|telematics|business travel',
      brutal: [
        'In swept path analysis a bin lorry turns round in one go, without a parked car in the world.',
        "The travel plan expects everyone to cycle. That's why there's a shower nobody can find.",
      ],
      gentle: 'Highways sign-off is the measure of transport work. If the authority said yes in the first or second round, that is the detail to print.',
    },
    {
      says: 'design and access statement|design & access statement|planning statement|heritage impact assessment|townscape assessment',
      brutal: [
        'A design and access statement takes fifty pages to explain why the box is a response to the mill.',
        'First comes the building. Then comes the history that led to it.',
      ],
      gentle: 'A statement quoted by a committee or an inspector has had its review. If yours was, name the scheme and the decision.',
    },
    {
      says: 'model making|physical model|model-making|architectural model|foam model|sketch model|scale model',
      not: 'financial|statistical|data|plastic kit',
      around: 'architect|architects|architectural|architecture|landscape|studio|student|urban design|planner|masterplan|competition|sketch|portfolio',
      brutal: [
        'In an architectural model the people have nothing to carry and all the time in the world.',
        'The model stands perfectly straight until you add the glue.',
      ],
      gentle: "A model that changed a client's mind is a design tool and no decoration. One decision made over yours earns it a place on page one.",
    },
    {
      says: 'design competition|riba competition|competition entry|competition entries|architectural competition|international competition',
      brutal: [
        'A hundred practices work through the night for nothing, and the winner gets to start again with a budget.',
        "The jury loved the bold simplicity. It's going to need a second staircase.",
      ],
      gentle: 'Placing, brief and your share of the drawing. A shortlist among two hundred says plenty, so give the two hundred.',
    },
    {
      says: 'client brief|design brief|brief development|briefing workshop|developing brief|client presentation',
      around: 'architect|architectural|architecture|interior|concept|building design|house|houses|office|revit|studio|sketchup|extension',
      in: 'work',
      brutal: ['The brief said open, light, flexible, and twelve meeting rooms.', 'Clients arrive with four hundred saved pictures and a third of the money.'],
      gentle: "Good briefing is hearing what they didn't say. If you drew something better than the thing they asked for, practices will want to see both.",
    },
    {
      says: 'door schedule|window schedule|room data sheet|finishes schedule|ironmongery schedule',
      brutal: [
        'A door schedule has four hundred rows. The building has four hundred and one doors.',
        'Each door has a number, a fire rating, a handing, and nine chances to be wrong.',
      ],
      gentle: "Schedules are where buildings quietly go right. If yours came through without a wrong delivery, that's a real claim.",
    },
    {
      says: 'nbs|nbs specification|nbs chorus|masterspec|specification writing|nbs create|performance specification|writing specifications',
      brutal: [
        '“Or equal and approved” is the door through which everything nice leaves a specification.',
        "Deep inside every spec there's a clause about a swimming pool, from the job before.",
      ],
      gentle: 'Specs get tested by contractors looking for a way out. If yours held on the expensive item, say which item.',
    },
    {
      says: 'construction detail|junction detail|wall section|detailing|1:5|construction detailing|technical detailing',
      not: 'car|vehicle|automotive|steel|rebar|reinforcement|rc|road|drain|drainage|rail|piping|reinforced concrete',
      brutal: ['A detail shows the water where to go. The water is sent a later revision.', 'Every detail works in two dimensions. Rain comes in the third.'],
      gentle: 'One built junction beside its drawing is a portfolio in two images. If you can link to such a pair, technical directors look there first.',
    },
    {
      says: 'xref|x-ref|cad standards|layer standards|title block|block library|cad templates|bs1192|drawing templates|sheet set',
      brutal: [
        "The xref can't be found. It's on a desktop in the other office.",
        'CAD standards run to forty pages. Half the building is on a layer called “misc”.',
      ],
      gentle: "Standards that people actually followed took persuasion. If yours outlived the project, that's management, so call it that.",
    },
    {
      says: 'mark-up|markup|redline|red line drawing|drawing amendment|amending drawings|red-line mark-up|drawing mark-ups',
      not: 'margin|html|xml|profit|retail|contract|agreement|clause|legal|terms|price|cost|overhead|nda',
      brutal: [
        'A mark-up is a red cloud, an arrow, and handwriting that says either “door” or “Dave”.',
        'The redlines come back on a scan, taken at an angle, with a thumb over the dimension.',
      ],
      gentle: 'Turnaround is what a design team values. Add sheets a day, and how few came back a second time.',
    },
    {
      says: 'plotter|large format printing|printing drawings|drawing issue sheet|drawing issue',
      brutal: ['Plotters run out of cyan, on a black and white drawing, at ten to five.', 'Sheet eleven of twelve comes out at A3. Nobody touched anything.'],
      gentle: 'Issuing sets on time sounds small until a tender hangs on it. If a big issue went out whole under your hand, name the project.',
    },
    {
      says: 'revit family|revit families|revit template|dynamo|bim content|revit content|revit library',
      not: 'dynamodb|aws',
      brutal: [
        'Somebody has modelled the screw threads on the tap. The hospital has nine hundred taps.',
        'Dynamo is an afternoon of coloured spaghetti that saves three clicks. Per door. For ever.',
      ],
      gentle: 'File size before and after, or hours saved per project: content work pays off in numbers that directors like.',
    },
    {
      says: 'cobie|asset information|asset data|asset tagging|asset information requirements|eir|exchange information requirements',
      not: 'ceqa|environmental impact|nepa|impact report|environmental review',
      brutal: [
        "COBie: forty thousand rows, and a caretaker who'd like to know about the lightbulbs.",
        'Asset data is requested in full, delivered in full, and opened in part.',
      ],
      gentle: "Data that went live in an operator's system has done what most projects only promise. If yours did, that half-sentence belongs at the front.",
    },
    {
      says: '4d sequencing|4d planning|synchro|4d|5d|lod 300|lod 400|level of detail|federated model|model federation|4d model',
      near: 'bim|model|revit|construction|programme|schedule|sequence|navisworks|lod|federat|planning',
      brutal: [
        'In 4D you get to watch the building go up in ninety seconds, on time.',
        'At one level of detail you can see the screws. At another you can see the argument.',
      ],
      gentle: 'One clash of dates, caught early, justifies the whole licence. If your model showed what the bar chart had hidden, name the two trades.',
    },
    {
      says: 'pre-construction|preconstruction|precon|pre construction',
      brutal: ['Pre-construction is the part where the job makes money.', 'During pre-construction the site is always flat.'],
      gentle: 'Give bids turned into starts, and the margin that survived: precon people who can show the second are unusual.',
    },
    {
      says: 'bid interview|mid-bid interview|quality submission|two stage tender|two-stage tender|negotiated tender|single stage tender|tender interview|bid submission',
      brutal: [
        'At the bid interview four managers in clean boots say “collaborative”, in order of seniority.',
        'Quality counts for sixty percent, price for forty, and then they look at the price.',
      ],
      gentle: "Being named in a bid as the person who'd run it is different from writing it. If a client bought you along with the price, make that plain.",
    },
    {
      says: 'labour histogram|labour forecast|labour planning|labour levels|labour resource|resource histogram',
      brutal: [
        "A labour histogram is a smooth green hill. On site it's two vans and an apology.",
        'The histogram peaks in December, the one month in which labour thins out by itself.',
      ],
      gentle: "Peak numbers by trade show the scale you've handled. Forecast against actual would show that you were good at it.",
    },
    {
      says: 'package management|package manager|managing packages|works package|trade package|work package|facade package|envelope package|m&e package',
      not: 'npm|software|parcel',
      brutal: [
        "Owning a package means it's yours even in a container, off the wrong port.",
        'Every package is complete apart from its interface with the next one.',
      ],
      gentle: 'Value, packages, and the interface that nearly went wrong: name it, since the one you caught is the job.',
    },
    {
      says: 'utility diversion|statutory undertaker|utility connection|service diversion|new connection|utilities coordination|utility coordination',
      brutal: [
        'A utility connection is applied for at foundation stage, and switched on for the housewarming.',
        'The statutory undertaker has confirmed a date, in the sense of a season.',
      ],
      gentle: "Getting power on before handover has made careers. If yours came early, say what you did that others don't.",
    },
    {
      says: 'planning condition|pre-commencement condition|discharging conditions|discharged conditions|condition discharge|discharge planning conditions',
      brutal: [
        'Condition 14 asks for a sample of the brick. The wall asks which one of us is going first.',
        'Before work starts, the council must approve the bins, the bats and the bicycles.',
      ],
      gentle: 'Developers pay interest while they wait. Add weeks from submission to sign-off, if yours were few.',
    },
    {
      says: 'tree pit|street tree|tree specification|semi-mature tree|street trees|tree pits',
      brutal: [
        "A street tree is drawn at forty years' growth and delivered as a stick.",
        "Tree pits have to miss the gas, the water, the fibre and the sightline. What's left is a planter.",
      ],
      gentle: 'Survival after two summers is the honest score. If the trees are still standing, count them.',
    },
    {
      says: 'play area|play space|playground design|natural play|play design|play equipment',
      brutal: [
        'Natural play is a log: designed, drawn, tested, certified and signed off as a log.',
        'After all the consultation, the best-used thing in a new play area is the kerb.',
      ],
      gentle: 'Inspection reports and a crowd on a wet Tuesday are both evidence of good play design. If another council copied yours, lead with that.',
    },
    {
      says: 'rain garden|swale|bioswale|sustainable drainage|suds',
      near: 'design|landscape|planting|garden|swale|public realm|street|park|scheme|drainage',
      brutal: ["A rain garden is a flower bed that's been told to expect visitors.", 'In June a swale is a dip in the grass with a sign explaining it.'],
      gentle: 'In planted drainage the maintenance plan decides how it looks in year three. If you wrote one and the client follows it, add that clause.',
    },
    {
      says: 'green roof|biodiverse roof|living roof|brown roof|roof garden',
      brutal: [
        'A green roof goes brown in August, and gets listed as a habitat.',
        "Everyone loves the green roof. There's one hatch to it, and the key is with the lift company.",
      ],
      gentle: "Substrate depth and species count are what specialists ask for. If it's been surveyed since, print what turned up.",
    },
    {
      says: 'living wall|green wall|vertical garden',
      brutal: ['A living wall has to be weeded, from a cherry picker.', "In the drawing a living wall is lush. In year two it's a pump and a conversation."],
      gentle: 'Irrigation and who pays for it: walls fail on those and not on plants. If yours is still up, give it a date.',
    },
    {
      says: 'lvia|landscape and visual impact|visual impact assessment|verified views|zone of theoretical visibility|landscape character',
      brutal: [
        'LVIA: stand in a field with a tripod, and find that the effect on the cows is minor adverse.',
        'The viewpoint is agreed with the council, and has a hedge in it.',
      ],
      gentle: 'An assessment that survived cross-examination is the top of this trade. If one of yours went to inquiry, name the scheme.',
    },
    {
      says: 'daylight and sunlight|overshadowing|right to light|daylight assessment|sunlight assessment|rights of light|sun path',
      brutal: ['Four percent of a kitchen will lose some daylight. The kitchen has hired a barrister.', "In the sun path study it's never overcast."],
      gentle: 'A setback, a storey, a window: what moved in the design is where analysis shows. Add one such change, if you have one.',
    },
    {
      says: 'building safety act|gateway 2|gateway two|golden thread|higher risk building|higher-risk building|building safety regulator|principal accountable person',
      brutal: ['Gateway 2: the drawings go in, and the seasons change.', 'The golden thread is every decision kept in one place. The place is an inbox.'],
      gentle: 'Few people have taken a building through this yet. If you got an approval, the number of weeks is headline news.',
    },
    {
      says: 'epc|energy performance certificate|sap calculation|sap assessment|retrofit assessment|retrofit assessor|retrofit coordinator|u-value|pas 2035',
      not: 'contractor|engineering procurement|project|turnkey',
      brutal: [
        'An EPC goes from A to G, based on what could be seen without moving the sofa.',
        'A U-value gets worked out to two decimals, for a wall with a letterbox in it.',
      ],
      gentle: 'Homes moved up a band is the figure that funders count. If yours moved, from which letter to which is all the line needs.',
    },
    {
      says: 'schedule of works|schedules of work|scope of works|schedule of work|specification of works',
      brutal: [
        '“Allow for all necessary making good”: six words in the schedule, one summer in real life.',
        'The scope of works ends with “et cetera”. Both sides have plans for it.',
      ],
      gentle: "A clear scope shows in the final account. If yours came in with few extras, that's the test passed.",
    },
    {
      says: 'section 20|leaseholder consultation|major works|leaseholder|cyclical decoration|section 20 consultation',
      near: 'leasehold|leaseholder|consultation|works|roof|block|property|service charge|residential|planned|housing',
      brutal: [
        'Section 20: leaseholders get consulted about the roof in three letters, while it rains.',
        "Somewhere in every block there's a leaseholder whose cousin would do the roof for half.",
      ],
      gentle: 'Works carried out without a tribunal is an achievement in residential blocks. Value and number of flats would complete it.',
    },
    {
      says: 'site photographs|progress photographs|progress photos|site photos|photographic record|progress photography',
      brutal: [
        'Four thousand site pictures are on the server, and the one you need has a thumb in it.',
        "Progress pictures always show the same corner. It's where you can stand without getting wet.",
      ],
      gentle: 'A dated record wins arguments years later. If one of yours settled something, tell it in a line.',
    },
    {
      says: 'remeasurement|re-measurement|remeasure|site measure|site measurement|re-measure|joint measure',
      brutal: [
        'Remeasurement: two surveyors, one tape, and a wall with two lengths.',
        "Both sides hold the tape. It's the only part of the final account where they do.",
      ],
      gentle:
        "A narrow settlement is a compliment to somebody's dim sheets. If the two sides ended close on yours, the difference in percent is worth printing.",
    },
  ],
  'engineering-office': [
    {
      says: 'bracket|mounting bracket|bracketry',
      not: 'tax|salary|tournament|income|price',
      brutal: [
        "A bracket is what's left of the problem after every other department has been.",
        'Design a rocket and somebody gets a plaque. Design the bracket and you get seven revisions.',
      ],
      gentle: 'Give mass, load case, process: even a bracket becomes interesting with those. If yours went into volume, give the volume.',
    },
    {
      says: 'bearing selection|shaft design|bearing|bearings|bearing failure|bearing life',
      not: 'load bearing|load-bearing|bearing capacity|in mind|bridge|pressure|strata|stratum|pile|foundation|cost|responsibility|structure',
      around:
        'machine|machinery|gearbox|rotating|mechanical|motor|pump|conveyor|maintenance|turbine|lubrication|spindle|vibration|gear|seal|coupling|compressor|wheel|drivetrain|transmission',
      brutal: [
        "A bearing tells you it's going. It tells everyone, for weeks, in a rising voice.",
        'Bearings are specified for twenty years and fitted with a hammer.',
      ],
      gentle:
        "Failure modes are what separate engineers from readers of catalogues. If a bearing once told you something the drawing hadn't, put the cause here.",
    },
    {
      says: 'fastener|bolted joint|bolt selection|fastener selection|threaded fastener',
      not: 'steel connection|flange|structural|piping|joist',
      brutal: ['Three lengths of screw would do the whole product. There are eleven.', 'You can argue for an hour about a four-pence bolt, and be right to.'],
      gentle: 'Cutting part numbers is money that a factory notices at once. If you reduced the range of fixings, the count before and after is the line.',
    },
    {
      says: 'vibration analysis|modal analysis|vibration testing|resonance|shaker table|random vibration',
      not: 'magnetic|nuclear magnetic|mri|predictive|condition monitoring|maintenance|rotating|route|seismic|earthquake|building|bridge|floor',
      brutal: [
        "Somewhere between idle and full speed there's one number at which everything sings.",
        'The shaker table finds in ten minutes the screw the road would have found on the way to the customer.',
      ],
      gentle: 'Predicted against measured frequency is the pair to print. Add a close match, if you have one.',
    },
    {
      says: 'thermal analysis|thermal management|heatsink|heat sink|thermal design|thermal simulation',
      not: 'dsc|tga|calorimetry|building',
      brutal: ['Heat goes wherever it likes, and it likes the expensive part.', "Every heatsink started life as “it'll be fine without one”."],
      gentle: "Degrees before and after. It's such a clean figure that it's a pity to leave it in the report.",
    },
    {
      says: 'fatigue analysis|fatigue testing|durability testing|life testing|fatigue life|endurance testing|accelerated life testing',
      not: 'bridge|offshore|weld|welded|crack',
      brutal: [
        'Fatigue testing: do the same thing eighty thousand times, and be in the room for the last one.',
        'An endurance rig breaks at night, and leaves a counter for you to find.',
      ],
      gentle: 'Cycles to failure, and what you changed afterwards. Give both.',
    },
    {
      says: 'pressure vessel|asme viii|asme section viii|pressure equipment directive|pv elite',
      brutal: [
        'A pressure vessel is a tin can with a stamp, a file and an inspector of its own.',
        'In the end everything about a pressure vessel comes down to the nozzle.',
      ],
      gentle: 'Code, design pressure, and whether your calcs went through third-party review without comment. That last bit is rare.',
    },
    {
      says: 'pump selection|pump sizing|pump curve|centrifugal pump|npsh',
      brutal: [
        'The pump was sized, and then process, mechanical and purchasing each added ten percent.',
        'Every pump curve has one perfect point. The plant runs to the left of it.',
      ],
      gentle: 'Energy saved is where pump people shine. If a resize or a trimmed impeller was yours, the kilowatts go here.',
    },
    {
      says: 'piping design|pipe stress|caesar ii|piping layout|pipe routing|piping isometric|piping stress analysis',
      brutal: [
        'A pipe goes round the column, the tray, the duct, and whoever drew theirs first.',
        "Pipe stress analysis gives the pipe a loop so that it has somewhere to go when it's hot.",
      ],
      gentle: 'Lines analysed and the worst of them: size, temperature, what it was bolted to. Add the worst one.',
    },
    {
      says: 'hand calculation|hand calc|design calculation|calculation package|mathcad|engineering calculation',
      brutal: ['Hand calcs are for finding out. Software is for the report.', 'An engineering calculation opens with “assume” and closes with a round number.'],
      gentle: 'A sanity check that caught a bad model is a story engineers like to hear. If you have one, it takes a line.',
    },
    {
      says: 'drawing check|drawing checking|checking drawings|checked drawings|drawing approval|drawing review|reviewing drawings|reviewed drawings',
      brutal: [
        'A checked drawing comes back so red that you hold it by the edges.',
        "The checker signs in a box six millimetres wide, and that's the whole responsibility.",
      ],
      gentle: "Checkers are trusted before they're promoted. Say whose drawings you signed, and how many went out wrong.",
    },
    {
      says: 'pdm|plm|teamcenter|windchill|enovia|autodesk vault|solidworks pdm|product lifecycle management',
      brutal: ['The file you need is checked out to somebody on a beach.', 'In PLM a screw has an owner, a status and a history, and the description “screw”.'],
      gentle: "Migrations are what companies need help with. If you've administered the system or survived a move to it, that outranks daily use.",
    },
    {
      says: 'concept sketch|concept sketching|concept generation|ideation|sketching',
      around:
        'prototype|prototyping|industrial designer|industrial design|product design|product designer|consumer|rhino|keyshot|solidworks|ergonomics|user research|mood board|model making|cad|adobe|brainstorming',
      brutal: [
        'A concept sketch has three lovely lines, and an arrow that says “mechanism”.',
        "Ideation makes two hundred concepts. Number six was the boss's, and has a head start.",
      ],
      gentle: 'Show which idea of yours got made. Add concept to shelf, with a date at each end.',
    },
    {
      says: 'dfm|design for manufacture|design for manufacturing|dfma|design for assembly|design for manufacturability|dfx',
      not: 'pcb|circuit board|circuit|gerber|chip|silicon|electronic|boards|vlsi',
      brutal: ['Design for manufacture begins when the toolmaker laughs.', 'With a draft angle the part leaves the mould. Without one the mould comes too.'],
      gentle: 'Give parts removed or seconds saved per unit, times volume. The multiplication is the point, so do it here for them.',
    },
    {
      says: 'mould tool|mold tool|tool design|tooling design|injection mould tool|mold design|mould design|plastic part design|injection moulded part',
      brutal: [
        'Steel can always be taken off a tool. Putting it back on is where the schedule goes.',
        'The first shots off a new tool are called T1, out of respect for T2.',
      ],
      gentle: 'Tools brought to production, cavities, and rounds of trial to get there. Few trials is something to boast about.',
    },
    {
      says: 'cmf|colour material finish|color material finish|colour, material and finish',
      brutal: [
        'CMF is eleven shades of grey, and a long meeting about the warm one.',
        "Everyone agrees on the finish until it's been in a pocket with some keys.",
      ],
      gentle: "Winning the cost argument once is a designer's credential. Add a finish of yours that made it into production, by name, if you have one.",
    },
    {
      says: 'keyshot|product rendering|photorealistic rendering|product visualisation|product visualization',
      brutal: [
        'In KeyShot the product sits on a white floor at dawn, and has no seams.',
        'A good render sells the thing a year before anyone has worked out the hinge.',
      ],
      gentle: "Very few can show the rendering and the made thing side by side. If the two agree, one link to the pair does more than the software's name.",
    },
    {
      says: 'ergonomics|ergonomic|human factors|anthropometric|anthropometrics',
      not: 'workstation|manual handling|lifting|injury|injuries|control room|assessment|operator error|musculoskeletal',
      brutal: [
        'Ergonomics is designed round the average hand, which has never turned up for a trial.',
        'A handle gets tested by forty people and fits the one in the brochure.',
      ],
      gentle:
        'User trials with a result beat a list of principles. One thing you watched somebody struggle with, and what moved because of it, makes this solid.',
    },
    {
      says: 'ip67|ip65|ip68|ip rating|ingress protection|waterproof enclosure',
      brutal: [
        'An IP test is water from every side, and then a row of people holding a box up to the light.',
        'The seal is perfect, the lid is perfect, and the water has gone in along the cable.',
      ],
      gentle: 'Rated and tested are different claims. If a lab passed your enclosure first time, that phrase is better than the number itself.',
    },
    {
      says: 'drop test|drop testing|ista|package testing|packaging testing|transit testing',
      brutal: [
        'On drop test day everybody suddenly has a reason to be in the lab.',
        'Ten official drops, all passed. The eleventh is off the bench, on the way back.',
      ],
      gentle: 'Damage rates in the field are the real result of a test. If returns fell after a change of yours, a percentage belongs here.',
    },
    {
      says: 'arc flash|arc flash study|protection coordination|short circuit study|etap|load flow|relay coordination|power system study|skm',
      brutal: [
        'An arc flash label tells you how much to put on in order to open a cupboard.',
        'Protection coordination decides which breaker goes first. On the day, they race.',
      ],
      gentle: 'Incident energy brought down is the finding that plants pay for. If a setting you proposed did it, the figures before and after are gold.',
    },
    {
      says: 'cable sizing|cable schedule|cable calculation|voltage drop|amtech|cable routing|cable sizing calculations',
      brutal: [
        'The cable schedule says forty metres. The route has since met the architect.',
        'Cables are sized for current, length, grouping and heat, and then for what was on the drum.',
      ],
      gentle: 'Copper is money. If your routing or grouping took a size off a long run, price it and print it.',
    },
    {
      says: 'single line diagram|single-line diagram|one-line diagram|one line diagram|sld',
      not: 'machine learning|neural',
      brutal: [
        'A single line diagram puts a whole power station on one sheet. The handwriting on it is load-bearing.',
        "On the one-line it's a neat little square. On site it's a room, and it hums.",
      ],
      gentle: 'Diagrams that match the plant are gold to operators. If you walked one down and corrected it, say what you found.',
    },
    {
      says: 'transformer|transformer design|power transformer|distribution transformer',
      not: 'nlp|bert|attention|language model|neural|pytorch|vision transformer|deep learning|gpt|flyback|smps|ferrite|planar|isolated|magnetics|balun|toroidal|isolation',
      brutal: [
        'A transformer hums for forty years and gets noticed on the day it stops.',
        'Transformers take two years to arrive, so the drawings have to be right in the past.',
      ],
      gentle: 'Ratings and quantity, and which end you were on: specifying, testing or running. Those are three CVs that look alike.',
    },
    {
      says: 'variable frequency drive|vfd|variable speed drive|vsd|motor sizing|motor selection',
      brutal: [
        'A VFD has six hundred parameters. The useful one is locked.',
        "Fit a drive to a fan and you discover it's been running flat out since the ribbon was cut.",
      ],
      gentle: 'Kilowatt-hours saved per year is the number next to this. Somebody paid that bill, so it can be found.',
    },
    {
      says: 'emc|emc testing|emi|fcc certification|emc compliance|electromagnetic compatibility',
      brutal: [
        'EMC testing means a padded room, by the hour, in which your product turns out to be a radio.',
        'The fix is a ferrite. The fix for the fix is another ferrite.',
      ],
      gentle: "First-pass certification saves weeks that everyone in hardware has lost. If you've had one, it belongs in the summary.",
    },
    {
      says: 'microcontroller|stm32|arduino|esp32|raspberry pi|pic microcontroller|msp430|arm cortex-m',
      brutal: [
        "There's an Arduino inside more finished products than their brochures let on.",
        'A microcontroller has forty pins, and the one you need is shared with the other one you need.',
      ],
      gentle: 'Bench project and shipped device read completely differently. If yours went out of the door, a quantity beside the chip settles it.',
    },
    {
      says: 'rtos|freertos|zephyr|real time operating system|real-time operating system|vxworks|threadx',
      brutal: [
        'An RTOS guarantees that every task will miss its deadline in the right order.',
        'Priority inversion: the important waits for the trivial. In software that has a fix.',
      ],
      gentle: 'Worst-case latency is the figure that embedded people trust. If you measured yours, give microseconds.',
    },
    {
      says: 'i2c|spi bus|spi|uart|can bus|canbus|modbus|rs485|rs-485|serial communication|j1939',
      not: 'cpi|evm|earned value',
      brutal: [
        'When a serial link stays silent you swap two wires. When it still stays silent you swap them back.',
        'Serial communication is simple, says the datasheet, on page one of four hundred.',
      ],
      gentle: 'Drivers written and libraries called are both fine, and one of them gets the firmware interview. If you wrote the driver, choose that verb.',
    },
    {
      says: 'logic analyzer|logic analyser|jtag|board bring-up|board bringup|hardware debugging|hardware bring-up',
      brutal: [
        'Board bring-up: current limit on, finger on the regulator, nose on duty.',
        'First power-on brings out a small crowd, standing slightly further back than usual.',
      ],
      gentle: 'Boards brought up and respins needed. One respin is a good engineer, none is a legend, and either is printable.',
    },
    {
      says: 'battery management system|battery pack|lithium-ion|lithium ion|battery design|cell balancing|battery testing',
      not: 'ups|substation|lead-acid|lead acid|standby',
      brutal: ['A battery pack has four hundred cells, and is as good as the one that sulks.', 'State of charge is a guess, expressed to the nearest percent.'],
      gentle: 'Chemistry, voltage, capacity and the test standard. Put the four in one bracket, and recruiters for EVs search all of them.',
    },
    {
      says: 'earthworks|cut and fill|earthworks balance|earthworks design|cut/fill',
      brutal: [
        "Cut and fill balances to the cubic metre on the screen. On site there's a hill left over.",
        'Earthworks drawings show a surface. The surface has something protected nesting in it.',
      ],
      gentle: 'Material kept off the road is cost and carbon in one figure. If your balance saved haulage, lorry loads are the unit everyone understands.',
    },
    {
      says: 'roundabout|junction design|highway design|road design|horizontal alignment|vertical alignment|road alignment|junction improvement',
      not: 'rail|railway|track|metro|shaft|coupling|tramway',
      brutal: [
        'A roundabout is designed for the traffic of 2040, and for the driver in the wrong lane today.',
        'A new junction opens, and the first to use it is somebody following the old sat nav.',
      ],
      gentle: 'A road that an interviewer can drive down needs no explaining. Name the scheme, and the stage you took it to.',
    },
    {
      says: 'traffic modelling|traffic modeling|traffic survey|traffic count|linsig|vissim|picady|arcady|junction capacity|traffic impact|traffic study',
      brutal: [
        'In Vissim, every driver lets you out.',
        "Traffic gets counted on a neutral weekday in term time, when there isn't any, to find out how much there is.",
      ],
      gentle: 'A model that matched reality after opening is worth a great deal. If anyone went back and counted, use it.',
    },
    {
      says: 'culvert|culvert design|culvert inspection|box culvert',
      brutal: ['A culvert was sized for water. It mostly gets trolleys.', 'A culvert inspection is a long walk, bent double, towards a small bright circle.'],
      gentle: "Give flow, length and fish passage, if there was any. The last of those shows you've dealt with more than a pipe.",
    },
    {
      says: 'traffic calming|speed hump|speed table|speed cushion',
      brutal: [
        'The whole street petitions for the speed hump. Number twelve has to sleep next to it.',
        "A speed table collects scrape marks, like a visitors' book.",
      ],
      gentle: "Speeds before and after are usually public, so they can be yours to quote. With the street's name beside them, a hump becomes a result.",
    },
    {
      says: 'road marking|traffic sign|signs and lines|signs and road markings|signing and lining|road signs',
      not: 'recognition|detection|dataset|cnn|autonomous',
      brutal: [
        'Road markings go down perfectly, one week before the gas board.',
        "“SLOW” has to be painted absurdly long, so that it looks normal to somebody who isn't.",
      ],
      gentle: 'A schedule that came back from site without a query is rarer than it should be. If one of yours did, it earns half a sentence.',
    },
    {
      says: 'road safety audit|road safety auditor|stage 3 road safety audit|safety audit stage',
      brutal: [
        'A road safety audit is two strangers in hi-vis at your junction, after dark, imagining the worst.',
        'Auditors raise a problem, designers disagree in writing, and the hedge gets cut back.',
      ],
      gentle:
        'Auditor and designer sit on opposite sides of this table, and both are wanted. Add a recommendation of yours that did get built, if you have one.',
    },
    {
      says: 'pavement design|pavement condition|carriageway|surface dressing|resurfacing scheme|flexible pavement|rigid pavement',
      brutal: [
        'Pavement engineers make poor passengers. They read the road aloud.',
        'Pavement design is layers of carefully chosen stone, in all of which someone will lay a cable.',
      ],
      gentle: "Give design life, traffic class, and what's on it now. A stretch that's held up for years is a reference with a postcode.",
    },
    {
      says: 'bridge inspection|bridge design|bridge assessment|principal inspection|general inspection|bridge maintenance|bridge',
      near: 'inspect|inspection|design|structure|structural|highway|road|culvert|assessment|span|deck|maintenance|concrete|steel|load',
      not: 'bridge the|bridging|wheatstone|gap|rectifier|h-bridge|converter|software|inverter|full-bridge|full bridge|crane|gantry|strain|salt',
      brutal: [
        "Everyone crosses a bridge without a thought. The thought was somebody's whole year.",
        'Bridge bearings are designed to move, and checked to see if they remember how.',
      ],
      gentle: 'Give span, type, and the defect that mattered. Bridge people want the third, since anyone can look up the first two.',
    },
    {
      says: 'flood risk|flood risk assessment|flood modelling|flood modeling|hec-ras|hydraulic modelling|hydraulic modeling|tuflow|flood map|floodplain',
      brutal: ["The edge of the flood map goes round one house. That's the house that rings.", 'Rivers flood the flood plain. It was in the name.'],
      gentle: 'Homes taken out of the blue area is the result people outside hydrology understand. Print that, ahead of the software.',
    },
    {
      says: 'pumping station|foul sewer|sewer design|rising main|sewer network|adoptable sewer|sanitary sewer',
      not: 'irrigation|potable|drinking|oil|raw water|clean water|booster|gas|firewater',
      brutal: [
        'Everything about a sewage pumping station is automatic, apart from the person in waders.',
        'In sewer design nobody wants to see your work, and that includes you.',
      ],
      gentle: 'An approval at first submission is a quiet triumph in sewers. If the water company adopted yours with few comments, name the scheme.',
    },
    {
      says: 'etabs|sap2000|staad|staad pro|robot structural analysis|tedds|masterseries|tekla structural|scia|midas|risa|tekla structural designer',
      brutal: [
        'The model deflects like a trampoline, at a scale of two hundred.',
        'The program gives you nine thousand forces. You check three by hand, and sleep on those.',
      ],
      gentle: 'Software gets you found, and buildings get you hired. Pair each package with one thing you ran through it.',
    },
    {
      says: 'foundation design|pile design|raft foundation|pad foundation|retaining wall design|pile cap|piled foundation|piled raft',
      brutal: [
        "A foundation is the dearest part of the building, and it's not in the brochure.",
        'Foundations are designed to the nearest fifty millimetres, in ground known to the nearest field.',
      ],
      gentle: 'Give ground, load, and the alternative you ruled out. Explaining why not piles is often the best thing on a structural CV.',
    },
    {
      says: 'connection design|steel connection|moment connection|baseplate|base plate design|idea statica|steelwork connection',
      brutal: ['Three beams, a brace and a downpipe all meet at the connection.', 'It works on paper, and needs a very small hand for the last bolt.'],
      gentle: "Fabricators know whose details can be built. If one ever rang to ask who drew it, that's a reference to print.",
    },
    {
      says: 'bar bending schedule|bending schedule|rebar detailing|rc detailing|reinforcement drawing|reinforcement detailing|reinforced concrete detailing|rc drawing',
      brutal: [
        'The bending schedule has sixty-one shapes. The steel fixer has asked for the ones that go in.',
        "On the drawing two bars can be in the same place. It's the only trick they know.",
      ],
      gentle: 'Tonnes scheduled and how much was re-cut on site: a detailer with a low second figure is worth poaching.',
    },
    {
      says: 'seismic design|seismic analysis|wind load|wind loading|earthquake engineering|seismic retrofit',
      not: 'equipment|nuclear|turbine|tower|vessel|tank',
      brutal: [
        'Seismic design is a calculation you hope remains one.',
        'The structure has to stand up to the worst day in centuries, and also to the architect.',
      ],
      gentle: 'Code, zone and height tell a structural lead how hard it was. If a building of yours has been through a real event, that comes first.',
    },
    {
      says: 'temporary works design|falsework|temporary works|falsework design|temporary works check',
      brutal: [
        'Temporary works take a week to design, stand for a month, and worry you for the rest of the year.',
        'Falsework holds everything up until the concrete has learned to do it by itself.',
      ],
      gentle: 'Category of check and who signed. Contractors will pay for an engineer who can do these in a hurry without getting hurried.',
    },
    {
      says: 'structural inspection|structural survey|structural report|structural assessment|structural appraisal|structural condition',
      not: 'bridge|offshore|aircraft|airframe|platform|ship|rail|tower|tank|tunnel|dam',
      around:
        'building|buildings|house|houses|home|property|properties|wall|lintel|roof|foundation|foundations|civil|residential|structural engineer|masonry|homeowner|insurer|subsidence|steelwork|beam',
      brutal: ['A structural inspection opens with the question “has that always been there?”', 'Behind the wallpaper is a lintel, or was.'],
      gentle: "Honest reassurance is half the value of an inspection. If you saved an owner from work they didn't need, one clause shows your judgement.",
    },
    {
      says: 'slope stability|plaxis|slope/w|landslip|bearing capacity|settlement analysis|landslide|geostudio',
      not: 'tailings|dam|pit|mine|mining',
      brutal: [
        'The ground has a factor of safety of 1.3, and nobody has told the ground.',
        'The analysis shows how far the ground will move, in colours the ground has never worn.',
      ],
      gentle: 'Monitoring that agreed with your prediction is the finest thing in geotechnics. If you have it, print the millimetres.',
    },
    {
      says: 'soil sample|soil testing|soil logging|core logging|cpt|cone penetration|triaxial|atterberg|standard penetration test|soil sampling|borehole logging',
      not: 'current procedural|hcpcs|billing|icd|contaminated|contamination|environmental|agricultural|nutrient|fertiliser|fertilizer|crop|rock core|drill core|exploration|ore',
      brutal: [
        'You roll the soil between two fingers, look into the distance, and write “slightly”.',
        'Every sample goes into a bag with a number on it, and the bag that matters got wet.',
      ],
      gentle: 'Metres logged and in what geology. Consultants want people who can describe clay in the rain, so show that you have.',
    },
    {
      says: 'heat exchanger|fouling|shell and tube|plate heat exchanger|heat exchanger design',
      brutal: [
        "A heat exchanger has two sides. The one that needs cleaning is the one you can't get to.",
        "Fouling is all the stuff in the exchanger that wasn't in the simulation.",
      ],
      gentle: 'Give approach temperature or steam saved, as a before and after. Energy people will stop on that and read the rest.',
    },
    {
      says: 'distillation column|distillation|fractionation|packed column|absorption column',
      not: 'whisky|gin|knowledge|model|plasma|protein|essential oil|laboratory|membrane',
      brutal: [
        'A distillation column takes all day to settle and one visitor to upset.',
        'Everything in a column is at equilibrium, apart from the people in the control room.',
      ],
      gentle: 'One percentage point on a column is a sum you can put in money. Name the one you moved: purity, throughput or reflux.',
    },
    {
      says: 'relief valve|pressure relief|psv|relief sizing|safety valve|psv sizing|pressure relief valve|flare system',
      brutal: [
        'A relief valve has one job, and everyone hopes it never gets the call.',
        'Relief sizing is imagining everything that could go wrong, and then a pipe for it.',
      ],
      gentle: 'Scenarios considered, devices sized, and an audit without findings: safety reviewers read for the third.',
    },
    {
      says: 'management of change|moc|pre-startup safety review|pssr',
      brutal: [
        "Like for like needs no MOC form. You'd be amazed what turns out to be alike.",
        "Management of change: a dozen signatures for one valve, and it's still behind the pump.",
      ],
      gentle: 'Closing changes out is where sites slip. If your backlog came down, the number at the start and at the end is all a plant manager reads.',
    },
    {
      says: 'time study|time studies|time and motion|work measurement|line balancing|takt time|takt|work study|mtm|motion study',
      brutal: [
        'While the stopwatch is out, everybody works beautifully, and some of them very slowly.',
        'Takt time is 54 seconds. The screw takes nine, and finding the screw takes fifty.',
      ],
      gentle: "People taken out isn't the best number here. Output per hour with the same crew is, so find that one.",
    },
    {
      says: 'plant layout|facility layout|factory layout|cellular manufacturing|spaghetti diagram|facility planning|layout design',
      not: 'graphic|page|magazine|pcb|web|ic|vlsi|chip|cadence|piping|process plant|pdms|aveva|refinery|smartplant|road|solar|wind|e3d',
      around:
        'factory|production|assembly|manufacturing|lean|workstation|warehouse|kaizen|material flow|industrial engineer|industrial engineering|shop floor|throughput|takt|5s|walking distance|operators',
      brutal: ['A spaghetti diagram shows how far one spanner walks in a day.', 'Every new factory layout is perfect, apart from the pillar.'],
      gentle: "Metres walked or floor freed is easy to count and nobody does. If you measured it, you're ahead already.",
    },
    {
      says: 'discrete event simulation|flexsim|anylogic|plant simulation|arena simulation|process simulation model|simul8|witness simulation',
      brutal: [
        'In the simulation nobody goes to the toilet, and output is up eleven percent.',
        'A discrete event simulation proves that the bottleneck is where the operators said it was.',
      ],
      gentle: 'A purchase avoided is the neatest answer a model can give. If something was bought, moved or cancelled because of yours, name it.',
    },
    {
      says: 'kanban',
      not: 'jira|software|scrum|sprint|agile|developer|trello|kanban board|devops|azure|tickets',
      around:
        'factory|production|assembly|manufacturing|lean|supplier|inventory|stock|takt|smed|5s|kaizen|material flow|replenishment|wip|shop floor|just in time|jit|operators|parts',
      brutal: [
        "A kanban card says when to make more. It's in somebody's overall pocket, in the wash.",
        'Kanban works on one rule: an empty bin means fill it. The argument is over what counts as empty.',
      ],
      gentle: 'Days of stock before and after says it all. Add cash released.',
    },
    {
      says: 'gauge r&r|gage r&r|msa|measurement system analysis|measurement systems analysis|gauge r & r',
      not: 'agreement|contract|services agreement',
      brutal: [
        'Gauge R&R: several people measure the same ten parts, and the biggest variable is wearing gloves.',
        'Before you can say the part is wrong, you have to prove that the ruler is right.',
      ],
      gentle: 'Percent of tolerance before and after. Fixing a measurement that had been rejecting good parts is money found.',
    },
    {
      says: 'calibration|calibrated|calibration schedule|equipment calibration|calibrating',
      not: 'model|hydraulic|traffic|engine|ecu|camera|powertrain|vehicle|ecu calibration|sensor|algorithm|imu|lidar|radar|simulation',
      brutal: [
        'A calibration sticker is the only part of the instrument that everyone reads.',
        "On audit day everything is in calibration, apart from the steel rule by the auditor's elbow.",
      ],
      gentle: 'An overdue list brought to zero is worth a line. Name the instruments and the standard.',
    },
    {
      says: 'control plan|inspection plan|sampling plan|aql',
      not: 'soil|water|groundwater|air|environmental|document control plan|erosion|traffic control plan|pollution|noise',
      around:
        'ppap|fmea|pfmea|apqp|automotive|part|parts|manufacturing|production|inspection|supplier|gauge|iatf|quality engineer|quality|spc|iso 9001|machining|moulding',
      brutal: [
        'The control plan says who checks what, how often, and with which gauge. The gauge is in the other building.',
        'A sampling plan decides how many parts speak for all the rest.',
      ],
      gentle: 'An escape that was stopped is better than the plan itself. If your check caught one, name the characteristic and who was spared it.',
    },
    {
      says: 'warranty returns|field failure|returns analysis|warranty claim|returned parts|warranty analysis|field returns',
      brutal: ['Returned parts come back in a bag, with a note that says “broken”.', '“No fault found”, says the lab. The customer had no trouble finding it.'],
      gentle: "Warranty cost per unit is the score. If it dropped after your fix, that's a sentence with a pound sign in it.",
    },
    {
      says: 'concession|deviation request|production permit|design deviation|engineering waiver|waiver request',
      not: 'stand|snack|food|cinema|theatre|store|shop|mining concession|oil|toll|licence|highway|ppp',
      around:
        'manufacturing|manufacture|aerospace|aircraft|drawing|quality|supplier|part|parts|nonconformance|non-conformance|ncr|engine|component|inspection|defence|assembly|as9100|configuration',
      brutal: [
        "A concession says it's wrong, we know, and here's the number.",
        'Concessions are for one batch only. Number 212 is for one batch only as well.',
      ],
      gentle: 'Fewer concessions means better drawings or better suppliers. If they fell because of something you fixed, that cause is the line.',
    },
    {
      says: 'as9100|iatf 16949|iso 13485|iso 14001|nadcap|iso 45001|as9100d',
      brutal: [
        'Every standard says “documented information”, so that nobody has to say “paperwork”.',
        'Standards are revised every few years. The clause numbers move, and so does the cupboard.',
      ],
      gentle: 'Leading an audit, hosting one and writing for one are three levels. Add your verb, with the outcome if it was clean.',
    },
    {
      says: 'wind tunnel|wind tunnel testing|aerodynamic|aerodynamics|airfoil|aerofoil|drag reduction|aerodynamic analysis',
      brutal: [
        'Wind tunnel time is paid by the hour. The first one goes on a piece of tape.',
        'Aerodynamics is years of study, and then somebody bolts an antenna on the outside.',
      ],
      gentle: 'Counts of drag or newtons of downforce. Aero people think in those, so speak it to them.',
    },
    {
      says: 'do-178c|do-178|do-178b|do178c|do178b',
      brutal: ["One line of code, and forty of evidence that it's there on purpose.", "Under DO-178 “it's only a comment” is the start of a meeting."],
      gentle: 'Give assurance level, your part in it, and the audit stage you got through. Certification people hire on exactly those.',
    },
    {
      says: 'flight test|flight testing|first flight|test flight|flight trial',
      brutal: ['In flight test, a dull report is the best kind.', 'First flight takes twenty minutes. The clipboard has been waiting for it for six years.'],
      gentle: 'Instrumentation, analysis and the seat in the aircraft are three careers. Give yours, with the type that flew.',
    },
    {
      says: 'composite|carbon fibre|carbon fiber|composite layup|prepreg|lay-up|composite structure|composite materials|layup',
      not: 'score|index|photoshop|dental|decking|door|slab|beam|steel|concrete|bridge',
      brutal: ['Carbon fibre is light, stiff, and still itching on Saturday.', 'With composites you make the material and the mistake in the same afternoon.'],
      gentle: 'Resin, cure, and how you inspected it. A part that flew or raced would settle the matter, so name it.',
    },
    {
      says: 'satellite|cubesat|spacecraft|small satellite|satellite design|cubesat design',
      not: 'imagery|tv|dish|office|campus|image|remote sensing|town',
      around:
        'orbit|spacecraft|payload|launch|esa|nasa|space|attitude|mission|aerospace|nanosatellite|satellites|thermal vacuum|avionics|reaction wheel|propulsion|ground station|cubesat',
      brutal: [
        "A satellite can't be turned off and on again by anyone standing near it.",
        "A CubeSat is ten centimetres on a side, and everyone's got an eleven-centimetre board for it.",
      ],
      gentle: "In orbit, on a shelf or on paper: there's honour in all three, and space people ask within a minute. Put the stage next to the mission's name.",
    },
    {
      says: 'gas turbine|jet engine|turbofan|turbomachinery|turbine blade|combustor|compressor blade',
      brutal: [
        'A turbine blade works in gas hotter than its own melting point. It gets by on a lot of small holes.',
        'A turbine is suck, squeeze, bang, blow, and nine hundred people on the second one.',
      ],
      gentle: 'A fraction of a percent in efficiency can be a career here. Add the stage you worked on, and whether in design, test or overhaul.',
    },
    {
      says: 'quadcopter|uav design|rc aircraft|design build fly|uav|drone design|fixed wing uav',
      not: 'survey',
      brutal: [
        "Every drone project has a video of the take-off. There's another one of the landing.",
        'Autonomous flight works, with somebody standing by to be the autonomy.',
      ],
      gentle: "Give payload, endurance, flights logged. With numbers it's an aircraft, and without them it's a hobby.",
    },
    {
      says: 'environmental impact assessment|environmental statement|eia|eia scoping|environmental impact statement',
      brutal: [
        'An environmental statement comes in nine volumes, and everyone opens the one with the bats.',
        "The non-technical summary runs to sixty pages. That's how you know it was technical.",
      ],
      gentle: "Chapters written, with the scheme's name and the year of the decision, make this solid. If the consent came through, that goes first.",
    },
    {
      says: 'contaminated land|site remediation|soil remediation|phase i environmental|phase i esa|phase ii esa|phase 1 environmental|groundwater remediation|environmental site assessment',
      brutal: ['Phase one is reading old maps, and hoping nobody ever mended cars there.', 'Whatever used to fill cars up would now like to be apartments.'],
      gentle: 'Cost against the first quote for dig-and-dump is the figure developers love. If you found a cheaper way, show it.',
    },
    {
      says: 'air quality|stack testing|emissions monitoring|stack emissions|air quality monitoring|emissions testing|air dispersion modelling',
      not: 'vehicle|indoor',
      brutal: [
        'Stack testing means carrying a laboratory up a chimney.',
        'Air quality gets measured at the roadside, by a tube on a lamp post, next to a person vaping.',
      ],
      gentle: "A limit met, or a cause found for one that wasn't, shows more than a list of pollutants. Either one, with the site type, carries the line.",
    },
    {
      says: 'swppp|npdes|environmental permit|discharge consent|discharge permit|stormwater permit|environmental permitting|stormwater pollution prevention',
      brutal: [
        'An environmental permit is one page, with ninety pages of conditions.',
        'Stormwater gets inspected just after the storm, by whoever has the boots.',
      ],
      gentle: 'Years without a violation is a plain number that regulators keep for you. Ask for it, and print it.',
    },
    {
      says: 'life cycle assessment|lca|embodied carbon|scope 3|carbon footprint|ghg inventory|greenhouse gas inventory|carbon accounting|ghg emissions|scope 3 emissions',
      not: 'combat|aircraft|visa|labor condition',
      brutal: [
        "Scope 3 is everybody else's emissions, in your spreadsheet.",
        "Paper, plastic or cotton: it depends how often you carry it, and who's paying for the study.",
      ],
      gentle: 'Tonnes avoided, with the decision that did it, make an assessment real. If a design team changed a material on your figures, name the material.',
    },
    {
      says: 'iesve|ies ve|energy modelling|energy modeling|energy model|dynamic thermal modelling|energyplus|tm52|tm54|energy simulation',
      not: 'market|grid|dispatch|forecasting|storage|electricity demand',
      brutal: [
        'In the energy model people close the blinds at noon and go home at five.',
        'The model says 40 kilowatt-hours a metre. Then the building gets an espresso bar.',
      ],
      gentle: 'Give predicted against metered, a year later: almost nobody prints that pair. If yours were close, be almost nobody.',
    },
    {
      says: 'duct sizing|ductwork design|ventilation design|fan selection|ahu sizing|ventilation strategy|air distribution',
      not: 'mine|mining|underground|tunnel|vehicle|cabin',
      brutal: [
        'A duct is sized for silence. Then it meets a beam, and whistles.',
        'Ventilation strategy: air in here, out there, and a desk fan in between within a month.',
      ],
      gentle: 'Specific fan power tells another services engineer how good the design was. If you know yours, print it.',
    },
    {
      says: 'dialux|relux|lighting design|lux level|lighting calculation|emergency lighting design',
      not: 'stage|theatre|concert|film|road|street|highway|stadium|tunnel|external|sports|automotive|vehicle|headlamp',
      brutal: [
        'In DIALux the carpet is pale, the walls are clean and nobody has moved the desks.',
        "Five hundred lux on the working plane, says the calculation. On the real one there's a monitor and a plant.",
      ],
      gentle: "Watts per square metre, and the look on the client's face. One is a number; the other needs a link.",
    },
    {
      says: 'public health engineering|domestic hot water|above ground drainage|plumbing design|hot and cold water services|public health design',
      brutal: [
        'On a services drawing the toilets come last, and then everything has to move for them.',
        'The whole of a plumbing design comes down to everyone showering at seven.',
      ],
      gentle: 'Storage sized right saves space that can be let. If you took a tank out of a building, say how big it was.',
    },
    {
      says: 'district heating|heat network|net zero strategy|chp|combined heat and power|low carbon heating',
      brutal: [
        'District heating keeps four hundred flats warm, and the corridors warmer.',
        "On CHP the heat is free, so long as somebody can be found who's cold.",
      ],
      gentle: 'Loads connected and losses measured. Add a heat network with an honest loss figure, if you have one.',
    },
    {
      says: 'nvh|squeak and rattle|noise vibration and harshness|noise, vibration and harshness',
      brutal: [
        'NVH is three engineers in a car with the radio off, listening for a glovebox.',
        'You fix the loud noise so that everyone can hear the quiet one.',
      ],
      gentle: "Give decibels at the driver's ear, before and after. Then what it cost per car, because that's the next question.",
    },
    {
      says: 'wiring harness|cable harness|harness design|wire harness|harness routing',
      brutal: [
        'A wiring harness contains four kilometres of cable, and is nine millimetres short.',
        'Harness drawings look like a river delta, and the leak is at the connector.',
      ],
      gentle: 'Variants are what drives cost in harnesses. If you cut the number of them, that beats any weight saving.',
    },
    {
      says: 'crash test|crash testing|crash simulation|ls-dyna|euro ncap|crashworthiness|airbag|crash safety',
      not: 'blast|bird strike|bird|drop|ballistic|forming|stamping',
      brutal: [
        'A crash test takes a year to prepare and a tenth of a second to do.',
        'The crash test dummy costs more than the car, and has been through more.',
      ],
      gentle: 'Stars or a rating point, and which structure was yours. Add simulation that matched the film.',
    },
    {
      says: 'homologation|type approval|wltp|vehicle certification|fmvss',
      brutal: [
        'Homologation proves that the same indicator is legal again, in forty countries, one at a time.',
        'In every market the fog lamp is the same lamp and a different form.',
      ],
      gentle: 'Markets opened and dates held. Product planners will know at once what that was worth, so list the countries.',
    },
    {
      says: 'hardware in the loop|hardware-in-the-loop|hil|vector canoe|dspace|canalyzer|hil testing|canoe',
      not: 'canoeing|kayak|paddl|river|avionics|aircraft|flight|satellite|grid|power',
      brutal: [
        "Hardware-in-the-loop persuades a box on a bench that it's doing ninety on the motorway.",
        'A test bench for a car has an ignition key, no car, and a queue.',
      ],
      gentle: 'Defects found on the bench that never reached a vehicle: most labs count them. Ask for the count.',
    },
    {
      says: 'simulink|model based design|model-based design|stateflow|embedded coder',
      brutal: [
        'In the model everything has a colour and an arrow. The bug is on a very short arrow.',
        "Simulink lets you see the whole system at once, at a zoom where you can't read any of it.",
      ],
      gentle: 'Generated code that went into a product stands a grade above a model that explained one. If yours shipped, name the product.',
    },
    {
      says: 'formula student|fsae|formula sae|baja sae|shell eco-marathon|eco marathon',
      brutal: [
        'A student racing car: forty people, nine months, and a brake light that decides the weekend.',
        'Every student racing car is two kilos over and finished in the paddock.',
      ],
      gentle: 'Motorsport employers look for the part you owned and for a finish in the endurance event. If you have both, they belong in the first six words.',
    },
    {
      says: 'proving ground|winter testing|vehicle testing|prototype vehicle|cold weather testing|hot weather testing|vehicle validation',
      brutal: [
        'Winter testing is a hotel at minus thirty, and a secret car in zebra stripes.',
        'At the proving ground a car ages ten years in a season, most of it on cobbles.',
      ],
      gentle: 'A fault that you found on the track and not a customer on the road: kilometres and cause make it a bullet.',
    },
    {
      says: 'servo motor|servo|motion control|servo drive|servo tuning|motion controller',
      brutal: [
        "A badly tuned servo sounds like a bee that's had news.",
        'A servo will hold position to a micron, on a frame that moves when somebody shuts the door.',
      ],
      gentle: 'Axes, cycle time, and what you took off it. Add tenths of a second add up on a line, so.',
    },
    {
      says: 'machine vision|vision system|cognex|keyence|vision inspection|in-sight',
      not: 'vision statement|strategy',
      brutal: [
        'A vision system checks four thousand parts an hour, until the sun comes round to that window.',
        'Machine vision is ninety percent lighting, and a cardboard box from the canteen.',
      ],
      gentle: 'False rejects are the figure that decides whether a line trusts a camera. If you brought yours down, start with that.',
    },
    {
      says: 'light curtain|safety relay|safety plc|machine safety|iso 13849|safety interlock|machine guarding|e-stop|emergency stop',
      brutal: [
        'An emergency stop is red, round, and exactly the height of an elbow.',
        'Make a guard slow to open, and somebody on nights will discover how quick it can be.',
      ],
      gentle: 'In machine safety the name on the validation file is the job. If it is yours, add the performance level and the standard.',
    },
    {
      says: 'pid tuning|pid loop|pid control|loop tuning|control loop|pid controller',
      brutal: ['PID tuning: turn a knob, wait, turn it back, look thoughtful.', 'There are three letters in PID, and hardly anyone touches the D.'],
      gentle: 'Give overshoot or variance, before and after. Plants have the trend on file, and it makes a beautiful single figure.',
    },
    {
      says: 'loop check|instrument calibration|flow meter|level transmitter|pressure transmitter|4-20ma|instrumentation|control and instrumentation|c&i|e&i',
      not: 'musical|orchestra|surgical|analytical|biomedical|medical|geotechnical|piezometer|inclinometer|dam|flight test|tunnel|strain',
      brutal: [
        'Loop checks: one person in the control room, one up a tank, and a radio that works for neither.',
        "On a four to twenty loop, nought is four, so that you know it's alive. Meetings could try that.",
      ],
      gentle: "Loops commissioned, and how many passed at first energising. That's how a commissioning manager keeps score.",
    },
    {
      says: 'cobot|collaborative robot|end effector|universal robots|robot gripper|end of arm tooling',
      brutal: [
        'A cobot stops when it touches you. It also stops when it touches its own cable.',
        "At the trade show the gripper picks up an egg. On the line it's wet cardboard.",
      ],
      gentle: "Payback in months is what sells the next one. If yours is known, it's the first thing to print.",
    },
    {
      says: 'dcs|distributed control system|deltav|honeywell experion|centum|delta v',
      brutal: [
        'A control room screen has two hundred numbers on it. The operators are watching one.',
        'A DCS can raise a thousand alarms, which is its way of saying one thing.',
      ],
      gentle: "Alarms per hour is what operators thank an engineer for, and there's a standard to measure it by. If yours came down, print the drop.",
    },
    {
      says: 'profinet|profibus|ethernet/ip|industrial ethernet|opc ua|fieldbus|industrial network',
      brutal: [
        "On a fieldbus the fault is the last plug anyone touched. They'll all tell you they didn't.",
        'An industrial network runs for years without attention, because nobody has the password.',
      ],
      gentle: 'Give nodes, protocols, and how you found the fault. Diagnosing networks is scarcer than programming, so lean on that.',
    },
    {
      says: 'transmission line|overhead line|distribution line|pylon|line design|distribution network|transmission line design|pls-cadd',
      not: 'radio frequency|rf|microstrip|water|gas|district|logistics|warehouse|supply chain|production|assembly|manufacturing|pcb|coaxial|cable tv',
      brutal: [
        "The pylon is in one person's view and the power is in another person's kettle.",
        'Overhead lines sag by design. That has to be explained about once a week.',
      ],
      gentle: "Give kilometres, kilovolts, terrain. If wayleaves were yours as well, you can talk to farmers, and that's a separate skill.",
    },
    {
      says: 'power factor|power factor correction|harmonics|power quality|harmonic analysis',
      brutal: [
        'Power factor is the froth on the beer. Every lecturer alive has drawn that beer.',
        "Harmonics: the current is fine, and it's humming something else.",
      ],
      gentle: 'Penalty charges avoided per year is the translation for managers. Somebody in accounts can give you the sum.',
    },
    {
      says: 'grid connection|grid code|grid study|interconnection study|grid compliance|grid integration',
      brutal: [
        "The grid queue is years long, and everyone in it says they're shovel-ready.",
        'A grid connection offer gives you a place, a price and a date in another decade.',
      ],
      gentle: 'Megawatts energised is the end of the story, and the only part an investor reads. Put it at the front.',
    },
    {
      says: 'protection relay|relay testing|relay settings|protection settings|omicron|relay protection|protective relay',
      brutal: ['A protection relay waits thirty years for forty milliseconds.', 'When the lights stay on, nobody sends the relay engineer a card.'],
      gentle: "Correct operations are logged by the network. If your settings have been tested by a real fault, that's your headline.",
    },
    {
      says: 'wind farm|yield assessment|met mast|windpro|wind resource assessment|wind resource|wind energy assessment',
      brutal: [
        'A yield assessment comes with a P50 and a P90. Only one of them gets read by the bank.',
        "Everyone's in favour of wind farms, and can name the valley next door.",
      ],
      gentle: "Planning and a lender's due diligence are the two gates in wind. If your numbers went through either, say which, with the megawatts.",
    },
    {
      says: 'pvsyst|solar farm|helioscope|pv design|pv layout|solar design|solar pv design',
      not: 'rooftop|residential|roof|home',
      brutal: [
        'The software has a loss for dust, heat, cable and shade, and none for the goat in row six.',
        'A solar farm is designed south-facing, level and unshaded, and then somebody visits.',
      ],
      gentle: "Performance ratio in the first year is proof that the model was honest. If you've seen it, print it.",
    },
    {
      says: 'anaerobic digestion|biogas|anaerobic digester|biomethane',
      brutal: [
        'An anaerobic digester is a cow with a maintenance contract.',
        'Biogas runs on slurry, maize and leftovers, and on whoever answers the phone at night.',
      ],
      gentle: 'Uptime is everything on a gas-to-grid site. Add hours per year.',
    },
    {
      says: 'hydrogen|electrolyser|fuel cell|electrolyzer|green hydrogen|pem electrolyser',
      not: 'peroxide|hydrogen bond',
      around:
        'fuel cell|electrolyser|electrolyzer|electrolysis|green hydrogen|renewable|renewables|storage|vehicle|pem|energy transition|decarbonisation|decarbonization|stack|net zero|pilot plant|refuelling|energy|kw|mw|ammonia',
      brutal: [
        'Hydrogen is the fuel of the future, and in the present it finds every seal.',
        'A fuel cell makes electricity, water, and a very long order for fittings.',
      ],
      gentle: 'Kilowatts or kilograms, and hours run. The field is full of concepts, so hours on a real stack stand out.',
    },
    {
      says: 'drilling mud|drilling fluid|mud logging|mud weight|mud engineer|mudlogging',
      brutal: [
        'Drilling mud costs more than wine, is mixed to a recipe, and is still called mud.',
        'Mud goes down a three-mile pipe and comes back with news.',
      ],
      gentle: 'Give barrels lost and days saved: a drilling supervisor scans for those. If you changed the recipe, say what it fixed.',
    },
    {
      says: 'reservoir simulation|reservoir modelling|reservoir modeling|history matching|petrel|reservoir engineering|reservoir model|reservoir characterization',
      brutal: [
        'History matching: bend the model until it agrees with the past, and then ask it about the future.',
        'A reservoir is two miles down, and everyone in the meeting can draw it.',
      ],
      gentle: 'Forecast against production, a few years on, is what partners remember. If yours held, say by how much.',
    },
    {
      says: 'well completion|well intervention|workover|wireline|coiled tubing|well integrity|artificial lift|well testing|slickline',
      not: 'telecom|broadband|dsl|wireless|network|communications',
      brutal: [
        "In a well, “fishing” means there's something three kilometres down that shouldn't be.",
        'Wireline is a very long string, and the hope that what went down comes up.',
      ],
      gentle: 'Barrels a day added, with the date it came on. Intervention work has the cleanest before and after in the industry.',
    },
    {
      says: 'directional drilling|well planning|drilling program|drilling programme|bottom hole assembly|bha|mwd|drilling operations',
      not: 'exploration|blast|borehole|diamond drilling|rc drilling|geotechnical|site investigation|ground investigation|water well|machining|cnc',
      brutal: [
        'Directional drilling goes two miles down, turns left, and is expected to hit a dinner table.',
        "The drilling programme has every day planned. The rock hasn't seen it.",
      ],
      gentle: 'Days against the curve, cost per foot. Drilling is one of the few trades with a public scoreboard, so use it.',
    },
    {
      says: 'open pit|open-pit|mine planning|mine design|pit design|surpac|deswik|longwall|underground mine|mine plan|underground mining',
      brutal: [
        'A deposit gets drawn from a few dozen holes, each as wide as a fist.',
        "Mines are planned for twenty years, and replanned at the six o'clock meeting.",
      ],
      gentle: 'Give plan against actual tonnes and grade, over a year. Anyone from mining will go straight to that line.',
    },
    {
      says: 'blasting|blast design|drill and blast|blast pattern|explosives|shotfirer|shotfiring',
      not: 'sand blasting|sandblasting|shot blasting|grit blasting|email blast',
      around: 'mine|mining|quarry|drill|drilling|rock|bench|pit|tunnel|explosive|fragmentation|crusher|ore|haulage|vibration|overburden|shotfirer|stope',
      brutal: ['A blast is a week of drilling, a morning of wires and one good second.', 'By the time the siren goes, the village has already rung.'],
      gentle: 'Fragmentation that the crusher likes is worth more than powder saved. If throughput rose after a change of pattern, print both figures.',
    },
    {
      says: 'mineral processing|flotation|comminution|tailings|grinding mill|sag mill|ball mill|froth flotation',
      brutal: [
        'Mineral processing turns a hundred tonnes of rock into ninety-nine tonnes of a different problem.',
        'Flotation is a lot of science, with someone at the top judging the bubbles.',
      ],
      gentle: 'One point of recovery is a fortune at volume. If you found one, work out the fortune and print it.',
    },
    {
      says: '510(k)|510k|design history file|dhf|21 cfr 820|fda 21 cfr',
      brutal: [
        'A 510(k) says the device is new, improved, and exactly like one from 1998.',
        'A design history file weighs more than the device, and grows faster.',
      ],
      gentle: 'Regulatory time is the dearest time there is. If a file you worked on was cleared, the rounds of questions it took belong beside it.',
    },
    {
      says: 'orthopaedic implant|orthopedic implant|implant design|medical implant',
      brutal: [
        'An orthopaedic implant is designed to the micron and installed with a mallet.',
        'Surgeons ask for two changes: smaller, and with a bigger handle.',
      ],
      gentle: 'Bench, trial and market are three different stories in implants. The stage it reached with you on it says more than the CAD package.',
    },
    {
      says: 'medical equipment maintenance|biomedical equipment|clinical engineering|medical equipment|equipment library|medical device maintenance',
      near: 'maintenance|service|repair|calibrat|inspect|hospital|clinical engineering|library|install|biomedical',
      brutal: [
        "A piece of medical equipment has an asset tag, a service date, and a ward that swears it's on another ward.",
        'The fault report says “not working”. The plug says why.',
      ],
      gentle: 'Give downtime and scheduled services completed on time: any hospital has both. Yours would make this measurable.',
    },
    {
      says: 'eeg|emg|biosignal|ecg signal|biosignal processing|biomedical signal processing|eeg signal processing',
      near: 'signal|eeg|emg|biomedical|filter|electrode|sensor|wearable|matlab|acquisition|noise',
      brutal: [
        'An electrode picks up what you were looking for, and eyebrows, mostly eyebrows.',
        'Half of signal processing is getting rid of the hum of the mains. It lives in the walls.',
      ],
      gentle: 'Accuracy against a gold standard is what a reviewer looks for. If you collected the recordings yourself, that doubles the worth of the line.',
    },
    {
      says: 'dosimetry|dosimeter|radiation protection|radiation shielding|alara|alarp|health physics|mcnp|shielding calculation',
      brutal: [
        'A dosimeter is a badge that everyone hopes will have a boring life.',
        'ALARP means as low as reasonably practicable, plus a meeting about “reasonably”.',
      ],
      gentle: 'Dose saved against the plan is a real, recorded figure. If your method lowered it, that is the sentence to print.',
    },
    {
      says: 'nuclear decommissioning|radioactive waste|waste package|glovebox|glove box|hot cell|nuclear waste',
      not: 'argon|inert|anaerobic|car|vehicle|schlenk',
      brutal: [
        'Decommissioning is construction, backwards, in a suit, with a form for every screw.',
        'In the nuclear business a bag of used gloves has a barcode, a history and a custodian.',
      ],
      gentle: "In decommissioning the proof is what's no longer there. If a building, a tank or a hazard has gone, naming it does the talking.",
    },
    {
      says: 'safety case|hazard log|functional safety|sil assessment|iec 61508|iso 26262|iec 61511|nuclear safety case|sil verification',
      brutal: [
        'A safety case is a very long argument that nothing will happen.',
        'Functional safety: one part to do the job, one to watch it, and one to watch the watcher.',
      ],
      gentle: 'Regulators leave a paper trail, and it may flatter you. If a case of yours was accepted with few comments, that is the clause to add.',
    },
    {
      says: 'thermal hydraulics|reactor physics|relap|reactor core|fuel assembly|core design',
      brutal: ['Thermal hydraulics is plumbing with a licence.', 'The reactor core makes steam, and after all that physics the steam goes round a fan.'],
      gentle: 'Give code, plant type, and the margin you showed. Then who reviewed it, because in this field review is the product.',
    },
    {
      says: 'ibm doors|doors next|requirements management|requirements traceability|traceability matrix|requirements capture|jama|polarion|requirement decomposition',
      brutal: [
        'Every requirement has an ID, a test, and a link to a module nobody may open.',
        'The traceability matrix proves that every “shall” has a test, and that row 418 has two.',
      ],
      gentle: 'Closing orphans is tidy, and getting requirements deleted is brave. If you managed the second, the number cut is a fine detail.',
    },
    {
      says: 'mbse|sysml|cameo|v-model|v model|magicdraw|systems engineering lifecycle|model based systems engineering|model-based systems engineering',
      brutal: [
        'A V-model goes down the left in a year and up the right in a fortnight.',
        "In SysML you can draw anything, including the meeting where it's explained.",
      ],
      gentle: "A model earns its keep with one question that the document couldn't answer. If yours did that once, that question is your best line.",
    },
    {
      says: 'interface control document|interface control|icd|interface management|interface definition|system integration',
      near: 'interface|system|document|hardware|subsystem|integration|requirement|control',
      not: 'icd-10|icd 10|coding|diagnosis',
      brutal: [
        'An interface control document is a peace treaty between two teams and a connector.',
        "Everything works until integration, which is where it turns out that everyone's left is different.",
      ],
      gentle: "A mismatch caught on paper can be a whole year's salary in integration. If you found one, name the two sides of it.",
    },
    {
      says: 'verification and validation|v&v|verification & validation|design verification|design validation|verification plan',
      brutal: [
        'Verification: did we build it right? Validation: did we build the right thing? Review: which one is this?',
        'A verification test that passes first time gets run again, in case.',
      ],
      gentle: 'Protocols executed and deviations raised. A small, well-explained second number looks better than a nought.',
    },
    {
      says: 'iq oq pq|iq/oq/pq|iq, oq, pq|installation qualification|operational qualification|equipment qualification|equipment validation|process validation',
      brutal: [
        "IQ, OQ, PQ: it's there, it works, and it works while someone watches.",
        'Switching a machine on takes a second. Qualifying that takes forty pages, and page nine is about the plug.',
      ],
      gentle: 'Protocols written, run and approved are three different people to a validation manager. Add the right verb here.',
    },
    {
      says: 'trade study|trade-off study|trade studies|trade-off analysis|pugh matrix|decision matrix|trade off study',
      brutal: [
        'A trade study has eight criteria, with weights, and the weights have a favourite.',
        'The decision matrix picks the winner to one decimal place. Then someone asks about the colour.',
      ],
      gentle: "A study that overturned the team's favourite shows judgement. If one of yours did, name the option that won and the criterion that decided.",
    },
    {
      says: 'mtbf|mttr|reliability engineering|reliability centred maintenance|reliability centered maintenance|weibull|rcm|reliability analysis',
      not: 'revenue cycle',
      brutal: [
        "MTBF is an average. Machines haven't heard of averages, and go on a Friday.",
        "A Weibull plot is a straight line through five failures and a good night's sleep.",
      ],
      gentle: 'Hours between failures before you and after you. There are few figures in engineering that are harder to argue with.',
    },
    {
      says: 'condition monitoring|thermal imaging|thermography|oil analysis|vibration monitoring|predictive maintenance|infrared thermography|thermographic survey',
      not: 'building fabric|heat loss|roof|drone|solar|envelope|insulation|wildlife',
      brutal: [
        'Through a thermal camera the switchroom is a disco, and one terminal is really enjoying itself.',
        "Predictive maintenance tells you three weeks ahead which Sunday you'll be working.",
      ],
      gentle: "One catch, priced: what would have stopped, for how long, at what rate. That's the return on the whole programme.",
    },
    {
      says: 'spare part|critical spare|spares management|spares inventory|spare parts management|spares holding|spare parts inventory',
      brutal: ['A critical spare is bought, greased, shelved, and borrowed.', 'The spare has been in stores so long that it fits the machine before.'],
      gentle: 'Stock value down and stock-outs down together is the trick. If you managed both, the two figures side by side are the line.',
    },
    {
      says: 'lubrication|lubrication schedule|lubrication route|lube route|lubrication programme|lubrication program',
      not: 'engine design|tribology|simulation|cfd|film thickness|elastohydrodynamic',
      brutal: [
        'Too little grease kills a bearing. So does too much. Everyone has a view, and a grease gun.',
        'The lubrication chart is laminated, colour coded, and stuck on with grease.',
      ],
      gentle: "Failures down since the route was fixed: planners have that on the system. It's worth the ten-minute search.",
    },
    {
      says: 'compressed air|air compressor|air leak|compressor room|compressed air system',
      brutal: [
        'You can only hear the compressed air leaks on a Sunday, which is when nobody pays for a listener.',
        'Compressed air costs a fortune to make, and gets used for blowing dust off overalls.',
      ],
      gentle: 'Leak surveys pay back within months. If you ran one, the kilowatts saved are in the report.',
    },
    {
      says: 'jig design|fixture design|jig and fixture|jigs and fixtures|jig|test fixture|assembly fixture',
      not: 'dance|puzzle',
      brutal: ['A jig makes the right way the only way, until someone finds the other way.', 'Every fixture has one extra clamp, added the morning after.'],
      gentle: 'Set-up minutes or scrap, per shift, before and after. Operators will vouch for a good jig, and one quote would do it.',
    },
    {
      says: 'reverse engineering|reverse engineered|teardown|product teardown|benchmarking teardown',
      not: 'malware|binary|software|firmware|protocol|code|database|legacy system|api',
      brutal: [
        "A teardown has the competitor's product in two hundred pieces, and one left over.",
        'In a reverse engineered part, even the mistakes are to tolerance.',
      ],
      gentle: 'Benchmarking is only as good as the page that follows it. If something from a teardown went into your own design, that is the half to print.',
    },
    {
      says: 'labview|data acquisition|daq|ni labview|national instruments',
      brutal: [
        'LabVIEW programs are drawn with wires. The spaghetti is not a figure of speech.',
        'Data acquisition: sixteen channels, fifteen of them at room temperature.',
      ],
      gentle: 'Channels, rate, and a test that used to take days. Add time saved for the lab.',
    },
    {
      says: 'strain gauge|load cell|strain gauging|strain gage',
      brutal: [
        'A strain gauge measures the stress in the steel, the warmth of the room, and who just leant on the cable.',
        'The expensive load cell is rated for ten tonnes. It gets tested by someone standing on it.',
      ],
      gentle: 'Where measured and predicted parted, and why, is the best page of any test report. If you found the reason, give it a clause.',
    },
    {
      says: 'capstone|capstone project|senior design|senior design project|final year project|group design project|capstone design',
      brutal: [
        'A design project is two terms of meetings and one night of doing it.',
        'The final version of any student project is called final, and has a successor.',
      ],
      gentle: 'The piece you owned counts for more than the title of the project. If there was a sponsor or a prize, the name belongs here.',
    },
    {
      says: 'walkdown|site walkdown|plant walkdown|line walk|as-built survey',
      brutal: [
        'A walkdown is the drawing being taken out to meet the pipe.',
        "On a walkdown you find the valve, the tag, and that they're not on speaking terms.",
      ],
      gentle: 'Discrepancies found, and what one would have cost at shutdown. Add one example, if you have one.',
    },
    {
      says: 'technical query|technical queries|site queries|site query|tq|rfi response|engineering query',
      brutal: [
        'A technical query has one question, four blurred pictures, and was needed yesterday.',
        'The answer is “refer to drawing”. The drawing is what they were asking about.',
      ],
      gentle: "Response time is tracked on big jobs. If yours was days when others took weeks, that's a reason to hire you.",
    },
    {
      says: 'front end engineering design|feed study|feed stage|conceptual engineering|basic engineering|front-end engineering',
      near: 'engineering|study|design|epc|process|project|front|conceptual|detailed|stage|plant',
      not: 'animal|feed mill|social|news|feed rate|fish',
      brutal: [
        'FEED is the stage at which the plant costs half.',
        'In front-end engineering everything is a rectangle with an arrow, and within thirty percent.',
      ],
      gentle: 'Estimate accuracy at sanction is what owners judge. If the final cost came in near yours, give both.',
    },
    {
      says: 'british standards|design codes|bs en|astm|asme standards|iec standards|astm standards|industry standards and codes',
      brutal: ['Every standard costs more than the part, and says “see also”.', 'Codes are written by committees, which is why so much of them is notes.'],
      gentle: "Sitting on one of those committees, or challenging a clause and winning, is rare. If either is you, don't bury it.",
    },
    {
      says: 'chartered engineer|ceng|incorporated engineer|ieng|chartership|monitored professional development|professional review',
      brutal: [
        "Chartership: years of evidence that you can do the job you've been doing for years.",
        "The professional review asks for one example of each competence. There's always one left with no example.",
      ],
      gentle: 'Give institution and date, right after your degree. If you mentor others towards it, say how many have got there.',
    },
    {
      says: 'fe exam|engineer in training|eit|professional engineer license|pe license|pe exam|licensed professional engineer|fundamentals of engineering|professional engineer',
      brutal: [
        'A PE stamp fits in a pocket, and everyone on the project would like to borrow it.',
        "The FE exam covers everything you were promised you'd use later. This was later.",
      ],
      gentle: "State and number for a PE, month and year for an EIT. It's the first box on the form, so hand it over.",
    },
    {
      says: 'wastewater treatment|waste water treatment|activated sludge|clarifier|treatment works|sewage treatment|sewage works',
      near: 'design|plant|process|works|upgrade|capacity|engineer|discharge|aeration|sludge',
      not: 'potable|drinking|raw water|boiler|desalination',
      brutal: [
        "A treatment works is a farm for bacteria, and they don't do bank holidays.",
        'The final effluent is so clean that every engineer offers to drink it, and none of them is thirsty.',
      ],
      gentle: 'Consent met through a wet winter is the proof. Population served would put a size on it.',
    },
  ],
  factory: [
    {
      says: 'clean-down|clean down|cleandown|washdown|wash down',
      not: 'press|printing|ink|vehicle|lorry|yard|truck',
      in: 'work',
      brutal: [
        "Washdown gets into everything, including the sensor that says it's dry.",
        'The clean-down takes half a shift, and the next product is the same beige.',
      ],
      gentle: 'Minutes from last pack to first good pack is what a planner cares about. If your clean got shorter and still passed, give both.',
    },
    {
      says: 'clearing jams|clear jams|machine jam|clearing blockages|clear blockages|minor stoppage|blockage|cleared jams',
      not: 'drain|pipe|toilet|sewer|sink|duct',
      in: 'work',
      brutal: ['A jam clears itself the moment the fitter is in sight.', "Behind every jam there's one item that wanted to go first."],
      gentle: "Stops per shift is counted somewhere. If you found why it kept happening, that's engineering, whatever the badge says.",
    },
    {
      says: 'machine guard|interlock|light guard|emergency stop|e-stop|guarding|machine guarding|light curtain',
      brutal: [
        "An interlock knows the difference between closed and nearly closed. On nights it's the only one who does.",
        "The emergency stop is big, red, and lined up with somebody's hip.",
      ],
      gentle: 'Reporting a defeated guard takes more nerve than it sounds. If one of yours got fixed, write down what it was.',
    },
    {
      says: 'production target|daily target|hourly target|output target|production quota|meeting targets|meet production targets|met production targets|meeting production targets|units per hour|exceeding targets',
      in: 'work',
      brutal: ['Hit the target, and the prize is a new target.', 'The whiteboard has target, actual and remarks. Under remarks it says “see yesterday”.'],
      gentle: 'A target on its own could be anything. Put yours and your average beside each other, and it becomes a fact.',
    },
    {
      says: 'clocking in|clock card|time clock|clocking-in|clock in',
      not: 'software|plc',
      brutal: ['Two minutes past is a quarter of an hour, says the clock.', 'The clocking machine has seen the same sixty people run the same eight metres.'],
      gentle: 'A clean timekeeping record is still the first question in a factory reference. If yours is, say over how many months.',
    },
    {
      says: 'saturday overtime|weekend overtime|voluntary overtime|overtime',
      not: 'cut|reduced|reducing|reduction|cost|budget|saving|payroll',
      in: 'work',
      brutal: [
        "Overtime is voluntary, says the list on the board, with everyone's name typed in.",
        'Saturday morning in a factory has bacon, a radio, and managers in jeans.',
      ],
      gentle: "Flexibility has a value once it's exact. Add the days you'd work and the notice you'd need.",
    },
    {
      says: 'ear defenders|hearing protection|ear plug|earplug|ear protection',
      brutal: [
        'With ear defenders in, everybody says “pardon” and then answers anyway.',
        'Ear plugs come in a box of two hundred by the door, and turn up later one at a time.',
      ],
      gentle: "Wearing it is expected. Getting a whole shift to wear it isn't, so if that was you, tell us how.",
    },
    {
      says: 'safety glasses|steel toe cap|safety boots|safety shoes|steel toe|steel-toed boots',
      brutal: [
        'Safety glasses get scratched on the first day, and live on the forehead from the second.',
        'Steel toecaps tell you the temperature of the building, one toe at a time.',
      ],
      gentle: 'Kit is a given on a factory CV. A rule about it that you changed or brought in is a better use of the line.',
    },
    {
      says: 'hopper|loading raw material|loading raw materials|loading hoppers',
      brutal: ["A hopper is filled from the top of the steps, and runs out when you're at the bottom.", 'Every hopper has a dent, at the height of a mallet.'],
      gentle: "Tonnes a shift and how many machines you fed at once: that's planning your own day, and it counts as a skill.",
    },
    {
      says: 'date coder|date code|date coding|inkjet coder|print and apply|videojet|domino printer|best before coding',
      brutal: [
        "Half of one digit is missing, and it's the half that mattered.",
        'The date code gets checked at start-up, on the hour, at the end, and by a customer in a car park.',
      ],
      gentle: 'Coding errors are the commonest reason for a recall. A year without one is a figure that any food factory would print.',
    },
    {
      says: 'weight check|weight checks|checkweigher|check weigher|giveaway|average weight',
      not: 'patient|competition|prize|promotional',
      brutal: [
        'A checkweigher rejects the light ones loudly, and lets the heavy ones go as presents.',
        "Every pack says “average weight”, and there's a department that lies awake over the word.",
      ],
      gentle: 'Giveaway in grams, times packs, times a year: the sum is startling. If you trimmed it, do the sum.',
    },
    {
      says: 'hygiene clean|hygiene operative|hygiene team|allergen clean|allergen changeover|atp swab|swabbing|swab test|deep cleaning machinery',
      not: 'dental|nasal|covid|patient',
      brutal: [
        "Swab, wait, pass. Swab, wait, and it's the handle again.",
        'The hygiene team works the hours in which the factory finds out what colour the floor is.',
      ],
      gentle: "First-pass swabs as a percentage is the hygiene trade's batting average. If yours is over ninety-five, lead with it.",
    },
    {
      says: 'confectionery|chocolate factory|biscuit factory|biscuit line|chocolate line|confectionery production|crisp factory|sweet factory',
      brutal: [
        'In the first week everyone eats the product. In the second week nobody can look at it.',
        "The whole town can smell what's running today. Inside, they stopped noticing years ago.",
      ],
      gentle: 'Enrobing, depositing, wrapping: each is a machine with a name. List yours, because sweets people know them all.',
    },
    {
      says: 'meat processing|poultry processing|boning hall|deboning|cutting plant|meat packing|boning',
      not: 'corset|bra|bridal|lingerie|bodice',
      brutal: [
        "It's four degrees in there all year, and everyone can recommend a sock.",
        'The knife is sharp, the glove is steel, and the conversation is about football.',
      ],
      gentle: 'Give cuts you can do and pounds a shift, both. Yield is what pays for it, so if yours was measured, that comes first.',
    },
    {
      says: 'bottling line|bottling|canning line|filling line|filling machine|filler operator|capping machine|canning',
      not: 'wall|crack|dermal|car body|word|tube|sachet|bag|tray|pie|bucket|drum|sack',
      brutal: ['A bottling line sounds like a party with nobody at it.', 'One bottle falls over, and four hundred come up behind it to look.'],
      gentle: 'Speed of the line and the format changes you could do alone. A bottler hires on those and teaches the rest.',
    },
    {
      says: 'flow wrapper|tray sealer|vffs|thermoformer|multivac|heat sealer|vacuum packing|form fill seal|bagging machine|cartoner',
      brutal: ["It packs two hundred a minute, once it's got the first six out of its system.", 'The film tracks perfectly until someone says so.'],
      gentle: "Makes of machine and who changed the film, jaws and formats. If that was you and not the fitter, it's worth a grade.",
    },
    {
      says: 'tool offset|work offset|tool change|tool setting|tool wear|tool life|cutting insert|tool presetter|setting tools|tool changes',
      not: 'mould|mold|mould tool|injection|press tool|stamping|die',
      around:
        'cnc|lathe|milling|mill|turning|turned|machinist|machining|machined|machining centre|machining center|fanuc|haas|mazak|heidenhain|siemens|okuma|g-code|programming|carbide|drilling|setter',
      brutal: [
        'One decimal point in an offset, and the whole shop looks up.',
        'An insert has four good edges. The tin on the bench is where all four have been.',
      ],
      gentle: "From a cold machine to a good part is the trial you'll be given. Your usual minutes, with the control they were on, answer it early.",
    },
    {
      says: 'fanuc|haas|mazak|siemens 840d|heidenhain|mazatrol|okuma|doosan|dmg mori|hurco',
      not: 'robot|fanuc robot',
      brutal: ['Ask a machine shop which control is best, and lunch is over.', 'Every control has one screen that can only be reached by accident.'],
      gentle: 'Loading, editing and programming from blank are three rates on the same control. If you do the last, it belongs before the make.',
    },
    {
      says: 'mastercam|edgecam|featurecam|cam programming|cad/cam|cam software|hypermill|gibbscam|fusion 360|cam programmer',
      not: 'cam shaft|dental|garment|textile|pattern|jewellery|jewelry|embroidery|leather|3d printing|ring',
      brutal: [
        "On the screen there's no clamp. In the machine it's made of steel.",
        'The simulation ends with a green tick. The first cut is watched through the fingers.',
      ],
      gentle: 'Minutes off a cycle, on a part somebody still runs: CAM people rarely print it, and production managers always ask.',
    },
    {
      says: 'deburring|deburr|deburred|fettling|linishing|debur|fettler',
      not: 'clay|ceramic|pottery|ware|ceramics',
      brutal: [
        "“Remove all burrs”, says the drawing. It's three words, and it's till four o'clock.",
        'Deburring turns a sharp edge into a safe one, one glove at a time.',
      ],
      gentle: 'Deburring under a microscope is a different trade from a belt. Add the size of part, and the tolerance if there was one.',
    },
    {
      says: 'cylindrical grinding|surface grinder|centreless grinding|centerless grinding|precision grinding|tool grinding|surface grinding|universal grinder',
      brutal: [
        'Grinding is machining for people who found milling a bit rushed.',
        'A grinder waits for the part to cool before measuring it. This is called experience, or a cigarette.',
      ],
      gentle: "Grinders who hold single microns get rung at home. Add the tightest figure you've held, on what diameter.",
    },
    {
      says: 'coolant|cutting fluid|refractometer|swarf|chip conveyor|coolant concentration',
      not: 'car|radiator|engine coolant|antifreeze|generator|chiller|vehicle|engine|truck|reactor',
      brutal: [
        'The refractometer says seven percent. The nose said so last week.',
        "Coolant lasts for months, as long as nobody uses the sump as a bin. It's a bin.",
      ],
      gentle: 'Looked-after coolant shows up as longer tool life. If anyone in your shop kept that number, it belongs in this line.',
    },
    {
      says: 'soft jaws|work holding|workholding|machine vice|fixturing',
      not: 'light fixture|football|sports|plumbing|welding',
      brutal: ['Soft jaws are bored for one job, kept for ever, and filed under “misc”.', "Hold it tight and it bends. Hold it loose and it's in the roof."],
      gentle: 'Something in the rack with your initials on is good evidence of a thinking machinist. If you designed or made the holding yourself, write made.',
    },
    {
      says: 'wire edm|edm|spark erosion|wire erosion|sinker edm|wire eroder',
      not: 'electronic dance|music|dj',
      brutal: [
        'Wire EDM runs all night by itself, and snaps the wire at one minute past you leaving.',
        'Spark erosion goes through anything, at the speed of a Sunday.',
      ],
      gentle: 'Give accuracy, thickness and unattended hours. A shop that runs lights-out wants the third most of all.',
    },
    {
      says: '5 axis|5-axis|five axis|five-axis|multi-axis|mill turn|mill-turn|sliding head|swiss lathe|swiss type lathe',
      brutal: [
        "A machine like that can meet its own vice from directions you hadn't thought of.",
        "With a machine this clever the part is finished before you've found out it's wrong.",
      ],
      gentle: 'Simultaneous axes, positional or turn-mill: whoever reads for such a job spots the difference, so name which one you set yourself.',
    },
    {
      says: 'power press|punch press|stamping press|progressive die|die setting|press setter|press tool|tool and die|toolmaker|tool maker|toolmaking',
      brutal: [
        'A power press does forty a minute, and the canteen feels each one.',
        'A toolmaker works to a hundredth of a millimetre, and to a calendar of their own.',
      ],
      gentle: "Tonnage and material, plus who set it. A setter's ticket for presses is a legal matter, so put the date on it.",
    },
    {
      says: 'extrusion|extruder|extrusion line|film extrusion',
      not: 'aluminium|aluminum|profile|snack|pasta|cereal|concrete|clay',
      brutal: [
        "An extruder doesn't like to stop. When it stops it's full of something that used to be soft.",
        'Extrusion comes off the line for ever, and is wrong by the metre.',
      ],
      gentle: 'Kilos an hour, start-up scrap, and which polymers. Those are three columns in any plastics plant, so fill them in.',
    },
    {
      says: 'regrind|masterbatch|material dryer|purge compound',
      not: 'hair|font|tool|cutter|drill|carbide|blade|end mill',
      brutal: ["Black to white takes four hundred parts, and they're all grey.", "Regrind is last week's mistakes, by the sack."],
      gentle: 'Kilos saved per change are easy to weigh. If somebody wrote yours down on a sheet, that figure is worth lifting.',
    },
    {
      says: 'heat treatment|annealing|hardening|quench|quenching|heat treat|case hardening|tempering',
      not: 'system hardening|server|security|linux|simulated|chocolate|glass',
      brutal: ['Heat treatment: it goes in straight.', 'Hardness gets tested in one spot, and that spot is the hardest thing in the building.'],
      gentle: 'Steels and atmospheres are what a heat treater is hired by. If you read the charts yourself, or the shop held Nadcap, put that here.',
    },
    {
      says: 'electroplating|plating line|anodising|anodizing|galvanising|galvanizing|plating|zinc plating|chrome plating',
      not: 'food|dessert|dish|cell|agar|steel plate|boiler|ship|fabrication|fabricator|offset|print|printing|computer to plate|plates|hull',
      brutal: ['A plating line has eleven tanks, and the fault was in tank two.', "Plating doesn't hide the scratch. It makes it shine."],
      gentle: "Thickness control and rejects are the plater's pride. If you titrated your own tanks, that's chemistry, so claim it.",
    },
    {
      says: 'riveting|rivet gun|pop rivet|riveter|rivets',
      brutal: [
        "Rivets get counted out and counted back, and there's one in somebody's turn-up.",
        'A rivet goes in once. Coming out takes a drill and an apology.',
      ],
      gentle: 'Riveting on aircraft has its own standard, and trailers and ductwork theirs. Name where the holes were, and the right foreman rings.',
    },
    {
      says: 'air tool|pneumatic screwdriver|electric screwdriver|pneumatic tool|air gun',
      brutal: [
        'An air gun hangs on a balancer, so that it goes home past your ear.',
        "Every air tool has one setting that works. It's marked in correction fluid.",
      ],
      gentle: 'Assemblers who rotate are the ones kept on. Add stations you could do at line speed, if there were several.',
    },
    {
      says: 'cable assembly|wiring loom|wire harness|wire harness assembly|cable assemblies|harness assembly|crimping|wire stripping|cable forming',
      not: 'weav|fabric|textile|jacquard|handloom|yarn|cloth|weaving|weaver',
      brutal: [
        'A wiring loom is laid out on a board full of nails, like very strict knitting.',
        'Every loom comes out perfect, with one connector looking the other way.',
      ],
      gentle: 'IPC/WHMA-A-620 is the certificate that gets you shortlisted. Put it here, with the month.',
    },
    {
      says: 'esd|esd wrist strap|esd protection|electrostatic discharge|antistatic|anti-static',
      brutal: [
        'An ESD strap tethers you to the bench like a goat with a soldering iron.',
        "At the ESD door it's left foot, right foot, beep: the shortest dance class in industry.",
      ],
      gentle: "ESD training is short but audited. If you did the checks or coordinated the area, that's responsibility, so write it up.",
    },
    {
      says: 'line feeder|line side|lineside|line feeding|material feeder|water spider|parts feeding|material handler line|feeding the line',
      brutal: ["A line is never short of parts. It's short of one part.", 'The line feeder walks ten miles a day, in a building with two doors.'],
      gentle: "Give stations kept going and stops for shortage: if the second was nought, that's your whole bullet.",
    },
    {
      says: 'bottleneck|cycle time|takt time|line balancing|takt|cycle time reduction',
      not: 'software|sprint|recruit',
      brutal: [
        'Fix the bottleneck, and it moves one machine along and waits for you.',
        'Cycle times get taken from the best operator, on a good day, with the manager there.',
      ],
      gentle: 'Seconds before and after, at a named station, is the figure a plant manager multiplies in their head while you talk.',
    },
    {
      says: 'sqcdp|sqdc|tier meeting|tiered meeting|production meeting|daily production meeting|huddle board|tier 1 meeting|daily management',
      brutal: [
        'Safety is green, quality is green, delivery is red, and cost is in another building.',
        'A production meeting is ten minutes, standing up, about yesterday.',
      ],
      gentle: 'Running the board and reporting to it are different jobs. If you closed an action that had hung there for months, that one is the bullet.',
    },
    {
      says: 'a3 report|a3 problem solving|pdca|a3 thinking|a3',
      near: 'problem|solving|report|lean|thinking|pdca|improvement|cause',
      brutal: ['A3 problem solving puts the whole problem on one sheet, in a font for ants.', "Plan, do, check, act. In practice it's plan, do, do, meeting."],
      gentle: "Put the result first and the method after. “Scrap halved, by A3” makes people look up; the other way round they don't.",
    },
    {
      says: 'andon|andon cord|andon light|stack light|andon system',
      brutal: [
        'Pull the andon cord and six people come. Three of them can help.',
        'An andon has three colours and two tunes. On day one the whole line hates the second tune.',
      ],
      gentle: 'Stops that rise at first and then fall are what a working cord looks like. If you saw that curve on your line, put it here.',
    },
    {
      says: 'improvement project|rapid improvement|continuous improvement project|improvement workshop|rapid improvement event|ci project|ci projects|improvement event',
      in: 'work',
      brutal: [
        'A rapid improvement event takes a week. The yellow tape stays for ever.',
        'Day one of any improvement workshop: sticky notes. Day five: a presentation of the sticky notes.',
      ],
      gentle: "The test is what it looks like a year on. If the saving is still in the accounts, you've got the rarest line in lean.",
    },
    {
      says: 'standard operating procedure|sop|sops|standard work|single point lesson|one point lesson|writing sops|standardised work|standardized work',
      in: 'work',
      brutal: [
        'The SOP has fourteen steps, and a fifteenth that everybody knows and nobody has typed.',
        'A one point lesson has one point, two pictures and four languages.',
      ],
      gentle:
        'Fewer mistakes by new starters is what a good procedure looks like from outside. If anyone counted them before and after yours, borrow the count.',
    },
    {
      says: 'production plan|production planning|production schedule|production scheduling|planning board|master production schedule',
      not: 'film|theatre|tv|event',
      in: 'work',
      brutal: [
        'The production plan is frozen for a week. At nine, sales ring, and it thaws.',
        'Every schedule works on paper, and paper never runs out of lids.',
      ],
      gentle: 'Give plan attainment, as a percentage, over a quarter. One number, and the rest of the paragraph can go.',
    },
    {
      says: 'manning levels|manning|labour allocation|line allocation|allocating staff|allocating operators|allocating labour|crewing|staffing levels',
      in: 'work',
      brutal: ['The line needs nine. There are eight, and somebody from the office.', "At five to six the board is a plan. At five past it's a puzzle."],
      gentle: "Running short and still shipping shows what you put where. If you've done that more than once, say what you moved.",
    },
    {
      says: 'agency worker|agency staff|temporary worker|temporary staff|agency labour|agency operatives',
      in: 'work',
      brutal: [
        'Agency starters get shown the fire exit, the canteen, and who not to ask.',
        'In peak season half the factory has a lanyard that says “visitor”.',
      ],
      gentle: 'Hours to a first solo station is a figure production managers dream of. If people you showed the job got there fast, print it.',
    },
    {
      says: 'new production line|line installation|new line installation|machine installation|installing new machinery|equipment installation|capex|capital project|new machine',
      not: 'software|server',
      in: 'work',
      brutal: [
        "The machine was measured, the door was measured, by two people who hadn't met.",
        'A new line arrives in eleven crates. The manual is in the twelfth.',
      ],
      gentle: 'On time, on budget, up to speed: two out of three is a strong result. If you got all three, this belongs at the top of the job.',
    },
    {
      says: 'factory move|line transfer|production transfer|machine move|plant relocation|factory relocation|machinery relocation|transfer of production',
      brutal: [
        "A factory move takes a weekend, says a plan that hasn't seen what's bolted to the floor.",
        'After the move everything works, apart from what worked before.',
      ],
      gentle: "Days of lost output is the score. If customers didn't notice, that's five words that belong at the front.",
    },
    {
      says: 'factory tour|plant tour|customer tour|site tour|customer visit|customer audit visit|visitor tour',
      in: 'work',
      brutal: [
        'On a factory tour the yellow walkway is for visitors, who walk either side of it.',
        "For a customer tour there's paint. Whole departments can be dated by the paint.",
      ],
      gentle: 'Showing people round is sales. If an order or an approval followed one of your tours, production gets to claim a share of it.',
    },
    {
      says: 'safety observation|hazard spotting|safety walk|unsafe act|observation card|hazard report|safety card|near miss card',
      brutal: [
        'Put out a box for safety cards, and week one is all about the vending machine.',
        'Somebody reports the same pothole every month. It has its own folder now.',
      ],
      gentle: "One hazard that's gone for good is better than fifty cards. If you got one removed, name it and leave the cards out.",
    },
    {
      says: 'bearing replacement|changing bearings|bearing change|drive belt|v-belt|replacing bearings|sprocket|drive chain|belts and chains|bearings and belts|replacing belts',
      brutal: ['A new belt takes ten minutes. The guard has forty bolts.', 'The part number is stamped on the side of the bearing that was rubbing.'],
      gentle: 'A fitter who finds out why it wore is a cut above one who changes it. If a part of yours now lasts longer, both intervals belong here.',
    },
    {
      says: 'strip down|strip and rebuild|machine overhaul|gearbox rebuild|stripping down|overhauling|overhaul|rebuild|overhauled|rebuilt',
      near: 'machine|gearbox|pump|engine|motor|press|equipment|machinery|valve|spindle|conveyor|plant',
      brutal: [
        'Every strip-down ends with one washer that the machine, it turns out, has never needed.',
        'Machines come apart in an order you can remember until the phone rings.',
      ],
      gentle: 'Running hours since, and what a new one would have cost: the two together make an overhaul look like the bargain it was.',
    },
    {
      says: 'laser alignment|shaft alignment|pump alignment|coupling alignment',
      brutal: [
        'The laser gets the shafts within five hundredths. Then someone does up the last bolt.',
        'Soft foot: three feet of the motor are on the plate, and the fourth is thinking about it.',
      ],
      gentle: "Seal or bearing life afterwards is the proof. If it doubled, it's worth more than naming the laser.",
    },
    {
      says: 'fault finding|fault-finding|diagnosing faults|troubleshooting|machine faults|fault diagnosis|troubleshoot|troubleshooting machinery',
      in: 'work',
      brutal: [
        'Fault finding starts by asking who was on it. Everybody was at the toilet.',
        "After two hours it's a loose wire. After one it had been the gearbox, the software and Germany.",
      ],
      gentle: 'Mean time to repair is what the board sees. If yours beat the shift average, ask the planner for the two numbers.',
    },
    {
      says: 'engineering stores|parts stores|spare part|spares|critical spares|spare parts',
      in: 'work',
      brutal: ['Engineering stores has every part for the machine that was sold.', 'The one you need is on the shelf, in its box. In its box is the old one.'],
      gentle: 'Waiting for parts is half of all downtime. If you set the minimums, say what that did to it.',
    },
    {
      says: 'multi-skilled|multiskilled|multi skilled|electrical bias|mechanical bias|mechanically biased|electrically biased|electrical biased|mechanical biased',
      brutal: [
        'Mechanically biased means the fault is electrical. Electrically biased means the fault is mechanical.',
        'Multi-skilled is one person who can be asked both questions at once.',
      ],
      gentle: 'Agencies search for maintenance engineers by bias. Put yours in the title line, where nobody has to guess.',
    },
    {
      says: 'cswip|welding procedure|wps|asme ix|asme section ix|aws d1.1|6g|en 9606|weld procedure|weld test|coding test|bs en iso 9606|6g certified',
      brutal: [
        'A 6G test is one pipe, at forty-five degrees, from every position a spine has.',
        'The root is what the X-ray sees. The cap is what goes on the phone.',
      ],
      gentle: 'Give process, position, thickness range and expiry, as printed on the ticket. Copy it exactly and a QA manager can say yes by email.',
    },
    {
      says: 'aluminium|aluminum|aluminium welding|aluminum welding',
      near: 'weld|welding|welded|fabricat|fabricated|fabrication|tig|mig|welder',
      brutal: ["Aluminium gives you no warning. It's solid, solid, solid, floor.", 'Aluminium has to be clean, then cleaner, and then somebody touches it.'],
      gentle: "AC TIG on thin sheet is the one that gets you the phone call. If it's yours, print the gauge.",
    },
    {
      says: 'stainless steel|stainless',
      near: 'weld|welding|welded|fabricat|fabricated|fabrication|tig|mig|welder|polish',
      brutal: [
        'Stainless keeps a record of every fingerprint, every spark and every change of mind.',
        "Stainless pulls as it cools, and always towards the side that'll be seen.",
      ],
      gentle: 'Food, pharma and balustrades each want another finish. Name the one you can do, and a workshop manager stops reading and rings.',
    },
    {
      says: 'plasma cutting|plasma cutter|oxy acetylene|oxy-acetylene|gas cutting|oxy-fuel|flame cutting|oxy fuel|plasma table|profile cutting',
      brutal: ['The offcut falls last, hot, and towards the boots.', 'Cutting hot plate is drawing with a pencil that spits.'],
      gentle:
        'Nesting that saved plate is the version of cutting with money in it. By hand, by table or programmed: the highest of them that you do goes first.',
    },
    {
      says: 'fit-up|fit up|tack weld|tack welding|tacking|marking out|fabricator plater|plater|tacked',
      near: 'weld|steel|fabricat|plate|metal|drawing|pipe|structure|fabricator|assembl',
      brutal: ['Tacked square, welded square, cooled into a banana.', 'Marking out is chalk, a square, and one look back at the drawing that ruins it.'],
      gentle: "Working straight from a drawing without a template is the step up. If that's you, put “from drawings” here, since it's searched for.",
    },
    {
      says: 'robotic welding|robot welding|robot welder|welding robot|weld cell',
      brutal: [
        'A welding robot has no bad days. It will weld the air beside the part four hundred times, beautifully.',
        'The robot does its weld in forty seconds. Getting the two halves to meet is the other job.',
      ],
      gentle: 'Touching up points yourself moves you from loader to programmer. If you do it, that one verb belongs here, with the make of robot.',
    },
    {
      says: 'spot welding|resistance welding|spot welder|spot weld',
      brutal: [
        'Spot welds get counted by a camera and prised by a chisel. The chisel has the last word.',
        'Spot welding is two electrodes, one bang, and a smell of hot pennies.',
      ],
      gentle: 'Give tip dressing, peel tests, schedules: if you set any of those, you did more than press the pedal, so say which.',
    },
    {
      says: 'gates and railings|railings|wrought iron|architectural metalwork|ornamental ironwork|metal gate',
      brutal: ['A gate is hung once and slammed for fifty years.', 'Railings follow the stairs. The stairs follow nobody.'],
      gentle: 'Site measure, make, galvanise, fit: the more of that chain was yours, the better. One address where it still hangs does wonders.',
    },
    {
      says: 'heidelberg|komori|hp indigo|speedmaster|indigo press|manroland|kba|konica minolta press',
      brutal: ['Printers can tell you a press by its sound, from the car park.', 'The press asks for a new blanket at the very moment the client walks in.'],
      gentle: 'Give colours, format and perfecting. A print manager reads “five-colour B2 with coater” like a job title, so give it like one.',
    },
    {
      says: 'make-ready|makeready|make ready|platemaking|plate making|computer to plate|imposition|plate changing',
      not: 'unit|apartment|apartments|flat|flexo|label|film|flexographic',
      brutal: [
        'Make-ready is four hundred sheets of waste, to get one that you can argue about.',
        'Imposition: page one goes next to page sixteen, upside down, and it all comes right with a folder.',
      ],
      gentle: 'Sheets and minutes to the first sellable copy are the whole profit in short-run print. Your usual figure, if you know it, is the line.',
    },
    {
      says: 'saddle stitching|saddle stitcher|perfect binding|perfect binder|folding machine|polar guillotine|die cutting|die-cutting|bindery|creasing|muller martini',
      not: 'leather|foam|shoe|metal|steel|laundry|garment|napkin|sheet metal|aluminium|zinc',
      brutal: ['The printing was perfect. Then the folder had a go.', 'Finishing always gets the job last and the deadline first.'],
      gentle: "Setting from cold is the skill finishing houses can't find. Say which machines you set, and not only which you fed.",
    },
    {
      says: 'press pass|colour proof|color proof|wet proof|densitometer|ink mixing|ink duct|colour bar|spectrophotometer|passing on press|pantone matching',
      not: 'journalist|media|laboratory|lab|chemical|uv|water|pharmaceutical|protein|sample',
      brutal: [
        'At a press pass the client says “a touch warmer”. You wait a minute, and show them the same sheet.',
        'It matched under the booth, it matched at the window, and then it met a fluorescent tube.',
      ],
      gentle: 'Delta E, if you worked to it, ends every argument about a good eye. Print the tolerance that you held.',
    },
    {
      says: 'large format|wide format|vinyl|vinyl wrap|vinyl cutting|sign making|signmaking|signwriting|vehicle graphics|large format printing|vehicle wrapping',
      not: 'record|flooring|siding|dj|window|glove|pvc|tile|upholstery|tablecloth',
      brutal: [
        'Vinyl goes on in one piece, with one bubble, in the middle of the O.',
        'The spelling on a van is checked by nine people, none of whom were there when it was fitted.',
      ],
      gentle: "A fleet or a shopfront that's still out there is a moving reference. Say which, and whether you fitted as well.",
    },
    {
      says: 'web press|web offset|reel fed|newspaper press|reel-fed',
      brutal: [
        'When the web breaks, four kilometres of paper find out one after the other.',
        'A web press does forty thousand an hour, including the ones with the fold through the minister.',
      ],
      gentle: "Give line speed, web width and waste percentage. If you ran it at design speed, when others didn't, that's worth saying.",
    },
    {
      says: 'slitter|slitting|rewinder|slitter rewinder',
      brutal: [
        'A slitter turns one big roll into twelve small ones, and a pile of very good streamers.',
        'Reels come off the rewinder as tight as a drum, except for the one the customer opens.',
      ],
      gentle: 'Give knife settings, tension, materials: those three tell a converter whether you can walk in and start.',
    },
    {
      says: 'anilox|doctor blade|gravure|flexo plate|flexo printing plates',
      brutal: [
        'A doctor blade wipes away a hair of ink. One speck of dust on it draws a line two miles long.',
        'An anilox roll has millions of tiny cells, and somebody has to get last week out of each of them.',
      ],
      gentle: 'Line screens, substrates and colours you could register alone. Packaging printers choose on the middle one.',
    },
    {
      says: 'circular knitting|knitting machine|flat knitting|warp knitting|knitting',
      near: 'machine|factory|fabric|mill|textile|operator|production|garment|circular|yarn|shift',
      brutal: [
        'One needle goes, and the ladder runs for sixty metres before anybody looks up.',
        'A knitting machine makes a jumper in half an hour, and waits two for the label.',
      ],
      gentle: 'Gauge, make and how many you ran at once. Add knitters who mend their own needle beds.',
    },
    {
      says: 'dye house|dyehouse|dyeing|dyer|stenter|fabric finishing|lab dip|fabric dyeing',
      not: 'hair|eyebrow|lash',
      brutal: [
        'The same recipe, the same dye, the same water, and a new blue.',
        'A lab dip is approved from a swatch the size of a stamp. Then you make eight hundred metres of that stamp.',
      ],
      gentle: 'Right first time on shade is the number that dyehouses live by. Give yours, over a season.',
    },
    {
      says: 'fabric cutting|cutting room|cutting table|lay planning|marker making|band knife|cloth cutter|fabric spreading|gerber cutter|straight knife',
      not: 'glass|foam|leather|meat|poultry|fish|steel',
      brutal: [
        'The lay is sixty plies deep, so a slip of the knife happens sixty times.',
        "A good marker wastes so little cloth that you can't make a hanky from it.",
      ],
      gentle: 'Cloth utilisation is money by the metre. One percent up is a fine bullet, if you add how much cloth went through.',
    },
    {
      says: 'ring spinning|spinning machine|carding|spinning mill|yarn winding|bobbin|warping|spinning frame|doubling|winding',
      near: 'yarn|cotton|mill|textile|spinning|thread|fibre|fabric|frame|loom|warp',
      not: 'motor|coil|stator|transformer|armature|filament',
      brutal: [
        'In a spinning mill people read lips, and the gossip goes faster for it.',
        'A thread breaks on one frame in two hundred, and the eye goes straight there.',
      ],
      gentle: 'A mill manager reads a break rate the way a farmer reads rain. If yours was good, it stands well beside the type of machine.',
    },
    {
      says: 'embroidery machine|machine embroidery|embroidery|multi-head embroidery|embroidery digitising|embroidery digitizing',
      brutal: [
        'A twelve-head embroidery machine can make twelve spelling mistakes at once.',
        'The logo is digitised, hooped and stitched, eight thousand times through, on a cap.',
      ],
      gentle: 'Digitising as well as running makes one person a department. Heads, stitches and a customer people know, if you may name one, round it off.',
    },
    {
      says: 'piece rate|piecework|piece work|piece-rate',
      brutal: ["On piece rate the fastest hands in the room belong to whoever's doing the talking.", 'Piecework has taught more arithmetic than any teacher.'],
      gentle: 'Percentage over rate is the most honest figure on a factory CV. If yours was above standard, it needs no adjective beside it.',
    },
    {
      says: 'lockstitch|flatlock|bar tack|bartack|juki|twin needle|coverstitch|overlock|lockstitch machine',
      not: 'smt|pick and place|pcb|placement|surface mount|component',
      brutal: [
        'A needle breaks, and work stops until every bit of it has been found and taped to a form.',
        'A lockstitch machine has a knee lift, a treadle, and one person it likes.',
      ],
      gentle: "Operations you can do, listed in the order of a garment: that's how a supervisor sees which seat is yours.",
    },
    {
      says: 'fabric inspection|cloth inspection|perching|burling and mending|darning|garment inspection|garment quality',
      brutal: [
        "Fabric inspection is a beige road going by, and you're looking for one knot.",
        "Measured flat, it's a medium. On the hanger it's a discussion.",
      ],
      gentle: 'Four-point or AQL, and metres per shift. If a mill ever changed something because of your report, print what.',
    },
    {
      says: 'go/no-go|go no go|go/no go|plug gauge|thread gauge|ring gauge|attribute gauge|go/no-go gauge',
      brutal: [
        'A go/no-go gauge has two ends, and no interest in your reasons.',
        "It goes, says the day shift. It doesn't, says the night shift, who are warmer.",
      ],
      gentle: "Choosing which features get a gauge is a grade above using one. If a check you proposed stopped an escape, that's the half worth printing.",
    },
    {
      says: 'aql|sampling plan|acceptance sampling|random sampling|batch sampling|sample inspection',
      brutal: ['AQL means checking eighty out of a thousand, and believing in the rest.', 'A sample is picked at random, from the top layer, by the door.'],
      gentle: "Agreement between your checks and the customer's is the proof of an inspector. If it was tracked, you've got your line.",
    },
    {
      says: 'quarantine area|quarantine|quarantined|reject cage|red tag|red tagged|quarantine cage|hold area',
      not: 'covid|isolation|plant health|virus|customs|animal|antivirus',
      brutal: [
        'The quarantine cage has a padlock, a list, and something in it from before the list.',
        "Red tags are for a decision within five days. It's a very old red.",
      ],
      gentle: 'Clearing the cage is dull and worth thousands. If you got it empty, the value that went back to stock is the figure to give.',
    },
    {
      says: '100% inspection|100% sort|sorting parts|customer returns|containment|customer complaint|part sorting|returned goods',
      not: 'spill|covid|hazmat',
      in: 'work',
      brutal: ['A full sort is four people, nine thousand parts and one felt-tip.', "The complaint comes with a picture. It's a very good picture of a thumb."],
      gentle: 'Weeks since the last repeat is what customers look at after a complaint. If a fault of theirs stayed gone, print how long.',
    },
    {
      says: 'calibration register|calibrating|calibration|calibrated|calibration records|gauge calibration|calibration of equipment',
      not: 'colour|color|printer|monitor|proof|press',
      in: 'work',
      brutal: [
        'The gauge goes away for two weeks, and comes back with the same opinion and a certificate.',
        'Everything with a needle has a sticker. Everything with a sticker has been dropped once.',
      ],
      gentle: 'Instruments on the list and overdue at audit, please. A nought in the second place makes an auditor go to lunch early.',
    },
    {
      says: 'surface plate|granite table|shadowgraph|profile projector|optical comparator|faro arm|surface roughness|hardness tester|slip gauge|gauge block',
      brutal: [
        "The granite table is flat to a few microns. That's why there's a sign about mugs.",
        'The inspection room is kept at twenty degrees, which makes it popular for two very different seasons.',
      ],
      gentle: 'Manual metrology is getting rare, so make it visible. Add the instruments you set up yourself, without a program waiting.',
    },
    {
      says: 'certificate of conformity|certificate of conformance|mill certificate|material certificate|test certificate|certificates of conformity|mill cert|material cert',
      brutal: [
        'A certificate of conformity travels with the parts: in the box, under the parts, in the foam.',
        'The parts arrived on Monday. They became real on Thursday, when the certificate did.',
      ],
      gentle: 'Release authority is a signature with your liability in it. If you hold it, put who granted it and for what.',
    },
    {
      says: 'completing paperwork|production paperwork|production records|log sheet|check sheet|record sheet|production log|completing production records|production data|production sheets',
      in: 'work',
      brutal: [
        'Production paperwork collects oil, coffee and a signature, in that order.',
        'The log sheet has a column for remarks. It says “ok” four thousand times, and once it says “bang”.',
      ],
      gentle: 'Records that stood up when an auditor pulled one are worth a clause. If it was a batch of yours, add whose audit it was.',
    },
    {
      says: 'clean in place|cip|cip cleaning|caustic wash',
      near: 'clean|filling|line|plant|tank|process|dairy|brew|operate|caustic|sterile|production|system',
      not: 'construction in progress|capital|customs|continuous improvement|kaizen|lean|continuous|kvp|improvement|suggestion',
      around:
        'clean|cleaning|cleaned|caustic|dairy|brewery|brewing|food|beverage|pharma|pharmaceutical|tank|pasteuriser|pasteurizer|pasteurisation|sterile|bottling|milk|juice|filling|hygiene|drinks|yoghurt|sauce|aseptic',
      brutal: [
        'CIP is the washing up, if your sink had nine kilometres of pipe.',
        'Rinse, caustic, rinse, acid, rinse, and then it turns out which valve was open.',
      ],
      gentle: 'Water or hours taken out of a wash is a saving every day of the year. Multiply yours up and print the total.',
    },
    {
      says: 'weighing ingredients|weighing raw materials|dispensing raw materials|weighing out|mixing vessel|vessel charging|charging vessels|weigh out|ingredient weighing|weighing and mixing',
      brutal: [
        "Ingredient nine is two grams in four tonnes, and it's the one that everybody notices.",
        'The sack holds twenty-five kilos. The recipe wants twenty-six.',
      ],
      gentle: 'Batches without a deviation is a number that pharma and food both keep. Add find yours, since accuracy.',
    },
    {
      says: 'control room|panel operator|control room operator',
      not: 'broadcast|emergency|999|ambulance|police|cctv',
      brutal: [
        'A control room is dim, warm, and watching one line on one screen without mentioning it.',
        "Forty alarms are flashing. It's the quiet one that makes everybody sit up.",
      ],
      gentle: 'Good panel people catch it on the trend before it is an alarm. If you had one such night, it fits in a line and says everything.',
    },
    {
      says: 'tablet press|tablet compression|granulation|encapsulation|blister packing|tablet coating|blister line',
      not: 'object-oriented|java|ipad|plastic|polymer|fertiliser|fertilizer|asbestos|rubber|tyre',
      around: 'tablet|pharma|pharmaceutical|capsule|blister|gmp|medicine|drug|supplement|vitamin|api|tabletting|tableting|nutraceutical',
      brutal: [
        'A blister machine fills ten pockets, and a camera takes a strong view on nine.',
        'A tablet press makes a hundred thousand an hour, and every one of them has to be the same one.',
      ],
      gentle: 'Changeover and line clearance are where pharma trusts people. Add clearances without a finding, if you know the run.',
    },
    {
      says: 'wafer|photolithography|wafer fab|die attach|wire bonding|semiconductor manufacturing|etch process|fab operator|semiconductor fab',
      not: 'biscuit|chocolate|confectionery|food|bakery|ice cream|cone|cream',
      brutal: ['A wafer spends three months in the fab. The eyelash takes a second.', 'In a wafer fab everything is yellow and nobody has a chin.'],
      gentle: 'Node or wafer size, tool set, and moves per shift. Fab managers read those before they read the name of the fab.',
    },
    {
      says: 'paper machine|paper mill|pulp mill|tissue machine',
      brutal: ['A paper machine is a hundred metres long, and breaks at the far end.', "There's a wet end and a dry end, and in between it's August all year."],
      gentle: 'Give breaks a day, or metres a minute held: whichever moved under you is the line. The mill system remembers both.',
    },
    {
      says: 'corrugator|corrugated|corrugating|box plant|corrugated board',
      not: 'roof|iron|pipe|metal',
      around:
        'board|boxes|carton|cartons|corrugator|flute|flexo|paper|packaging|casemaker|starch|printer|printing|slotter|rotary die|liner|conversion|conversion line',
      brutal: ['Corrugated board is air, sold in boxes, as boxes.', "A corrugator is hot rollers, steam and starch. It's a laundry that makes cartons."],
      gentle: "Box plants think in three rooms: wet end, dry end and conversion. With yours named, a shift manager knows where you'd stand on Monday.",
    },
    {
      says: 'spindle moulder|panel saw|edge bander|edgebander|edgebanding|wood machinist|wood machining|wood machine|four sider|four-sider|cnc router',
      not: 'acrylic|sign|signage|composite|plastic|aluminium|foam|perspex',
      brutal: [
        'A spindle moulder is the one machine in a wood shop that everyone lowers their voice for.',
        "The panel saw cuts dead square. What it's cut for was a chimney breast.",
      ],
      gentle: "Setting cutters and reading a cutting list are what's scarce. If you do both, put them ahead of the machine names.",
    },
    {
      says: 'kiln|kiln firing|kiln operator|kilns|tunnel kiln',
      not: 'lime kiln|drying timber|timber|cement|rotary|clinker|lime|malt',
      around:
        'ceramic|ceramics|pottery|potter|clay|glaze|glazing|porcelain|tableware|ware|stoneware|bisque|bone china|sanitaryware|refractory|tile|earthenware',
      brutal: [
        'You load a kiln with care, and open it two days later like an exam result.',
        'Whatever goes wrong in a kiln goes wrong at two in the morning, very evenly.',
      ],
      gentle: "Seconds per firing is the potbank's truth. If yours went down, say what you changed, temperature or loading.",
    },
    {
      says: 'slip casting|slip caster|ceramic casting|plaster mould',
      brutal: [
        'Slip casting: pour it in, wait, pour most of it out again, and call that a teapot.',
        'A plaster mould is good for about ninety casts. After that everything has a moustache.',
      ],
      gentle: 'Pieces a day and seconds a week. A pottery knows from those two whether you were casting cups or tureens.',
    },
    {
      says: 'stone setting|gem setting|diamond setting|pavé|pave setting|claw setting|bezel setting|stone setter|pavé setting',
      brutal: [
        'Pavé: ninety stones under a microscope, and one on the carpet.',
        'A jewellery workshop has a silence of its own, and it follows the sound of something very small.',
      ],
      gentle: "Styles and the biggest stone you've been trusted with. Setters get hired on nerve, so show it in carats.",
    },
    {
      says: 'ring sizing|ring resizing|jewellery repair|jewelry repair|ring repair|chain repair|resizing rings|jewellery repairs',
      not: 'lifting|sling|hoist|conveyor|roller chain',
      brutal: [
        'A ring size depends on the hour, the weather and lunch.',
        'A repair comes in an envelope marked “sentimental”, which is worth more than anything on the insurance list.',
      ],
      gentle: "Repairs a week and comebacks a year. Trust is what's being sold over that counter, so the second one is gold.",
    },
    {
      says: 'lost wax|wax carving|wax model|lost-wax casting|wax carver|lost wax casting',
      around: 'jewellery|jewelry|jeweller|jeweler|ring|rings|goldsmith|silver|silversmith|gold|bronze|sculpture|carver|carving|pendant|gem|stone setting|bench',
      brutal: ['Lost wax: a week of carving something, in order to melt it.', 'Casting is where you find out that the wax was too thin there. And there.'],
      gentle: 'Carved by hand, grown or injected are three rates in a casting workshop. Name the one that is yours, written here.',
    },
    {
      says: 'engraving|hand engraving|laser engraving|engraver|engraved',
      not: 'serial|data matrix|cnc|memorial|headstone|grave|urn|cylinder|gravure|roller|steel plate',
      around:
        'trophy|trophies|jewellery|jewelry|jeweller|jeweler|gift|ring|ring sizing|sign|signs|glass|silver|gold|watch|plaque|pendant|bracelet|personalised|personalized|goldsmith|locket|cup|award',
      brutal: [
        "In engraving there's no undo, and the order form has spelled Kathryn two ways.",
        'Everyone checks the engraving three times. The fourth check is at the party.',
      ],
      gentle: "Engraving what can't be replaced is a matter of nerve. Hand or machine, with the metals, places you. If no piece was ever spoiled, add that.",
    },
    {
      says: 'hallmark|hallmarking|assay office|gold testing',
      not: 'cards|movie|channel|bioassay|elisa',
      brutal: ['Hallmarks are read through a loupe, with one eye shut and an opinion.', 'A hallmark is a whole biography, in pictures a millimetre high.'],
      gentle: "A sponsor's mark of your own is a registered identity. If you have one, it's the most personal line you could print.",
    },
    {
      says: 'goldsmith|silversmith|bench jeweller|bench jeweler|goldsmithing|silversmithing|precious metal|jewellery making|jewelry making',
      not: 'refining|refinery|catalyst|recovery|plating|contacts|recycling',
      brutal: [
        "In a goldsmith's workshop the floor gets swept every night, and the dust gets weighed.",
        'Everything at the bench happens over a leather lap, because everything gets dropped.',
      ],
      gentle: 'A workshop looks for the finished piece behind the tool list. Add one of yours that somebody wears every day, in a sentence, if you have one.',
    },
    {
      says: 'watch repair|watch battery|watchmaking|watch strap|watchmaker|watch servicing|watch batteries',
      brutal: [
        "Opening a watch takes ten seconds. Then there's one spring that was waiting for it.",
        'A watch battery costs less than lunch, and it comes with the story of who gave them the watch.',
      ],
      gentle:
        'Give battery and strap, pressure testing, full service: these are three depths. Naming how deep you go tells a watch workshop your bench and your rate.',
    },
    {
      says: 'jewellery cad|jewelry cad|matrixgold|rhinogold|3d jewellery|jewellery design software',
      brutal: [
        "In jewellery CAD a ring is as wide as the screen, and there's room in it for everything.",
        'On screen the claw holds. Then it gets made, at the size of a comma.',
      ],
      gentle: 'Pieces that went from your file to the shop window. Add a link with both, the render and the hand, if you have one.',
    },
    {
      says: 'parts per million|dppm|reject rate|defect rate|ppm defects|defects per million',
      not: 'gas|chlorine|water|concentration|residual|emission|dosing|moisture',
      brutal: [
        "It's only a few parts per million, and the customer has met every one of them.",
        'Below a hundred per million, each defect gets a name and a meeting.',
      ],
      gentle: 'Customers keep scorecards, so a rate can be quoted in their own figures. If yours fell, from and to, with the period, is the whole line.',
    },
    {
      says: 'agv|automated guided vehicle|amr|tugger train|autonomous mobile robot',
      not: 'antimicrobial|resistance',
      brutal: [
        'An AGV gives way to everyone, and then plays its tune to a broom.',
        "The AGV knows its route to the centimetre. So does the pallet that's been left there.",
      ],
      gentle: "Missions a day and manual moves saved. If you taught it new routes yourself, that's programming, so call it that.",
    },
    {
      says: 'manufacturing execution system|mes|shop floor data collection|production booking|booking off work|shop floor data capture',
      brutal: [
        'The MES knows exactly what was made, provided somebody pressed the button.',
        'At the end of the shift the system has made 812 and the pallet has made 809.',
      ],
      gentle: 'Accuracy between screen and floor is what finance cares about. If you closed that difference, the two percentages make this a result.',
    },
    {
      says: 'kanban|kanban system|two-bin system|two bin system|pull system',
      not: 'jira|scrum|software|sprint|trello|kanban board|agile|azure',
      brutal: [
        'A kanban card goes round a factory for years, and then falls down behind the radiator.',
        'Two bins: one you use, and one that proves somebody reordered.',
      ],
      gentle: 'A pull system always gives something back: fewer shortages, or square metres of floor. If you can name what it gave your plant, do.',
    },
    {
      says: 'risk assessment|risk assessments|coshh|coshh assessment|coshh data sheet',
      in: 'work',
      brutal: [
        'A risk assessment turns “mind your fingers” into nine columns.',
        'Every risk assessment ends with “wear gloves”, including the one about gloves.',
      ],
      gentle: "A step that's done differently because of an assessment shows it was read. If one of yours changed a job, five words are enough.",
    },
    {
      says: 'tool crib|tool store|tooling store|tool cabinet|tool crib attendant',
      brutal: [
        'A tool crib has a hatch, a book, and one person who knows that you still have the 12 mil.',
        'Drills go out sharp, and come back as a conversation.',
      ],
      gentle: "Spend on tooling per month is what a crib can bring down. If it did, that's a saving worth a line of its own.",
    },
    {
      says: 'cleaning machines|machine cleaning|cleaned machines|cleaning machinery|end of shift clean',
      in: 'work',
      brutal: ["Wipe down a machine and you find a leak, a bolt and somebody's mug.", 'A machine is handed over clean, to a shift that swears it never was.'],
      gentle: "Cleaning is inspecting with a rag. If you ever found a fault that way before it stopped the line, that's the half to print.",
    },
    {
      says: 'jigs and fixtures|jig|welding jig|assembly jig',
      not: 'dance|puzzle|plumbing|sports',
      brutal: [
        'A jig is made for one part, and stays on the shelf long after anybody remembers which.',
        'A jig makes every part exactly like the first one, so somebody had better look at the first one.',
      ],
      gentle: "Designing, building and working to a jig are three grades of pay. If you made one that's still on the shelf in use, choose that verb.",
    },
  ],
};
