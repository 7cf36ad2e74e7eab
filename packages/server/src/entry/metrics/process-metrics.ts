import { Gauge, type Registry } from 'prom-client';

import type { EventLoop } from './event-loop.ts';

/** Metrics of this process: its memory, its start, and the delay of its event loop. */
export function watchProcess(registry: Registry, loop: EventLoop): void {
  const memory = new Gauge({
    name: 'oja_memory_bytes',
    help: 'Memory of this process: resident, used heap, outside of the heap',
    labelNames: ['kind'],
    registers: [],
    collect() {
      const { rss, heapUsed, external } = process.memoryUsage();
      this.set({ kind: 'resident' }, rss);
      this.set({ kind: 'heap' }, heapUsed);
      this.set({ kind: 'external' }, external);
    },
  });
  const lag = new Gauge({
    name: 'oja_event_loop_lag_seconds',
    help: 'How late the event loop was over the last second',
    labelNames: ['of'],
    registers: [],
    collect() {
      for (const [of, seconds] of Object.entries(loop.lag)) this.set({ of }, seconds);
    },
  });
  const start = new Gauge({
    name: 'oja_start_time_seconds',
    help: 'When this process started, in seconds since 1970',
    registers: [],
  });
  start.set(Math.round(Date.now() / 1000 - process.uptime()));
  for (const metric of [memory, lag, start]) registry.registerMetric(metric);
}
