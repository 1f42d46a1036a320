import { expect, it } from 'vitest';
import { withoutLabel } from './best-lines.ts';

it.each([
  ['Key Achievements: Maintained two boilers', 'Maintained two boilers'],
  ['Responsibilities include: Kept the ledger', 'Kept the ledger'],
  ['Duties and Responsibilities:', ''],
  ['Key Achievements:.', ''],
  ['Company Name', ''],
  ['Training: Taught nine apprentices', 'Training: Taught nine apprentices'],
  ['Achievements in three regional contests', 'Achievements in three regional contests'],
  ['Results-driven sales of boilers', 'Results-driven sales of boilers'],
])('tells %s without a label that every line has', (line, told) => expect(withoutLabel(line)).toBe(told));
