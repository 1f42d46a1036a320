import { DESIGNS } from '../../../../domain/cv-design.ts';
import { PDF } from '../../pdf.copy.ts';
import { usePreviews } from './use-pages.ts';

/** The six designs before anybody pays, with what may be read already; bars stand where the rest will. */
export function DesignsBefore({ id }: { id: string }) {
  const pictures = usePreviews(id);
  return (
    <section aria-labelledby="designs" className="mt-10">
      <h2 id="designs" className="text-3xl">
        {PDF.beforeHeading}
      </h2>
      <p className="mt-2">{PDF.beforeLead}</p>
      <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {DESIGNS.map((design) => (
          <li key={design} className="border-3 border-ink bg-sheet">
            <span className="block aspect-[3/4] overflow-hidden border-b-3 border-ink bg-white">
              {pictures[design] !== undefined && <img src={pictures[design]} alt="" className="block w-full" />}
            </span>
            <span className="block px-2 py-1.5 leading-tight">
              <span className="display block text-lg">{PDF.designs[design].name}</span>
              <span className="block text-sm">{PDF.designs[design].for}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
