import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What crews, guards, soldiers, sailors, pilots, drivers, mechanics, cleaners and caretakers laugh about, second helping. */
export const MORE_OF_UNIFORMS: Partial<Record<Trade, readonly ComicEntry[]>> = {
  emergency: [
    {
      says: 'calm under pressure|remain calm|remaining calm|remained calm|stay calm|staying calm|stayed calm|composure',
      brutal: [
        'The calmer the voice on the radio, the bigger the job. Everyone on the channel knows it.',
        'In this line of work the voice gets slower as the job gets worse.',
      ],
      gentle: 'Calm is best shown by a scene. Name one busy incident, what was happening round you, and what you did first.',
    },
    {
      says: 'stuck in lift|lift rescue|lift release|lift releases|persons shut in lift|shut in lift|elevator rescue|elevator entrapment|lift entrapment',
      brutal: [
        'Lifts always stick between floors, and the first person out takes the stairs.',
        'Lift release is done with a key, a winding wheel and a conversation through the doors about the weather.',
      ],
      gentle: 'Lift releases are quiet, technical and full of reassurance. Building managers like to read that somebody has done both halves.',
    },
    {
      says: 'community first responder|cfr|responder scheme|co-responder|co-responding',
      not: '21 cfr|29 cfr|40 cfr|regulation|regulations|code of federal regulations',
      brutal: [
        'First responders get the call in aisle seven. Supermarkets all over the country have a trolley standing there, half full.',
        'You can tell a community first responder by how they park: facing out.',
      ],
      gentle: "Responding from home says more than a page of adjectives. Hours on call a month would help a reader who doesn't know the scheme.",
    },
    {
      says: 'alerter|pager|on-call alerter|turn-in time|retained duty system|rds',
      near: 'fire|firefighter|station|retained|call|calls|crew|respond|responding|responded|alerter',
      brutal: [
        'An alerter goes off mid-haircut, mid-wedding and mid-bath, and gives you the same few minutes in all three.',
        "On-call crews can hear a pager through two walls, and in other people's pockets.",
      ],
      gentle: 'Employers worry about what on-call means for them. If a day job of yours managed it well, one clause about how is worth having.',
    },
    {
      says: 'thermal imaging camera|thermal imaging|thermal image camera',
      not: 'drone|uav|screening|temperature',
      brutal: [
        'Thermal imaging finds the fire behind the wall and, back on station, whose mug is still warm.',
        'Everybody who has held a thermal camera has, at some point, pointed it at the station cat.',
      ],
      gentle:
        'The camera is only as good as the call made on it. If it ever changed what the crew did next, that one decision explains the tool to any reader.',
    },
    {
      says: 'positive pressure ventilation|ppv|ppv fan|tactical ventilation',
      brutal: [
        'A PPV fan is a very loud argument with smoke about which door to leave by.',
        'Switch on a PPV fan, and every sheet of paper in the building is out before the smoke.',
      ],
      gentle: 'Ventilation is tactics, not equipment. If you were the one who called it, use that verb.',
    },
    {
      says: 'live fire training|live burn|live burns|flashover training|hot fire training|compartment fire behaviour|cfbt|burn building|hot wears',
      brutal: [
        'Live burns are the only fires lit by the people who have to put them out.',
        'Live fire training can still be smelt in the car at the next one.',
      ],
      gentle: 'Instructors for hot fire training are hard to find. State whether you wore, ran safety or taught; they are different jobs.',
    },
    {
      says: 'fire investigation|origin and cause|cause and origin|fire investigator|fire cause',
      not: 'fatal|fatality|fatalities|death|deaths|murder',
      brutal: [
        'Fire investigation is archaeology where the whole dig is one colour.',
        'Every fire investigation passes the toaster early on and looks at it for a while.',
      ],
      gentle: 'Reports that stood up in court or with an insurer are what this is measured by. If some of yours did, say how many.',
    },
    {
      says: 'fire safety order|enforcement notice|prohibition notice|means of escape|fire safety inspector|fire safety inspecting officer|fire marshal inspection',
      brutal: [
        "Sooner or later on every inspection there's a fire door, and holding it open is a fire extinguisher.",
        'Means of escape are kept clear by law, and used for chairs by custom.',
      ],
      gentle: 'Care homes and high-rises are read differently from corner shops. Add the sort of premises, with a yearly figure if you kept one.',
    },
    {
      says: 'dry riser|riser testing',
      brutal: [
        'Look for the dry riser inlet in a red box, behind a locked flap, behind a parked van.',
        "A riser is a pipe full of nothing, tested regularly to make sure it's still nothing.",
      ],
      gentle: 'High-rise experience is worth its own line now. Storeys, and your part in it, would make the point.',
    },
    {
      says: 'arff|rffs|airport firefighter|airport firefighting|airport fire service|aircraft rescue|foam tender|crash tender',
      brutal: [
        'An airport fire engine has about three minutes to reach the end of the runway, so it corners like a wardrobe in a hurry.',
        'Airport fire crews meet every holiday flight in the country, from the wrong side of the glass.',
      ],
      gentle: 'Airport category is the first thing another aerodrome looks for. Put it next to the licence or competence you held.',
    },
    {
      says: 'fire academy|recruit course|recruit training|firefighter recruit|probationary firefighter|probationer|firefighter ii',
      not: 'dispatch|dispatcher|call taker|communications|cadet',
      brutal: [
        'The newest on station makes the hot drinks until somebody newer arrives. In a hiring freeze that can take years.',
        'Recruit training is weeks of running out hose so that you can be told to make it up again.',
      ],
      gentle: 'A course date and any award on it are enough here. Whatever you learned in your first real year belongs in the job.',
    },
    {
      says: 'pre-incident planning|pre-incident plan|pre-incident plans|pre-planning|preplan|preplans|pre-fire plan|pre-fire plans|ssri|site specific risk information|site-specific risk information|familiarisation visit|familiarisation visits',
      brutal: [
        'Pre-plans show every stairwell, hydrant and isolator in a building, as it was before the refit.',
        'On a familiarisation visit the manager shows you the alarm panel. The caretaker shows you where the water turns off.',
      ],
      gentle:
        'A plan is as hard as its site. If you planned for a hospital, a tunnel or a chemical store, naming its type tells a reader what you can be given.',
    },
    {
      says: 'command support|command unit|sector commander|sectorisation|command vehicle|command post',
      not: 'army|military',
      brutal: [
        'Incident command comes with a bright vest, so that everyone with a question can see where to queue.',
        'In the command unit there are four radios, two whiteboards and somebody asking who moved the pen.',
      ],
      gentle: 'Pumps attending is the usual yardstick for command. If you held a sector at a big one, give the size.',
    },
    {
      says: 'crewing|crewing levels|minimum staffing|availability rota|crew availability|station rota',
      brutal: [
        'Crewing is a whiteboard, a dozen magnets and a phone call that begins “What are you doing Saturday?”',
        "Crew availability is decided just before the shift by one person's car not starting.",
      ],
      gentle: 'Keeping every vehicle crewed is a statistic each service holds. If availability moved while the rota was yours, that is the figure.',
    },
    {
      says: 'flooding|flood water|flood rescue response|flood incidents|sandbag|sandbags|flood response|flood rescue|high volume pump',
      not: 'death|deaths|drowned|fatal',
      brutal: [
        'Sandbags are light, cheap and easy to carry until somebody adds the sand.',
        'Flood water comes in through the front door, and the owner would still like you to wipe your boots.',
      ],
      gentle: 'Long incidents show stamina and logistics. Days attended, and what you organised in them, would say so.',
    },
    {
      says: 'animal rescue|large animal rescue|horse rescue|cow rescue|livestock rescue',
      brutal: [
        'Getting a cow out of a ditch takes two crews, a vet and a strop. The cow takes its time.',
        'In animal rescue the casualty kicks you first and walks off without a word.',
      ],
      gentle: 'If you hold the large-animal qualification, name the level. Few do, and rural brigades look for it.',
    },
    {
      says: 'wildland|wildfire|wildfires|wildland firefighting|hand crew|hotshot|pulaski|fireline construction|moorland fire|s-130|s-190|red card',
      not: 'football|referee|soccer',
      brutal: [
        'A wildland hand tool is half axe, half hoe, and all of it is heavier by two in the afternoon.',
        'Wildland crews walk towards the smoke with the one tool everybody else left in the shed.',
      ],
      gentle: "Seasons, crew type and the biggest fire by acres: that's the shorthand this trade reads first.",
    },
    {
      says: 'prescribed burn|prescribed burns|prescribed fire|controlled burn|controlled burns|prescribed burning',
      brutal: [
        'A prescribed burn is announced to everyone. During it, everyone rings up to report it.',
        'Months of planning, and then a prescribed burn is up to the wind.',
      ],
      gentle: 'Acres burned to plan is a good figure, and your position on the burn plan is a better one.',
    },
    {
      says: 'car seat installation|car seat inspection|car seat check|car seat checks|car seat technician|child passenger safety',
      brutal: [
        "One knee on the upholstery, full body weight, and it still moves an inch: that's a car seat check.",
        'Car seat manuals are opened for the first time in a fire station.',
      ],
      gentle: 'Certified technicians have to renew. Put the expiry in, and roughly how many seats a year.',
    },
    {
      says: 'scoop stretcher|cervical collar|spinal immobilisation|spinal immobilization|head blocks|kendrick extrication device|vacuum mattress|c-spine',
      not: 'pool|lifeguard|spinal board|swimmer',
      brutal: [
        'Scoop stretchers click together in one movement, except on grass, gravel, carpet and stairs.',
        'Head blocks and straps are in the left-hand locker, under whatever was used on the last job.',
      ],
      gentle: 'Instructors get shortlisted. If you can teach any of this kit as well as use it, the line has room for it.',
    },
    {
      says: 'entonox|penthrox|methoxyflurane|nitrous oxide',
      brutal: [
        "It has to be held by the one person in the room who'd like both hands free.",
        "It's the one piece of kit on an ambulance that people ask for by name.",
      ],
      gentle: "Your scope of practice differs from the next service's. Spell out what you can give, and under which grade.",
    },
    {
      says: 'triage tag|triage tags|triage sieve|mass casualty|start triage|smart triage|mass casualty incident|mci',
      not: 'killed|dead|deaths|fatalities|bombing|attack|shooting|real',
      brutal: [
        'Triage tags can be read at a glance by torchlight, and written on, in rain, by nothing.',
        'In a mass casualty exercise the volunteers in fake blood have all been promised a bacon roll.',
      ],
      gentle: 'Exercise and real incident both count in triage, as long as the line says which it was. Add your role on the day.',
    },
    {
      says: 'hems|air ambulance|helicopter landing|landing zone|helicopter emergency medical',
      not: 'fundrais|charity|donat|shop|raffle|fatal|death|deaths',
      brutal: [
        'Pick a football pitch as landing zone, and in three minutes it holds everyone in the postcode.',
        'Helicopters bring a doctor, a paramedic and the entire contents of the flower bed.',
      ],
      gentle: 'Working with air crews means handing over fast and standing in the right place. A line on how you trained for it fits here.',
    },
    {
      says: 'standby point|standby points|dynamic deployment|system status management|posting location|street corner posting|cover point',
      brutal: [
        'Standby points are lay-bys chosen by a computer, and the computer has never needed a toilet.',
        'System status management means the warm station is always the one you have just been sent away from.',
      ],
      gentle: 'Cover moves explain why miles and hours mount up. If you knew the patch well enough to beat the map, say how big it was.',
    },
    {
      says: 'c1 licence|c1 license|category c1|c1 entitlement|c1 provisional|c1 driving',
      brutal: [
        'C1 is how you prove you can drive an ambulance slowly, before they teach you to do it fast.',
        'Category C1 is a licence for 7.5 tonnes, most of which is cupboards.',
      ],
      gentle: "C1 is a gate for most ambulance posts, so let it stand near the top where a sifter's eye lands first.",
    },
    {
      says: 'alternative pathway|alternative pathways|alternative care pathway|alternative care pathways|see and treat|hear and treat|discharge at scene|referral pathways|appropriate care pathway|appropriate care pathways',
      brutal: [
        "Alternative pathways are open Monday to Friday, nine to five. The emergencies haven't been told.",
        'See and treat saves a journey and costs a form, and the form is longer than the journey.',
      ],
      gentle: 'Non-conveyance done safely is a judgement. Your rate, or the audit of it, would show a manager that judgement.',
    },
    {
      says: 'nhs pathways|telephone triage|111 calls|pathways trained|clinical hub|clinical assessment service',
      brutal: [
        "NHS Pathways asks everyone if they're breathing. Most answer at length.",
        'Telephone triage begins with the worst thing it could be and works down, politely, to a splinter.',
      ],
      gentle: 'Audit scores are what team managers hire on. If yours stayed above the line, quote the figure and the months.',
    },
    {
      says: 'multitasking|multi-tasking|multi task|multi-task',
      near: 'call|calls|radio|radios|phone|phones|dispatch|dispatching|screens|typing|emergency',
      brutal: [
        'Control room multitasking is one ear for the caller, one for the radio, ten fingers on the log, and a tap on the shoulder.',
        'Dispatchers can type one conversation while having another, and hear a third go wrong.',
      ],
      gentle: 'Screens, channels and units handled at once would turn this from a quality into a fact.',
    },
    {
      says: 'hoax call|hoax calls|nuisance call|nuisance calls|abandoned call|abandoned calls|misdial|misdials|accidental calls',
      brutal: [
        'Plenty of emergency calls are a trained professional talking calmly to the inside of a handbag.',
        'A pocket dial gets the same greeting as everybody else, and answers with keys.',
      ],
      gentle: 'Sorting the accident from the real one takes method. Name the procedure you worked to, and what you listen for.',
    },
    {
      says: 'resource allocation|allocating resources|allocated resources|deploying resources|deployed resources|resource deployment|deploying units|unit status|fleet status',
      near: 'emergency|ambulance|ambulances|police|fire|unit|units|crews|incident|incidents|calls|response|patrol|dispatch|control',
      brutal: [
        'The nearest unit is always the one on the wrong side of the river.',
        'Allocation is chess with the board on fire and every piece asking for a meal break.',
      ],
      gentle: "Units and area tell a control manager exactly where you'd fit. If you can give both figures, they are worth more than the word resources.",
    },
    {
      says: 'face fit|face fit testing|face-fit|fit testing|fit test|ffp3|n95 fit',
      brutal: [
        'A fit test is a hood over your head, something bitter in the air, and a reading about rainbows.',
        'Face fit testing is the only exam you pass by tasting nothing.',
      ],
      gentle: "Testers are wanted as much as the tested. If you're certified to run {it}, let the line say so.",
    },
    {
      says: 'first aid treatment|administered first aid|administering first aid|administer first aid|provided first aid|providing first aid|minor injuries|minor first aid|first aid kit|first aid kits',
      brutal: [
        'First aid kits run out in this order: plasters, plasters, the good scissors.',
        'Whatever the injury, somebody nearby will recommend putting butter on it.',
      ],
      gentle: 'A rough number of treatments a season shows this was real work. Add one that mattered, if you have one.',
    },
    {
      says: '10/20|10:20|10/20 rule|zone scanning|scanning zones|pool scanning|scanning the pool|scanned|scanning techniques|zones of supervision|continuous surveillance',
      near: 'pool|water|swimmers|bathers|zone|zones|lifeguard|rule|guests|patrons|beach',
      brutal: [
        'Ten seconds to scan the zone, twenty to reach anybody in it. From the café it looks like sitting down.',
        'Scanning a pool means counting heads that keep going under on purpose.',
      ],
      gentle: 'Bather loads and pool size put this in proportion. Add a line on a preventive intervention.',
    },
    {
      says: 'whistle|enforced facility rules|enforcing facility rules|enforcing rules|enforced rules|enforce rules|enforce facility rules|enforced safety rules|enforcing safety rules|rule enforcement',
      around: 'pool|pools|aquatic|aquatics|swim|swimming|leisure|waterpark|water park|swimmers|bathers|slide',
      brutal: [
        "“Walk, please” is the most repeated sentence at any pool, and it's always said to somebody's back.",
        'One long blast means stop. At a pool it means everyone looks round to see who was caught.',
      ],
      gentle: "Getting a crowd to do as asked without a row is a supervisor's skill. Say how busy it was.",
    },
    {
      says: 'emergency action plan|emergency action plans|eap|normal operating procedure|normal operating procedures|nop|psop',
      near: 'pool|lifeguard|leisure|swim|aquatic|aquatics|beach|water|team|staff|drills|facility',
      brutal: ["It's laminated, as the only plan in the building that expects to get wet.", 'An emergency action plan has a page for everything up to bees.'],
      gentle: 'Drills that were timed, and plans that were really used, beat knowing where the folder is kept. If one of them is yours, it leads.',
    },
    {
      says: 'photometer|dpd tablet|dpd tablets|backwash|backwashing|sand filter|sand filters|plant room',
      near: 'pool|water|chlorine|filter|filters|test|tests|testing|plant|photometer|lifeguard',
      brutal: [
        'Pool testing is a crushed tablet, a glass tube, and a lifeguard shaking something very small in a corridor.',
        "A pool strainer holds plasters, hair bobbles and, once a summer, somebody's tooth.",
      ],
      gentle: 'A Pool Plant certificate moves you out of the chair and into the plant room wage. List its date if you hold it.',
    },
    {
      says: 'wave machine|wave machines|wave pool|wave sessions',
      brutal: [
        "When the wave machine's siren goes, whole changing rooms empty at a run.",
        'Ten minutes of waves, and everyone who was being careful is in the deep end.',
      ],
      gentle: 'Wave sessions need extra eyes and a plan. If you placed the team, say how many posts and how many swimmers.',
    },
    {
      says: 'flume|flumes|water slide|water slides|slide dispatch|slide attendant|splash park|splash pad',
      brutal: [
        "At the top of a flume you say “feet first, arms crossed” until it's what you say at bus stops.",
        'Slide dispatch is one traffic light, one dripping queue and somebody planning to go headfirst.',
      ],
      gentle: 'Queues, dispatch rates and height checks are operations. Guests an hour would show it.',
    },
    {
      says: 'learn to swim|swim instructor|swimming instructor|swimming teacher|swim teacher|water safety instructor|wsi|level 2 swimming|swim england level 2|taught swimming|teaching swimming|swim coach',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: ['The hardest stroke to teach is letting go of the side.', 'Front crawl starts with blowing bubbles, and with every known reason why not today.'],
      gentle: 'Stages taught and class sizes are what a swim coordinator looks for first. Add how many moved up a badge.',
    },
    {
      says: 'debrief|debriefs|debriefing|hot debrief|hot debriefs|post-incident review|post incident review',
      not: 'critical incident stress|trauma|fatal|fatality|cism|suicide|death|deaths|stress|psychological',
      brutal: [
        "A hot debrief covers what went well, what didn't, and whose turn it is to clean the kit.",
        'A debrief ends, everybody stands up, and the best point gets made on the way to the door.',
      ],
      gentle: 'A debrief is known by the change that came out of it. If the crew did one thing differently the next time, that is the line.',
    },
  ],
  security: [
    {
      says: 'check call|check calls|welfare check call|hourly check calls|lone working|lone worker|lone working site',
      not: 'home visit|home visits|probation|offender|offenders|social|supervision',
      around: 'security|guard|guarding|patrol|patrols|site|sites|premises|building|night|nights|cctv|keyholding|alarm response',
      brutal: [
        'Check calls are two people in two empty buildings agreeing, every hour, that nothing has happened.',
        'Lone working means winning every argument about the heater.',
      ],
      gentle: 'Being trusted alone with a site is the point of this line. Its size and value would bring that out.',
    },
    {
      says: 'guard tour|guard tour system|patrol point|patrol points|tour points|checkpoint scanning|patrol tags|nfc tags|trackforce|deggy|tour scanning',
      brutal: [
        'A guard tour system proves that somebody stood in front of every door. The doors have nothing to add.',
        'Patrol point fourteen was put up by someone in good weather, behind the bins.',
      ],
      gentle: "Clients buy proof of patrol. If your completion rate was reported to them, it's a figure you may quote.",
    },
    {
      says: 'vacant property|vacant properties|void property|void properties|empty property|empty buildings|vacant property inspection|vacant property inspections',
      brutal: [
        'The building is empty, the inspection sheet says so, and something on the second floor has just closed.',
        'In a vacant property you learn the sound of every pipe, and which of them walks.',
      ],
      gentle:
        "Insurers insist on these visits, so they're worth money. If yours caught a leak, a broken pane or a guest early, the catch pays for the whole line.",
    },
    {
      says: 'construction site security|building site security|construction site|construction sites|plant theft|cable theft',
      not: 'investigate|investigated|investigation|investigating|detective|arrest|arrested|police',
      brutal: [
        'At night on a building site every sheet of plastic sounds like someone.',
        'Construction security guards the copper, the diesel and the one good microwave.',
      ],
      gentle: 'Value on site and losses while you were there: a contracts manager would like to see both in one sentence.',
    },
    {
      says: 'hospital security|a&e security|emergency department security|hospital site|hospital campus',
      brutal: ['Hospital security is half incidents and half directions to X-ray.', 'In a hospital, whoever wears a uniform and stands still is Information.'],
      gentle: 'Hospitals test patience more than muscle. Add an incident that ended in a chair and a glass of water, if you have one.',
    },
    {
      says: 'shopping centre|shopping center|shopping mall|retail park|mall security',
      not: 'leasing|letting',
      brutal: [
        "Shopping centre security answers one question all day long, and it's the toilets.",
        'A mall closes, and ten minutes before that somebody remembers why they came.',
      ],
      gentle: 'Footfall and store count put a centre in scale. Add a retailer who would vouch for you.',
    },
    {
      says: 'campus security|campus police|campus safety|campus patrol|halls security|university security',
      brutal: [
        'Campus security in September: burnt toast, lost key, burnt toast, burnt toast.',
        'Campus traffic cones start the term outside, and end it upstairs.',
      ],
      gentle: 'Students talk to the person who walked them home. If welfare was part of the job, a line on it would help.',
    },
    {
      says: 'unattended bag|unattended bags|suspicious package|suspicious packages|suspect package|suspect packages|unattended items|unattended luggage|bomb threat|bomb threats',
      brutal: [
        'An unattended bag holds gym kit, a laptop and an owner who was “only gone two minutes”.',
        "Bomb threat forms ask for background noise, exact words and the caller's address, just in case.",
      ],
      gentle: 'Cordon, clear, call: a security manager wants to know which was your decision. If one of the three was, the line should give it.',
    },
    {
      says: "act awareness|counter terrorism awareness|counter-terrorism awareness|hostile reconnaissance|see check and notify|scan training|project griffin|martyn's law",
      brutal: [
        "Somebody's taking pictures of the loading bay, and it's either hostile reconnaissance or the new architect.",
        "Awareness training teaches you to notice what's out of place. After it, every bin is.",
      ],
      gentle: "New venue law makes this a living subject. If you've put a plan together rather than sat the course, make that plain.",
    },
    {
      says: 'guest list|guestlist|door policy|dress code|venue capacity|capacity count|clicker|clickers|refusing entry|refused entry|ejections|ejected',
      not: 'prison|custody|courtroom',
      around:
        'door|doors|venue|club|nightclub|bar|event|events|festival|pub|licensed|queue|stadium|casino|door supervisor|bouncer|concert|arena|nightlife|late night|intoxicated|crowd',
      brutal: [
        'The guest list has eighty names on it, and the whole queue knows the eighty-first.',
        'On the door you hear the phrase “Do you know who I am?” only from people nobody does.',
      ],
      gentle: 'Refusals without a scuffle are what a licensee hopes for. Capacity and your record on busy nights would tell them.',
    },
    {
      says: 'front of stage|pit crew|stage pit|pit barrier|pit security|crowd surfers|pit team|stage barrier',
      not: 'racing|motorsport',
      brutal: [
        'Front of stage is the best spot at any gig, facing the wrong way.',
        'In the pit you catch people, hand out water and never see a note being played.',
      ],
      gentle: 'Name the biggest venue and your position in the pit. Event firms ring people who have done it before.',
    },
    {
      says: 'backstage|backstage pass|artist security|artist liaison|wristbands|wristband|dressing room security',
      not: 'clinical|accreditation body|iso|hospital|patient|prison|curfew|tagging',
      brutal: [
        "Backstage, everyone has lost their pass and everyone's with the band.",
        'There are nine colours of wristband, and the argument is always about the tenth.',
      ],
      gentle: "Discretion is the qualification here. Add a promoter's name as reference, if you have one.",
    },
    {
      says: 'turnstile|turnstiles|away end|pitch side|pitchside|matchday steward|match day stewarding|matchday stewarding|football steward|football stewarding|segregation line',
      not: 'office|lobby|reception|corporate',
      around:
        'football|match|matchday|stadium|ground|steward|stewards|stewarding|fans|fan|crowd|club|sport|sports|supporter|supporters|arena|rugby|spectator|spectators',
      brutal: [
        'Pitch-side stewarding is ninety minutes with your back to the goal, working out the score from faces.',
        'In the away end everybody stands, and the announcement asking them to sit is part of the tradition.',
      ],
      gentle: 'Give ground, block and crowd: three words a safety officer understands. Add your spectator safety level.',
    },
    {
      says: 'prohibited items|banned items|confiscated items|amnesty bin|prohibited articles',
      not: 'prison|prisoner|prisoners|inmate|inmates|cell|cells|custody|offender|court|airport|aviation',
      brutal: [
        "By nine o'clock the amnesty bin holds bottle tops, umbrellas and somebody's good scissors.",
        'The list of prohibited items is on the website, the ticket, the gate and the floor behind the gate.',
      ],
      gentle: 'People searched an hour, complaints received: put the two side by side and search lanes sound like a skill.',
    },
    {
      says: 'visible deterrent|visible presence|visual deterrent|high visibility presence|security presence|high-visibility presence|deterrence|visible security',
      brutal: [
        'The best shift a visible deterrent can have looks, on the report, like a person standing still.',
        'Presence is standing where you can be seen, and finding out how long a shift in new boots is.',
      ],
      gentle: "Deterrence is what didn't happen, so compare: incidents in the year before and in your year, if the client kept count.",
    },
    {
      says: 'genetec|milestone xprotect|avigilon|exacqvision|video management system',
      brutal: [
        'Every camera in the building is in there, including one called Cam_117_NEW_old.',
        'Footage can be exported in any format, apart from the one the police can open.',
      ],
      gentle: 'Firms that run this system search for it by name, and pay administrators differently from operators. Put your side of it right behind the name.',
    },
    {
      says: 'badge printing|id badge|id badges|id card production|pass office|badge office|issuing id cards|badge production|id card printing',
      brutal: [
        'The badge office holds a picture of everyone in the company, caught mid-sentence.',
        "Lost badges turn up in last week's trousers, on the day the new one's printed.",
      ],
      gentle: "Behind the printer is a database of who may go where. If you kept that clean, it's data protection experience.",
    },
    {
      says: 'mantrap|mantraps|biometric access|biometric|biometrics|fingerprint reader|data centre security|data center security',
      not: 'visa|passport|immigration|custody|detainee|border|asylum',
      brutal: [
        'A mantrap lets through one person at a time, at the speed of the coldest finger.',
        'Biometrics recognise you every morning until you have a sandwich in that hand.',
      ],
      gentle: 'Critical sites vet hard and hire slowly. Your clearance level and expiry would save them a call.',
    },
    {
      says: 'mail screening|x-ray mail|mailroom screening|parcel screening|receiving deliveries|accepting deliveries|signing for deliveries|signed for deliveries|courier deliveries',
      brutal: [
        'A parcel for “Dave, Accounts” passes every scanner. The security operation is finding Dave.',
        "Half the building's online shopping comes through security, and security knows who's redecorating.",
      ],
      gentle: 'Items a day and none lost is a tidy figure, if it was so. A corporate client will see front desk and control in it.',
    },
    {
      says: 'traffic marshal|traffic marshalling|vehicle marshalling|directing traffic|directed traffic|traffic control|traffic direction',
      not: 'accident|collision|crash|fatal',
      brutal: [
        'Hold one arm up flat and the whole world stops, except a driver looking for bay six.',
        'Directing traffic is semaphore for people with their windows up.',
      ],
      gentle: "Name the ticket that goes with it and the site's busiest hour. Event and construction firms both look for that.",
    },
    {
      says: 'vehicle search|vehicle searches|search mirror|under vehicle mirror|searching vehicles|searched vehicles|vehicle screening',
      brutal: [
        'The search mirror shows the whole underside of a lorry, and everything it has driven through since March.',
        "Open the boot of any car and the owner apologises for it before you've looked.",
      ],
      gentle: 'Searches an hour and how often a driver complained would show pace and manners together.',
    },
    {
      says: 'patrol vehicle|patrol vehicles|security vehicle|patrol car|mobile unit|response vehicle',
      not: 'police|ambulance',
      brutal: [
        'A patrol car smells of twelve different shifts and one small pine tree.',
        "In a shared patrol vehicle the seat's never where you left it, and the crisps always are.",
      ],
      gentle: "Sites per run, miles per night and a clean licence: that's a mobile officer in nine words.",
    },
    {
      says: 'bs7858|bs 7858|vetting file|screening file|five-year vetting|5-year vetting|security screening of staff|staff vetting',
      brutal: [
        'Vetting accounts for five years to the month, so somebody is on hold to a pizza shop that closed.',
        'Vetting asks for two people who have known you for years and would answer an unknown number.',
      ],
      gentle: 'Already screened means able to start. If your file is current, put the date where a scheduler will see it.',
    },
    {
      says: 'tupe|contract mobilisation|contract mobilization|security contract|security contracts|contract retention|contract win|retender|re-tender',
      brutal: [
        'A new security contractor takes over at midnight: the same officer, the same desk, another logo on the jumper.',
        'Mobilisation is six weeks of planning so that at 06:00 on day one nobody upstairs notices.',
      ],
      gentle: 'Give contract value, sites and length of the term. Keeping one through a retender is a sales result, so count it as one.',
    },
    {
      says: 'shift cover|covering shifts|covered shifts|timegate|scheduling guards|scheduling officers|absence cover|sickness cover|short notice cover|deploying officers',
      brutal: ['The hole in the rota appears at 17:52, for an 18:00 start.', "Cover is found by ringing down a list of people who can see who's ringing."],
      gentle: 'Hours filled out of hours contracted is what clients are billed on. If yours was high, that percentage sells you.',
    },
    {
      says: 'traffic stop|traffic stops|vehicle stop|vehicle stops|speed enforcement|speed gun|speed gun operator|roads policing|traffic enforcement|radar certified',
      brutal: [
        '“Do you know how fast you were going?” is a quiz in which everybody answers low.',
        'Speed enforcement is the only work at the roadside that can tidy up a motorway by being parked.',
      ],
      gentle: 'Roads policing is a speciality with its own courses. Name the ones you hold, because the next force trains from there.',
    },
    {
      says: 'scene guard|cordon|cordons|scene log|crime scene|scene preservation|scene management|preserving the scene|securing crime scenes|securing scenes',
      not: 'murder|homicide|fatal|sexual|death|deaths|suicide|child|rape',
      brutal: [
        'Scene guard is a roll of tape, a log and a resident who only needs to fetch the car.',
        "Put a cordon across a street, and people who've walked down it for years want to see it.",
      ],
      gentle: 'A scene kept clean is a case kept, and courts say so. If your log stood up later, that is the fact which lifts standing guard to evidence work.',
    },
    {
      says: 'search warrant|search warrants|executing warrants|executed warrants|warrant execution|method of entry|moe trained|enforcer ram',
      not: 'child|children|indecent|abuse|sexual|murder|homicide|terror|terrorism',
      brutal: [
        'Warrants go in at five in the morning, through the front door. The back door was open.',
        'A house search has two results: the thing you came for, or every phone charger made since 2004.',
      ],
      gentle: 'Planning a warrant is project work with one deadline. Team size and your part would translate it for any reader.',
    },
    {
      says: 'fingerprint|fingerprints|livescan|fingerprinting|csi|scenes of crime|soco|crime scene investigation|forensic recovery|forensic retrieval',
      not: 'murder|homicide|child|children|sexual|rape|visa|passport',
      brutal: ['On television the fingerprints are back before the break is over.', 'Fingerprint powder comes off glass in one wipe, and off a uniform never.'],
      gentle: "Give scenes a month and your identification rate: the unit holds both, and they're the plainest proof there is.",
    },
    {
      says: 'plain clothes|plain-clothes|covert operations|covert surveillance|surveillance operation|surveillance operations|mobile surveillance|surveillance officer|surveillance team',
      not: 'child|children|abuse|terror|terrorism|terrorist',
      brutal: [
        'Surveillance is two people in a parked car trying to look like two people in a parked car.',
        'Plain clothes fool everyone except the dog across the road.',
      ],
      gentle: "Much of this can't be told, and a reader knows it. Add course, level and a commendation, if any.",
    },
    {
      says: 'cellebrite|phone download|phone downloads|phone extraction|digital forensics|mobile phone evidence|handset downloads|media investigation',
      not: 'child|children|indecent|abuse|sexual|murder|homicide',
      brutal: ['A phone download yields forty thousand pictures, and most of them are lunch.', 'Digital evidence is a needle in a haystack of screenshots.'],
      gentle: 'Devices handled and the backlog before and after would interest any unit, since every one of them has a backlog.',
    },
    {
      says: 'intelligence log|intelligence logs|intelligence report|intelligence reports|intel report|intel reports|intelligence submissions|5x5x5|3x5x2|intelligence gathering',
      not: 'child|children|abuse|exploitation|trafficking|terror|terrorism',
      brutal: ['An intelligence log is a rumour with a grading.', 'Good intelligence usually comes from somebody walking a dog.'],
      gentle: 'One log that led to a warrant, a recovery or an arrest outweighs fifty submitted. If yours did, keep the detail out and the result in.',
    },
    {
      says: 'giving evidence|gave evidence|evidence in court|crown court|magistrates court|court testimony|testified|testifying|testify|expert testimony|court appearance|court appearances',
      not: 'murder|homicide|child|children|sexual|rape|abuse',
      brutal: [
        'Giving evidence is three days in a corridor and eleven minutes in the box.',
        "In court you're asked to turn to the jury, refer to your notes, and read your own handwriting.",
      ],
      gentle: 'Composure under cross-examination is rare and portable. The type of court and how often would carry it.',
    },
    {
      says: 'cps|charging decision|charging decisions|file build|full code test|prosecution file|prosecution files|file preparation|district attorney',
      not: 'child|children',
      brutal: [
        'Case files go to the prosecutor complete, and come back with an action plan.',
        "Every prosecution file is one statement short, and it's the one from the person on holiday.",
      ],
      gentle: "First-time quality of files is measured in most forces. If yours passed first time more often than the unit's, say so.",
    },
    {
      says: 'police national computer|pnc|niche|niche rms|holmes 2|athena|connect system|ncic|records management system',
      near: 'police|pnc|records|system|systems|intelligence|crime|database|niche|holmes|checks|custody|rms',
      brutal: [
        'One name goes into one police system, then into the next, and gains a middle initial on the way.',
        'Police databases talk to one another through the nearest tired officer, typing.',
      ],
      gentle: 'Access levels and audit responsibilities are worth naming. Agencies outside policing value somebody who respects a log.',
    },
    {
      says: 'public order|level 2 public order|public order trained|mutual aid|shield training|public order level 2|riot training',
      brutal: [
        'Public order duty is mostly a carrier: nine people, six hours and one window that opens.',
        "Mutual aid takes you to a city you've always wanted to see, and parks you behind its leisure centre.",
      ],
      gentle: 'State level, serial and any command role. Add a deployment abroad or to a national event, if you have one.',
    },
    {
      says: 'officer safety training|personal safety training|defensive tactics|handcuff|handcuffs|handcuffing|handcuff trained|baton|pava',
      brutal: [
        'Officer safety training is a sports hall, a rubber knife and a colleague who takes it personally.',
        'Handcuffing is practised on a workmate, and the key is in a belt in the other building.',
      ],
      gentle:
        "Refresher dates matter here: a current one opens doors, and an instructor's ticket opens better ones. If you hold either, the date goes beside it.",
    },
    {
      says: 'key tally|key tallies|prison keys|gate lodge|key security|keys and locks',
      brutal: [
        'Behind the wall, the way to the staff room is four gates, eight locks and one wrist.',
        'Keys are drawn at the gate for a tally, and you go through your pockets on every day off for years.',
      ],
      gentle: 'Key discipline is trust you can show. Years without a security breach is a figure, if it was so with you.',
    },
    {
      says: 'bed watch|bedwatch|bed watches|prisoner escort|prisoner escorts|court escort|court escorts|inmate transport',
      brutal: [
        'A bed watch is twelve hours, two chairs and somebody else holding the remote.',
        'Escorts leave at dawn, wait all day, and are called at the one minute both officers stood up.',
      ],
      gentle: 'Escorts are risk assessments on wheels. A run of them without an incident, if yours was one, is the sentence a governor reads.',
    },
    {
      says: 'ndelius|delius|p-nomis|nomis|prison-nomis|oasys assessment|assetplus',
      brutal: [
        'The case system remembers everything about everybody, apart from the page you were on when it timed out.',
        'An assessment has scores of boxes, and the sentence that matters goes in the one marked Other.',
      ],
      gentle: 'Timeliness of assessments is counted in every office. If yours were in on time, the percentage is worth its place.',
    },
  ],
  army: [
    {
      says: 'exercise|exercises|battalion exercise|brigade exercise|training exercise|training exercises|nato exercise|overseas exercise|field exercise|field exercises',
      near: 'training|military|battalion|company|battlegroup|brigade|planned|overseas|nato|live|kenya|canada|poland|estonia|norway|deployed|platoon|squadron|troop|multinational|major|exercises|section|regiment|unit',
      not: 'physical exercise|fitness|rehab|exercise classes|breathing|rehabilitation',
      brutal: [
        'Exercises get names like Iron Dawn. The rain is the same in all of them.',
        '“Endex” ends the exercise. The kit cleaning after it has no end word.',
        'On exercise the enemy is always the platoon that got to sleep indoors.',
      ],
      gentle: "Civilians don't know what an exercise is. People, days and a budget make it a project, which is what it was.",
    },
    {
      says: 'deployment|deployments|deployed|operational deployment|operational tour|overseas deployment',
      near: 'overseas|operational|afghanistan|iraq|kosovo|bosnia|cyprus|estonia|poland|mali|operation|operations|op|months|tour|theatre|support|troops|battalion|herrick|kuwait|germany|nato|soldiers|platoon',
      not: 'casualties|killed|wounded|fatal|software|code|release|cloud|server|servers|ship|hms|uss|frigate|destroyer|submarine|carrier|naval|navy|sea|mental',
      brutal: [
        'Every deployment begins with a bus at three in the morning, for a flight at noon.',
        "Deployment teaches patience: hurry up, wait, hurry up, and then it's a different hangar.",
      ],
      gentle: 'Where, how long and in what role, in words a civilian knows. Leave the abbreviation of the operation for the interview.',
    },
    {
      says: 'platoon|platoon commander|platoon sergeant|section commander|troop commander|troop leader|squad leader|platoon leader|section 2ic|section second in command',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'A platoon has a commander and it has a sergeant, and every soldier in it knows which one to ask.',
        'However many there are, the head count comes to one short, until somebody counts themselves.',
      ],
      gentle: "Soldiers know how many people a platoon or a section is, and recruiters don't. If the number isn't there yet, it belongs beside the word.",
    },
    {
      says: 'led soldiers|leading soldiers|commanded soldiers|command of soldiers|led troops|leading troops|commanded troops|led marines|leading marines|led sailors|led a section|led a platoon|commanded a platoon|commanded a section|commanded a troop|commanded a company|led a squad|leadership of soldiers',
      brutal: [
        "Leaders eat last. It's the first principle of command, and the stew is usually cold by then.",
        'Command means everybody looks at you, and the map is the wrong way up.',
      ],
      gentle: 'Leadership is the word everybody from the forces prints. Add one decision, with the weather and the hour, if you have one.',
    },
    {
      says: 'orders group|o group|o-group|warning order|warning orders|opord|operation order|operation orders|fragmentary order|frago|combat estimate|seven questions|7 questions|model pit|sand table|delivered orders|issued orders',
      brutal: [
        'Orders come with a model on the ground: string for rivers, moss for woods, and a biscuit wrapper for the enemy.',
        '“Any questions?” is how every set of orders ends, and the wise ones look at their boots.',
      ],
      gentle: 'Planning under a deadline, with an intent and a fallback: call {it} that as well, and every project manager understands.',
    },
    {
      says: "mission command|commander's intent|decentralised command|commanders intent",
      brutal: [
        'Mission command tells you what to achieve and why, and leaves how to you. Then somebody rings about how.',
        'Mission command is trust, in writing, with a reporting time.',
      ],
      gentle: 'Industry pays consultants for this idea. One time when you changed the plan and kept the aim would bring it to life.',
    },
    {
      says: 'after action review|after-action review|after action reviews|lessons identified|lessons learned|aar|hot debrief|post exercise report|post-exercise report',
      not: 'casualties|killed|wounded|fatal|suicide|blue on blue|friendly fire',
      brutal: [
        'In the forces a lesson is first identified. “Learned” takes a few more exercises.',
        "Last year's lessons are in a folder, and this year's exercise is identifying them again.",
      ],
      gentle:
        'A review that changed something is continuous improvement under its military name. If a change of yours was kept, that is what a civilian board will value.',
    },
    {
      says: 'kit inspection|kit inspections|locker inspection|locker inspections|room inspection|room inspections|block inspection|block inspections|barrack inspection|uniform inspection|bed block|bed blocks|barracks inspections',
      brutal: [
        'Beds are made to the width of a ruler, so people sleep on the floor beside them.',
        'An inspecting officer runs a finger along the one ledge that takes a stepladder to dust.',
      ],
      gentle: 'Standards are a habit that civilian quality people look for. If you ran the inspection, say how many rooms or people.',
    },
    {
      says: 'parade|parades|on parade|passing out parade|passing-out parade|pass off parade',
      not: 'remembrance|funeral|first parade|halt parade|memorial|pride',
      brutal: [
        'Parade at ten means form up at half nine, which means ready by nine, which means the bus was at six.',
        'A parade lasts forty minutes, and for thirty-nine of them one nose itches.',
      ],
      gentle: 'Ceremonial is event work with no second take. Crowd, cameras and your place in it would say how big.',
    },
    {
      says: 'pti|physical training instructor|loaded march|loaded marches|tabbing|ruck march|ruck marches|rucking|annual fitness test|combat fitness test|bft|physical training sessions|pt sessions|unit pt|led pt',
      brutal: ['A loaded march is a walk in the country with the furniture.', 'PT is at six, because at seven somebody might enjoy it.'],
      gentle: "Pass rates before and after are a trainer's proof. If you ran the sessions, the unit still has the figures.",
    },
    {
      says: 'ration pack|ration packs|24 hour ration pack|mre|mres|field rations',
      brutal: [
        'Hand out the rations, and within a minute a trading floor has opened.',
        "Rations come with one biscuit that's food, fuel and, in an emergency, flooring.",
      ],
      gentle: 'Feeding people in a field is logistics, hygiene and morale at once. Heads fed per day would make that visible.',
    },
    {
      says: 'map and compass|map reading|land navigation|land nav|navex|night navigation|compass navigation|map-reading',
      brutal: [
        'An officer with a map is a joke in every army in the world.',
        'The compass knows where north is. The section knows where the last wrong turn was.',
      ],
      gentle: "If you've taught it, say to whom and how they did on the test: instructors are hired more readily than walkers.",
    },
    {
      says: 'rifle range|rifle ranges|live firing|live fire|range management|range conducting officer|range safety officer|range safety|range officer|rco|range qualification|ranges',
      near: 'range|ranges|live|firing|rco|fire',
      not: 'of ranges|wide range|product|price|new ranges',
      brutal: [
        "Ten minutes of shooting, and then everyone bends down and picks up brass: that's a day on the range.",
        'Ranges close for three reasons: fog, an animal, and somebody out for a walk.',
      ],
      gentle: 'Running a range is a permit to work with noise. Put in how many people fired and how it was signed off.',
    },
    {
      says: 'weapon cleaning|weapons cleaning|cleaning weapons|weapon handling test|weapon handling tests|weapons handling|weapon handling|sa80|skill at arms|skill-at-arms|marksmanship',
      brutal: [
        'A rifle is cleaned until it passes, and it passes when the armourer wants to go home.',
        'Weapon cleaning takes one cloth, one brush and an unlimited supply of cotton buds.',
      ],
      gentle: 'Employers read discipline and safety here. If you taught or tested it, the pass rate is what carries over.',
    },
    {
      says: 'armoury|armoury checks|arms room|armourer|armoury storeman|serial number check|serial number checks|sensitive items|sensitive item|sensitive items inventory',
      brutal: [
        'Every serial number, twice a day, until one of the sevens turns out to be a one.',
        'An armoury is a library where late returns get the whole camp out of bed.',
      ],
      gentle: 'Hundreds of controlled items and a nil discrepancy is audit language. If that was your record, print it so.',
    },
    {
      says: 'ammunition|ammo|ammunition storage|ammunition accounting|ammunition returns|ammunition technician|munitions',
      not: 'ordnance disposal|explosion|casualties',
      brutal: [
        'Ammunition is signed for so often that the pens run out first.',
        'Ammunition is counted out, counted back, and then somebody finds one more in a pocket.',
      ],
      gentle: 'Explosives storage has licences behind it. Quantity, hazard class and audit result would mean something to any HSE manager.',
    },
    {
      says: 'mjdi|equipment accounting|equipment care|hand receipt|hand receipts|property book|stores account|stores accounts|kit issue|issuing kit|g1098|unit stores|account holder|stores management|clothing store|clothing stores',
      brutal: [
        "Stores are for storing. If they were for issuing, they'd be called issues.",
        'A hand receipt makes one lieutenant answerable for a generator nobody has seen since the last lieutenant.',
        "The stores have your size. It's on the shelf, and the shelf needs its full number.",
      ],
      gentle: "Value of the account and losses found at audit: two figures, and it reads like an inventory manager's CV.",
    },
    {
      says: 'jpa|joint personnel administration|dii|modnet|e1 expenses|defence travel system|dts',
      near: 'jpa|personnel|admin|administration|system|systems|leave|claims|pay|expenses|travel|modnet|dii',
      brutal: [
        'A travel claim has nine screens, and the ninth would like the receipt from the first.',
        'Military HR is self-service, in the sense in which a canteen with the lights off is self-service.',
      ],
      gentle: 'Self-service HR for hundreds of people is a transferable skill. Say whose records you kept and how many.',
    },
    {
      says: 'bowman|bowman radio|bowman trained|clansman|bowman user|bowman signaller',
      brutal: [
        'In barracks they said the letters stood for Better Off With Map And Nokia.',
        'Bowman does voice, data and position, and weighs as much as asking somebody.',
      ],
      gentle: 'A civilian reads an archer here. “Encrypted radio network”, with the number of stations, says the same in English.',
    },
    {
      says: 'voice procedure|radio operator|signaller|signallers|phonetic alphabet|radio nets|radio net|radio communications|radio telephony',
      brutal: [
        "On a military net it's “say again”. “Repeat” belongs to the gunners, and they'd fire.",
        "Signallers are asked two things: why doesn't it work, and now that it works, what did you touch?",
      ],
      gentle: 'Networks, ranges and users: give them as an IT manager would, because that may be who reads it.',
    },
    {
      says: 'convoy|convoys|packet commander|road move|road moves|vehicle move|convoy commander|convoy operations',
      not: 'ambush|ied|attack|casualties',
      brutal: [
        'A convoy moves at the speed of its oldest truck, and takes on fuel like a very green camel train.',
        'Every road move has a route card, a start time, and one vehicle following the wrong truck.',
      ],
      gentle: 'Give vehicles, miles, borders and breakdowns. A transport manager would take that list word for word.',
    },
    {
      says: 'challenger 2|fv432|mastiff|warrior ifv|warrior fighting vehicle|warrior vehicles|jackal vehicle|foxhound vehicle|ajax vehicle|armoured fighting vehicle|armoured fighting vehicles|armoured vehicle|armoured vehicles|afv',
      brutal: [
        'An armoured vehicle with a working kettle is ready for anything. The rest can be signed for.',
        "Inside an armoured vehicle every corner has found somebody's knee.",
      ],
      gentle:
        "Commander, driver, gunner or the one who fixes it: the four lead to different civilian jobs, so your seat should stand beside the vehicle's name.",
    },
    {
      says: 'humvee|hmmwv|humvees|hmmwvs',
      brutal: [
        "A Humvee hasn't got a key. It has a motor pool, and that's harder to get past.",
        'Military trucks are built to go anywhere, and mostly they go to the motor pool.',
      ],
      gentle:
        'Licensed on it and in charge of a row of them are two different jobs. Fleet size and readiness rate, if they were yours, carry over to any depot.',
    },
    {
      says: 'motor pool|pmcs|first parade|last parade|halt parade|motor transport|mt section|vehicle fleet|daily vehicle servicing|unit vehicles|mt office|preventive maintenance checks',
      brutal: [
        "The morning check is looking at the oil of a truck that isn't going anywhere, and signing to say so.",
        'Motor pool Monday: every vehicle has its bonnet up and somebody leaning in, thinking about lunch.',
      ],
      gentle: 'Availability of the fleet, in per cent, is what civilian transport offices live by. If yours rose, start with that.',
    },
    {
      says: 'track bashing|tracked vehicle|tracked vehicles|tank crew|tank commander|tank driver|main battle tank|gunnery instructor|tank gunner',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        "Changing a track takes a sledgehammer, a crowbar and a tank that's one pin from finished.",
        'Tank maintenance is done with grease, a hammer and the word “nearly”.',
      ],
      gentle: "Heavy plant firms look for category H drivers. If the licence is still valid, that's the first thing to state.",
    },
    {
      says: 'guard duty|guard duties|guard commander|sentry|sentry duty|barrack guard|camp guard|guardroom|fireguard|gate guard|stag',
      not: 'stag party|stag do',
      brutal: [
        'On sentry at three in the morning every bush has moved.',
        'Two hours on, four hours off, and the rain keeps exactly the same roster.',
        'Guard duty is looking at one road until it looks back.',
      ],
      gentle: 'Access control, armed or not, with a log: security firms will recognise it at once if you put it in their words.',
    },
    {
      says: 'observation post|observation posts|fieldcraft|reconnaissance|recce|recces|reconnaissance patrol|close target reconnaissance',
      not: 'casualties|killed|wounded|ambush|contact with the enemy',
      brutal: [
        "An observation post is two people in a hedge, a notebook, and a bag that isn't discussed.",
        'Fieldcraft is becoming a bush in front of an instructor who greets you by name.',
      ],
      gentle: 'Watching, noting, reporting without guessing: analysts do that for a living. Say what your report decided.',
    },
    {
      says: 'shell scrape|shell scrapes|harbour area|basha|bivouac|fighting position|fighting positions|trench digging|digging in|patrol base|patrol harbour',
      brutal: [
        'A hole in the ground is finished at the moment the section is told to move.',
        'Under a field shelter you stay dry, apart from the one corner with your head in it.',
      ],
      gentle: 'Living in the field says you cope. Pick the course or exercise that was hardest and name its length.',
    },
    {
      says: 'cam net|camouflage net|camouflage and concealment|camouflage|cam cream|cam nets',
      brutal: [
        'A cam net hides a vehicle from the air, and catches every button on the ground.',
        'Camouflage cream comes off in three washes: two in the block and one on a white towel at home.',
      ],
      gentle: 'Concealment is taught by people who can plan a lesson. If you designed or gave one, that is the part of the line which travels.',
    },
    {
      says: 'soldier welfare|welfare of soldiers|junior soldiers|welfare officer|duty of care|welfare support|welfare issues|mentored soldiers|mentoring soldiers|mentoring junior|pastoral care|personnel welfare',
      not: 'bereave|suicid|casualt|mental|ptsd|trauma|bereavement|families|medical|self-harm|self harm|domestic abuse|assault|harassment',
      brutal: [
        'Half of soldier welfare is a car, and the other half is the finance on it.',
        'Welfare begins with “Have you got a minute, Sergeant?”, five minutes before the weekend.',
      ],
      gentle: "Looking after people who wouldn't ask is management. If some of yours stayed on or got promoted, that number is its best evidence.",
    },
    {
      says: 'sjar|ojar|mpar|sjars|ojars|ncoer|oer|fitrep|annual appraisal|annual reports|annual report|soldier reports|evaluation reports|confidential reports|appraisal reports',
      brutal: [
        'Military reports run on a scale that starts at excellent.',
        '“Shows potential” is a warning, “outstanding potential” a promotion, and everybody can read the difference.',
      ],
      gentle: 'Writing fair reports, on time, for a whole unit is an HR task. Say how many a year, and how your people did at boards.',
    },
    {
      says: "jnco cadre|nco cadre|promotion cadre|section commanders battle course|section commanders' battle course|platoon sergeants battle course|platoon sergeants' battle course|brecon|scbc|psbc|junior leaders course|potential nco|pnco course|promotion course",
      brutal: [
        'On every leadership course in the army the weather comes from the side.',
        "A promotion course is weeks of being shouted at, at the end of which it's your turn.",
      ],
      gentle: "Outsiders can't rank these courses. “Competitive leadership course, eight weeks” does, with your placing if you were placed.",
    },
    {
      says: 'sandhurst|rmas|commissioning course|officer training corps|uotc|officer candidate|west point|rotc|dartmouth|brnc|cranwell|officer cadet',
      not: 'cadet force|youth|air cadets|sea cadets|army cadets',
      as: ['deed', 'skill', 'study', 'licence', 'title', 'employer'],
      brutal: [
        'Officer training starts with an ironing board. The leadership is pressed in later.',
        'Officer cadets learn to make decisions on no sleep and no information, ready for a career in meetings.',
      ],
      gentle: 'A commission is management training with mud. Translate one module, and let the name do its work.',
    },
    {
      says: 'staff officer|so3|so2|so1|staff college|staff work|service writing|brigade headquarters|divisional headquarters|headquarters staff|icscl|icsc|planning cell|battle staff',
      as: ['deed', 'skill', 'study', 'title'],
      brutal: [
        'A headquarters runs on slides, and the colour of one arrow can take a morning.',
        'Staff work is where the war goes into the annex, and the annex into another font.',
      ],
      gentle: 'Staff jobs are policy, planning and budget work. Say whose decision your paper changed, in plain words.',
    },
    {
      says: "commander's brief|commanders brief|update brief|battle update brief|daily brief|briefed commanders|briefing commanders|briefed senior officers|briefing senior officers|delivered briefs|delivering briefs|delivered briefings|delivering briefings|intelligence briefs|intelligence briefings",
      brutal: ['A good brief is two minutes long. The general arrives after three.', 'In a military briefing “no change” gets a slide to itself.'],
      gentle: "Short, clear and in front of senior people: that's boardroom practice. Name the highest rank that listened.",
    },
    {
      says: 'adjutant|orderly officer|duty officer|orderly sergeant|extra duties|duty nco|orderly corporal|staff duty|regimental duty',
      as: ['deed', 'skill', 'title'],
      brutal: ['Extra duties are how the forces give feedback.', 'The duty officer gets a phone, every locked door in camp and a taste of the food.'],
      gentle: 'For one night you answered for the whole camp. Its size would help a reader see what was handed to you.',
    },
    {
      says: "officers' mess|officers mess|sergeants' mess|sergeants mess|mess committee|mess manager|mess functions|mess function|regimental dinner|dining-in|mess secretary|mess treasurer|mess president|mess member",
      brutal: [
        'Mess silver is counted before the dinner and, with more feeling, after it.',
        'Mess rules forbid a dozen things, each named after the night it was added.',
      ],
      gentle: 'Running a mess is hospitality, with accounts and critics. Covers, turnover and a clean audit would make it count.',
    },
    {
      says: 'adventurous training|adventure training|battlefield tour|overseas expedition|adventurous training expedition|at expedition',
      brutal: [
        'Adventurous training is cold, wet and tired, with the word “voluntary” on the form.',
        "The paperwork for a week's skiing goes up a mountain of its own first.",
      ],
      gentle: "Somebody wrote the risk assessment and the budget for it. If you did, that's the part to print.",
    },
    {
      says: 'team medic|team medics|combat medic|combat lifesaver|battlefield casualty drills|tccc|tactical combat casualty care|cls certified|combat medical technician|cmt|med tech',
      not: 'treated|wounded|killed|saved|casualties|afghanistan|iraq|trauma surgeon',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: ['Casualty simulation finds an actor in every corporal.', "Medics carry real medicine for when it's needed, and a look for when it's blisters."],
      gentle: 'Many of these skills have a civilian certificate beside them. Naming the equivalent saves the reader the search.',
    },
    {
      says: 'sapper|combat engineer|combat engineers|combat engineering|medium girder bridge|bridging|bailey bridge|royal engineers|military engineering',
      as: ['deed', 'skill', 'title', 'employer', 'study'],
      brutal: [
        'A girder bridge goes up at night, by hand, in pieces that take six to lift and seven to swear at.',
        "Sappers build the bridge first, and hear last that it's the wrong river.",
      ],
      gentle: 'Load class, span and hours to build: civil engineers read that with envy. Put it in metres.',
    },
    {
      says: 'artillery|gunner|gunners|fire mission|fire missions|howitzer|light gun|forward observer|fire support team|mortar|mortars|mortar platoon',
      not: 'casualties|brick|lime|cement|pointing',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'A fire mission is geometry with the whole class shouting the answers.',
        'Gunners cut a circle into 6,400 mils, and explaining why takes a whiteboard.',
      ],
      gentle: 'Give accuracy, checks and cross-checks under time pressure. Write it so, and a control room will hear its own work.',
    },
    {
      says: 'cbrn|cbrn instructor|respirator|gas chamber|nbc|respirator testing facility|gas mask',
      as: ['deed', 'skill', 'study', 'title'],
      brutal: [
        'CBRN training ends in a small hut full of CS, mask off, reciting your service number.',
        "It's the one class in the forces that everybody leaves running.",
      ],
      gentle: 'Civil emergency planners look for this background. State instructor or trained, and the year.',
    },
    {
      says: 'arctic warfare|cold weather warfare|cold weather training|winter warfare|arctic training|arctic',
      brutal: [
        'Arctic training includes skiing into a hole in the ice and asking permission to get out.',
        'In the cold everything takes three times as long, and laces take for ever.',
      ],
      gentle: 'Give weeks, temperatures and who depended on your kit checks: details like these make a reader put on a jumper.',
    },
    {
      says: 'jungle warfare|jungle training|jungle|jungle operations',
      brutal: [
        "In the jungle there's wet kit and dry kit, and you get out of the dry kit to put on the wet.",
        'Everything in the jungle is either biting, rotting or holding on to your sleeve by a thorn.',
      ],
      gentle: 'Self-discipline is what the place teaches. Say whether you went as student or staff, and for how many weeks.',
    },
    {
      says: 'static line|static line jumps|parachute jump|parachute jumps|jump wings|jumpmaster|airborne course|p company|p coy|airborne qualified|airborne operations',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'The jump takes a minute. Sitting in the harness takes the day.',
        'A static line opens the parachute for you. Stepping out of the door is still done by hand.',
      ],
      gentle: "Everyone will ask about it, so it's a fine line to have. Number of jumps and the role you had in the door.",
    },
    {
      says: 'underslung load|underslung loads|usl|landing site|helicopter landing site|helicopter handling|sling load|sling loads|landing point commander',
      brutal: [
        'Hooking on an underslung load: helicopter above, sandstorm below, and you with the static electricity in between.',
        'Helicopters get marshalled with the same arm signals as cars, and nobody keeps their hat.',
      ],
      gentle: "It's a lifting operation, and civilian lifting tickets cost money. Name the course, and who signed you off.",
    },
    {
      says: 'risk assessment|risk assessments|safe system of training|range risk assessment|training risk assessments',
      brutal: [
        'Somewhere on a military risk assessment, between uneven ground and hot drinks, is the live ammunition.',
        'Weather, terrain, fatigue, sheep: a military risk assessment has a row for each.',
      ],
      gentle: 'A risk assessment needs no translating at all. People covered and the rank that approved it, if you have them, give a civilian the scale.',
    },
    {
      says: 'instructor|recruit instructor|phase 1 instructor|phase one instructor|training team|defence train the trainer|defence instructional techniques|dtt|training recruits|trained recruits|instructing recruits|instructed recruits|training wing',
      near: 'recruit|recruits|phase|training|soldiers|army|military|defence|course|courses|weapon|cadets|marines|troops|instructional|skill',
      as: ['deed', 'skill', 'study', 'title', 'licence'],
      brutal: [
        "Explain, demonstrate, imitate, practise. The shouting isn't in the mnemonic.",
        'Recruits learn in pairs, in fours, and most of all from whoever has just got it wrong.',
      ],
      gentle: 'Give numbers through the course and first-time passes: with those two, any training department can place you.',
    },
    {
      says: 'basic training|phase 1 training|phase one training|phase 2 training|initial training|recruit training|phase 1|phase 2',
      near: 'training|recruit|recruits|army|military|navy|raf|phase',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Basic training opens with folding. Everything else comes out of the locker later.',
        "In week one you learn to iron, in week two that you haven't.",
      ],
      gentle: "It needs one line, with dates. If you won a prize on it, that's the second line.",
    },
    {
      says: 'military intelligence|intelligence analyst|intelligence analysis|intsum|intelligence summary|intelligence summaries|g2|s2|j2|imagery analyst|intelligence corps',
      as: ['deed', 'skill', 'title', 'employer', 'study'],
      brutal: [
        'Everyone in military intelligence has already heard the joke. It was in the induction.',
        'An assessment is “likely”, “highly likely” or “almost certain”, and each of them has a percentage behind it.',
      ],
      gentle: "Give sources, product, customer, decision: in that order it reads like any analyst's job, only with a better story.",
    },
    {
      says: 'military logistics|logistic support|logistics support|resupply|replen|echelon|combat service support|g4|s4|combat resupply',
      brutal: [
        'Amateurs talk tactics, professionals talk logistics, and everybody else asks where the mail is.',
        'Resupply brings water, fuel, rounds, and batteries one size too big.',
      ],
      gentle: 'Give tonnes, kilometres, people supplied, days: logistics firms hire veterans on just these four.',
    },
    {
      says: 'multinational|nato|coalition|joint operations|allied forces|partner nations|multinational headquarters',
      near: 'headquarters|operations|forces|exercise|exercises|partners|staff|training|brigade|nations|troops|team|nato|military|coalition',
      brutal: [
        'NATO has an abbreviation for everything, and a glossary in which to look up the abbreviation for glossary.',
        'In a multinational headquarters the hardest thing to agree on is when to have lunch.',
      ],
      gentle:
        'Working across languages and ranks is consulting by another name. If you led the meeting, or know the number of nations, the line grows with it.',
    },
    {
      says: 'army recruiting|army careers|recruiting office|recruiting team|recruiter|recruitment events|careers office|armed forces careers|recruiting station',
      near: 'army|navy|raf|military|armed|forces|marine|marines|guard|soldier|soldiers|recruiting|station|careers',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'Recruiters bring a climbing wall. Nobody would line up for a demonstration of the filing.',
        "At a recruiting stand people ask if they get to drive it, and then if the food's free.",
      ],
      gentle: "It's sales with a long cycle and a strict target. Add enlistments against quota.",
    },
    {
      says: 'career transition partnership|ctp|resettlement|enhanced learning credits|elcas|elcs|skillbridge|transition assistance|resettlement course',
      near: 'career|ctp|course|credits|learning|military|forces|army|skillbridge|transition|training|workshop|service|funded|resettlement',
      not: 'refugee|refugees|offender|offenders',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Resettlement advice turns “commanded thirty” into “managed a team” and loses the best half on the way.',
        'In the career workshop somebody always asks what a tank is in civilian.',
      ],
      gentle: "What you chose to train in shows where you're heading. Put that course near the top, as it's your bridge.",
    },
    {
      says: 'officer of the watch|bridge watchkeeping|watchkeeping|middle watch|bridge watch|watch rotation|defence watches',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        'The middle watch runs from midnight to four and eats both ends of your sleep.',
        "Of all the sounds on a ship the loveliest is a relief who's early.",
      ],
      gentle: 'Control rooms, ports and power stations all hire watchkeepers. Add hours in charge.',
    },
    {
      says: 'operations room|ops room|warfare specialist|picture compilation|sonar operator|radar operator|radar plotter|principal warfare officer|combat information center',
      near: 'ship|ships|naval|navy|warship|frigate|destroyer|hms|warfare|sonar|sea|maritime|picture|combat|submarine',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "A warship's ops room is dark at noon, cold in the tropics, and the one place aboard without a view of the sea.",
        'On a radar screen a fishing fleet looks like an invasion with nets.',
      ],
      gentle: 'Sorting signal from noise for hours is what monitoring centres pay for. Put the number of contacts or screens beside it.',
    },
    {
      says: 'damage control|sea training|fost|flag officer sea training|nbcd|ship firefighting|firefighting exercises|damage control exercises|damage control team',
      brutal: [
        'The sea training staff come aboard with clipboards and inform you that the ship is on fire.',
        "Damage control is plugging a leak with wood, in the dark, in a steel box that tilts. And that's the simulator.",
      ],
      gentle: 'Staying methodical while wet is rare. Team size, and whether you led it, would give a plant manager the picture.',
    },
    {
      says: 'replenishment at sea|ras|rasing|underway replenishment|unrep',
      near: 'sea|ship|fuel|stores|replenishment|deck|navy|naval|tanker|underway|line',
      brutal: [
        'Replenishment at sea is two ships side by side at speed, joined by a hose and very good manners.',
        'Everything on a ship runs out in the end, and comes across on a wire, swinging.',
      ],
      gentle: 'Tonnes moved while under way is a logistics figure nobody ashore can match. Your station and the number of runs would do.',
    },
    {
      says: 'seamanship|rhib|sea boat|seaboat|berthing party|mooring party|boat coxswain|line handling',
      near: 'sea|ship|boat|navy|naval|deck|replenishment|rhib|seamanship|berthing|mooring|coxswain|crew',
      brutal: [
        'Seamanship is knots, paint and knowing which rope not to stand in.',
        'A RHIB ride takes ten minutes, and your spine talks about it for a week.',
      ],
      gentle: "Boat tickets have civilian twins at the RYA and the MCA. If you've converted one, name it here.",
    },
    {
      says: "mess deck|messdeck|messdecks|leading hand|divisional officer|divisional system|ship's company|ships company|divisional senior rate",
      as: ['deed', 'skill', 'title'],
      brutal: ['A mess deck sleeps dozens and has as many views on the air conditioning.', "On a mess deck you know everyone's snore by name."],
      gentle: 'Looking after people you also live with takes tact. How many were in your division would start the story well.',
    },
    {
      says: 'fod plod|fod walk|fod walks|flight line|flightline|aircraft see-off|aircraft turnaround|line maintenance|flight servicing|foreign object debris',
      brutal: [
        'A FOD plod is the whole squadron in one slow line, looking for a screw.',
        'Flight line weather is either horizontal or reflecting off the tarmac.',
      ],
      gentle: 'Aircraft type, hours and authority level: civil aviation needs just that, and then your licence plans.',
    },
    {
      says: 'hm coastguard|coastguard rescue|coastguard operations|maritime rescue|mrcc|channel 16|vhf channel 16|search planning|search and rescue coordination|us coast guard|coast guard station|maritime operations officer|rescue coordination centre',
      brutal: [
        "On channel 16 a calm voice asks what colour the boat is. It's white. They're all white.",
        'Coastguards can tell from the first sentence whether the caller has a chart, a phone or a pedalo.',
      ],
      gentle: 'Incidents a season and the length of coast you covered would set the scale for any control room.',
    },
  ],
  'sea-and-air': [
    {
      says: 'flight hours|total time|hours total|flying hours|total flight time|pic hours|pic time|hours pic|block hours|multi-engine time|hours on type|logbook hours',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Pilots count life in tenths of an hour, including the three tenths behind a tractor on the taxiway.',
        'In a logbook the landing somebody talked about for years takes up one line, like all the others.',
      ],
      gentle: 'Recruiters sort by these figures before they read a word. Total, command and on type belong together, at the top.',
    },
    {
      says: 'a320|airbus a320|a321|a330|a350|a380|airbus type rating|a320 type rating|a319',
      around: 'pilot|pilots|first officer|co-pilot|copilot|atpl|cpl|ppl|flying|flown|flight hours|total time|sectors|flight deck|fly|instructor|ifr',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'An Airbus flight deck has a sidestick and a fold-out table. Crews mention the table first.',
        "“What's it doing now?” is the most quoted sentence on any Airbus.",
      ],
      gentle: "Crewing offices read variant and currency first. A date beside the rating, if it isn't there, saves them an email.",
    },
    {
      says: 'boeing 737|b737|737ng|737-800|737 max|b737ng|737 type rating|b738',
      around: 'pilot|pilots|first officer|co-pilot|copilot|atpl|cpl|ppl|flying|flown|flight hours|total time|sectors|flight deck|fly|instructor|ifr',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        "The 737 flight deck has switches that were fashionable in 1967 and haven't moved since.",
        "On a 737 the trim wheel spins by your knee, clacking, as a reminder of who's in charge.",
      ],
      gentle: 'Variant and last proficiency date decide whether this is gold or history. Print both.',
    },
    {
      says: 'boeing 747|b747|747-400|747-8|boeing 777|b777|boeing 787|b787|787 dreamliner|boeing 767|b767|widebody|long-haul flying',
      around: 'pilot|pilots|first officer|co-pilot|copilot|atpl|cpl|ppl|flying|flown|flight hours|total time|sectors|flight deck|fly|instructor|ifr',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Long haul means very few landings and a deep knowledge of blackout curtains.',
        'On a wide-body you can walk for a minute in a straight line and still be at work.',
      ],
      gentle: 'Sectors, oceanic approvals and ETOPS would set this apart, since a type alone says little about the routes.',
    },
    {
      says: 'type rating|type ratings|type rated',
      around: 'pilot|pilots|first officer|co-pilot|copilot|atpl|cpl|ppl|flying|flown|flight hours|total time|sectors|flight deck|fly|instructor|ifr',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'A type rating is weeks in a box on stilts, beside a roundabout, learning to fly a second box.',
        'Type rating courses teach the hydraulic system down to the last valve. In flight it has a light.',
      ],
      gentle: "Say whether it's current and who did the last check. That's what decides on a direct entry.",
    },
    {
      says: 'simulator check|sim check|simulator session|simulator sessions|proficiency check|proficiency checks|line check|line checks|recurrent training|lpc|opc|lpc/opc|recurrent simulator|type rating instructor|tri|sfi|tre',
      near: 'sim|simulator|simulators|line|flight|pilot|pilots|aircraft|proficiency|instructor|examiner|type|recurrent|airbus|boeing|a320|737|checks|opc|lpc',
      not: 'atc|controller|controllers|tower|ship|bridge|vessel|maritime|marine|engine room',
      around:
        'pilot|pilots|first officer|co-pilot|copilot|atpl|cpl|ppl|flying|flown|flight hours|total time|sectors|flight deck|fly|instructor|ifr|simulator|airline|aircraft|boeing|airbus|captain',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        "In the simulator an engine fails on every take-off, and nobody's ever brought a drink.",
        'A sim check is four hours of bad luck, booked months ahead.',
      ],
      gentle: "First-time passes are usual, so instruct, examine or standardise: whichever you've done is the part that stands out.",
    },
    {
      says: 'crew resource management|multi-crew cooperation|mcc|mcc/joc|multi crew cooperation|crm training',
      not: 'salesforce|customer relationship|hubspot|client relationship',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Crew resource management is two days on how to tell a captain no.',
        "In the CRM exercise everyone's marooned, and the group's leader is whoever took the pen.",
      ],
      gentle: 'Facilitating it is a step beyond attending it. If you ran sessions, give crews and frequency.',
    },
    {
      says: 'pre-flight|preflight|pre-flight inspection|preflight inspection|pre-flight checks|walkaround|walk-around inspection|external inspection|pre-flight inspections|preflight checks',
      not: 'cabin crew|cabin|emergency equipment|galley',
      brutal: [
        "In the rain the walkaround is a privilege of rank, somebody else's. On a lovely day everyone has a torch.",
        'Walkarounds are a light, a frown, and a nod at the engine for still being there.',
      ],
      gentle: 'A defect found on the ground is the cheap kind. If a check of yours ever stopped a departure, it is worth more than a thousand walkarounds.',
    },
    {
      says: 'notam|notams|metar|metars|taf|tafs|weather briefing|weather briefings|flight planning|flight plans|fuel planning|route planning',
      near: 'flight|flights|notam|notams|metar|taf|pilot|airline|aircraft|weather|fuel|aviation|ifr|vfr|airspace|dispatch',
      brutal: [
        "Ninety pages of NOTAMs: one about your runway, and forty about cranes you'll never meet.",
        "The weather briefing is written in a code from the teleprinter days, so that clouds can't read it.",
      ],
      gentle: "Software and region would make this useful to an operator: planning across an ocean isn't planning across a county.",
    },
    {
      says: 'instrument rating|ifr|instrument flying|instrument approaches|instrument approach|precision approach|ils approaches|multi-engine instrument rating|meir|me/ir|low visibility procedures',
      not: 'traffic|separation|sequencing|controller|atc|vectoring|aerodrome control|technician|avionics',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'An instrument rating is a licence to look at anything but the window.',
        "In cloud your ears say you're turning, the needles say you aren't, and you learn to side with the needles.",
      ],
      gentle: 'Say single or multi engine and the expiry. The rating lapses faster than the skill, and crewing knows it.',
    },
    {
      says: 'crosswind|crosswind landing|crosswind landings|touch and go|touch and goes|circuits|short field landing|taildragger|tailwheel',
      near: 'landing|landings|aircraft|flying|pilot|runway|circuits|crosswind|tailwheel|taildragger|strip|flight|touch|student|students',
      brutal: [
        'In a crosswind everyone on board becomes a landing judge.',
        'Pilots land into the wind, and the wind has never been told which way the runway goes.',
      ],
      gentle: 'Give strips, surfaces and limits: two of those tell an operator more about your hands than the total hours do.',
    },
    {
      says: 'flight instructor|flight instruction|flying instructor|cfi|cfii|ppl instruction|trial lesson|trial lessons|student pilots|student pilot|flight training',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        "Flight instructing is hundreds of landings a year, with somebody else's hands on them.",
        'An instructor says “I have control” in the same voice as “nice day”.',
      ],
      gentle: 'Hours taught and first-time test passes are the two numbers a head of training will ask you for.',
    },
    {
      says: 'cargo pilot|air cargo|night freight|freighter|cargo flights|freight flying|cargo operations pilot|air freight pilot',
      not: 'vessel|ship|bulk|deck|warehouse|deck officer|customs',
      around: 'pilot|pilots|first officer|aircraft|airline|flight|flights|flying|aviation|atpl|cpl|boeing|airbus|cessna|atr',
      brutal: [
        "Freight flies at night, never claps on landing and hasn't once asked about the wifi.",
        'Cabin service on a freighter is a microwave and a look.',
      ],
      gentle: 'Night sectors, short runways and dangerous goods make strong lines. If your freight flying involved any of them, each deserves its word.',
    },
    {
      says: 'business jet|business jets|private jet|private jets|corporate jet|cessna citation|gulfstream|learjet|phenom 300|vip flights|bizjet|corporate aviation|king air',
      not: 'mechanic|maintenance|avionics|hangar|overhaul',
      around:
        'pilot|pilots|first officer|co-pilot|copilot|atpl|cpl|ppl|flying|flown|flight hours|total time|sectors|flight deck|fly|instructor|ifr|captain|charter|passenger|passengers|vip|owner',
      brutal: [
        'Business jet crews file the plan, load the bags, fetch the ice, brief the dog and then fly.',
        "The owner's running late. In business aviation that's the timetable.",
      ],
      gentle: 'Discretion and flexibility are assumed, so airports do the talking: mention the difficult ones.',
    },
    {
      says: 'helicopter pilot|rotary wing|r44|r22|aw139|ec135|h145|s-92|s92|helicopter flying|autorotation|autorotations|bell 206|rotary',
      not: 'rotary club|rotary kiln|rotary cutter|rotary drill|rotary table|rotary steerable|drill|table|kelly|rig|mechanic|maintenance|overhaul|inspection',
      around:
        'pilot|pilots|first officer|co-pilot|copilot|atpl|cpl|ppl|flying|flown|flight hours|total time|sectors|flight deck|fly|instructor|ifr|captain|night vision|offshore flights|passengers|winch|hems',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'Helicopter pilots have both hands and both feet busy, which is when the radio asks for them.',
        'Hovering takes hours of practice at staying exactly where you were.',
      ],
      gentle: 'Offshore, onshore, lifting, night vision: rotary employers sort by task, so sort your hours in the same way.',
    },
    {
      says: 'skydive pilot|jump pilot|parachute dropping|dropping parachutists|skydive operations|skydiving operations',
      brutal: [
        'Drop-zone pilots land with nobody they took off with, and call it a good day.',
        "Climb for twenty minutes, open the door, and race your own passengers to the ground: that's jump flying.",
      ],
      gentle: 'Sorties a day and tailored short-field work are worth adding, as airlines like pilots who have flown tired engines gently.',
    },
    {
      says: 'crew control|crew scheduling|crew rostering|airport standby|home standby|standby duties|crew planning|crew pairing|crew tracking',
      brutal: [
        'A withheld number at ten past four in the morning is crew control. The whole profession knows it by thumb.',
        'Rosters are perfect on the first of the month, which is when the fog comes.',
      ],
      gentle: 'Roster stability is what crews feel and finance counts. If yours got better, lead with that figure.',
    },
    {
      says: 'flight time limitations|ftl|flight duty period|fdp|duty hours|fatigue risk management|frms|duty time limitations',
      brutal: [
        'Flight time limitations run to dozens of pages, so that a delay can break them by four minutes.',
        'FTL decides, to the minute, when a crew is tired. The crew had noticed.',
      ],
      gentle: "Knowing these rules well enough to plan by them is ops work. If others came to you with the hard cases, that's worth saying.",
    },
    {
      says: 'efb|electronic flight bag|jeppesen|foreflight|lido|flysmart|paperless cockpit',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        "The electronic flight bag replaced twenty kilos of charts with a tablet, and a charger that's still in the hotel.",
        'Paper charts could be folded wrong. Tablets save up their updates for the holding point.',
      ],
      gentle: 'Using an EFB is expected, and administering one is a job. If you rolled it out to a fleet, the number of crews is the headline.',
    },
    {
      says: 'atpl|frozen atpl|atpl theory|atpl exams|atpl ground|commercial pilot licence|commercial pilot license|cpl|airline transport pilot',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Pilot theory is a shelf of folders and one question bank, and only one of the two gets thumbed.',
        'A licence comes with hours, and the hours come with whoever will let you near an aeroplane.',
      ],
      gentle: "State which authority issued it and what's attached. Since the rules split, that's the first question on the form.",
    },
    {
      says: 'de-icing|deicing|anti-icing|holdover time|holdover times|de-ice|winter operations',
      near: 'aircraft|flight|flights|airport|ramp|runway|wing|wings|ground|airline|holdover|pilot|operations|fluid',
      brutal: [
        'Holdover time starts when the spray starts. So, by tradition, does the queue.',
        'De-icing fluid comes in orange and green, and after a winter so do the overalls.',
      ],
      gentle: 'Training provider and season are what the next ground contract checks. Two words would do.',
    },
    {
      says: 'turnaround times|aircraft turnaround|aircraft turnarounds|turnaround|turnarounds|quick turnaround',
      near: 'flight|flights|aircraft|airport|airline|departure|departures|minute|minutes',
      brutal: [
        'Everything in a turnaround happens at the same time, round a fuel truck parked where the stairs go.',
        'On a turnaround the cleaners, the bags and the fuel are all waiting for one another.',
      ],
      gentle: "Minutes planned against minutes taken: if yours beat the schedule, it's the sort of line an airline sums up a station by.",
    },
    {
      says: 'slot time|slot times|ctot|atfm|airport slots|slot management|slot coordination|eurocontrol',
      near: 'flight|flights|aircraft|slot|slots|airport|airline|ctot|eurocontrol|departure|departures|minute|minutes',
      brutal: [
        'A slot is calculated for a whole continent, to the minute, and missed over one pushchair.',
        'With a slot you board fast, taxi fast, and wait for your minute like everyone else.',
      ],
      gentle: 'On-time departures in per cent, and your part in them: an operations manager will ask, so get there first.',
    },
    {
      says: 'flight strip|flight strips|flight progress strips|electronic flight strips|strip marking|flight data assistant|flight data processing',
      brutal: [
        'Flight strips are how an airliner waits its turn: in a plastic holder, under another airliner.',
        'Controllers slide a strip across the desk, and three hundred people change altitude.',
      ],
      gentle: "Support roles in ATC lead to the training centre. If that's your aim, say it beside this line.",
    },
    {
      says: 'separation standards|aircraft separation|radar vectoring|vectoring|radar control|approach control|approach radar|area control|tower control|aerodrome control|ground movement control|sequencing|procedural control',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        "Three miles, a thousand feet and a very even voice: that's separation.",
        'Radar shows each flight as a dot with a label. The labels would all like to land first.',
      ],
      gentle: 'Give movements an hour at peak, and at which unit. Controllers compare themselves by that and nothing softer.',
    },
    {
      says: 'ojti|on-the-job training instructor|unit endorsement|unit endorsements|validation|validated|controller training|trainee controllers|atco training',
      near: 'atc|controller|controllers|unit|ojti|trainee|trainees|radar|tower|approach|air|sector|aerodrome',
      not: 'process validation|data validation|model validation|software',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'An instructor in ATC sits behind the trainee, holding the override and their breath.',
        "On-the-job training uses real aeroplanes. They're very good about it.",
      ],
      gentle:
        'Units short of controllers look for trainees taken to validation, out of how many started. If you know both numbers, they will read the line twice.',
    },
    {
      says: 'phraseology|readback|readbacks|radiotelephony|radio telephony|r/t|frtol|r/t procedures',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Phraseology cut every spare word from aviation, and “good day” got through.',
        '“Say again” is the politest way in the world of telling somebody they mumble.',
      ],
      gentle: 'ICAO language level and its expiry go here, because some employers filter on just that box.',
    },
    {
      says: 'bird control|bird scaring|wildlife hazard|wildlife control|wildlife management|runway inspection|runway inspections|bird strike|airfield inspections|airfield operations',
      brutal: [
        'Bird control plays distress calls from the roof of a car. The gulls know the car.',
        'A runway inspection is a drive down the best road in the county, looking for a bolt.',
      ],
      gentle: 'Strikes per ten thousand movements is a published figure. If it fell on your watch, you have your sentence.',
    },
    {
      says: 'airspace infringement|airspace infringements|controlled airspace|vfr traffic|airspace design|airspace management|airspace change|lower airspace radar',
      brutal: [
        'An infringement is a light aircraft, a sunny Sunday and a chart folded one page too early.',
        'Airspace is marked on the chart in magenta and in the sky by nothing at all.',
      ],
      gentle: "Outsiders can't see airspace, so one comparison makes it land. Add movements an hour, if you have the figure.",
    },
    {
      says: 'operations control|operations control centre|ops control|flight dispatch|aircraft dispatch|aircraft dispatcher|flight dispatcher|flight watch|disruption management|operations controller|flight following',
      around: 'flight|flights|airline|aircraft|aviation|airport|aeroplane|crew|captain|pilot|pilots|slots|turnaround|iata|delays',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: ["One thunderstorm, and the day's whole plan is dominoes.", 'Everyone who rings ops control opens with the words “slight problem”.'],
      gentle: 'Fleet size and daily sectors give scale. One recovery you steered, from fog to back on plan, gives proof.',
    },
    {
      says: 'load sheet|load sheets|loadsheet|loadsheets|weight and balance|load control|load planning|trim sheet',
      near: 'aircraft|flight|flights|load|balance|airline|trim|airport|passenger|cargo',
      brutal: [
        'A load sheet knows every bag to the kilo, and then uses a polite average for the people.',
        'Weight and balance: the numbers work until row 12 asks to sit in row 1.',
      ],
      gentle: "Types you're authorised to close a load sheet for: list them, because handlers pay by the list.",
    },
    {
      says: 'passage plan|passage plans|passage planning|voyage plan|voyage planning|voyage plans',
      brutal: [
        'Passage plans run berth to berth, waypoint by waypoint, until somebody rings about a different port.',
        'Every passage plan has the tides, the lights and the depths. The fishing boats file theirs separately.',
      ],
      gentle: "Hard water makes this line: straits, ice, rivers. Name the one you'd plan again tomorrow.",
    },
    {
      says: 'ecdis|electronic charts|chart correction|chart corrections|admiralty charts|notices to mariners|nautical publications|ecdis generic',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'ECDIS has an alarm for depth, an alarm for track, and an alarm for not looking at the alarms.',
        'Chart corrections were done with a fine pen and magenta ink, to move a wreck by two millimetres.',
      ],
      gentle: 'Type-specific approvals are what manning agents tick. List the makes, not just the generic course.',
    },
    {
      says: 'anchoring|anchor watch|anchorage|anchor operations|anchor work|anchor windlass',
      brutal: [
        'At anchor all the ships point the same way, like cows, and at three in the morning one of them is walking.',
        "The anchor's let go in a second, and takes a whole watch to get back with half the seabed.",
      ],
      gentle: 'Size of ship and state of the weather tell a superintendent how steady a hand it was. If either was out of the ordinary, put it in.',
    },
    {
      says: 'mooring|mooring operations|mooring stations|unmooring|berthing|mooring lines|heaving line|berthing and unberthing|mooring deck',
      brutal: [
        'The heaving line reaches the quay on the third throw. The first two are watched in silence.',
        "In mooring there's one place on deck you mustn't stand. It's painted, and it has the best view.",
      ],
      gentle: 'In charge fore or aft reads differently from handling lines. Terminals ask after snap-back training, so if you have it, keep it close by.',
    },
    {
      says: 'bridge watch|bridge watchkeeping|navigational watch|navigational watchkeeping|officer of the watch|oow|lookout|lookout duties|night watch|watchkeeping|watchkeeping duties',
      as: ['deed', 'skill', 'title', 'licence', 'study'],
      brutal: [
        "A bridge is kept dark all night for everyone's eyes. Then somebody opens the fridge.",
        'The four-to-eight gets the sunrise and the sunset, and never lets the other watches forget it.',
      ],
      gentle: 'Ship type, tonnage and trading area turn a watch into experience. Months of it, too, if you have the discharge book by you.',
    },
    {
      says: 'colregs|collision regulations|collision avoidance|arpa|rules of the road|irpcs',
      near: 'ship|vessel|vessels|bridge|radar|arpa|colregs|watch|navigation|navigational|sea|marine|traffic|deck|irpcs',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Power gives way to sail, and sail likes to mention it in every harbour mouth.',
        "The collision regulations cover every case, including the one where the other ship's watching television.",
      ],
      gentle: 'Dense traffic is the proof of collision rules. A strait or a port approach you handled it in, if there is one, needs only its name.',
    },
    {
      says: 'lashing|container lashing|cargo lashing|stowage plan|stowage planning|stowage|cargo planning|bay plan|cargo watch|cargo watches|cargo operations',
      not: 'air freight|air cargo|aircraft|airport|airline',
      around:
        'vessel|vessels|ship|ships|port|ports|container|containers|deck|sea|marine|lashing|stowage|bulk|tanker|chief officer|second officer|third officer|hold|holds|ro-ro|berth',
      brutal: [
        'The stowage plan works until a box for the first port turns up under one for the last.',
        'Lashing gear is for the storm in Biscay, and gets checked on the sunniest day in Cádiz.',
      ],
      gentle: 'Throughput per port call and cargo claims are the hard facts. Either would give this line a keel.',
    },
    {
      says: 'tank cleaning|crude oil washing|inert gas|ullage|ullages|vlcc|oil tanker|oil tankers|chemical tanker|chemical tankers|lng carrier|product tanker|tanker operations|cargo tanks',
      as: ['deed', 'skill', 'study', 'licence', 'employer'],
      brutal: [
        "A chemical tanker's tanks have to be cleaner than the galley, and a surveyor comes with a cloth to say so.",
        "Tanker crews light nothing, strike nothing and know exactly where everyone's phone is.",
      ],
      gentle: "Dangerous cargo endorsements open this market. Oil, chemical or gas, with level: that's what the form wants.",
    },
    {
      says: 'bulk carrier|bulk carriers|bulker|hold cleaning|hold inspection|hatch cover|hatch covers|grain clean|cargo holds|panamax|capesize|handymax',
      as: ['deed', 'skill', 'study', 'licence', 'employer'],
      brutal: [
        'Holds to grain standard: a space like a cathedral, and the inspector finds coal behind one frame.',
        'Bulkers carry coal one month and sugar the next, with a lot of brooms in between.',
      ],
      gentle: 'Cargoes carried and holds passed first time say how the ship was run. Print the ratio if it flatters you.',
    },
    {
      says: 'ro-ro|roro|ropax|ferry|ferries|car deck|car decks|vehicle deck|linkspan|passenger ferry',
      not: 'flight|flights|pilot|aircraft',
      as: ['deed', 'skill', 'employer', 'title'],
      brutal: [
        'The first car alarm goes off before the harbour wall, and plays all the way across.',
        "On a car deck everyone's an inch from the next mirror, and every handbrake is taken on trust.",
      ],
      gentle: 'Sailings a day and turnaround minutes show pace. A port manager thinks in those.',
    },
    {
      says: 'ballast|ballasting|ballast water|ballast water management|ballast operations|ballast control|de-ballasting|ballast water treatment',
      brutal: [
        'Ballast water is sea from one port, cleaned at great expense and given back to another.',
        'Ballast is the one cargo that nobody pays for and everybody counts.',
      ],
      gentle: "On a rig it's a control room, on a ship a deck officer's sum, and the tickets differ. Add your side of the word.",
    },
    {
      says: 'chipping and painting|chipping|deck maintenance|rust removal|painting decks|needle gun|scaling|derusting|greasing',
      near: 'deck|ship|vessel|painting|paint|rust|chipping|hull|sea|maintenance|winches',
      brutal: ["Chip and paint from stern to bow. By then the stern's ready for you.", 'On an old ship the needle gun finds out which parts were only paint.'],
      gentle: "Deckhands are judged on the deck. If an inspection praised its state, that's your reference.",
    },
    {
      says: 'port state control|psc inspection|psc inspections|psc|sire inspection|sire inspections|sire|vetting|vetting inspections|rightship|oil major inspections|flag state inspections',
      near: 'port|vessel|vessels|ship|inspection|inspections|sire|tanker|rightship|oil|deficiencies|marine|audit|audits|flag',
      brutal: [
        'Port state inspectors come up the gangway with a smile, a torch and a flight to catch.',
        "An inspector's first question is about the fire dampers. The second is about coffee.",
      ],
      gentle: 'Zero-deficiency inspections are the currency here. If you have a run of them, the two numbers, clean and total, say everything.',
    },
    {
      says: 'ism code|ism|safety management system|dpa|designated person ashore|ism audits|ism audit|internal auditor ism|sms manuals',
      near: 'ship|vessel|vessels|marine|ism|safety|fleet|audit|audits|dpa|ashore|maritime|company',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        "Since the ISM Code every ship is safer, and every master's cabin is smaller by a shelf of binders.",
        'A safety management system has a checklist for everything, including the review of checklists.',
      ],
      gentle: 'Give audits led, findings closed, days to close: a fleet manager would take these three over any adjective.',
    },
    {
      says: 'stcw|stcw 95|stcw basic safety|personal survival techniques|sea survival|basic safety training|stcw basic training|proficiency in survival craft',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'Sea survival is a warm pool, an orange suit, and an upside-down raft you climb on top of to fall under.',
        'In an immersion suit everybody looks like the same carrot.',
      ],
      gentle: 'Five-year refreshers catch people out. An expiry date next to it puts you ahead of the pile.',
    },
    {
      says: 'bosiet|huet|foet|minimum safety training|mist certificate|helicopter underwater escape|opito',
      not: 'defence|military',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'HUET is a helicopter cabin lowered into a pool and turned over, before lunch, for a certificate.',
        'Offshore survival training is the only course where the aircraft sinks on schedule.',
      ],
      gentle: 'In date means mobile tomorrow. So: date, provider and EBS type, all on this line.',
    },
    {
      says: 'bunkering|bunkers|bunker operations|fuel oil transfer|bunker delivery|bunker barge|bunker',
      near: 'ship|vessel|fuel|oil|marine|engine|barge|marpol|bunkering|tonnes|port|operations',
      brutal: [
        "Bunkering has its own cappuccino: it's air in the fuel, and you're paying for the froth.",
        'The barge says four hundred tonnes, the soundings say a bit less, and everyone smiles with a pencil.',
      ],
      gentle: "Zero spills over so many tonnes is a line any port understands. If that's your record, state the tonnes.",
    },
    {
      says: 'oil record book|marpol|oily water separator|ows|bilge|bilges|bilge water|marpol compliance|garbage record book',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'The oil record book is the one book on board that strangers in every port read to the last line.',
        "Fifteen parts per million: a ship's bilge water has to leave cleaner than most bath water.",
      ],
      gentle: 'Environmental compliance has become a career of its own ashore. If you signed for it, make that visible.',
    },
    {
      says: 'crew change|crew changes|joining vessel|sign on|signing on|crew management|manning|crewing',
      near: 'vessel|vessels|ship|ships|crew|marine|sea|offshore|officers|ratings|seafarers|fleet',
      brutal: [
        'A crew change is three flights, a taxi and a launch, to a ship that has just moved anchorage.',
        'Reliefs arrive on the fourteenth. Which month has never been part of the message.',
      ],
      gentle: 'Vessels, flags and changes a month show the size of the puzzle, and puzzle-solvers are wanted ashore.',
    },
    {
      says: 'isps|isps code|gangway watch|gangway|ship security officer|sso|port facility security|pfso|ship security plan',
      near: 'ship|vessel|port|security|gangway|isps|deck|facility|watch|officer',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        "At the gangway everyone signs in, and the agent's signature is one straight line.",
        'A gangway is at the right angle twice a day, for about a minute, whatever the tide.',
      ],
      gentle: 'Security level changes and drills are what port auditors look for. If you ran them, or kept the log of them, either can stand in the line.',
    },
    {
      says: 'tug|tugs|towage|tugboat|tug master|anchor handling|ahts|towing operations|harbour tug|harbour tugs',
      not: 'aircraft|pushback|glider|airport|hangar|ramp',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        "A tug shoves something two hundred times its size, and gets a wave if anyone's looking.",
        'On a tug all the engine is below, all the view is above, and all the crockery is plastic.',
      ],
      gentle: 'Bollard pull and propulsion type are the dialect. ASD, Voith or tractor: a towage firm reads it first.',
    },
    {
      says: 'pilotage|harbour pilot|marine pilot|pilot ladder|pilot boarding|pec|pilotage exemption|pilotage exemption certificate|pilot launch|pilot boat',
      as: ['deed', 'skill', 'licence', 'title', 'study'],
      brutal: [
        'The expert arrives up a rope ladder, on the outside of a moving ship, carrying a laptop.',
        'A pilot comes aboard, asks for a heading and a coffee, and gets them in the other order.',
      ],
      gentle: 'Give draught, length and the number of acts: ports weigh a pilotage record by these.',
    },
    {
      says: 'dynamic positioning|dpo|dp operator|dp2|dp3|dp unlimited|dp watchkeeping|dp induction|dp logbook',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'Dynamic positioning is six thrusters and three computers flat out, in order to go nowhere.',
        "On DP the whole bridge watches one green dot, and it's a good shift if the dot is dull.",
      ],
      gentle: 'DP hours and the class of vessel decide the day rate. Give them beside the certificate.',
    },
    {
      says: 'tender driving|tender operations|driving tenders|tender driver|water toys|watersports guests|jet skis|guest toys',
      near: 'yacht|yachts|guest|guests|tender|tenders|deck|charter|boat|boats|toys',
      brutal: [
        'A good tender run gets everyone ashore dry, including the one in the white linen.',
        'Guests call it a jet ski. The crew calls it lunch break, over there, in circles.',
      ],
      gentle: 'Captains insure by the ticket and the metres of tender. If both stand beside the driving, a yacht knows what it may lend you.',
    },
    {
      says: 'teak|washdown|washdowns|boat washdown|chamois|exterior detailing|varnish|varnishing|brightwork',
      near: 'yacht|yachts|deck|deckhand|guest|guests|tender|tenders|boat|boats|vessel|teak|exterior|charter',
      brutal: [
        'Every drop on a yacht has to be dried before the sun dries it for you, in spots.',
        'Teak is scrubbed across the grain, barefoot, and then somebody opens a bottle of red.',
      ],
      gentle: 'Captains hire by yacht length and season type. Metres, and charter or private: two facts that place you at once.',
    },
    {
      says: 'main engine|main engines|two-stroke|slow speed diesel|slow-speed diesel|medium speed diesel|unit overhaul|piston overhaul|engine overhauls|wartsila|wärtsilä|man b&w',
      not: 'rocket|aircraft|electric propulsion research|space|yacht|tug|fishing|high speed|high-speed|mtu|caterpillar|outboard|superyacht|turbofan',
      around:
        'ship|ships|vessel|vessels|marine|sea|engine room|chief engineer|second engineer|third engineer|fourth engineer|superintendent|tanker|tankers|container|bulk carrier|seagoing|merchant|shipping|class|dry dock',
      brutal: [
        "In a slow-speed diesel the piston's bigger than the engineer, and the spanner comes on a crane.",
        "You can stand up inside a ship's engine, and sooner or later you have to.",
      ],
      gentle: 'Make, model and kilowatts: superintendents fill berths by engine. Add the overhauls you did.',
    },
    {
      says: 'purifier|purifiers|fuel separator|fuel oil purifier|lube oil purifier|centrifugal separator',
      brutal: [
        'Purifiers overflow at the change of the watch. Whose watch is then discussed.',
        "Purifiers hum along for weeks, and wait until you've sat down.",
      ],
      gentle: 'Auxiliaries are where third engineers earn their name. If one of yours ran better afterwards, overhaul hours or leaks saved will prove it.',
    },
    {
      says: 'unmanned machinery space|ums|engine control room|ecr|engine room watch|engine room watches|engine room watchkeeping|eoow|alarm monitoring system|machinery space',
      near: 'engine|machinery|alarm|watch|watches|vessel|ship|ums|ecr|eoow|duty|room',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'An unmanned engine room means the alarm panel comes to bed with you.',
        'The engine control room is the coolest place on the ship, and the only cool place within four decks.',
      ],
      gentle: 'Watch in charge or assisting is what the ticket depends on. State the kilowatts you were responsible for.',
    },
    {
      says: 'diesel generator|diesel generators|auxiliary engine|auxiliary engines|blackout|blackout recovery|emergency generator|switchboard|switchboards|power management system|high voltage switchboard',
      not: 'wind|substation|power station|building|data centre|data center|aircraft',
      brutal: ['In an engine room silence is the alarm.', 'Blackout recovery is done from memory, in the dark, with the bridge on the phone.'],
      gentle: "Running hours between failures would show how they were kept. It's in the planned maintenance record.",
    },
    {
      says: 'requisition|requisitions|spare parts|spares|spares inventory|critical spares|amos|star ips|ordering spares|planned maintenance system',
      near: 'vessel|vessels|ship|ships|marine|amos|machinery|engine room|superintendent',
      not: 'aircraft|airline',
      brutal: [
        'A requisition leaves the ship as a part number and comes back as something very like it.',
        'Critical spares are on the list, on the shelf, and under all the other spares.',
      ],
      gentle: 'System and budget, please. Keeping stock honest at sea is a purchasing skill that offices ashore pay for.',
    },
    {
      says: 'dry dock|drydock|dry docking|dry-docking|dry docks|drydocking|docking period|shipyard|shipyard repairs|refit|docking specification',
      not: 'aircraft|cabin',
      as: ['deed', 'skill', 'employer'],
      brutal: [
        'A dry dock estimate is for what could be seen from the water.',
        'In dry dock a ship is all bottom, and everyone who knows her walks round it with their head tilted.',
      ],
      gentle: "Give days and budget, planned against actual. Those four figures are a superintendent's whole interview.",
    },
    {
      says: "class survey|class surveys|classification society|class society|lloyd's register|special survey|condition of class|annual survey|annual surveys|bureau veritas|dnv|class surveyor",
      brutal: [
        'A class surveyor brings a torch, a hammer and a condition of class.',
        'Surveyors go straight to the one space you painted last week, and ask why.',
      ],
      gentle: 'Surveys passed without conditions are the quiet proof of a good ship. Count them if you can.',
    },
    {
      says: 'noon report|noon reports|charter party|charterparty|laytime|off-hire|off hire|statement of facts|charterer|charterers|weather routing|notice of readiness',
      brutal: [
        'A noon report gives position, speed and a wind just strong enough to explain the speed.',
        'Charter parties are signed in a day, and read in full for the first time by the lawyers.',
      ],
      gentle: 'Commercial awareness is rare in sea staff. A claim avoided or a day saved would prove you have it.',
    },
    {
      says: 'deck cadet|engine cadet|engineering cadet|cadetship|training record book|deck cadets|cadet training|cadets',
      near: 'deck|engine|engineering|ship|ships|vessel|vessels|sea|bridge|marine|merchant|cadetship|nautical|record book',
      not: 'air cadet|sea cadet|army cadet|police cadet|pilot|airline|flight|flying|aircraft',
      as: ['deed', 'skill', 'study', 'title'],
      brutal: [
        'Cadets learn navigation in the evenings. The days are paint.',
        "A training record book has hundreds of boxes, and a chief officer who's asleep when you need a signature.",
      ],
      gentle: 'Sea time and ship types are the whole story at this stage. If you trained cadets, tell how many got their ticket.',
    },
    {
      says: 'sextant|celestial navigation|star sights|astro navigation|astronavigation|celestial fix',
      brutal: [
        "A sextant finds your position to within a mile, beside three receivers that know which side of the table you're on.",
        'Star sights need a clear sky, a sharp horizon and ten minutes when neither of them is leaving.',
      ],
      gentle: "It's charming, and examiners still ask for it. Put it below the electronic tickets, and keep it.",
    },
    {
      says: 'fire and boat drill|lifeboat drill|lifeboat drills|abandon ship drill|abandon ship drills|enclosed space rescue|fire drill|fire drills|emergency drills|safety drills|muster drills|onboard drills|shipboard drills',
      near: 'ship|vessel|crew|sea|onboard|board|lifeboat|muster|abandon|deck|offshore|marine|enclosed',
      brutal: [
        "The drill fire is in the paint locker. It's been in the paint locker since sail.",
        'Drills are at half past ten, in a flat calm, with every alarm politely announced beforehand.',
      ],
      gentle: "Planning drills that people learn from is a rank's worth of work. One you changed, and why, would show it.",
    },
    {
      says: 'inclining experiment|damage stability|intact stability|stability booklet|maxsurf|napa|ghs|hydrostatics|orca3d|stability analysis|stability calculations',
      near: 'ship|vessel|vessels|hull|marine|naval|stability|maxsurf|napa|yacht|hydrostatics|boat',
      as: ['deed', 'skill', 'study'],
      brutal: [
        'An inclining experiment moves weights across the deck and asks everyone else to stand still, the owner included.',
        'Damage stability asks what happens if the sea comes in here. Then here. Then both.',
      ],
      gentle:
        "Class correspondence is short when the sums were good. The rules, the ship sizes, and “approved first time” if it was, make this an expert's line.",
    },
    {
      says: 'general arrangement|general arrangements|lines plan|hull form|hull design|hull structure|structural drawings|ship design|yacht design|vessel design|ga drawings',
      near: 'ship|vessel|vessels|hull|yacht|marine|naval|boat|ferry|lines|rhino|class',
      brutal: [
        'On the general arrangement the owner wants a longer saloon, and the sea would like its bow back.',
        "A lines plan is three views of one curve, and they've agreed with each other at least once.",
      ],
      gentle: 'Length, type and whether she was built: a design afloat beats a shelf of renders.',
    },
    {
      says: 'weight estimate|weight estimates|weight control|lightship|lightship weight|weight report|lightship survey',
      brutal: [
        'Ship weight estimates travel in one direction, with a margin that was there this morning.',
        'Lightship weight is the ship with nobody and nothing aboard, apart from everything the yard forgot.',
      ],
      gentle: "Estimate against weighed, in per cent: if you were close, that's the boldest figure a naval architect can print.",
    },
    {
      says: "sea trial|sea trials|speed trial|speed trials|builder's trials|acceptance trials",
      brutal: [
        "On sea trials the yard hopes, the owner writes, and the galley isn't connected.",
        'Full astern on a sea trial finds every loose cup in the ship.',
      ],
      gentle: 'Predicted speed against measured speed. Two numbers, one line, and the reader trusts your sums.',
    },
    {
      says: 'model test|model tests|towing tank|tank testing|tank tests|resistance and propulsion|seakeeping',
      near: 'hull|ship|ships|vessel|model|tank|naval|yacht|marine|seakeeping',
      brutal: ['A towing tank is a very long bath with a very serious toy.', 'In the tank the waves come when you press the button. It spoils you for ships.'],
      gentle: 'A tank test is judged by the ship that followed. If full scale agreed with your model, the correlation may go in as one number.',
    },
    {
      says: 'line maintenance|transit check|transit checks|a-check|a-checks|ramp check|overnight check|overnight checks|turnaround checks',
      near: 'aircraft|airline|line|a320|737|ramp|hangar|apron|b1|transit|overnight|fleet|flight',
      brutal: [
        'Line maintenance is done at night, in the wind, by head torch, so that at six it looks as if nothing happened.',
        'On the line you have the manual, the rain and the captain asking how long.',
      ],
      gentle: 'Give types, approvals and station. If departures left on time out of your hands, the dispatch reliability says it for you.',
    },
    {
      says: 'base maintenance|c check|c-check|c checks|c-checks|heavy maintenance|d check|heavy check|hangar maintenance|heavy checks',
      near: 'aircraft|airline|base|heavy|hangar|a320|737|fleet|airframe|check|checks|mro',
      brutal: [
        "Under the floor of any airliner there's a layer of pens, coins and one earring.",
        'In a heavy check the aircraft comes apart in days, and takes a good deal longer to remember how it went.',
      ],
      gentle: "Zones and task type tell a hangar where you'd go on day one. Name the ones you'd lead.",
    },
    {
      says: 'tech log|technical log|aircraft technical log|minimum equipment list|mel|deferred defects|deferred defect|defect rectification|rectification of defects|rectifying defects|troubleshooting aircraft',
      near: 'aircraft|tech|technical|log|mel|defect|defects|airline|flight|line|pilot|minimum',
      brutal: [
        "Pilots write “intermittent”. Engineers write “could not reproduce, tested serviceable”. It's a long correspondence.",
        "Whatever the tech log says it did at altitude, on the ground it's as good as gold.",
      ],
      gentle: 'Repeat defects are what an airline counts. One that came back until you found it is the story to tell.',
    },
    {
      says: 'safety wire|lockwire|lockwiring|locking wire|safety wiring|wire locking',
      not: 'concrete|building',
      as: ['deed', 'skill', 'study', 'title'],
      brutal: [
        'Lockwire is twisted tight, turned the right way, and proved sharp by the nearest thumb.',
        'There are two ways to twist lockwire, and the inspector likes the other one.',
      ],
      gentle: "It's hand skill, and hand skill is tested at trade tests. If you've trained apprentices in it, that's the better line.",
    },
    {
      says: 'riveting|solid rivets|sheet metal repair|sheet metal repairs|structural repair|structural repairs|airframe fitter|aircraft structures|skin repairs',
      not: 'concrete|building|bridge|ship|hull|vessel|offshore|yacht|platform|steel',
      around:
        'aircraft|airframe|aeroplane|airline|hangar|aviation|easa|faa|fuselage|helicopter|jet|squadron|boeing|airbus|licensed engineer|part 145|part-145|airworthiness|wing|a&p|caa|rivet|rivets|sheet metal|skin|composite',
      as: ['deed', 'skill', 'study', 'title'],
      brutal: [
        "Bucking a rivet takes two people who can't see each other and have to agree.",
        "Structural repairs have more rivets in them than what they're repairing, and somebody has measured every one.",
      ],
      gentle: 'Structures people are scarce, and the material decides which hangar rings. Add aluminium, composite or both.',
    },
    {
      says: 'tool control|shadow board|shadow boards|lost tool|tool accountability|tool check|tool checks',
      around:
        'aircraft|airframe|aeroplane|airline|hangar|aviation|easa|faa|fuselage|helicopter|jet|squadron|boeing|airbus|licensed engineer|part 145|part-145|airworthiness|wing|a&p|caa|flight|foreign object|fod|line maintenance',
      brutal: [
        'One empty outline on the shadow board, and a hundred million dollars of aeroplane stays where it is.',
        "At the end of a shift everybody's quiet while somebody counts sockets.",
      ],
      gentle: "It sounds humble, and it's what auditors ask first. If you ran the tool store, give its size.",
    },
    {
      says: 'engine change|engine changes|engine run|engine runs|ground run|ground runs|engine ground runs|cfm56|v2500|pt6|engine overhaul',
      near: 'aircraft|engine|engines|turbine|airline|hangar|jet|helicopter|pt6|cfm56',
      not: 'marine|ship|vessel|two-stroke|diesel|wartsila|wärtsilä|man b&w|tanker',
      brutal: [
        'Engine runs at midnight are maintenance at one end and a letter from the village at the other.',
        "After an engine change somebody goes round with a light, looking for the one thing that isn't there.",
      ],
      gentle: 'Give engine type and run authorisation: hangars pick by those two, so keep them together.',
    },
    {
      says: 'borescope|boroscope|borescope inspection|borescope inspections|boroscope inspections',
      not: 'marine|diesel|ship|vessel|welding|pipe',
      around:
        'aircraft|airframe|aeroplane|airline|hangar|aviation|easa|faa|fuselage|helicopter|jet|squadron|boeing|airbus|licensed engineer|part 145|part-145|airworthiness|wing|a&p|caa|jet engine|cfm|cfm56|rolls-royce|pratt|pt6|turbofan',
      brutal: [
        "A borescope looks round a corner inside a jet engine. Whoever's holding it is the same shape.",
        "Borescope pictures look like the moon, and somebody has to say which crater's new.",
      ],
      gentle: "It's a separate approval, so state that you hold it, and on which engines.",
    },
    {
      says: 'airworthiness directive|airworthiness directives|service bulletin|service bulletins|camo|continuing airworthiness|part m|ad compliance|airworthiness review|modification embodiment',
      around:
        'aircraft|airframe|aeroplane|airline|hangar|aviation|easa|faa|fuselage|helicopter|jet|squadron|boeing|airbus|licensed engineer|part 145|part-145|airworthiness|wing|a&p|caa|maintenance programme|mro|camo|part m',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        "An airworthiness directive allows thirty days, and needs a part that's made in forty.",
        "Continuing airworthiness is keeping one aeroplane up with a lorry's weight of paper.",
      ],
      gentle: 'Fleet size and findings at the last audit are how this office is judged. Both would fit in half a line.',
    },
    {
      says: 'avionics|avionic systems|avionics technician|b2 licence|b2 license|pitot|pitot static|aircraft wiring|wiring diagrams|fly-by-wire|autopilot systems',
      near: 'aircraft|avionics|avionic|b2|flight|airline|pitot|helicopter|airframe|radar|systems',
      as: ['deed', 'skill', 'study', 'licence', 'title'],
      brutal: [
        'Avionics faults move with the box, stay with the wire, or go when you open the panel.',
        'Aircraft wiring is miles of identical white wire, with a number on it too small to read twice.',
      ],
      gentle: 'Box-swappers are easy to find; fault-finders get the better pay. One fault traced to a pin, if you have it, settles which you are.',
    },
    {
      says: 'release to service|certificate of release to service|crs|certifying staff|certifying engineer|certifying technician|licensed aircraft engineer|authorisation holder|duplicate inspection|independent inspection|independent inspections',
      near: 'aircraft|crs|release|licensed|certifying|b1|b2|inspection|inspections|airline|maintenance|part',
      as: ['deed', 'skill', 'licence', 'title'],
      brutal: [
        'A release to service is one signature with an airliner hanging off it.',
        'Duplicate inspection: two people look at one nut, and both of them touch it.',
      ],
      gentle: "Company authorisations and types go in a short list here. It's the first thing a maintenance manager counts.",
    },
    {
      says: 'fuel tank entry|aircraft fuel tank|fuel leak|fuel leaks|fuel tank sealing|tank sealing|sealant|sealants|composite repair|composite repairs|confined space fuel',
      near: 'aircraft|tank|tanks|fuel|wing|composite|airframe|sealant|structures|panels',
      brutal: [
        'Aircraft sealant holds the seam for a while and the overalls for ever.',
        'The way into a wing is a hole the size of a dinner plate, and the torch goes in first.',
      ],
      gentle: "Entry training, attendants and gas tests: tanks are a permit world. If you planned them, it's a supervisor's line.",
    },
    {
      says: 'cabin defects|cabin maintenance|seat repair|seat repairs|in-flight entertainment|ife|cabin interiors|aircraft interiors|galley repairs|cabin mechanic|cabin refurbishment',
      brutal: [
        "Half of all cabin defects are a seat that won't recline. The rest are a seat that will.",
        'Cabin work means finding what blocks the toilet, and nobody on board has ever owned it.',
      ],
      gentle: 'Passengers see this work and no other. Seats or cabins per night would show the pace.',
    },
    {
      says: 'aog|aircraft on ground|aog support|aog recovery|aog desk|aog team',
      brutal: ['AOG is the code under which a washer gets its own taxi.', 'With an aircraft on ground, three continents are awake over one seal.'],
      gentle: 'Hours to get her flying is the only measure here. Your best one, with the place, is an anecdote and a figure in one.',
    },
    {
      says: 'tripping pipe|tripping|drill floor|drill pipe|pipe handling|roughneck|roustabout|derrickman|floorhand|making connections|iron roughneck|derrickhand',
      near: 'drill|rig|pipe|offshore|oil|well|floor|drilling|roughneck|roustabout|derrickman|crew|derrick',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'Miles of pipe come out, one stand at a time, to change the bit. Then the miles go back.',
        "On the drill floor everything's heavy, wet and moving, and has somebody's initials in grease on it.",
      ],
      gentle: "Rig type and connection times place you in a crew at once. Add the operator's name, as they know each other.",
    },
    {
      says: 'drilling mud|drilling fluids|drilling fluid|mud pumps|mud pump|shale shaker|shale shakers|mud mixing|mixing mud|mud engineer|mud logging|mud pits',
      as: ['deed', 'skill', 'title', 'study'],
      brutal: [
        "Drilling mud isn't mud. It has a recipe, an engineer and a price, and it gets everywhere mud does.",
        "The shale shaker shows what's down there, by the bucket, and never stops for a chat.",
      ],
      gentle: 'Give oil-based or water-based, with volumes and losses. The mud bill is large, and whoever cut it gets hired.',
    },
    {
      says: 'offshore rotation|2 on 3 off|3 on 3 off|two weeks on|2 weeks on|28/28|14/14|21/21|3/3 rotation|2/2 rotation|hitch|rotational work|offshore rotations|rotational',
      near: 'offshore|weeks|rig|platform|vessel|drilling|oil|hitch',
      not: 'pilot|airline|aircraft|land rig',
      around:
        'offshore|rig|rigs|platform|vessel|vessels|drill|drilling|subsea|barge|fpso|ship|wells|jack-up|semi-submersible|drillship|oil|roustabout|deck|roughneck',
      brutal: [
        "Offshore it's steak on Saturday and somebody else's laundry. Then home, where the bins have a day.",
        "Rotation is weeks of knowing what time it is only from what's for dinner.",
      ],
      gentle: "State the rotation you'd accept. Add planners fill the sheet by that, and yours.",
    },
    {
      says: 'well control|iwcf|iadc wellsharp|wellsharp|blowout preventer|bop|bop testing|kick drills|kill sheet',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        "In the simulator the well kicks on time, the class fills in the kill sheet, and it's all due again before anyone has forgotten the room.",
        'Blowout preventers are the size of a house, and the best thing one can do is nothing.',
      ],
      gentle: "Level and expiry, first. A driller's ticket out of date is just paper, and the crewing desk checks.",
    },
    {
      says: 'supply boat|supply boats|boat offloading|backloading|back loading|offshore crane operations|cargo carrying units|lifting operations offshore|offshore lifting|offloading supply vessels',
      near: 'offshore|supply|deck|crane|vessel|rig|platform|boat|lifting|backloading',
      brutal: [
        "When the supply boat comes, one container gets everybody's full attention. It's the food.",
        "Offshore lifting means hooking a box on a deck that's going up while the hook comes down.",
      ],
      gentle: 'Banksman, slinger or crane stage: lifting audits ask for just that. If you hold one, its date beside it saves the question.',
    },
    {
      says: 'helideck|heli-deck|hlo|helideck assistant|helicopter landing officer|helideck crew|heli admin',
      as: ['deed', 'skill', 'title', 'licence', 'study'],
      brutal: [
        'Helideck crew chock it, fuel it, unload it, and hold on to everything with a brim.',
        'The safety video plays before every flight, and the whole platform can say it with the actor.',
      ],
      gentle: "HLO or assistant, and the fire team part too: it's a combined role that small platforms pay for.",
    },
    {
      says: 'observation card|observation cards|stop card|stop cards|safety observation|safety observations|hazard observation cards|stop work authority|time out for safety',
      near: 'offshore|rig|safety|vessel|platform|card|cards|stop|crew|deck|observation',
      brutal: [
        "One card a week is the target, so there's a handrail that's been reported since spring.",
        "Anybody may stop the job. After they have, it's very quiet and everyone finds something to coil.",
      ],
      gentle: 'One card that changed a guard, a route or a habit is worth more than the hundred others. If yours did, name the change.',
    },
    {
      says: 'quay crane|quay cranes|ship-to-shore|ship to shore crane|ship-to-shore crane|sts crane|sts cranes|container crane|rtg crane|straddle carrier|straddle carriers',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        'From up there a forty-foot container is a matchbox, and you still have to hit four corners.',
        'Up in a container crane the whole shift is spent looking down between your own boots or over your shoulder.',
      ],
      gentle: "Moves an hour is the world's measure for it. Put yours with the crane type.",
    },
    {
      says: 'stevedore|stevedoring|longshoreman|longshore|dock worker|docker|hatch gang|discharging vessels|loading and discharging|vessel discharge|stevedores|break bulk',
      not: 'kubernetes|container image|compose',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'Ships come in at night, at the weekend, in rain. Stevedores have heard of other kinds.',
        'Break bulk is cargo in every shape except the shape of the hold.',
      ],
      gentle: "Cargoes, gang size and tonnes a shift: that's a stevedore's whole record in one line.",
    },
    {
      says: 'berth planning|berth allocation|harbour master|harbourmaster|port operations|berth|berths|vessel traffic services|vts|port control|harbour authority',
      near: 'port|harbour|vessel|vessels|berth|berths|ship|ships|marine|vts|terminal|traffic',
      as: ['deed', 'skill', 'title', 'licence', 'study'],
      brutal: ["Berth planning would be easy if ships didn't all arrive on Tuesday.", 'Harbour notices are read by gulls and ignored by yacht clubs.'],
      gentle: 'Calls a year, and waiting time before and after you. Ports sell minutes, so print the minutes.',
    },
    {
      says: 'marina|marinas|marina operations|marina manager|berth holders|visitor berths',
      brutal: [
        "At night a marina is the sound of other people's halyards.",
        "Marina berths come with water, power and a close view of the neighbour's fenders.",
      ],
      gentle: 'Occupancy and berth-holder renewals tell an owner how a marina is run. If either rose with you, it goes before the duties.',
    },
    {
      says: 'boatyard|boat yard|travel hoist|boat lift|boat lifts|boat hoist|antifouling|antifoul|pressure washing hulls|winterising',
      brutal: [
        "Once a year the hoist shows a boat's owner what's been living with them rent-free.",
        "Antifouling goes on the hull, the gloves, and whatever you'd meant to wear tomorrow.",
      ],
      gentle: 'Lifts a season and the heaviest boat moved. Say at which yard.',
    },
    {
      says: 'fibreglass|fiberglass|grp|gelcoat|gel coat|laminating|osmosis|boat building|boatbuilding|shipwright|boat repair|boat repairs',
      not: 'reverse osmosis|wooden|wood|timber|oak|traditional|document|documents|pouch|aircraft|pipe|pipes|tank',
      around: 'boat|boats|hull|hulls|yacht|yachts|marine|shipyard|boatyard|vessel|vessels|dinghy|sailing|marina|sail|rib|narrowboat',
      as: ['deed', 'skill', 'study', 'title'],
      brutal: [
        'With fibreglass you wet out the mat, roll out the air, and itch for a week.',
        "“Boat” is short for Break Out Another Thousand, and it's the owners who say so.",
      ],
      gentle: 'Give hulls, lengths and your favourite joint. Yards hire by what you can show, so a link to pictures fits.',
    },
  ],
  driving: [
    {
      says: 'timing point|timing points|headway|service regulation|running early|early running|regulating the service|on-time running',
      near: 'bus|buses|service|route|tram|driver|passengers|stop|stops|headway|running',
      brutal: [
        "Late, a bus gets looks. Early, it waits at the timing point, and the whole deck stares at the back of the driver's head.",
        'Keeping the headway means leaving exactly when somebody starts running for it.',
      ],
      gentle: 'Punctuality by route is logged to the second. If your board was above the garage average, the number exists.',
    },
    {
      says: 'school run|school runs|school bus|school transport|home to school|home-to-school|school contract|school contracts|school route|school routes',
      not: 'sen|send|special needs|disability|disabilities|disabled|wheelchair|vulnerable|escort',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        'On the morning run the back row is held by rank.',
        "The noise on board is ten times what it was at the depot, and it's about who's sitting where.",
      ],
      gentle: 'Councils look for checks and a steady record. Years on the same run would answer both.',
    },
    {
      says: 'coach tour|coach tours|coach trip|coach trips|coach touring|coach excursions|day trips|coach driver|tour coach|coach hire',
      not: 'sports|football|life coach|coaching',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'Back at the coach by half past four, says the driver. Forty-seven heard half past, and two heard gift shop.',
        'Coach parking is wherever the map says coaches and the sign says no coaches.',
      ],
      gentle: "Names of operators and countries driven do the work here. Add a passenger's letter, if one came.",
    },
    {
      says: 'bus wash|vehicle wash|washing vehicles|washed vehicles|vehicle cleaning|cleaning vehicle|cleaning the vehicle|cab cleaning|cleaning the cab|vehicle cleanliness|clean vehicle',
      brutal: [
        'The wash does the part the public looks at. The part they touch is done with a cloth.',
        "A cab swept out on Friday is Monday's proof that somebody else had it at the weekend.",
      ],
      gentle: "Sounds small, but hirers see the vehicle before the driver. A customer's remark about it would be a nice touch.",
    },
    {
      says: 'eco driving|eco-driving|fuel efficiency|fuel economy|fuel efficient|fuel-efficient|mpg|safed|fuel consumption|fuel saving',
      brutal: [
        "Hang a fuel league table on the canteen wall, and it's read like the football.",
        'The right foot has a score, the score has a graph, and the graph has a meeting.',
      ],
      gentle: "Litres saved are money a fleet manager can count. If your figure stood above the depot's, print the two side by side.",
    },
    {
      says: 'dashcam|dashcams|dash cam|dash cams|driver-facing camera|driver facing camera|driver score|driver scores|driver behaviour|lytx|microlise|in-cab camera',
      brutal: [
        'The forward camera remembers the other car. The one facing the driver remembers the singing.',
        'Driver scores take off points for the braking, and never see the pheasant.',
      ],
      gentle: 'Scores are kept by week. If yours were in the top band, name the system and the band.',
    },
    {
      says: 'tipper|tippers|tipper driver|tipper work|bulk tipper|grab lorry|grab wagon|muck away|muckaway|walking floor|aggregates',
      not: 'grain|feed|malt|woodchip|recyclate|silage',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'Wet clay goes into a tipper as a load, and comes out as two thirds of one.',
        'Tipper drivers know every quarry in the county, and every café on the way back from it.',
      ],
      gentle: "Loads a day, site and road: that's the tipper CV. Add CSCS if the card's in your wallet.",
    },
    {
      says: 'concrete mixer|mixer driver|ready mix|readymix|ready-mix|cement mixer|mixer truck|mixer lorry|concrete truck',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'A concrete mixer is the only lorry whose load has its own deadline.',
        "The site isn't ready, the road's up, and the drum keeps turning: that's ready-mix.",
      ],
      gentle: 'Washout, slump and site manners are what plants hire for. Loads a day would round it off.',
    },
    {
      says: 'tanker|tankers|tanker driver|fuel tanker|petrol tanker|milk tanker|tanker driving|petroleum driver passport|bulk liquids|pdp',
      not: 'oil tanker ship|vessel|ship|vlcc|personal development|powder|flour|cement|gas|lpg',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: ['Half a tank of liquid brakes a second after the driver does.', 'Tanker drivers take roundabouts as if the soup were on the passenger seat.'],
      gentle: 'Product and ticket: fuel, gas, milk or powder each have their own employers. Lead with yours.',
    },
    {
      says: 'car transporter|car transporters|vehicle transporter|car carrier|auto hauler|transporter driver',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        "The first car on is the last one off, and it's the one over the cab, and it's the one that's wanted.",
        'A transporter driver parks eleven cars all day and never once in a space.',
      ],
      gentle: 'Damage rate per thousand cars is the whole profession in one figure. If yours is low, print it.',
    },
    {
      says: 'trade plates|trade plate|plate driver|trade plate driver|vehicle collection and delivery|driveaway|drive away',
      near: 'plate|plates|vehicle|vehicles|driver|delivery|car|cars|driveaway',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "Out in somebody's new car, home on the bus with two red plates under your arm: that's trade plates.",
        'Plate drivers have driven everything, once, as far as Doncaster.',
      ],
      gentle: 'Every gearbox, every make, no damage: insurers care about that last part. Miles a year would help.',
    },
    {
      says: 'flatbed|flat bed|tarping|tarps|load bars|chains and binders|step deck|stepdeck|conestoga',
      near: 'load|loads|truck|trailer|driver|haul|hauled|securement|freight|tarping|chains|cdl',
      brutal: [
        'Tarping is forty feet of canvas, a ladder and the first wind of the day.',
        'On a flatbed everybody on the interstate can see how well you fold.',
      ],
      gentle: 'Commodities matter: steel, lumber and machinery each pay differently. List yours and the heaviest.',
    },
    {
      says: 'weigh station|weigh stations|dot inspection|dot inspections|dot compliance|roadside inspection|roadside inspections|dvsa|dvsa stop|scale house|level 1 inspection',
      not: 'mot|driving test|driving instructor|adi|approved|registered|standards check|theory|grade',
      brutal: [
        'A roadside inspection starts with “good morning” and a torch under the trailer.',
        'Nobody has ever been waved into an inspection on a day with time to spare.',
      ],
      gentle: 'Clean inspections are on record. If you have several in a row, the number and the years are the reference a haulier checks first.',
    },
    {
      says: 'drop and hook|live unload|live load|lumper|bill of lading|bills of lading|detention time|dock door|dock appointments',
      near: 'driver|truck|load|loads|trailer|freight|dock|delivery|deliveries|lumper|hook|drop',
      brutal: [
        'Drop and hook takes twenty minutes. A live unload takes the book you brought.',
        'A dock light has two colours, and one of them you only hear about.',
      ],
      gentle: 'Shippers rate carriers by arrival and paperwork. If yours were clean, on-time per cent goes here.',
    },
    {
      says: 'load board|load boards|dat|owner operator|owner-operator|freight broker|freight brokers|truckstop',
      near: 'load|loads|freight|truck|owner|broker|brokers|haul|lease|trucking|operator',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'The load board pays best to places that nothing ever comes back from.',
        'An owner-operator is the driver, the boss, the complaints department and the one asleep at the truck stop.',
      ],
      gentle: 'Running your own truck is running a company. Add revenue miles and years without a claim.',
    },
    {
      says: 'timed delivery|timed deliveries|booked delivery|booked deliveries|booking-in|booking in|booking reference|rdc delivery|rdc deliveries|timed slots',
      near: 'delivery|deliveries|driver|rdc|slot|slots|depot|timed|warehouse|load|loads|goods',
      brutal: [
        'Booked in at six, tipped at twenty to ten, and the sheet has it down as on time.',
        'At the window they want the booking reference, the seal number, and you in a hairnet.',
      ],
      gentle: "Each depot has its rules, and a planner likes a driver who won't be turned away. If you know certain RDCs, their names are worth the space.",
    },
    {
      says: 'store deliveries|store delivery|shop deliveries|supermarket deliveries|delivering to stores|cage deliveries|caged deliveries|deliveries to stores',
      brutal: [
        "Into the yard backwards, down the ramp, past the bins, and the shop's only key has gone on break.",
        "Every cage has one wheel that doesn't turn, and it's the one on the uphill side.",
      ],
      gentle: 'Stores a shift and cages per store show the sweat. A store manager who rings your depot to ask for you is a reference.',
    },
    {
      says: 'ocado|tesco delivery|home shopping|online shopping delivery|supermarket home delivery|customer delivery driver|grocery deliveries|online grocery|grocery delivery driver|delivering groceries|delivered groceries',
      not: 'warehouse|hgv|class 1|class 2|lgv',
      as: ['deed', 'skill', 'title', 'employer'],
      brutal: [
        "A substitution gets discussed on the doorstep, with the one person who didn't pick it.",
        "Eleven crates, four floors, and the frozen bag's underneath.",
      ],
      gentle: 'Give drops an hour and customer ratings: both are on the app, and both belong on the page.',
    },
    {
      says: 'safe place|calling card|left with neighbour|neighbour deliveries|missed deliveries|missed delivery|failed deliveries|failed delivery|first time delivery|first-time delivery|delivery attempt',
      brutal: [
        "Safe places are, in order of popularity: the porch, the bin, and the neighbour who's in for the whole street.",
        '“Sorry we missed you”, says the card, to somebody watching from upstairs in a towel.',
      ],
      gentle: 'First-time success is money saved on a second trip. Percentages from the handheld would show it.',
    },
    {
      says: 'loading van|loading the van|van loading|loaded van|loaded vans|loading vans|sorting parcels|parcel sorting|route manifest|manifest|loading vehicles',
      near: 'van|vans|parcel|parcels|drop|drops|delivery|deliveries|route|routes|driver|manifest|vehicle|vehicles|loading',
      not: 'software|json|android|npm',
      brutal: [
        "Last drop in first, first drop in last, and the first drop's still under something.",
        'A van loaded in order stays in order as far as the first roundabout.',
      ],
      gentle: "Volume per route and how early you were out of the gate are the depot's own yardsticks. Borrow them.",
    },
    {
      says: 'postal round|postal delivery|post round|delivery walk|postman|postwoman|postie|mail delivery|letter carrier|mail carrier|rural carrier|delivering mail|delivered mail',
      as: ['deed', 'skill', 'title', 'employer'],
      brutal: ["On every round there's one dog that takes the post personally.", 'Whatever the weather, the heaviest day on the walk is the catalogue.'],
      gentle: "Delivery points and miles on foot make people sit up. Add tracked scans, since that's what the job has become.",
    },
    {
      says: 'milk round|milk float|doorstep delivery of milk|milkman|milk delivery|milk deliveries',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'On a milk round you know the whole street by its slippers.',
        'A milk float tops out at a speed at which you can read every note in every bottle.',
      ],
      gentle: 'Collecting money and keeping customers is sales. If the round grew while you had it, calls at the start and at the end say that in figures.',
    },
    {
      says: 'pallet deliveries|pallet delivery|pallet network|palletline|palletways|palletforce|pall-ex',
      not: 'rdc|warehouse',
      around:
        'home|homes|residential|domestic|customer|customers|tail lift|tail-lift|network|drops|multi-drop|multidrop|multi drop|kerbside|householder|driveway|pump truck|palletline|palletways|palletforce',
      brutal: [
        'A pallet of paving always goes to the house with the gravel drive.',
        'Kerbside delivery, says the contract. Round the back, says the customer, with a hopeful look at the gate.',
      ],
      gentle: 'Networks hire on tail-lift and pump-truck experience with the public. Drops a day would seal it.',
    },
    {
      says: 'drawbar|wagon and drag|wag and drag|wagon & drag|drawbar trailer|a-frame drawbar',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        'A wagon and drag bends in two places, and going backwards you get to choose one.',
        'Reversing a drawbar draws a crowd, and the crowd has advice.',
      ],
      gentle: "Plenty of class 1 drivers have never pulled one. Say which firm's, so a planner knows what sort.",
    },
    {
      says: 'moffett|moffett mounty|truck mounted forklift|truck-mounted forklift',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        'A Moffett is a forklift that hitches a ride to work on the back of the lorry.',
        'With a Moffett you are the haulier, the forklift and the one who has to find the site manager.',
      ],
      gentle: 'Specialist kit narrows the field to very few drivers. Certificate and expiry should sit right here.',
    },
    {
      says: 'removals|house removals|house moves|office removals|furniture removals|removals driver|household moves|moving company|removals porter',
      not: 'snow|tree|data|waste|asbestos|rubbish|junk|hair|stain|tattoo',
      as: ['deed', 'skill', 'title', 'employer'],
      brutal: [
        'Every removal has a sofa that went in before the stairs did.',
        "On the phone it was a few boxes and an upright. On the day it's a grand, in the attic.",
      ],
      gentle: 'Claims per hundred moves is what insurers ask the firm. If you know yours, it makes a fine boast.',
    },
    {
      says: 'pizza delivery|takeaway delivery|food delivery|hot food delivery|takeaway driver|delivering food|delivered food|meal delivery',
      not: 'hgv|class 1|class 2|lgv|wholesale|supermarket|school|schools|hospital|meals on wheels|parcels for|stores|food bank|frozen|vulnerable',
      as: ['deed', 'skill', 'title'],
      brutal: ['Food delivery teaches you that flat 9 is between 2 and 14.', 'Delivery riders know which lifts work, all over town, by smell.'],
      gentle: "Give orders a night and rating, straight off the app. It's more evidence than most office jobs can show.",
    },
    {
      says: 'pharmacy deliveries|pharmacy delivery|prescription delivery|prescription deliveries|delivering prescriptions|delivered prescriptions|delivering medication',
      brutal: [
        "Pharmacy deliveries are a signature and a chat, and the chat's the long half.",
        "Six paper bags, six doorbells, and each of them “won't keep you”.",
      ],
      gentle: 'Confidentiality and cold chain are the two words pharmacies want. Use whichever was part of your round.',
    },
    {
      says: 'parking restrictions|city centre deliveries|central london|red route|london deliveries|congestion charge|ulez|parking fines|pcns|city center deliveries',
      near: 'delivery|deliveries|driver|driving|drops|vehicle|city|london|parking|route|routes|van',
      brutal: [
        'The loading bay is free until ten. The delivery is for quarter past.',
        'City deliveries are two minutes at the door and twenty round the block.',
      ],
      gentle: "Knowing a city's bays and hours is worth a planner's time. If there is one you would take on without a map, the city's name belongs here.",
    },
    {
      says: 'meet and greet|name board|name boards|airport pick-up|airport pickups|airport pick-ups|airport runs|airport collections|flight tracking|flight delays',
      brutal: ['The name board at Arrivals is walked past twice by the name.', 'On airport runs the flight is early exactly when the car park is full.'],
      gentle: 'Corporate accounts pay for quiet reliability. If you had regulars, the sort of client says enough.',
    },
    {
      says: 'taxi rank|taxi ranks|rank work|hackney carriage|hackney|black cab|hackney licence|hackney badge|cab rank',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: ["An hour at the front of the rank, for a fare that's going round the corner.", 'In a cab the mirror is for seeing whose turn it is to talk.'],
      gentle: 'A licensed trade with tests and inspections: say which council, and that the badge is current.',
    },
    {
      says: 'wedding car|wedding cars|wedding car hire|vintage wedding car|bridal car|wedding chauffeur|driving for weddings',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'Wedding cars arrive twenty minutes early, and then drive round the block for thirty.',
        'The ribbon takes longer to fit than the journey, and comes off at the first roundabout.',
      ],
      gentle: "No second attempt and a hundred cameras: that's event driving. Seasons and fleet would dress it up.",
    },
    {
      says: 'luggage|passenger luggage|handling luggage|assisting with luggage|loading luggage|baggage|suitcases',
      brutal: ["Luggage goes in in the exact order in which it won't be wanted.", "“It's not heavy”, says everybody, from the far side of the suitcase."],
      gentle: 'Help with bags gets into reviews more than the driving does. A rating or a thank-you would fit here.',
    },
    {
      says: 'tram|tram driver|tram driving|light rail|streetcar|metrolink|supertram|light rail operator',
      as: ['deed', 'skill', 'title', 'licence', 'employer'],
      brutal: ["Trams can't swerve. Parked vans haven't been told.", 'A tram has a bell for polite, a horn for less polite, and brakes for headphones.'],
      gentle: 'Line-of-sight driving is a discipline of its own. Give the network, your hours and your incident record.',
    },
    {
      says: 'vigilance device|driver vigilance|driver safety device|aws|tpws|aws/tpws|gsm-r|etcs|cab signalling|in-cab signalling',
      not: 'amazon|cloud|ec2|lambda',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        "About once a minute the cab asks whether anybody's there, and a foot answers.",
        'Everything in a train cab beeps to be acknowledged. The driver would quite like that too.',
      ],
      gentle: 'List the systems by name. Operators pay by them, and retraining on one costs weeks.',
    },
    {
      says: 'leaf fall|low adhesion|railhead treatment|leaves on the line|wheelslip|wheel slip|autumn driving|adhesion',
      near: 'rail|train|leaf|driving|autumn|driver|traction|line|braking|wheel',
      brutal: [
        "Leaves on the line is the truest excuse in transport, and nobody's ever believed it.",
        "In autumn a train brakes a station early, and the passengers think it's being dramatic.",
      ],
      gentle: 'Professional driving policy is examined on just this. An autumn or two without an incident is quotable.',
    },
    {
      says: 'driver only operation|driver-only operation|doo|door operation|self dispatch|self-dispatch',
      as: ['deed', 'skill', 'licence'],
      brutal: [
        'Twelve doors on four small screens, and one rucksack strap in the thirteenth second.',
        'Train doors close with a warning sound, which the public takes as a starting pistol.',
      ],
      gentle: 'Passenger-train interface is where the safety cases are. If you briefed others on it, put that in.',
    },
    {
      says: 'freight train|freight trains|rail freight|class 66|intermodal trains|freight locomotive|freight locomotives|locomotive driver|freight train driver',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "Freight waits in the loop until everything else has been. It's the best seat for other people's punctuality.",
        "A freight train is half a mile of somebody else's shopping, at night, behind a hedge.",
      ],
      gentle: "Traction and routes signed: that's the whole of a freight driver's market value. List both in full.",
    },
    {
      says: 'train preparation|train prep|train disposal|preparing trains|preparation and disposal|prep and disposal',
      not: 'freight|locomotive|wagon|wagons|tram',
      brutal: [
        "Train preparation is sixteen doors, two cabs and one wiper that's thinking about it.",
        'Before the first passenger gets on, a train has been walked round, hooted, and switched off and on.',
      ],
      gentle: 'Units prepared and turned out on time is a depot measure. Add a word on what you refused to take out.',
    },
    {
      says: 'rule book|rules exam|rules assessment|rulebook|traction knowledge|traction course|rules and regulations exam',
      near: 'train|rail|railway|driver|traction|rules|assessment|depot|rule|locomotive',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'The railway Rule Book comes in modules, with amendments, and amendments to the amendments.',
        'In a rules exam every answer is “contact the signaller”, and the marks are for when.',
      ],
      gentle: "Assessments passed without a re-sit count here. If you've mentored trainees on them, that counts double.",
    },
    {
      says: 'dual controls|dual control|dual-control car|dual controlled car|dual-controlled',
      brutal: [
        'An instructor goes on braking in the passenger seat for life, in cars with no pedal there.',
        "With dual controls there's a second brake, and both feet in the car are going for it.",
      ],
      gentle: 'Make and gearbox matter, since automatic learners are the growing market. If you can offer both, it should be the first thing after the car.',
    },
    {
      says: 'test route|test routes|mock test|mock tests|mock driving test|mock driving tests|test preparation|practical test preparation',
      near: 'driving|learner|learners|test|pupil|pupils|instructor|lesson|lessons|route|routes',
      brutal: [
        'All the learners in town practise the same roundabout, so all the learners in town meet there.',
        'In a mock test the instructor says nothing for forty minutes, by holding on to the door.',
      ],
      gentle: 'Your grade at the last standards check tells a franchise more than any number of lessons. Put it here.',
    },
    {
      says: 'first time pass|first-time pass|first time passes|first-time passes|pass rate|first time pass rate|first-time pass rate',
      near: 'driving|learner|learners|test|pupil|pupils|students|instructor|lessons|practical|rate|pass',
      brutal: [
        'A first-time pass gets posted that afternoon, next to the car, certificate held up like a fish.',
        "Behind every pass there's an examiner who didn't see that van either.",
      ],
      gentle: 'A percentage needs its number of tests beside it. If yours covers many of them over several years, those two facts make it believed.',
    },
    {
      says: 'parallel parking|bay parking|emergency stop|manoeuvres|reverse bay',
      near: 'driving|learner|learners|teach|teaching|taught|test|lesson|lessons|pupil|pupils|students',
      brutal: [
        'Parallel parking goes well until a second person stops to watch.',
        'Emergency stops are practised with a warning, on an empty road, to the surprise of one pigeon.',
      ],
      gentle: 'How you explain it is your product. If learners wrote reviews, one phrase from them is worth quoting.',
    },
    {
      says: 'theory test|highway code|stopping distances|hazard perception|theory lessons|theory training',
      brutal: [
        'Stopping distances are learned by heart, in car lengths that nobody has ever left.',
        'Hazard perception is clicking on a parked van until it turns out to have a cyclist.',
      ],
      gentle: 'Theory support sells lessons. If yours pass first time, the pass letters are counted somewhere: use the count.',
    },
    {
      says: 'refresher lesson|refresher lessons|pass plus|motorway lesson|motorway lessons|intensive course|intensive courses|nervous drivers|intensive driving',
      near: 'driving|driver|drivers|lessons|lesson|motorway|instructor|pass|refresher|intensive',
      brutal: [
        "A refresher lesson opens with “I can drive”, and a mirror that's pointing at the sky.",
        'On their first motorway everyone holds the wheel as if it were trying to leave.',
      ],
      gentle: 'Special courses prove teaching beyond the test. If people travelled for one of yours, that one deserves to come first.',
    },
    {
      says: 'driver assessor|driver assessment|driver assessments|driver trainer|driver training|assessing drivers|assessed drivers|buddy driver|driver mentor|mentoring new drivers|training new drivers|trained new drivers',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        "On an assessment drive both hands stay on the wheel for exactly as long as there's a clipboard in the cab.",
        'Buddy drivers pass on the route, the gate codes, and where the good bacon roll is.',
      ],
      gentle: 'Starters trained and still there after six months: that turns helping out into a training record.',
    },
    {
      says: 'wheelie bin|wheelie bins|bin collection|bin collections|kerbside collection|kerbside collections|kerbside|curbside collection|side waste|recycling round|garden waste|waste round',
      not: 'pallet|pallets|parcel|parcels|passenger|taxi',
      around: 'refuse|recycling|waste|bin|bins|council|rcv|household waste|loader|lorry|dustcart|garbage|trash|rubbish|round',
      brutal: [
        'Wheelie bins go out the night before, or at the sound of the lorry, in slippers.',
        'Whichever side of the road the round starts on, somebody on the other side is waving.',
      ],
      gentle: 'Lifts a shift and missed bins per thousand are what the council reads. Either would make this solid.',
    },
    {
      says: 'contaminated recycling|recycling contamination|contamination|recycling collection|recycling collections|mixed recycling|dry recycling',
      near: 'recycling|bin|bins|waste|collection|collections|round|crew|refuse',
      brutal: [
        'Contaminated recycling is one nappy, one kettle and a great deal of hope.',
        'In go the pizza boxes, the toaster and a garden hose: wishful recycling, collected fortnightly.',
      ],
      gentle: 'Stickers, refusals and doorstep talks change a street. If yours improved, the tonnage report has it.',
    },
    {
      says: 'bin loader|refuse loader|loading refuse|loader|reversing assistant|rcv loader|reversing assistants|pulling bins|waste loader',
      near: 'refuse|bin|bins|rcv|waste|reversing|crew|collection|council|recycling|lorry',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'A bin lorry reverses down streets that were measured for a horse.',
        'Loaders walk a half marathon before breakfast, between parked cars, with one hand full.',
      ],
      gentle: 'Miles and lifts a day prove stamina to anyone. Mention a clean safety record, if you kept one.',
    },
    {
      says: 'bulky waste|bulky collection|bulky collections|fly-tipping|fly tipping|flytipping|bulky items|bulk waste|fly-tips',
      brutal: ['One mattress booked, three on the pavement: bulky waste works by invitation.', 'Fly-tipping comes with a sofa as standard.'],
      gentle: "Evidence from fly-tips wins fines. If a report of yours led to one, it's a fine line in both senses.",
    },
    {
      says: 'street cleansing|street sweeper|road sweeper|mechanical sweeper|street cleaning|street sweeping|road sweeping|pavement sweeper|litter bins',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "Streets are swept at five, to be ready for everybody's coffee cups at nine.",
        "Nobody in town has ever seen a street get swept, and everyone knows when it wasn't.",
      ],
      gentle: 'Town centres are judged by grade. A, B or C after your shift would say it in one letter.',
    },
    {
      says: 'skip loader|skip lorry driver|hook loader|hookloader|roll on roll off|roro driver|skip driver|skip lorry|skip deliveries|skip wagon|chain lift',
      near: 'skip|skips|waste|hook|driver|bin|bins|loader|lorry|roro',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        "A skip goes out to one address, and comes back with the whole street's.",
        'Level load only, it says on the side, in letters that end where the bath begins.',
      ],
      gentle: 'Tight drives and power lines make this skilled work. Exchanges a day would give it pace.',
    },
    {
      says: 'recovery driver|recovery truck|vehicle recovery|spec lift|slidebed|slide bed|recovery operator|breakdown recovery|tow truck driver|tow truck|wrecker',
      not: 'fatal|fatality|fatalities|death',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: [
        'Recovery drivers meet people at the worst minute of their day, and take them home with the car looking in at the back window.',
        'Everybody in the passenger seat of a recovery truck says it was fine this morning.',
      ],
      gentle: 'Clubs and police contracts are credentials in recovery. If you worked under one, its name and heavy or light tell an operator the rest.',
    },
  ],
  garage: [
    {
      says: 'glow plug|glow plugs|injector|injectors|injector removal|injector replacement|diesel injection|common rail',
      brutal: [
        "A glow plug comes out whole or becomes somebody's weekend.",
        'Injectors are removed with a puller, a night of soaking and a quiet word with the cylinder head.',
      ],
      gentle: 'Diesel specialists get sent the jobs others gave up on. The systems you do in-house, if you list them, bring the right cars to the right bench.',
    },
    {
      says: 'wheel bearing|wheel bearings|hub bearing|hub bearings|wheel hub|wheel hubs|hub assembly',
      brutal: [
        'The bearing comes out in three pieces, and the ABS sensor in four.',
        "A worn wheel bearing hums at fifty, until a mechanic's in the car to hear it.",
      ],
      gentle: "Pressing your own bearings saves a garage money. If you have a figure for comebacks, it's small and welcome.",
    },
    {
      says: 'coil spring|coil springs|spring compressor|spring compressors|shock absorber|shock absorbers|struts|macpherson strut|shocks and struts',
      brutal: [
        'When the spring compressor comes out, the whole workshop lowers its voice.',
        'Springs snap in silence, in a car park, and get found at the next inspection.',
      ],
      gentle: "Chassis work is proved by the alignment. If you do geometry as well, put both together, as it's one bill for the customer.",
    },
    {
      says: 'helicoil|helicoils|stud extraction|broken stud|broken studs|thread repair|seized bolts|seized bolt|broken bolts|broken bolt|bolt extraction|rusted bolts',
      brutal: [
        "Drill the bolt, insert the extractor, snap the extractor. It's made of something harder than the bolt was.",
        'Seized bolts give way to heat, to oil, and to whoever came over to watch.',
      ],
      gentle: 'Patience with threads is what separates a technician from a parts fitter. Name the nastiest one that came out clean.',
    },
    {
      says: 'cooling system|cooling systems|radiator|radiators|water pump|water pumps|coolant|coolant leak|coolant leaks|pressure testing cooling',
      brutal: [
        'Cooling systems get bled for an hour, and keep one bubble back for the customer.',
        "Somewhere in every cooling system there's a plastic flange that was metal on the previous model.",
      ],
      gentle: 'Overheating is where bad diagnosis gets dear. A case where you saved an engine would make this line.',
    },
    {
      says: 'special tool|special tools|specialist tools|timing tool|timing tools|locking kit|engine locking tools|timing locking kit',
      brutal: [
        'Special tools hang on a labelled board, apart from the one you want, which is at the other branch.',
        'Each engine has its own timing kit, in a case with one empty hole.',
      ],
      gentle: 'Your own timing kits are worth money to an independent. List the engines they cover.',
    },
    {
      says: 'ecu|ecu programming|ecu coding|module coding|module programming|key programming|key coding|software updates|ecu remapping|remapping|remap|j2534|immobiliser|pass-thru',
      near: 'vehicle|vehicles|car|cars|ecu|key|keys|module|modules|coding|programming|remap|remapping|diagnostic|diagnostics|immobiliser|engine|dealer',
      brutal: [
        'ECU programming takes twenty minutes with a good battery, and a new ECU with a bad one.',
        'At 97 per cent everyone in the bay stands still and breathes through the nose.',
      ],
      gentle: 'Security-related access is a licence in its own right. If you hold it, a dealer will read no further.',
    },
    {
      says: 'can bus|canbus|can-bus|oscilloscope|picoscope|pico scope|lab scope|multimeter|waveforms|lin bus',
      brutal: [
        'CAN bus faults arrive as thirty-eight warning lights and leave as one green pin.',
        'A scope trace settles every argument in the workshop, other than what to do next.',
      ],
      gentle: 'Scope users are rare. Say what you captured, and which guess it saved the customer.',
    },
    {
      says: 'parasitic drain|parasitic draw|battery drain|battery testing|battery test|quiescent current',
      brutal: [
        'To find a parasitic drain everybody leaves the car alone for forty minutes. Then somebody opens the door.',
        "Battery tests end with a slip of paper saying “replace”, whichever mood the battery's in.",
      ],
      gentle: 'Fuse by fuse or voltage drop: the method tells a foreman how you think. Add two words on yours.',
    },
    {
      says: 'flat rate|flat-rate|book time|hours sold|flag hours|billable hours|labour hours|labour time|labor times|labour efficiency|technician efficiency|workshop efficiency',
      near: 'workshop|technician|technicians|hours|rate|labour|labor|flat|garage|efficiency|service|book',
      brutal: [
        "Book time was measured on a new car, indoors, by somebody who'd just done another one.",
        'Flat rate pays for the job in the book. The job on the ramp has rust.',
      ],
      gentle: "Efficiency in per cent, over a year: it's the figure you'd ask for if you ran the shop.",
    },
    {
      says: 'audatex|estimating|vehicle estimates|damage estimate|damage estimates|repair estimate|repair estimates|mitchell|ccc one|glassmatix|damage assessment|vehicle damage assessor',
      near: 'vehicle|damage|repair|repairs|estimate|estimates|audatex|bodyshop|collision|body|insurance|ccc|mitchell|glassmatix',
      brutal: [
        'The estimating system knows how long each panel takes, on a car that was hit by a computer.',
        "Behind the bumper in the estimate there's a second estimate.",
      ],
      gentle: 'Average repair cost and supplements agreed are how assessors are compared. Put in whichever is kinder.',
    },
    {
      says: 'insurance approved|insurance work|insurance repairs|insurance claims|insurance assessors|insurance assessor|approved repairer|insurance jobs|accident claims|bs10125|pas125|i-car',
      brutal: [
        "An insurance repair has one person who owns the car, one who pays, and one with a tablet who's coming at some point.",
        "Betterment is the insurer's word for a headlamp that matches the other one too well.",
      ],
      gentle: 'Approvals are hard-won: name the insurers or makers. Add cycle time in days.',
    },
    {
      says: 'chassis jig|jig work|celette|car-o-liner|frame straightening|frame machine|chassis alignment|jig|frame repair|pulling and straightening',
      near: 'vehicle|chassis|body|car|frame|alignment|repair|jig|collision|celette|bodyshop',
      brutal: [
        "A jig pulls a car straight by a millimetre at a time, and then there's one loud crack that everybody hoped for.",
        'Chassis measurements are printed in green or red, and nobody frames the red ones.',
      ],
      gentle: "Make of jig and makers' training decide who gets the structural jobs. Both fit into one line.",
    },
    {
      says: 'filler|body filler|block sanding|sanding|flatting|primer|orbital sander|paint prep|prepping vehicles|preparing vehicles for paint|panel preparation|feather edging|wet sanding|prep work',
      near: 'vehicle|vehicles|panel|panels|paint|body|car|cars|filler|primer|sanding|bodyshop|prep',
      brutal: [
        'Filler dust settles evenly on the car, the rafters and the inside of a closed lunch box.',
        'A panel feels flat to the hand, looks flat to the eye, and then gets gloss on it.',
      ],
      gentle: 'Preppers make painters look good. Panels a day, with few rejects from the booth, would say so.',
    },
    {
      says: 'machine polishing|machine polish|polishing|buffing|compounding|swirl marks|paint correction|denibbing|flat and polish|mopping and polishing',
      near: 'vehicle|vehicles|car|cars|paint|panel|panels|machine|swirl|body|paintwork|bodyshop|detailing',
      brutal: [
        "Swirl marks are invisible until somebody points them out. After that they're the whole car.",
        'Polishing takes off a thousandth of a millimetre, and puts it on your glasses.',
      ],
      gentle: "Dark colours handed over without a return is a claim worth making. If it's yours, the system you polish with and the sort of cars go beside it.",
    },
    {
      says: 'bumper|bumpers|bumper repair|bumper repairs|plastic repair|plastic repairs|plastic welding|parking sensors|parking sensor',
      brutal: [
        'Bumpers are made to take the knock, and to hold eight sensors, a camera and most of the bill.',
        "“It's only a bumper” is the most expensive sentence in the car park.",
      ],
      gentle: 'Repair rather than replace is a figure insurers track. If you saved parts, say how often.',
    },
    {
      says: 'strip and fit|strip and refit|met technician|strip fit|stripping and fitting|stripping and refitting|trim removal|trim clips|interior trim|panel fitter|mechanical electrical and trim|refit',
      near: 'vehicle|vehicles|car|body|panel|panels|trim|fit|strip|bodyshop|met|parts|interior',
      brutal: [
        'Trim clips are single use, according to the maker and the sound they make.',
        "After the refit there's one clip left over, and a rattle waiting for the customer's street.",
      ],
      gentle: 'MET cards and calibration tickets lift this line a grade. If any of them is current, its date should be in sight.',
    },
    {
      says: 'brake tester|roller brake test|roller brake tester|rolling road|annual test|annual tests|atf|mot preparation|mot prep|preparing vehicles for mot|prepared vehicles for mot|vosa test|test preparation|plating',
      near: 'vehicle|vehicles|hgv|trailer|trailers|mot|brake|truck|trucks|annual|psv|bus|fleet|atf',
      around:
        'hgv|lgv|truck|trucks|trailer|trailers|psv|pcv|bus|buses|coach|coaches|heavy vehicle|heavy goods|heavy|lorry|lorries|fleet|commercial|commercial vehicle|volvo trucks|scania|daf|iveco',
      brutal: [
        'Steam-cleaned, greased, every lamp checked, and one marker light goes out at the gate of the test lane.',
        'On the brake rollers a heavy vehicle sits there like a patient having its reflexes done.',
      ],
      gentle: "First-time pass rate is on every operator's record. If yours beat the average, no other line is needed.",
    },
    {
      says: 'air leak|air leaks|air brake|air brakes|air brake systems|brake chamber|brake chambers|slack adjusters|air system|air systems|ebs|load sensing valve|air suspension',
      near: 'vehicle|vehicles|hgv|truck|trucks|trailer|trailers|brake|brakes|air|bus|buses|heavy|leaks',
      around:
        'hgv|lgv|truck|trucks|trailer|trailers|psv|pcv|bus|buses|coach|coaches|heavy vehicle|heavy goods|heavy|lorry|lorries|fleet|commercial|commercial vehicle|volvo trucks|scania|daf|iveco|air brake|tractor unit|ebs',
      brutal: [
        'Air leaks are found with soapy water, in a yard where everything else is hissing too.',
        'A heavy truck at rest settles, sighs and lets you know which bag it is.',
      ],
      gentle: 'EBS diagnostics is the scarce half of this. Name the software you read it with.',
    },
    {
      says: 'tail lift|tail lifts|tail-lift|loler|loler inspection|loler inspections|thorough examination|weight test|dhollandia',
      not: 'ramp|two post|two-post|vehicle lift|car lift|jack|passenger lift',
      around:
        'hgv|lgv|truck|trucks|trailer|trailers|psv|pcv|bus|buses|coach|coaches|heavy vehicle|heavy goods|heavy|lorry|lorries|fleet|commercial|commercial vehicle|volvo trucks|scania|daf|iveco|tail lift|tail-lift|van|vans|hydraulic platform',
      brutal: [
        'A tail lift works all week, and stops at the top, on a Friday, with a fridge on it.',
        'Tail lift remotes live on a curly lead, until the first kerb.',
      ],
      gentle: 'Competent-person status for examinations is a document. Put its date here and the phone will ring.',
    },
    {
      says: 'adblue|scr|scr system|nox sensor|nox sensors|def system|diesel exhaust fluid|euro 6|euro vi|aftertreatment|after-treatment',
      near: 'vehicle|vehicles|truck|trucks|engine|engines|diesel|emissions|adblue|system|systems|sensor|exhaust|euro|egr|def',
      brutal: [
        "AdBlue crystals are white, pretty, and on every connector they shouldn't be.",
        "The dash counts down the miles until it won't restart. The sensor's due in a bit after that.",
      ],
      gentle: 'After-treatment faults strand fleets. Add a repeat offender you cured for good, if you have one.',
    },
    {
      says: 'king pin|kingpin|fifth wheel|fifth wheels|landing legs|coupling equipment|trailer coupling|trailer repair|trailer repairs|trailer maintenance|trailer fitter',
      brutal: ['Fifth-wheel grease gets on to you from the other side of the yard.', 'Trailers come in for one light and leave with a list.'],
      gentle: 'Reefer, curtain, skeletal, walking floor: a trailer shop hires by type, so give it yours.',
    },
    {
      says: 'vor|vehicle off road|vehicles off road|vehicle downtime|fleet availability|vehicle availability|fleet uptime|downtime',
      near: 'vehicle|vehicles|fleet|vor|workshop|bus|buses|truck|trucks|hgv|trailer',
      brutal: [
        'The VOR list is the first thing transport reads, and the last thing the workshop wants to talk about.',
        'Off the road: waiting for a part, waiting for a slot, waiting for somebody to say whose it is.',
      ],
      gentle: 'Give availability per cent, before and after: that pair is how workshops get their budgets.',
    },
    {
      says: 'bus mechanic|bus maintenance|bus repair|bus repairs|psv mechanic|psv fitter|psv maintenance|bus fleet|bus engineer|coach maintenance|buses and coaches',
      as: ['deed', 'skill', 'title', 'licence'],
      brutal: ["The defect card says “makes a noise”. It's a bus.", 'Doors, ramp, bell: a bus has an engine as well, for whenever those three are working.'],
      gentle: "Lost mileage and first-time passes are a depot's heartbeat. Put down what yours did while you were on shift.",
    },
    {
      says: 'steam cleaning|steam clean|steam cleaner|parts washer|parts washing|degreasing|degrease|degreased|under chassis clean|chassis cleaning|jet wash|pressure washing vehicles',
      brutal: [
        'A parts washer cleans whatever goes in, right up to the elbow.',
        'Steam cleaning moves the grease from the gearbox to the person holding the lance.',
      ],
      gentle: 'Clean components mean honest inspections. If it was part of a rebuild you did, tell the rebuild.',
    },
    {
      says: 'paint protection|add-ons|add-on products|service plans|service plan|warranty sales|upselling|upsell|extended warranty|extended warranties|ceramic protection|cosmetic insurance|tyre insurance|value added products',
      near: 'vehicle|vehicles|car|cars|customer|customers|sales|sold|paint|plan|plans|products|sell|selling|warranty|warranties',
      not: 'wrap|ppf|film|detailing|bodyshop',
      around:
        'sales|showroom|dealership|sales executive|salesperson|finance|f&i|sold|selling|customer|customers|advisor|adviser|service advisor|business manager',
      brutal: [
        "Paint protection gets offered last, when the pen's already in the hand.",
        'Service plans spread the cost of an oil change over the life of a small mortgage.',
      ],
      gentle: "Penetration per product is what sales managers steer by. Give the one you did best, with the site's average if you know it.",
    },
    {
      says: 'vehicle handover|vehicle handovers|car handover|car handovers|new car handover|new vehicle handover|handover|handovers|vehicle delivery|delivering vehicles|customer handover|customer handovers|vehicle deliveries',
      near: 'car|cars|vehicle|vehicles|customer|customers|sales|showroom',
      not: 'shift',
      brutal: [
        'A new-car handover is an hour on pairing the phone, and a minute on where the jack is.',
        'Off comes the silk cover, and the customer asks how to open the fuel flap.',
      ],
      gentle: 'Reviews are written about this half hour. If yours were counted, stars and number go here.',
    },
    {
      says: "part exchange|part-exchange|part exchanges|trade-in|trade-ins|trade in|trade ins|vehicle appraisal|vehicle appraisals|vehicle valuation|vehicle valuations|cap hpi|kelley blue book|auto trader|autotrader|glass's guide",
      brutal: [
        'Every trade-in has “one small scratch”, with the rest of the car round it.',
        "Customers know what theirs is worth: they've seen one online with half the miles and all the doors.",
      ],
      gentle:
        'Stand-in value against sale price shows judgement. If yours were right to within a few hundred, that margin is what a dealer principal wants to read.',
    },
    {
      says: 'walk-in customer|walk-in customers|walk-ins|internet leads|online leads|follow-up calls|follow up calls|prospecting|enquiry management|showroom enquiries|sales enquiries|bdc|lead management|be-back|be-backs',
      near: 'vehicle|vehicles|car|cars|customer|customers|dealership|showroom|leads|sales|enquiries|bdc|walk',
      brutal: [
        "Car sales has a word for people who say they'll be back. It's be-backs, and there's a column for how many were.",
        'An online lead wants the best price by email, tonight, for a friend.',
      ],
      gentle: 'Lead to appointment, appointment to sale: two ratios that any dealer principal reads without glasses.',
    },
    {
      says: 'plate change|registration change|new plate|new registration|september plate|march plate|plate month|plate-change month|pre-reg|pre-registered',
      brutal: [
        'First of March: a new plate, and every car in Britain wants handing over by noon.',
        'On plate-change day a showroom has balloons, a queue, and one valeter with a stare.',
      ],
      gentle: 'Units in a plate month show what you do under load. Put the month beside the number.',
    },
    {
      says: 'month end|month-end|monthly target|monthly targets|volume target|volume targets|units per month|units a month|cars per month|cars a month|volume bonus|unit sales|sales targets|sales target',
      near: 'vehicle|vehicles|car|cars|unit|units|dealership|showroom|sales|used|new',
      brutal: [
        "Around the thirtieth a dealership discovers cars it's prepared to be very reasonable about.",
        'Targets are set on the first, explained on the fifteenth, and met at ten to six on the last day.',
      ],
      gentle: 'Give units a month beside target, and margin beside both: this is the one trade that wants all three.',
    },
    {
      says: 'demonstrator|demonstrators|demo car|demo cars|demo vehicle|demo vehicles|demonstration drive|demonstration drives|demo fleet|company demonstrator',
      brutal: [
        "A demonstrator's Bluetooth list is a visitors' book.",
        'Demo cars come back with the seat on the floor, the radio on nine and a route to the seaside.',
      ],
      gentle: "Test drives to sales is a ratio every dealership knows. If yours was above the house's, it's the reason for the line.",
    },
    {
      says: 'forecourt display|forecourt management|moving vehicles|vehicle movements|moved vehicles|stock vehicles|vehicle stock|car jockey|lot attendant|lot porter|forecourt presentation|parking vehicles',
      brutal: [
        'The car the customer wants is at the back, and all the ones in front have flat batteries.',
        'Moving the forecourt is one of those sliding tile puzzles, with insurance.',
      ],
      gentle: "Stock days and display standards are tracked monthly. If either got better with you, it's countable.",
    },
    {
      says: 'video walkaround|video walkarounds|walkaround video|walkaround videos|vehicle video|vehicle videos|personalised video|personalised videos|citnow|vehicle imaging|vehicle adverts|online adverts|vehicle advert|vehicle listings|vehicle photography',
      not: 'technician|workshop|health check|vhc|service customers',
      around:
        'sales|showroom|sold|used car|used cars|advert|adverts|advertising|listing|listings|enquiry|enquiries|photograph|photographs|photography|autotrader|auto trader|marketing|buyer|buyers|forecourt',
      brutal: [
        'Every used-car video ends at the boot, with a small grunt.',
        'Used cars are filmed from the good side, wet, at sunset, behind a carpet warehouse.',
      ],
      gentle: "Views are cheap, but enquiries aren't. If your clips brought people in, say how many.",
    },
    {
      says: 'f&i|finance and insurance|finance penetration|pcp|business manager|lease|leasing|contract hire|motability|vehicle finance|car finance|hire purchase|finance products',
      near: 'vehicle|vehicles|car|cars|finance|sales|sold|customer|customers|dealership|motability|products|penetration|f&i',
      brutal: [
        'In the finance office a price goes in, and a monthly comes out.',
        "With PCP you own the cup holders for three years, and then you're asked what you'd like to do about the car.",
      ],
      gentle: 'Compliance first, penetration second: regulators have made that the order. Give the accreditation as well.',
    },
    {
      says: 'csi|csi score|csi scores|customer satisfaction index|manufacturer survey|manufacturer surveys|customer satisfaction scores|ssi|customer surveys',
      near: 'customer|dealership|service|sales|csi|score|scores|manufacturer|survey|surveys|brand',
      brutal: [
        "To a car maker nine out of ten is a fail, and the customer's told so on the way to the form.",
        "The customer's own words are in the comments box. The meeting is about the number.",
      ],
      gentle: 'Rank in region beats a raw score, since makers move the scale. If yours was in the upper part, give the place and the quarter.',
    },
    {
      says: 'vehicle recall|vehicle recalls|recall work|recall campaign|recall campaigns|recalls|technical service bulletin|technical service bulletins|tsb|tsbs|campaign work',
      brutal: [
        "The recall letter says half an hour. The waiting room has one magazine, and it's about boats.",
        'Recalls come in by post, in a panic, for a part the size of a biscuit.',
      ],
      gentle: 'Completion rate on open campaigns is something makers chase dealers for. If yours was good, they know it, and so should the reader.',
    },
    {
      says: 'warranty claim|warranty claims|warranty administration|warranty administrator|warranty clerk|warranty repair|warranty repairs|warranty work',
      brutal: [
        'A warranty claim is a broken part, three pictures of it, and a form asking what it was doing at the time.',
        'The old part stays on the shelf for inspection. The shelf is the one thing nobody inspects.',
      ],
      gentle: "Claims rejected, in per cent: a warranty clerk's pride. If yours ran low, print it.",
    },
    {
      says: 'kwik fit|kwik-fit|fast fit|fast-fit|halfords|quick lube|jiffy lube|tyre fitter|tyre bay|ats euromaster|autocentre',
      not: 'truck|hgv|agricultural|mobile|plant|otr|commercial',
      as: ['deed', 'skill', 'title', 'employer'],
      brutal: ["Fast fit: the customer's watching through the glass as if it were an operation.", 'In for a puncture, out with a leaflet about the brakes.'],
      gentle: 'Cars a day and average spend are how fast-fit centres are run. If you moved one of them, the next manager will ask to see that first.',
    },
    {
      says: 'emissions test|emissions testing|smoke test|smoke testing|smoke meter|smog check|smog test|gas analyser|exhaust gas analyser|diesel emissions',
      not: 'leak|vacuum|evap|intake|boost',
      brutal: [
        "An emissions test follows a good hard drive up the bypass. In the trade that's called preparation.",
        "Somewhere there's a car that's clean once a year, for about four minutes, on the analyser.",
      ],
      gentle: 'Tester ID and calibration discipline show you can be trusted with a licence. State class and date.',
    },
    {
      says: 'tpms|tyre pressure monitoring|tire pressure monitoring|tyre pressures|tire pressure|tyre pressure sensors|tpms sensors',
      brutal: [
        'With the first frost the tyre light comes on all over town, on the same morning.',
        'TPMS has five sensors, and the one complaining is in the boot.',
      ],
      gentle: 'Programming sensors as well as fitting them saves a garage a phone call. If you do both, say both.',
    },
    {
      says: 'headlight bulb|headlight bulbs|headlamp|headlamps|bulb replacement|bulb|bulbs|headlight alignment|headlamp alignment|light bulbs',
      brutal: [
        "Headlight bulbs used to take two minutes and a coin. Now it's bumper off.",
        'You change a bulb by feel, through a hole designed by somebody with no knuckles.',
      ],
      gentle: 'Small jobs are where customers decide whether to come back. Add a retention figure, if you have one.',
    },
    {
      says: 'pollen filter|pollen filters|cabin filter|cabin filters|air filter|air filters|filter changes|oil filter|oil filters|fuel filter|fuel filters',
      brutal: [
        'The pollen filter is brought out to the customer on a tray, with half an oak in it.',
        'Filters are the only part of a service where the customer likes the old one to look worse.',
      ],
      gentle: 'Routine servicing is volume. Add cars a week, with rework near nil.',
    },
    {
      says: 'brake fluid|bleeding brakes|brake bleeding|bled brakes|bleed brakes|brake fluid change|clutch bleeding',
      brutal: [
        "“Down.” “Down.” “Hold it.” “Holding.” “Up.” “I said hold it.” That's bleeding brakes.",
        "Brake fluid is changed every two years, by the handbook, and by everybody else when it's the colour of stout.",
      ],
      gentle: "Hydraulics with ABS pumps needs the scan tool too. If you know both, that's worth another half line.",
    },
    {
      says: 'inspection pit|pit|pits|working in pits|pit work',
      near: 'inspection|vehicle|vehicles|workshop|mechanic|hgv|bus|buses|truck|trucks|mot|test',
      not: 'pit stop|pit crew|race',
      brutal: [
        'In an inspection pit the work is at eye level, and so is the drip.',
        'You learn the route of every gritter in the county by standing under a truck in March.',
      ],
      gentle: "Pit or ramp, light or heavy: two words that tell a workshop whether you'd be quick on day one. They fit right behind the task.",
    },
    {
      says: 'mobile mechanic|mobile technician|mobile tyre fitter|mobile servicing|mobile repairs|mobile fitter|mobile service technician|mobile tyre',
      as: ['deed', 'skill', 'title'],
      brutal: ["Mobile work means gravel, drizzle, the owner's dog and the owner.", "A mobile mechanic's workshop has every tool, in layers."],
      gentle: "Diagnosing alone, pricing on the spot and getting paid: that's a small firm on wheels. Add jobs a day.",
    },
    {
      says: 'diesel particulate filter|dpf cleaning|forced regeneration|dpf regeneration|forced regen|dpf regen|dpf',
      brutal: [
        'A DPF wants one long run a week. Instead it gets traffic.',
        "Forced regens make the car roar, smoke and heat up in the yard, while the customer asks from a distance if that's normal.",
      ],
      gentle: 'Finding why it blocked, instead of burning it off, is what customers come back for. Name one cause you found.',
    },
  ],
  'cleaning-and-caretaking': [
    {
      says: 'office cleaning|cleaning offices|cleaned offices|clean offices|office cleaner',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'An office cleaner knows who eats at their desk, what, and when.',
        'You can read a whole company from its keyboards, held upside down.',
        "Offices look the same at six every morning. That's the cleaning.",
      ],
      gentle: 'Give square metres, hours and floors: three figures that make {it} look like the operation it is.',
    },
    {
      says: 'vacuum|vacuuming|vacuumed|hoovering|hoovered|vacuum cleaner|vacuum cleaners|vacuum carpets|vacuumed carpets|vacuuming carpets|hoover',
      not: 'vacuum pump|vacuum forming|vacuum excavation|high vacuum|vacuum furnace',
      brutal: [
        'The flex of a vacuum cleaner reaches the whole room, minus a metre.',
        "Vacuums pick up everything, apart from the one thread they've been over nine times.",
      ],
      gentle: "Equipment you've kept running counts too. Filters, belts and faults reported: a supervisor notices.",
    },
    {
      says: 'dusting|dusted|dust surfaces|high level dusting|high dusting|high-level cleaning|high level cleaning|dust and polish|dusting and polishing|wiping surfaces|wiped surfaces|wipe down surfaces|polishing surfaces',
      brutal: [
        "High dusting: everything that's been settling for years settles once more, on you.",
        "Dust goes to the top of the door frame to be safe, and stays until there's an inspection.",
      ],
      gentle: 'High-level work needs a tower or a pole and a method. Name what you used and were trained on.',
    },
    {
      says: 'empty bins|emptying bins|emptied bins|bin emptying|waste bins|emptying waste|empty trash|emptied trash|emptying trash|trash removal|removing trash|removed trash|waste removal|bin liners|removing waste',
      brutal: ['Every bin for paper has a banana skin in it.', 'Bins are emptied, and something lands in them before the bag is tied.'],
      gentle: 'If you sorted streams, say which. Waste contracts are scored on contamination, and that starts with who empties.',
    },
    {
      says: 'mop floors|mopping floors|mopped floors|mopping|mopped|sweeping and mopping|sweep and mop|swept and mopped|mop and sweep|floor mopping',
      brutal: ['Wet floors attract footprints from three departments away.', 'Mop backwards towards the door, and somebody will come through the door.'],
      gentle: "Floor types are knowledge: vinyl, stone, wood, safety flooring. Mention those you've looked after.",
    },
    {
      says: 'cleaning toilets|toilet cleaning|cleaned toilets|clean toilets|washrooms|cleaning washrooms|cleaned washrooms|cleaning restrooms|cleaned restrooms|clean restrooms|restroom cleaning|sanitising toilets|cleaning bathrooms|cleaned bathrooms|clean bathrooms|toilets',
      not: 'domestic|home|homes|house|houses|household|bedroom|bedrooms|guest|kitchens|apartment|apartments|villa|cruise',
      around:
        'office|offices|school|schools|public|building|buildings|station|shop|store|restaurant|washroom|restroom|mall|centre|center|hospital|site|sites|university|college|commercial|contract|corporate|factory|airport|theatre|terminal|caretaker|janitor|facilities',
      brutal: [
        'The check sheet on the back of a toilet door is the best-read document in the building.',
        'Close a toilet for cleaning, and the whole floor remembers it needs to go.',
      ],
      gentle: "Washrooms make or break a client survey. If complaints went down or stayed at none, that's your evidence.",
    },
    {
      says: 'toilet roll|toilet rolls|hand towels|paper towels|soap dispensers|soap dispenser|dispensers|dispenser|consumables|replenishing supplies|replenish supplies|replenished supplies|restocking supplies|restocked supplies|replenishing consumables|restocking toiletries',
      near: 'toilet|washroom|washrooms|restroom|restrooms|bathroom|bathrooms|soap|towels|paper|cleaning|dispensers|supplies|consumables|stock|rooms',
      brutal: [
        'A toilet roll dispenser opens with any key on the ring apart from the one marked “toilet roll”.',
        "Jumbo rolls were invented to run out somewhere you can't see.",
      ],
      gentle: 'Ordering so that it never runs out and never piles up is stock control. Say what you kept, and for how many people.',
    },
    {
      says: 'colour coded|colour-coded|colour coding|colour-coding|color coded|color-coded|colour code|colour coded system|colour-coded cloths',
      brutal: [
        "Red cloths never leave the toilets. It's the one treaty that has held.",
        "Every colour has its area, and the yellow one's helping somebody out.",
      ],
      gentle: "Cross-contamination is what it's for, and saying so shows you know. Training others in it is one better.",
    },
    {
      says: 'coshh|cleaning chemicals|cleaning chemical|chemical dilution|dilution|chemical handling|handling chemicals|cleaning products|data sheets|spray bottles|hazardous chemicals|cleaning solutions|cleaning agents',
      brutal: [
        'A spray bottle without a label is either glass cleaner or an incident report.',
        'One capful to five litres, says the bottle. The arm says glug.',
      ],
      gentle: 'Following COSHH assessments is useful, and supervisors are hired on writing them. If you wrote any, the verb should be “wrote”.',
    },
    {
      says: 'microfibre|microfiber|microfibre cloths|microfibre cloth|microfibre system|cleaning cloths|mop heads|mop laundry|laundering mops',
      brutal: [
        "Forty microfibre cloths go into the wash, and thirty-eight come out. They've joined the socks.",
        'Microfibre picks up everything by itself, including the nail you forgot you had.',
      ],
      gentle: 'Switching a site to {it} saves water and chemical. If you saw that change through, give the saving.',
    },
    {
      says: 'limescale|descaling|descale|descaled|limescale removal|hard water',
      brutal: ['Limescale takes acid, a soak and a scrub, and is back before the invoice.', 'Taps in a hard-water town grow a beard.'],
      gentle: 'Knowing which surface the acid ruins is the real skill. If you taught it to others, or learned it on stone, the line gains a trade.',
    },
    {
      says: "domestic cleaning|domestic cleaner|house cleaning|cleaning houses|cleaned houses|private homes|private households|residential cleaning|client homes|clients' homes|cleaning homes|house cleaner|domestic clients",
      as: ['deed', 'skill', 'title'],
      brutal: [
        'People tidy up before the cleaner comes. Cleaners have known this for ever.',
        "Every house has a drawer that isn't opened, and a cleaner who knows which.",
      ],
      gentle: "Keys to other people's homes are the best reference there is. If clients stayed with you for years, the number of years speaks for all of them.",
    },
    {
      says: 'bed making|making beds|made beds|changing beds|changed beds|bed linen|changing linen|linen changes|fitted sheets',
      brutal: [
        'With a fitted sheet the fourth corner takes off the first.',
        'Nobody has folded a fitted sheet. There are people who roll it up with conviction.',
      ],
      gentle: 'Beds an hour is a real number in hotels and lets. If you know yours, it travels well.',
    },
    {
      says: 'oven cleaning|cleaning ovens|oven cleaner|cleaned ovens|clean ovens|ovens',
      brutal: ['An oven door has two panes of glass, and the stain is between them.', 'Oven cleaning is a trade that begins with taking your watch off.'],
      gentle: 'Specialist cleans sell at specialist prices. Kit, certificate and jobs a day would set the rate.',
    },
    {
      says: 'end of tenancy|end-of-tenancy|end of tenancy cleaning|move-out cleaning|move out cleaning|move-in cleaning|tenancy cleans|void clean|void cleaning|void cleans|vacant property cleaning|turnover cleaning|make-ready',
      brutal: ['At the end of a tenancy the deposit is behind the cooker.', 'An empty flat shows where every picture was, and what the picture was for.'],
      gentle: 'Inventory clerks pass or fail this work. If deposits came back after you, letting agents want to hear how often.',
    },
    {
      says: 'holiday let|holiday lets|holiday cottage|holiday cottages|airbnb|changeover|changeovers|changeover day|vacation rental|vacation rentals|short lets|short-term rentals|serviced apartments',
      brutal: [
        'Out at ten, in at four, and one hair in the plughole costs a star.',
        'On changeover day every cottage, flat and cabin needs the same laundry at the same hour.',
      ],
      gentle: 'Cleanliness has its own rating on every booking site. Give yours.',
    },
    {
      says: 'hospital cleaning|ward cleaning|clinical cleaning|hospital domestic|hospital cleaner|ward domestic|terminal clean|terminal cleans|terminal cleaning|isolation rooms|cleaning wards|cleaned wards|clinical areas|patient rooms',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'On a ward the domestic gets told more than the consultant, over the same bin.',
        'A deep clean starts at the ceiling, and ends with the phone asking if the room is ready.',
      ],
      gentle: 'Hospital cleaning is audited to a standard, so a percentage is often to hand. If you know yours, put it with the ward types.',
    },
    {
      says: 'classroom cleaning|cleaning classrooms|cleaned classrooms|school cleaning|school cleaner|classrooms|cleaning schools|clean classrooms',
      as: ['deed', 'skill', 'title'],
      brutal: ["Under every classroom table there's a second table, made of chewing gum.", 'Glitter week is in December. Glitter is in every month.'],
      gentle: 'Rooms a shift, plus the holiday deep cleans: together they show pace and range.',
    },
    {
      says: 'chewing gum|gum removal|chewing gum removal|removing gum|gum buster',
      brutal: ['Gum takes a second to drop, and a steam lance and ten minutes to leave.', "Every black spot on a pavement was once somebody's fresh breath."],
      gentle: "Square metres a night and the surface you worked on: this is contract cleaning, and it's priced by both.",
    },
    {
      says: 'graffiti|graffiti removal|removing graffiti|removed graffiti',
      not: 'graffiti artist|mural|street art',
      brutal: [
        'Graffiti comes off in an hour, and leaves a slightly cleaner patch that says the same thing.',
        "To some people a wall that's been cleaned is a wall that's been primed.",
      ],
      gentle: "Response times are written into council contracts. If yours beat the target, that's worth the ink.",
    },
    {
      says: 'scrubber dryer|scrubber drier|scrubber dryers|scrubber-dryer|ride-on scrubber|ride on scrubber|floor scrubber|auto scrubber|autoscrubber|floor machine|floor machines|scrubbing machine',
      brutal: [
        'A ride-on scrubber does four miles an hour, and everybody in the building has asked for a go.',
        'Scrubber dryers leave a perfect floor and, at the end of each run, one wet full stop.',
      ],
      gentle: 'Machine skills lift the pay grade. Name the machines and whether you trained others on them.',
    },
    {
      says: 'strip and seal|strip and wax|stripping and sealing|stripping and waxing|stripped and waxed|stripped and sealed|floor stripping|floor waxing|waxing floors|waxed floors|floor finishing|buffing floors|buffed floors|floor polishing',
      brutal: [
        'Four coats, a fan and a row of chairs across the door. Somebody climbs over at coat three.',
        'A freshly waxed floor shows one footprint, going in.',
      ],
      gentle: "Project cleaning has start, stop and cost. Square feet a night would put it in contractor's language.",
    },
    {
      says: "builders clean|builder's clean|builders' clean|builders cleans|sparkle clean|sparkle cleans|post-construction cleaning|post construction cleaning|after builders cleaning|after-builders|handover clean|construction clean-up",
      brutal: [
        "A builders' clean takes all the dust off. The rest is still in the air, and will be down by Thursday.",
        'In a finished building every window has a sticker, and every sticker has glue.',
      ],
      gentle: "Handover dates don't move, so meeting them is the skill. Units per week and the contractor's name would prove it.",
    },
    {
      says: 'setting the alarm|setting alarms|set alarms|set the alarm|alarm setting|opening up|opening and closing|open and close|unlocking and locking|locking and unlocking|locking up|lock up|locked up|unlocking|securing the building|securing premises',
      near: 'building|premises|site|office|offices|alarm|school|doors|gates|rooms|daily|hall|morning|keys',
      brutal: [
        "Alarm's set: thirty seconds, four doors, and your coat's on the chair.",
        'The last one out checks every window. The first one in finds the one that was behind the curtain.',
      ],
      gentle: 'Somebody gave you the whole building. Say what it was, how big, and that it was yours at six in the morning.',
    },
    {
      says: 'evening cleaner|evening cleaning|night cleaner|night cleaning|early morning cleaning|out of hours cleaning|evening shift|night shift|early morning shift|early mornings|overnight cleaning|day porter',
      not: 'hospital|ward|patient|patients|hotel|train|trains|supermarket|warehouse',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'In an empty building the motion-sensor lights follow you down the corridor, and go off in the toilet.',
        "At night a building makes noises it's too polite to make in meetings.",
      ],
      gentle: 'Working unsupervised to a standard is what this says. Put a word on who checked, and what they found.',
    },
    {
      says: 'cleaning schedule|cleaning schedules|cleaning rota|cleaning checklist|cleaning checklists|daily cleaning|cleaning plan|periodic cleaning|daily and weekly cleaning|cleaning logs|cleaning records',
      brutal: [
        'Cleaning schedules come in daily, weekly, monthly and behind the vending machine.',
        "On a cleaning rota the fridge belongs to everybody, so it's nobody's week.",
      ],
      gentle: 'Following a schedule is a duty, and writing one is management. If the plan was yours, the sites or hours it covered make that clear.',
    },
    {
      says: 'aircraft cleaning|cabin cleaning|aircraft cleaner|train cleaning|bus cleaning|coach cleaning|cleaning trains|cleaning aircraft|cleaning buses|carriage cleaning|train cleaner|vehicle interiors',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "Seat pockets hold a tray, a sock, a whole newspaper and minutes of everybody's turnaround.",
        'A carriage goes back to the platform spotless, for a party with chips.',
      ],
      gentle: 'Minutes per unit is the yardstick. Planes or trains a shift would say how fast and how many.',
    },
    {
      says: 'public areas|cleaning public areas|lobby|lobbies|food court|food hall|concourse|concourses|reception areas',
      brutal: [
        'Public areas get cleaned while the public is in them, lifting its feet one at a time.',
        'Wherever the public goes its coffee goes too, at an angle.',
      ],
      gentle: "Being seen all day takes manners as well as cloths. A visitor's thank-you is fair to quote.",
    },
    {
      says: 'communal areas|common areas|communal hallways|communal cleaning|stairwells|stairwell|stairs and landings|communal stairs|cleaning stairs|block cleaning',
      not: 'hotel|hospital|school|mall|spa',
      around:
        'resident|residents|block|blocks|flat|flats|apartment|apartments|building|buildings|housing|tenant|tenants|estate|condo|condominium|leasehold|student accommodation|halls of residence|sheltered|landlord|landlords',
      brutal: [
        'Communal hallways belong to everybody, in particular the bicycle.',
        'Stairs are swept from the top down, and met halfway by a dog on its way up.',
      ],
      gentle: 'Residents ring the agent about stairs before anything else. Add blocks on your run, and how quiet the phone was.',
    },
    {
      says: 'cleaning audit|cleaning audits|cleaning inspection|cleaning inspections|cleaning standards|hygiene audit|hygiene audits|quality audit|quality audits|quality inspections|cleanliness standards|audit scores|high standard of cleanliness|high standards of cleanliness',
      brutal: [
        'Cleaning is inspected by one finger, along the top of a door.',
        'The auditor has a clipboard, a score sheet, and a sudden interest in skirting boards.',
      ],
      gentle: 'Scores are recorded site by site. If yours read better than when you came, the two numbers do the work of a reference.',
    },
    {
      says: 'cleaning team|cleaning teams|team of cleaners|cleaning staff|supervising cleaners|supervised cleaners|cleaning supervisor|cleaning operatives|managing cleaners|managed cleaners|cleaning crew|supervised a team of cleaners',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "A cleaning team gets noticed on one day of the year: the day it isn't there.",
        "Rotas, keys, stock, and a phone that rings at five in the morning with “I can't get in”.",
      ],
      gentle: 'Heads, sites and how long people stayed with you. Retention in this trade is an achievement.',
    },
    {
      says: 'pure water|reach and wash|water fed pole|water-fed pole|waterfed pole|water-fed poles|deionised|reverse osmosis|purified water|pole cleaning',
      near: 'window|windows|water|pole|poles|cleaning|clean',
      brutal: [
        'Pure water dries without a streak. It gets to the glass by way of your sleeve.',
        "A pole that cleans the third floor from the pavement is held by somebody who's looking up in the rain on purpose.",
      ],
      gentle: 'Method is safety: from the ground beats from a ladder. If you brought a round over to poles, tell that.',
    },
    {
      says: 'window round|window cleaning round|cleaning round|regular round|canvassing|window cleaning business|residential windows|domestic windows',
      near: 'window|windows',
      not: 'microsoft|office|server|operating|linux|mac|excel|software|desktop|word',
      as: ['deed', 'skill', 'title'],
      brutal: [
        'A window round is a list of gate codes, dogs and people who were just going out.',
        'Do the outside perfectly, and the marks on the inside are pointed out to you through the glass.',
      ],
      gentle: "Customers kept per year says it all in this trade. Give the round's size when you began and when you stopped.",
    },
    {
      says: 'rope access|irata|irata level 1|abseil|abseiling|cradle|cradles|building maintenance unit|bmu|facade cleaning|façade cleaning|high-rise window cleaning|high rise',
      near: 'window|windows|clean|cleaning|building|facade|façade|irata|rope|high|glass',
      as: ['deed', 'skill', 'study', 'licence'],
      brutal: [
        'On the ropes you pass forty floors of meetings, and on every floor they pretend not to look.',
        'Rope access is the one cleaning job in which you start at the top of the building and hope to move down.',
      ],
      gentle: 'Level and logbook hours are the hiring data. Put them with the expiry, at the very start of the line.',
    },
    {
      says: 'gutter clearing|gutter vacuum|gutter clearance|gutters|gutter cleaning|guttering',
      not: 'install|installed|installing|installation|fit|fitted|fitting|replaced|replacing',
      brutal: ['Gutters yield moss, moss, a tennis ball, moss.', 'A gutter is a flower bed that nobody planted, at the one height nobody weeds.'],
      gentle: 'Extra services lift the value of every customer. If a good share of the round took this one, that share is sales and may be called so.',
    },
    {
      says: 'internal glass|glass partitions|glass partition|glass doors|interior glass|glass cleaning|cleaning glass|cleaned glass|cleaning windows|cleaned windows|clean windows|mirrors|windows and mirrors',
      not: 'microsoft|server',
      brutal: ["A glass door is perfectly clean, until the first person who couldn't tell.", 'Fingerprints on glass come at two heights: hand, and forehead.'],
      gentle: 'Spotless glass is what clients see from the lobby. If a survey or a kind email mentioned it, quote four words of it.',
    },
    {
      says: 'minor repairs|small repairs|basic repairs|odd jobs|general repairs|minor maintenance|minor repair|general maintenance|basic maintenance|small works|general handyman|handyman duties|handyman|carried out repairs|carrying out repairs|maintenance tasks|building maintenance',
      as: ['deed', 'skill', 'title'],
      brutal: ['A minor repair is the handle, then the screw, then the wood the screw was in.', "“While you're here” is where most maintenance comes from."],
      gentle: "Jobs closed a week, and the share done without calling a contractor: that's the saving you brought.",
    },
    {
      says: 'light bulb|light bulbs|changing light bulbs|changing bulbs|replacing light bulbs|replaced light bulbs|lamp replacement|lamp changes|relamping|replacing lamps|changing lamps|fluorescent tubes|replacing bulbs|light fittings|lighting checks',
      brutal: [
        'How many people does it take? One, with a ladder, a permit, and the bulb for the other fitting.',
        'Fluorescent tubes hum, flicker, get reported, and behave perfectly for the caretaker.',
      ],
      gentle: 'An LED changeover has a payback in months. If one went through your hands, get the sum into the line.',
    },
    {
      says: 'dripping tap|dripping taps|leaking taps|leaking tap|blocked toilet|blocked toilets|blocked sinks|blocked sink|unblocking toilets|unblocking sinks|unblocking drains|toilet repairs|basic plumbing|minor plumbing|plumbing repairs|small plumbing|blockages|light plumbing|plunger|cistern|cisterns',
      brutal: [
        'A dripping tap waits for quiet. A blocked toilet waits for Friday.',
        "Whatever's down there, whoever put it there is in the queue saying it was like that.",
      ],
      gentle: 'What you can do before ringing a plumber saves a building real money. List the three commonest.',
    },
    {
      says: 'heating system|heating systems|heating controls|boiler checks|boiler room|boiler house|radiators|bleeding radiators|heating timers|heating|boilers|thermostats',
      near: 'building|buildings|heating|boiler|boilers|school|site|radiators|checks|maintenance|monitor|monitoring|systems|room|office|premises',
      brutal: [
        "Half the building's too hot, the other half's too cold, and both halves have the caretaker's number.",
        "Many a thermostat on an office wall is connected to nothing, and it's the best loved one in the building.",
      ],
      gentle: 'Fuel used before and after you took over the timers would be a lovely, plain figure.',
    },
    {
      says: 'moving furniture|move furniture|moved furniture|furniture moves|furniture moving|porterage|portering|exam desks|setting out exam|setting out furniture|setting up rooms|setting out rooms|setting up furniture|setting up classrooms|set up rooms|heavy lifting',
      brutal: [
        'To move a desk: empty the drawers, take off the legs, carry it downstairs, and then measure the door.',
        'Stacking chairs stack to ten. Somebody has always gone for fourteen.',
      ],
      gentle: 'Room turnarounds against the clock are event logistics. Chairs, minutes and hands would show the scale.',
    },
    {
      says: 'leaf clearing|clearing leaves|sweeping leaves|leaf clearance|sweeping|swept|sweeping paths|playground sweeping|yard sweeping|sweeping car parks|external areas|grounds maintenance|litter picking|outside areas|grounds',
      near: 'leaves|leaf|sweeping|grounds|yard|playground|car|paths|site|external|litter|areas|outside|premises|swept',
      brutal: [
        "Leaves are swept into a pile. Then they're swept into the pile again.",
        'Every caretaker has a war with one tree, and the tree is in no hurry.',
      ],
      gentle: "Acres and hours tell it best. First impressions of a site are made out here, so an inspector's remark is worth a quote.",
    },
    {
      says: 'touch up|touching up|touch-up painting|touch up painting|painting walls|repainting|repainted|magnolia|painting and decorating|redecorating|redecorated|painted walls|internal painting|decorating',
      brutal: ["Same wall, same paint, same tin, and there's now one clear square.", 'Wet paint signs are read with one finger.'],
      gentle: "Rooms a holiday and what a contractor had quoted: put side by side, that's money you saved.",
    },
    {
      says: 'putting up shelves|put up shelves|shelving|hanging pictures|picture hanging|whiteboards|noticeboards|notice boards|tv mounting|mounting tvs|mounted tvs|curtain rails|fitting shelves',
      not: 'cleaning|cleaned|clean|wiping|wiped|dusting|dusted',
      brutal: [
        'The wall is plasterboard, and the shelf is for encyclopaedias.',
        'A picture hangs straight until the person who asked for it takes two steps back.',
      ],
      gentle: 'Small visible jobs keep a whole building content. If they came through a helpdesk, the weekly number shows the pace you worked at.',
    },
    {
      says: 'weekly fire alarm|fire alarm testing|fire alarm tests|fire alarm test|testing fire alarms|tested fire alarms|weekly fire tests|fire alarm checks|call points|emergency lighting tests|emergency lighting testing|emergency lighting checks|fire safety checks|fire checks|weekly fire checks',
      brutal: [
        "The fire alarm test is at the same time every week. Every week somebody asks if it's a test.",
        "Emergency lights are tested monthly, by standing in the dark with a clipboard you can't see.",
      ],
      gentle: 'Logbooks without a blank week are what an inspector opens first. If yours was complete, claim it.',
    },
    {
      says: 'little used outlets|little-used outlets|flushing|tap flushing|water flushing|weekly flushing|water temperature checks|temperature checks|water temperatures|water hygiene|legionella checks|legionella testing|legionella monitoring|legionella|flushing taps',
      near: 'water|tap|taps|outlets|legionella|flushing|hygiene|weekly|monthly|temperature|temperatures|checks',
      brutal: [
        'Every week somebody runs a tap that nobody uses, in a room that nobody remembers, for two minutes.',
        'Hot has to be hot, cold has to be cold, and the caretaker has a thermometer for each disappointment.',
      ],
      gentle: 'Records for the responsible person are legal documents. Say how many outlets, and that they stood up to audit if they did.',
    },
    {
      says: 'meter reading|meter readings|meter reads|reading meters|utility meters|energy readings|taking meter readings|gas meter|electricity meter',
      near: 'reading|readings|reads|meters',
      brutal: [
        'Meters are read monthly, by phone light, on one knee, behind the Christmas tree.',
        'The cupboard with the meter in it has everything else in it as well.',
      ],
      gentle: 'Readings become savings when someone spots the odd one. If a leak or a forgotten heater came to light that way, it pays for the line.',
    },
    {
      says: 'supervising contractors|supervised contractors|contractors on site|contractor visits|meeting contractors|overseeing contractors|liaising with contractors|contractor management|managing contractors|managed contractors|contractors|contractor supervision|liaison with contractors',
      brutal: [
        'A contractor asks where to park first, and where the water turns off afterwards.',
        'Contractors say “between eight and one”, and mean one, on the day after.',
      ],
      gentle: 'Keeping outsiders safe on a site is a legal duty, and employers weigh it. If permits, inductions or snags were yours, name which.',
    },
    {
      says: 'lettings|hall lettings|community lettings|evening lettings|out of hours lettings|sports hall lettings|lettings and events|hire of facilities|room hire|hall hire',
      near: 'hall|school|community|evening|site|room|sports|premises|caretaker|weekend|facilities|lettings|out',
      not: 'estate agent|tenancy|tenant|landlord|property management',
      brutal: [
        "Badminton's out by nine, and there's one more shuttlecock up in the lights for ever.",
        'Every hirer leaves the hall as they found it, going by where they seem to have found it.',
      ],
      gentle: 'Lettings bring a site money. Add the income in a year, or the evenings you ran alone if you did.',
    },
    {
      says: 'bin store|bin stores|bin area|bin areas|refuse area|refuse areas|rubbish chute|bin chute|putting bins out|putting out bins|taking bins out|bin day|bin rotation|bins for collection|refuse collection|recycling area|rotating bins',
      brutal: ['One person in the whole block knows which week is blue.', 'A bin store in August can be found with your eyes shut.'],
      gentle: "Missed collections, pests and fly-tipping are what residents complain of. If they eased off, that's your doing in a figure.",
    },
    {
      says: 'facilities helpdesk|fm helpdesk|helpdesk|cafm|cafm system|work order|work orders|maintenance requests|reactive maintenance|reactive jobs|reactive repairs|job tickets|planon|concept evolution|maintenance tickets',
      near: 'facilities|maintenance|fm|cafm|repairs|building|reactive|work|planon|concept|jobs|orders',
      not: 'it helpdesk|it support|password|software',
      brutal: [
        '“Light flickering” gets logged eleven times, by eleven people, about one light.',
        "In a CAFM system every job is priority one, and closed before anybody's fetched the ladder.",
      ],
      gentle: "Response and fix times against target are in the system. Print your own and you're talking like a manager.",
    },
    {
      says: 'ppm|ppms|planned preventative maintenance|planned preventive maintenance|planned maintenance|preventative maintenance|preventive maintenance|sfg20|maintenance schedule|maintenance schedules|maintenance programme',
      not: 'tds|water fed|pure water|parts per million',
      brutal: [
        'Planned maintenance covers everything in the building, other than the door that everybody mentions.',
        "The schedule is perfect in January. By March it's chasing a pump.",
      ],
      gentle: 'Completion rate, in per cent, on how many assets: two figures, and the board can compare you.',
    },
    {
      says: 'building management system|bms|hvac|air conditioning|air handling units|ahu|ahus|chillers|chiller|air con|aircon|air-conditioning|ventilation systems',
      brutal: [
        'The BMS says twenty-one degrees everywhere. So does the cardigan over the sensor.',
        'An open-plan office has one air conditioning unit and thirty climates.',
      ],
      gentle: 'Energy saved by tuning setpoints is the cheapest project there is. Add kilowatt-hours or pounds.',
    },
    {
      says: 'office move|office moves|desk move|desk moves|office relocation|office relocations|space planning|move management|relocation|workplace moves|churn|churn moves|seating plan|seating plans|hot desking|floor plans',
      near: 'office|desk|desks|move|moves|space|relocation|workplace|staff|facilities|people|floor|seating',
      not: 'customer churn|churn rate',
      brutal: [
        'Four hundred labelled crates arrive on time. The move gets judged by one chair.',
        'In every seating plan there are two people who asked for the window and one who asked not to say why.',
      ],
      gentle: "People moved, downtime and budget. If everyone logged on by nine on Monday, that's your headline.",
    },
    {
      says: 'hard services|soft services|hard and soft services|hard fm|soft fm|hard and soft fm|tfm|total facilities management|hard & soft services|soft and hard services|hard and soft',
      brutal: ['Hard services leak. Soft services get the phone call.', "Hard is what's behind the ceiling tile, soft is who has to say sorry for it."],
      gentle: "Split your budget into the two, and say which contracts were outsourced. That's how the next client is organised.",
    },
    {
      says: 'service charge|service charges|service charge budget|service charge budgets|dilapidations|leaseholders',
      brutal: [
        'A service charge is what the lift costs the ground floor.',
        'Dilapidations is the landlord finding out what you hung on the walls, at trade rates.',
      ],
      gentle: 'Budget size and variance at year end, please. A finance director looks for nothing else in a premises CV.',
    },
    {
      says: 'parking allocation|parking spaces|parking permits|parking management|staff parking|visitor parking|allocating parking',
      brutal: [
        "Two hundred staff and ninety spaces. That isn't a car park, it's a peace process.",
        'A visitor space is any space with a member of staff in it.',
      ],
      gentle:
        'Fair parking systems that stick are rare. If you brought in the permits, the rota or the app, that is the achievement, and the spaces are its size.',
    },
    {
      says: 'kitchenette|kitchenettes|tea points|tea point|staff kitchen|staff kitchens|office kitchen|office kitchens|breakout areas|cleaning kitchens|kitchen areas|staff room|staff rooms',
      brutal: [
        "“Please wash up your own mug” is on its fourth sign, and the font's getting larger.",
        'In the staff fridge there are five labelled lunches, and a yoghurt nobody will be questioned about.',
      ],
      gentle: 'Staff surveys ask about kitchens before anything else. If satisfaction rose, you may take some credit.',
    },
    {
      says: 'vending machine|vending machines|coffee machine|coffee machines|vending',
      brutal: [
        "When the coffee machine's down, calls come from floors that wouldn't report a fire.",
        'In every vending machine one packet hangs sideways against the glass, as an exhibit.',
      ],
      gentle: 'Small contract, loud users. Uptime or a renegotiated price would turn it into management.',
    },
    {
      says: 'statutory compliance|compliance checks|building compliance|compliance certificates|statutory inspections|statutory inspection|statutory testing|statutory maintenance|statutory checks|loler|health and safety compliance|compliance audits|compliance records',
      brutal: [
        "Statutory compliance: nothing happens, and there's a certificate to prove it.",
        'Lift, boiler, ladder: once a year each of them gets a visitor and a sticker.',
      ],
      gentle: 'Percentage compliant and audit findings closed. If the folder was a mess when you came, say what it was when you left.',
    },
    {
      says: 'led lighting|led upgrade|led upgrades|led lights|energy saving|energy efficiency|energy reduction|motion sensor lights|motion sensors|pir sensors|energy consumption|energy management|carbon reduction|sustainability initiatives',
      brutal: [
        "Motion sensors switch the light off on anybody who's thinking.",
        'Energy saving starts with a campaign, and is done by the person who goes round switching things off.',
      ],
      gentle: "Give kilowatt-hours a year, before and after. It's the rare facilities project with its own receipt.",
    },
    {
      says: 'generator test|generator tests|generator testing|standby generator|backup generator|emergency generator|ups testing|power outage|power outages',
      brutal: [
        'The generator gets tested monthly, on load, with one person in the lift.',
        'A backup generator starts first time, forty times in a row, for practice.',
      ],
      gentle: 'A tested generator is proved when it runs in earnest. If an outage came and nobody upstairs noticed, no certificate says it better.',
    },
    {
      says: 'asbestos register|asbestos survey|asbestos surveys|asbestos management|asbestos management plan',
      brutal: [
        'The asbestos register is kept at reception, and asked for from the top of the ladder.',
        'No drilling without the register. The register is where the drill is.',
      ],
      gentle: 'Duty-holder, trained and aware differ in law where asbestos is concerned. The word that is yours should stand beside the register.',
    },
    {
      says: 'lockout|lockouts|lock outs|lock-outs|locked out|gain entry|gaining entry|emergency entry|emergency lockout|house lockouts|residential lockouts|non-destructive entry|lock opening|emergency call outs|emergency callouts',
      near: 'lock|locks|lockout|lockouts|entry|door|doors|locksmith|emergency|car|home|property|properties|customers|keys',
      not: 'tagout|tag out|loto|isolation',
      brutal: [
        'Two minutes to open the door, years to learn how, and the customer has timed the two minutes.',
        "“Can you prove you live here?” “It's all inside.”",
      ],
      gentle: 'Non-destructive rate is the craft. If most of yours opened without a drill, put the share down.',
    },
    {
      says: 'key cutting|cutting keys|cut keys|duplicate keys|key duplication|keys cut|key cutting machine|key machines|key blanks|cutting of keys',
      brutal: [
        'A copy of a copy of a copy opens nothing, with a lot of jiggling.',
        'Key cutting takes a minute, and the bunch it goes back on takes two thumbnails.',
      ],
      gentle: 'Laser, tubular, restricted: say which machines you set up yourself. Mention calibration, if you did it.',
    },
    {
      says: 'master key|master keys|master keyed|master key system|master key systems|master keying|master suite|master suites|master-keyed|keyed alike|restricted keys|suited locks|key suites',
      brutal: [
        "Master keying means one key for every door, so that there's exactly one to lose.",
        "Every key is in the cabinet, signed out to someone who's left.",
      ],
      gentle: 'Doors, levels, sites: a suite you designed is a drawing as well as a job. Give its size.',
    },
    {
      says: 'upvc|upvc doors|upvc door|upvc locks|upvc windows|multipoint lock|multipoint locks|multi-point locks|multi-point lock|multipoint|euro cylinder|euro cylinders|anti-snap|door mechanisms',
      brutal: [
        'A uPVC door drops a little, the handle gets lifted a little harder, and one Sunday the mechanism rings a locksmith.',
        "Somebody's sprayed it with cooking oil. On every seized lock, somebody has.",
      ],
      gentle: 'Repair or replace is the honest question here. Customers remember who told them the cheaper answer, so reviews fit.',
    },
    {
      says: 'safes|safe opening|safe engineer|safe installation|safe manipulation|opening safes|opened safes|gun safe|gun safes|safe cracking|safe technician',
      around: 'lock|locks|locksmith|key|keys|vault|manipulation|bank|combination|safe engineer|burglary',
      as: ['deed', 'skill', 'title'],
      brutal: [
        "After hours of silence an expert opens the safe, and it's full of paperwork.",
        'As a rule the combination is on a label, inside the drawer of the desk next to the safe.',
      ],
      gentle: "Grades, makes and who trained you: banks ask these three. Discretion they'll infer from how you write it.",
    },
    {
      says: 'lock picking|lockpicking|picking locks|picked locks|pick locks|lock bypass|lock snapping|drilling locks|drilled locks|picking',
      near: 'lock|locks|locksmith|entry|pick|picks|bypass',
      brutal: [
        "In films it takes four seconds and a hairpin. On the landing it's dark, and the neighbour's holding the torch.",
        'A good lock is picked by feel, by ear and by telling the customer about the weather.',
      ],
      gentle: 'Trade body, course and insurance make this reassuring. All three fit on a line.',
    },
    {
      says: 'auto locksmith|car locksmith|automotive locksmith|transponder|transponder keys|transponder key|car keys|vehicle entry|key fob programming|car key programming|remote keys|lost car keys|vehicle lockouts|car lockouts',
      as: ['deed', 'skill', 'title', 'study'],
      brutal: [
        "Auto locksmiths can always see the key. It's on the seat.",
        'Car keys used to be cut in a kiosk. Now the car has to be talked round by laptop.',
      ],
      gentle: 'Makes covered and the tool you programme with: trade customers ask both before the price.',
    },
    {
      says: 'door closer|door closers|panic bar|panic bars|panic hardware|push bar|emergency exit doors|door hardware|ironmongery|architectural hardware|door repairs|door furniture|fire door maintenance|door adjustments|hinges',
      brutal: [
        'A door closer has two screws: one for slam, one for never.',
        'An emergency exit opens with one push, as everybody with a cigarette has discovered.',
      ],
      gentle: 'Fire door inspection tickets are in demand. If you can sign a door off as well as fix it, say which scheme.',
    },
    {
      says: 'door entry|door entry systems|maglock|maglocks|access control|access control systems|electronic locks|electronic access|fob system|key fobs|fobs|keypad|keypads|card access|swipe cards',
      brutal: ['The fob system knows who came in at 9:04. The brick in the back door knows the rest.', "A keypad has four shiny buttons, so that's the code."],
      gentle: 'System names and the number of doors or users are what an integrator looks for. Put them side by side.',
    },
  ],
};
