const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s*,\s*/u));

/** What an advert mentions and nobody searches a CV for, whole phrases, lower case: praise of a person, places, odds and ends. */
const NO_ENTRIES = set(`
  tidy, warm, cheerful manner, nice, smiley, opinionated, considered, perform, welcoming, studies, priorities, metrics, now we, acute, adult, adults, agency, agencies, grade, grades, evidence, classroom, classrooms, reading, writing, written, verbal, oral, quiet place, deadline, deadlines, deliveries, delivery, campaign, campaigns, safe,
  enthusiasm, enthusiastic, enthusiast, motivated, motivation, self-motivated, highly motivated, passionate, passion, friendly, friendliness, ambitious, energetic, dynamic, positive, positivity, positive attitude, can-do attitude, reliable, reliability, honest, honesty, trustworthy, hard-working, hardworking, cheerful, polite, curious, curiosity, humour, sense of humour, smart, presentable, mature, resilient, driven, proactive, willing, willingness, calm, patient, punctual, punctuality,
  aims, numbers, vans, car, cars, docs, basics, date, dates, coordinator, fit, rest,
  company, companies, organisation, organization, team, teams, environment, fast-paced environment, office environment, department, departments, business, businesses, industry, sector, colleagues, people, customers, clients, guests, patients, students, pupils, parents, residents, visitors, members, suppliers, retailers, partners, stakeholders, sites, offices, stores, shops, premises, vehicles, place, home, internet, laptop, computer, phone, telephone,
  work, role, job, post, position, duties, tasks, time, hours, day, days, week, month, monthly, daily, years, experience, background, interest, commitment, ability, skills, standards, quality standards, expectations, high expectations, results, targets, goals, growth, success, support, help, advice, information, details, records, paperwork, documents, documentation required, needs, requests, issues, problems, questions, enquiries, queries, equipment, tools, products, services, projects, activities, events, meetings, everything
`);

/** Words at the end of a phrase that make it a place, a thing at home or a state of mind. */
const ENDS =
  /(?:^|\s)(?:place|connection|attitude|mindset|environment|personality|spirit|outlook|hats|academy|school|council|trust|borough|team|company|conversations)$/iu;

/** Words; a longer phrase that ends in "the commercial team" asks for something else. */
const A_NAME = 4;

/** A mood with whatever it is about. */
const MOODS =
  /^(?:opinionated|(?:an? )?(?:good |great )?sense of humou?r\b|enthusias\p{L}+|passion\p{L}*|motivated|self-motivated|friendly|energetic|positive|curious|ambitious|driven|punctual\p{L}*|reliab\p{L}+|honest\p{L}*|hard-?working|(?:an? )?(?:quiet|safe|stable) (?:place|internet|connection))\b/iu;

/** Whether a phrase is no line of a ledger: nobody would look for it in a CV. */
export const isNoEntry = (phrase: string): boolean =>
  // The program, and no view of life.
  (!/^(?:Microsoft |MS )?Outlook$/u.test(phrase) &&
    !/\b(?:transport\p{L}*|car|vehicle)$/iu.test(phrase) &&
    (MOODS.test(phrase.trim()) || NO_ENTRIES.has(phrase.toLowerCase().trim()) || (ENDS.test(phrase.trim()) && phrase.trim().split(/\s+/u).length <= A_NAME))) ||
  /^(?:cars?|vehicles?)$/iu.test(phrase.trim());

/** Names of trades and of departments: an advert that mentions finance does not ask for it. */
export const TRADES: ReadonlySet<string> = new Set(
  'finance marketing sales healthcare media engineering insurance banking education retail hospitality construction design art music history security logistics production manufacturing telecommunications automotive warehouse warehousing hr tax mathematics publishing advertising hotel travel operations'.split(
    ' ',
  ),
);
