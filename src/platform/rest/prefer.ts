import { HTTP } from '../../domain/limits.ts';

/** What a `Prefer` header asks for (RFC 7240), as far as we know it. */
export interface Preferences {
  /** Seconds to wait for a result, 0 to 20. */
  wait: number;
  returns: 'representation' | 'minimal';
  /** Preferences that would change what is answered and that we do not offer, e.g. "count=exact". */
  refused: string | null;
}

const REFUSED = ['count', 'resolution', 'missing', 'max-affected', 'tx'];
/** Said by supabase-js and without effect on a call of ours. */
const HARMLESS_VALUES = new Set(['missing=default', 'tx=commit']);

export function readPreferences(header: string | string[] | undefined): Preferences {
  const preferences: Preferences = { wait: 0, returns: 'minimal', refused: null };
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  for (const part of text.split(',')) {
    const [name = '', value = ''] =
      part
        .split(';')[0]
        ?.split('=')
        .map((piece) => piece.trim().toLowerCase()) ?? [];
    if (name === 'wait' && /^\d{1,4}$/.test(value)) preferences.wait = Math.min(Number(value), HTTP.maxWaitSeconds);
    else if (name === 'return' && value === 'representation') preferences.returns = 'representation';
    else if (REFUSED.includes(name) && !HARMLESS_VALUES.has(`${name}=${value}`)) preferences.refused = `${name}=${value.slice(0, 30)}`;
  }
  return preferences;
}
