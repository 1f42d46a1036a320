import { createElement, lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { keysOf } from '../../../domain/keys.ts';
import { link } from '../../../domain/paths.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Article } from '../article.ts';
import { ARTICLE_TEXTS, articleOf, readNext } from '../articles/all-articles.ts';
import { BLOG } from '../copy.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleDate } from './article-date.tsx';
import { ArticlePicture } from './article-picture.tsx';

/** The text of each article, which loads itself when it is drawn. */
const BODIES = new Map(
  Object.entries(ARTICLE_TEXTS).map(([id, load]) => [
    id,
    createElement(
      lazy(async () => {
        const { default: text } = await load();
        return { default: () => <ArticleBody text={text} /> };
      }),
    ),
  ]),
);

export default function ArticleScreen() {
  const { articleId = '' } = useParams();
  const article = articleOf(articleId);
  useDocumentTitle(BLOG.articleTitle(article?.title ?? BLOG.notFoundHeading));
  if (article === undefined) return <Message heading={BLOG.notFoundHeading} text={BLOG.notFound} action={BLOG.notFoundAction} to={link('blogLanding')} />;
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 sm:px-6 sm:pt-10">
      <Link to={link('blogLanding')} className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4">
        {BLOG.back}
      </Link>
      <article className="mx-auto mt-4 max-w-3xl">
        <p className="font-bold text-pen-deep">{article.category}</p>
        <h1 className="mt-2 text-4xl sm:text-6xl">{article.title}</h1>
        <p className="mt-5 text-xl sm:text-2xl">{article.excerpt}</p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-y-3 border-ink py-3">
          <p>
            <strong>{BLOG.by(article.author)}</strong> · <ArticleDate date={article.date} /> · {article.readTime}
          </p>
          {/* The specification gives this button no action. */}
          <Button tone="paper" size="sm">
            {BLOG.share}
          </Button>
        </div>
        <div className="mt-8">
          <ArticlePicture article={article} />
        </div>
        <Suspense fallback={<Spinner />}>{BODIES.get(article.id)}</Suspense>
      </article>
      <Offer />
      <Next article={article} />
    </div>
  );
}

function Offer() {
  return (
    <section aria-labelledby="offer" className="mx-auto mt-14 max-w-3xl border-4 border-ink bg-desk p-6 shadow-hard-lg sm:p-8">
      <h2 id="offer" className="text-4xl">
        {BLOG.offerHeading}
      </h2>
      <p className="pen-note mt-2">{BLOG.offer}</p>
      <div className="mt-5 flex flex-wrap gap-4">
        {keysOf(BLOG.offers).map((name) => (
          <ButtonLink key={name} to={link(name)} tone={name === 'upload' ? 'red' : 'paper'}>
            {BLOG.offers[name]}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

function Next({ article }: { article: Article }) {
  return (
    <section aria-labelledby="next" className="mx-auto mt-14 max-w-3xl">
      <h2 id="next" className="text-3xl">
        {BLOG.next}
      </h2>
      <ul className="mt-2">
        {readNext(article).map((other) => (
          <li key={other.id} className="border-t-3 border-ink py-5">
            <p className="text-base font-bold text-pen-deep">{other.category}</p>
            <Link to={link('blogArticle', { articleId: other.id })} className="display mt-1 block text-2xl no-underline hover:underline">
              {other.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
