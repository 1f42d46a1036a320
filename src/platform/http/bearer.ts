import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a call carries our public credential. It tells our client from a stray one and proves nothing about a person. */
export function bearerCheck(anonKey: string): (request: FastifyRequest) => boolean {
  const wanted = digest(anonKey);
  return (request) => {
    const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ');
    return scheme.toLowerCase() === 'bearer' && timingSafeEqual(digest(token), wanted);
  };
}
