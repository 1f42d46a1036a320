/**
 * The dearest text for each input of the product: `npm run bench -- inputs`, or of one input `npm run bench -- inputs editor`. Every input gets every unpleasant text at its full
 * length and at a quarter of it; what is counted is processor time, as a ratio to splitting ordinary prose of the same length
 * into words in the same run. Bounds: 300 ms for one request, and a text four times as long costs at most about six times as much.
 */
import { editorDataOf, type CvEditorData } from '../src/domain/cv-build.ts';
import { EMPTY_QUESTIONNAIRE } from '../src/domain/empty-questionnaire.ts';
import { BUILD, EDITOR, OPTIMIZE, READER, UPLOAD } from '../src/domain/limits.ts';
import { keywordLedger } from '../src/engine/advert/keyword-ledger.ts';
import { understandAdvert } from '../src/engine/advert/understand-advert.ts';
import { inferQuestionnaire } from '../src/engine/building/infer-questionnaire.ts';
import { checkDraft } from '../src/engine/draft/check-draft.ts';
import { keyedWords } from '../src/engine/english/keyed-words.ts';
import { documentFromText } from '../src/engine/reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../src/engine/roast-cv.ts';
import { writeCv } from '../src/engine/writing/cv/write-cv.ts';
import { tellModel } from '../src/engine/writing/roast/model/told-to-model.ts';
import { writeOptimisation } from '../src/engine/writing/optimisation/write-optimisation.ts';
import { writeReport } from '../src/engine/writing/report/write-report.ts';

const CV = `Jane Quillfeather\nOffice Coordinator\njane.quillfeather@example.com | +44 7700 900111\nExperience\nOffice Coordinator, Bexcombe Tiles, 2019 - present\n• Responsible for social media and the monthly report\n• Ordered stock for 14 showrooms in Sage and cut late deliveries from 9 to 2 a month\nOffice Assistant, Popplewell News, 2015 - 2019\n• Duties included stocking shelves\nSkills\nSage, Excel\n`;
const ADVERT = `Office Manager at Pell & Moss\nRequirements:\n- Three years of experience with Sage\n- Excel\n- German\nResponsibilities:\n- Order stock for the showrooms\n`;
const repeat = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const numbered = (piece: (at: number) => string) => (length: number) => {
  const parts: string[] = [];
  for (let size = 0, at = 0; size < length; at += 1) {
    const next = piece(at);
    parts.push(next);
    size += next.length;
  }
  return parts.join('').slice(0, length);
};

/** Texts that a reader of patterns dislikes. */
const TEXTS: Record<string, (length: number) => string> = {
  'C++ ': repeat('C++ '),
  'C++,': repeat('C++, '),
  'A/B, ': repeat('A/B, '),
  '((((': repeat('('),
  '()()': repeat('() '),
  '- - - ': repeat('- '),
  '-----': repeat('-'),
  bullets: repeat('• x\n'),
  'long bullets': numbered((at) => `• Managed ${at} people and things of the kind\n`),
  headings: repeat('Experience\n'),
  'all headings': repeat('Experience\nEducation\nSkills\nSummary\nReferences\n'),
  'headings with colon': repeat('Requirements: '),
  years: repeat('2019 '),
  dates: repeat('01/2019 - 02/2020, '),
  'dates in lines': repeat('Jan 2019 - Feb 2020\n'),
  digits: repeat('1234567890'),
  'digits and spaces': repeat('1 2 3 '),
  dots: repeat('1.1.'),
  '@a.': repeat('@a.'),
  'a@a.': repeat('a@a.a '),
  'a.a.a': repeat('a.'),
  'one word': repeat('a'),
  'one capital word': repeat('Aa'),
  capitals: repeat('AB '),
  'Capital words': repeat('Aaa Bbb '),
  'and and and': repeat('and '),
  'of the of the': repeat('of the '),
  'combining marks': repeat('e\u0301\u0301'),
  'marks only': repeat('\u0301'),
  emoji: repeat('👩‍👩‍👧 '),
  CJK: repeat('経験管理'),
  Arabic: repeat('خبرة '),
  URLs: repeat('https://a.example/b '),
  www: repeat('www.'),
  'a-a-a': repeat('a-'),
  commas: repeat('a,'),
  semicolons: repeat('a; '),
  colons: repeat('a: '),
  pipes: repeat('a | '),
  tabs: repeat('a\t'),
  spaces: repeat(' '),
  'spaces in a line': (length) => `a${' '.repeat(length - 2)}b`,
  newlines: repeat('a\n'),
  quotes: repeat('"a" '),
  brackets: repeat('[a] '),
  tags: repeat('<p>'),
  'open tags': repeat('<a '),
  comments: repeat('<!--'),
  scripts: repeat('<script>'),
  entities: repeat('&amp;'),
  'different words': numbered((at) => `w${at.toString(36)}x `),
  skills: repeat('Excel, Sage, Python, Java, C, R, Go, '),
  'skill lines': repeat('Excel\nSage\nPython\n'),
  sentences: repeat('I managed it. '),
  'the CV repeated': repeat(CV),
  'the advert repeated': repeat(ADVERT),
  'years of experience': repeat('5+ years of experience in '),
  languages: repeat('German, French and Spanish '),
  degrees: repeat('BSc in Physics or '),
  streets: repeat('12 High Street, '),
  names: repeat('Dr John Smith '),
  phones: repeat('+44 7700 900123 '),
  'spaced phones': repeat('0 1 2 3 4 5 6 7 8 '),
};

