import { describe, expect, it } from 'vitest';
import { toRows } from '../layout/rows.ts';
import { wordsAt } from '../layout/words.test-kit.ts';
import type { Word } from '../layout/words.ts';
import { joinAddresses } from './addresses.ts';

const LEADING = 13;
/** Lines below each other, wrapped by nobody but their writer. */
const column = (lines: readonly string[], x = 40): Word[] => lines.flatMap((line, at) => wordsAt(x, 100 + at * LEADING, line));
const read = (words: readonly Word[], targets: readonly string[] = []): string[] =>
  toRows(joinAddresses(words, targets)).map((row) => row.words.map((word) => word.text).join(' '));
/** A text cut wherever the column ends, as `overflow-wrap: anywhere` does it. */
const cut = (text: string, at: number): string[] => [text.slice(0, at), text.slice(at)];

describe('an e-mail address cut at the edge of its column', () => {
  const address = 'dazza.the.legend82@example.com';

  it('is whole again, whichever letter the cut is at', () => {
    const wrong = Array.from({ length: address.length - 2 }, (_, at) => at + 2)
      // The rest of an end that stands above a shorter piece: what fits below would have fitted above.
      .filter((at) => at >= address.length / 2)
      .map((at) => read(column(['Contact', ...cut(address, at), 'Bern'])));
    expect(wrong.filter((lines) => lines[1] !== address || lines[2] !== 'Bern')).toEqual([]);
  });

  it.each([
    ['three pieces', ['code.ninja.', 'tobi@examp', 'le.com'], 'code.ninja.tobi@example.com'],
    ['four pieces', ['very.long.', 'name.of.mi', 'ne@exampl', 'e.co.uk'], 'very.long.name.of.mine@example.co.uk'],
    ['a hyphen', ['jean-', 'paul@example.org'], 'jean-paul@example.org'],
    ['the dot before the end', ['jane.roe@example', '.com'], 'jane.roe@example.com'],
    ['the dot, left above', ['jane.roe@example.', 'com'], 'jane.roe@example.com'],
    ['an end that is one by itself', ['jane.roe@example.co', 'm'], 'jane.roe@example.com'],
    ['a second end', ['jane.roe@example.co', '.uk'], 'jane.roe@example.co.uk'],
    ['the sign', ['jane.roe82', '@example.org'], 'jane.roe82@example.org'],
    ['a name without a dot', ['christopherssonholmen', 'berg@example.org'], 'christopherssonholmenberg@example.org'],
  ])('%s', (_, pieces, whole) => {
    expect(read(column(['CONTACT', ...pieces, 'Lower Millbrook, UK']))).toEqual(['CONTACT', whole, 'Lower Millbrook, UK']);
  });

  it('is joined behind its label, and below it where its label stands in a column of its own', () => {
    expect(read(column(['Email: dazza.the.legend82@ex', 'ample.com']))).toEqual(['Email: dazza.the.legend82@example.com']);
    const grid = [...wordsAt(40, 100, 'Email'), ...wordsAt(110, 100, 'dazza.the.legend82@ex'), ...wordsAt(110, 113, 'ample.com'), ...wordsAt(40, 126, 'Town')];
    expect(read(grid)).toEqual(['Email dazza.the.legend82@example.com', 'Town']);
  });

  it('is joined beside a text that stands on other baselines', () => {
    const main = [96, 110, 124].flatMap((y) => wordsAt(260, y, 'Ran the night shift of forty', { size: 12 }));
    const lines = read([...column(['jane.roe.of.bern@exam', 'ple.org', 'Bern']), ...main]);
    expect(lines.join('\n')).toContain('jane.roe.of.bern@example.org');
  });

  it.each([
    ['a town below', ['jane.roe@example.org', 'Bern']],
    ['a lower-case interest below', ['jane.roe@example.org', 'photography']],
    ['a web address below', ['jane.roe@example.com', 'janeroe.com/work']],
    ['a second address below', ['jane.roe@example.org', 'jroe@example.com']],
    ['a postcode above', ['Pleasantville, CA 94588', 'john.doe@example.com']],
    ['a site above', ['www.jankuester.example', 'info@jankuester.example']],
    ['a site of its own above', ['jankuester.com', 'info@jankuester.com']],
    ['a heading above', ['Contact', 'jane@example.org']],
    ['a label above', ['email', 'jane@example.org']],
    ['prose above', ['and anybody who wants to know more may write to me at', 'jane@example.org']],
    ['a skill above', ['photography', 'jane@example.org']],
    ['a sentence that goes on', ['Please write to jane@example.org.', 'It is read every day, and answered.']],
  ])('nothing is joined that is no address: %s', (_, lines) => {
    expect(read(column(lines))).toEqual(lines);
  });

  it('a line further below or of another size belongs to something else', () => {
    expect(read([...wordsAt(40, 100, 'jane.roe@example.co'), ...wordsAt(40, 125, 'm')])).toEqual(['jane.roe@example.co', 'm']);
    expect(read([...wordsAt(40, 100, 'jane.roe@example.co'), ...wordsAt(40, 114, 'm', { size: 14 })])).toEqual(['jane.roe@example.co', 'm']);
  });
});

