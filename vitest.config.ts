import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/longest-first.ts';

/** Clocks of the tests: what hangs is ended, and nothing else. A machine at a quarter of our speed, with others on it, stays far below. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than cores: some tests wait for a clock (a silent database, a limit per minute) and leave theirs idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/failures-at-once.ts'],
    projects: [
      {
        // Pure code: one load of the word lists serves all files of a worker.
        test: { ...PATIENCE, name: 'pure', include: ['src/{engine,domain,docx,ui}/**/*.test.ts', 'scripts/**/*.test.ts'], isolate: false },
      },
      {
        // Servers and databases: each file opens and closes its own, and all files of a worker share what takes seconds to load, the
        // engine, the database's WebAssembly and a warm reader.
        test: {
          ...PATIENCE,
          name: 'server',
          include: ['src/{app,features,platform}/**/*.test.ts', 'fakes/**/*.test.ts', 'fixtures/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