const context = understandCv(documentFromText(CV.repeat(3)), 'Office Manager');
const advert = understandAdvert(ADVERT, 'Office Manager');
const optimised = (text: string, part: 'advert' | 'website' | 'cv' | 'tone' | 'job' | 'company' | 'answer'): unknown => {
  const jobRole = part === 'job' ? text : 'Office Manager';
  const read = part === 'cv' ? understandCv(documentFromText(text), jobRole) : context;
  const asked = part === 'advert' ? understandAdvert(text, jobRole) : advert;
  return writeOptimisation({
    context: read,
    advert: asked,
    ledger: keywordLedger(asked, read),
    jobRole,
    companyName: part === 'company' ? text : 'Pell & Moss',
    toneOfVoice: part === 'tone' ? text : 'Warm',
    websiteText: part === 'website' ? text : null,
    linkedinText: part === 'website' ? text : null,
    motivation: part === 'answer' ? text : null,
    proudestWork: part === 'answer' ? text : null,
  });
};
const answers = (text: string): typeof EMPTY_QUESTIONNAIRE => {
  const line = text.slice(0, BUILD.maxLineCharacters);
  const role = { jobTitle: line, company: line, startDate: '2015', endDate: '2019', achievement: text };
  return {
    ...EMPTY_QUESTIONNAIRE,
    jobTitle: line,
    industry: line,
    country: line,
    experienceLevel: '3-7',
    currentJobTitle: line,
    currentCompany: line,
    currentStartDate: '2019-01',
    currentAchievement: text,
    topSkills: [line, `${line.slice(1)}x`, `${line.slice(1)}y`],
    education: text,
    proudestAchievement: text,
    personalInterests: text,
    previousRoles: [role, role],
  };
};
const draft = (text: string): CvEditorData => {
  const { content } = writeCv({ ...EMPTY_QUESTIONNAIRE, jobTitle: 'Office Manager', experienceLevel: '3-7', currentJobTitle: 'Clerk', currentCompany: 'Acme' });
  const experience = [{ jobTitle: 'Clerk', company: 'Acme', dates: '2019 – Present', bulletPoints: text.slice(5_000).split('\n') }];
  return { ...editorDataOf(content), professionalSummary: text.slice(0, 5_000), experience };
};

interface Input {
  length: number;
  work: (text: string) => unknown;
}

