import { hostname } from 'node:os';

import { dataPaths } from '../startup/data-folder.ts';
import type { Job } from '../jobs/job-runner.ts';
import { PictureSizes } from './picture-sizes.ts';
import { removeUnfinishedFiles } from './unfinished-files.ts';
import { type PictureDeps, sweepUnusedPictures } from './unused-pictures.ts';

const TEN_MINUTES = 10 * 60_000;
const FIVE_SECONDS = 5000;

/**
 * The jobs of uploads: they make the sizes that pictures of earlier versions or of a crashed server lack, and remove
 * unused pictures, and files that a crash left half written.
 */
export function uploadJobs(deps: PictureDeps & { config: { dataDir: string } }): Job[] {
  const { config, log } = deps;
  const { unfinished } = dataPaths(config.dataDir);
  const sizes = new PictureSizes(deps);
  return [
    {
      name: 'sizes of pictures',
      everyMs: FIVE_SECONDS,
      async run(now) {
        const made = await sizes.makeMissing(now);
        if (made > 0) log.info({ made }, 'made the sizes of pictures');
      },
    },
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
