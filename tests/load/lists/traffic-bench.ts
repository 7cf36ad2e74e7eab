import { setTimeout as pause } from 'node:timers/promises';

import { TYPING_SHOWN_MS } from '@oja/contract/limits';

import { count, table } from '../figures.ts';
import { type Held, readHeld } from '../web/page-figures.ts';
import { type Bench, megabytes, MESSAGE } from './lists-bench.ts';
import { SimulatedTraffic } from './simulate-traffic.ts';

/**
 * Events before the first measurement: everything that is created once exists then, and the thread has been trimmed
 * once.
 */
const WARMING = 600;
const PER_SECOND = 40;
/** How often the memory is measured during the traffic. */
const LOOKS = 4;
/** The number of users who write, type and reconnect. */
const WRITERS = 20;

/** Prints what a number of events leaves in a page with an open thread. */
export async function printTraffic({ page, client, url, viewer, partners }: Bench, events: number): Promise<void> {
  const writers = partners.slice(0, WRITERS);
  const traffic = new SimulatedTraffic({ url, viewer, partners: writers });

  /** Waits until the last message is there, and no typing notice is shown. */
  const settled = async (): Promise<Held> => {
    await page.locator(MESSAGE, { hasText: traffic.lastText }).waitFor();
    await pause(TYPING_SHOWN_MS + 500);
    return readHeld(client);
  };

  await page.goto(`${url}/dashboard/chat/${writers[0]?.id}`);
  await page.locator(MESSAGE).first().waitFor();
  await traffic.open();
  try {
    await traffic.run(WARMING, PER_SECOND);
    const first = await settled();
    const row = ({ heap, nodes, listeners }: Held) => [
      count(traffic.events),
      megabytes(heap),
      (heap / first.heap).toFixed(2),
      count(nodes),
      count(listeners),
    ];
    const rows = [['events so far', 'heap', 'of first', 'nodes', 'listeners'], row(first)];
    for (let look = 0; look < LOOKS; look += 1) {
      await traffic.run(events / LOOKS, PER_SECOND);
      rows.push(row(await settled()));
    }
    process.stdout.write(`\n${table(rows)}\n`);
  } finally {
    traffic.close();
  }
}
