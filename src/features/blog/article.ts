/** What the blog is sorted by; the buttons do nothing (product specification 2). */
export const CATEGORIES = ['CV Horror Stories', 'Industry Reality', 'Writing Tips', 'Career Reality', 'Future of Work'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A paragraph, a heading within the article, a list, or a line set apart in the hand of the pen. */
export type ArticleBlock = string | { heading: string } | { list: readonly string[] } | { pen: string };

/** A post (product specification 3), without its text. */
export interface Article {
  id: string;
  /** What its drawing, `pictures/{id}.svg`, shows. */
  picture: string;
  title: string;
  category: Category;
  /** ISO day. */
  date: string;
  readTime: string;
  author: string;
  excerpt: string;
  featured: boolean;
}

/** What stands below an article's head. */
export interface ArticleText {
  content: readonly ArticleBlock[];
  /** Where its facts come from. */
  sources: readonly { text: string; url: string }[];
}
