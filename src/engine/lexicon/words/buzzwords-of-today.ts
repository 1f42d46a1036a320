/**
 * The prose of professional networks: what a generation of profiles says of itself. Same notation as `buzzwords.ts`. Words that are also
 * the name of a trade ("omnichannel", "customer journey") weigh little or stand only in phrases that name no work.
 */
export const BUZZWORDS_OF_TODAY: Readonly<Record<number, string>> = {
  8: `
    purpose driven = purpose led, purpose fuelled, purpose fueled, mission driven, mission led, impact driven, values driven, values led, heart led, heart centred, heart centered
    10x = 10xer, 10x engineer, 10x developer, 10x performer, 10x thinker, ten x, 10xed, 10xing
    wizard = wizards, wizardry, excel wizard, marketing wizard
    unicorn = unicorns
    superpower = superpowers, secret superpower, my superpower
    growth mindset = growth mindsets, growth minded, growth oriented mindset
    servant leader = servant leaders, servant leadership, servant hearted leader
    force multiplier = force multipliers
    whisperer = customer whisperer, data whisperer, people whisperer
    changemaker = changemakers, change maker, change makers
    disruptor = disruptors, disrupter, disrupters, disruptive thinker, disruptive mindset, disruptive innovation, disruptive innovator
    north star = our north star, my north star
    secret sauce
    hustler = hustle culture, hustle mentality, always hustling
    multi hyphenate = multihyphenate
    thought leadership
    people first = people first leader, people first leadership, people first culture, people first approach
    customer obsessed = customer obsession, customer obsessive, client obsessed, data obsessed, obsessed with customers
    laser focused = laser focus, laser sharp focus, razor sharp focus, hyper focused, hyperfocused
    moonshot = moonshots, moonshot thinking
    rock solid work ethic
    culture carrier = culture carriers, culture champion, culture add, culture builder
  `,
  6: `
    authentic = authentically, authenticity, authentic leader, authentic leadership, authentic self, authentic connections, authentic relationships, authentic storytelling
    omnichannel mindset = omni channel mindset, omnichannel thinker, omnichannel experiences, omni channel experiences, omnichannel excellence
    storyteller = storytellers, natural storyteller, strategic storyteller, master storyteller
    human centric = human centred, human centered, human first
    bias for action = bias to action, bias toward action, bias towards action
    ownership mindset = ownership mentality, owner mindset, owner's mindset, extreme ownership, radical ownership
    radical candor = radical candour, radical transparency, radical honesty
    hypergrowth = hyper growth, hyper growth environment, hockey stick growth
    future proof = future proofed, future proofing, future proofs
    future of work
    next gen = next level, next generation thinker
    agile mindset = agile thinker, startup mindset, start up mentality, startup mentality, founder mindset, founder mentality, winning mindset, winner's mindset, abundance mindset, learner's mindset
    fail fast = failing fast, fail forward, failing forward, move fast and break things
    connect the dots = connecting the dots, connects the dots, connector of people, connector of dots, dot connector
    level up = levelling up, leveling up, levelled up, leveled up
    double down = doubling down, doubled down
    lean in = leaning in, leans in
    unlock potential = unlock value, unlocks value, unlocking value, unlocking potential, unlock growth, unlocking growth, unlock the potential, unlocking the potential, unlock the power, unlocking the power, unlock human potential, unlocking human potential
    empower teams = empowering teams, empowered teams, empowers teams, empowering people, empower people, empowering individuals, empowering others, empower others, empowered others
    inspire others = inspiring others, inspiring teams, inspire teams, inspirational leader, inspiring leader
    catalyst for change = catalyst for growth, change catalyst, growth catalyst, catalyst of change
    serial entrepreneur = serial innovator, serial builder
    trusted advisor = trusted adviser, trusted partner, trusted advisors, trusted strategic partner
    strategic visionary = visionary leader, visionary leadership, visionary thinker
    transformational leader = transformational leadership, transformative leader, transformative leadership, transformational change agent
    high performing team = high performing teams, high performance team, high performance teams, high performance culture, high performing culture, world class teams, world class team, a players
    operational excellence = driving operational excellence, drive operational excellence, drove operational excellence, commercial excellence, service excellence
    scalable impact = impact at scale, value at scale, at scale and at speed, meaningful impact, lasting impact, maximum impact, measurable impact, make an impact at scale
    impactful = impactfully
    data driven insights = data driven decisions, data driven decision making, data driven mindset, data driven leader, data informed decisions, insight driven, insights driven
    end to end value = end to end ownership, end to end mindset, tailored solutions, bespoke solutions, scalable solutions, robust solutions, cross functional synergies
    frictionless = frictionless experiences, friction free
    white glove service = white glove
    wow factor = wow moments, wow experiences, surprise and delight, delight customers, delighting customers, customer delight
    best version of = best version of themselves, best version of myself, best self, better version of
    evangelize = evangelized, evangelizing, evangelise, evangelised, evangelising, evangelists
    mission critical initiatives = mission critical projects, mission critical objectives
    tribe = my tribe, build a tribe
    digital native = digital natives, digital first mindset, ai first mindset, ai native mindset
    self aware = emotionally intelligent, high eq, high emotional intelligence
    fast mover = first mover, fast movers
    intellectually curious = naturally curious, insatiably curious, endlessly curious, insatiable curiosity, curious mind, relentlessly curious, deeply curious
    relentless focus = relentless drive, relentless pursuit, relentless optimist, relentless hunger, relentlessly focused, relentlessly driven
  `,
};

