import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorDataOf } from '../domain/cv-build.ts';
import { EDITOR } from '../domain/limits.ts';
import { CHECK_CV_DRAFT, CheckCvDraftReply } from '../features/build-cv/contract.ts';
import { call } from './payment-shop.test-kit.ts';
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
    server = await startTestServer(null, { LIMIT_DRAFT: '6/60' });
  });
  afterAll(() => server.stop());

  test('scores a draft, refuses what is none, stores and logs nothing, and has a limit', async () => {
    const answer = await call(server, CHECK_CV_DRAFT, { cv: CV, jobTitle: 'Data Engineer' });
    expect(answer.status).toBe(200);
    expect(CheckCvDraftReply.parse(answer.body).robot.lines.map(({ text }) => text)).toContain(SECRET);

    for (const body of [{}, { cv: CV }, { cv: { ...CV, experience: 'none' }, jobTitle: '' }])
      expect(await call(server, CHECK_CV_DRAFT, body)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
    const long = { ...CV, personalInterests: 'x'.repeat(EDITOR.maxContentCharacters) };
    expect(await call(server, CHECK_CV_DRAFT, { cv: long, jobTitle: '' })).toMatchObject({ status: 413 });

    const { rows } = await server.parts.database.db.execute('select (select count(*) from cv_build_data) + (select count(*) from cv_uploads) as stored');
    expect(Number(rows[0]?.['stored'])).toBe(0);
    expect(server.logged.join('\n')).not.toContain(SECRET);

    await call(server, CHECK_CV_DRAFT, { cv: CV, jobTitle: '' });
    expect(await call(server, CHECK_CV_DRAFT, { cv: CV, jobTitle: '' })).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
  });
});
