import { statfs } from 'node:fs/promises';
import { DISK } from '../../domain/limits.ts';

/** Bytes that may still be written where the data lies. */
export type FreeBytes = () => Promise<number>;

export const freeBytesIn =
  (folder: string): FreeBytes =>
  async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

/** There is not enough room to begin with. */
export class NoRoomError extends Error {
  constructor(folder: string, free: number) {
    super(
      `The disk of ${folder} has ${megabytes(free)} MB left; ${megabytes(DISK.minFreeBytes)} MB are needed. Make room, or set DATA_DIR to a folder elsewhere.`,
    );
    this.name = 'NoRoomError';
  }
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

export interface DiskWatch {
  isFull(): boolean;
  stop(): void;
}

/**
 * Looks once a second how much room there is and calls back when it has become too little, and when it is enough again.
 * The next look waits until the callback is done. A disk that cannot be asked counts as what it was before.
 */
export async function watchDisk(freeBytes: FreeBytes, onChange: (full: boolean, free: number) => Promise<void>): Promise<DiskWatch> {
  let full = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const free = await freeBytes().catch(() => null);
    // A little more than what it takes to stop: writing that begins again should not stop at once.
    const next = free === null ? full : free < (full ? DISK.enoughBytes : DISK.minFreeBytes);
    if (free !== null && next !== full && !stopped) {
      full = next;
      await onChange(full, free);
    }
    if (!stopped) timer = setTimeout(() => void look(), DISK.lookEvery).unref();
  };
  await look();
  return {
    isFull: () => full,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
