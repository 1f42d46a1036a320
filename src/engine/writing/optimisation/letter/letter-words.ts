import { capital } from '../../../english/grammar/capitals.ts';
import { beiFirm } from '../../../english/grammar/german-firm.ts';
import { withArticle, withThe } from '../../../english/grammar/article.ts';
import type { LetterWords } from './letter-copy.ts';

type Words = Readonly<Record<'en' | 'de' | 'fr' | 'es', LetterWords>>;
export type LetterLanguage = keyof Words;

/** Schooling and courses are no degree. */
const A_DEGREE =
  /^(?:(?:FdSc|FdA|FdEng|DipHE|CertHE|PGCE|HN[CD])\b|[BM]\.?\s?(?:A|Sc|Eng|Ed|Com|Tech|BA|S|Phil|Pharm|Des|Arch|Mus|SW|N)\b\.?|BSW|MSW|LL\.?[BM]\b|Ph\.?\s?D|Bachelor|Master)/u;

/** What is called a paper by its own name. */
const AWARD = /^(?:(?:Higher|Advanced|National|Postgraduate|Graduate|Professional|Foundation) )?(?:Diploma|Certificate|HN[CD]|Degree)(?!\p{L})/u;

/** What one sits at school. */
const SCHOOL = /(?<!\p{L})(?:gcses?|a[- ]levels?|highers|nationals|leaving cert\p{L}*)(?!\p{L})/iu;

/** "Bar staff", "Cabin crew": many, and no article. */
const asOne = (title: string): string => (/(?<!\p{L})(?:staff|crew|personnel)$/iu.test(title) ? title : withArticle(title));

/** A deed where it was done: "At Pell & Moss I cut ...", "At Pell & Moss, waste fell ...". */
export const placed = (at: string, deed: string): string => {
  if (deed.startsWith('I ')) return `${at} ${deed}`;
  // "In this role, my work includes" says it twice.
  if (/^in this role$/iu.test(at) && /^(?:my work|the job) /u.test(deed)) return /^\p{Lu}/u.test(at) ? capital(deed) : deed;
  // "In my present job, my work covers" says it twice.
  if (/present job(?: as .*)?$/iu.test(at) && deed.startsWith('my work ')) return /^\p{Lu}/u.test(at) ? capital(deed) : deed;
  // "As a farrier, the job involved": the farrier is no job.
  const said = /(?:^|, )as an? /iu.test(at) ? deed.replace(/^the job (?=involve|also )/u, 'my work ') : deed;
  return `${at.replace(/,$/u, '')}, ${said}`;
};

