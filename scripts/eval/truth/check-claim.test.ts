import { describe, expect, test } from 'vitest';
import { readPage } from '../../../fixtures/people/page.ts';
import type { Person } from '../../../fixtures/people/person.ts';
import { layoutNamed } from '../../../fixtures/people/print/layouts.ts';
import type { Finding } from '../../../src/domain/finding.ts';
import { checkClaim } from './check-claim.ts';
import type { Claim } from './claim.ts';
import { groundOf } from './ground.ts';

const HTML = `<!doctype html><html lang="en"><head><title>CV</title></head><body>
<header><h1>Wanda Quill</h1><p class="contact"><span class="place">Leeds</span> · <span class="phone">07700 900 111 (after six)</span></p></header>
<section class="experience"><h2>Work</h2>
<div class="entry"><p class="head"><span class="title">Stock Clerk</span>, <span class="employer">Bell & Sons</span> (<span class="dates">Mar 2019 to date</span>)</p>
<ul><li>Cut late deliveries from 12 to 3 a week.</li><li>Responsible for the tea.</li><li>Counts bolts.</li></ul></div>
<div class="entry"><p class="head"><span class="title">Porter</span>, <span class="employer">Hill Hospital</span> (<span class="dates">2015 - 2018</span>)</p><ul><li>Moved beds.</li></ul></div></section>
<section class="skills"><h2>Skills</h2><ul class="items"><li>Stock control</li><li>Invoices</li></ul></section></body></html>`;

const truth: Person = {
  slug: 'quill',
  profession: 'stock clerk',
  workplace: 'factory',
  wantedJob: 'Warehouse Manager',
  language: 'en',
  country: 'GB',
  kind: 'ordinary',
  contact: { name: 'Wanda Quill', email: null, phone: '07700 900 111', phoneE164: '+447700900111', place: 'Leeds', links: [] },
  headline: null,
  jobs: [
    { title: 'Stock Clerk', employer: 'Bell & Sons', place: null, dates: 'Mar 2019 to date', start: '2019-03', end: null, ongoing: true, statements: 3 },
    { title: 'Porter', employer: 'Hill Hospital', place: null, dates: '2015 - 2018', start: '2015', end: '2018', ongoing: false, statements: 1 },
  ],
  education: [],
  skills: [
    { name: 'Stock control', shownBy: ['Counts bolts.'] },
    { name: 'Invoices', shownBy: [] },
  ],
  certificates: [],
  languages: [],
  interests: [],
  absent: ['email', 'link', 'summary', 'education'],
  contradictions: [],
  odd: [],
  sums: [],
  typos: [],
  cliches: [],
  dutyLines: ['Responsible for the tea.'],
  strongLines: ['Cut late deliveries from 12 to 3 a week.'],
  mixedTense: ['Stock Clerk'],
  duplicates: [],
  overlaps: [],
  personalDetails: [],
  notSkills: [],
  fillerInterests: [],
  placeholders: [],
  never: ['photo', 'missing-phone', 'hidden-text', 'comic-font', 'table-layout', 'missing-location'],
  traps: [],
  recruiter: { interview: 'maybe', fit: 'middle', why: '' },
  answers: [],
};
const ground = groundOf({ truth, page: readPage(HTML), html: HTML }, layoutNamed('as-written'), 1);
const base = { rule: 3, place: null };
const finding = (kind: Finding['kind'], facts: Finding['facts'] = {}, subject: string | null = null): Claim => ({
  ...base,
  kind: 'finding',
  finding: kind,
  facts,
  subject,
});
const field = (subject: Extract<Claim, { kind: 'field' }>['subject'], value: string): Claim => ({ ...base, kind: 'field', subject, value });
const quote = (value: string): Claim => ({ ...base, kind: 'quote', value });
const count = (subject: Extract<Claim, { kind: 'count' }>['subject'], value: number): Claim => ({ ...base, kind: 'count', subject, value });

/** What is claimed, the claim, and whether it holds (null: the truth file cannot tell). */
const CASES: readonly (readonly [string, Claim, boolean | null])[] = [
  ['words as printed', quote('Cut late deliveries from 12 to 3 a week.'), true],
  ['a quote cut short', quote('Cut late deliveries from 12…'), true],
  ['two bullets made one', quote('Responsible for the tea. Counts bolts.'), false],
  ['an absent e-mail address', finding('missing-email'), true],
  ['a phone that is there with a bracket behind it', finding('missing-phone'), false],
  ['no town, where there is one', { ...base, kind: 'absence', subject: 'field', value: 'location' }, false],
  ['a term said in the plural', { ...base, kind: 'absence', subject: 'term', value: 'invoice' }, false],
  ['a term that is not there', { ...base, kind: 'presence', subject: 'term', value: 'Logistics' }, false],
  ['three bullets with a number', count('bullets-with-number', 3), false],
  ['one bullet with a number', count('bullets-with-number', 1), true],
  ['two jobs', count('jobs', 2), true],
  ['the years of both jobs until today', count('years', 11), true],
  ['the years without the present job', count('years', 4), false],
  [
    'praise of the number before the improvement',
    finding('strong-number', { number: '12', times: 1, total: 4 }, 'Cut late deliveries from 12 to 3 a week.'),
    false,
  ],
  ['praise of the result', finding('strong-number', { number: '3', times: 1, total: 4 }, 'Cut late deliveries from 12 to 3 a week.'), true],
  ['a strong line struck', finding('weak-opening', { opening: 'Cut', object: '', times: 1 }, 'Cut late deliveries from 12 to 3 a week.'), false],
  ['a skill the work shows', finding('skill-unused', { skill: 'Stock control', unused: 1, total: 2 }), false],
  ['a skill nobody sees at work', finding('skill-unused', { skill: 'Invoices', unused: 1, total: 2 }), true],
  ['tenses that are mixed', finding('tense-mix', { company: 'Bell & Sons', verb: 'Counts', times: 1 }), true],
  ['tenses that are not', finding('tense-mix', { company: 'Hill Hospital', verb: 'Moved', times: 1 }), false],
  ['jobs that do not overlap', finding('date-overlap', { one: 'Bell & Sons', other: 'Hill Hospital' }), false],
  ['the present title', field('title', 'Stock Clerk'), true],
  ['the title of an earlier job as the present one', field('title', 'Porter'), false],
  ['the phone in another print', field('phone', '+44 7700 900111'), true],
  ['another phone', field('phone', '+44 7700 900112'), false],
  ['the month the job began', field('start', '2019-03'), true],
  ['another month', field('start', '2019-04'), false],
  ['no end of a job that goes on', field('end', 'Present'), true],
  ['an end of a job that goes on, printed nowhere', field('end', '2026-12'), false],
  ['the old sentence with a bracket behind it', { ...base, kind: 'rewrite', subject: 'Moved beds.', value: 'Moved beds: [how many?]' }, false],
  ['a sentence put together anew', { ...base, kind: 'rewrite', subject: 'Responsible for the tea.', value: 'Made tea for [how many?] people' }, true],
  ['a change of words where only the layout changed', { ...base, kind: 'change', subject: 'gone', finding: 'duty-opening', value: '' }, false],
  ['a change of layout', { ...base, kind: 'change', subject: 'fresh', finding: 'table-layout', value: '' }, null],
];

describe('a claim against a truth file', () => {
  test.each(CASES)('%s', (_, claim, holds) => {
    const verdict = checkClaim(claim, ground);
    expect([verdict.holds, verdict.why === ''].join()).toBe([holds, holds !== false].join());
  });
});
