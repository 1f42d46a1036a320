import { describe, expect, it } from 'vitest';
import { findPeriods } from './dates.ts';

const read = (text: string): string =>
  findPeriods(text)
    .map(({ start, end, current }) => `${start?.year}-${start?.month ?? '?'}..${current ? 'now' : end ? `${end.year}-${end.month ?? '?'}` : '-'}`)
    .join(' ');

describe('findPeriods', () => {
  it.each([
    ['Jan 2020 - Present', '2020-1..now'],
    ['January, 2020 – Mar. 2021', '2020-1..2021-3'],
    ['03/2019 – heute', '2019-3..now'],
    ['03.2019 bis 07.2021', '2019-3..2021-7'],
    ['2017.05 - 2017.09', '2017-5..2017-9'],
    ['2019-01 – 2020-12', '2019-1..2020-12'],
    ['01.04.2018 - 30.06.2019', '2018-4..2019-6'],
    ['janvier 2017 - août 2020', '2017-1..2020-8'],
    ['mars 2022 à aujourd’hui', '2022-3..now'],
    ['Marzo de 2021 – Actualidad', '2021-3..now'],
    ['05/2016 a 01/2020', '2016-5..2020-1'],
    ['fevereiro de 2018 até o momento', '2018-2..now'],
    ['Da marzo 2016 a dicembre 2018', '2016-3..2018-12'],
    ['gennaio 2019 ad oggi', '2019-1..now'],
    ['mei 2018 - heden', '2018-5..now'],
    ['Fennimore & Daughter, Leigh Sep 19 NOW', '2019-9..now'],
    ['20.04 heute Bäckerin', '2020-4..now'],
    ['Jun 2017 Jan 2019 | ovens, a bell', '2017-6..2019-1'],
    ['Summer 2022', '2022-?..2022-?'],
    ['summers of 2014 and 2015', '2014-?..2015-?'],
    ['Winter 2017 to now', '2017-?..now'],
    ['Winter 2018/19', '2018-?..2019-?'],
    ['Sommer 2009 bis Frühjahr 2013', '2009-?..2013-?'],
    ['2012/14', '2012-?..2014-?'],
    ['2018/2019', '2018-?..2019-?'],
    ['2015/16 and 2016/17', '2015-?..2016-? 2016-?..2017-?'],
    ['summers, 2015/16 and 2016/17', '2015-?..2017-?'],
    ['2013/14 – 2016/17', '2013-?..2017-?'],
    ['2017/06', '2017-6..-'],
    ['2014 and 2015', '2014-?..- 2015-?..-'],
    ["Sep '18 – Jun '20", '2018-9..2020-6'],
    ['06/19 - 02/21', '2019-6..2021-2'],
    ['May – Aug 2019', '2019-5..2019-8'],
    ['2012-13', '2012-?..2013-?'],
    ['since 2019', '2019-?..now'],
    ['seit Oktober 2015', '2015-10..now'],
    ['Depuis septembre 2020', '2020-9..now'],
    ['2019年3月 - 至今', '2019-3..now'],
    ['平成30年4月', '2018-4..-'],
    ['2015 / 07', '2015-7..-'],
    ['2016–now', '2016-?..now'],
    ['(2014 – 2016)', '2014-?..2016-?'],
    ['Sep 15 - NOW', '2015-9..now'],
    ['The Tin Whistle • Jan. 11 – Mar 15', '2011-1..2015-3'],
    ['Apr 15 - Aug 2019', '2015-4..2019-8'],
    ['17.01-17.12 Fitter', '2017-1..2017-12'],
    ['18.04-heute Fitter', '2018-4..now'],
    ['08.10-10.07 Fitter', '2008-10..2010-7'],
    ['Fitter\t03.19 – 05.21', '2019-3..2021-5'],
    ['Fitter\tMar 2021 Present', '2021-3..now'],
    ['Fitter\tJan 2019 Mar 2021', '2019-1..2021-3'],
    ['2017 2019 Fitter', '2017-?..2019-?'],
    ['03/2018 heute', '2018-3..now'],
    ['od 2019 spawacz', '2019-?..now'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    'grew sales by 2000%',
    'saved $2015',
    'version 2019.4.1 of the tool',
    'room 3012',
    '+49 2019 44 11 20',
    'served 20190 people',
    'open 08.30-17.30',
    'Jan 11 - Mar 15, 2019',
    'awards in 2017 2018 2019',
    'win of 2019 now a habit',
  ])('sees no period in "%s"', (text) => {
    expect(findPeriods(text).filter((period) => period.range)).toEqual([]);
  });

  it('tells where in the line the period stands', () => {
    const line = 'Engineer\tJun. 2017 - May 2018';
    const [found] = findPeriods(line);
    expect(found && line.slice(found.from, found.to)).toBe('Jun. 2017 - May 2018');
  });
});