/** Of today, too, and light: most of them can be meant. */
export const LIGHT_BUZZWORDS_OF_TODAY: Readonly<Record<number, string>> = {
  6: `
    disruptive = disruptively, disruptive proposition, disruptive technologies, disruptive solutions
    mission critical
    psychological safety
    courageous conversations = brave conversations, crucial conversations, difficult conversations
    culture architect = culture shaper, culture builder, culture driver, culture curator
    commercially aware = commercial awareness, commercially astute, commercially minded, commercially focused
    smart worker = smart working individual
    can do person = can do mentality, can do mindset, can do team player, can do outlook, can do culture, can do work ethic, can do personality
    multi tasking
  `,
  4: `
    championed = championing
    orchestrate = orchestrated, orchestrating, orchestrates
    foster = fostered, fostering, fosters
    elevate = elevated, elevating, elevates
    unlock new = unlocked new, unlocking new, unlocks new, unlock opportunities, unlocked opportunities, unlocking opportunities, unlock insights, unlocked insights, unlocking insights, unlock efficiencies, unlocked efficiencies, unlocking efficiencies, unlocked value, unlocked growth, unlocked potential, unlock synergies, unlocking synergies
    holistic
    customer journey = customer journeys, client journey, candidate journey, employee journey, onboarding journey
    storytelling = data storytelling, brand storytelling
    cross functionally = cross functional collaboration, cross functional stakeholders
    key stakeholder = senior stakeholders, internal and external stakeholders, stakeholders at all levels, stakeholder engagement
    agile ways of working = new ways of working
    people agenda = people strategy, people experiences, people experience
    empathy and grace = with empathy, lead with empathy
    key business objectives = strategic objectives, business objectives
    working collaboratively = work collaboratively, worked collaboratively, collaboratively
  `,
};

