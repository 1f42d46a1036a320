import type { ReactNode } from 'react';
import { Loop, Marker, Strike } from '../../../ui/pen/pen-mark.tsx';
import { Stamp } from '../../../ui/pen/stamp.tsx';
import { LANDING } from '../copy.ts';

const CV = LANDING.example;

/** A made-up CV under the red pen: what the product does, shown before anything is asked. */
export function ExampleCv() {
  return (
    <figure aria-label={CV.label} className="relative mx-auto w-full max-w-[34rem] lg:rotate-[1.2deg]">
      <div aria-hidden="true" className="absolute inset-0 translate-x-2 translate-y-3 -rotate-2 border-3 border-ink bg-desk" />
      <div className="sheet relative px-5 pt-4 pb-6 sm:pt-6 sm:pb-8 shadow-hard-lg! sm:px-8">
        <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-b-3 border-ink pb-1.5">
          <p className="display text-2xl sm:text-3xl">{CV.name}</p>
          <p className="text-sm font-bold text-ink-soft">{CV.tag}</p>
          <p className="col-span-2 font-medium">{CV.role}</p>
        </div>

        <Heading>{CV.profile}</Heading>
        <p>
          <Strike>{CV.profileLine.struck}</Strike> {CV.profileLine.rest}
        </p>
        <Note>{CV.profileNote}</Note>

        <div className="mt-4 flex flex-wrap justify-between gap-x-4">
          <p className="display text-lg">{CV.work}</p>
          <p className="text-base text-ink-soft">{CV.dates}</p>
        </div>
        <ul className="mt-1 list-disc pl-5">
          <li>
            <span className="mr-2.5 ml-1.5 inline-block">
              <Loop>{CV.duty.circled}</Loop>
            </span>
            {CV.duty.rest}
            <Note>{CV.dutyNote}</Note>
          </li>
          <li className="mt-2">
            <Marker>{CV.strong}</Marker>
            <Note tick>{CV.strongNote}</Note>
          </li>
        </ul>

        <Heading>{CV.skills}</Heading>
        <p>
          {CV.skillsLine.before}
          <span className="mx-2.5 inline-block">
            <Loop>{CV.skillsLine.circled}</Loop>
          </span>
          {CV.skillsLine.after}
        </p>
        <Note>{CV.skillsNote}</Note>
        <div className="mt-4 flex justify-end">
          <Stamp className="-rotate-6 text-3xl sm:text-4xl">{CV.stamp}</Stamp>
        </div>
      </div>
    </figure>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <p className="display mt-3 text-lg sm:mt-4">{children}</p>;
}

function Note({ children, tick = false }: { children: ReactNode; tick?: boolean }) {
  return (
    <span className="pen-note mt-1 flex origin-left -rotate-1 gap-2">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="mt-0.5 size-6 shrink-0">
        <path className="pen-stroke" d={tick ? 'M4 18c3 3 5 6 7 10C15 17 21 9 28 4' : 'M5 3c-1 9 1 16 8 19 4 2 8 2 13 1M20 16c3 2 5 4 7 7-4 2-7 3-9 6'} />
      </svg>
      <span>{children}</span>
    </span>
  );
}
