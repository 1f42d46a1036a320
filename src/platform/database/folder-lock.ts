import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on the same data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`Another Roastumé process is using ${folder}. Stop it, or give this one its own DATA_DIR (or one DATABASE_URL for both).`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Holds `folder` for this process until the returned function is called or the process ends, however it ends:
 * the lock is an exclusive SQLite transaction on a side file, which the operating system lets go of with the process.
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, 'in-use.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUseError(folder) : error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
