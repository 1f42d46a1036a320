import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const STAGE_AND_SCREEN: readonly Occupation[] = [
  occupation({
    id: 'actor',
    of: 'musician',
    title: 'Actor',
    synonyms:
      'actress, stage actor, film actor, voice actor, voice-over artist, voiceover artist, supporting artist, understudy, stunt performer, comedian, stand-up comedian, drama practitioner, theatre maker, actor-musician, Schauspieler, Sprecher, Kabarettist, comédien de théâtre, acteur, humoriste, actor de teatro, actor de doblaje, humorista',
    required:
      'Acting|theatre|film|television|stage|roles|role, Rehearsals|performances|productions|tour|auditions|screen, Voice|accents|movement|improvisation|stage combat|singing',
    usual:
      'Workshops|facilitation|drama workshops|schools, Devising|script|writing, Radio|audio drama|voiceover|adr, Shakespeare|classical|musical theatre|comedy, Touring|theatre in education, Self-tapes|casting, Dance|physical theatre, Teaching|directing',
    tools: 'Spotlight|equity',
    credentials: 'Drama school|rada|lamda|ba acting|equity member|equity, Driving licence',
    context:
      'director, playwright, cast, ensemble, season, audience, character, rep, agent, theatre, festival, Edinburgh, short film, commercial, plays, dialect',
    lookFor: ['Roles, houses and directors.', 'Training, voice, accents, skills.', 'A reel or profile to watch.'],
  }),
  occupation({
    id: 'dancer',
    of: 'musician',
    title: 'Dancer',
    synonyms:
      'ballet dancer, contemporary dancer, commercial dancer, choreographer, dance captain, backing dancer, circus performer, acrobat, aerialist, Tänzer, Choreograf, Artist Zirkus, danseur, chorégraphe, circassien, bailarín, bailaor, coreógrafo, acróbata',
    required: 'Dance|ballet|contemporary|choreography|circus, Performances|tours|shows|productions, Training|technique|rehearsals',
    usual:
      'Jazz|tap|hip hop|commercial|latin, Improvisation|partnering|acrobatics, Teaching|workshops|classes, Music videos|cruise ships|television, Auditions, Pilates|fitness',
    credentials: 'RAD|istd|ba dance|equity',
    tools: 'Spotlight',
    context: 'stage, ensemble, musicals, theatre, soloist, festival, movement, repertoire, season',
  }),
  occupation({
    id: 'stage-manager',
    of: 'musician',
    title: 'Stage Manager',
    synonyms:
      'deputy stage manager, DSM, assistant stage manager, ASM, company stage manager, production manager theatre, stagehand, stage technician, theatre technician, lighting technician, lighting designer, event technician, stage crew, theatre production manager, theatre director, artistic director, associate director theatre, props maker, set builder, technical manager theatre, technical director theatre, Veranstaltungstechniker, Fachkraft für Veranstaltungstechnik, Meister für Veranstaltungstechnik, Lichttechniker, Bühnentechniker, Inspizient, Regisseur Theater, Technischer Leiter, régisseur, régisseur général, technicien lumière, machiniste de théâtre, metteur en scène, regidor, técnico de iluminación, director de teatro',
    required: 'Stage|theatre|productions|shows|events|lighting|venue, Rehearsals|cueing|calling|rigging|get-in|load-in|prompt book, Crew|team|cast|technical',
    usual:
      'Health and safety|risk assessments|working at height, Props|scenery|costume, Lighting desk|sound|av|video, Budgets|schedules|planning, Touring|festivals|conferences, Electrical|power distribution, Risk|permits',
    tools: 'ETC|grandma|ma lighting|qlab|vectorworks',
    credentials: 'IPAF|dguv|first aid|equity|stage management degree',
    context: 'director, audience, tech week, performances, cues, show reports, tour, fly floor, venue, concert',
  }),
  occupation({
    id: 'sound-engineer',
    of: 'video-editor',
    title: 'Sound Engineer',
    synonyms:
      'audio engineer, live sound engineer, FOH engineer, front of house engineer sound, monitor engineer, recording engineer, mixing engineer, mastering engineer, sound technician, audio technician, sound designer, sound recordist, studio engineer, broadcast sound engineer, audio producer, podcast producer, Tontechniker, Toningenieur, Tonmeister, ingénieur du son, technicien son, preneur de son, técnico de sonido, ingeniero de sonido',
    required:
      'Sound|audio|mixing|foh|front of house|monitor|recording|beschallung, Consoles|mixing desks|pa|pa systems|microphones|mischpult, Live events|concerts|studio|theatre|broadcast|tour',
    usual:
      'System tuning|line array|smaart|rf|wireless, Pro Tools|logic|ableton|reaper, Rigging|setup|load-in|aufbau, Editing|mastering|post-production|foley, Dante|networks|avb, Maintenance|repair, Bands|artists|clients, Health and safety|hearing',
    tools: 'DiGiCo|yamaha|allen & heath|midas|avid, d&b|l-acoustics|meyer, Pro Tools',
    credentials: 'Dante certified|sae|tonmeister|meister für veranstaltungstechnik',
    context: 'show, stage, venue, speakers, monitors, festival, soundcheck, radio mics, tour, album, acoustics, line check',
    lookFor: ['Shows, houses, artists and room sizes.', 'Desks and systems you run.', 'What you planned or led.'],
  }),
  occupation({
    id: 'film-director',
    of: 'video-editor',
    title: 'Film Director',
    synonyms:
      'film producer, TV producer, television producer, executive producer, line producer, assistant producer, series producer, producer, producer director, television director, TV director, director film, first assistant director, assistant director film, 1st AD, production coordinator film, production manager film, production assistant film, runner, researcher TV, casting director, location manager film, film location manager, script supervisor, radio producer, broadcast producer, Filmregisseur, Regisseur, Filmproduzent, Produktionsleiter Film, Aufnahmeleiter, réalisateur, producteur audiovisuel, assistant réalisateur, director de cine, realizador, productor audiovisual',
    required:
      'Film|television|tv|documentary|drama|video production|broadcast|radio, Directing|producing|shooting|filming|production, Budgets|schedules|crew|casting|scripts|development',
    usual:
      'Editing|post-production, Storyboards|treatments|shot lists, Locations|risk assessments|call sheets, Commissioners|clients|broadcasters|pitching, Interviews|contributors|research, Commercials|music videos, clearances|compliance, Festivals|awards',
    tools: 'Premiere|avid, Movie Magic|final draft',
    credentials: 'BA film|nfts|bafta|directors guild',
    context: 'BBC, Channel 4, Netflix, shoot, feature, short, series, screenplay, live, gallery, talent, studio, delivery',
  }),
  occupation({
    id: 'camera-operator',
    of: 'photographer',
    title: 'Camera Operator',
    synonyms:
      'director of photography, DOP, DP film, cinematographer, videographer, cameraman, camerawoman, camera assistant, focus puller, 1st AC, drone operator, drone pilot, self-shooting PD, broadcast camera operator, gaffer, grip, Kameramann, Kamerafrau, Kameraassistent, chef opérateur, cadreur, caméraman, directeur de la photographie, director de fotografía, operador de cámara',
    required:
      'Camera|filming|shooting|cinematography|videography, Lighting|lenses|composition|framing, Productions|shoots|commercials|documentaries|events|broadcast',
    usual:
      'Sony|arri|red|canon|blackmagic, Gimbal|drone|steadicam|dolly, Editing|premiere|davinci resolve|grading, Sound recording, Multicamera|live|ob, Kit maintenance, Clients|directors',
    tools: 'ARRI Alexa|sony fx|red|blackmagic, DaVinci Resolve|premiere',
    credentials: 'Drone licence|gvc|a2 cofc|part 107|bsc|gtc',
    context: 'crew, location, studio, weddings, corporate, footage, aerial, showreel, shot, interviews, frame',
  }),
  occupation({
    id: 'animator',
    of: 'video-editor',
    title: 'Animator',
    synonyms:
      '3D animator, 2D animator, 3D artist, 3D modeller, CG artist, VFX artist, visual effects artist, compositor, motion designer, motion graphics designer, character animator, rigger 3D, texture artist, environment artist, technical artist, concept artist, game artist, character artist, storyboard artist, CGI artist, 3D visualiser, architectural visualiser, Animationskünstler, 3D-Artist, Motion-Designer, animateur 2D, animateur 3D, infographiste 3D, motion designer H/F, animador, animador 3D, artista 3D',
    required:
      'Animation|3d|vfx|motion graphics|modelling|concept art|compositing, Maya|blender|after effects|cinema 4d|3ds max|nuke|zbrush|houdini|photoshop, Storyboards|character|rigging|texturing|rendering|visual effects',
    usual:
      'Unreal|unity, Lighting|shading|substance painter, Keyframe|motion capture, Editing|premiere, Illustration|drawing, Pipeline|python|scripting, Clients|briefs|directors, Games|film|advertising',
    tools: 'Maya|blender|3ds max, After Effects|cinema 4d, Nuke|houdini, ZBrush|substance',
    credentials: 'BA animation',
    context: 'showreel, shots, assets, studio, films, game, scenes, characters, frames, supervisor, deadlines, style, explainer',
  }),
  occupation({
    id: 'screenwriter',
    of: 'content-writer',
    title: 'Author',
    synonyms:
      'novelist, screenwriter, scriptwriter, playwright, poet, script editor, ghostwriter, dramaturg, literary agent, biographer, Autor, Schriftsteller, Drehbuchautor, écrivain, scénariste, dramaturge, romancier, escritor, guionista, dramaturgo, novelista',
    required:
      'Writing|novels|books|scripts|screenplays|plays|poems|fiction, Published|publication|produced|commissioned|broadcast, Editing|drafts|research|story development',
    usual:
      'Publishers|agents|producers, Readings|festivals|events, Teaching creative writing|workshops, Script reports|development, Awards|shortlisted|residency, Journalism|essays',
    tools: 'Final Draft|scrivener|word',
    credentials: 'MA creative writing|writers guild',
    context: 'novel, short stories, characters, dialogue, BBC, theatre, magazine, anthology, debut, literary, series',
  }),
  occupation({
    id: 'publishing-editor',
    of: 'journalist',
    title: 'Editor (Publishing)',
    synonyms:
      'commissioning editor, editorial assistant, book editor, publishing editor, development editor, desk editor, production editor, copy editor, copyeditor, sub-editor, subeditor, proofreader, managing editor, editorial manager, publisher, publishing assistant, acquisitions editor, fact checker, Lektor, Verlagslektor, Korrektor, éditeur, secrétaire de rédaction, correcteur, assistant éditorial, editor de mesa, corrector de textos',
    required:
      'Editing|copy-editing|copyediting|proofreading|commissioning|editorial, Manuscripts|books|articles|journals|titles|publications|proofs, Authors|freelancers|contributors|writers',
    usual:
      'House style|style guide, Schedules|production|deadlines, Acquisitions|contracts|p&l, Peer review, Blurbs|marketing copy|metadata, InDesign|word|xml, Permissions, Fact-checking',
    tools: 'InDesign, Word track changes, Biblio|onix',
    credentials: 'CIEP|publishing ma|ptc',
    context: 'publisher, list, imprint, book fair, typesetters, jackets, academic, fiction, magazine, print, ebook, submissions',
  }),
  occupation({
    id: 'presenter',
    of: 'journalist',
    title: 'Presenter',
    synonyms:
      'radio presenter, TV presenter, television presenter, news anchor, newsreader, broadcaster, radio host, podcaster, podcast host, sports commentator, commentator, weather presenter, talk show host, MC, event host, Moderator, Radiomoderator, Fernsehmoderator, Nachrichtensprecher, animateur radio, présentateur, presentador, locutor',
    required: 'Presenting|broadcasting|hosting|radio|television|live, Interviews|interviewing|guests|script|scripts, Audience|listeners|viewers|show|programme',
    usual:
      'Production|editing|research, Autocue|driving the desk, Social media|podcasts, Events|mc|voiceover, News|sport|entertainment, Breaking news, Improvisation',
    tools: 'Adobe Audition|playout|vcs|zetta',
    credentials: 'NCTJ|bjtc',
    context: 'station, studio, breakfast show, BBC, commercial radio, on air, listeners, awards, guests, live broadcast',
  }),
  occupation({
    id: 'art-director',
    of: 'graphic-designer',
    title: 'Art Director',
    synonyms:
      'creative director, associate creative director, head of creative, head of design, design director, executive creative director, creative lead, design manager, design lead, creative manager, head of art, Artdirector, Kreativdirektor, Creative-Director, directeur artistique, directeur de création, director de arte, director creativo',
    ladder: 'junior designer, designer, senior designer, art director, creative director, executive creative director',
    required:
      'Art direction|creative direction|concepts|concept development|visual direction, Campaigns|branding|brand identity|advertising|identity|design, Team leadership|creative team|mentoring|briefing|clients|pitches|presentations|art directed',
    usual:
      'Photography|shoots|photoshoots|film, Typography|layout|editorial, Adobe Creative Suite|photoshop|illustrator|indesign|figma, Digital|social|web|motion, Budgets|timelines|production, Copywriters|agencies|freelancers, Packaging|print|exhibition, Brand guidelines',
    tools: 'Adobe Creative Cloud|photoshop|illustrator|indesign, Figma, After Effects',
    credentials: 'D&AD|cannes lions|ba graphic design',
    context: 'agency, studio, clients, designers, illustrators, campaign, posters, magazine, awards, visual language, launch, packaging, brand',
    lookFor: ['Campaigns that were yours, with client.', 'People you directed.', 'A portfolio link.'],
  }),
  occupation({
    id: 'illustrator',
    of: 'graphic-designer',
    title: 'Illustrator',
    synonyms:
      'freelance illustrator, book illustrator, editorial illustrator, children’s book illustrator, cartoonist, comic artist, medical illustrator, surface pattern designer, fashion illustrator, Illustratorin, Illustrator freiberuflich, illustrateur, dessinateur de BD, ilustrador, dibujante, historietista',
    required:
      'Illustration|illustrations|drawing|drawings|illustrated, Books|editorial|magazines|packaging|commissions|publishing, Digital|procreate|photoshop|illustrator|watercolour|ink',
    usual: 'Character design|storyboards, Sketching|roughs, Clients|briefs|art directors, Exhibitions|prints|shop, Licensing, Workshops|murals, Animation',
    tools: 'Procreate|photoshop|illustrator|ipad',
    credentials: 'AOI|ba illustration',
    context: 'portfolio, picture book, covers, style, colour, deadlines, publishers, agent, posters, visuals, freelance',
  }),
  occupation({
    id: 'product-designer-industrial',
    of: 'engineer',
    title: 'Industrial Designer',
    synonyms:
      'product designer industrial, industrial product designer, furniture designer, automotive designer, packaging designer 3D, toy designer, lighting designer product, exhibition designer, set designer, production designer, theatre designer, costume designer, Industriedesigner, Produktdesigner, Möbeldesigner, Bühnenbildner, Kostümbildner, designer industriel, designer produit, scénographe, costumier, diseñador industrial, diseñador de muebles, escenógrafo, figurinista',
    required:
      'Product design|industrial design|furniture design|set design|costume design|design, Sketching|concepts|prototypes|models|model making, CAD|solidworks|rhino|fusion 360|autocad|vectorworks',
    usual:
      'Rendering|keyshot, Manufacturing|dfm|materials, User research|ergonomics, 3D printing|workshop, Clients|directors|briefs, Packaging|cmf, Adobe|photoshop',
    tools: 'SolidWorks|rhino|fusion 360, KeyShot, Adobe Creative Suite',
    credentials: 'BA product design',
    context: 'products, consumer, studio, suppliers, production, stage, exhibitions, furniture, sustainability, launch, patents',
  }),
  occupation({
    id: 'curator',
    of: 'artist',
    title: 'Curator',
    synonyms:
      'museum curator, assistant curator, gallery curator, exhibition curator, gallery manager, gallery director, gallery assistant, exhibitions officer, exhibitions manager, collections manager, collections assistant, museum manager, museum assistant, museum technician, art handler, registrar museum, conservator, art conservator, restorer, auction specialist, auctioneer, art dealer, archaeologist, heritage officer, Kurator, Restaurator, Archäologe, Museumsleiter, commissaire d’exposition, conservateur de musée, restaurateur d’art, archéologue, conservador de museo, comisario de exposiciones, arqueólogo, restaurador de arte',
    required:
      'Exhibitions|collections|museum|gallery|heritage|archaeology|conservation, Research|cataloguing|documentation|interpretation|excavation, Objects|artworks|artists|loans|finds',
    usual:
      'Acquisitions|accessioning|provenance, Funding|grants|arts council, Installation|display|handling, Public programmes|tours|outreach, Catalogues|publications, Budget|project management, Volunteers|team, Environmental monitoring|condition reports',
    tools: 'MODES|tms|adlib|ehive',
    credentials: 'MA museum studies|ama|icon|cifa',
    context: 'visitors, displays, national, contemporary, archive, collection, artist, lenders, storage, site, historic, accreditation',
  }),
  occupation({
    id: 'arts-administrator',
    of: 'nonprofit-manager',
    title: 'Arts Administrator',
    synonyms:
      'arts manager, arts officer, arts education officer, arts development officer, arts coordinator, arts project manager, learning and participation officer, learning and engagement officer, creative producer, creative learning manager, education officer museum, museum education officer, outreach officer arts, theatre education officer, community arts worker, participation manager, box office manager, box office assistant, festival coordinator, festival director, theatre producer, Kulturmanager, Museumspädagoge, Theaterpädagoge, médiateur culturel, chargé de production culturelle, gestor cultural, mediador cultural',
    required:
      'Arts|theatre|museum|festival|culture|creative|drama, Workshops|education|participation|outreach|programmes|schools|learning, Projects|events|coordination|administration|delivery',
    usual:
      'Funding applications|arts council|grants|fundraising, Artists|freelancers|facilitators, Safeguarding, Evaluation|reporting, Marketing|audience development, Budgets|contracts, Partnerships|community groups|teachers, Ticketing|box office, Volunteers',
    tools: 'Spektrix|artifax|tessitura',
    credentials: 'Arts award adviser|arts award',
    context: 'young people, audiences, venues, communities, tours, access, inclusion, productions, resources, schools, families, residency',
  }),
  occupation({
    id: 'interpreter',
    of: 'translator',
    title: 'Interpreter',
    synonyms:
      'conference interpreter, community interpreter, public service interpreter, court interpreter, medical interpreter, bilingual interpreter, sign language interpreter, BSL interpreter, ASL interpreter, remote interpreter, telephone interpreter, simultaneous interpreter, Dolmetscher, Konferenzdolmetscher, Gebärdensprachdolmetscher, interprète, interprète de conférence, intérprete, intérprete de lengua de signos',
    required:
      'Interpreting|interpreter|simultaneous|consecutive|sign language, Languages|language pair|fluent|bilingual|native, Assignments|court|hospital|conference|police|clients',
    usual:
      'Confidentiality|impartiality|code of ethics, Terminology|glossaries, Telephone|video remote, Sight translation|translation, Preparation|cultural mediation, Agencies',
    tools: 'RSI|kudo|interprefy|zoom',
    credentials: 'DPSI|nrpsi|nrcpd|aiic|certified court interpreter|rid',
    context: 'NHS, courts, asylum, meetings, deaf, delegates, EU, booth, freelance, appointments, speakers',
  }),
  occupation({
    id: 'model',
    of: 'musician',
    title: 'Model',
    synonyms:
      'fashion model, catwalk model, commercial model, fit model, brand ambassador, promotional model, promoter, hostess, mystery shopper, street fundraiser, Fotomodell, mannequin, hôte événementiel, modelo, azafata de eventos, promotor',
    required: 'Modelling|promotion|events|brand ambassador|runway|photo shoots, Clients|brands|customers|agency, Presentation|communication|sampling',
    usual: 'Fashion shows|catwalk|campaigns|catalogue, Product demonstrations|sampling, Sales targets|sign-ups, Social media, Trade shows, Languages',
    credentials: 'Agency represented',
    tools: 'Portfolio',
    context: 'shoots, fashion, designers, magazines, launch, festival, footfall, activation, castings, leaflets',
  }),
  occupation({
    id: 'athlete',
    of: 'fitness-trainer',
    title: 'Athlete',
    synonyms:
      'professional athlete, footballer, professional footballer, rugby player, professional sportsperson, sportsman, sportswoman, cricketer, professional cyclist, boxer, jockey, tennis player, golfer, racing driver, esports player, Profisportler, Fußballprofi, Rennfahrer, sportif professionnel, footballeur, jockey professionnel, deportista profesional, futbolista',
    required:
      'Professional sport|football|rugby|athletics|cycling|tennis|boxing|racing|squad|team, Competition|matches|league|championships|medals|caps|races, Training|fitness|conditioning|performance',
    usual: 'International|national team, Captain|leadership, Sponsors|media|ambassador, Nutrition|recovery, Coaching|community, Discipline',
    credentials: 'Coaching badge|level 2 coaching',
    tools: 'GPS|video analysis',
    context: 'club, season, appearances, goals, wins, academy, coach, tournament, ranked, contract, olympic',
  }),
  occupation({
    id: 'sports-coach',
    of: 'fitness-trainer',
    title: 'Sports Coach',
    synonyms:
      'football coach, head coach, assistant coach, rugby coach, cricket coach, tennis coach, swimming coach, athletics coach, gymnastics coach, basketball coach, boxing coach, soccer coach, academy coach, strength and conditioning coach, performance analyst sport, sports development officer, referee, match official, sports scientist, PE coach, ski instructor, surf instructor, climbing instructor, outdoor instructor, riding instructor, Trainer Fußball, Fußballtrainer, Sporttrainer, Schiedsrichter, Skilehrer, entraîneur, entraîneur de football, éducateur sportif, arbitre, moniteur de ski, entrenador, entrenador de fútbol, árbitro, monitor deportivo',
    required:
      'Coaching|training sessions|sessions|instruction|officiating|sports science, Players|athletes|children|teams|participants, Football|rugby|cricket|tennis|swimming|athletics|gymnastics|sport|skiing|climbing|riding',
    usual:
      'Session planning|periodisation|lesson plans, Match analysis|video analysis|hudl, Safeguarding|child protection, Strength and conditioning|fitness testing, Player development|talent identification|scouting, School clubs|holiday camps, Results|league|promotion, First aid, Risk assessment',
    tools: 'Hudl|gps|catapult',
    credentials: 'UEFA B|uefa a|fa level 1|fa level 2|level 2 coaching|ukcc|basi|asca|nsca, First aid|safeguarding',
    context: 'club, academy, season, matches, tournaments, parents, grassroots, elite, tactical, performance, volunteers, fixtures, drills',
    lookFor: ['Teams, levels and ages you coached.', 'Results and players who moved up.', 'Badges in date.'],
  }),
  occupation({
    id: 'yoga-instructor',
    of: 'fitness-trainer',
    title: 'Yoga Instructor',
    synonyms:
      'yoga teacher, pilates instructor, pilates teacher, group fitness instructor, group exercise instructor, aerobics instructor, zumba instructor, spin instructor, meditation teacher, barre instructor, Yogalehrer, Pilates-Trainer, professeur de yoga, professeur de pilates, instructor de yoga, profesor de yoga, instructor de pilates',
    required: 'Yoga|pilates|classes|group exercise|spin|meditation, Teaching|instruction|leading classes|sequencing, Clients|students|members|participants',
    usual:
      'Vinyasa|hatha|yin|ashtanga|reformer|mat, Breathwork|mindfulness, Adjustments|modifications|injuries|pre-natal, Workshops|retreats, One-to-one|corporate, Scheduling|marketing, Anatomy',
    tools: 'Mindbody|momoyoga|reformer',
    credentials: '200-hour|200 hour yoga teacher training|ryt 200|ryt 500|level 3 pilates|bwy, First aid|insurance',
    context: 'studio, gym, wellbeing, beginners, postures, flexibility, online, community, relaxation, retreat',
  }),
];
