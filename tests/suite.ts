/**
 * Whether the tests run as the gate (`npm test`): what a change is likely to break, in minutes. Otherwise everything
 * runs: in `npm run test:all`, and when a test is started by hand.
 */
export const isGate = process.env['OJA_TESTS'] === 'gate';

/** The tag of end-to-end tests that the gate leaves to `npm run test:all`. */
export const BEYOND_GATE = '@all';

/**
 * For `test.use`: with the animations that most people see. The end-to-end tests run without them, except the stories
 * of the roles, which pass through every screen, and tests of what moves: lists, toasts, the landing page.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
