import type { Queries } from '../../foundation/db/database.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { placeOlderPosts } from './place-older-posts.ts';
import { forgetRemoved } from './removed-posts.ts';
import { wordJobs } from './words/word-jobs.ts';

/** The jobs that maintain posts. */
export function postJobs(queries: Queries): Job[] {
  return [
    { name: 'forget-removed-posts', everyMs: 60 * 60 * 1000, run: (now) => forgetRemoved(queries, now) },
    ...wordJobs(queries),
    {
      name: 'place-older-posts',
      everyMs: 60 * 1000,
      run: (_now, isStopping) => placeOlderPosts(queries, isStopping),
    },
  ];
}