/** What stands between the facts and the sentences of a letter, by its language. */
export const LETTER_WORDS: Words = {
  en: {
    and: 'and',
    atCompany: (company) => `at ${withThe(company)}`,
    before: (company) => `before that, at ${withThe(company)},`,
    beforeAs: (place) => `before that, ${place},`,
    earlier: 'in an earlier post there',
    there: ['in this role'],
    asTitle: (title) => `as ${asOne(title)}`,
    againAs: (title) => `in an earlier job as ${asOne(title)}`,
    aside: 'in one of my projects',
    voluntary: 'as a volunteer',
    elsewhere: 'in another job',
    present: (title) => (title === null ? 'in my present job' : `in my present job as ${asOne(title)}`),
    clause: placed,
    now: (title, company, current, since, until) => {
      // "Since April 2018 I have worked as" is how a form tells it.
      if (current && since !== null && title !== null && company !== null && asOne(title) !== title)
        return `I have been ${asOne(title)} at ${withThe(company)} since ${since}`;
      const verb =
        !current && since !== null && until !== null
          ? `From ${since} to ${until} I worked`
          : !current
            ? 'I worked'
            : since === null
              ? 'I work'
              : `Since ${since} I have worked`;
      return title !== null
        ? `${verb} as ${asOne(title)}${company === null ? '' : ` at ${withThe(company)}`}`
        : company === null
          ? null
          : `${verb} at ${withThe(company)}`;
    },
    holds: (degree) => (A_DEGREE.test(degree) ? `I have ${withArticle(degree)}` : null),
    says: (source, form, quote) => {
      const where = { site: 'Your site', linkedin: 'Your LinkedIn page', advert: 'Your advert' }[source];
      return form === 'you' ? `${where} says you “${quote}”` : form === 'mission' ? `${where} says your mission is to “${quote}”` : `${where} says: “${quote}”`;
    },
    why: 'What draws me to you:',
    because: (reason) => `I would like to work for you because ${reason}`,
    proudest: 'The work I am proudest of:',
    proudestOf: (what) => `I am proudest of ${what}`,
    where: (now, deed) => `${now.replace(/^I have been (.+) since [^,]+$/u, 'I am $1')}, where ${deed}`,
    papers: (list) => `I hold ${list}.`,
    tools: (list, isMore) => (isMore ? `I also know ${list}.` : `I know ${list}, which you mention.`),
    training: (what, where) =>
      A_DEGREE.test(what)
        ? `I have ${withArticle(what)} from ${withThe(where)}.`
        : SCHOOL.test(what)
          ? `My school results: ${what} (${where}).`
          : AWARD.test(what)
            ? `I hold ${withArticle(what)} from ${withThe(where)}.`
            : /university|college/iu.test(where) && !/certificat|diploma|course|program|training|award|class/iu.test(what)
              ? `I studied ${what} at ${withThe(where)}.`
              : `I trained at ${withThe(where)} (${what}).`,
    learns: ({ what, where, since, isCourse }) =>
      `${since === null ? '' : `Since ${since} `}${since === null ? 'I am' : 'I have been'} ${isCourse ? 'enrolled in' : 'studying for'} the ${what}${where === null ? '' : ` at ${withThe(where)}`}.`,
    speaks: (list) => `I speak ${list}.`,
  },
  de: {
    and: 'und',
    atCompany: (company) => beiFirm(company),
    before: (company) => `davor, ${beiFirm(company)},`,
    earlier: 'früher, im selben Haus,',
    there: ['dort'],
    asTitle: (title) => `als ${title}`,
    aside: 'neben der Arbeit',
    elsewhere: 'in einer anderen Stelle',
    clause: (at, deed) => `${at} ${deed}`,
    now: (title, company, current, since) => {
      const place = company === null ? '' : ` ${beiFirm(company)}`;
      if (current && since !== null && title !== null) return `Seit ${since} arbeite ich als ${title}${place}`;
      return title !== null
        ? `${current ? 'Ich arbeite' : 'Ich war'} als ${title}${place}${current ? '' : ' tätig'}`
        : company === null
          ? null
          : `Ich ${current ? 'arbeite' : 'war'}${place}${current ? '' : ' tätig'}`;
    },
    holds: (degree) => `Mein Lebenslauf beginnt so: ${degree}`,
    says: (source, form, quote) => {
      const where = { site: 'Auf Ihrer Seite', linkedin: 'Auf Ihrer LinkedIn-Seite', advert: 'In Ihrer Anzeige' }[source];
      return form === 'line' ? `${where} steht: „${quote}“` : `${where} steht, dass Sie Folgendes tun: „${quote}“`;
    },
    why: 'Was mich zu Ihnen zieht:',
    because: (reason) => `Ich bewerbe mich bei Ihnen, weil ${reason}`,
    proudest: 'Worauf ich am meisten stolz bin:',
    papers: (list) => `An Ausbildung und Nachweisen bringe ich mit: ${list}.`,
    tools: (list, isMore) => (isMore ? `Außerdem arbeite ich mit ${list}.` : `Von den Programmen, die Sie nennen, kenne ich ${list}.`),
    training: (what, where) => {
      const [, trade = ''] = /^Ausbildung zu[mr] (\p{Lu}[\p{L} -]+)$/u.exec(what) ?? [];
      return trade === '' ? `Meine Ausbildung: ${what}, ${where}.` : `Ausgebildet bin ich als ${trade} (${where}).`;
    },
    speaks: (list) => `Ich spreche ${list}.`,
  },
  fr: {
    and: 'et',
    atCompany: (company) => `chez ${company}`,
    before: (company) => `avant cela, chez ${company}`,
    earlier: 'plus tôt, dans la même entreprise',
    there: ['là-bas'],
    asTitle: (title) => `comme ${title}`,
    aside: 'en dehors du travail',
    elsewhere: 'à un autre poste',
    clause: (at, deed) => `${at}, ${deed}`,
    now: (title, company, current) => {
      const place = company === null ? '' : ` chez ${company}`;
      return title !== null
        ? `${current ? 'Je travaille' : 'J’ai travaillé'} comme ${title}${place}`
        : company === null
          ? null
          : `${current ? 'Je travaille' : 'J’ai travaillé'}${place}`;
    },
    holds: (degree) => `Mon CV commence ainsi : ${degree}`,
    says: (source, _form, quote) => `${{ site: 'Votre site', linkedin: 'Votre page LinkedIn', advert: 'Votre annonce' }[source]} dit : « ${quote} »`,
    why: 'Ce qui m’attire chez vous :',
    because: (reason) => `Je postule chez vous parce que ${reason}`,
    proudest: 'Ma plus grande fierté au travail :',
    training: (what, where) => `Ma formation : ${what}, ${where}.`,
  },
  es: {
    and: 'y',
    atCompany: (company) => `en ${company}`,
    before: (company) => `antes, en ${company},`,
    earlier: 'antes, en la misma empresa,',
    there: ['allí'],
    asTitle: (title) => `como ${title}`,
    aside: 'fuera del trabajo',
    elsewhere: 'en otro puesto',
    clause: (at, deed) => `${at} ${deed}`,
    now: (title, company, current) => {
      const place = company === null ? '' : ` en ${company}`;
      return title !== null
        ? `${current ? 'Trabajo' : 'Trabajé'} como ${title}${place}`
        : company === null
          ? null
          : `${current ? 'Trabajo' : 'Trabajé'}${place}`;
    },
    holds: (degree) => `Mi CV empieza así: ${degree}`,
    says: (source, _form, quote) => `${{ site: 'Su página web', linkedin: 'Su página de LinkedIn', advert: 'Su anuncio' }[source]} dice: «${quote}»`,
    why: 'Lo que me atrae de ustedes:',
    because: (reason) => `Me dirijo a ustedes porque ${reason}`,
    proudest: 'El trabajo que más me enorgullece:',
    training: (what, where) => `Mi formación: ${what}, ${where}.`,
  },
};
