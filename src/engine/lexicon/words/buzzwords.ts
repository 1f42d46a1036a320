import { BUZZWORDS_OF_TODAY, LIGHT_BUZZWORDS_OF_TODAY } from './buzzwords-of-today.ts';
import { joined } from './joined.ts';

/**
 * Words that recruiters have named in public surveys (LinkedIn's yearly lists, CareerBuilder, job boards) as saying nothing,
 * and jargon of the same kind. Compiled from general knowledge, by weight: one term a line, further forms after "=".
 * A space also stands for a hyphen.
 */
const CLASSICS: Readonly<Record<number, string>> = {
  8: `
    synergy = synergies, synergistic, synergize, synergise, synergized, synergised, synergizing, synergising, synergistically
    team player = team players, teamplayer
    go getter = go getters, gogetter
    self starter = self starters, selfstarter
    results driven = result driven
    results oriented = result oriented, results orientated, result orientated
    thought leader = thought leaders
    rockstar = rockstars, rock star
    ninja = ninjas
    guru = gurus
    people person = people's person
    value add = value adds, value added, value adding
    drill down = drilled down, drilling down
    touch base = touched base, touching base
    ducks in a row = all ducks in a row
    boil the ocean = boiling the ocean
    game changer = game changers, game changing, gamechanger
    best of breed
    bottom line oriented = bottom line driven, bottom line focused
    go to person = go to guy
    workaholic
    wheelhouse
    out of the box thinker = outside the box thinker, out of the box thinking, outside the box thinking
  `,
  6: `
    detail oriented = detail orientated, details oriented, detailed oriented, detail-minded, detail focused, detail driven
    hardworking = hard working, hard worker, hard workers, hardworker
    self motivated = self motivation, selfmotivated
    goal oriented = goals oriented, goal driven, goal orientated, goal focused
    highly motivated = extremely motivated, very motivated
    highly organized = highly organised
    passionate = passionately
    proactive = pro active, proactively, pro actively
    thought leadership
    strategic thinker = strategic thinkers, strategic thinking
    critical thinker = critical thinkers
    creative thinker = creative thinkers, creative thinking
    forward thinking = forward thinker
    problem solver = problem solvers
    multitasker = multi tasker, multitaskers
    quick learner = quick learners, fast learner, fast learners, quick study
    people oriented = people focused
    customer oriented = customer centric, customer focused, client focused, client centric, client oriented, customer driven, customer obsessed
    solution oriented = solutions oriented, solution driven, solutions driven, solution focused, solutions focused
    deadline driven = deadline oriented
    action oriented
    performance driven = performance oriented
    success driven = success oriented
    quality oriented = quality driven, quality conscious, quality focused
    growth mindset
    can do attitude = can do spirit, can do approach
    positive attitude = positive mindset, positive outlook, great attitude
    strong work ethic = excellent work ethic, solid work ethic, great work ethic, good work ethic, outstanding work ethic
    work ethic = work ethics
    team oriented = team orientated, team focused
    change agent = change agents, agent of change
    visionary = visionaries
    evangelist
    trailblazer = trailblazers, trail blazer
    low hanging fruit
    paradigm shift = paradigm shifts
    move the needle = moved the needle, moving the needle
    deep dive = deep dives
    holistic approach = holistic view, holistically
    win win = win win solutions
    world class
    cutting edge = cuttingedge
    bleeding edge
    state of the art
    next generation solutions
    best in class
    turnkey solutions
    end to end solutions
    innovative solutions
    value proposition
    wear many hats = wearing many hats, wore many hats, wear multiple hats, wearing multiple hats, wore multiple hats
    interpersonal skills = interpersonal skill
    people skills
    communication skills = communications skills
    organizational skills = organisational skills, organization skills, organisation skills
    leadership skills = leadership qualities, leadership abilities
    team spirit
    jack of all trades
    all rounder
    business minded = business savvy
    tech savvy = technologically savvy
    service oriented = service minded
    entrepreneurial spirit = entrepreneurial mindset
    open minded
    quick witted
    thrive = thrives, thriving
    eager to learn = eagerness to learn, keen to learn, willing to learn, willingness to learn, desire to learn
    attention to detail = attention to details, attention for detail
  `,
  4: `
    leverage = leveraged, leverages, leveraging
    utilize = utilized, utilizes, utilizing, utilise, utilised, utilises, utilising, utilization of skills
    spearhead = spearheaded, spearheads, spearheading
    ideate = ideated, ideation, ideating
    incentivize = incentivized, incentivise, incentivised
    interfaced with = interfacing with, interface with clients, interface with customers, interface with stakeholders, interface with teams, interface with vendors, interface with management
    actionable insights = actionable insight
    core competency = core competencies
    robust solutions
    seamless = seamlessly
    empower = empowered, empowers, empowering
    drive results = drives results, driving results, deliver results, delivering results, delivers results
    add value = adds value, adding value, added value
    hands on = handson
    multi faceted = multifaceted
    well rounded = all-round
    results focused = result focused
    growth hacking = growth hacker
    key stakeholders
    best practices = best practice, industry best practices
    big picture = see the big picture
    outcome driven = outcomes driven, outcome oriented
    metrics driven
    purpose driven
    impactful
    dynamic environment = dynamic environments
    transformational leader = transformational leadership
    highly skilled
    highly experienced
    highly qualified
    highly effective
    highly adaptable
    highly analytical
    highly dedicated
    highly driven
    highly creative
    highly detailed
    highly productive
    highly professional
    highly talented
  `,
};

