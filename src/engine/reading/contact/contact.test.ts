import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { documentFromText } from '../document-from-text.ts';
import { readCv } from '../read-cv.ts';

const of = (header: string, foot = ''): Cv =>
  readCv(documentFromText(`${header}\n\nExperience\nClerk, Fennimore Ltd\t2019 - 2020\n- Filed 40 letters a day\n${foot}`)).cv;

describe('how somebody is reached', () => {
  it.each([
    ['ines.calloway@\nexample.org', 'ines.calloway@example.org'],
    ['ines.calloway\n@example.org', 'ines.calloway@example.org'],
    ['ines.calloway@exam\nple-mail.org', 'ines.calloway@example-mail.org'],
  ])('an address over two lines: %j', (lines, address) => {
    expect(of(`Ines Calloway\n${lines}\n07700 900142`).email?.value).toBe(address);
  });

  it('a number with bullets inside, and one without any grouping under a late heading', () => {
    expect(of('Ines Calloway\n(415) • 555 • 0142 • ines@example.org').phone?.value).toBe('(415) • 555 • 0142');
    expect(of('Ines Calloway', '\nReferences\nOn request\n\nContact\nines@example.org\n+447700900142\n').phone?.value).toBe('+447700900142');
  });

  it('a name in small letters, which the address spells alike', () => {
    expect(of('ines calloway\nbaker\nines.calloway@example.org').name?.value).toBe('ines calloway');
  });

  it('a trade for a surname', () => {
    expect(of('Ines Shepherd\nBaker\nmail@example.org | 07700 900142').name?.value).toBe('Ines Shepherd');
  });
});
