import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { GeneratedCvContent } from '../domain/cv-build.ts';
import type { CvBuildDetails } from '../domain/cv-details.ts';
import { BUILD } from '../domain/limits.ts';
import { cvBuildData } from '../features/build-cv/server/cv-build-data.table.ts';
import { ANSWERS, buy, insertInto, refund, rowOf } from './paid-rooms.test-kit.ts';
import { call, rest, ROOMY } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const TABLE = 'cv_build_data';
const FOURTH_JOB = { jobTitle: 'Yard Hand', company: 'Tullyglass Timber', dates: '2006 – 2008', bulletPoints: ['Stacked oak'] };
/** Words that stand in nothing but the details. */
const SECRETS = ['Ottoline', 'Tullyglass', 'ottoline@example.com', '+353'];
const DETAILS: CvBuildDetails = {
  bio: {
    fullName: 'Ottoline Marrable',
    email: 'ottoline@example.com',
    phone: '+353 20 915 0000',
    location: 'Cork',
    linkedinUrl: '',
    portfolioUrl: 'https://ottoline.example',
  },
  otherLanguages: [{ language: 'Irish', proficiency: 'Fluent' }],
  moreExperience: [FOURTH_JOB],
  moreSkills: { technicalSkills: ['Counterbalance'], softSkills: [], toolsAndTechnologies: [] },
  summary: 'Moves pallets, and the people who move them.',
  summaryStruck: [],
  moreSections: [{ kind: 'certificates', heading: 'Tickets', entries: [{ title: 'Reach truck', place: '', dates: '2019', url: '', lines: [] }] }],
  asked: [],
};

