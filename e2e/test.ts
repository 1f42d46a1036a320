import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { BASE_URL_VARIABLE } from './global-setup.ts';

interface Options {
  /**
   * What may stand in the console of this test. The browser itself writes an error there for each
   * answer of 400 and above, so a test that provokes one has to say so.
   */
  allowedConsole: RegExp;
}

interface Always {
  quietConsole: void;
}

/** A page drawn at build time answers when its client has started (after-paint.ts); one without a client answers at once. */
const ANSWERING = 'html:not(:has(script[data-start])), html[data-live]';

/** Makes a page's loading end where a visitor's patience would: with a page that answers. */
function whole(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const load: (...given: never[]) => Promise<Response | null> = page[name].bind(page);
    Object.assign(page, {
      [name]: async (...given: never[]) => {
        const response = await load(...given);
        await page.locator(ANSWERING).waitFor({ state: 'attached' });
        return response;
      },
    });
  }
}

/** Playwright's test, with our server behind `page.goto('/')`; a stray console or page error fails it. */
export const test = base.extend<Options & Always>({
  allowedConsole: [/(?!)/, { option: true }],
  // Playwright insists on a destructured first argument.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env[BASE_URL_VARIABLE]);
  },
  context: async ({ context }, use) => {
    context.on('page', whole);
    await use(context);
  },
  quietConsole: [
    async ({ page, allowedConsole }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = `${message.text()} (${message.location().url})`;
        if (!allowedConsole.test(text)) errors.push(text);
      });
      await use();
      expect(errors, 'the console stays free of errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser's own console line about an answer of one of these statuses. */
export const answered = (...statuses: readonly number[]): RegExp =>
  new RegExp(`^Failed to load resource: the server responded with a status of (${statuses.join('|')})\\b`);

/** Fails on any breach of WCAG 2.2 A and AA that axe can see on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  const found = violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${node.any[0]?.message ?? violation.help})`),
  );
  expect(found, `axe at ${new URL(page.url()).pathname}`).toEqual([]);
}

export { expect };
