import type { Finding, FindingKind } from '../../../src/domain/finding.ts';
import { changesIn, type Ground, hasNumber, overlap, overlapping, plain, says, timesOf } from './ground.ts';

/** Null: the truth file cannot tell. A string: false, and why. */
type Answer = true | null | string;
type Check = (claimed: Claimed, ground: Ground) => Answer;

interface Claimed {
  facts: Finding['facts'];
  quote: string | null;
}

/** Share by which two counts of words may differ before one of them is wrong. */
const WORDS_TOLERANCE = 0.05;
const text = ({ facts }: Claimed, name: string): string => String(facts[name] ?? '');
const number = ({ facts }: Claimed, name: string): number => Number(facts[name] ?? Number.NaN);
const listed = (claimed: Claimed, name: string): string[] =>
  text(claimed, name)
    .split(/\s*,\s*/u)
    .filter((item) => item !== '');
const stands = (ground: Ground, term: string): Answer => says(ground, term) || `“${term}” does not stand in the CV`;

/** Absent by the truth file, or false: the most dangerous thing we say (rule 2). */
const isAbsent =
  (what: Ground['truth']['absent'][number], unlessPresent: (ground: Ground) => boolean): Check =>
  (_, ground) =>
    ground.truth.absent.includes(what) ? true : unlessPresent(ground) ? `it is there` : null;
const hasSection = (ground: Ground, name: string): boolean => ground.page.sections.some((section) => section.name === name);

const wordsRight = (claimed: Claimed, { words }: Ground): Answer =>
  claimed.facts['words'] === undefined ||
  Math.abs(number(claimed, 'words') - words) <= Math.max(3, words * WORDS_TOLERANCE) ||
  `the CV has ${String(words)} words`;

/** A struck line that its truth file calls strong. */
const notStrong = ({ quote }: Claimed, { truth }: Ground): Answer =>
  quote !== null && truth.strongLines.some((line) => overlap(line, quote)) ? 'the line is a strong one' : true;

/** Whether a count is another than the one claimed. What a sentence does not print it does not claim. */
const differs = (claimed: Claimed, name: string, right: number): boolean => claimed.facts[name] !== undefined && number(claimed, name) !== right;

const bulletCounts = (claimed: Claimed, { bullets }: Ground, total: string, part: string, counts: (bullet: string) => boolean): Answer => {
  if (bullets === null) return null;
  if (differs(claimed, total, bullets.length)) return `the jobs have ${String(bullets.length)} bullets`;
  const right = bullets.filter(counts).length;
  return !differs(claimed, part, right) || `it is ${String(right)} of ${String(bullets.length)}`;
};

const jobAt = (ground: Ground, name: string): Ground['truth']['jobs'][number] | undefined =>
  ground.truth.jobs.find(({ employer, title }) => (employer !== null && overlap(employer, name)) || overlap(title, name));

/** How many statements a job has, as printed, or as the finding needs it. */
const bulletsAt = (claimed: Claimed, ground: Ground, fits: (statements: number) => boolean): Answer => {
  const company = text(claimed, 'company');
  const named = ground.truth.jobs.filter(({ employer, title }) => (employer !== null && overlap(employer, company)) || overlap(title, company));
  if (named.length === 0) return `no job is called “${company}”`;
  return (
    named.some(({ statements }) => fits(statements) && !differs(claimed, 'bullets', statements)) ||
    `it has ${named.map(({ statements }) => statements).join(' or ')} statements`
  );
};

