import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { documentFromText } from '../document-from-text.ts';
import { readCv } from '../read-cv.ts';

const under = (header: string): Cv =>
  readCv(documentFromText(`Ines Calloway\n${header}\n\nExperience\nClerk, Fennimore Ltd\t2019 - 2020\n- Filed 40 letters a day\n`)).cv;

describe('where somebody lives', () => {
  it.each([
    ['a town of middling size before the number', 'Swindon | 07700 900142 | ines@example.org', 'Swindon', 'GB'],
    ['with half a postcode', 'Gloucester GL1 • +447700900142 • ines@example.org', 'Gloucester GL1', 'GB'],
    [
      'a village no list knows, with half a postcode',
      'Nether Wallow, Hants RG24\nTelephone (07700) 900 142 E-mail ines@example.org',
      'Nether Wallow, Hants RG24',
      'GB',
    ],
    ['town, state and ZIP code without a comma', 'Pine Hollow WI 54701 – (715) • 555 • 0142 – ines@example.org', 'Pine Hollow WI 54701', 'US'],
    ['before a number in brackets', 'Fremont, CA (415) • 555 • 0142 ines@example.org', 'Fremont, CA', 'US'],
    ['behind commas', 'tel. +48601555217, ines@example.org, Radom-Zawada', 'Radom-Zawada', 'PL'],
    ['a part of a town before commas', 'Balby, Doncaster, 07700 900207, ines@example.org, github.com/ines', 'Balby, Doncaster', 'GB'],
    ['between slashes, with its county', 'Solihull, West Midlands / 07700 900871 / ines@example.org', 'Solihull, West Midlands', 'GB'],
    ['parted by tildes', 'Flat 2/1, Quay Brae, Oban ~ (0)7700-900-688 ~ ines@example.org', 'Quay Brae, Oban', 'GB'],
    ['after a street', '14 Ings Terrace, Lower Fold, Huddersfield | 07700 900142', 'Lower Fold, Huddersfield', 'GB'],
    ['after a street and a Portuguese postcode', 'Rua do Moinho, 4700-118 Braga | +351 912 000 467', 'Braga', 'PT'],
    ['in the headline', 'Ledger clerk, Wrexham, part-qualified\n07700 900 274 | ines@example.org', 'Wrexham', 'GB'],
    ['in brackets behind the headline', 'Paramedic (Truro, and I would move)\n07700 900 274 | ines@example.org', 'Truro', 'GB'],
    ['behind the headline with half a postcode', 'Class 1 driver, Warrington WA2 (5 mins from the depot)\nTel 07700 900 655', 'Warrington WA2', 'GB'],
    ['in words', 'Baker, living in Ebbw Vale\nines@example.org', 'Ebbw Vale', 'GB'],
    ['with a county that is a town elsewhere', 'Nether Wallow, Northumberland | 07700 900142', 'Nether Wallow, Northumberland', 'GB'],
    ['with half a postcode behind a comma', 'Nether Wallow, Co. Durham, DH1 | 07700 900142', 'Nether Wallow, Co. Durham, DH1', 'GB'],
    ['an Australian state and postcode', 'Mandurah WA 6210 | ines@example.org', 'Mandurah WA 6210', 'AU'],
    ['after a Polish street and postcode', 'ul. Polna 3/4, 70-001 Szczecin, tel. 600 000 142', 'Szczecin', 'PL'],
    ['and not where an employer sits', 'Nether Wallow | 07700 900142\n\nExperience\nBrindle Bakery Ltd\tBirmingham', 'Nether Wallow', 'GB'],
    ['under a label', 'ines@example.org\nWohnort: Hintergrünbach', 'Hintergrünbach', null],
    ['on a line of its own, known', 'ines@example.org\nHuddersfield\n07700 900142', 'Huddersfield', 'GB'],
    ['on a line of its own beside the number, known to nobody', '07700 900142\nNether Wallow\nines@example.org', 'Nether Wallow', 'GB'],
  ])('%s', (_, header, town, country) => {
    const { location, country: land } = under(header);
    expect(location?.value).toBe(town);
    expect(country === null ? null : land).toBe(country);
  });

  it.each([
    ['a name and a job are no town', 'Data Wizard | 07700 900142 | ines@example.org'],
    ['nor is a word', 'Bath and shower fitter | Reading lists kept | ines@example.org'],
    ['nor what somebody calls a link', 'Portfolio | ines@example.org | LinkedIn'],
    ['nor an employer', 'ines@example.org\nFennimore Ltd'],
  ])('%s', (_, header) => {
    expect(under(header).location).toBeNull();
  });

  it('tells the country by town or postcode where nothing names it', () => {
    expect(under('Huddersfield HD1 | ines@example.org').country).toBe('GB');
    expect(under('Swindon | ines@example.org').country).toBe('GB');
    expect(under('Eau Claire, WI 54701 | ines@example.org').country).toBe('US');
  });
});
