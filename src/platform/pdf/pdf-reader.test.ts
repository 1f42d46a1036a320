import { deflateRawSync } from 'node:zlib';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CvDocument } from '../../domain/document.ts';
import { createPdfReader, type PdfReader, type PdfReading } from './pdf-reader.ts';
import { boxAt, complexityBomb, testPdf, textAt } from './pdf.test-kit.ts';

let reader: PdfReader;
beforeAll(async () => {
  reader = createPdfReader({ concurrency: 1 });
  return () => reader.close();
});
beforeAll(async () => {
  await reader.warm();
});

async function read(bytes: Uint8Array): Promise<CvDocument> {
  const reading = await reader.read(bytes, 'cv.pdf');
  if (!reading.ok) throw new Error(reading.reason);
  return CvDocument.parse(reading.document);
}
const lines = async (bytes: Uint8Array): Promise<string[]> => (await read(bytes)).lines.map((line) => line.text);
/** A process that has ended but is not yet collected (a zombie of the killed parent) is not running. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
const refusal = (reading: PdfReading): string => (reading.ok ? 'read' : reading.reason);

/** A few hundred kilobytes that unpack to hundreds of megabytes of page content. */
function memoryBomb(): Uint8Array {
  const packed = deflateRawSync(Buffer.from('1 0 0 1 0 0 cm '.repeat(30_000_000 / 15)), { level: 9 });
  const zlib = Buffer.concat([Buffer.from([0x78, 0x9c]), packed, Buffer.alloc(4)]).toString('latin1');
  const objects = Array.from({ length: 16 }, () => `<</Length ${zlib.length}/Filter/FlateDecode>>stream\n${zlib}\nendstream `);
  return testPdf({ pages: [''], page: `/Contents[${objects.map((_, index) => `${100 + index} 0 R`).join(' ')}]`, objects });
}

