/** "40 seconds", "7 minutes": rounded up, so that nobody comes back too early. */
export const waitOf = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
