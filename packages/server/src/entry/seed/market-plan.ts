import type { FollowsTable } from '../../foundation/db/tables/account-tables.ts';
import type { CommentsTable, FlagsTable, LikesTable, SavesTable } from '../../foundation/db/tables/post-tables.ts';
import type { UserRow } from '../../market/people/user-store.ts';
import type { DemoPost, DemoVendor } from './vendors/demo-vendor.ts';

/** A post of the demo market before it is written. */
export interface PlannedPost {
  id: string;
  author: UserRow;
  phone: string;
  content: DemoPost;
  createdAt: number;
}

/** The whole market without its pictures. Counters of people and posts match the rows. */
export interface MarketPlan {
  vendors: { row: UserRow; vendor: DemoVendor }[];
  customers: UserRow[];
  posts: PlannedPost[];
  likes: LikesTable[];
  saves: SavesTable[];
  follows: FollowsTable[];
  comments: CommentsTable[];
  flags: FlagsTable[];
}
