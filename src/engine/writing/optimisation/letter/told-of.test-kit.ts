import { keywordLedger } from '../../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../../advert/understand-advert.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { deedsOf, saidOf } from './deeds.ts';

/** How a bullet of a present job may stand in a letter; empty where it may not. */
export function toldOf(bullet: string): string {
  const cv = understandCv(
    documentFromText(
      `Wenna Trelawne\nwenna@trelawne.example\nExperience\nManager, Pellow Stores Ltd, March 2019 - present\n- ${bullet}\nEducation\nNVQ Level 3, Truro College, 2010`,
    ),
    'Manager',
    '2026-11-23',
  );
  const advert = understandAdvert('Store Manager\nRequirements\n- Leading a team\n- Stock control\n- Rota planning', 'Store Manager');
  const [deed] = deedsOf(cv, keywordLedger(advert, cv), advert);
  return deed === undefined ? '' : [saidOf(deed, 'en'), deed.result].filter((part) => part !== '').join(' | ');
}
