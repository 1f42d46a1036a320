import type { KeywordEntry } from '../../../../domain/optimization.ts';
import type { SectionKind } from '../../../../domain/cv.ts';
import type { Place } from '../../../../domain/document.ts';
import { withArticle } from '../../../english/grammar/article.ts';
import { isShouted, uncapital } from '../../../english/grammar/capitals.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';
import { lineIndex } from '../../../evidence/shared/locate.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { isPrivateLine } from '../../../privacy/private-lines.ts';
import { pastDate } from '../../../evidence/shared/lapsed.ts';
import { papersOf as pagePapers } from '../../../evidence/shared/papers.ts';
import { seenLine } from '../../../reading/text/seen-line.ts';
import { isClean, isOrder } from '../prose-check.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { says } from './deeds.ts';

const MOST_PAPERS = 5;
const MAX_PAPER = 95;
/** Where registrations, courses and cards stand. */
const PAPER_SECTIONS: ReadonlySet<SectionKind> = new Set(['certifications', 'education', 'other', 'skills']);
/** Over, or not there yet: a letter does not put it forward. */
const NOT_HELD =
  /(?<!\p{L})(?:expired|lapsed|ran out|runs? out in|out of date|basic(?=$|,| level)|(?:unit|module|exam)s? (?:left|to go|outstanding)|\p{L}+ of \p{L}+ units|in progress|(?:\d+|one|two|three|four|five|six|some|part) (?:of (?:\p{L}+|\d+) )?(?:units?|modules?|exams?|papers?|levels?) (?:passed|done|completed?|taken|so far)|units?|part[- ]qualified|stopped|left|booked|planned|pending|not yet|exam|applied for|retraining|incomplete|unfinished|(?:happy|willing|prepared|ready|able|hop(?:e|ing)) to|on request|if (?:needed|required)|working towards|stud(?:ying|ied) for|start(?:ed|s|ing)|begins?|due|will (?:be|do|take|undertake|sit)|to be (?:taken|done|renewed|completed))(?!\p{L})/iu;
/** How much or how fast is no paper: "Mixers to 140 qt", "71 words a minute". */
const MEASURED =
  /\d+(?:\.\d+)? ?(?:qt|quarts?|lit(?:re|er)s?|kg|lbs?|kw|tonnes?|tons?|wpm|words|covers|miles|km|mph|hours?|people|staff|customers|patients)(?!\p{L})/iu;
/** A line above that ends so offers what follows, and does not say that it is there. */
const OFFERS = /(?<!\p{L})(?:happy|willing|prepared|ready|able|hop(?:e|ing)) to(?: \p{Ll}+){0,2}$/iu;
const DATED = /(?:19|20)\d\d|\b\d{1,2}\/\d\d\b/u;

/** Registrations, clearances and qualifications that the advert asks for and the CV has, in the CV's words, the advert's first ones first. */
export function papersOf(input: OptimisationInput): string[] {
  const { context, ledger } = input;
  const isGerman = context.cv.language === 'de';
  const lines = context.cv.sections
    .filter(({ kind }) => PAPER_SECTIONS.has(kind) && !(isGerman && kind === 'skills'))
    .flatMap(({ kind, from, to }) =>
      context.lines
        .slice(from, to)
        .map((line, at): PaperLine => ({ kind, index: from + at, page: line.page, line: line.line, text: seenLine(line, from + at).body })),
    )
    .map((line, at, all) => whole(line, all[at + 1]))
    .filter(
      (line) =>
        !isPrivateLine(context, line) &&
        pastDate(line.text, context.today) === null &&
        !(/^\p{Ll}/u.test(line.text) && OFFERS.test((context.lines[line.index - 1]?.text ?? '').trim())),
    );
  const found = ledger.flatMap((entry) => {
    const { proof } = entry;
    if (entry.status === 'not-shown' || proof === null || !isPaper(entry)) return [];
    const at = lineIndex(context, proof);
    const near = lines.find(({ index }) => index === at) ?? lines.find(({ text }) => isNamedIn(entry, text));
    // "A current C+E licence and Digi card" asks for two.
    const more = lines.filter((line) => line !== near && line.kind !== 'education' && isWhollyNamedIn(entry, line.text));
    return [...(near === undefined ? [] : [near]), ...more].flatMap(({ text, kind }) => {
      // A list of skills holds programs by their letters, too.
      const name = isGerman ? germanPaper(text) : kind === 'skills' && !IS_PAPER.test(text) ? null : paperOf(text, entry);
      return name === null || SAID_OF_ONESELF.test(name) ? [] : [{ name, kind }];
    });
  });
  // What the page elsewhere calls lapsed or unfinished is not put forward.
  const lost = pagePapers(context)
    .filter(({ state }) => state === 'lapsed' || state === 'unfinished')
    .map(({ name }) => contentStems(name));
  const isLost = (name: string): boolean => lost.some((stems) => stems.size > 0 && [...stems].every((stem) => contentStems(name).has(stem)));
  const papers = [...new Map(found.filter(({ name }) => !isLost(name)).map((paper) => [paper.name, paper])).values()].slice(0, MOST_PAPERS);
  // A degree alone is in the CV, and no answer to what is asked for on paper.
  return papers.length === 1 && !isGerman && papers[0]?.kind === 'education' && A_DEGREE.test(papers[0].name) && !IS_TICKET.test(papers[0].name)
    ? []
    : papers.map(({ name }) => name);
}

