import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CvEditorData, editorDataOf } from '../domain/cv-build.ts';
import { DEFAULT_DESIGN } from '../domain/cv-design.ts';
import { CV_PHOTO } from '../domain/cv-photo.ts';
import { EDITOR } from '../domain/limits.ts';
import { PREVIEW_DESIGN, TYPESET_CV, TypesetPages } from '../features/build-cv/contract.ts';
import { segment, withSegments } from '../platform/http/jpeg.test-kit.ts';
import { ANSWERS, buy, insertInto, refund } from './paid-rooms.test-kit.ts';
import { call, ROOMY } from './payment-shop.test-kit.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

const HOSTILE = ['#eval("1+1")', '\\', '*_$ `#` @label <b> ]] }} // /* "', '🎉 你好 Ελληνικά Привет Zażółć İğne'];
const CV: CvEditorData = {
  ...editorDataOf({
    professionalSummary: HOSTILE.join('\n'),
    skillsSection: { technicalSkills: ['#import "x": *', 'C++'], softSkills: [], toolsAndTechnologies: [] },
    experience: [
      { jobTitle: '= Head of Salt', company: 'Ó Conghaile & Daughters', dates: '2019 – Present', bulletPoints: ['- counts *everything*', '1. twice'] },
    ],
    educationSection: { degree: '', institution: '', dates: '', details: '' },
    proudestAchievementSection: '',
    personalInterestsSection: '',
  }),
  fullName: 'Ines #Calloway',
};

describe('a CV as a PDF', () => {
  let server: TestServer;
  let cvBuildId: string;
  beforeAll(async () => {
    server = await startTestServer(null, { ...ROOMY, LIMIT_TYPESET: '20/60' });
    return () => server.stop();
  });
  beforeAll(async () => {
    cvBuildId = await insertInto(server, 'cv_build_data', ANSWERS);
    await call(server, 'generate-cv', { cvBuildDataId: cvBuildId });
  });
  const post = (body: object): Promise<Response> =>
    fetch(`${server.url}/functions/v1/${TYPESET_CV}`, {
      method: 'POST',
      headers: { ...server.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ask = (cv: object, as: string): Promise<Response> => post({ cvBuildId, cv, design: DEFAULT_DESIGN, as });

  test('before it is paid for, a design shows the lines that are free, and nothing of what is not', async () => {
    const reply = await call(server, PREVIEW_DESIGN, { cvBuildId, name: 'Ines Calloway', design: { ...DEFAULT_DESIGN, design: 'academic' } });
    expect(reply.status).toBe(200);
    const { svg, pages } = TypesetPages.parse(reply.body);
    expect(pages).toBe(1);
    expect(svg.match(/#dcdde0/gu)?.length).toBeGreaterThan(4);
    expect(await call(server, PREVIEW_DESIGN, { cvBuildId: randomUUID(), name: '', design: DEFAULT_DESIGN })).toMatchObject({ status: 404 });
  });

  test('is refused unpaid, made when paid, refused again when the money went back; no word of it is stored or logged', async () => {
    for (const id of [cvBuildId, randomUUID()])
      expect(await call(server, TYPESET_CV, { cvBuildId: id, cv: CV, design: DEFAULT_DESIGN, as: 'pdf' })).toMatchObject({
        status: 402,
        body: { error: 'PAYMENT_REQUIRED' },
      });
    await buy(server, 'cv_build', cvBuildId);
    const german = await insertInto(server, 'cv_build_data', { ...ANSWERS, country: 'Germany' });
    await call(server, 'generate-cv', { cvBuildDataId: german });
    await buy(server, 'cv_build', german);

    const reply = await ask(CV, 'pdf');
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([200, 'application/pdf', 'no-store']);
    const reading = await server.parts.reader.read(new Uint8Array(await reply.arrayBuffer()), null);
    if (!reading.ok) throw new Error(reading.reason);
    expect(reading.document.title).toBe('CV of Ines #Calloway');
    const text = reading.document.lines.map((line) => line.text).join('\n');
    for (const line of [...HOSTILE, CV.fullName, '= Head of Salt\t2019 – Present', 'Ó Conghaile & Daughters', '• - counts *everything*', '• 1. twice'])
      expect(text).toContain(line);

    const [one, other] = await Promise.all([ask(CV, 'pages'), ask({ ...CV, fullName: 'Another Person' }, 'thumbnail')]);
    const pages = [TypesetPages.parse(await one.json()), TypesetPages.parse(await other.json())];
    expect(pages.map(({ pages: count }) => count)).toEqual([1, 1]);
    for (const { svg } of pages) expect(svg).toMatch(/^<svg [^>]*viewBox/u);

    // Nothing that somebody may type is refused for what it is.
    const extreme = { ...CV, professionalSummary: `${'x'.repeat(10_000)}\n한국어 \u0000 \ud83d`, personalInterests: '🧗🏽‍♀️ 👩‍🚀' };
    expect((await ask(extreme, 'pdf')).status).toBe(200);
    expect((await ask({ ...CV, fullName: '', experience: [], professionalSummary: '' }, 'pdf')).status).toBe(200);

    for (const body of [{}, { cvBuildId, cv: CV, design: { ...DEFAULT_DESIGN, design: '../secret' }, as: 'pdf' }])
      expect(await call(server, TYPESET_CV, body)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
    expect((await ask({ ...CV, personalInterests: 'x'.repeat(EDITOR.maxContentCharacters) }, 'pdf')).status).toBe(413);
    expect(server.logged.join('\n')).not.toContain('Calloway');

    // A photo only where the country expects one, a picture only, and not stored either.
    const photo = Buffer.from(withSegments(segment(0xe1, 'Exif GPS 53.8 N'))).toString('base64');
    const withPhoto = { cvBuildId: german, cv: CV, design: DEFAULT_DESIGN, as: 'pdf', photo };
    const printed = await post(withPhoto);
    expect(printed.status).toBe(200);
    const pdf = Buffer.from(await printed.arrayBuffer()).toString('latin1');
    expect(pdf).toContain('/Subtype /Image');
    expect(pdf).not.toContain('GPS');
    expect((await post({ ...withPhoto, cvBuildId })).status).toBe(400);
    expect((await post({ ...withPhoto, photo: Buffer.from('<svg/>').toString('base64') })).status).toBe(400);
    expect((await post({ ...withPhoto, photo: Buffer.alloc(CV_PHOTO.maxBytes + 1).toString('base64') })).status).toBe(413);

    await refund(server, cvBuildId);
    expect((await ask(CV, 'pdf')).status).toBe(402);
    for (let more = 0; more < 3; more++) await ask(CV, 'pdf');
    expect((await ask(CV, 'pdf')).status).toBe(429);
  });
});
