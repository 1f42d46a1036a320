import type { ReactNode } from 'react';

/** Which hand marks the page: the gentle one turns everything around it soft (styles/gentle.css). */
export function Hand({ gentle, children }: { gentle: boolean; children: ReactNode }) {
  return <div data-hand={gentle ? 'gentle' : undefined}>{children}</div>;
}