describe('a page of text', () => {
  test('lines come with place, size, font, weight, colour and file data', async () => {
    const bytes = testPdf({
      pages: [textAt(72, 72, 'Jane Roe', { size: 20, font: 'B', before: '0 0 1 rg' }) + textAt(72, 100, 'Led a team of nine')],
      objects: ['<</Title(My CV)/Producer(Scriptorium 3)>>'],
      trailer: '/Info 100 0 R',
      page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/jane)>>>>]',
    });
    const document = await read(bytes);
    expect(document).toMatchObject({
      source: 'pdf',
      pages: 1,
      fileName: 'cv.pdf',
      title: 'My CV',
      producer: 'Scriptorium 3',
      links: ['https://example.org/jane'],
      columns: 1,
      hasTable: false,
      truncated: false,
    });
    expect(document.lines[0]).toMatchObject({
      page: 1,
      line: 1,
      text: 'Jane Roe',
      x: 72,
      fontSize: 20,
      fontName: 'Helvetica-Bold',
      bold: true,
      color: '#0000ff',
      hidden: null,
      column: 0,
    });
    expect(document.lines[1]).toMatchObject({ line: 2, text: 'Led a team of nine', bold: false, color: '#000000' });
  });

  test('a date at the right margin stays with its line, behind a tab', async () => {
    const bytes = testPdf({ pages: [textAt(72, 72, 'Acme Corporation') + textAt(480, 72, '2019 - 2021') + textAt(72, 90, 'Chief of staff')] });
    expect(await lines(bytes)).toEqual(['Acme Corporation\t2019 - 2021', 'Chief of staff']);
  });

  test('the drawn page has each stretch where it was printed, a cut word as it was cut', async () => {
    const bytes = testPdf({
      pages: [
        textAt(72, 72, 'Acme Corporation', { font: 'B' }) +
          textAt(480, 72, '2019 - 2021') +
          textAt(72, 90, 'In charge of manage-') +
          textAt(72, 104, 'ment') +
          textAt(72, 118, 'of nine people'),
      ],
    });
    const document = await read(bytes);
    expect(document.lines.map(({ text }) => text)).toEqual(['Acme Corporation\t2019 - 2021', 'In charge of management', 'of nine people']);
    const [page] = document.pageView?.pages ?? [];
    expect(page).toMatchObject({ width: 612, height: 792, lines: [{ face: 'sans' }, {}, {}, {}, {}] });
    const printed = ['1 72 Acme Corporation', '1 480 2019 - 2021', '2 72 In charge of manage-', '2 72 ment', '3 72 of nine people'];
    expect(page?.lines.map(({ line, x, text }) => `${line} ${x} ${text}`)).toEqual(printed);
    expect(page?.lines.map(({ bold }) => bold)).toEqual([true, false, false, false, false]);
  });

  test('hidden text is marked with its reason and seen text is not', async () => {
    const bytes = testPdf({
      pages: [
        textAt(72, 60, 'Seen') +
          textAt(72, 80, 'white words', { before: '1 g' }) +
          textAt(72, 100, 'ghost words', { before: '3 Tr' }) +
          textAt(72, 120, 'tiny words', { size: 1 }) +
          textAt(72, 140, 'covered words') +
          boxAt(60, 125, 200, 20, '1 1 1') +
          boxAt(60, 160, 300, 30, '0 0 0.4') +
          textAt(72, 180, 'white on dark blue', { before: '1 g' }) +
          textAt(-300, 200, 'beyond the edge'),
      ],
    });
    const document = await read(bytes);
    const found = new Map(document.lines.map((line) => [line.text, line.hidden]));
    expect(Object.fromEntries(found)).toEqual({
      Seen: null,
      'white on dark blue': null,
      'white words': 'white',
      'ghost words': 'invisible',
      'tiny words': 'tiny',
      'covered words': 'covered',
      'beyond the edge': 'off-page',
    });
    // The drawn page shows what a person sees, under the numbers that the hidden lines count in.
    const drawn = document.pageView?.pages[0]?.lines ?? [];
    expect(drawn.map(({ text }) => text)).toEqual(['Seen', 'white on dark blue']);
    expect(drawn.map(({ line }) => document.lines[line - 1]?.text)).toEqual(['Seen', 'white on dark blue']);
  });

  test('text on a layer that is switched off is hidden', async () => {
    const bytes = testPdf({
      pages: [`/OC /L BDC ${textAt(72, 72, 'layered words')} EMC ${textAt(72, 90, 'Seen')}`],
      resources: '/Properties<</L 100 0 R>>',
      objects: ['<</Type/OCG/Name(Keywords)>>'],
      catalog: '/OCProperties<</OCGs[100 0 R]/D<</OFF[100 0 R]>>>>',
    });
    expect((await read(bytes)).lines.map((line) => [line.text, line.hidden])).toEqual([
      ['Seen', null],
      ['layered words', 'invisible'],
    ]);
  });

  test('the invisible text of a scanned page counts as what its picture shows', async () => {
    const image = '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>stream\n\u0080\nendstream ';
    const bytes = testPdf({
      pages: [`q 612 0 0 792 0 0 cm /I Do Q ${textAt(72, 72, 'Recognised text', { before: '3 Tr' })}`],
      resources: '/XObject<</I 100 0 R>>',
      objects: [image],
    });
    const document = await read(bytes);
    expect(document.lines[0]).toMatchObject({ text: 'Recognised text', hidden: null });
    expect(document.images).toEqual([{ page: 1, x: 0, y: 0, width: 612, height: 792 }]);
  });

  test('a ligature that the font does not name is found by the words it makes', async () => {
    const map =
      '/CIDInit /ProcSet findresource begin 1 begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <0020> endbfrange 1 beginbfchar <01> <0000> endbfchar endcmap end';
    const objects = [
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[1/g123]>>/ToUnicode 101 0 R>>',
      `<</Length ${map.length}>>stream\n${map}\nendstream `,
    ];
    const bytes = testPdf({ pages: [textAt(72, 72, 'Certi\u0001cations in speci\u0001c \u0001elds', { font: 'L' })], fonts: '/L 100 0 R', objects });
    expect(await lines(bytes)).toEqual(['Certifications in specific fields']);
  });

  test('a ruled table is read row by row, each cell whole', async () => {
    const frame = (x: number, y: number, width: number, height: number): string => `${x} ${792 - y - height} ${width} ${height} re S\n`;
    const bytes = testPdf({
      pages: [
        [100, 140, 180].map((y) => frame(60, y, 80, 40) + frame(140, y, 120, 40) + frame(260, y, 290, 40)).join('') +
          textAt(65, 115, 'Period') +
          textAt(145, 115, 'Employer') +
          textAt(265, 115, 'Duties') +
          textAt(65, 155, '2019 - to') +
          textAt(65, 167, 'date') +
          textAt(145, 155, 'Acme Wholesale') +
          textAt(145, 167, 'Ltd') +
          textAt(265, 155, 'Kept the ledgers of eleven branches and the bank') +
          textAt(265, 167, 'statements that came with them every month') +
          textAt(65, 195, '2017') +
          textAt(145, 195, 'Zenith AG') +
          textAt(265, 195, 'Post and telephone'),
      ],
    });
    const document = await read(bytes);
    expect(document.hasTable).toBe(true);
    expect(document.lines.map((line) => line.text)).toEqual([
      'Period\tEmployer\tDuties',
      '2019 - to date\tAcme Wholesale Ltd',
      'Kept the ledgers of eleven branches and the bank',
      'statements that came with them every month',
      '2017\tZenith AG\tPost and telephone',
    ]);
  });
});

