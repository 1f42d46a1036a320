import { type Paper, papersOf } from '../../../evidence/shared/papers.ts';
import { coarseStem } from '../../../english/keyed-words.ts';
import { foldedWords } from '../../../english/folding.ts';
import { listed } from '../../../english/grammar/lists.ts';
import type { Judgement } from '../../../judgement.ts';
import { placesInWords } from '../places.ts';

/** What says nothing about which paper is meant. */
const ANY_PAPER: ReadonlySet<string> = new Set(
  'certificate certificates certification certifications licence licences license licenses qualification qualifications accreditation card cards ticket tickets exam exams date passed held with your that year years where valid their such expiry method methods software systems registration kinds kind first held'
    .split(' ')
    .map(coarseStem),
);
const MOST = { held: 3, lapsed: 2, open: 1 } as const;

const stemsOf = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => word.length > 2)
    .map(coarseStem)
    .filter((stem) => !ANY_PAPER.has(stem));

const quoted = (paper: Paper): string => `“${paper.name}” (${placesInWords([paper])})`;

/** Certificates that are held, those that have lapsed or are being renewed, and those that are not finished: each told as what it is. */
export function certificates(judgement: Judgement, want: string): string {
  const papers = papersOf(judgement);
  const held = papers.filter((paper) => paper.state === 'held' && !NO_PAPER.test(paper.name) && isOfTheJob(paper, want, judgement));
  const meant = new Set([...stemsOf(want), ...stemsOf(judgement.job.phrase)]);
  const fitting = held.toSorted((a, b) => Number(isMeant(b, meant)) - Number(isMeant(a, meant)));
  const told = [...(fitting.length === 0 ? [] : [`On your page: ${listed(fitting.slice(0, MOST.held).map(quoted))}.`]), ...troubled(papers)];
  // A paper that is there by another name is not asked for.
  return told.length > 0
    ? told.join(' ')
    : papers.length > 0 || judgement.lines.some(({ text }) => MAY_BE_PAPER.test(text))
      ? 'Give each of yours its own line, with the date it runs out.'
      : 'Which do you hold, and when do they run out?';
}

/** The heading of a section, and what somebody was taught. */
const NO_PAPER =
  /\bcourse ?work\b|^(?:education|training|certifications?|licen[cs]es?|qualifications?|skills|references?)$|\badditional information\b|\bauthori[sz]ed to work\b|\baccounts (?:payable|receivable)\b|^(?:manager|supervisor)\b/iu;

const MAY_BE_PAPER =
  /\b(?:fellow|fellowship|qualified|exams?|certificat\p{L}*|certified|licen[cs]e[ds]?|accredit\p{L}*|chartered|registered|tickets?|cards?|diploma|aevo|ada|ihk|hwk|lehrgang|lehrgänge|fortbildung\p{L}*|weiterbildung\p{L}*|workshops?|ersthelfer\p{L}*|\p{L}*schein\p{L}*|zertifi\p{L}*|meisterbrief|ausbilder\p{L}*|certificado\p{L}*|attestation\p{L}*|permis)(?!\p{L})/iu;

/** Whether anything of the papers wants mending. */
export const hasTroubledPapers = (judgement: Judgement): boolean => troubled(papersOf(judgement)).length > 0;

/** What is said of papers that have run out, are being renewed or are not finished. */
function troubled(papers: readonly Paper[]): string[] {
  const of = (state: Paper['state']): Paper[] => papers.filter((paper) => paper.state === state);
  return [
    ...of('lapsed')
      .slice(0, MOST.lapsed)
      .map((paper) =>
        /did not renew|not renewed/iu.test(paper.text)
          ? `${quoted(paper)} has lapsed: keep it only as history.`
          : `${quoted(paper)} has run out ${howLapsed(paper)}: renew it and print the new date, or take it off.`,
      ),
    ...of('renewing')
      .slice(0, MOST.open)
      .map((paper) =>
        TELLS_WHEN.test(paper.text)
          ? `${quoted(paper)} is being renewed, and the page says when: put that date first.`
          : `${quoted(paper)} is being renewed: add the date you expect it.`,
      ),
    ...of('unfinished')
      .slice(0, MOST.open)
      .map((paper) => `${quoted(paper)} is not finished: say when it will be.`),
  ];
}

/** The day of a course or of the new card stands there. */
const TELLS_WHEN =
  /\b(?:booked|renew\p{L}*|renewal|course|class|test|applied|again|by|on|in)\b[^;()]{0,40}?\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter)\b(?! ?(?:19|20)\d\d\b)/iu;

/** A licence, card or registration, and no course for its own sake. */
const LICENCE =
  /\b(?:licen[cs]e[ds]?|cards?|tickets?|registration|registered|permits?|cpc|cscs|sia|bls|cpr|aed|chemcert|ipaf|pasma|gas safe|dbs|hgv|lgv|adr|flt|reach|counterbalance|first aid|safe pass|nmc|hcpc|sworn|notary|pin|food (?:safety|hygiene)|moving (?:&|and) handling)\b/iu;

/** Papers that have run out by the words of the page or by their date, whether they are being renewed or not; not those that were left so on purpose. */
export const lapsedLicences = (judgement: Judgement): Paper[] =>
  papersOf(judgement).filter(
    ({ state, text, name }) =>
      (state === 'lapsed' || state === 'renewing') && (LICENCE.test(name) || RUNS_OUT.test(text)) && !/did not renew|not renewed/iu.test(text),
  );
const RUNS_OUT =
  /\b(?:expired|lapsed|ran out|run out|out of date|no longer|ended|over|valid|expir\p{L}+|in date|current (?:to|until)|abgelaufen|gültig|good (?:to|until))\b/iu;

/** How it is known that a paper has run out: the page says so, or names a day that is past. */
export const howLapsed = ({ text }: Pick<Paper, 'text'>): string => (SAYS_SO.test(text) ? 'by its own words' : 'by its date');
const SAYS_SO = /\b(?:expired|lapsed|ran out|run out|out of date|no longer|ended|abgelaufen|expirée?|caducad[oa])\b/iu;

const isMeant = (paper: Paper, meant: ReadonlySet<string>): boolean => stemsOf(paper.text).some((stem) => meant.has(stem));

const DRIVING = /\b(?:driv(?:er|ing)|lorr(?:y|ies)|hgv|vehicles?|deliver\p{L}*|courier|transport|site|visits|sales|territory)\b/iu;
/** Everybody drives: a driving licence is named where the work has wheels. */
const isOfTheJob = (paper: Paper, want: string, { job }: Judgement): boolean =>
  !/\bdriv(?:er|er’s|ing|ers)\b.*\blicen[cs]e|\blicen[cs]e\b.*\bdriv/iu.test(paper.text) || DRIVING.test(`${want} ${job.phrase}`);
