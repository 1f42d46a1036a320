import type { Article } from '../article.ts';
import { POST_1 } from './post1.ts';
import { POST_2 } from './post2.ts';
import { POST_3 } from './post3.ts';
import { POST_4 } from './post4.ts';
import { POST_5 } from './post5.ts';
import { POST_6 } from './post6.ts';

/** The six articles, newest first. */
export const ARTICLES: readonly Article[] = [POST_1, POST_2, POST_3, POST_4, POST_5, POST_6];

/** The article of this id; undefined for one there is not. */
export const articleOf = (id: string): Article | undefined => ARTICLES.find((article) => article.id === id);

/** Two others to read next: of the same category first, then the newest. */
export function readNext(article: Article): Article[] {
  const others = ARTICLES.filter((one) => one.id !== article.id);
  const kin = others.filter(({ category }) => category === article.category);
  return [...kin, ...others.filter((one) => !kin.includes(one))].slice(0, 2);
}
