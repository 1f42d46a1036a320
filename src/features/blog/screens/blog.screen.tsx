import { link } from '../../../domain/paths.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ARTICLES } from '../articles/all-articles.ts';
import { CATEGORIES, type Article } from '../article.ts';
import { BLOG } from '../copy.ts';
import { ArticleDate } from './article-date.tsx';
import { ArticlePicture } from './article-picture.tsx';

const to = ({ id }: Article): string => link('blogArticle', { articleId: id });

export default function BlogScreen() {
  useDocumentTitle(BLOG.title);
  const featured = ARTICLES.filter((article) => article.featured);
  const others = ARTICLES.filter((article) => !article.featured);
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 sm:pt-14">
      <header className="max-w-4xl">
        <h1 className="text-5xl sm:text-7xl">{BLOG.heading}</h1>
        <p className="mt-4 text-lg sm:text-xl">{BLOG.lead}</p>
      </header>
      <ul aria-label={BLOG.categoriesLabel} className="mt-7 flex flex-wrap gap-3">
        {CATEGORIES.map((category) => (
          <li key={category}>
            {/* The specification gives these buttons no action. */}
            <button type="button" className="min-h-11 border-3 border-ink bg-sheet px-3 text-base font-bold">
              {category}
            </button>
          </li>
        ))}
      </ul>
      <section aria-labelledby="featured" className="mt-10">
        <h2 id="featured" className="pen-note normal-case!">
          {BLOG.featured}
        </h2>
        {featured.map((article) => (
          <article key={article.id} className="sheet mt-3 grid gap-x-12 gap-y-6 p-6 shadow-hard-lg! sm:p-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center">
            <div className="lg:order-last">
              <ArticlePicture article={article} />
            </div>
            <div>
              <Byline article={article} />
              <h3 className="display mt-3 max-w-4xl text-4xl sm:text-6xl">
                <Link to={to(article)} className="no-underline hover:underline">
                  {article.title}
                </Link>
              </h3>
              <p className="mt-4 max-w-3xl text-xl">{article.excerpt}</p>
              <ButtonLink to={to(article)} tone="red" size="lg" aria-label={`${BLOG.read}: ${article.title}`} className="mt-7">
                {BLOG.read}
              </ButtonLink>
            </div>
          </article>
        ))}
      </section>
      <section aria-labelledby="others" className="mt-16">
        <h2 id="others" className="text-4xl sm:text-5xl">
          {BLOG.others}
        </h2>
        <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
          {others.map((article) => (
            <li key={article.id} className="border-t-3 border-ink py-7">
              <article>
                <Byline article={article} />
                <h3 className="display mt-2 text-3xl">
                  <Link to={to(article)} className="no-underline hover:underline">
                    {article.title}
                  </Link>
                </h3>
                <p className="mt-2 text-lg">{article.excerpt}</p>
              </article>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <a href="/feed.xml" className="font-bold underline decoration-2 underline-offset-4">
            {BLOG.feed}
          </a>
        </p>
      </section>
    </div>
  );
}

function Byline({ article }: { article: Article }) {
  return (
    <p className="text-base">
      <strong className="text-pen-deep">{article.category}</strong> · <ArticleDate date={article.date} /> · {article.readTime}
    </p>
  );
}
