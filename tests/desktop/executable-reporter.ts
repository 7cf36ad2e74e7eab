import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

import { EXECUTABLE } from './executable.ts';

/** Reports the executable that the desktop specs ran on, and how many specs ran. */
export default class ExecutableReporter implements Reporter {
  #count = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#count = suite.allTests().length;
  }

  onEnd(): void {
    const skipped = EXECUTABLE.isStandin ? '' : '; those that need the stand-in were left out';
    process.stdout.write(`\nThe desktop: ${this.#count} specs on ${EXECUTABLE.title}${skipped}\n`);
  }
}
