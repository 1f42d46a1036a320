/**
 * How a statement begins when it hides what was done. Compiled from general knowledge of recruiters' advice.
 * One opening a line, by weight; further forms after "=". What follows is the object.
 */
export const WEAK_OPENINGS: Readonly<Record<number, string>> = {
  7: `
    helped = help, helps, helping
    helped to = help to, helping to, helped out with, helping out with, help out with, helped out, helped with, help with, helping with
    assisted with = assist with, assisting with, assists with
    assisted in = assist in, assisting in, assists in
    assisted = assist, assists, assisting
    assisted the = assist the, assisting the
    participated in = participate in, participating in, participates in, participation in, took part in, taking part in, take part in
    was involved in = involved in, involvement in, being involved in, actively involved in, was involved with, involved with, heavily involved in, closely involved in, got involved in
    worked on = work on, working on, works on
    attended = attend, attends, attending
    tried to = attempted to
    was part of = part of, being part of, was a part of, a part of, member of a team that, part of a team that, was a member of
    was exposed to = exposed to, exposure to, gained exposure to, got exposure to
    familiarized with = familiarised with, familiarized myself with, familiarised myself with, became familiar with, familiar with, familiarity with
    shadowed = shadowing
    sat in on
  `,
  5: `
    worked with = work with, working with, works with, worked alongside, work alongside, working alongside, worked closely with, work closely with, working closely with
    worked for = work for, working for, worked under, working under, worked in, work in, working in, worked at, worked within
    contributed to = contribute to, contributing to, contributes to, contributed in
    supported = support, supports, supporting, provided support to, provide support to, provided support for, provides support to, provided assistance to, provide assistance to, provided assistance with, gave support to
    aided in = aid in, aided with, aiding in, aided
    learned about = learning about, learnt about, learned how to, learnt how to, gained knowledge of, gained knowledge in, gained experience in, gained experience with, gained experience of, gained understanding of, gained an understanding of, acquired knowledge of
    had to = was asked to, was required to, was expected to
    performed various = perform various, performed different, performed other, performed general, perform general, did various, did
    dealt with = deal with, dealing with, deals with
    interacted with = interact with, interacting with, interacts with
    communicated with = communicate with, communicating with, communicates with
    was able to = able to, ability to
    got to = had the opportunity to, was given the opportunity to, given the opportunity to, had the chance to, was lucky enough to
    kept up with = keep up with, kept up to date with, stayed up to date with
    knowledge of = basic knowledge of, working knowledge of, understanding of, some knowledge of, having knowledge of, good knowledge of
    experience in = experience with, experienced in, experienced with, hands on experience in, hands on experience with, hands on experience on, having experience in
  `,
};

