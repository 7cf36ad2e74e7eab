import type { Category, Condition, PricePoint } from '@oja/contract/categories';

import type { ObjectName } from '../pictures/objects/all.ts';

/** One thing a demo vendor offers. */
export interface DemoPost {
  title: string;
  description: string;
  category: Category;
  /** Naira; null where it is agreed in conversation. */
  price: number | null;
  location: string;
  condition?: Condition;
  pricePoint?: PricePoint;
  /** What its pictures show, and how many there are, 1 to 4. */
  object: ObjectName;
  pictures: number;
}

/** Somebody who sells in the demo market. */
export interface DemoVendor {
  name: string;
  userName: string;
  bio: string;
  /** Ten digits, as posts keep it; from a range that rings nowhere. */
  phone: string;
  /** Drawn in the profile picture. */
  emblem: ObjectName;
  posts: readonly DemoPost[];
}
