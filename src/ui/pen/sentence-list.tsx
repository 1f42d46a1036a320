import { Card } from './card.tsx';

/** A list of sentences on a sheet; `ordered` where the first counts most. `empty` stands there when there is none. */
export function SentenceList({ lines, empty, ordered = false }: { lines: readonly string[]; empty: string; ordered?: boolean }) {
  if (lines.length === 0) return <p className="text-lg">{empty}</p>;
  const List = ordered ? 'ol' : 'ul';
  return (
    <Card className="max-w-5xl">
      <List className="divide-y-2 divide-ink/15">
        {lines.map((line, index) => (
          <li key={line} className="flex gap-4 px-5 py-4 sm:px-7">
            {ordered ? (
              <span aria-hidden="true" className="display w-8 shrink-0 text-3xl">
                {index + 1}
              </span>
            ) : (
              <svg viewBox="0 0 32 32" aria-hidden="true" className="mt-0.5 size-6 shrink-0">
                <path className="pen-stroke" d="M4 17c8-2 15-1 23-2M19 7c3 3 5 5 8 8-4 3-6 5-9 9" />
              </svg>
            )}
            <span className="max-w-3xl self-center wrap-anywhere">{line}</span>
          </li>
        ))}
      </List>
    </Card>
  );
}