describe('what is refused', () => {
  test('a renamed Word file is no PDF, whatever its name', async () => {
    expect(refusal(await reader.read(Buffer.from('PK\u0003\u0004 word/document.xml'), 'cv.pdf'))).toBe('not-pdf');
  });

  test('a PDF cut short, or without pages, is corrupt', async () => {
    const whole = testPdf({ pages: [textAt(72, 72, 'Jane Roe')] });
    expect(refusal(await reader.read(whole.slice(0, 60), null))).toBe('corrupt');
    expect(refusal(await reader.read(Buffer.from('%PDF-1.7\nnothing of the kind'), null))).toBe('corrupt');
  });

  test('a PDF that asks for a password', async () => {
    const secret =
      '/Encrypt<</Filter/Standard/V 1/R 2/Length 40/P -4/O<0101010101010101010101010101010101010101010101010101010101010101>/U<0202020202020202020202020202020202020202020202020202020202020202>>>/ID[<01><01>]';
    expect(refusal(await reader.read(testPdf({ pages: [''], trailer: secret }), null))).toBe('password');
  });

  test('a file that never ends is given up after its time, and the next one is read', async () => {
    const hasty = createPdfReader({ concurrency: 1, maxCpu: 1_500 });
    await hasty.warm();
    expect(refusal(await hasty.read(complexityBomb(), null))).toBe('too-complex');
    expect(refusal(await hasty.read(testPdf({ pages: [textAt(72, 72, 'Jane Roe')] }), null))).toBe('read');
    await hasty.close();
  });

  test.runIf(existsSync('/proc/self/status'))('a file that swells is given up at its memory limit', async () => {
    const narrow = createPdfReader({ concurrency: 1, maxRssBytes: 300 * 1024 * 1024 });
    await narrow.warm();
    expect(refusal(await narrow.read(memoryBomb(), null))).toBe('too-complex');
    await narrow.close();
  });

  test('more pages than the cap: the first are read and the rest is known to be missing', async () => {
    const document = await read(testPdf({ pages: Array.from({ length: 33 }, (_, index) => textAt(72, 72, `Page number ${index + 1}`)) }));
    expect(document).toMatchObject({ pages: 33, truncated: true });
    expect(document.lines.at(-1)).toMatchObject({ page: 30, text: 'Page number 30' });
  });
});

describe('the children', () => {
  const small = testPdf({ pages: [textAt(72, 72, 'Jane Roe')] });

  test('two work at once, the queue holds what it holds, one more is turned away', async () => {
    const pool = createPdfReader({ concurrency: 2, queue: 3 });
    await pool.warm();
    expect(pool.pids()).toHaveLength(2);
    const readings = await Promise.all(Array.from({ length: 6 }, () => pool.read(small, null)));
    expect(readings.map(refusal)).toEqual(['read', 'read', 'read', 'read', 'read', 'busy']);
    await pool.close();
  });

  test('closing ends them all, and whoever still waits hears so', async () => {
    const pool = createPdfReader({ concurrency: 2 });
    await pool.warm();
    const pids = pool.pids();
    const waiting = pool.read(complexityBomb(), null);
    await pool.close();
    expect(refusal(await waiting)).toBe('busy');
    expect(pool.pids()).toEqual([]);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(refusal(await pool.read(small, null))).toBe('busy');
  });

  test('they end with their parent, even one that is busy', async () => {
    const script = `import { writeFileSync } from 'node:fs';
      import { createPdfReader } from ${JSON.stringify(new URL('pdf-reader.ts', import.meta.url).href)};
      const pool = createPdfReader({ concurrency: 2 });
      await pool.warm();
      void pool.read(Buffer.from(${JSON.stringify(Buffer.from(complexityBomb()).toString('base64'))}, 'base64'), null);
      console.log(JSON.stringify(pool.pids()));`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [output]: unknown[] = await once(parent.stdout, 'data');
    const pids = z
      .array(z.number())
      .length(2)
      .parse(JSON.parse(String(output)));
    parent.kill('SIGKILL');
    await vi.waitFor(
      () => {
        for (const pid of pids) expect(isRunning(pid)).toBe(false);
      },
      { timeout: 10_000, interval: 100 },
    );
  });

  test('a child that dies is replaced', async () => {
    const pool = createPdfReader({ concurrency: 1 });
    await pool.warm();
    const [pid] = pool.pids();
    if (pid === undefined) throw new Error('no child');
    process.kill(pid, 'SIGKILL');
    const reading = await pool.read(small, null);
    // The kill may hit while the file is being read; the one after that finds a new child.
    expect(['read', 'too-complex']).toContain(refusal(reading));
    expect(refusal(await pool.read(small, null))).toBe('read');
    expect(pool.pids()).not.toContain(pid);
    await pool.close();
  });
});
