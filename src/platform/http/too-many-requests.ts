/** Somebody asked too often. `retryAfterSeconds` says when to come back. */
export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('Too many requests');
    this.name = 'TooManyRequests';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
