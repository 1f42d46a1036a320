import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printCvs } from '../fixtures/print-cvs.ts';
import { startServer } from './server.ts';

/** Where the tests find the server; set it yourself to test one that already runs. */
export const BASE_URL_VARIABLE = 'E2E_BASE_URL';

/** Who runs the server of the journeys; one that was told nothing is started by the journey about that. */
export const OPERATOR = {
  SUPPORT_EMAIL: 'support@redpen.example',
  OPERATOR_NAME: 'Red Pen & Daughters Ltd',
  OPERATOR_ADDRESS: '1 Margin Street, Dublin',
};

/** Prints the CVs, starts the server on an empty folder, and hands back what stops it and sweeps up. */
export default async function setUp(): Promise<() => Promise<void>> {
  await printCvs();
  if (process.env[BASE_URL_VARIABLE] !== undefined) return async () => {};
  const dataDir = await mkdtemp(path.join(tmpdir(), 'roastume-e2e-'));
  const server = await startServer(dataDir, OPERATOR);
  process.env[BASE_URL_VARIABLE] = server.url;
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
