import type { Category, Condition, PricePoint } from '@oja/contract/categories';

import type { ObjectName } from '../pictures/objects/all.ts';

/** A post of a demo vendor. */
export interface DemoPost {
  title: string;
  description: string;
  category: Category;
  /** In naira; null where it is agreed in conversation. */
  price: number | null;
  location: string;
  /** As the vendor chose them, with the names of places.ts; without them they are derived from `location`. */
  state?: string;
  lga?: string;
  condition?: Condition;
  pricePoint?: PricePoint;
  /** The object in its pictures, and the number of pictures, 1 to 4. */
  object: ObjectName;
  pictures: number;
}

/** A vendor of the demo market. */
export interface DemoVendor {
  name: string;
  userName: string;
  bio: string;
  /** Ten digits, as posts store it; from a range without subscribers. */
  phone: string;
  /** Drawn in the profile picture. */
  emblem: ObjectName;
  posts: readonly DemoPost[];
}
