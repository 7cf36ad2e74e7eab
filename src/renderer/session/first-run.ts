import { deleteFields, readFields, storeFields } from './stored-fields.ts';

const KEY = 'oja.first-run';
const NOTHING = { userName: '', step: '', state: '', category: '' };

/** What somebody has answered after signing up on this device; '' for what was skipped. */
export interface FirstRun {
  /** `area`, `goods`, `vendors`; `done` while Home shows what the answers find. */
  step: 'area' | 'goods' | 'vendors' | 'done';
  state: string;
  category: string;
}

const STEPS: readonly FirstRun['step'][] = ['area', 'goods', 'vendors', 'done'];

/** Begins the first run of an account that was created on this device. */
export function beginFirstRun(userName: string): void {
  storeFields(KEY, { ...NOTHING, userName, step: 'area' }, NOTHING);
}

/** The first run of a person; undefined if it is over, or began elsewhere. */
export function readFirstRun(userName: string): FirstRun | undefined {
  const stored = { ...NOTHING, ...readFields(KEY, NOTHING) };
  const step = STEPS.find((each) => each === stored.step);
  if (!step || stored.userName.toLowerCase() !== userName.toLowerCase()) return undefined;
  return { step, state: stored.state, category: stored.category };
}

/** Remembers an answer, so that a reload goes on with the next question. */
export function storeFirstRun(userName: string, run: FirstRun): void {
  storeFields(KEY, { ...run, userName }, NOTHING);
}

export function endFirstRun(): void {
  deleteFields(KEY);
}
