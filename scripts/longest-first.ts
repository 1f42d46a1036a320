import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose clock is that of real processes: begun last, they would be all that is left to wait for. */
const LONG = [
  'src/app/crash.test.ts',
  'src/app/database-away.test.ts',
  'src/features/payment/server/orders.test.ts',
  'src/app/payments.test.ts',
  'src/app/model.test.ts',
  'src/app/extract-cv.test.ts',
  'src/features/payment/server/crash.test.ts',
  'src/platform/mail/mail.test.ts',
];

/** The usual order, but with the longest files first: a fresh clone knows no durations. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.replaceAll('\\', '/').endsWith(name));
      return at < 0 ? LONG.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
