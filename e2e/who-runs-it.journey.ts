import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTACT } from '../src/features/contact/copy.ts';
import { LEGAL } from '../src/features/legal/copy.ts';
import { OPERATOR } from './global-setup.ts';
import { startServer } from './server.ts';
import { axe, expect, test } from './test.ts';

const PAGES = ['/terms', '/privacy', '/refund', '/contact'] as const;

/** What a page says before any script has run, as text. */
async function saidBefore(page: Page, url: string): Promise<string> {
  const html = await (await page.request.get(url)).text();
  return html.slice(html.indexOf('<div id="root">')).replaceAll('&amp;', '&');
}

test('who runs the site, and where to write, stands on every page of small print before any script', async ({ page }) => {
  for (const at of PAGES) {
    const before = await saidBefore(page, at);
    expect(before, at).toContain(`mailto:${OPERATOR.SUPPORT_EMAIL}`);
    expect(before, at).not.toContain('site-fact');
    if (at !== '/refund') for (const fact of [OPERATOR.OPERATOR_NAME, OPERATOR.OPERATOR_ADDRESS]) expect(before, at).toContain(fact);
    // The scripts take the page over as it is: a difference would be an error in the console.
    await page.goto(at);
    await expect(page.getByRole('main').getByRole('link', { name: OPERATOR.SUPPORT_EMAIL }).first()).toBeVisible();
  }
});

test('where nobody said, nothing is made up', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'the same at any width');
  // It starts a server of its own.
  const folder = await mkdtemp(path.join(tmpdir(), 'roastume-nobody-'));
  const server = await startServer(folder);
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    const stray: string[] = [];
    page.on('console', (message) => message.type() === 'error' && stray.push(message.text()));
    page.on('pageerror', (error) => stray.push(error.message));
    for (const at of PAGES) {
      expect(await saidBefore(page, server.url + at), at).not.toMatch(/mailto:|@localhost|@127|site-fact/);
      await page.goto(at);
      await expect(page.getByRole('main').getByText(at === '/contact' ? CONTACT.noAddress : LEGAL.noAddress)).toBeVisible();
      await axe(page);
    }
    expect(stray).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
