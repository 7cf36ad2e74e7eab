/**
 * Loaded into a measured server (`node --import`). At SIGUSR2 it prints how much of V8's heap was in use after a full
 * collection, the minimum since the last signal. It never triggers a collection, which would distort the result.
 */
import { PerformanceObserver, constants } from 'node:perf_hooks';

let least = Number.POSITIVE_INFINITY;

/** Whether an entry reports a full collection, not one of young objects only. */
function isWhole(entry: object): boolean {
  const detail = 'detail' in entry ? entry.detail : undefined;
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'kind' in detail &&
    detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  );
}

new PerformanceObserver((list) => {
  if (list.getEntries().some(isWhole)) least = Math.min(least, process.memoryUsage().heapUsed);
}).observe({ entryTypes: ['gc'] });
process.on('SIGUSR2', () => {
  process.stdout.write(`In use: ${(least / 1024 / 1024).toFixed(1)} MB\n`);
  least = Number.POSITIVE_INFINITY;
});
