import { defineConfig } from '@playwright/test';
import { browserLaunch } from './fixtures/browser.ts';

/** The journeys of visitors, on a phone and on a desk, against the product's own server (see e2e/global-setup.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // One more than there are cores: journeys wait as much as they work.
  workers: 3,
  // The browser itself sometimes dies while it starts (see fixtures/browser.ts); such a test is told as flaky, not as passed.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./scripts/failures-at-once.ts']],
  // What hangs is ended, and nothing else: a machine at a quarter of our speed stays far below.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    launchOptions: await browserLaunch(),
    navigationTimeout: 120_000,
    locale: 'en-GB',
    // Nothing moves, so that contrast is measured on what stays.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A film of every journey costs a tenth of its time; what failed is told by its page, its calls and its last picture.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
