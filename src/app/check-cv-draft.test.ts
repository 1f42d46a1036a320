import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { editorDataOf } from '../domain/cv-build.ts';
import { EDITOR } from '../domain/limits.ts';
import { CHECK_CV_DRAFT, CheckCvDraftReply } from '../features/build-cv/contract.ts';
import { ANSWERS, buy, insertInto } from './paid-rooms.test-kit.ts';
import { call, ROOMY } from './payment-shop.test-kit.ts';
import { startTestServer, type TestServer } from './server.test-kit.ts';

const SECRET = 'Xylophonic Quartermaster';
const CV = {
  ...editorDataOf({
    professionalSummary: SECRET,
    skillsSection: { technicalSkills: ['SQL'], softSkills: [], toolsAndTechnologies: [] },
    experience: [],
    educationSection: { degree: '', institution: '', dates: '', details: '' },
    proudestAchievementSection: '',
    personalInterestsSection: '',
  }),
  fullName: 'Ines Calloway',
};

describe('the score of a draft', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(null, { ...ROOMY, LIMIT_DRAFT: '8/60' });
    return () => server.stop();
  });

  test('scores a draft, refuses what is none, stores and logs nothing, and has a limit', async () => {
    const cvBuildId = await insertInto(server, 'cv_build_data', ANSWERS);
    await call(server, 'generate-cv', { cvBuildDataId: cvBuildId });
    const asked = { cvBuildId, cv: CV, jobTitle: 'Data Engineer' };
    // What would raise a score is what the report sells: only the editor of a paid CV may ask.
    for (const body of [asked, { ...asked, cvBuildId: randomUUID() }])
      expect(await call(server, CHECK_CV_DRAFT, body)).toMatchObject({ status: 402, body: { error: 'PAYMENT_REQUIRED' } });
    await buy(server, 'cv_build', cvBuildId);
    const answer = await call(server, CHECK_CV_DRAFT, asked);
    expect(answer.status).toBe(200);
    expect(CheckCvDraftReply.parse(answer.body).robot.lines.map(({ text }) => text)).toContain(SECRET);

    for (const body of [{}, { cvBuildId, cv: CV }, { cvBuildId, cv: { ...CV, experience: 'none' }, jobTitle: '' }])
      expect(await call(server, CHECK_CV_DRAFT, body)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
    const long = { ...CV, personalInterests: 'x'.repeat(EDITOR.maxContentCharacters) };
    expect(await call(server, CHECK_CV_DRAFT, { cvBuildId, cv: long, jobTitle: '' })).toMatchObject({ status: 413 });

    const { rows } = await server.parts.database.db.execute(`select count(*) as stored from cv_build_data where generated_cv_content::text like '%${SECRET}%'`);
    expect(Number(rows[0]?.['stored'])).toBe(0);
    expect(server.logged.join('\n')).not.toContain(SECRET);

    await call(server, CHECK_CV_DRAFT, { cvBuildId, cv: CV, jobTitle: '' });
    expect(await call(server, CHECK_CV_DRAFT, { cvBuildId, cv: CV, jobTitle: '' })).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
  });
});
