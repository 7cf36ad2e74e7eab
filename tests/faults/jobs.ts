/** Jobs run at once, or late, instead of some time within their first interval. */
export const JOBS_AT_ONCE = ['--import', 'data:text/javascript,Math.random=()=>0.001'];
export const JOBS_LATE = ['--import', 'data:text/javascript,Math.random=()=>0.999'];

/** Kills the server right before a statement, see kill-at-statement.ts. */
export const KILL_AT_STATEMENT = [
  '--import',
  new URL('../../packages/server/test/kill-at-statement.ts', import.meta.url).href,
];
