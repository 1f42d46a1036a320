/** The results that this device knows of. */
export const KEPT_RESULTS = {
  heading: 'Your last results',
  lead: 'Only this device knows these links. Whoever has one can read what is behind it.',
  what: { roast: 'Roast', cv: 'Built CV', optimization: 'Optimized CV' },
  named: (what: string, job: string) => (job === '' ? what : `${what}: ${job}`),
  copy: 'Copy link',
  copied: 'Private link copied.',
  notCopied: 'The browser would not copy it. Open it and copy the address instead.',
  forget: 'Forget all',
  forgotten: 'Forgotten on this device. The results themselves stay until their day, or until you delete them.',
} as const;