describe.each(await engines())('what completes a built CV on $name', ({ serverUrl }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(serverUrl, ROOMY);
    return () => server.stop();
  });

  const keep = (cvBuildId: unknown, details: unknown = DETAILS) => call(server, 'keep-build-details', { cvBuildId, details });
  const written = async (): Promise<string> => {
    const id = await insertInto(server, TABLE, ANSWERS);
    await call(server, 'generate-cv', { cvBuildDataId: id });
    return id;
  };
  const storedDetails = async (id: string): Promise<unknown> =>
    (await server.parts.database.db.select({ details: cvBuildData.keptDetails }).from(cvBuildData).where(eq(cvBuildData.id, id)))[0]?.details;
  /** What another device, which knows nothing but the link, is shown. */
  const shown = async (id: string): Promise<GeneratedCvContent> => GeneratedCvContent.parse((await rowOf(server, TABLE, id))['generated_cv_content']);

  test('the private link opens the whole CV on a second device, and only once it is paid for', async () => {
    const id = await written();
    expect(await keep(id.toUpperCase())).toEqual({ status: 200, body: { kept: true } });
    const before = JSON.stringify([await rest(server, 'GET', `${TABLE}?id=eq.${id}`), await rest(server, 'GET', `${TABLE}?select=*&id=eq.${id}`)]);
    for (const secret of SECRETS) expect(before).not.toContain(secret);
    await buy(server, 'cv_build', id);
    const content = await shown(id);
    expect(content.bio).toEqual(DETAILS.bio);
    expect(content.optionalBio?.otherLanguages).toEqual(DETAILS.otherLanguages);
    expect(content.experience.at(-1)).toEqual(FOURTH_JOB);
    expect(content.experience).toHaveLength(3);
    expect(content.skillsSection.technicalSkills).toContain('Counterbalance');
    expect(content).toMatchObject({ professionalSummary: DETAILS.summary, moreSections: DETAILS.moreSections });
    await refund(server, id);
    const after = JSON.stringify(await rest(server, 'GET', `${TABLE}?id=eq.${id}`));
    for (const secret of SECRETS) expect(after).not.toContain(secret);
  });

  test('the last word before the payment counts, also of many at once; after it only the editor changes anything', async () => {
    const id = await written();
    const named = (fullName: string): CvBuildDetails => ({ ...DETAILS, bio: { ...DETAILS.bio, fullName } });
    await Promise.all(Array.from({ length: 8 }, (_, at) => keep(id, named(`Guess ${at}`))));
    await keep(id);
    await buy(server, 'cv_build', id);
    expect(await keep(id, named('Mallory'))).toMatchObject({ status: 409, body: { error: 'ALREADY_PAID' } });
    expect((await shown(id)).bio?.fullName).toBe('Ottoline Marrable');
    const content = await shown(id);
    const saved = { ...content, bio: { ...DETAILS.bio, fullName: 'O. Marrable', phone: '' }, experience: [], lastSaved: '2026-01-01T00:00:00Z', revision: 1 };
    expect((await rest(server, 'PATCH', `${TABLE}?id=eq.${id}`, { generated_cv_content: saved })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ bio: { fullName: 'O. Marrable', phone: '' }, experience: [] });
    expect(await storedDetails(id)).toBeNull();
  });

  test('no table call reads or writes it, by any name', async () => {
    const id = await written();
    await keep(id);
    for (const column of ['kept_details', 'keptDetails', 'kept_details->bio', 'kept_details::text']) {
      const answer = await rest(server, 'GET', `${TABLE}?select=${column}&id=eq.${id}`);
      expect([column, answer.status >= 400, JSON.stringify(answer).includes('Ottoline')]).toEqual([column, true, false]);
    }
    expect((await rest(server, 'GET', `${TABLE}?id=eq.${id}&kept_details=not.is.null`)).status).toBeGreaterThanOrEqual(400);
    expect((await rest(server, 'POST', TABLE, { ...ANSWERS, kept_details: DETAILS })).body['code']).toBe('PGRST204');
    expect((await rest(server, 'PATCH', `${TABLE}?id=eq.${id}`, { kept_details: null })).status).toBe(400);
    expect(await storedDetails(id)).toEqual(DETAILS);
  });

  test('what is no id, nobody’s id, of another shape or too long changes nothing', async () => {
    const id = await written();
    await keep(id);
    expect(await keep(randomUUID())).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    for (const wrong of ['', 'x', null, { id }, [id]]) expect((await keep(wrong)).status).toBe(400);
    for (const wrong of [null, 'a', [], {}, { ...DETAILS, bio: null }, { ...DETAILS, otherLanguages: [{ language: 'Irish', proficiency: 'Zanthorpe' }] }]) {
      const refused = await keep(id, wrong);
      expect(refused).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
      expect(JSON.stringify(refused)).not.toContain('Zanthorpe');
    }
    const long = (characters: number): CvBuildDetails => ({ ...DETAILS, bio: { ...DETAILS.bio, location: 'x'.repeat(characters) } });
    for (const characters of [BUILD.maxDetailsCharacters, 5_000_000])
      expect(await keep(id, long(characters))).toMatchObject({ status: 413, body: { error: 'FILE_TOO_LARGE' } });
    expect(await storedDetails(id)).toEqual(DETAILS);
    expect((await call(server, 'keep-build-details', { cvBuildId: id, details: DETAILS }, {})).status).toBe(401);
  });

  test('what no database can store is stored without it, and what is no detail is left out', async () => {
    const id = await written();
    await keep(id, { ...DETAILS, bio: { ...DETAILS.bio, fullName: 'Otto\0line \ud800', isAdmin: true }, entitled: true });
    expect(await storedDetails(id)).toEqual({ ...DETAILS, bio: { ...DETAILS.bio, fullName: 'Ottoline \ufffd' } });
  });

  test('it goes with the CV at the word of its owner, and nothing of it reaches the log', async () => {
    const id = await written();
    await keep(id);
    expect((await call(server, 'delete-my-data', { entityId: id })).status).toBe(200);
    expect(await storedDetails(id)).toBeUndefined();
    expect(await keep(id)).toMatchObject({ status: 404 });
    const log = server.logged.join('\n');
    for (const secret of SECRETS) expect(log).not.toContain(secret);
  });
});