/** All of them, the old ones and today's. */
export const BUZZWORDS = joined(joined(CLASSICS, BUZZWORDS_OF_TODAY), LIGHT_BUZZWORDS_OF_TODAY);

/** Words of the surveys that are honest work in other places ("dynamic websites"): they count only where they describe the person. */
export const BUZZWORDS_OF_A_PERSON: Readonly<Record<number, string>> = {
  6: `
    dynamic
    motivated
    driven
    innovative
    creative
    strategic
    seasoned
  `,
  4: `
    organized = organised
    analytical
    versatile
    focused = focussed
    experienced
    entrepreneurial
    collaborative
    resourceful
    personable
    charismatic
    adaptable
    persuasive
    proven
    specialized = specialised
    expert
    patient
    extensive
    effective
    influential
    responsible
  `,
};

/** German, French and Spanish words of the same kind; counted everywhere. */
export const BUZZWORDS_OF_OTHER_LANGUAGES: Readonly<Record<number, string>> = {
  6: `
    teamfähig = teamfähige, teamfähiger, teamfähigkeit, teamplayerin
    belastbar = belastbare, belastbarer, belastbarkeit
    hands on mentalität
    teamorientiert = teamorientierte, teamorientierter
    zielorientiert = zielorientierte, zielorientierter, ergebnisorientiert, ergebnisorientierte, ergebnisorientierter, zielstrebig, zielstrebige
    hochmotiviert = hochmotivierte, hochmotivierter, hoch motiviert, hoch motivierte, hoch motivierter
    lösungsorientiert = lösungsorientierte, lösungsorientierter
    kommunikationsstark = kommunikationsstarke, kommunikationsstarker, kommunikationsstärke
    eigeninitiative
    lernbereit = lernbereitschaft, lernwillig
    einsatzbereitschaft = einsatzbereit
    durchsetzungsvermögen = durchsetzungsstark
    selbständige arbeitsweise = selbstständige arbeitsweise, strukturierte arbeitsweise, eigenverantwortliche arbeitsweise
    über den tellerrand = blick über den tellerrand
    force de proposition
    esprit d'équipe = bon esprit d'équipe, travail en équipe
    sens des responsabilités = sens de l'organisation, sens du relationnel, sens de la communication
    goût du challenge = goût du défi
    polyvalent = polyvalente, polyvalence
    dynamique et motivé = dynamique et motivée, motivé et dynamique, motivée et dynamique
    proactif = proactive et
    orienté résultats = orientée résultats, orienté client, orientée client
    trabajo en equipo = trabajar en equipo, capacidad de trabajo en equipo
    proactivo = proactiva, proactividad
    orientado a resultados = orientada a resultados, orientado al cliente, orientada al cliente, orientación a resultados
    don de gentes
    capacidad de liderazgo = dotes de liderazgo
    espírito de equipa = espírito de equipe, trabalho em equipa, trabalho em equipe
    proatividade = proativo, proativa, pró-atividade
    orientação para resultados = orientado para resultados, orientada para resultados, orientação para o cliente
    capacidade de liderança = espírito de liderança
    teamspeler = teamplayer pur sang, een echte teamspeler, teamgericht
    stressbestendig = stressbestendigheid, goed bestand tegen stress
    resultaatgericht = resultaatgerichte, klantgericht, klantgerichte, doelgericht
    odporność na stres = odporny na stres, odporna na stres
    praca w zespole = umiejętność pracy w zespole, praca zespołowa
    komunikatywność = komunikatywny, komunikatywna
    kreatywność = kreatywny, kreatywna
    takım çalışmasına yatkın = takım çalışması, takım oyuncusu, ekip çalışmasına yatkın
    stres altında çalışabilen = stres altında çalışabilme, yoğun tempoda çalışabilen
    sorumluluk sahibi = sonuç odaklı, çözüm odaklı
    lavoro di squadra = spirito di squadra, orientato ai risultati, orientata ai risultati, problem solver
    facilidad de aprendizaje = ganas de aprender, aprendizaje rápido
  `,
  4: `
    flexibel = flexible arbeitsweise
    motiviert = motivierte, motivierter
    zuverlässig = zuverlässige, zuverlässiger, zuverlässigkeit
    engagiert = engagierte, engagierter
    autonome = autonomie
    rigoureux = rigoureuse
    dinámico = dinámica persona
    polivalente
    dinamik
    enthousiast = enthousiaste
    terminowość = sumienność
    dinamico = dinamica e, proattivo, proattiva
  `,
};

