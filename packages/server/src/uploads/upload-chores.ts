import { hostname } from 'node:os';

import { dataPaths } from '../data-folder.ts';
import type { Services } from '../services.ts';
import type { Chore } from '../sweeper/sweeper.ts';
import { removeUnfinishedFiles } from './unfinished-files.ts';
import { sweepUnusedPictures } from './unused-pictures.ts';

const TEN_MINUTES = 10 * 60_000;

/** What has to be cleared away after uploads: pictures that nothing shows, and files that a crash left half written. */
export function uploadChores({ config, database, images, log }: Services): Chore[] {
  const { unfinished } = dataPaths(config.dataDir);
  return [
    {
      name: 'unused pictures',
      everyMs: TEN_MINUTES,
      async run(now) {
        const removed = await sweepUnusedPictures(database.queries, images, now);
        if (removed > 0) log.info({ removed }, 'removed pictures that nothing shows');
      },
    },
    {
      // Each machine has a folder of its own, and so a lease of its own.
      name: `unfinished files in ${unfinished} on ${hostname()}`,
      everyMs: TEN_MINUTES,
      async run(now) {
        const removed = await removeUnfinishedFiles(unfinished, now);
        if (removed.length > 0) log.warn({ removed }, 'removed files that a crash left unfinished');
      },
    },
  ];
}