/** A line cut in front of its date, "Level 2 – exp.", with the line that it goes on in. */
function whole(line: PaperLine, next: PaperLine | undefined): PaperLine {
  if (next?.index !== line.index + 1) return line;
  if (CUT.test(line.text) && /^(?:\d{1,2}\/)?(?:\p{L}+ )?(?:19|20)\d\d(?!\d)/u.test(next.text)) return { ...line, text: `${line.text.trim()} ${next.text}` };
  if (/,\s*$/u.test(line.text) && /^(?:valid|in date|exp(?:\.|ires?)|until|to) [^,;.]*(?:19|20)\d\d/iu.test(next.text))
    return { ...line, text: `${line.text.trim()} ${next.text}` };
  // "Level 1 Welding", and below it "Inspector – 2020": what the paper is called may end there.
  return !DATED.test(line.text) && !/[.;:)]$/u.test(line.text.trim()) && REST.test(next.text) ? { ...line, text: `${line.text.trim()} ${next.text}` } : line;
}
/** Words of which the date is on the next line, if anywhere. */
const CUT = /(?:^|\s)(?:[–—-]\s*)?(?:exp(?:\.|ires?|iry|iring)?|valid(?: (?:to|until|till))?|renew(?:al|ed|s)?|until|till)\s*$/iu;
/** Who holds it, and when it was: the end of a name. */
const REST =
  /^(?:Inspector|Operator|Assessor|Practitioner|Technician|Leader|Instructor|Supervisor|Trainer|Certificate|Diploma|Award|Licen[cs]e|Card|Ticket|Certification)s?\s*(?:[–—,-]|\()\s*(?:19|20)\d\d\)?$/u;

/** What one studies for or sits at school. */
const A_DEGREE = /(?<!\p{L})(?:degree|b\.?sc|b\.?a|b\.?eng|m\.?sc|m\.?a|ph\.?d|bachelor|master|gcses?|a[- ]levels?|leaving cert\p{L}*|matric)(?!\p{L})/iu;
/** What is no schooling, though it stands under it. */
const IS_TICKET =
  /(?<!\p{L})(?:certificat\p{L}+|certified|licen[cs]es?|ticket|card|registration|cpc|iosh|nebosh|smsts|sssts|first aid|comptia|itil|prince2|level \d)(?!\p{L})/iu;

interface PaperLine extends Place {
  kind: SectionKind;
  index: number;
  text: string;
}

/** Whether a line names the paper that is asked for: by its letters or number, or by two of its words. */
function isNamedIn(entry: KeywordEntry, text: string): boolean {
  if (codesOf(entry).some((code) => says(text, code))) return true;
  const own = contentStems(text);
  return [...contentStems(entry.requirement)].filter((stem) => own.has(stem)).length >= 2;
}

