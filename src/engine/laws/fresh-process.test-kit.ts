/** Roasts the sources given on stdin, as JSON, in a process of its own and prints the roasts, as JSON: for law 1. */
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { roastAfresh, Source } from './many-cvs.test-kit.ts';

const sources = z.array(Source).parse(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify((await roastAfresh(sources)).map(({ roast }) => roast)));
