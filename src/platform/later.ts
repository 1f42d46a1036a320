/** A timer that keeps no process alive, and that never rings after Infinity (setTimeout would at once). Returns what stops it. */
export function later(milliseconds: number, ring: () => void): () => void {
  if (milliseconds === Infinity) return () => undefined;
  const timer = setTimeout(ring, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}
