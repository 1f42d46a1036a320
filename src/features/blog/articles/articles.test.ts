import { expect, test } from 'vitest';
import type { ArticleBlock } from '../article.ts';
import { ARTICLE_TEXTS, ARTICLES } from './all-articles.ts';

/** Words a minute at which adults read English prose to themselves, by the mean of 190 studies (Brysbaert 2019). */
const PACE = 238;

function textOf(block: ArticleBlock): string {
  if (typeof block === 'string') return block;
  if ('heading' in block) return block.heading;
  return 'pen' in block ? block.pen : block.list.join(' ');
}

test.each(ARTICLES.map((article) => [article.id, article] as const))('%s takes as long to read as it says', async (id, { readTime }) => {
  const text = await ARTICLE_TEXTS[id]?.();
  const words = (text?.default.content ?? []).flatMap((block) => textOf(block).split(/\s+/)).length;
  expect(readTime).toBe(`${Math.round(words / PACE)} min read`);
});
