import type { ReactNode } from 'react';
import { type CvPageBlock, GAP, openQuestions } from '../../../../../domain/cv-page.ts';
import type { Paper } from '../../../../../domain/paper.ts';

/** The page as it will be printed: the same blocks in the same order as in the Word file. */
export function CvSheet({ blocks, paper }: { blocks: readonly CvPageBlock[]; paper: Paper }) {
  return (
    <div className="cv-sheet" data-paper={paper}>
      {lists(blocks).map((item, at) =>
        Array.isArray(item) ? (
          // Blocks have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <ul key={at}>
            {item.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{marked(block.text)}</li>
            ))}
          </ul>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <Block key={at} block={item} />
        ),
      )}
    </div>
  );
}

type Bullet = Extract<CvPageBlock, { kind: 'bullet' }>;
type Single = Exclude<CvPageBlock, Bullet>;

/** Bullets that stand together as one list. */
function lists(blocks: readonly CvPageBlock[]): (Single | Bullet[])[] {
  const out: (Single | Bullet[])[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    if (block.kind !== 'bullet') out.push(block);
    else if (Array.isArray(last)) last.push(block);
    else out.push([block]);
  }
  return out;
}

function Block({ block }: { block: Single }) {
  switch (block.kind) {
    case 'name':
      return <h3 className="cv-name">{block.text}</h3>;
    case 'contact':
      return (
        <p className="cv-contact">
          {block.items.map(({ text }, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at}>
              {at > 0 && <span className="cv-gap">{GAP}</span>}
              {text}
            </span>
          ))}
        </p>
      );
    case 'personal':
      return (
        <p className="cv-personal">
          <span className="cv-grey">{block.label}:</span> {marked(block.value)}
        </p>
      );
    case 'heading':
      return <h4 className="cv-heading">{block.text}</h4>;
    case 'paragraph':
      return <p>{marked(block.text)}</p>;
    case 'skills':
      return (
        <p>
          <strong>{block.label}:</strong> {marked(block.items.join(', '))}
        </p>
      );
    case 'entry':
      return (
        <div className="cv-entry">
          <p className="cv-entry-head">
            <strong>{marked(block.title)}</strong> <span className="cv-grey">{marked(block.dates)}</span>
          </p>
          {block.under !== '' && <p>{marked(block.under)}</p>}
        </div>
      );
  }
}

/** The text with its open questions highlighted. */
function marked(text: string): ReactNode {
  const questions = openQuestions(text);
  if (questions.length === 0) return text;
  return [...questions.entries()].flatMap(([at, { from, to }]) => [
    text.slice(questions[at - 1]?.to ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
    ...(at === questions.length - 1 ? [text.slice(to)] : []),
  ]);
}
