import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What journalists, editors, translators, surveyors, architects and site managers laugh about. */
export const OF_WORDS_AND_BUILDING_OFFICE: Partial<Record<Trade, readonly ComicEntry[]>> = {
  'words-and-news': [
    {
      says: 'interviewing|interviews|interviewed|conducting interviews|vox pop|vox pops|interviewing sources|conducted interviews',
      not: 'job interview|candidate|candidates|recruitment|sme|smes|engineer|engineers|users|court',
      in: 'work',
      brutal: [
        'The best line of an interview comes at the door, with the recorder off and the coat on.',
        "Vox pops: forty people in a hurry, and one who isn't and would like to talk about bins.",
        'Interviews are an hour long, three sentences wide.',
      ],
      gentle: 'One name, or one kind of person who does not usually talk, shows what you can get. Add a link, if you have one.',
    },
    {
      says: 'breaking news|news reporting|news story|news stories|reporter|reporting news|daily news|news articles|news desk|newsroom|hard news',
      brutal: [
        "Breaking news: “more as we get it”. What they've got is a helicopter shot of a roof.",
        'The news desk wants 400 words by four. At ten to four it wants 250, and a goat.',
        'In a newsroom all the clocks are right and all the chairs are broken.',
      ],
      gentle: 'One story that was yours first, with its date and who had to follow it, is better than any adjective.',
    },
    {
      says: 'council meetings|council reporting|local newspaper|regional newspaper|weekly newspaper|local paper|local news',
      not: 'software|dental',
      brutal: [
        "Local paper: the lead's a closed road, the picture's a closed road, with two councillors pointing at it.",
        'Council meetings: four hours on a bench for one quote about hanging baskets.',
        'A local newspaper knows all the names, has spelt them wrong once each, and heard about it in the queue at the shop.',
      ],
      gentle: 'A splash off your own contacts is what patch reporters are hired on. Add headline and month.',
    },
    {
      says: '100 wpm|shorthand|teeline|nctj|nctj diploma|journalism diploma|media law|mcnae',
      brutal: [
        'Shorthand: a hundred words a minute in, and by Thursday nobody can read it out.',
        'Teeline looks like a spider leaving a meeting.',
        "McNae's is a law book that journalists really do read, usually at six in the evening, standing up.",
      ],
      gentle: 'Speed with its year pleases an editor more than the diploma alone. A hundred is still the number they look for.',
    },
    {
      says: 'deadline|deadlines|tight deadlines|meeting deadlines|to deadline|working to deadlines',
      in: 'work',
      brutal: [
        'A deadline makes you write. First it makes you descale the kettle.',
        'Writers meet a deadline by five minutes. Editors have lied about it by a day.',
      ],
      gentle: 'Pieces a day or week and their length tell an editor more than the word tight. Add never late, if true.',
    },
    {
      says: 'copy editing|copyediting|sub-editing|subediting|sub editing|sub-editor|copy-editing|proofreading|proofread|copy editor|subbing|copyedited|proof-reading',
      brutal: [
        'Sub-editing takes out the best line, the libel and the same adverb nine times. Two of those get thanked.',
        'A copy editor reads menus with a pen in the hand.',
        "Proofreading: nobody's ever seen the comma you saved them from.",
      ],
      gentle: 'Editing legal, science or sport takes different eyes. Name the kind of text and the titles.',
    },
    {
      says: 'headline|headlines|headline writing|headings and captions|standfirst',
      in: 'work',
      brutal: ['Headline: six words, one of them “slammed”.', 'Write the headline in the shower, lose it in the lift, get it back as a pun on cod.'],
      gentle: 'One headline quoted here is the shortest work sample there is. Click or sales figures are welcome, the line itself is better.',
    },
    {
      says: 'style guide|house style|ap style|chicago manual of style|chicago style|style guides|ap stylebook|oxford comma|guardian style',
      brutal: [
        'House style: adults have stopped speaking over the hyphen in email. Then it lost the hyphen.',
        'The Oxford comma has friends, enemies, and a lawsuit about milk drivers.',
      ],
      gentle: 'Writing the guide or keeping it are two jobs. If you owned it, the number of writers who worked by it shows the weight.',
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
      gentle: 'One piece that travelled says more than a count. Link it, and say where it ran.',
    },
    {
      says: 'content writing|content creation|content writer|content strategy|content marketing|content calendar|web content|website content|writing content|content production',
      brutal: [
        'Content: what writing was called once it came by the metre.',
        'The content calendar has a slot for National Biscuit Day, and the biscuits come round every year.',
        '“Can you make it more engaging?” Content writers hear that as “add a question in the first line”. Can you?',
      ],
      gentle: 'Content is worth what readers do next. Pick one page, and say whether they signed up, rang or stayed.',
    },
    {
      says: 'seo|keyword research|seo copywriting|keywords|seo content|search engine optimisation|meta descriptions|meta description|on-page seo|seo writing',
      brutal: [
        'SEO: how to boil an egg, in 1,400 words, beginning with the history of the egg.',
        "Keyword research finds that people ask “what egg”. So that's the title.",
        "Meta descriptions: 155 characters to sound as if you'd met the reader.",
      ],
      gentle: 'One page, its place before and after, and the traffic: three numbers, and the tools keep them for you.',
    },
    {
      says: 'wordpress|cms|content management system|uploading content|drupal|contentful|publishing content',
      in: 'anywhere',
      brutal: [
        'The CMS has a preview button. It previews a different website.',
        "WordPress would like to update nine plugins, and it's twelve minutes to publication.",
        "In the CMS the picture's landscape, the slot's portrait, and the minister has no forehead.",
      ],
      gentle: 'Stories a shift, and whether you built pages or only filled them. The system is learnt in a week; the pace is not.',
    },
    {
      says: 'press release|press releases|news release|press office',
      in: 'work',
      brutal: [
        'A press release is delighted, thrilled and proud to announce a car park.',
        "Quotes in press releases are by people who've never said “we're uniquely positioned” aloud at home.",
        "Embargoed until Monday 00:01. It's on the front page on Sunday, as ever.",
      ],
      gentle: 'Two titles that ran it show you know what a newsroom will take. Add a cutting with a link, if you have one.',
    },
    {
      says: 'fact checking|fact-checking|verification|fact checked|fact-check|research and fact-checking|fact checker|source verification',
      not: 'identity|software|design|test',
      brutal: [
        "Fact checking: the quote's by Einstein. It's never by Einstein.",
        '“Too good to check” is a real phrase, and fact checkers keep it on a mug.',
        "Verification: that's not this storm, it's from a film with a shark in it.",
      ],
      gentle: 'A story that did not run because you checked it is strong proof of care. Method can be named where the story cannot.',
    },
    {
      says: 'investigative|investigative journalism|undercover|data journalism|foi requests',
      in: 'work',
      brutal: [
        'Investigative journalism: eleven months, nine boxes, one sentence the lawyers would let through.',
        'Data journalism is a scandal in column AF.',
        "An FOI came back with 200 pages of black rectangles. They've a certain rhythm.",
      ],
      gentle: 'An investigation is judged by what it changed. Say that first: a rule, an apology, a resignation.',
    },
    {
      says: 'presenter|radio presenter|breakfast show|live radio|broadcasting|live broadcast|tv presenter|on air|on-air|newsreader|live on air|radio show',
      not: 'conference|workshop|poster',
      in: 'work',
      brutal: [
        "Live radio: it's 06:04, the guest's on a bad line, and his name is on a page you're not holding.",
        "“And we'll have more on that.” Presenting is saying so calmly, while an ear tells you that we won't.",
        'Breakfast show: up at three, jolly by six, in bed before the postman.',
      ],
      gentle: 'Slot, station and audience are what a programme editor asks. A clip of one minute should be a click away from this line.',
    },
    {
      says: 'podcast|podcasts|podcasting|podcast production|podcast host|podcast producer|audio production',
      brutal: [
        'A podcast is two people agreeing, for ninety minutes, into very good microphones.',
        "“Without further ado.” That's at minute eleven of the podcast.",
        'The podcast cupboard has foam on the wall, and a producer waving about the fridge.',
      ],
      gentle: 'Downloads an episode and the length of the run say how alive it was. Hosting, booking and cutting it are three separate credits.',
    },
    {
      says: 'social media|twitter|tiktok|audience engagement|facebook|social video|audience development',
      around: 'journal|news|reporter|editor|magazine|publish|broadcast|radio|tv|correspondent',
      in: 'work',
      brutal: [
        "Two months' investigation, 300 clicks. The dog on the paddleboard has two million.",
        'Audience development has a funnel, a dashboard and a newsroom screen on which everybody can see it dropping.',
      ],
      gentle: 'Subscribers beat likes. Add the rise, the months it took, and one format that was your idea.',
    },
    {
      says: 'translation|translated|translating|translate|document translation|technical translation|legal translation|translator|literary translation',
      not: 'rna|protein|machine learning|ribosome',
      brutal: [
        'A translator reads a text closer than its author ever did, and can prove it.',
        "“It's only a few words, it won't take long.” The few words are a pun.",
        "Menu translation: without a translator it's Grilled Responsibility with Potatoes.",
      ],
      gentle: 'Give pair, field and words a day: translators get picked on exactly those three, and the direction of the pair matters.',
    },
    {
      says: 'trados|sdl trados|memoq|cat tools|translation memory|cat tool|wordfast|memsource|phrase tms|smartcat|sdl trados studio',
      brutal: [
        "A CAT tool isn't. People have been disappointed.",
        "Trados has a 98 percent match from another job. The two percent's the word “not”.",
        'Translation memory never forgets, above all the mistakes.',
      ],
      gentle: 'Size of the memories you own or maintain, and the field, is worth more than the brand. Agencies search for the brand as well.',
    },
    {
      says: 'interpreting|interpreter|simultaneous interpreting|consecutive interpreting|conference interpreting|simultaneous interpretation|consecutive interpretation|court interpreter|liaison interpreting',
      brutal: [
        'Interpreting: the sentence has started, and the verb is still in the taxi.',
        "“The speaker has made a joke. It can't be translated. Please laugh.” An interpreter's finest hour.",
        'An interpreter is in every room where it matters, and may not have an opinion in any of them.',
      ],
      gentle: 'Give mode, pair, settings and days a year: with those an agency can book you without ringing first.',
    },
    {
      says: 'localisation|localization|transcreation|localised',
      brutal: ["Localisation: the slogan was funny. In this market it's about a drain.", 'Transcreation is translating, with permission to be good at it.'],
      gentle: 'One example of what had to change altogether, a name, a joke, a colour, shows the instinct. Put markets beside it.',
    },
    {
      says: 'mtpe|post-editing|machine translation|post editing',
      brutal: [
        'Machine translation is fluent, fast and sure of itself, and has just sold somebody a crane with eleven wives.',
        'Post-editing: nine hundred sentences that are nearly right, and you are paid to find the one that is entirely wrong.',
      ],
      gentle: 'Light or full, in which field, and words an hour: that tells an editor from a spell check.',
    },
    {
      says: 'typesetting|indesign|page layout|print deadline|flatplan|quarkxpress|going to press|adobe indesign|print production',
      in: 'anywhere',
      brutal: [
        "InDesign shows a red plus sign: there's more story than page. There's always more story.",
        "A flatplan's agreed at ten, sold at two, and built around a half-page on conservatories by five.",
        'Widows, orphans, gutters and bleeds. Layout has the vocabulary of a Dickens novel.',
      ],
      gentle: 'Pages an issue and how often, and never late to press if that is so. Design or flow-in is the other thing a studio asks.',
    },
    {
      says: "screenplay|screenwriting|script writing|scriptwriting|spec script|writers room|writers' room|final draft",
      not: 'sql|shell|bash|python|javascript|automation|patient|test script|google apps|prescription|report|policy|article|manuscript',
      brutal: [
        'A script gets notes from nine people, of whom one has read to the end.',
        'One page of screenplay is one minute of film. “Rome burns” is three words.',
      ],
      gentle: 'The furthest it got, optioned, read or made, and a logline of fifteen words. Readers of CVs do read loglines.',
    },
    {
      says: 'user manual|technical documentation|user guide|user guides|online help|madcap flare|dita|technical writing|help articles|release notes|user manuals|api documentation|knowledge base|product documentation',
      brutal: [
        'Technical writing: step one, remove all packaging. Everyone has started at step four.',
        "The user guide's finished. So's the redesign of the screen on each page of it.",
        'The engineer explained it in three minutes. Now the documentation needs the eleven he left out.',
      ],
      gentle: 'Tickets that fell after it was published are the cleanest proof. Add product, audience and toolchain.',
    },
    {
      says: 'copywriting|brand voice|tone of voice|copywriter|ad copy|advertising copy|marketing copy|taglines|tagline|writing copy',
      brutal: [
        "Tone of voice guidelines: we're warm, but not chummy, and we never say “never”.",
        "Copywriting: fourteen weeks, three words, and the client's cousin has one too.",
        'A tagline gets approved by eleven people, each of whom took out a word.',
      ],
      gentle: 'Quote one line that ran, and where. There is no better copy for this page, and it costs six words.',
    },
    {
      says: 'ghostwriting|ghostwriter|ghost writing|ghostwrote|ghostwritten',
      brutal: ["Ghostwriting: your best book has somebody else's name and nose on it.", 'The ghostwriter is thanked on the last page, for “patience”.'],
      gentle: 'Names stay secret; form, length and field need not. Clients who came back for a second book are the reference.',
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
      gentle: 'Writers, issues and the figure that rose, readers or sales, in one sentence. Add commissioned or cut, the verb.',
    },
  ],
  'building-office': [
    {
      says: 'site meeting|progress meeting|site meetings|progress meetings|site progress|chairing site meetings|coordination meeting|design team meeting|design team meetings|weekly progress',
      brutal: [
        'Site progress meeting: item one, minutes of the last. It lasts until lunch.',
        "Design team meeting: the architect's brought a model, the engineer's brought bad news about it.",
      ],
      gentle: 'Chairing, minuting or attending are three ranks. If you chaired, number of firms at the table shows what you held together.',
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
      gentle: 'Planned against actual weeks on the last job: that pair is the first thing a contracts director looks for.',
    },
    {
      says: 'bill of quantities|bills of quantities|boq|taking off|take-off|quantity take-off|measurement|nrm2|nrm|takeoff|quantity takeoff|take offs',
      near: 'quantity|quantities|measure|measured|drawing|drawings|nrm2|nrm|boq|bill|qs|costx|bluebeam|works|tender|prepare|prepared|preparing',
      brutal: [
        'A bill of quantities knows the price of everything, to two decimals, including the hole.',
        'Take-off: a coloured pencil, a scale rule, and a drawing that says “do not scale”.',
        'NRM2 has forty-one ways to describe a thing you could point at.',
      ],
      gentle: 'Give the value, sector and the method of measurement. If it survived the final account with little change, that is the boast.',
    },
    {
      says: 'valuation|interim valuation|interim valuations|valuations|payment application|application for payment|payment applications|payment certificate|payment notice|pay less notice|subcontractor payments|applications for payment',
      not: 'property|residential|mortgage|company|red book|market|house|houses|homes|asset',
      brutal: [
        "Application for payment: ninety percent of the brickwork, says the bricklayer. The wall's at your knee.",
        "Interim valuation: two people on a muddy slab, negotiating what they're both standing on.",
      ],
      gentle: 'Monthly value and number of packages, and how near the last one came: accuracy is what a commercial manager buys.',
    },
    {
      says: 'variation|variations|change order|change orders|compensation event|compensation events|variation order|change control',
      not: 'condition|conditions|licence|lease',
      in: 'work',
      brutal: [
        "Variations begin in a corridor, with the words “while you're there”.",
        '“Was that an instruction?” “It was more a thought.” The thought now has a line on the variation account.',
        'Change order 41 puts back what change order 17 took out.',
      ],
      gentle: 'The share agreed, and in how many weeks, is read like a pulse. Add value claimed against value paid.',
    },
    {
      says: 'tender|tendering|tenders|pre-qualification|pqq|tender return|tender documents|tender analysis|tender submission|estimating|cost estimate|cost estimates',
      in: 'work',
      brutal: [
        "Tender return at noon. It's 11:52, the portal's at 94 percent, and the file's called “FINAL final use”.",
        "The lowest tender left out the scaffold. The client's very pleased with it.",
        "Estimating is pricing a building that nobody's drawn, for someone who wants it cheaper than that.",
      ],
      gentle: 'Win rate and value are two figures. Whether the job made what the price said is the third, and the rarest.',
    },
    {
      says: 'cost plan|cost planning|cost report|cost control|value engineering|cost reports|cost value reconciliation|cvr|cost management|budget control|commercial report|commercial reporting',
      brutal: ["Value engineering: the atrium's now a rooflight.", 'A CVR shows a healthy margin until the month it shows the truth.'],
      gentle: 'Forecast against outturn is the number surveyors live by. Within two per cent, on a named value, needs no comment.',
    },
    {
      says: 'snagging|snag list|snags|snag|defects|defect list|punch list|handover|practical completion|snagging list|defects liability|defects period|handovers',
      in: 'work',
      brutal: [
        'Snag list, item 340: “scratch, faint, visible at 4 pm in March”.',
        "Snagging's done with blue stickers. From the street the flat looks like it's got a rash.",
        "Practical completion: all done, apart from the lift, the lights and the door that's on a boat.",
      ],
      gentle: 'Items on the day and days to clear them: low and quick reads well, and the records are in the handover file.',
    },
    {
      says: 'subcontractor|subcontractors|sub-contractors|sub-contractor|subcontract|managing subcontractors|trade contractors|sub contractors|subcontractor management',
      in: 'work',
      brutal: [
        "A subcontractor's coming Monday. It hasn't been said which.",
        'Eleven trades want the same corridor on Thursday. The drylining gets there on Wednesday night.',
      ],
      gentle: 'A site with twenty firms on it is management. Say how many you had at peak, and which packages were yours.',
    },
    {
      says: 'rams|method statement|method statements|risk assessments and method statements|risk assessment|risk assessments|risk assessment and method statement|toolbox talk|toolbox talks|cdm|cdm regulations|construction phase plan',
      around: 'site|construction|build|contractor|cdm|works|civil',
      in: 'work',
      brutal: [
        'RAMS come copied from the last job. You can tell: it has the wrong river in it.',
        'A toolbox talk on slips, in the mud, with a sign-off sheet that blew away.',
        "Method statement: 38 pages on how to carry a door. Two people. It's two people.",
      ],
      gentle: 'A job made simpler as well as safer is the one to name. Name the riskiest.',
    },
    {
      says: 'site inspection|site inspections|site visit|site visits|site audit|site audits|safety inspection|safety inspections|safety audit|safety walk|quality inspection|inspecting works',
      around: 'construction|contractor|safety|site manager|inspector|quality|subcontract|foreman',
      in: 'work',
      brutal: [
        "Word of a site inspection travels faster than the inspector. There's a run on chin straps.",
        'The inspection found no handrail. It was leaning on the wall, having its tea.',
      ],
      gentle: 'Findings closed count, findings found do not. Rounds a month and a trend turn inspections into a result.',
    },
    {
      says: 'near miss|near misses|riddor|ltifr|accident reporting|accident frequency|near miss reporting',
      brutal: [
        'A near-miss card drops in the box: “vending machine took my money again”.',
        'Near misses go up when you count them. Explain that to a board.',
        "The accident form has a list of body parts to tick. Pride isn't on it.",
      ],
      gentle: 'Rate before and after, over hours worked: it is the fairest number in the field, and boards know how to read it.',
    },
    {
      says: 'setting out|total station|topographical survey|topographic survey|gps survey|land survey|laser scanning|point cloud|leica|trimble|site survey|measured survey|theodolite|level survey',
      brutal: [
        "Setting out: four pegs to the millimetre, and a digger that's just seen them.",
        "Total station on its tripod, and the public asks if it's for television.",
        'A point cloud has two billion points, all of which are of a hedge.',
      ],
      gentle: 'Instrument, tolerance and closing error impress those who know. Add the size of the job, in hectares or metres.',
    },
    {
      says: 'revit|bim|navisworks|clash detection|bim level 2|iso 19650|cde|common data environment|bim 360|bim model|bim coordination|bim execution plan',
      in: 'anywhere',
      brutal: [
        'Clash detection: 4,112 clashes, 4,000 of them a screw in a wall.',
        'In Revit the duct goes through the beam. On site too, but with swearing.',
        "BIM promised one model of the truth. There are six, and they're federated.",
      ],
      gentle: 'Stage, size and clashes cleared before anybody built it: cost one of them, and directors will listen.',
    },
    {
      says: 'autocad|cad|cad drawings|general arrangement|ga drawings|drawing register|drawing revision|technical drawings|detailed drawings|working drawings|autocad drawings|microstation|production drawings|as-built drawings|as built drawings',
      in: 'anywhere',
      brutal: [
        "Revision cloud round one word. It's “indicative”.",
        'AutoCAD: layer 0 has everything on it, from whoever was here before.',
        'As-built drawings show the building as it was going to be.',
      ],
      gentle: 'Stage and size of building the drawings served. Add sheets that went to site without a query.',
    },
    {
      says: 'planning application|planning applications|planning permission|pre-application|planning appeal|local plan|development control|development management|planning consent|planning policy|planning enforcement|discharge of conditions',
      brutal: [
        'Planning application: 84 objections, all about traffic, for a shed.',
        "Pre-application advice is a paid letter that says it'll depend on the application.",
      ],
      gentle: 'Consents won, and the hardest of them: one permission against the odds tells a developer all about you.',
    },
    {
      says: 'building regulations|building regs|building control|part l|approved document|building regulation|part b|building code|building codes|code compliance',
      in: 'anywhere',
      brutal: [
        "The inspector would like to see it before it's covered. It's covered.",
        'Building code: one paragraph, two experts, three readings, and a door that opens the wrong way.',
      ],
      gentle: 'The awkward building that was brought to comply is the one to name. Add the route you found.',
    },
    {
      says: 'condition survey|dilapidations|building survey|schedule of condition|party wall|homebuyer report|defect diagnosis|building surveys|condition surveys|stock condition survey|level 3 survey|schedule of dilapidations',
      in: 'anywhere',
      brutal: [
        'Building survey: “we were unable to lift the carpet.” Surveyors have been unable since 1868.',
        'Schedule of condition: two hundred pictures of cracks, none of which were there before, or all.',
        'Dilapidations: a landlord who wants it back as new and a tenant with a picture of a bucket.',
      ],
      gentle: 'One defect that a quick look would have missed, and what it saved, shows the eye. Type of stock comes first.',
    },
    {
      says: 'riba|riba plan of work|concept design|feasibility study|feasibility studies|design development|stage 3|stage 4|riba stages|technical design|tender drawings',
      brutal: [
        'Design stages have numbers. The client rings in the one after the last.',
        'Concept design: a sketch on a napkin. The napkin was drawn later, for the book.',
        'Feasibility study: can it be done? Yes. For that money? New page.',
      ],
      gentle: 'The stages that were truly yours, on what value: that is what a practice director looks for on line one.',
    },
    {
      says: 'sketchup|rhino|visualisation|rendering|lumion|enscape|3d visualisation|vray|v-ray|3d rendering|renderings|renders',
      not: 'plaster|cement|react',
      in: 'anywhere',
      brutal: [
        "In a rendering it's always golden hour, and somebody has a balloon.",
        "Lumion comes with trees. They're larger than they'll ever be, and hide the bins.",
      ],
      gentle: 'A scheme won or consented on the strength of the picture is the proof. Otherwise, a link, since nobody hires images unseen.',
    },
    {
      says: 'planting plan|landscape design|hard landscaping|soft landscaping|masterplan|public realm|planting design|masterplanning|landscape architecture',
      brutal: [
        "Public realm: benches that can't be skated on, leaned on or, on inspection, sat on.",
        'Masterplan: tree, tree, tree, tree. Then the quantity surveyor comes in.',
      ],
      gentle: 'What it looks like in year five is the test. Add the name of a scheme that grew in as drawn.',
    },
    {
      says: 'procurement|procuring|procurement schedule|package procurement|subcontract procurement|long lead items|purchase orders|materials ordering|ordering materials|material procurement|materials procurement',
      in: 'work',
      brutal: [
        "Long-lead items: fourteen weeks for the glass, and it's week two, and somebody's just moved the window.",
        "Ordering materials: the blocks came Tuesday, the forklift comes Thursday, the site's on a hill.",
        'Procurement schedule in red: lifts, cladding brackets, and one very particular doorknob from Turin.',
      ],
      gentle: 'Site managers remember what arrived on time. Say how much you bought, and what you saved.',
    },
    {
      says: 'temporary works|formwork|scaffolding|scaffold|crane|tower crane|lifting plan|temporary works coordinator|site logistics|traffic management plan|site set-up|welfare facilities|site setup|site cabins|logistics plan',
      in: 'work',
      brutal: [
        'Site set-up: cabins, fence, power, kettle. Foundations can wait for the kettle.',
        'Temporary works are designed, checked, signed and then leant on by the plasterer.',
        "A tower crane's booked solid, says the logistics plan. It's windy, says the tower crane.",
      ],
      gentle: 'City centre, one gate, a crane over a bus station: the tightest site you set up shows the planning. Add any appointed role, if you have one.',
    },
    {
      says: 'quality control|quality assurance|inspection and test plan|itp|itps|ncr|non-conformance|quality management|quality checks|snag free|qa/qc',
      around: 'site|construction|concrete|works|contractor|building',
      in: 'work',
      brutal: [
        "NCR: the wall's in the right place, on the wrong floor.",
        'Inspection and test plans have a hold point. The concrete lorry was never told of it.',
      ],
      gentle: 'Right first time, as a share, and one thing caught before it was covered: that is how quality on site is shown.',
    },
    {
      says: 'bluebeam|procore|asite|aconex|fieldview|document control|document management|fieldwire|viewpoint for projects',
      in: 'anywhere',
      brutal: [
        "The document system sent 94 notifications this morning. One's important, and it's titled “Re: Re: drg”.",
        "A cloud, an arrow and “what's this?”, exported to six people who don't know either.",
        "Each drawing is in the system in its latest revision. The carpenter's got revision B, in his back pocket.",
      ],
      gentle: 'Setting it up and training the site are worth more than using it. Add users and projects.',
    },
    {
      says: 'nec|nec3|nec4|jct|contract administration|jct contracts|contract administrator|design and build|jct design and build|nec contracts',
      in: 'anywhere',
      brutal: [
        'Design and build: the contractor takes the risk, the pen, and the nice bricks out.',
        "“In a spirit of mutual trust”, says the contract. It's quoted only in anger.",
        'The standard form, unamended, has been sighted twice, both times in lectures.',
      ],
      gentle: 'Form, value and your role in it: with those a lawyer and a director both know what you did. Disputes avoided are a bonus.',
    },
    {
      says: 'managing site|site management|site manager|site supervision|supervising site|running site|day to day running of site|day-to-day running of the site|site operations|site activities|site team',
      in: 'work',
      brutal: [
        'A site manager has one hat, two phones, and a queue at the cabin door since 6:50.',
        'Site supervision: a mile an hour, all day, pointing.',
        "“Have you got a minute?” Site managers haven't since the piling.",
      ],
      gentle: 'Give units or square metres, heads on site and the date it was finished: with these three, a reader can picture the job and you on it.',
    },
  ],
};