/** How each kind of finding is held against a truth file. Complete by type: a new kind needs its check. */
const CHECKS: Record<FindingKind, Check> = {
  buzzword: (claimed, ground) => cliche(claimed, ground),
  cliche: (claimed, ground) => cliche(claimed, ground),
  'empty-adjective': (claimed, ground) => cliche(claimed, ground),
  'weak-opening': notStrong,
  'duty-opening': notStrong,
  'passive-voice': (claimed, ground) => stands(ground, text(claimed, 'phrase')),
  'first-person': (claimed, ground) => timesOf(ground, text(claimed, 'word')) > 0 || `“${text(claimed, 'word')}” does not stand there as a word`,
  'tense-mix': (claimed, ground) => {
    const job = jobAt(ground, text(claimed, 'company'));
    if (job === undefined) return text(claimed, 'company') === '' ? null : `no job is called “${text(claimed, 'company')}”`;
    return ground.truth.mixedTense.some((title) => overlap(title, job.title)) || 'its tenses are not mixed';
  },
  'repeated-verb': (claimed, { bullets }) => {
    if (bullets === null) return null;
    const opening = bullets.filter((bullet) => plain(bullet).startsWith(plain(text(claimed, 'verb')))).length;
    return !differs(claimed, 'times', opening) || `it opens ${String(opening)} of ${String(bullets.length)}`;
  },
  'vague-quantity': (claimed, ground) => stands(ground, text(claimed, 'term')),
  'spelling-mistake': (claimed, { truth }) =>
    truth.typos.some(({ word }) => overlap(word, text(claimed, 'word'))) || `“${text(claimed, 'word')}” is no misspelling here`,
  'duplicate-line': ({ quote }, { truth, page }) => {
    if (quote === null) return null;
    if (truth.duplicates.some((line) => overlap(line, quote))) return true;
    return page.blocks.filter((block) => plain(block).includes(plain(quote))).length > 1 || 'it stands there once';
  },
  'no-numbers': (claimed, ground) => {
    const { bullets } = ground;
    if (bullets !== null && bullets.filter(hasNumber).length * 2 > bullets.length) return 'most bullets carry one';
    return bulletCounts(claimed, ground, 'total', 'without', (bullet) => !hasNumber(bullet));
  },
  'wall-of-text': (claimed, { page }) => {
    const longest = Math.max(...page.blocks.map((block) => block.split(' ').length));
    if (claimed.facts['words'] === undefined) return longest > 40 || `the longest block has ${String(longest)} words`;
    return (
      Math.abs(longest - number(claimed, 'words')) <= 3 ||
      page.blocks.some((block) => Math.abs(block.split(' ').length - number(claimed, 'words')) <= 2) ||
      `the longest block has ${String(longest)} words`
    );
  },
  'tiny-bullet': ({ quote }, { bullets }) =>
    bullets === null || quote === null ? null : bullets.some((bullet) => plain(bullet) === plain(quote)) || 'that is no bullet',
  'thin-job': (claimed, ground) => bulletsAt(claimed, ground, (statements) => statements <= 1),
  'bullet-pile': (claimed, ground) => bulletsAt(claimed, ground, (statements) => statements >= 10),
  'no-bullets': (_, { bullets }) => bullets === null || bullets.length === 0 || 'the jobs have bullets',
  'not-a-skill': (claimed, { truth }) => {
    const term = text(claimed, 'term');
    if (truth.notSkills.some((skill) => overlap(skill, term))) return true;
    return truth.skills.some(({ name, shownBy }) => shownBy.length > 0 && plain(name) === plain(term)) ? 'it is one, and the work shows it' : null;
  },
  'skill-bar': () => null,
  'skill-pile': (claimed, { listedSkills }) =>
    listedSkills.length === 0 || listedSkills.length >= number(claimed, 'over') || `${String(listedSkills.length)} are listed`,
  'skill-unused': (claimed, ground) => {
    const skill = text(claimed, 'skill');
    if (ground.truth.skills.some(({ name, shownBy }) => shownBy.length > 0 && plain(name) === plain(skill))) return `the work shows “${skill}”`;
    return true;
  },
  'soft-skill-list': (claimed, ground) => stands(ground, text(claimed, 'term')),
  'missing-email': isAbsent('email', ({ truth }) => truth.contact.email !== null),
  'missing-phone': isAbsent('phone', ({ truth }) => truth.contact.phone !== null),
  'missing-location': isAbsent('location', ({ truth }) => truth.contact.place !== null),
  'missing-link': isAbsent('link', ({ truth }) => truth.contact.links.length > 0),
  'email-handle': (claimed, { truth }) =>
    truth.contact.email !== null && plain(truth.contact.email).includes(plain(text(claimed, 'handle'))) ? null : 'that is not the address',
  'email-provider': (claimed, ground) => stands(ground, text(claimed, 'domain')),
  'personal-detail': ({ quote }, { truth }) =>
    quote === null || truth.personalDetails.some((detail) => overlap(detail, quote)) || 'no personal detail stands there',
  photo: () => 'there is no photo',
  'date-format-mix': (claimed, ground) => {
    const [one, other] = [text(claimed, 'one'), text(claimed, 'other')];
    if (ground.layout.arrange.includes('dashless-dates')) return null;
    return says(ground, one) && says(ground, other) ? true : `“${says(ground, one) ? other : one}” does not stand there`;
  },
  'date-missing': (claimed, ground) => {
    const job = jobAt(ground, text(claimed, 'title'));
    return job === undefined ? `no job is called “${text(claimed, 'title')}”` : job.dates === null || 'it has dates';
  },
  'date-impossible': (_, { truth }) => truth.jobs.some(({ start, end }) => start !== null && end !== null && end < start) || 'no dates are impossible',
  'date-overlap': (claimed, ground) => {
    const pair = [text(claimed, 'one'), text(claimed, 'other')];
    const meant = (names: readonly string[]): boolean =>
      pair.every((side) => names.some((name) => name.split('\n').some((part) => part !== '' && (overlap(part, side) || overlap(side, part)))));
    return ground.truth.overlaps.some(meant) || overlapping(ground).some(meant) || 'they do not overlap';
  },
  'missing-summary': isAbsent('summary', (ground) => hasSection(ground, 'summary') || hasSection(ground, 'objective')),
  'missing-skills': isAbsent('skills-section', (ground) => hasSection(ground, 'skills')),
  'missing-experience': isAbsent('experience', ({ truth }) => truth.jobs.length > 0),
  'missing-education': isAbsent('education', ({ truth }) => truth.education.length > 0),
  objective: (_, ground) => (hasSection(ground, 'objective') ? true : null),
  'unknown-heading': (claimed, { page }) =>
    page.sections.some(({ heading }) => heading !== null && overlap(heading, text(claimed, 'heading'))) || `“${text(claimed, 'heading')}” is no heading`,
  'title-heading': (claimed, ground) => stands(ground, text(claimed, 'heading')),
  'references-available': (claimed, ground) => stands(ground, text(claimed, 'term')),
  placeholder: (claimed, { truth }) => truth.placeholders.some((left) => overlap(left, text(claimed, 'term'))) || 'that is no placeholder',
  'hobby-filler': (claimed, { truth }) => {
    const term = text(claimed, 'term');
    if (truth.fillerInterests.some((interest) => overlap(interest, term))) return true;
    return truth.interests.some((interest) => overlap(interest, term) && interest.split(' ').length > 2) ? 'it is told in detail' : null;
  },
  'too-long': (claimed, ground) => (!differs(claimed, 'pages', ground.pages) ? wordsRight(claimed, ground) : `it has ${String(ground.pages)} pages`),
  'too-short': wordsRight,
  'columns-layout': (claimed, { layout }) =>
    (layout.columns > 1 && !differs(claimed, 'columns', layout.columns)) || `the page has ${String(layout.columns)} column(s)`,
  'table-layout': (_, { layout }) => layout.table === true || 'there is no table',
  'comic-font': () => 'no such face',
  'font-mix': () => null,
  'small-print': (claimed) => claimed.facts['size'] === undefined || number(claimed, 'size') >= 8 || 'nothing of the CV is set so small',
  'file-name': () => null,
  'document-title': () => null,
  'job-absent': (claimed, ground) => !says(ground, text(claimed, 'job')) || 'the page names it',
  'skills-missing': (claimed, ground) => {
    const there = listed(claimed, 'skills').find((skill) => says(ground, skill));
    return there === undefined ? null : `“${there}” stands in the CV`;
  },
  'hidden-text': () => 'nothing is hidden',
  'machine-instruction': () => 'nobody speaks to a machine',
  'strong-number': (claimed, ground) => {
    const figure = text(claimed, 'number');
    if (!plain(ground.text).includes(plain(figure))) return `“${figure}” does not stand there`;
    const before = changesIn(claimed.quote ?? '').find(({ from, to }) => from !== to && plain(from) === plain(figure));
    if (before !== undefined) return `the result is ${before.to}, not ${before.from}`;
    return bulletCounts(claimed, ground, 'total', 'times', hasNumber);
  },
  'strong-verb': (claimed, ground) => stands(ground, text(claimed, 'verb')),
  'skills-match': (claimed, ground) => {
    const lacking = listed(claimed, 'skills').find((skill) => !says(ground, skill));
    return lacking === undefined || `“${lacking}” does not stand in the CV`;
  },
  'job-named': (claimed, ground) => stands(ground, text(claimed, 'job')),
  'clean-structure': () => null,
  'plain-line': () => null,
};

function cliche(claimed: Claimed, ground: Ground): Answer {
  const term = text(claimed, 'term');
  const there = stands(ground, term);
  if (there !== true) return there;
  if (claimed.quote !== null && notStrong(claimed, ground) !== true && !ground.truth.cliches.some((phrase) => overlap(phrase, term)))
    return 'the line is a strong one';
  return ground.truth.cliches.some((phrase) => overlap(phrase, term)) ? true : null;
}

/** Whether a finding is true of a CV, by its truth file. */
export function checkFinding(kind: FindingKind, claimed: Claimed, ground: Ground): Answer {
  if (ground.truth.never.includes(kind)) return `the truth file rules out ${kind}`;
  return CHECKS[kind](claimed, ground);
}
