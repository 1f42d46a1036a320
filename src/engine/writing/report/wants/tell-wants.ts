import { listed } from '../../../english/grammar/lists.ts';
import { shortQuote } from '../../../../domain/quote.ts';
import { isTool } from '../../../job/occupations/known-tools.ts';
import type { Relevance } from '../../../job/relevance.ts';
import type { Judgement } from '../../../judgement.ts';
import { placesInWords } from '../places.ts';
import { answeringLines, type AnsweringLine } from './answering-lines.ts';
import { answerQuote, answerWant } from './answer-want.ts';
import { certificates } from './certificates.ts';

const PIECE = 90;
const NAMED = 5;

/** Each want with what of this CV surely answers it, or with a plain question. */
export function tellWants(
  wants: readonly string[],
  judgement: Judgement,
  found: Relevance,
  { most, mended }: { most: number; mended: readonly string[] },
): string[] {
  const all = answeringLines(judgement);
  // Which line answers is read in English alone; that one may is seen in every language.
  const lines = judgement.cv.language !== 'en' ? [] : all.filter(({ text }) => !mended.some((line) => text.includes(line)));
  const used = new Set<string>();
  const told: string[] = [];
  for (const want of wants) {
    const [kind, tell] = tieOf(want);
    // Two wants with one answer are one want.
    if (told.length === most || used.has(kind)) continue;
    used.add(kind);
    const answer = (tell === null ? null : tell(judgement, found, want)) ?? byLines(want, lines, used, all);
    // Where the page may have it and our reader cannot tell, nothing is said.
    if (answer !== null) told.push(`${want} ${answer}`);
  }
  return told;
}

function byLines(want: string, lines: readonly AnsweringLine[], used: Set<string>, page: readonly AnsweringLine[]): string | null {
  const { lines: answers, question } = answerWant(want, lines, used, page);
  if (answers.length === 0) return question;
  return `On your page: ${listed(answers.map((line) => `“${answerQuote(line.text)}” (${placesInWords([line])})`))}.`;
}

/** What a want of its kind is told; null where the lines of the CV have to answer. */
type Tie = (judgement: Judgement, found: Relevance, want: string) => string | null;

const LINKED = /https?:|www\.|linkedin|github|behance|portfolio/iu;

const TIES: readonly (readonly [string, RegExp, Tie])[] = [
  ['link', /\blinks?\b|repositor|portfolio\b(?!\.)|showreel|\breel\b|\bpictures of work\b|\bphotos of\b/iu, links],
  [
    'certificate',
    /^(?!inspections).*(?:certificat|licen[cs]e|accredit|qualification|\bregistration\b|\btickets\b|\bcards\b|\bexams\b|\bchartership\b|\bbadges\b|\bfellowship\b)/iu,
    (judgement, _, want) => certificates(judgement, want),
  ],
  ['published', /\bpublished\b|\bpublications?\b|\bpapers\b/iu, publications],
  [
    'tool',
    /^(?!.*\b(?:shipped|that were yours|whose|you (?:designed|built|own|run)|brought in)\b).*(?:\btools?\b|\bstack\b|\bsystems?\b|frameworks?|\blanguages\b|methods?\b|versions?|software|machines|data stores|techniques|instruments|equipment)/iu,
    tools,
  ],
];

function tieOf(want: string): [string, Tie | null] {
  const fit = TIES.find(([, words]) => words.test(want));
  return fit === undefined ? [want, null] : [fit[0], fit[2]];
}

/** The link a want is about: code is no profile. Null where none fits. */
function linkFor(want: string, all: readonly string[]): string | null {
  const code = all.find((link) => /git(?:hub|lab)|bitbucket|codeberg|kaggle|huggingface/iu.test(link));
  if (/\bcode\b|repositor/iu.test(want)) return code ?? null;
  return all.find((link) => !/linkedin|facebook|instagram|twitter|(?:^|\/)x\.com/iu.test(link)) ?? null;
}

function links({ cv, lines }: Judgement, _: Relevance, want: string): string {
  const link = linkFor(
    want,
    cv.links.map(({ value }) => value),
  );
  if (link !== null) return `On your page: “${shortQuote(link, PIECE)}”. Check that it opens.`;
  return cv.links.length > 0 || lines.some(({ text }) => LINKED.test(text))
    ? 'Say which of your links it is, and write the address out.'
    : 'Our reader found no link on your page.';
}

/** The first entry under a heading of publications. */
function publications({ cv, lines }: Judgement): string | null {
  const section = cv.sections.find(({ kind, heading }) => kind === 'publications' && heading !== null);
  const line = section === undefined ? undefined : lines[section.from + 1];
  return section?.heading == null || line === undefined
    ? null
    : `Yours are under “${section.heading.value}”, from “${answerQuote(line.text.replace(/(?<=[.;]\s)\p{Lu}\p{L}*$/u, ''))}” (${placesInWords([line])}) on.`;
}

/** Written as names are: "HPLC", "SolidWorks", "ISO 9001", "C#". */
const NAME = /(?=.*\p{Lu}.*\p{Lu}|.*\d|.*[+#.])/u;
/** All in capitals and long is a heading ("PUBLICATIONS"). */
const isName = (said: string): boolean => (NAME.test(said) || isTool(said)) && !/^\p{Lu}{7,}$/u.test(said);

/** Degrees and rules are no method. */
const PAPERS = /^(?:ph\.?d|msc|m\.?a|bsc|b\.?a|mba|g[lmc]p|iso\b.*|nvq.*|level \d.*|dbs|gcse.*|a levels?)$/iu;

/** Tools, methods and systems of the job that the page calls by a name; what is a field, a heading or a verb is none. */
function tools({ cv }: Judgement, { matched }: Relevance, want: string): string {
  const headings = new Set(cv.sections.flatMap(({ heading }) => (heading === null ? [] : [`${heading.page}:${heading.line}`])));
  const shown = matched
    .filter(({ said, page, line }) => !headings.has(`${page}:${line}`) && isName(said) && !PAPERS.test(said))
    .filter(({ said }, at, all) => all.findIndex((other) => other.said.toLowerCase() === said.toLowerCase()) === at)
    .slice(0, NAMED);
  return shown.length === 0
    ? /^[^,]*\b(?:tools?|software|systems|machines|equipment|instruments|frameworks?)\b/iu.test(want)
      ? 'Which ones can you use without help?'
      : 'Which of these could you do tomorrow without help?'
    : `Your page names ${listed(shown.map(({ said }) => said))}, first at ${placesInWords(shown.slice(0, 1))}.`;
}