/** Innocent phrases that hold one of the words above. */
export const NO_BUZZWORDS = `
  10x genomics = 10x chromium, 10x visium, 10x single cell, 10x library, 10x libraries, 10x magnification, 10x objective
  dynamic programming = dynamic website, dynamic websites, dynamic pages, dynamic web, dynamic sql, dynamic content, dynamic pricing, dynamic range, dynamic light scattering, microsoft dynamic, dynamic link, dynamic routing, dynamic html, dynamic analysis, dynamic testing
  financial leverage = leverage ratio, leverage ratios, leveraged finance, leveraged buyout, leveraged buyouts, leveraged loans, leveraged lending, leverage lending, operating leverage
  creative suite = creative cloud, creative director, creative directors, creative writing, creative brief, creative briefs, creative team, creative agency, creative commons, creative assets
  strategic planning = strategic plan, strategic plans, strategic account manager, strategic accounts, strategic sourcing, strategic partnerships, strategic marketing
  test driven = event driven, domain driven, data driven, test driven development, model driven, behaviour driven, behavior driven
  suicidal ideation = homicidal ideation
  foster care = foster carer, foster carers, foster parent, foster parents, foster children, foster child, foster family, foster families, foster home, foster homes, foster dog, foster dogs, foster cat, foster cats, foster kittens, foster puppies, fostered cats, fostered dogs, fostered kittens, fostered children, fostering service, fostering services, fostering team, fostering panel
  holistic care = holistic assessment, holistic assessments, holistic nursing, holistic therapy, holistic therapies, holistic therapist, holistic massage
  elevated temperature = elevated temperatures, elevated levels, elevated risk, elevated work platform, elevated privileges
  music orchestrated = orchestrated for, orchestrated containers, container orchestration
  digital storytelling course = oral storytelling, storytelling sessions, storytelling session, storytelling workshops
  disruptive behaviour = disruptive behavior, disruptive pupils, disruptive students, disruptive patients, disruptive passengers, disruptive customers
  unlock doors = unlock the shop, unlock the building, unlocked the shop, unlocked doors, unlocking the building, unlock phones, unlocking phones
  mission critical systems = mission critical software, mission critical applications, mission critical servers, mission critical infrastructure
  drill down report = drill down reports, drill down dashboards, drill down dashboard, drill down analysis
  value added tax = value added taxes, gross value added, value added reseller, value added resellers, value added network
  hands on training = hands on labs, hands on lab, hands on workshops
  utilization = capacity utilization, utilization rate, utilization review, resource utilization
  experienced problems = experienced delays
`;
