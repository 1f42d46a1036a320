import { describe, expect, it } from 'vitest';
import { CONVEYANCING_PARALEGAL, DATA_ANALYST, NURSERY_PRACTITIONER } from '../../../fixtures/adverts/trades/desks-and-rooms.ts';
import { ELECTRICIAN, SOUS_CHEF, WAREHOUSE_SHIFT_LEAD } from '../../../fixtures/adverts/trades/sites-and-stores.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { understandCv } from '../roast-cv.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

const TODAY = '2026-11-22';

describe.each([ELECTRICIAN, WAREHOUSE_SHIFT_LEAD, SOUS_CHEF, CONVEYANCING_PARALEGAL, NURSERY_PRACTITIONER, DATA_ANALYST])(
  'the advert for a $jobRole',
  ({ advert: text, jobRole, asked, never, cv }) => {
    const advert = understandAdvert(text, jobRole);
    const entriesFor = (words: string): typeof advert.requirements => advert.requirements.filter(({ phrase }) => phrase.toLowerCase().includes(words));

    it('asks for all that a careful reader lists, and insists where the advert does', () => {
      const wrong = asked.filter(({ words, must }) => !entriesFor(words).some((entry) => entry.must === must));
      expect(wrong.map(({ words }) => words)).toEqual([]);
    });

    it('takes nothing else for a requirement', () => {
      expect(never.filter((words) => entriesFor(words).length > 0)).toEqual([]);
    });

    it('says nothing false of the CV', () => {
      const ledger = keywordLedger(advert, understandCv(documentFromText(cv), jobRole, TODAY));
      const wrong = asked.flatMap(({ words, cv: right }) =>
        ledger
          .filter(({ requirement, status }) => requirement.toLowerCase().includes(words) && right !== 'silent' && status !== right)
          .map(({ requirement, status }) => `${requirement}: ${status}, and it is ${right}`),
      );
      expect(wrong).toEqual([]);
    });
  },
);
