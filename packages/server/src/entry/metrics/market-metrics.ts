import { Gauge, type Registry } from 'prom-client';

import { countFlags } from '../../market/moderation/flag-store.ts';
import type { Services } from '../services.ts';

/**
 * Registers metrics of the waiting rows in the database, the same on every server. They are read when the metrics are
 * requested.
 */
export function watchMarket(registry: Registry, { database: { queries } }: Services): void {
  const emails = new Gauge({
    name: 'oja_emails_waiting',
    help: 'Emails that have not been handed to the mail server yet',
    registers: [],
    async collect() {
      const { count } = await queries
        .selectFrom('letters')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      this.set(count);
    },
  });
  const flags = new Gauge({
    name: 'oja_flags_open',
    help: 'Reports that wait for an admin',
    registers: [],
    async collect() {
      this.set((await countFlags(queries)).total);
    },
  });
  const adverts = new Gauge({
    name: 'oja_adverts',
    help: 'Adverts by state',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset();
      const rows = await queries
        .selectFrom('adverts')
        .select(['state', (select) => select.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      for (const { state, count } of rows) this.set({ state }, count);
    },
  });
  for (const metric of [emails, flags, adverts]) registry.registerMetric(metric);
}
