/// <reference types="vite/client" />
import type { Article } from '../article.ts';

const FILES = import.meta.glob('../pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** The drawing of an article, in the hand of the portraits. */
export function ArticlePicture({ article: { id, picture } }: { article: Article }) {
  const address = FILES[`../pictures/${id}.svg`];
  if (typeof address !== 'string') return null;
  return <img src={address} alt={picture} width={640} height={360} decoding="async" className="h-auto w-full border-3 border-ink" />;
}
