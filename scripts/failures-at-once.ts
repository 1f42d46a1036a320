import type { Reporter as JourneyReporter, TestCase as JourneyCase, TestResult } from '@playwright/test/reporter';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Tells each failure when it happens, with its reason: nobody should wait twenty minutes for it. For Vitest and for Playwright. */
export default class FailuresAtOnce implements Reporter, JourneyReporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'failed') tell(`${test.module.relativeModuleId} > ${test.fullName}`, result.errors);
  }

  /** A file that could not be loaded, or whose `beforeAll` failed, has no test that tells it. */
  onTestModuleEnd(module: TestModule): void {
    const errors = [...module.errors(), ...Array.from(module.children.allSuites(), (suite) => suite.errors()).flat()];
    if (errors.length > 0) tell(module.relativeModuleId, errors);
  }

  onTestEnd(test: JourneyCase, result: TestResult): void {
    if (result.status !== test.expectedStatus && result.status !== 'skipped') tell(test.titlePath().slice(1).join(' > '), result.errors);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function tell(name: string, errors: readonly { message?: string | undefined; stack?: string | undefined }[]): void {
  console.log(`\nFAILED ${name}\n${errors.map(({ message, stack }) => stack ?? message ?? 'no reason given').join('\n')}\n`);
}
