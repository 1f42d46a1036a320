import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link.tsx';

export type ButtonTone = 'red' | 'ink' | 'paper' | 'soft';
export type ButtonSize = 'sm' | 'md' | 'lg';

const TONES: Record<ButtonTone, string> = {
  red: 'bg-pen text-white border-ink',
  ink: 'bg-ink text-paper border-ink [--press-shadow:var(--color-pen)] shadow-pen!',
  paper: 'bg-sheet text-ink border-ink',
  // The gentle hand: same grid, rounder.
  soft: 'bg-sheet text-ink border-ink rounded-[1.75rem]',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-base shadow-hard-sm',
  md: 'min-h-13 px-5 py-2 text-lg shadow-hard',
  lg: 'min-h-16 px-7 py-3 text-2xl shadow-hard',
};

/** The classes of everything that looks like a button, so that links and file labels can wear them too. */
export function buttonClass(tone: ButtonTone = 'red', size: ButtonSize = 'md', extra = ''): string {
  return `display pressable inline-flex items-center justify-center gap-2 border-3 text-center tracking-wide no-underline select-none disabled:opacity-60 ${TONES[tone]} ${SIZES[size]} ${extra}`;
}

interface Look {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
}

export function Button({ tone, size, className = '', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={buttonClass(tone, size, className)} />;
}

/** A link inside the product that looks like a button. */
export function ButtonLink({ tone, size, className = '', ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass(tone, size, className)} />;
}
