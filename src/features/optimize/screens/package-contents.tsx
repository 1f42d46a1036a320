import { PACKAGE } from '../copy.ts';

/** What is bought: before the checkout, after it, and for whoever walked out of it. */
export function PackageContents() {
  return (
    <ol aria-label={PACKAGE.heading} className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
      {PACKAGE.contents.map(({ name, text }, index) => (
        <li key={name} className="flex gap-4">
          <span aria-hidden="true" className="display w-9 shrink-0 text-4xl text-pen-deep">
            {index + 1}
          </span>
          <span>
            <strong className="block text-lg leading-snug">{name}</strong>
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