/** Openings copied from the job description: a duty, not a deed. */
export const DUTY_OPENINGS: Readonly<Record<number, string>> = {
  7: `
    responsible for = was responsible for, were responsible for, am responsible for, is responsible for, being responsible for, i was responsible for, i am responsible for, solely responsible for, directly responsible for, also responsible for, fully responsible for, primarily responsible for, mainly responsible for, primary responsible for, responsible of, responsible to, responsible in, resposible for, responsable for, held responsible for, jointly responsible for, responsible for the
    responsibilities included = responsibilities include, responsibility included, responsibilities including, responsibilities were, responsibilities are, my responsibilities included, my responsibilities include, my responsibilities were, main responsibilities included, key responsibilities included, key responsibilities include, other responsibilities included, other responsibilities include, responsibilities involved, responsibilities consisted of, primary responsibilities included, primary responsibilities include, main responsibilities were
    duties included = duties include, duties including, duties were, duties are, my duties included, my duties include, my duties were, main duties included, main duties include, other duties included, other duties include, duties involved, duties consisted of, daily duties included, daily duties include, general duties included, job duties included, job duties include, primary duties included, primary duties include
    tasked with = was tasked with, tasked to, was tasked to
    in charge of = was in charge of, were in charge of, put in charge of, placed in charge of, took charge of, am in charge of, incharge of
    accountable for = was accountable for, held accountable for
    entrusted with = was entrusted with, entrusted to, trusted with, was trusted with
    assigned to = was assigned to, assigned with, was assigned with, assigned the task of
    charged with = was charged with
    obligated to = obliged to
    role included = role includes, role involved, role involves, my role was, my role is, my role included, my role involved, the role involved, the role included, role was to, my role was to, job included, job involved, my job was, my job is, my job included, my job involved, my job was to, work included, work involved, my work included, the job involved, position involved, position included, position entailed, role entailed, job entailed
    tasks included = tasks include, my tasks included, my tasks include, my tasks were, daily tasks included, daily tasks include, tasks involved, main tasks included
    expected to = required to, hired to, employed to
    handled the duties of = performed the duties of, perform duties of, performed duties of, performed all duties of, fulfilled the duties of, carried out the duties of, performed daily duties, perform daily duties, performed all duties
    overall responsibility for = had responsibility for, has responsibility for, have responsibility for, full responsibility for, held responsibility for, took responsibility for, with responsibility for, sole responsibility for, direct responsibility for, responsibility for
    zuständig für = verantwortlich für, mitverantwortlich für, zuständig als, zuständigkeit für, verantwortung für, hauptverantwortlich für, war zuständig für, war verantwortlich für, betraut mit, beauftragt mit
    zu meinen aufgaben gehörten = zu meinen aufgaben gehört, meine aufgaben waren, meine aufgaben umfassten, aufgaben waren, aufgabenbereich umfasste
    responsable de = responsable du, responsable des, responsable de la, responsable de l', en charge de, en charge du, en charge des, chargé de, chargée de, chargé du, chargée du, chargé des, chargée des, responsable d'
    mes missions étaient = mes missions principales, mes missions, missions principales étaient
    encargado de = encargada de, encargado del, encargada del, a cargo de, a cargo del, responsable del, responsables de, responsable de los, responsable de las
    otras funciones propias = otras funciones, otras tareas, funciones varias
    responsável por = responsável pela, responsável pelo, responsável pelas, responsável pelos, responsável de, encarregado de, encarregada de, a cargo de
    responsabile di = responsabile della, responsabile del, responsabile dei, responsabile delle, responsabile dell', incaricato di, incaricata di, addetto a, addetta a, addetto alla, addetta alla
    verantwoordelijk voor = medeverantwoordelijk voor, eindverantwoordelijk voor, was verantwoordelijk voor, belast met, verantwoordelijkheid voor
    odpowiedzialny za = odpowiedzialna za, byłem odpowiedzialny za, byłam odpowiedzialna za, odpowiadałem za, odpowiadałam za
    diverse tätigkeiten = diverse aufgaben, sonstige tätigkeiten, allgemeine tätigkeiten
    diverses tâches = tâches diverses, diverses missions
    other duties = other duties as required, other duties as assigned, various duties, general duties, any other duties, other tasks, various tasks
    mis funciones eran = mis funciones incluían, mis tareas eran, las funciones eran, funciones principales eran
  `,
};

/** Names of a task in place of a deed ("Answering of calls"); a line with a figure in it has said enough. */
export const NOMINAL_DUTIES: Readonly<Record<number, string>> = {
  4: `
    answering of = handling of, logging of, taking of, packing of, ordering of, checking of, processing of, filing of, booking of, cleaning of, arranging of, issuing of, receiving of, capturing of, preparing of, maintaining of, monitoring of, updating of, selling of, opening of, collecting of
    answering calls = answering the phone, answering phones, answering phone calls, answering inbound calls, answer the phone, answer phones, answer calls
    handling cash = handling money, handling payments, operating the till, using the till, cashing up, cash handling, working on the till
    serving customers = greeting customers, greeting clients, welcoming clients, welcoming customers, greet customers, serve customers
    attending daily meetings = attending weekly meetings, attending meetings, attending team meetings
    day to day management of = day to day running of, daily management of, general running of
    mitarbeit an = mitarbeit bei, mitarbeit im, mitarbeit in, mitwirkung an, mitwirkung bei, mitwirkung im
    teilnahme an = teilnahme bei, begleitung von
    unterstützung bei = unterstützung der, unterstützung des, unterstützung von, unterstützung im
    zusammenarbeit mit
    durchführung von = durchführung der, bedienung von, bedienung der, bedienung des, bearbeitung von, erstellung von, betreuung von, betreuung der, wartung und instandhaltung, pflege der, pflege von, einweisung neuer, vertretung des, vertretung der
    participation à = participation au, participation aux, participation à la, contribution à, contribution au, aide à, aide au, aide aux, assistance à
    participación en = colaboración en, colaboración con, apoyo a, apoyo en, ayuda en, coordinación con, asistencia a
    participação em = participação no, participação na, participação nas, apoio à, apoio a, apoio ao, apoio na, apoio no, colaboração com, colaboração em
    partecipazione a = partecipazione alla, partecipazione ai, supporto a, supporto alla, collaborazione con
    deelname aan = deelnemen aan, ondersteuning van, ondersteuning bij, meewerken aan, contactpersoon voor, assisteren bij
    udział w = pomoc przy, pomoc w, wsparcie w, współpraca z, uczestnictwo w
  `,
};

/** A duty or a weak word that is the honest name of a deed. */
export const NO_WEAK_OPENINGS = `
  supported living = support vector, support tickets, support engineer, support network
  learning management = learning design, learning curve, learning and development, learning objectives, learning outcomes
  help desk = helpdesk
  part of speech
  attended 100
  help center = help centre
  experience design
  work order = work orders
  acting director = acting manager, acting head
`;
