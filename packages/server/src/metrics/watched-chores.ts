import { Counter, Gauge, type Registry } from 'prom-client';

import type { Chore } from '../sweeper/sweeper.ts';

/** The same chores, with each run counted. */
export function watchChores(registry: Registry, chores: readonly Chore[]): Chore[] {
  const registers = [registry];
  const runs = new Counter({ name: 'oja_chore_runs_total', help: 'Runs of each chore on this server, by how they went', labelNames: ['chore', 'outcome'], registers });
  const took = new Gauge({ name: 'oja_chore_last_run_seconds', help: 'How long the last run of each chore took', labelNames: ['chore'], registers });
  return chores.map((chore) => ({
    ...chore,
    async run(now) {
      const started = performance.now();
      try {
        await chore.run(now);
        runs.inc({ chore: chore.name, outcome: 'done' });
      } catch (error) {
        runs.inc({ chore: chore.name, outcome: 'failed' });
        throw error;
      } finally {
        took.set({ chore: chore.name }, (performance.now() - started) / 1000);
      }
    },
  }));
}
