import type { ArticleBlock, ArticleText } from '../article.ts';
import { BLOG } from '../copy.ts';

/** The text of an article, and where its facts come from. */
export function ArticleBody({ text: { content, sources } }: { text: ArticleText }) {
  return (
    <>
      <div className="mt-8 space-y-5 text-lg leading-relaxed wrap-anywhere sm:text-xl sm:leading-relaxed">
        {content.map((block) => (
          <Block key={textOf(block)} block={block} />
        ))}
      </div>
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="mt-10 border-t-3 border-ink pt-5">
          <h2 id="sources" className="text-2xl">
            {BLOG.sources}
          </h2>
          <ol className="mt-3 list-decimal space-y-2 pl-6">
            {sources.map(({ text, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer" className="underline underline-offset-4 wrap-anywhere">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function textOf(block: ArticleBlock): string {
  if (typeof block === 'string') return block;
  if ('heading' in block) return block.heading;
  return 'pen' in block ? block.pen : block.list.join();
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('heading' in block) return <h2 className="pt-5 text-3xl sm:text-4xl">{block.heading}</h2>;
  if ('pen' in block) return <p className="pen-note border-l-6 border-pen py-1 pl-5 text-[1.9rem]! sm:text-[2.2rem]!">{block.pen}</p>;
  return (
    <ul className="list-[square] space-y-2.5 pl-6 marker:text-pen">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
