/** The baseline of a start: Fastify with one route and an embedded database that is there already, and nothing of ours. */
import { PGlite } from '@electric-sql/pglite';
import { fastify } from 'fastify';
import path from 'node:path';

const pglite = new PGlite(path.join(process.env['DATA_DIR'] ?? '', 'pglite'));
await pglite.waitReady;
const app = fastify();
app.get('/', () => pglite.query('select 1'));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ msg: 'ready', address }));
