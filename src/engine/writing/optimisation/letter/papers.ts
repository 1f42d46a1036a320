import type { KeywordEntry } from '../../../../domain/optimization.ts';
import type { SectionKind } from '../../../../domain/cv.ts';
import type { Place } from '../../../../domain/document.ts';
import { withArticle } from '../../../english/grammar/article.ts';
import { isShouted, uncapital } from '../../../english/grammar/capitals.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';
import { lineIndex } from '../../../evidence/shared/locate.ts';
import { isPrivateLine } from '../../../privacy/private-lines.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { papersOf as pagePapers } from '../../../evidence/shared/papers.ts';
import { seenLine } from '../../../reading/text/seen-line.ts';
import { isClean, isOrder } from '../prose-check.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { listedName } from '../sections/nameable.ts';
import { says } from './deeds.ts';

const MOST_PAPERS = 5;
const MOST_TOOLS = 3;
const MAX_PAPER = 70;
/** Where registrations, courses and cards stand. */
const PAPER_SECTIONS: ReadonlySet<SectionKind> = new Set(['certifications', 'education', 'other', 'skills']);
/** Over, or not there yet: a letter does not put it forward. */
const NOT_HELD =
  /(?<!\p{L})(?:expired|lapsed|ran out|runs? out in|out of date|in progress|booked|planned|pending|not yet|exam|applied for|retraining|incomplete|unfinished|(?:happy|willing|prepared|ready|able|hop(?:e|ing)) to|on request|if (?:needed|required)|working towards|stud(?:ying|ied) for|start(?:ed|s|ing)|begins?|due|will (?:be|do|take|undertake|sit)|to be (?:taken|done|renewed|completed))(?!\p{L})/iu;
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
    .filter((line) => !isPrivateLine(context, line) && !(/^\p{Ll}/u.test(line.text) && OFFERS.test((context.lines[line.index - 1]?.text ?? '').trim())));
  const found = ledger.flatMap((entry) => {
    const { proof } = entry;
    if (entry.status === 'not-shown' || proof === null || !isPaper(entry)) return [];
    const at = lineIndex(context, proof);
    const near = lines.find(({ index }) => index === at) ?? lines.find(({ text }) => isNamedIn(entry, text));
    // "A current C+E licence and Digi card" asks for two.
    const more = lines.filter((line) => line !== near && line.kind !== 'education' && isWhollyNamedIn(entry, line.text));
    return [...(near === undefined ? [] : [near]), ...more].flatMap(({ text, kind }) => {
      const name = isGerman ? germanPaper(text) : paperOf(text, entry);
      return name === null ? [] : [{ name, kind }];
    });
  });
  // What the page elsewhere calls lapsed or unfinished is not put forward.
  const lost = pagePapers(context)
    .filter(({ state }) => state === 'lapsed' || state === 'unfinished')
    .map(({ name }) => contentStems(name));
  const isLost = (name: string): boolean => lost.some((stems) => stems.size > 0 && [...stems].every((stem) => contentStems(name).has(stem)));
  const papers = [...new Map(found.filter(({ name }) => !isLost(name)).map((paper) => [paper.name, paper])).values()].slice(0, MOST_PAPERS);
  // A degree alone is in the CV, and no answer to what is asked for on paper.
  return papers.length === 1 && !isGerman && papers[0]?.kind === 'education' && !IS_TICKET.test(papers[0].name) ? [] : papers.map(({ name }) => name);
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

