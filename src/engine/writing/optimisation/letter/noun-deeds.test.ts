import { describe, expect, it } from 'vitest';
import { isWhole, standsAlone, withoutHarm } from './fit-to-send.ts';
import { nounDeed } from './noun-deeds.ts';

describe('a line that begins with the thing, told after "I"', () => {
  it.each([
    ['Late deliveries cut from 9% to 2% by ringing ahead', 'cut late deliveries from 9% to 2% by ringing ahead'],
    ['Saturdays: run the under-12s', 'run the under-12s (Saturdays)'],
    ['Shift leader for 8 porters', 'am shift leader for 8 porters'],
    ['Interim valuations', 'deal with interim valuations'],
  ])('%s', (line, told) => {
    expect(nounDeed(line, true, true)).toBe(told);
  });

  it.each([
    'Ran the shop',
    'Furlough claims for 388 people, 14 months',
    'Patrols, CCTV, keys, radio',
    'Sales increased from 3 to 5',
    'Manage document production',
    'Train new paralegals',
    'Prepare trial bundles',
    'Answer customer calls',
    'Maintain lifting equipment',
  ])('leaves alone: %s', (line) => {
    expect(nounDeed(line, true, true)).toBeNull();
  });
});

describe('what may be told to who hires', () => {
  it.each([
    ['manage 11 gangs, up to 55 on site, and one man called Mick who is not on any list', 'manage 11 gangs, up to 55 on site'],
    ['rewrote our hand washing poster, which now hangs in all 6 theatres and in one pub', 'rewrote our hand washing poster'],
    ['trained 6 clerks on the new system', 'trained 6 clerks on the new system'],
  ])('%s', (told, left) => {
    expect(withoutHarm(told)).toBe(left);
  });

  it('is whole, and needs no other line', () => {
    expect(isWhole('led the shift for 14 weeks (8 staff')).toBe(false);
    expect(isWhole('cut to 96 after nobody')).toBe(false);
    expect(standsAlone('finished the 48 before that eleven weeks early', true)).toBe(false);
    expect(standsAlone('recut the Sunday runs with him', true)).toBe(false);
    expect(standsAlone('trained 6 starters and signed them off', true)).toBe(true);
  });
});