describe('a web address', () => {
  it.each([
    ['after a hyphen', ['github.com/tobias-renwick-', 'example'], 'github.com/tobias-renwick-example'],
    ['after a stroke', ['linkedin.com/in/', 'tobias-renwick'], 'linkedin.com/in/tobias-renwick'],
    ['before a stroke', ['www.linkedin.com/in', '/tobias-renwick'], 'www.linkedin.com/in/tobias-renwick'],
    ['in the middle of a name', ['github.com/tobiasrenw', 'ickexample'], 'github.com/tobiasrenwickexample'],
    ['in its end', ['www.linkedin.c', 'om/in/tobias'], 'www.linkedin.com/in/tobias'],
    ['before its end', ['linkedin', '.com/in/tobias'], 'linkedin.com/in/tobias'],
    ['in figures', ['orcid.org/0000-0000-0000-', '0000'], 'orcid.org/0000-0000-0000-0000'],
  ])('cut %s is whole again', (_, pieces, whole) => {
    expect(read(column(['CONTACT', ...pieces, 'Bern']))).toEqual(['CONTACT', whole, 'Bern']);
  });

  it('goes on before a remark in brackets', () => {
    expect(read(column(['www.linkedin.com/in/leonie-', 'marchbank (LinkedIn)']))[0]).toBe('www.linkedin.com/in/leonie-marchbank');
  });

  it('goes on where a link of the file says so, and ends where it says so', () => {
    expect(read(column(['github.com/janeroe', 'design']), ['https://github.com/janeroedesign'])).toEqual(['github.com/janeroedesign']);
    expect(read(column(['github.com/janeroe', 'qwertz']), ['https://github.com/janeroe'])).toEqual(['github.com/janeroe', 'qwertz']);
  });

  it.each([
    ['a word', ['github.com/janeroe', 'photography']],
    ['a town', ['github.com/janeroe', 'Bern']],
    ['another address', ['linkedin.com/in/janeroe', 'github.com/janeroe']],
    ['a mail address', ['github.com/janeroe', 'jane@example.org']],
  ])('is left alone above %s', (_, lines) => {
    expect(read(column(lines))).toEqual(lines);
  });
});

describe('a telephone number', () => {
  it.each([
    ['between two groups', ['+44 7700', '900561'], '+44 7700 900561'],
    ['near its end', ['+44 7700 900', '561'], '+44 7700 900 561'],
    ['after a hyphen', ['(312) 555-', '0187'], '(312) 555-0187'],
    ['behind a label', ['Tel: 0171 39200', '42'], 'Tel: 0171 39200 42'],
    ['after the code of the country', ['Phone: +1', '(312) 555-0187'], 'Phone: +1 (312) 555-0187'],
  ])('cut %s is whole again', (_, pieces, whole) => {
    expect(read(column(['CONTACT', ...pieces, 'Bern']))).toEqual(['CONTACT', whole, 'Bern']);
  });

  it.each([
    ['a second number', ['07700 900561', '01632 960123']],
    ['a second one with its country', ['+44 7700 900561', '+41 31 555 01 02']],
    ['a postcode with its town', ['0171 3920042', '26721 Emden']],
    ['a year', ['07700 900561', '2019']],
    ['periods', ['06/2015', '12/2018']],
  ])('is left alone above %s', (_, lines) => {
    expect(read(column(lines))).toEqual(lines);
  });
});
