import type { Migration } from '../migrate.ts';
import { accounts } from './0001-accounts.ts';
import { posts } from './0002-posts.ts';

/** In the order in which they are applied. New ones go to the end. */
export const migrations: readonly Migration[] = [accounts, posts];
