import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../domain/optimization.ts';
import { keywordLedger } from '../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../advert/understand-advert.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { understandCv } from '../../roast-cv.ts';
import { writeOptimisation } from './write-optimisation.ts';

const ADVERT = `Team Leader, Customer Service
Larkfield Logistics

You will:
- lead a team of eight advisers
- investigate complaints and incidents and share the learning
- improve the way calls are handled
You need:
- two years of customer service
- Excel, Zendesk and Looker
- a full driving licence`;

const resultOf = (summary: string, skills: string, ...bullets: string[]) => {
  const text = [
    'Ines Calloway',
    'Leeds | 07700 900123 | ines@example.org',
    ...(summary === '' ? [] : ['Profile', summary]),
    'Experience',
    'Customer Service Adviser, Fennimore Glass, Leeds, 2019 – Present',
    ...bullets.map((bullet) => `• ${bullet}`),
    'Skills',
    skills,
    'Certificates',
    'Fire Warden, 2017',
  ].join('\n');
  const context = understandCv(documentFromText(text), 'Team Leader', '2026-11-23');
  const advert = understandAdvert(ADVERT, 'Team Leader');
  return writeOptimisation({
    context,
    advert,
    ledger: keywordLedger(advert, context),
    jobRole: 'Team Leader',
    companyName: 'Larkfield Logistics',
    toneOfVoice: null,
    websiteText: null,
    linkedinText: null,
    motivation: null,
    proudestWork: null,
  });
};
const offered = (...args: Parameters<typeof resultOf>): string[] => changesOf(resultOf(...args)).map(({ improved }) => improved);

describe('the changes that are offered', () => {
  it('put no label in front of a line', () => {
    const all = offered(
      '',
      'Excel, Zendesk',
      'Cut the time to answer a call from 4 minutes to 50 seconds',
      'Answered 60 calls a day from glaziers',
      'Coached 3 new advisers',
    );
    expect(all.filter((text) => /^[\p{L} ]{3,40}: /u.test(text))).toEqual([]);
  });

  it('neither cut a line to a stump nor strike a word or two of it', () => {
    const lines = [
      'Went above and beyond to deliver exceptional customer experiences',
      'Greeted glaziers and provided excellent customer service at the counter',
    ];
    const all = offered('', 'Excel, Zendesk', ...lines, 'Answered 60 calls a day from glaziers');
    expect(all).not.toContain('Went above and beyond');
    expect(all.filter((text) => text.startsWith('Greeted'))).toEqual([]);
  });

  it('tell a duty as a deed, spelled right', () => {
    expect(offered('', 'Excel, Zendesk', 'Was responsible for training new advisers on seperate phone systems', 'Answered 60 calls a day')).toContain(
      'Trained new advisers on separate phone systems',
    );
  });

  it('leave a summary that speaks of a person to its writer', () => {
    const own = 'Eleven years on the phone, 412 glaziers, two of whom married each other. I have read 60,000 letters and answered most.';
    expect(resultOf(own, 'Excel, Zendesk', 'Answered 60 calls a day from glaziers').annotatedCVSections.professionalSummary.improved).toBe(own);
  });

  it('leave groups in running text as they are, and what a template has left out', () => {
    const grouped = 'Phones: Zendesk, Talkdesk / Office: Excel, Looker / Other: bad pizza';
    expect(resultOf('', grouped, 'Answered 60 calls a day').annotatedCVSections.skills.improved).toBe(grouped);
    expect(resultOf('', 'Looker, Zendesk, Excel, Skill 8', 'Answered 60 calls a day').annotatedCVSections.skills.improved).not.toContain('Skill 8');
  });
});

describe('the advice beside them', () => {
  it('names no line as near that has nothing to do with it', () => {
    const { overallRecommendations } = resultOf('', 'Excel, Zendesk', 'Answered 60 calls a day from glaziers');
    expect(overallRecommendations.join('\n')).not.toContain('Fire Warden');
  });
});
