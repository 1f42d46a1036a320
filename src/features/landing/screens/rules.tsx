import { LANDING } from '../copy.ts';

export function Rules() {
  return (
    <section aria-labelledby="rules" className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 lg:pt-24">
      <h2 id="rules" className="text-4xl sm:text-6xl">
        {LANDING.rulesHeading}
      </h2>
      <ol className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {LANDING.rules.map((rule, index) => (
          <li key={rule.name} className="border-t-4 border-ink pt-4">
            <p aria-hidden="true" className="pen-note text-5xl leading-none!">
              {index + 1}.
            </p>
            <h3 className="display mt-2 text-2xl">{rule.name}</h3>
            <p className="mt-1.5">{rule.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