/** Every text that a stranger hands in, at the most that is taken of it, with all the work that one request of it costs. */
const INPUTS: Record<string, Input> = {
  'pasted CV, import': { length: READER.maxCharacters, work: (text) => inferQuestionnaire(documentFromText(text)) },
  'PDF, roast': { length: READER.maxCharacters, work: (text) => writeRoast(judgeCv(understandCv(documentFromText(text), 'Office Manager'))) },
  'PDF, report': {
    length: READER.maxCharacters / 4,
    work: (text) => {
      const judgement = judgeCv(understandCv(documentFromText(text), 'Office Manager'));
      return writeReport(judgement, writeRoast(judgement));
    },
  },
  'PDF, what a model is told': { length: READER.maxCharacters, work: (text) => tellModel(judgeCv(understandCv(documentFromText(text), 'Office Manager')), []) },
  'pasted CV, optimization': { length: OPTIMIZE.maxCvCharacters, work: (text) => optimised(text, 'cv') },
  'advert, optimization': { length: OPTIMIZE.maxAdvertCharacters, work: (text) => optimised(text, 'advert') },
  'advert, reading': { length: OPTIMIZE.maxAdvertCharacters, work: (text) => understandAdvert(text, 'Office Manager') },
  'company pages': { length: OPTIMIZE.maxAdvertCharacters, work: (text) => optimised(text, 'website') },
  tone: { length: OPTIMIZE.maxLineCharacters, work: (text) => optimised(text, 'tone') },
  'company name': { length: OPTIMIZE.maxLineCharacters, work: (text) => optimised(text, 'company') },
  'job, optimization': { length: OPTIMIZE.maxLineCharacters, work: (text) => optimised(text, 'job') },
  'job, roast': { length: UPLOAD.maxJobRoleCharacters, work: (text) => judgeCv(understandCv(documentFromText(CV), text)) },
  questionnaire: { length: BUILD.maxTextCharacters, work: (text) => writeCv(answers(text)) },
  editor: { length: EDITOR.maxContentCharacters - 8_000, work: (text) => checkDraft(draft(text), 'Office Manager') },
};

/** Milliseconds of processor time, of all threads: what is cleaned up afterwards counts, too. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const PROSE = repeat('The office was quiet until the stock arrived, and then everybody counted boxes for most of the afternoon. ');
const MOST_MS = 300;
/** A quarter that costs this much says enough: the whole is not tried. */
const GIVE_UP_MS = 4_000;

interface WorstInput {
  input: string;
  text: string;
  length: number;
  milliseconds: number;
  /** Against splitting prose of the same length into words. */
  ratio: number;
  /** Of the whole against its quarter. */
  growth: number;
}

/** The dearest texts of each input, dearest first. */
function worstInputs(only: { input?: string }): WorstInput[] {
  const rows: WorstInput[] = [];
  for (const [input, { length, work }] of Object.entries(INPUTS)) {
    if (only.input !== undefined && !input.includes(only.input)) continue;
    work(CV);
    const prose = PROSE(length);
    keyedWords(prose);
    const baseline = Math.max(0.05, Math.min(...Array.from({ length: 5 }, () => cpuOf(() => keyedWords(prose)))));
    for (const [text, make] of Object.entries(TEXTS)) {
      const quarter = cpuOf(() => work(make(Math.floor(length / 4))));
      const whole = make(length);
      let milliseconds = quarter > GIVE_UP_MS ? quarter * 4 : cpuOf(() => work(whole));
      // Once more where it looks dear: the first time pays for what the machine has yet to learn.
      if (milliseconds > MOST_MS && milliseconds < GIVE_UP_MS)
        milliseconds = Math.min(
          milliseconds,
          cpuOf(() => work(whole)),
        );
      rows.push({ input, text, length, milliseconds, ratio: milliseconds / baseline, growth: milliseconds / Math.max(1, quarter) });
    }
  }
  return rows.toSorted((a, b) => b.milliseconds - a.milliseconds);
}

/** The three dearest texts of each input, as rows of the table. */
export function dearestInputs(only: { input?: string } = {}): { what: string; ours: string; baseline: string; ratio: string; aim: string }[] {
  const rows = worstInputs(only);
  return Object.keys(INPUTS).flatMap((input) =>
    rows
      .filter((row) => row.input === input)
      .slice(0, 3)
      .map(({ text, length, milliseconds, ratio, growth }) => ({
        what: `${input}: ${length} characters of “${text}”`,
        ours: `${milliseconds.toFixed(0)} ms of processor time`,
        baseline: `prose split into words ${(milliseconds / ratio).toFixed(1)} ms`,
        ratio: `${ratio.toFixed(0)} x; ${growth.toFixed(1)} x its quarter`,
        aim: `<= ${MOST_MS} ms, <= 6 x its quarter`,
      })),
  );
}
