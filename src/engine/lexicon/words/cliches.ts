import { CLICHES_OF_TODAY } from './buzzwords-of-today.ts';
import { joined } from './joined.ts';

/**
 * Whole phrases that every second CV has. Compiled from general knowledge of published recruiter lists, by weight:
 * one phrase a line, further forms after "=". A space also stands for a hyphen.
 */
const CLASSICS: Readonly<Record<number, string>> = {
  8: `
    think outside the box = thinking outside the box, thinks outside the box, think out of the box, thinks out of the box, thinking out of the box, outside the box, outside of the box, out of the box ideas
    hit the ground running = hitting the ground running, hits the ground running
    go above and beyond = goes above and beyond, going above and beyond, went above and beyond, above and beyond, going the extra mile, go the extra mile, goes the extra mile, extra mile
    give 110 percent = give 110, giving 110, 110 commitment, 110 effort, give 100, giving my 100
    works hard and plays hard = work hard play hard, work hard and play hard
    i am a perfectionist = perfectionist, perfectionism
    think on my feet = think on your feet, thinks on their feet, thinking on my feet, ability to think on my feet
    take it to the next level = to the next level, take your company to the next level
    passion for excellence = passion for success, passion for people, passion for quality, passion for learning, passion for innovation
    blue sky thinking
    hunger for success = hungry for success, thirst for knowledge, thirst for learning
    born leader = natural leader, natural born leader, natural leadership
    failure is not an option
    jack of all trades master of none
    bring to the table = brings to the table, bringing to the table
    second to none
    circle back
    no stranger to
  `,
  6: `
    proven track record = strong track record, solid track record, successful track record, excellent track record, demonstrated track record, established track record, impressive track record, track record of success, track records of success, consistent track record, outstanding track record, documented track record
    track record
    fast paced environment = fast paced environments, fast paced work environment, fast paced and dynamic environment, fast moving environment, fast paced setting, fast paced office, fast paced team, fast paced workplace, high paced environment
    works well under pressure = work well under pressure, working well under pressure, work under pressure, works under pressure, working under pressure, ability to work under pressure, able to work under pressure, perform under pressure, performs well under pressure, thrives under pressure, thrive under pressure, calm under pressure, grace under pressure, cool under pressure, function well under pressure, work well under stress
    works well independently = work independently, works independently, working independently, work well independently, work independently and in a team, ability to work independently, able to work independently, independently and as part of a team, independently or as part of a team, independently and in teams, independently as well as in a team
    works well with others = work well with others, working well with others, gets along with others, get along well with others, plays well with others, play well with others, works well in a team, work well in a team, works well in teams, ability to work in a team, able to work in a team, ability to work well with others, works well with people
    meet deadlines = meeting deadlines, meets deadlines, met deadlines, meeting tight deadlines, meet tight deadlines, tight deadlines, ability to meet deadlines, work to tight deadlines
    strong communicator = excellent communicator, effective communicator, great communicator, good communicator, clear communicator, skilled communicator, outstanding communicator, exceptional communicator
    excellent communication skills = strong communication skills, good communication skills, great communication skills, outstanding communication skills, exceptional communication skills, effective communication skills, superior communication skills, superb communication skills, excellent verbal and written communication skills, excellent written and verbal communication skills, strong written and verbal communication skills, strong verbal and written communication skills, excellent communication and interpersonal skills, excellent interpersonal and communication skills, strong communication and interpersonal skills, strong interpersonal and communication skills
    excellent interpersonal skills = strong interpersonal skills, good interpersonal skills, great interpersonal skills, exceptional interpersonal skills, outstanding interpersonal skills, excellent people skills, great people skills, strong people skills
    excellent organizational skills = strong organizational skills, excellent organisational skills, strong organisational skills, good organizational skills, good organisational skills
    strong leadership skills = excellent leadership skills, proven leadership skills, good leadership skills, great leadership skills, proven leader, strong leader, effective leader, proven leadership
    strong problem solving skills = excellent problem solving skills, good problem solving skills, problem solving skills, problem solving abilities, problem solving ability
    ability to multitask = able to multitask, ability to multi task, able to multi task
    from start to finish = from concept to completion, from conception to completion, from inception to completion
    on time and within budget = on time and under budget, on time and on budget, within time and budget
    years of progressive experience = years of proven experience, years of extensive experience, years of diverse experience, years of solid experience
    keen eye for detail = eye for detail, strong eye for detail, sharp eye for detail, great eye for detail, good eye for detail, meticulous attention to detail, strong attention to detail, excellent attention to detail, keen attention to detail, great attention to detail, close attention to detail, high attention to detail, exceptional attention to detail
    highly motivated individual = highly motivated professional, motivated individual, motivated professional, highly motivated and dedicated, self motivated individual, self motivated professional, dedicated professional, driven professional, driven individual, dedicated individual, results driven professional, results oriented professional, accomplished professional, dynamic professional, dynamic individual, seasoned professional
    happy to help = always willing to help, willing to help others, love helping people, love working with people, enjoy working with people, love to work with people, enjoy helping people
    honest and hardworking = hard working and dedicated, hardworking and dedicated, dedicated and hardworking, reliable and hardworking, hardworking and reliable
    results speak for themselves
    strong desire to succeed = desire to succeed, drive to succeed, determination to succeed, will to succeed, will to win, drive for success
    comfortable working with all levels = all levels of management, all levels of the organization, all levels of the organisation, people from all walks of life, all walks of life, people of all levels
    ever changing environment = constantly changing environment, changing environments
    self directed individual = self directed
    sense of urgency
    sense of humor = sense of humour, good sense of humor, good sense of humour, great sense of humor
    customer is always right = customer is king
    strive for excellence = strives for excellence, striving for excellence, striving for perfection, strive for perfection, commitment to excellence, committed to excellence, pursuit of excellence, dedication to excellence
    demonstrated history of working = demonstrated history
    proven experience = proven success, proven history, proven results, history of success, proven skills, proven record, proven expertise
    proficient with computers = computer literate, computer savvy, good with computers, computer proficiency
    excellent customer service = outstanding customer service, exceptional customer service, superior customer service, superb customer service, great customer service, world class customer service, top notch customer service
    in today's competitive market = today's competitive environment, today's fast paced world
    other duties as assigned = other duties as required, other duties as needed, various other duties, duties as assigned, all other duties
    day to day operations = daily operations, day to day activities, day to day tasks, day to day running, day to day basis
  `,
  4: `
    strategic and tactical
    big picture thinker
    hit targets consistently = consistently exceeded expectations, exceed expectations, exceeding expectations, exceeds expectations, exceeded expectations
    to the best of my
    make a difference = making a difference, made a difference
    make an impact = making an impact, positive impact
    team building abilities
    full potential = to its full potential, their full potential, to their full potential, reach my full potential, my full potential
    to new heights = to greater heights, new heights
    at all levels = key stakeholders at all levels, people at all levels, staff at all levels, colleagues at all levels, clients at all levels
    dynamic business = dynamic company, dynamic organisation, dynamic organization, forward thinking company, forward thinking organisation, forward thinking business
    key player = played a key role, plays a key role, played a pivotal role, key role, pivotal role, instrumental role, integral role, vital role, crucial role, integral part, key member
    instrumental in = was instrumental in
    tirelessly = worked tirelessly, work tirelessly
    professional manner = timely manner, timely fashion, efficient manner, professional and courteous manner, courteous manner, timely and efficient manner, timely and accurate manner
    on a daily basis = on a weekly basis, on a regular basis, on daily basis, on a monthly basis
    smooth running = smooth operation, smooth functioning, smooth flow, ran smoothly, run smoothly, runs smoothly, running smoothly
    high quality work = quality work, high standard of work, highest quality, highest standards, high standards, highest standard
    multi cultural environment = multicultural environment
    strong sense of responsibility = sense of responsibility, sense of ownership
    under minimal supervision = with minimal supervision, minimal supervision, little supervision, without supervision, little or no supervision, minimum supervision, limited supervision
  `,
};

