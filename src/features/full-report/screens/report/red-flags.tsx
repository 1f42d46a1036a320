import type { FullRoastReport } from '../../../../domain/report.ts';
import { Card } from '../../../../ui/pen/card.tsx';
import { REPORT } from '../../copy.ts';

export function RedFlags({ flags }: { flags: FullRoastReport['redFlags'] }) {
  if (flags.length === 0) return <p className="text-lg">{REPORT.empty.redFlags}</p>;
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {flags.map((flag) => (
        <li key={`${flag.flagType} ${flag.explanation}`}>
          <Card className="flex h-full gap-4 p-5">
            <svg viewBox="0 0 40 52" aria-hidden="true" className="h-14 shrink-0">
              <path d="M7 4v46" className="fill-none stroke-ink" strokeWidth="4" strokeLinecap="round" />
              <path d="M8 6c9-5 16 4 28-1-3 7-3 11 0 19-11 4-18-4-28 1z" className="fill-pen stroke-ink" strokeWidth="3" strokeLinejoin="round" />
            </svg>
            <div className="min-w-0">
              <h3 className="display text-2xl wrap-anywhere">{flag.flagType}</h3>
              <p className="mt-1.5 wrap-anywhere">{flag.explanation}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
