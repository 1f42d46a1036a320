import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { gzipSync } from 'node:zlib';
import { browserLaunch } from '../fixtures/browser.ts';
import type { Started } from './processes.ts';

const DEBUG_PORT = 9_333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** JavaScript that a first visit to a page loads, in bytes after gzip -9: each script's own, as the browser asked for it. */
export async function firstLoadScript(server: Started, path: string): Promise<number> {
  const browser = await chromium.launch(await browserLaunch());
  try {
    const page = await browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) bodies.push(response.body());
    });
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
  }
}

/** Lighthouse's four scores on a mobile phone, 0 to 100. */
export async function lighthouseScores(server: Started, path: string): Promise<number[]> {
  const launch = await browserLaunch();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${DEBUG_PORT}`] });
  try {
    const result = await lighthouse(`${server.url}${path}`, { port: DEBUG_PORT, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    return CATEGORIES.map((name) => Math.round(100 * (result?.lhr.categories[name]?.score ?? 0)));
  } finally {
    await browser.close();
  }
}