/** All of them, the old ones and today's. */
export const CLICHES = joined(CLASSICS, CLICHES_OF_TODAY);

/** Phrases that are honest in a deed ("identified growth opportunities"): they count only outside the bullets of a job. */
export const CLICHES_OF_A_SUMMARY: Readonly<Record<number, string>> = {
  6: `
    ability to prioritize = able to prioritize, ability to prioritise, ability to juggle multiple, juggle multiple tasks, juggle multiple priorities, handle multiple tasks, manage multiple priorities, multiple tasks simultaneously
    seeking a challenging position = seeking a challenging role, looking for a challenging position, looking for a challenging role, seek a challenging position, obtain a challenging position, to obtain a position, seeking a position where, looking for an opportunity, seeking an opportunity, seeking a challenging opportunity, secure a challenging position, challenging position, challenging role, challenging opportunity, challenging career
    utilize my skills = utilise my skills, utilize my abilities, use my skills, apply my skills, leverage my skills, utilize my skills and abilities, utilizing my skills, where i can utilize my, where i can use my, make use of my skills, put my skills to use, showcase my skills
    grow with the company = grow within the company, growth of the company, growth of the organization, growth of the organisation, contribute to the growth, contribute to the success, contribute to the company, contribute to company success, asset to the company, asset to your company, valuable asset, an asset to any team, asset to any organization, asset to any organisation, asset to the organization, asset to your team, valuable member, valued member of
    opportunity for growth = opportunities for growth, room for growth, opportunity to grow, opportunities for advancement, opportunity for advancement, growth opportunity, professional growth, personal and professional growth, career growth, career advancement
    reputable organization = reputable company, reputed organization, reputed organisation, reputed company, progressive organization, progressive company, growing organization, growing company, esteemed organization, esteemed organisation, esteemed company, renowned organization, prestigious organization, leading organization
    best of my ability = best of my abilities, best of my knowledge and ability
    ability to learn quickly = ability to learn new things, able to learn quickly, learn quickly, learns quickly, ability to quickly learn, fast to learn, pick things up quickly, ability to learn fast
    demonstrated ability to = proven ability to, proven ability, demonstrated ability
    wealth of experience = wealth of knowledge, wealth of expertise, a wealth of
    in depth knowledge = in depth understanding, deep understanding, extensive knowledge, thorough knowledge, sound knowledge, vast knowledge, strong knowledge, strong understanding, thorough understanding, solid understanding, sound understanding, good understanding
    strong background = solid background, extensive background, diverse background, rich background
    extensive experience = vast experience, rich experience, broad experience, diverse experience, strong experience, solid experience, wide experience
    strong analytical skills = excellent analytical skills, good analytical skills, analytical mind, analytical mindset
    wide range of experience = wide range of skills, diverse skill set, diverse skillset, broad skill set, strong skill set, unique skill set, skill set
    sales professional = retail professional, administrative professional, hospitality professional, business professional, customer service professional, office professional, supply chain professional, procurement professional
    challenging and rewarding = challenging and rewarding position, challenging and rewarding role, rewarding position, rewarding career, rewarding role, challenging position, challenging role
    develop my skills = develop my skills further, develop my career, further my career, further develop my skills, expand my skills, enhance my skills, grow as a person, grow as a professional, grow professionally, mutual growth, opportunities for progression, opportunity for progression, opportunities to progress, room for progression
    next step in my career = next step of my career, next stage in my career, next stage of my career, take the next step
    my true calling = true calling, my calling, found my calling
    as part of a team = part of a team, on my own or as part of a team, alone or in a team, in a team or alone, both independently and as part of a team, in a team and on my own, on my own initiative, own initiative
    under pressure = resilient under pressure, calm under fire, stays calm under pressure, cope with pressure, cope well under pressure, good under pressure
    well presented = smartly presented, smart appearance, well groomed, presentable
    confident telephone manner = good telephone manner, excellent telephone manner, polite telephone manner, friendly telephone manner, pleasant telephone manner
    adaptable to any environment = adapt to any environment, adaptable to change, able to adapt to any, adapts to any situation, adapt to any situation, adapt quickly to, adapts quickly, adapt easily
    consistently professional = consistently high standard, consistently deliver, consistently delivers, trusted and respected, respected and trusted, friendly and approachable, approachable and friendly, warm and friendly, polite and friendly, calm and friendly
    good communication = good comunication, good communications, great communication, communicate well, communicates well, communicate effectively, communicates effectively, communicate at all levels, able to communicate
    keep up to date with current affairs = keeping up to date with current affairs, keeping up to date with the latest, keeping up with the latest, keeping up to date with trends, stay up to date with the latest
    life long learner = lifelong learner, lifelong learning, continuous learner, continuous learning
  `,
};

