import type { ComponentProps } from 'react';

/** A piece of paper on the desk. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`sheet ${className}`} />;
}