/** "A Class 5 licence", "an HR truck licence", "First Aid at Work": what is counted has its article behind "I hold". */
function asHeld(name: string): string {
  const [, head = '', dated = ''] = /^(.*?)( \([^()]*\))?$/u.exec(name) ?? [];
  if (isPersonal(head)) return `${/certified/iu.test(head) ? `certification as ${withArticle(head)}` : `${head} certification`}${dated}`;
  const low = /^(?:Full|Clean|Current|Valid|Driving|Driver['’]?s|Forklift|Advanced|Enhanced)(?= \p{Ll})/u.test(head) ? uncapital(head) : head;
  // "The CIH Level 4 Certificate in Housing" is one of its kind, "Certificate in Pricing" is one of many.
  if (/\s(?:Certificate|Diploma|Award|NVQ|CPC)(?: in | \(|$)/u.test(name) && !/^(?:an?|the|my)\s/iu.test(low)) return `the ${low}${dated}`;
  if (/^(?:Certificate|Diploma|Award) in /u.test(low)) return `${withArticle(low)}${dated}`;
  return /(?<!\p{L})(?:licen[cs]e|certificate|diploma|card|ticket|registration|award|endorsement|clearance)$/iu.test(low) &&
    !/^(?:an?|the|my)\s|\son\s/iu.test(low)
    ? `${withArticle(low)}${dated}`
    : `${low}${dated}`;
}

/** "Red Seal Baker", "Fire Marshal": who one is by a paper, and no paper. */
const isPersonal = (name: string): boolean => /^\p{Lu}/u.test(name) && PERSONAL.has(/(\p{L}+)$/u.exec(name)?.[1]?.toLowerCase() ?? '');
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
  return sentences.length === 1 && items.length >= FEWEST_ITEMS ? items : sentences;
}

/** "NMC registered, revalidated September 2026" as what one holds: the name, and in brackets what dates it. */
function paperOf(line: string, entry: KeywordEntry): string | null {
  // Cells of a table stand side by side and say different things.
  const [cell = ''] = line.split('\t').filter((one) => IS_PAPER.test(one));
  const asked = contentStems(entry.requirement);
  const sentences = itemsOf(datedBehind(cell).replace(/[\s.,;]+$/u, ''));
  const shares = (one: string): number =>
    [...contentStems(one)].filter((stem) => asked.has(stem)).length + codesOf(entry).filter((code) => says(one, code)).length;
  const said = sentences.length === 1 ? sentences[0] : sentences.filter((one) => shares(one) > 0).toSorted((a, b) => shares(b) - shares(a))[0];
  if (
    said === undefined ||
    !IS_PAPER.test(said) ||
    NO_PAPER.test(said) ||
    NOT_HELD.test(said) ||
    MEASURED.test(said) ||
    /[–—-]$/u.test(said) ||
    CUT.test(said) ||
    /[[\]<>:]|https?/u.test(said)
  )
    return null;
  const [first = '', ...rest] = said.split(/,\s+/u);
  const name = first
    .replace(/^(\p{Lu}{2,}) registered$/u, '$1 registration')
    .replace(/^(Class (?:\d|[A-E]))$/iu, '$1 licence')
    .replace(/^driver['’]?s['’]? (licen[cs]e) (class \w+)$/iu, (_, word: string, sort: string) => `${sort.toLowerCase()} driving ${word.toLowerCase()}`)
    .replace(/^licen[cs]e (\p{Lu}[\p{Lu}\d+]*)$/iu, '$1 licence')
    .replace(/(?<=licen[cs]e) holder(?=$| \(| (?:19|20))/iu, '')
    .replace(/\) ((?:19|20)\d\d)$/u, ', $1)')
    .replace(/(?<=[\p{L}+]) ((?:19|20)\d\d)$/u, ' ($1)')
    .trim();
  const dated = rest.find((part) => DATED.test(part) && countWords(part) <= 5);
  const told = dated === undefined || DATED.test(name) || name.endsWith(')') ? name : `${name} (${dated})`;
  return told.length > MAX_PAPER ||
    !IS_PAPER.test(told) ||
    (isShouted(told) && told.includes(' ')) ||
    (!/\p{Lu}|\d/u.test(told) && !/^\p{Ll}+(?: \p{Ll}+)* (?:ticket|certificate|licen[cs]e|card)$/u.test(told)) ||
    countWords(name) > 8 ||
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
const IS_PAPER =
  /(?<!\p{L})(?:certificat\p{L}+|certified|certs?|licen[cs]ed?s?|accredit\p{L}+|chartered|registered|registration|practitioner|diploma|award|ticket|card|first aid\p{L}*|safe pass|cscs|cisrs|ecs|dbs|smsts|sssts|sia|haccp|food (?:safety|hygiene)|safeguarding|fire (?:marshal|warden)|defib\p{L}*|cpr|aed|bls|acls|als|nls|prompt|cipd|acca|cima|aat|cips|nebosh|iosh|prince2|itil|pmp|csm|green belt|black belt|cpc|cat(?:egory)? [a-e1]+|class \d|class [a-e]|cdl|adr|hgv|lgv|flt|counterbalance|reach truck|ipaf|pasma|mewp|telehandler|npors|cpcs|comptia|ccna|md-\d+|az-\d+|linesman|tacho\p{L}*|digi card|digital tachograph|manual handling|tefl|celta|nmc|gmc|hcpc|nmbi|pin|gas safe|part p|18th edition|17th edition|red seal|forklift|whmis|chemcert|qts|npq\p{L}*|ilm|level \d|nvq|svq|city (?:&|and) guilds|clearance|cleared|mcilt|admitted|notary|bar|rsw|rn|cpa|pe)(?!\p{L})/iu;
/** Who teaches, examines or looks after something holds no paper by it, and schooling is none. */
const NO_PAPER =
  /(?<!\p{L})(?:instructor|examiner|tutor|mentor|trainer|captain|treasurer|member of|member$|board|volunteer|chanter|piano|ballet|gcses?|a[- ]levels?|english|maths|reader|analyser|analyzer|counter|software|lims|swimming|driving since|on licen[cs]e|points?)(?!\p{L})/iu;

const balance = (text: string): number => (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);

/** What takes a tool back: little of it, or not yet. */
const QUALIFIED =
  /(?<!\p{L})(?:a (?:bit|little) of|bit|some|basic|basics|beginner|elementary|learning|learn|learned from|started|starting|familiar\p{L}*|aware\p{L}*|exposure|introduct\p{L}+|refresher|courses?|hours?|lapsed|rusty|years ago|used to|once|studied|watched|trial|working knowledge|awareness|college level|school level|limited|grundkenntnisse|for fun|not|never|no|yet)(?!\p{L})/iu;
const TOOL_SECTIONS: ReadonlySet<SectionKind> = new Set(['skills', 'experience', 'projects']);

const LONGEST_ITEM = 7;
/** Kinds of programs: whoever knows one knows it by its name. */
const A_CLASS = /^(?:ats|plm|cmms|eld|lims|ehr|emr|hris|crm|erp|plc|lms|wms|tms|pms|mis|bi|cad|gmp|glp|uk|gdpr|pos)$/iu;
const OFFICE = /^(?:(?:ms|microsoft) )?(?:excel|word|outlook|powerpoint|office(?: 365)?|teams|windows|internet|e-?mail)$/iu;

/** Tools that the advert names, the CV lists or works with and nowhere qualifies, and the letter has not told yet. */
export function toolsOf(input: OptimisationInput, letter: string): string[] {
  const { ledger, context } = input;
  const own = context.cv.sections
    .filter(({ kind }) => TOOL_SECTIONS.has(kind))
    .flatMap(({ from, to }) => context.lines.slice(from, to).map(({ text }) => text));
  const names = ledger.flatMap((entry) => {
    if (entry.status !== 'said' || entry.proof === null) return [];
    if (entry.kind === 'knowledge') return namedIn(entry, own).filter((name) => !says(letter, name) && !isQualified(name, input));
    if (entry.kind !== 'tool') return [];
    const name = listedName(entry, input)?.replace(/\s(?:experience|exposure|skills?|knowledge)$/iu, '') ?? null;
    if (name === null || countWords(name) > 3 || !/\p{Lu}/u.test(name) || A_CLASS.test(name) || says(letter, name) || !own.some((text) => says(text, name)))
      return [];
    return isQualified(name, input) ? [] : [name];
  });
  // What every office has says little: it is named last, and not by itself.
  const all = [...new Set(names)].toSorted((a, b) => Number(OFFICE.test(a)) - Number(OFFICE.test(b)));
  return all.length === 1 && OFFICE.test(all[0] ?? '') ? [] : all.slice(0, MOST_TOOLS);
}

/** Whether the CV says little of a tool. The word next to it within its own item, a bracket included: "Power BI (a bit)", "a bit of Power BI". "A nightly 9-hour SQL job" is a deed. */
const isQualified = (name: string, { context }: OptimisationInput): boolean =>
  context.lines.some(({ text }) =>
    text.split(/[,;|•·\t](?![^(]*\))|\.\s/u).some((item) => says(item, name) && countWords(item) <= LONGEST_ITEM && QUALIFIED.test(item)),
  ) ||
  context.lines.some(({ text }) => text.includes('\t') && says(text, name) && QUALIFIED.test(text)) ||
  // "Since spring doing Python and AWS courses at home"
  context.lines.some(({ text }) => text.split(/[.;]\s/u).some((part) => says(part, name) && LEARNT.test(part)));
const LEARNT =
  /(?<!\p{L})(?:doing|taking|attending|following|studying|learning|started) (?:\S+ ){0,6}(?:courses?|modules?|tutorials?|certificates?)(?!\p{L})|(?:courses?|tutorials?) (?:in|on) /iu;

/** Words of a requirement that asks for a program. */
const IS_SOFTWARE =
  /(?<!\p{L})(?:systems?|software|platforms?|packages?|programs?|programme[sn]?|applications?|crm|erp|tms|wms|pms|lims|ehr|emr|pos|cad|similar)(?!\p{L})|(?<!\p{L})\p{L}*(?:software|system\p{L}{0,2}|programm\p{L}{0,2})(?!\p{L})/iu;

/** Programs by their own names within a requirement: "Priava" of "Priava or similar venue software", where the CV writes them so. */
const namedIn = ({ requirement, advertQuote }: KeywordEntry, own: readonly string[]): string[] =>
  (
    ((IS_SOFTWARE.test(`${requirement} ${advertQuote}`) || /^\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(requirement)) &&
      requirement.match(/(?<![\p{L}\p{N}-])\p{Lu}[\p{L}\p{N}+.#]*(?: \p{Lu}[\p{L}\p{N}+#]*)*(?![\p{L}\p{N}-])/gu)) ||
    []
  ).filter(
    (name) =>
      /\p{Ll}{2}/u.test(name) &&
      name.length > 3 &&
      !A_CLASS.test(name) &&
      !IS_PAPER.test(name) &&
      !name.split(' ').some((word) => PLAIN_WORDS.has(word.toLowerCase())) &&
      own.some((text) => new RegExp(String.raw`(?<![\p{L}\p{N}])${name.replace(/[.+]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`, 'u').test(text)),
  );
