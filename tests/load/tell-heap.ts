/**
 * Loaded into a server that is measured (`node --import`): at SIGUSR2 it says how much of V8's heap was in use after a
 * collection of everything, the least since it was asked before. It never collects by itself, which would flatter.
 */
import { PerformanceObserver, constants } from 'node:perf_hooks';

let least = Number.POSITIVE_INFINITY;

/** Whether an entry tells of a collection of everything, not of young objects alone. */
function isWhole(entry: object): boolean {
  const detail = 'detail' in entry ? entry.detail : undefined;
  return typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}

new PerformanceObserver((list) => {
  if (list.getEntries().some(isWhole)) least = Math.min(least, process.memoryUsage().heapUsed);
}).observe({ entryTypes: ['gc'] });
process.on('SIGUSR2', () => {
  process.stdout.write(`In use: ${(least / 1024 / 1024).toFixed(1)} MB\n`);
  least = Number.POSITIVE_INFINITY;
});
