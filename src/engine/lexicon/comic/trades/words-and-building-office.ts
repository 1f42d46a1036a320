import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What journalists, editors, translators, surveyors, architects and site managers laugh about. */
export const OF_WORDS_AND_BUILDING_OFFICE: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'words-and-news': [
    {
      says: 'interviewing|interviews|interviewed|conducting interviews|vox pop|vox pops|interviewing sources|conducted interviews',
      not: 'job interview|candidate|candidates|recruitment',
      in: 'work',
      brutal: [
        'The best line of an interview comes at the door, with the recorder off and the coat on.',
        "Vox pops: forty people in a hurry, and one who isn't and would like to talk about bins.",
        'Interviews are an hour long, three sentences wide.',
      ],
      gentle: "Who told you something they hadn't told anyone? A name and one line would be the best sentence here.",
    },
    {
      says: 'breaking news|news reporting|news story|news stories|reporter|reporting news|daily news|news articles|news desk|newsroom|hard news',
      brutal: [
        "Breaking news: “more as we get it”. What they've got is a helicopter shot of a roof.",
        'The news desk wants 400 words by four. At ten to four it wants 250, and a goat.',
        'In a newsroom all the clocks are right and all the chairs are broken.',
      ],
      gentle: 'Which piece of news was yours first, and who had to follow it? An exclusive with a date is better than any adjective.',
    },
    {
      says: 'council meetings|council reporting|local newspaper|regional newspaper|weekly newspaper|local paper|local news',
      not: 'software|dental',
      brutal: [
        "Local paper: the lead's a closed road, the picture's a closed road, with two councillors pointing at it.",
        'Council meetings: four hours on a bench for one quote about hanging baskets.',
        'A local newspaper knows all the names, has spelt them wrong once each, and heard about it in the Co-op.',
      ],
      gentle: 'Which splash came off your own contacts? Say how you got it; patch reporters are hired on that.',
    },
    {
      says: '100 wpm|shorthand|teeline|nctj|nctj diploma|journalism diploma|media law|mcnae',
      brutal: [
        'Shorthand: a hundred words a minute in, and by Thursday nobody can read it out.',
        'Teeline looks like a spider leaving a meeting.',
        "McNae's is a law book that journalists really do read, usually at six in the evening, standing up.",
      ],
      gentle: 'Speed and year, please: editors still look for a hundred. What did a good note once save you from?',
    },
    {
      says: 'deadline|deadlines|tight deadlines|meeting deadlines|to deadline|working to deadlines',
      in: 'work',
      brutal: [
        'A deadline makes you write. First it makes you descale the kettle.',
        'Writers meet a deadline by five minutes. Editors have lied about it by a day.',
      ],
      gentle: 'How many pieces a day or week, at what length? Output tells an editor more than the word tight.',
    },
    {
      says: 'copy editing|copyediting|sub-editing|subediting|sub editing|sub-editor|copy-editing|proofreading|proofread|copy editor|subbing|copyedited|proof-reading',
      brutal: [
        'Sub-editing takes out the best line, the libel and the same adverb nine times. Two of those get thanked.',
        'A copy editor reads menus with a pen in the hand.',
        "Proofreading: nobody's ever seen the comma you saved them from.",
      ],
      gentle: "Words a day, and the catch you're proudest of? One averted howler, told in ten words, would charm any chief sub.",
    },
    {
      says: 'headline|headlines|headline writing|headings and captions|standfirst|captions',
      in: 'work',
      brutal: ['Headline: six words, one of them “slammed”.', 'Write the headline in the shower, lose it in the lift, get it back as a pun on cod.'],
      gentle: "Which one of yours did people quote back at you? Print it here. It's your shortest work sample.",
    },
    {
      says: 'style guide|house style|ap style|chicago manual of style|chicago style|style guides|ap stylebook|oxford comma|guardian style',
      brutal: [
        'House style: adults have stopped speaking over the hyphen in email. Then it lost the hyphen.',
        'The Oxford comma has friends, enemies, and a lawsuit about milk drivers.',
      ],
      gentle: 'Did you write or enforce one, for how many writers? Whoever owns the rulebook owns the voice: say it.',
    },
    {
      says: 'article|articles|feature writing|features|feature articles|feature article|writing articles|blog post|blog posts|wrote articles|blogs|blog',
      near: 'write|wrote|writing|written|published|produce|produced|feature|research|researched|edit|edited|commissioned|author|authored|per week|blog|weekly',
      in: 'work',
      brutal: [
        'Feature writing: three weeks of research for an opening line about the weather.',
        'Blog post: “Ten Tips”. You had seven. Everyone had seven.',
        "An article goes through four people and comes out with a comma changed and a new headline that isn't true.",
      ],
      gentle: 'Name the piece that travelled furthest, and give the link. One good title shows range faster than a count.',
    },
    {
      says: 'content writing|content creation|content writer|content strategy|content marketing|content calendar|web content|website content|writing content|content production',
      brutal: [
        'Content: what writing was called once it came by the metre.',
        'The content calendar has a slot for National Biscuit Day, and the biscuits come round every year.',
        '“Can you make it more engaging?” Content writers hear that as “add a question in the first line”. Can you?',
      ],
      gentle: 'What did readers of your content do next? Sign-ups, calls or time on page: pick one piece and print the figure.',
    },
    {
      says: 'seo|keyword research|seo copywriting|keywords|seo content|search engine optimisation|meta descriptions|meta description|on-page seo|seo writing',
      brutal: [
        'SEO: how to boil an egg, in 1,400 words, beginning with the history of the egg.',
        "Keyword research finds that people ask “what egg”. So that's the title.",
        "Meta descriptions: 155 characters to sound as if you'd met the reader.",
      ],
      gentle: "One page, its place before and after, and the traffic. That's three numbers, and you have them.",
    },
    {
      says: 'wordpress|cms|content management system|uploading content|drupal|contentful|publishing content',
      in: 'anywhere',
      brutal: [
        'The CMS has a preview button. It previews a different website.',
        "WordPress would like to update nine plugins, and it's twelve minutes to publication.",
        "In the CMS the picture's landscape, the slot's portrait, and the minister has no forehead.",
      ],
      gentle: 'Fine, but how many stories a shift, at what standard? Speed without corrections is what a web editor wants.',
    },
    {
      says: 'press release|press releases|news release|press office',
      in: 'work',
      brutal: [
        'A press release is delighted, thrilled and proud to announce a car park.',
        "Quotes in press releases are by people who've never said “we're uniquely positioned” aloud at home.",
        "Embargoed until Monday 00:01. It's on the front page on Sunday, as ever.",
      ],
      gentle: 'Which titles ran something from the {it}? Two of them and the angle show that you know what a newsroom will take.',
    },
    {
      says: 'fact checking|fact-checking|verification|fact checked|fact-check|research and fact-checking|fact checker|source verification',
      brutal: [
        "Fact checking: the quote's by Einstein. It's never by Einstein.",
        '“Too good to check” is a real phrase, and fact checkers keep it on a mug.',
        "Verification: that's not this storm, it's from a film with a shark in it.",
      ],
      gentle: "What didn't run because of you? The story you stopped is the strongest proof of care, so tell it.",
    },
    {
      says: 'investigative|investigative journalism|undercover|data journalism|foi requests',
      in: 'work',
      brutal: [
        'Investigative journalism: eleven months, nine boxes, one sentence the lawyers would let through.',
        'Data journalism is a scandal in column AF.',
        "An FOI came back with 200 pages of black rectangles. They've a certain rhythm.",
      ],
      gentle: 'What changed after it ran? A resignation, a rule, an apology: result first, method second.',
    },
    {
      says: 'presenter|radio presenter|breakfast show|live radio|broadcasting|live broadcast|tv presenter|on air|on-air|newsreader|live on air|radio show',
      in: 'work',
      brutal: [
        "Live radio: it's 06:04, the guest's on a bad line, and his name is on a page you're not holding.",
        "“And we'll have more on that.” Presenting is saying so calmly, while an ear tells you that we won't.",
        'Breakfast show: up at three, jolly by six, in bed before the postman.',
      ],
      gentle: "Slot, station, audience, and what did you do when it all fell over? That's what a programme editor asks first.",
    },
    {
      says: 'podcast|podcasts|podcasting|podcast production|podcast host|podcast producer|audio production',
      brutal: [
        'A podcast is two people agreeing, for ninety minutes, into very good microphones.',
        "“Without further ado.” That's at minute eleven of the podcast.",
        'The podcast cupboard has foam on the wall, and a producer waving about the fridge.',
      ],
      gentle: 'Downloads per episode, or one guest who said yes against the odds? Either will make somebody press play.',
    },
    {
      says: 'social media|twitter|tiktok|audience engagement|facebook|social video|audience development',
      in: 'work',
      brutal: [
        "Two months' investigation, 300 clicks. The dog on the paddleboard has two million.",
        'Audience development has a funnel, a dashboard and a newsroom screen on which everybody can see it dropping.',
      ],
      gentle: 'Which post brought readers who stayed? Subscribers beat likes; give the rise and over how long.',
    },
    {
      says: 'translation|translated|translating|translate|document translation|technical translation|legal translation|translator|literary translation',
      not: 'rna|protein|machine learning|ribosome',
      brutal: [
        'A translator reads a text closer than its author ever did, and can prove it.',
        "“It's only a few words, it won't take long.” The few words are a pun.",
        "Menu translation: without a translator it's Grilled Responsibility with Potatoes.",
      ],
      gentle: 'Words a day, which pair, which field? Translators get picked on exactly those three.',
    },
    {
      says: 'trados|sdl trados|memoq|cat tools|translation memory|cat tool|wordfast|memsource|phrase tms|smartcat|sdl trados studio',
      brutal: [
        "A CAT tool isn't. People have been disappointed.",
        "Trados has a 98 percent match from another job. The two percent's the word “not”.",
        'Translation memory never forgets, above all the mistakes.',
      ],
      gentle: "How big is the memory you've built, for which clients? It makes you faster than the next bidder, so say so.",
    },
    {
      says: 'interpreting|interpreter|simultaneous interpreting|consecutive interpreting|conference interpreting|simultaneous interpretation|consecutive interpretation|court interpreter|liaison interpreting',
      brutal: [
        "Simultaneous interpreting: saying a German sentence while you're waiting for its verb.",
        "“The speaker has made a joke. It can't be translated. Please laugh.” An interpreter's finest hour.",
        'In the booth, interpreters do half an hour and swap, because after that the brain serves only soup.',
      ],
      gentle: 'Add mode, pair, settings and days a year to ‘{it}’, and an agency can book you without ringing first.',
    },
    {
      says: 'localisation|localization|transcreation|localised',
      brutal: ["Localisation: the slogan was funny. In this market it's about a drain.", 'Transcreation is translating, with permission to be good at it.'],
      gentle: 'For which product and market, and what had to change altogether? One example shows the instinct.',
    },
    {
      says: 'mtpe|post-editing|machine translation|post editing',
      brutal: [
        'Machine translation is fluent, fast and sure of itself, and has just sold somebody a crane with eleven wives.',
        'Post-editing: nine hundred sentences that are nearly right, and you are paid to find the one that is entirely wrong.',
      ],
      gentle: 'Light or full, in which field, and how often did you start the sentence again? That is what tells an editor from a spell check.',
    },
    {
      says: 'typesetting|indesign|page layout|print deadline|flatplan|quarkxpress|going to press|adobe indesign|print production',
      in: 'anywhere',
      brutal: [
        "InDesign shows a red plus sign: there's more story than page. There's always more story.",
        "A flatplan's agreed at ten, sold at two, and built around a half-page on conservatories by five.",
        'Widows, orphans, gutters and bleeds. Layout has the vocabulary of a Dickens novel.',
      ],
      gentle: 'Pages an issue, and how often? Sent to press on time every month is a reliable boast.',
    },
    {
      says: "screenplay|screenwriting|script writing|scriptwriting|spec script|writers room|writers' room|final draft",
      not: 'sql|shell|bash|python|javascript|automation|patient|test script|google apps|prescription',
      brutal: [
        'A script gets notes from nine people, of whom one has read to the end.',
        'One page of screenplay is one minute of film. “Rome burns” is three words.',
      ],
      gentle: 'Optioned, made or read aloud where? State the furthest it got, and the logline in fifteen words.',
    },
    {
      says: 'user manual|technical documentation|user guide|user guides|online help|madcap flare|dita|technical writing|help articles|release notes|user manuals|api documentation|knowledge base|product documentation',
      brutal: [
        'Technical writing: step one, remove all packaging. Everyone has started at step four.',
        "The user guide's finished. So's the redesign of the screen on each page of it.",
        'The engineer explained it in three minutes. Now the documentation needs the eleven he left out.',
      ],
      gentle: 'Which support question went quiet after it was published? Fewer tickets is the cleanest proof in your line.',
    },
    {
      says: 'copywriting|brand voice|tone of voice|copywriter|ad copy|advertising copy|marketing copy|taglines|tagline|writing copy',
      brutal: [
        "Tone of voice guidelines: we're warm, but not chummy, and we never say “never”.",
        "Copywriting: fourteen weeks, three words, and the client's cousin has one too.",
        'A tagline gets approved by eleven people, each of whom took out a word.',
      ],
      gentle: "Which line of yours ran, and where? Quote it. There's no better copy for this page.",
    },
    {
      says: 'ghostwriting|ghostwriter|ghost writing|ghostwrote|ghostwritten',
      brutal: ["Ghostwriting: your best book has somebody else's name and nose on it.", 'The ghostwriter is thanked on the last page, for “patience”.'],
      gentle: "You can't name names, so name the form: length, field, and how many came back for a second.",
    },
    {
      says: 'editorial|editorial team|editorial calendar|editorial meeting|editorial planning|editing|edited|editor',
      near: 'writer|writers|contributor|contributors|magazine|newspaper|section|issue|book|article|articles|content|copy|editorial|freelancer|freelancers|publication',
      in: 'work',
      brutal: [
        "Editorial meeting: nine ideas, and the one that runs is what somebody's taxi driver said.",
        "Editing is cutting the first paragraph. Read any draft; it's the first paragraph.",
        'A magazine editor plans Christmas in July, in shorts, with real feeling.',
      ],
      gentle: 'How many writers, what output, and what got better under your pen? A circulation or traffic line would seal it.',
    },
  ],
  'building-office': [
    {
      says: 'site meeting|progress meeting|site meetings|progress meetings|site progress|chairing site meetings|coordination meeting|design team meeting|design team meetings|weekly progress',
      brutal: [
        'Site progress meeting: item one, minutes of the last. It lasts until lunch.',
        "Design team meeting: the architect's brought a model, the engineer's brought bad news about it.",
      ],
      gentle: 'Of ‘{it}’ only one result is worth printing: who committed to a date because of you, and did it hold?',
    },
    {
      says: 'programme|construction programme|asta powerproject|asta|powerproject|primavera p6|p6|gantt|microsoft project|look ahead|short term programme|construction schedule|project programme',
      near: 'asta|construction|p6|primavera|site|build|gantt|works',
      in: 'anywhere',
      brutal: [
        "The programme's at revision K. A to J were all achievable too.",
        "Asta draws a bar for plastering. The plasterer's bar is another one altogether.",
        'A construction programme has float in it until somebody finds the float.',
      ],
      gentle: "Planned against actual weeks on your last job: that pair's the first thing a contracts director looks for.",
    },
    {
      says: 'bill of quantities|bills of quantities|boq|taking off|take-off|quantity take-off|measurement|nrm2|nrm|takeoff|quantity takeoff|take offs',
      near: 'quantity|quantities|measure|measured|drawing|drawings|nrm2|nrm|boq|bill|qs|costx|bluebeam|works|tender|prepare|prepared|preparing',
      brutal: [
        'A bill of quantities knows the price of everything, to two decimals, including the hole.',
        'Take-off: a coloured pencil, a scale rule, and a drawing that says “do not scale”.',
        'NRM2 has forty-one ways to describe a thing you could point at.',
      ],
      gentle: 'Value, sector and by hand or in CostX? Measurement that survived the final account deserves a mention.',
    },
    {
      says: 'valuation|interim valuation|interim valuations|valuations|payment application|application for payment|payment applications|payment certificate|payment notice|pay less notice|subcontractor payments|applications for payment',
      not: 'property|residential|mortgage|company|red book|market|house|houses|homes|asset',
      brutal: [
        "Application for payment: ninety percent of the brickwork, says the bricklayer. The wall's at your knee.",
        "Interim valuation: two people on a muddy slab, negotiating what they're both standing on.",
      ],
      gentle: "Monthly value, how many packages, how close were you at the end? Accuracy's what a commercial manager buys.",
    },
    {
      says: 'variation|variations|change order|change orders|compensation event|compensation events|variation order|change control',
      in: 'work',
      brutal: [
        "Variations begin in a corridor, with the words “while you're there”.",
        "“Was that an instruction?” “It was more a thought.” The thought's 14,000 pounds, on the variation account.",
        'Change order 41 puts back what change order 17 took out.',
      ],
      gentle: 'What share of the {it} got agreed, and at what recovery? A contractor reads that percentage like a heartbeat.',
    },
    {
      says: 'tender|tendering|tenders|pre-qualification|pqq|tender return|tender documents|tender analysis|tender submission|estimating|cost estimate|cost estimates',
      in: 'work',
      brutal: [
        "Tender return at noon. It's 11:52, the portal's at 94 percent, and the file's called “FINAL final use”.",
        "The lowest tender left out the scaffold. The client's very pleased with it.",
        "Estimating is pricing a building that nobody's drawn, for someone who wants it cheaper than that.",
      ],
      gentle: 'Win rate and value: two figures. And did the job make what your price said it would?',
    },
    {
      says: 'cost plan|cost planning|cost report|cost control|value engineering|cost reports|cost value reconciliation|cvr|cost management|budget control|commercial report|commercial reporting',
      brutal: ["Value engineering: the atrium's now a rooflight.", 'A CVR shows the job at nine percent until the month it shows the truth.'],
      gentle: "Forecast against outturn, in pounds: you've lived by that number, so let it speak for you here.",
    },
    {
      says: 'snagging|snag list|snags|snag|defects|defect list|punch list|handover|practical completion|snagging list|defects liability|defects period|handovers',
      in: 'work',
      brutal: [
        'Snag list, item 340: “scratch, faint, visible at 4 pm in March”.',
        "Snagging's done with blue stickers. From the street the flat looks like it's got a rash.",
        "Practical completion: all done, apart from the lift, the lights and the door that's on a boat.",
      ],
      gentle: 'What did ‘{it}’ come to on your last job: items on the day, and days to clear them? Low and quick reads well.',
    },
    {
      says: 'subcontractor|subcontractors|sub-contractors|sub-contractor|subcontract|managing subcontractors|trade contractors|sub contractors|subcontractor management',
      in: 'work',
      brutal: [
        "A subcontractor's coming Monday. It hasn't been said which.",
        'Eleven trades want the same corridor on Thursday. The drylining gets there on Wednesday night.',
      ],
      gentle: "‘{It}’ in figures: how many firms on site at peak, and which did you keep that others lost? That's the real management.",
    },
    {
      says: 'rams|method statement|method statements|risk assessments and method statements|risk assessment|risk assessments|risk assessment and method statement|toolbox talk|toolbox talks|cdm|cdm regulations|construction phase plan',
      in: 'work',
      brutal: [
        'RAMS come copied from the last job. You can tell: it says Swindon.',
        'A toolbox talk on slips, in the mud, with a sign-off sheet that blew away.',
        "Method statement: 38 pages on how to carry a door. Two people. It's two people.",
      ],
      gentle: 'What did you stop or change because of one? A job made simpler as well as safer is the one to tell.',
    },
    {
      says: 'site inspection|site inspections|site visit|site visits|site audit|site audits|safety inspection|safety inspections|safety audit|safety walk|quality inspection|inspecting works',
      in: 'work',
      brutal: [
        "Word of a site inspection travels faster than the inspector. There's a run on chin straps.",
        'The inspection found no handrail. It was leaning on the wall, having its tea.',
      ],
      gentle: 'After your {it}, what stopped happening, and how many rounds a month did it take? Count findings closed, not findings found.',
    },
    {
      says: 'near miss|near misses|riddor|ltifr|accident reporting|accident frequency|near miss reporting',
      brutal: [
        'A near-miss card drops in the box: “vending machine took my pound again”.',
        'Near misses go up when you count them. Explain that to a board.',
        "RIDDOR: there's a form, a deadline, and a portal that would like to know your nearest postcode.",
      ],
      gentle: "Rate before and after, over how many hours worked? It's the fairest number in your field.",
    },
    {
      says: 'setting out|total station|topographical survey|topographic survey|gps survey|land survey|laser scanning|point cloud|leica|trimble|site survey|measured survey|theodolite|level survey',
      brutal: [
        "Setting out: four pegs to the millimetre, and a digger that's just seen them.",
        "Total station on its tripod, and the public asks if it's for television.",
        'A point cloud has two billion points, all of which are of a hedge.',
      ],
      gentle: 'Tolerance and conditions: what had you to hit, and did it check? A good closing error impresses those who know.',
    },
    {
      says: 'revit|bim|navisworks|clash detection|bim level 2|iso 19650|cde|common data environment|bim 360|bim model|bim coordination|bim execution plan',
      in: 'anywhere',
      brutal: [
        'Clash detection: 4,112 clashes, 4,000 of them a screw in a wall.',
        'In Revit the duct goes through the beam. On site too, but with swearing.',
        "BIM promised one model of the truth. There are six, and they're federated.",
      ],
      gentle: 'Stage, size, and clashes cleared before anybody poured? Put a cost on one and directors will listen.',
    },
    {
      says: 'autocad|cad|cad drawings|general arrangement|ga drawings|drawing register|drawing revision|technical drawings|detailed drawings|working drawings|autocad drawings|microstation|production drawings|as-built drawings|as built drawings',
      in: 'anywhere',
      brutal: [
        "Revision cloud round one word. It's “indicative”.",
        'AutoCAD: layer 0 has everything on it, from whoever was here before.',
        'As-built drawings show the building as it was going to be.',
      ],
      gentle: 'Say which stage and what size of building the {it} served. Drawings that went to site unqueried are the standard: were yours?',
    },
    {
      says: 'planning application|planning applications|planning permission|pre-application|planning appeal|local plan|development control|development management|planning consent|planning policy|planning enforcement|discharge of conditions',
      brutal: [
        'Planning application: 84 objections, all about traffic, for a shed.',
        "Pre-application advice is a paid letter that says it'll depend on the application.",
      ],
      gentle: 'Consents won, and the hardest of them? One permission against the odds tells a developer all about you.',
    },
    {
      says: 'building regulations|building regs|building control|part l|approved document|building regulation|part b|building code|building codes|code compliance',
      in: 'anywhere',
      brutal: ["Building control would like to see it before it's covered. It's covered.", "Part L's about heat. It produces some, in meetings."],
      gentle: 'What awkward existing building did you get to comply? The route you found is the thing to describe.',
    },
    {
      says: 'condition survey|dilapidations|building survey|schedule of condition|party wall|homebuyer report|defect diagnosis|building surveys|condition surveys|stock condition survey|level 3 survey|schedule of dilapidations',
      in: 'anywhere',
      brutal: [
        'Building survey: “we were unable to lift the carpet.” Surveyors have been unable since 1868.',
        'Schedule of condition: two hundred pictures of cracks, none of which were there before, or all.',
        'Dilapidations: a landlord who wants it back as new and a tenant with a picture of a bucket.',
      ],
      gentle: "What did you find that a quick look would've missed, and what did it save the buyer? One defect, one figure.",
    },
    {
      says: 'riba|riba plan of work|concept design|feasibility study|feasibility studies|design development|stage 3|stage 4|riba stages|technical design|tender drawings',
      brutal: [
        'RIBA stages go from nought to seven. The client rings in stage eight.',
        'Concept design: a sketch on a napkin. The napkin was drawn later, for the book.',
        'Feasibility study: can it be done? Yes. For that money? New page.',
      ],
      gentle: "Which stages were truly yours, on what value of building? That's what a practice director looks for on line one.",
    },
    {
      says: 'sketchup|rhino|visualisation|rendering|lumion|enscape|3d visualisation|vray|v-ray|3d rendering|renderings|renders',
      not: 'plaster|cement|react',
      in: 'anywhere',
      brutal: [
        "In a rendering it's always golden hour, and somebody has a balloon.",
        "Lumion comes with trees. They're larger than they'll ever be, and hide the bins.",
      ],
      gentle: 'Which scheme did the picture sell? If a client or committee said yes on seeing it, tell us that.',
    },
    {
      says: 'planting plan|landscape design|hard landscaping|soft landscaping|masterplan|public realm|planting design|masterplanning|landscape architecture',
      brutal: [
        "Public realm: benches that can't be skated on, leaned on or, on inspection, sat on.",
        'Masterplan: tree, tree, tree, tree. Then the quantity surveyor comes in.',
      ],
      gentle: "What does it look like in year five? If it grew in as drawn, that's the boast; give the scheme's name.",
    },
    {
      says: 'procurement|procuring|procurement schedule|package procurement|subcontract procurement|long lead items|purchase orders|materials ordering|ordering materials|material procurement|materials procurement',
      in: 'work',
      brutal: [
        "Long-lead items: fourteen weeks for the glass, and it's week two, and somebody's just moved the window.",
        "Ordering materials: the blocks came Tuesday, the forklift comes Thursday, the site's on a hill.",
        'Procurement schedule in red: lifts, cladding brackets, and one very particular doorknob from Turin.',
      ],
      gentle: 'What did you buy, at what saving, and did it arrive? The third is the one that site managers remember.',
    },
    {
      says: 'temporary works|formwork|scaffolding|scaffold|crane|tower crane|lifting plan|temporary works coordinator|site logistics|traffic management plan|site set-up|welfare facilities|site setup|site cabins|logistics plan',
      in: 'work',
      brutal: [
        'Site set-up: cabins, fence, power, kettle. Foundations can wait for the kettle.',
        'Temporary works are designed, checked, signed and then leant on by the plasterer.',
        "A tower crane's booked solid, says the logistics plan. It's windy, says the tower crane.",
      ],
      gentle: "How tight was the site, and what's the trick that made it work? City centre, one gate: people in the trade will lean in.",
    },
    {
      says: 'quality control|quality assurance|inspection and test plan|itp|itps|ncr|non-conformance|quality management|quality checks|snag free|qa/qc',
      in: 'work',
      brutal: [
        "NCR: the wall's in the right place, on the wrong floor.",
        'Inspection and test plans have a hold point. The concrete lorry was never told of it.',
      ],
      gentle: "Under ‘{it}’ I'd look for two things: the share that was right first time, and what you caught before it was covered up.",
    },
    {
      says: 'bluebeam|procore|asite|aconex|fieldview|document control|document management|fieldwire|viewpoint for projects',
      in: 'anywhere',
      brutal: [
        "Asite sent 94 notifications this morning. One's important, and it's titled “Re: Re: drg”.",
        "Bluebeam: a cloud, an arrow and “what's this?”, exported to six people who don't know either.",
        "Procore has each drawing in its latest revision. The chippy's got revision B, in his back pocket.",
      ],
      gentle: "Did you set it up or train the site on it? If paper really disappeared, that's a small miracle worth a line.",
    },
    {
      says: 'nec|nec3|nec4|jct|contract administration|jct contracts|contract administrator|design and build|jct design and build|nec contracts',
      in: 'anywhere',
      brutal: [
        'Design and build: the contractor takes the risk, the pen, and the nice bricks out.',
        "“In a spirit of mutual trust and co-operation”, says NEC. It's quoted only in anger.",
        'JCT, unamended, has been sighted twice, both times in lectures.',
      ],
      gentle: "Form, value, your role in it. And which notice did you send in time that saved somebody? That's the one.",
    },
    {
      says: 'managing site|site management|site manager|site supervision|supervising site|running site|day to day running of site|day-to-day running of the site|site operations|site activities|site team',
      in: 'work',
      brutal: [
        'A site manager has one hat, two phones, and a queue at the cabin door since 6:50.',
        'Site supervision: a mile an hour, all day, pointing.',
        "“Have you got a minute?” Site managers haven't since the piling.",
      ],
      gentle: 'Units or square metres, number on site, finished when? With these three we can picture the job, and you on it.',
    },
  ],
};
