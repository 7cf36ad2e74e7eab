import { hostname } from 'node:os';

import { dataPaths } from '../startup/data-folder.ts';
import type { Job } from '../jobs/job-runner.ts';
import { removeUnfinishedFiles } from './unfinished-files.ts';
import { type PictureDeps, sweepUnusedPictures } from './unused-pictures.ts';

const TEN_MINUTES = 10 * 60_000;

/** The jobs that clean up after uploads: they remove unused pictures, and files that a crash left half written. */
export function uploadJobs(deps: PictureDeps & { config: { dataDir: string } }): Job[] {
  const { config, log } = deps;
  const { unfinished } = dataPaths(config.dataDir);
  return [
    {
      name: 'unused pictures',
      everyMs: TEN_MINUTES,
      async run(now) {
        const removed = await sweepUnusedPictures(deps, now);
        if (removed > 0) log.info({ removed }, 'removed pictures that nothing shows');
      },
    },
    {
      // Each machine has its own folder, and so its own lease.
      name: `unfinished files in ${unfinished} on ${hostname()}`,
      everyMs: TEN_MINUTES,
      async run(now) {
        const removed = await removeUnfinishedFiles(unfinished, now, log);
        if (removed.length > 0) log.warn({ removed }, 'removed files that a crash left unfinished');
      },
    },
  ];
}