/** Phrases of the same kind in the other languages of our CVs. */
export const CLICHES_OF_OTHER_LANGUAGES: Readonly<Record<number, string>> = {
  6: `
    neue herausforderung = neuen herausforderung, neue herausforderungen, neuen herausforderungen, spannende herausforderung, suche nach einer neuen herausforderung
    hohes maß an = hohem maß an, hohe einsatzbereitschaft, hohe sozialkompetenz, hohe motivation
    auch in stressigen situationen = in stresssituationen, auch unter zeitdruck, auch unter druck
    schnelle auffassungsgabe = rasche auffassungsgabe
    freude an der arbeit = freude am umgang mit menschen, spaß an der arbeit
    langjährige erfahrung = langjähriger erfahrung
    mehr verantwortung = verantwortungsvolle position, verantwortungsvolle tätigkeit
    motivé et passionné = motivée et passionnée, passionné et motivé
    établissement de qualité = entreprise dynamique, structure dynamique
    nieuwe uitdaging = nieuwe uitdagingen, toe aan een nieuwe uitdaging
    novos desafios = novo desafio, à procura de novos desafios
    nowe wyzwania = nowych wyzwań, nowe wyzwanie
    yeni meydan okumalar = kariyerimi geliştirmek
    nuove sfide = nuova sfida
    resolución de conflictos = persona responsable, persona dinámica
    quereinsteiger mit leidenschaft = mit leidenschaft und
    nouveau défi = nouveaux défis, relever de nouveaux défis, nouveaux challenges
    à l'écoute du marché = à la recherche de nouvelles opportunités
    capacité d'adaptation = grande capacité d'adaptation, bonne capacité d'adaptation
    résistance au stress = résistant au stress, résistante au stress, gestion du stress
    excellent relationnel = bon relationnel, très bon relationnel, aisance relationnelle
    mettre mes compétences au service = mettre à profit mes compétences
    trabajo bajo presión = trabajar bajo presión, capacidad de trabajo bajo presión
    nuevos retos = nuevo reto, afrontar nuevos retos, nuevos desafíos
    crecer profesionalmente = crecimiento profesional, desarrollo profesional y personal
    capacidad de adaptación = alta capacidad de adaptación
    aportar mis conocimientos = poner en práctica mis conocimientos
  `,
};

/** Innocent phrases that hold one of the phrases above. */
export const NO_CLICHES = `
  meet deadlines set by the court = lifelong learning programme, lifelong learning program
  professional growth of staff = professional growth plans
`;