/** Whether every word of a line's name is asked for: "Digi card", "C+E, held since 2018". */
function isWhollyNamedIn(entry: KeywordEntry, text: string): boolean {
  const [name = ''] = text.split(/[,(;–]/u);
  const asked = contentStems(entry.requirement);
  const own = [...contentStems(name)];
  return (own.length >= 2 && own.every((stem) => asked.has(stem))) || codesOf(entry).some((code) => code.includes('+') && says(name, code));
}

/** Letters and numbers that papers are known by: "NMC", "2391", "C+E". */
const codesOf = ({ requirement }: KeywordEntry): string[] =>
  requirement.match(/(?<![\p{L}\p{N}+])(?:\p{Lu}{3,}|\d{4}|\p{Lu}\+\p{Lu})(?![\p{L}\p{N}+])/gu) ?? [];

const isPaper = ({ kind }: KeywordEntry): boolean => kind === 'credential' || kind === 'knowledge';

/** "Food safety understanding": what somebody says they know, and no paper. */
const SAID_OF_ONESELF = /(?<!\p{L})(?:understanding|knowledge|awareness|background|skills?|experience|aptitude)$/iu;

/** "A Class 5 licence", "an HR truck licence", "First Aid at Work": what is counted has its article behind "I hold". */
function asHeld(name: string): string {
  const [, head = '', dated = ''] = /^(.*?)( \([^()]*\))?$/u.exec(name) ?? [];
  // Certified technicians are called by four letters: "CCHT".
  if (/^C\p{Lu}{1,3}T$/u.test(head)) return `${head} certification${dated}`;
  if (isPersonal(head)) return `${/certified/iu.test(head) ? `certification as ${withArticle(head)}` : `${head} certification`}${dated}`;
  // "NVQ Level 3 Mechanical Manufacturing", "Level 3 Diploma Arboriculture": the level, and in what.
  const [, level = '', subject = ''] = LEVELLED.exec(head) ?? [];
  if (subject !== '') return `${withArticle(level)} in ${subject}${dated}`;
  if (/^(?:NVQ|SVQ|BTEC|HN[CD])(?!\p{L})/u.test(head)) return `${withArticle(head)}${dated}`;
  const [, licence = '', category = ''] = /^(.*licen[cs]e),? ((?:category|class|cat\.?) \S+)$/iu.exec(head) ?? [];
  if (licence !== '') return `${withArticle(licence)} (${category})`;
  const low = /^(?:Full|Clean|Current|Valid|Driving|Driver['’]?s|Forklift|Advanced|Enhanced)(?= (?:\p{Ll}|UK |EU |DBS))/u.test(head) ? uncapital(head) : head;
  // "The CIH Level 4 Certificate in Housing" is one of its kind, "Certificate in Pricing" is one of many.
  if (/\s(?:Certificate|Diploma|Award|NVQ|CPC)(?: in | \(|$)/u.test(name) && !/^(?:an?|the|my)\s/iu.test(low)) return `the ${low}${dated}`;
  if (/^(?:Certificate|Diploma|Award) in /u.test(low)) return `${withArticle(low)}${dated}`;
  return /(?<!\p{L})(?:licen[cs]e(?: with \S+)?|certificate|diploma|card|ticket|registration|award|endorsement|clearance|check)$/iu.test(low) &&
    !/^(?:an?|the|my)\s|\son\s/iu.test(low)
    ? `${withArticle(low)}${dated}`
    : `${low}${dated}`;
}

const LEVELLED =
  /^((?:(?:City (?:&|and) Guilds|CITB|IMI|AAT|CACHE|ILM) )?(?:(?:NVQ|SVQ|QCF|BTEC) ?(?:Level )?\d?|Level \d(?= (?:Extended |National )?(?:NVQ|Diploma|Certificate|Award)))(?: (?:Extended |National )?(?:NVQ|Diploma|Certificate|Award))?) (?!in |of |at |\(|[\d–-]|(?:Extended|National|NVQ|Diploma|Certificate|Award)(?!\p{L}))(\p{Lu}\p{L}.*)$/u;

/** "Red Seal Baker", "Fire Marshal": who one is by a paper, and no paper. */
const isPersonal = (name: string): boolean => {
  const last = /(\p{L}+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
  return (
    /^\p{Lu}/u.test(name) &&
    (PERSONAL.has(last) ||
      (/(?<!\p{L})(?:Certified|Registered|Licensed|Chartered|Qualified)(?= \p{Lu})/u.test(name) &&
        (TITLE_WORDS.has(last) || /(?:er|ian|ist|or|wright|smith)$/u.test(last))))
  );
};
const PERSONAL: ReadonlySet<string> = new Set(
  'baker paralegal marshal warden practitioner technician operator welder electrician plumber chef cook scaffolder driver developer associate administrator manager master inspector supervisor assessor trainer professional analyst accountant auditor'.split(
    ' ',
  ),
);

/** "Fachwirtin für Kindertagesstätten, 2021": the paper as its line names it, with its year; null for what is not held yet. */
function germanPaper(line: string): string | null {
  const [name = '', ...rest] = line.replace(/[\s.]+$/u, '').split(/,\s+/u);
  const year = /^(?:(?:seit |bis )?(?:19|20)\d\d)$/u.exec(rest.at(-1) ?? '')?.[0];
  const told = year === undefined || DATED.test(name) ? name : `${name} (${year})`;
  return told.length > MAX_PAPER ||
    /[[\]<>:;\t]|https?|laufend|begonnen|geplant|voraussichtlich|abgebrochen|ohne abschluss|abgelaufen|derzeit|(?<!\p{L})ab (?:19|20)\d\d/iu.test(line) ||
    countWords(name) > 8 ||
    !/^\p{Lu}/u.test(name) ||
    isOrder(told) ||
    !isClean(told) ||
    balance(told) !== 0
    ? null
    : told;
}

/** Fewer parts between commas are a paper and what dates it. */
const FEWEST_ITEMS = 4;

/** The sentences of a line, else the things that it lists, brackets whole. */
function itemsOf(text: string): string[] {
  const sentences = text.split(/(?<=[\p{L}\p{N})]{2}|\+\p{Lu})[.;] (?=\p{Lu}|IP)/u);
  const items = text.split(/[,;] (?![^(]*\))/u);
  // "CSCS blue, Streetworks operative to 2027, full licence with C1": another paper behind a comma, and no date of the first.
  const isRow = items
    .slice(1)
    .some(
      (item) =>
        IS_PAPER.test(item) &&
        /^\p{L}{3,}/u.test(item) &&
        !/^(?:valid|expires?|exp|renewed|issued|in date|level|class|registered|held|card)(?!\p{L})/iu.test(item),
    );
  return sentences.length === 1 && (items.length >= FEWEST_ITEMS || (isRow && items.length > 2)) ? items : sentences;
}

/** What is called a paper, or has the letters of the one that is asked for: "ISTQB Foundation". */
const isNamedPaper = (text: string, entry: KeywordEntry): boolean =>
  IS_PAPER.test(text) ||
  ((entry.kind === 'credential' || /^\p{Lu}{4}/u.test(entry.requirement)) && codesOf(entry).some((code) => /\p{Lu}/u.test(code) && says(text, code)));

/** "NMC registered, revalidated September 2026" as what one holds: the name, and in brackets what dates it. */
function paperOf(line: string, entry: KeywordEntry): string | null {
  // Cells of a table stand side by side and say different things.
  const [cell = ''] = line.split('\t').filter((one) => isNamedPaper(one, entry));
  const asked = contentStems(entry.requirement);
  const sentences = itemsOf(datedBehind(cell).replace(/[\s.,;]+$/u, ''));
  const shares = (one: string): number =>
    [...contentStems(one)].filter((stem) => asked.has(stem)).length + codesOf(entry).filter((code) => says(one, code)).length;
  const said = sentences.length === 1 ? sentences[0] : sentences.filter((one) => shares(one) > 0).toSorted((a, b) => shares(b) - shares(a))[0];
  if (
    said === undefined ||
    !isNamedPaper(said, entry) ||
    NO_PAPER.test(said) ||
    NOT_HELD.test(said) ||
    MEASURED.test(said) ||
    /[–—-]$/u.test(said) ||
    CUT.test(said) ||
    // "Manual Handling": what a course was about, and no paper.
    A_COURSE.test(said) ||
    /[[\]<>:]|https?/u.test(said) ||
    /(?<!\p{L})course$/iu.test((said.split(/,\s|\s\(/u)[0] ?? '').trim()) ||
    / course(?:$|,)| program(?:me)?(?:$|,)/u.test(said) ||
    // Where it was learnt is no paper.
    /(?:school|college|university|academy)$/iu.test((said.split(/,\s|\s\(/u)[0] ?? '').trim())
  )
    return null;
  const [first = '', ...rest] = said.split(/,\s+/u);
  const name = first
    .replace(/^(\p{Lu}{2,}) registered$/u, '$1 registration')
    .replace(/^(Class (?:\d|[A-E]))$/iu, '$1 licence')
    .replace(/^driver['’]?s['’]? (licen[cs]e) (class \w+)$/iu, (_, word: string, sort: string) => `${sort.toLowerCase()} driving ${word.toLowerCase()}`)
    .replace(/^licen[cs]e (\p{Lu}[\p{Lu}\d+]*)$/iu, '$1 licence')
    .replace(/(?<=licen[cs]e) holder(?=$| \(| (?:19|20))/iu, '')
    // "ServSafe certified": who is, and what one holds.
    .replace(/^((?:\p{Lu}[\p{L}\d&/-]* ?){1,3})[Cc]ertified$/u, '$1certification')
    .replace(/^DBS checked(?= |$)/u, 'DBS check')
    .replace(/ since ((?:19|20)\d\d)$/u, ' (since $1)')
    .replace(/\) ((?:19|20)\d\d)$/u, ', $1)')
    .replace(/(?<=[\p{L}+]) ((?:19|20)\d\d)$/u, ' ($1)')
    .trim();
  const dated = rest.find(
    (part) => DATED.test(part) && countWords(part) <= 5 && !IS_PAPER.test(part.replace(/^(?:certified|licen[cs]ed|registered|card)(?!\p{L})/iu, '')),
  );
  const told = dated === undefined || DATED.test(name) || name.endsWith(')') ? name : `${name} (${dated})`;
  return told.length > MAX_PAPER ||
    !isNamedPaper(told, entry) ||
    (isShouted(told) && told.includes(' ')) ||
    (!/\p{Lu}|\d/u.test(told) && !/^\p{Ll}+(?: \p{Ll}+)* (?:ticket|certificate|licen[cs]e|card)$/u.test(told)) ||
    countWords(name.replace(/\([^()]*\)/gu, '')) > 8 ||
    isOrder(told) ||
    !isClean(told) ||
    balance(told) !== 0
    ? null
    : /\bregistered\b/iu.test(said) && BODY.test(name) && !/^regist/iu.test(told)
      ? `registration with the ${told.replace(/^the /iu, '')}`
      : asHeld(told);
}

/** "Level 2 – exp. 04/2028", "Level 1 – 2020": what dates a paper, in brackets. */
const datedBehind = (text: string): string =>
  text
    .replace(/\s*[–—-]\s*(?:exp(?:\.|ires?|iry|iring)?)(?: in| on)? ((?:\d{1,2}\/|\p{L}{3,9}\.? )?20\d\d)(?=$|[,;.])/iu, ' (expires $1)')
    .replace(/(?<=[\p{L}\d)]) [–—-] ((?:19|20)\d\d)$/u, ' ($1)');

/** Who registers, and is no paper. */
const BODY = /(?<!\p{L})(?:Council|Board|College|Commission|Authority)(?!\p{L})/u;
/** What makes a line a licence, a certificate, a ticket, a registration; what else stands among them ("LIMS", "grade 3 chanter") is none. */
export const IS_PAPER =
  /(?<!\p{L})(?:certificat\p{L}+|certified|certs?|licen[cs]ed?s?|accredit\p{L}+|chartered|registered|registration|practitioner|diploma|hnc|hnd|award|ticket|card|first aid\p{L}*|safe pass|cscs|cisrs|ecs|dbs|smsts|sssts|sia|haccp|food (?:safety|hygiene)|safeguarding|fire (?:marshal|warden)|defib\p{L}*|cpr|aed|bls|acls|als|nls|prompt|cipd|acca|cima|aat|cips|nebosh|iosh|prince2|itil|pmp|csm|green belt|black belt|cpc|cat(?:egory)? [a-e1]+|class \d|class [a-e]|cdl|adr|hgv|lgv|flt|counterbalance|reach truck|ipaf|pasma|mewp|telehandler|npors|cpcs|comptia|ccna|md-\d+|az-\d+|linesman|tacho\p{L}*|digi card|digital tachograph|manual handling|tefl|celta|nmc|gmc|hcpc|nmbi|pin|gas safe|part p|18th edition|17th edition|red seal|forklift|whmis|chemcert|qts|npq\p{L}*|ilm|level \d|nvq|svq|city (?:&|and) guilds|clearance|cleared|mcilt|admitted|notary|bar|rsw|rn|cpa|pe)(?!\p{L})/iu;
/** What a course is about, alone or with its year. */
const A_COURSE =
  /^(?:manual handling|safeguarding(?: \p{L}+)*|food (?:hygiene|safety)|moving and handling|infection control|fire safety|abrasive wheels|working at heights?)(?:,? \(?(?:\p{L}+ )?(?:19|20)\d\d\)?)?$/iu;
/** Who teaches, examines or looks after something holds no paper by it, and schooling is none. */
const NO_PAPER =
  /(?<!\p{L})(?:instructor|examiner|tutor|mentor|trainer|captain|treasurer|member of|member$|board|volunteer|chanter|piano|ballet|gcses?|a[- ]levels?|english|maths|reader|analyser|analyzer|counter|software|lims|swimming|driving since|on licen[cs]e|points?)(?!\p{L})/iu;

const balance = (text: string): number => (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);
