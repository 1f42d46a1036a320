import type { Article, ArticleText } from '../article.ts';

/** The six articles, newest first: what lists and heads say of them. */
export const ARTICLES: readonly Article[] = [
  {
    id: 'post1',
    picture: 'A robot files a sheet with one red dot under nothing in particular.',
    title: 'The robot did not reject you. It filed you under “Bullet: •”',
    category: 'Industry Reality',
    date: '2026-11-12',
    readTime: '4 min read',
    author: 'The Red Pen',
    excerpt:
      '“75 % of CVs are rejected by a robot before a human sees them.” We looked for the study behind that number. There is none. What the software really does to you is duller, and you can mend it tonight.',
    featured: true,
  },
  {
    id: 'post2',
    picture: 'A ghost whose sheet is a list of bullets, the first one struck out in red.',
    title: 'Responsible for: a ghost story in nine bullet points',
    category: 'CV Horror Stories',
    date: '2026-11-05',
    readTime: '4 min read',
    author: 'The Night Shift',
    excerpt:
      'A CV came in after dark. Nobody in it had ever done anything, and yet things had been done. Nine lines that haunt every pile, and how to lay each of them to rest.',
    featured: false,
  },
  {
    id: 'post3',
    picture: 'A page with a large figure three on it, circled in red pen.',
    title: 'Put a number on it, even if the number is three',
    category: 'Writing Tips',
    date: '2026-10-29',
    readTime: '4 min read',
    author: 'The Red Pen',
    excerpt:
      '“But nothing I did could be measured.” It could. You are just thinking of revenue. Six kinds of number that nearly every job has, and what to do when you honestly do not know it.',
    featured: false,
  },
  {
    id: 'post4',
    picture: 'A stopwatch with seven seconds left, and an eye that looks at it.',
    title: 'Seven seconds: what is read before anything is read',
    category: 'Career Reality',
    date: '2026-10-22',
    readTime: '4 min read',
    author: 'The Management',
    excerpt: 'Eye-tracking says a first look at a CV lasts 7.4 seconds. That is long enough for six things. Your mission statement is not one of them.',
    featured: false,
  },
  {
    id: 'post5',
    picture: 'Two machines hand each other a sheet of paper and smile.',
    title: 'Their machine is reading what your machine wrote',
    category: 'Future of Work',
    date: '2026-10-15',
    readTime: '4 min read',
    author: 'A Human, Probably',
    excerpt:
      'One model writes the application, another summarises it, a third writes the rejection. Three sentences of information make the whole journey. Here is how to be one of them.',
    featured: false,
  },
  {
    id: 'post6',
    picture: 'A pair of trousers made of a CV; the scissors are at one of its legs.',
    title: 'How to tailor a CV without cutting off a leg',
    category: 'Writing Tips',
    date: '2026-10-08',
    readTime: '4 min read',
    author: 'The Red Pen',
    excerpt:
      '“Tailor it to every job” is good advice that nobody explains. It is an hour’s work with three highlighters, and the third colour is the one that keeps you honest.',
    featured: false,
  },
];

/** The text of each, loaded by itself: who reads one does not wait for the others. */
export const ARTICLE_TEXTS: Readonly<Record<string, () => Promise<{ default: ArticleText }>>> = {
  post1: () => import('./post1.ts'),
  post2: () => import('./post2.ts'),
  post3: () => import('./post3.ts'),
  post4: () => import('./post4.ts'),
  post5: () => import('./post5.ts'),
  post6: () => import('./post6.ts'),
};

/** The article of this id; undefined for one there is not. */
export const articleOf = (id: string): Article | undefined => ARTICLES.find((article) => article.id === id);

/** Two others to read next: of the same category first, then the newest. */
export function readNext(article: Article): Article[] {
  const others = ARTICLES.filter((one) => one.id !== article.id);
  const kin = others.filter(({ category }) => category === article.category);
  return [...kin, ...others.filter((one) => !kin.includes(one))].slice(0, 2);
}
