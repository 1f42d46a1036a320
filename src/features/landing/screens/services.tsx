import type { ReactNode } from 'react';
import { link, type PathName } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/pen/card.tsx';
import { Sticker } from '../../../ui/pen/stamp.tsx';
import { LANDING } from '../copy.ts';

const { services } = LANDING;

export function Services() {
  return (
    <section aria-labelledby="services" className="border-y-4 border-ink bg-desk">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        <h2 id="services" className="text-4xl sm:text-6xl">
          {LANDING.servicesHeading}
        </h2>
        <ul className="mt-12 grid gap-12 lg:grid-cols-3 lg:gap-8">
          <Service service={services.roast} to="upload" tone="red" className="lg:-rotate-1">
            <path d="M10 70 62 18l14 14-52 52-18 4z" className="fill-pen stroke-ink" />
            <path d="m53 27 14 14M10 70l14 14" className="fill-none stroke-ink" />
            <path d="M30 92c16-6 28 4 56-4" className="fill-none stroke-pen" />
          </Service>
          <Service service={services.build} to="build" tone="ink" className="lg:-translate-y-5">
            <path d="M20 8h40l18 18v66H20z" className="fill-paper stroke-ink" />
            <path d="M60 8v18h18M32 42h34M32 56h34M32 70h12" className="fill-none stroke-ink" />
            <path d="M62 66v22M51 77h22" className="fill-none stroke-pen" />
          </Service>
          <Service service={services.optimize} to="optimize" tone="ink" className="lg:rotate-1">
            <circle cx="50" cy="52" r="38" className="fill-paper stroke-ink" />
            <circle cx="50" cy="52" r="22" className="fill-none stroke-ink" />
            <circle cx="50" cy="52" r="6" className="fill-pen stroke-ink" />
            <path d="M52 50 86 14M76 10l11 3 2 11" className="fill-none stroke-pen" />
          </Service>
        </ul>
      </div>
    </section>
  );
}

interface ServiceProps {
  service: { price: string; name: string; text: string; action: string; tag?: string };
  to: PathName;
  tone: 'red' | 'ink';
  className: string;
  /** The drawing, in a box of 100 by 100. */
  children: ReactNode;
}

function Service({ service, to, tone, className, children }: ServiceProps) {
  return (
    <li className={className}>
      <Card className="relative flex h-full flex-col p-6 sm:p-7">
        {service.tag !== undefined && (
          <div className="absolute -top-6 right-3">
            <Sticker>{service.tag}</Sticker>
          </div>
        )}
        <div className="flex items-center justify-between gap-4">
          <svg viewBox="0 0 100 100" aria-hidden="true" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" className="size-20">
            {children}
          </svg>
          <p className="display text-5xl">{service.price}</p>
        </div>
        <h3 className="display mt-5 text-3xl">{service.name}</h3>
        <p className="mt-2 mb-7">{service.text}</p>
        <ButtonLink to={link(to)} tone={tone} className="mt-auto self-start">
          {service.action}
        </ButtonLink>
      </Card>
    </li>
  );
}