export const CLICHES_OF_TODAY: Readonly<Record<number, string>> = {
  8: `
    at the intersection of = sit at the intersection of, sits at the intersection of, sitting at the intersection of, work at the intersection of, works at the intersection of, at the crossroads of, living at the intersection of, operate at the intersection of
    bring my whole self = bring your whole self, bring their whole selves, bringing my whole self, whole self to work, bring my authentic self, bringing my authentic self, my authentic self
    on a mission to = i'm on a mission to, my mission is to
    turning chaos into clarity = turn chaos into clarity, turns chaos into clarity, turning ideas into reality, turn ideas into reality, turning vision into reality, turning data into insights, turning data into stories, turning challenges into opportunities, turn challenges into opportunities, turning obstacles into opportunities, turning problems into opportunities, clarity from chaos
    crush it = crushing it, crushed it, killing it, smashed it out of the park, knock it out of the park, knocked it out of the park
    humbled and honored = humbled and honoured, honored and humbled, thrilled to announce, excited to announce, beyond grateful, forever grateful, eternally grateful
    leave no stone unturned = leaving no stone unturned, leaves no stone unturned, left no stone unturned
    service with a smile = always with a smile, with a smile on my face
    live and breathe = lives and breathes, living and breathing, eat sleep and breathe, eat sleep breathe
    wired to = hard wired to, hardwired to
    fuelled by coffee = fueled by coffee, caffeine fuelled, caffeine fueled, powered by coffee, coffee fuelled, coffee fueled, runs on coffee
    in a world where = in an ever changing world, in a fast changing world, in today's digital world, in today's world
    move mountains = moves mountains, moving mountains
    be the change = be the change you want to see
    dream big = dreaming big, dreams big, dreamer and doer, dreamer doer
    push the envelope = pushing the envelope, pushes the envelope, push boundaries, pushing boundaries, pushing the boundaries, pushes boundaries
    raise the bar = raising the bar, raises the bar, raised the bar
    work hard play hard
  `,
  6: `
    from day one = from day 1, on day one, day one mentality
    next challenge = my next challenge, next big challenge, next adventure, next chapter, new chapter, exciting new chapter, new adventure, exciting opportunity, exciting opportunities, exciting challenge
    professional journey = career journey, my journey, learning journey, transformation journey, leadership journey, growth journey, on a journey
    ever changing landscape = ever evolving landscape, evolving landscape, rapidly changing landscape, competitive landscape, fast changing landscape, ever evolving environment, ever evolving world, rapidly evolving environment
    culture of continuous improvement = culture of excellence, culture of innovation, culture of accountability, culture of learning, culture of collaboration, culture of trust, culture of ownership, culture of inclusion, continuous improvement mindset, continuous improvement culture
    driving engagement = drive engagement, drove engagement, driving growth, drive growth, driving change, drive change, driving innovation, drive innovation, driving value, drive value, driving results, drive results, driving success, drive success, driving excellence, driving impact, drive impact, driving transformation, drive transformation
    ownership and accountability = accountability and ownership, engagement ownership and accountability
    exceptional customer experiences = exceptional customer experience, exceptional experiences, exceptional results, exceptional value, outstanding results, outstanding customer experiences, memorable experiences, unforgettable experiences, unforgettable customer experiences, meaningful experiences, world class experiences, world class experience
    lasting relationships = long lasting relationships, meaningful relationships, strong relationships, building rapport, build rapport, built rapport, building strong relationships, build strong relationships, building meaningful relationships, meaningful connections, genuine connections
    diverse range = diverse range of, broad range of stakeholders, wide array of, diverse stakeholders
    thrive under pressure = thrived under pressure, thriving under pressure, thrive on pressure, thrives on pressure, thrive on challenge, thrives on challenges, thrive on challenges, thrive in ambiguity, thrives in ambiguity, thriving in ambiguity, comfortable with ambiguity, embrace ambiguity, embraces ambiguity, navigating ambiguity, navigate ambiguity
    personal growth = personal development journey, personal brand, self improvement, self development
    bridge the gap between = bridging the gap between, bridges the gap between, bridging the gap, bridge the gap
    make a real difference = making a real difference, make a difference every day, positive change, drive positive change, driving positive change, real change, meaningful change
    big picture thinking = big picture, see the big picture, sees the big picture
    deeply passionate = genuinely passionate, truly passionate, incredibly passionate, fiercely passionate
    deeply committed = deeply believe, strongly believe, firmly believe, firm believer, big believer in, strong believer in, true believer
    always learning = constantly learning, never stop learning, never stops learning, eternal learner, forever learning, student of life, learning every day
    challenge the status quo = challenging the status quo, challenges the status quo, question the status quo
    wear my heart on my sleeve
    roll up my sleeves = rolling up my sleeves, rolls up sleeves, hands on leader, sleeves rolled up
    with a passion for = with a passion, passion for helping, passion for building, passion for creating, passion for making, passion lies in, true passion
  `,
};
