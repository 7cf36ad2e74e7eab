import { z } from 'zod';

import { advertSchema } from './adverts.ts';
import { answerOf, confirmedAnswerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { CATEGORIES, CONDITIONS, POST_STATUSES, PRICE_POINTS } from './categories.ts';
import { commentSchema } from './comments.ts';
import { cursorSchema, foundCursorSchema, nextCursorSchema } from './cursor.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import {
  BLUR_MAX,
  DEAL_UNITS_MAX,
  DESCRIPTION_MAX,
  IMAGES_MAX,
  LOCATION_MAX,
  NEW_POSTS_MAX,
  PLACE_NAME_MAX,
  POSTS_PAGES_MAX,
  PRICE_MAX,
  SAVES_COUNTED,
  SEARCH_MAX,
  TITLE_MAX,
} from './limits.ts';
import { nairaSchema } from './naira-amount.ts';
import { phoneNumberSchema } from './phone.ts';
import { ratingSchema } from './rating.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/**
 * A picture of a post: the full size (at most 1600 px wide or high) with its dimensions. The addresses of its sizes
 * follow from its own, see `imageSources`.
 *
 * - `thumbnailUrl`: the size of 640 px, for clients that do not know the sizes.
 * - `blur`: what to show until it has loaded, a thumbhash in Base64. Transparent and older pictures have none.
 */
export const postImageSchema = z.object({
  url: imageUrlSchema,
  thumbnailUrl: imageUrlSchema,
  width: z.int().positive(),
  height: z.int().positive(),
  blur: z.base64().max(BLUR_MAX).optional(),
});
export type PostImage = z.infer<typeof postImageSchema>;

/**
 * A post, product §3.
 *
 * - `images`: the addresses of the pictures. `pictures` has the same pictures with dimensions and blurs, in the same
 *   order.
 * - `likes`, `saves`: the viewer's own id or nothing (decision 005). `likesCount` is the true number.
 * - `replies`: comments, newest first: three in lists, at most 200 in the response with a single post.
 */
export const postSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES).nullable(),
  /** Naira, with at most two decimals. */
  price: z.number().nonnegative().nullable(),
  /** Ten digits, without country prefix or leading zero. */
  phoneNumber: z.string(),
  /** Whether `phoneNumber` is the number that the author has confirmed, decision 039. Earlier releases send nothing. */
  phoneConfirmed: z.boolean().optional(),
  location: z.string(),
  /** The state and its local government, see places.ts: null where unknown. Earlier releases send nothing. */
  state: z.string().nullish(),
  lga: z.string().nullish(),
  condition: z.enum(CONDITIONS).nullable(),
  pricePoint: z.enum(PRICE_POINTS).nullable(),
  images: z.array(imageUrlSchema).max(IMAGES_MAX),
  pictures: z.array(postImageSchema).max(IMAGES_MAX),
  createdAt: timestampSchema,
  likes: z.array(idSchema),
  likesCount: z.int().nonnegative(),
  saves: z.array(idSchema),
  replies: z.array(commentSchema),
  repliesCount: z.int().nonnegative(),
  /** Earlier releases send nothing: their posts are available. */
  status: z.enum(POST_STATUSES).optional(),
  /** How many are left to sell; missing for one. */
  units: z.int().positive().optional(),
  user: authorSchema,
  /** The author's rating, at most ten minutes old; missing where they have too few reviews. */
  authorRating: ratingSchema.optional(),
});
export type Post = z.infer<typeof postSchema>;

/** The name of a state or a local government, in its spelling of places.ts. */
export const placeNameSchema = (error: string) => z.string(error).min(1, error).max(PLACE_NAME_MAX, error);

/** The fields that a vendor fills in, product §5. */
export const postInputSchema = z.object({
  title: typedText(VALIDATION.titleRequired).min(1, VALIDATION.titleRequired).max(TITLE_MAX, VALIDATION.titleTooLong),
  description: typedText(VALIDATION.descriptionRequired)
    .min(1, VALIDATION.descriptionRequired)
    .max(DESCRIPTION_MAX, VALIDATION.descriptionTooLong),
  category: z.enum(CATEGORIES, VALIDATION.categoryUnknown).nullish(),
  price: nairaSchema(VALIDATION.priceShape)
    .nonnegative(VALIDATION.priceShape)
    .max(PRICE_MAX, VALIDATION.priceShape)
    .nullish(),
  phoneNumber: phoneNumberSchema,
  location: typedText(VALIDATION.locationRequired)
    .min(1, VALIDATION.locationRequired)
    .max(LOCATION_MAX, VALIDATION.locationTooLong),
  /** One of the 37 states, and one of its local governments. The server knows the names, see places.ts. */
  state: placeNameSchema(VALIDATION.stateUnknown).nullish(),
  lga: placeNameSchema(VALIDATION.lgaUnknown).nullish(),
  condition: z.enum(CONDITIONS, VALIDATION.conditionUnknown).nullish(),
  pricePoint: z.enum(PRICE_POINTS, VALIDATION.pricePointUnknown).nullish(),
  /** How many of it there are to sell. Default 1. */
  units: z
    .int(VALIDATION.unitsShape)
    .min(1, VALIDATION.unitsShape)
    .max(DEAL_UNITS_MAX, VALIDATION.unitsShape)
    .optional(),
  images: z.array(imageUrlSchema).max(IMAGES_MAX, VALIDATION.imagesTooMany).default([]),
});
export type PostInput = z.output<typeof postInputSchema>;

/**
 * PATCH /api/v1/posts/{id}. The pictures of a post cannot be changed, product §5. A changed place is sent whole: a
 * state without `lga` clears the local government.
 */
export const postEditSchema = postInputSchema.omit({ images: true }).partial();
export type PostEdit = z.output<typeof postEditSchema>;

/** PATCH /api/v1/posts/{id}: the changed post. */
export const postEditedAnswerSchema = confirmedAnswerOf(z.object({ post: postSchema }));
export type PostEditedAnswer = z.infer<typeof postEditedAnswerSchema>;

/**
 * PATCH /api/v1/posts/{id}/status. `hidesAdvert` confirms that a running advert is not shown while its post is sold or
 * paused; without it the call is refused with `advert_running`.
 */
export const postStatusChangeSchema = z.object({
  status: z.enum(POST_STATUSES, VALIDATION.postStatusUnknown),
  hidesAdvert: z.boolean().optional(),
});
export type PostStatusChange = z.output<typeof postStatusChangeSchema>;

/**
 * GET /api/v1/posts and /api/v1/posts/feed, newest first, 12 a page. There are two ways to page (decision 007):
 *
 * - `cursor`: the `nextCursor` of the previous response. Pages neither repeat nor skip posts. Clients should use this.
 * - `page`, from 1, with the `until` of the first response (product §7). The list stays the same while others post and
 *   delete. A post that is deleted meanwhile keeps its place for a day, so its page has one post fewer; `hasMore` says
 *   whether the list continues. If both are given, `cursor` is used.
 *
 * `search` matches a part of the title or category without regard to case and accents. A search of fewer than three
 * characters looks only through the newest posts.
 */
export const postsQuerySchema = z.object({
  page: z.coerce
    .number(VALIDATION.pageShape)
    .int(VALIDATION.pageShape)
    .min(1, VALIDATION.pageShape)
    .max(POSTS_PAGES_MAX, VALIDATION.pageShape)
    .default(1),
  search: typedText().max(SEARCH_MAX, VALIDATION.searchTooLong).optional(),
  until: z.coerce
    .number(VALIDATION.countShape)
    .int(VALIDATION.countShape)
    .nonnegative(VALIDATION.countShape)
    .max(Number.MAX_SAFE_INTEGER, VALIDATION.countShape)
    .optional(),
  cursor: cursorSchema.optional(),
});
export type PostsQuery = z.output<typeof postsQuerySchema>;
export const postsAnswerSchema = answerOf(
  z.object({
    posts: z.array(postSchema),
    /** Some of the running adverts; they change with each minute and page. Empty for a search. */
    adverts: z.array(postSchema),
    page: z.int().positive(),
    hasMore: z.boolean(),
    /** The time of the list's state, in milliseconds since 1970. Send it with the request for the next page. */
    until: z.int().nonnegative(),
    nextCursor: foundCursorSchema.nullable(),
  }),
);
export type PostsAnswer = z.infer<typeof postsAnswerSchema>;

/**
 * A post of a followed vendor, without its content. `moment` is its place in the log of posts (`followedPosts` in
 * events.ts): a list contains the post if its `until` is not smaller.
 */
export const newPostSchema = z.object({ _id: idSchema, moment: z.int().nonnegative() });
export type NewPost = z.infer<typeof newPostSchema>;

/**
 * GET /api/v1/posts/feed/new?after=: the posts of the feed that are newer than a list with this `until`, newest first,
 * at most 100. Adverts are left out.
 */
export const newPostsQuerySchema = z.object({
  after: z.coerce
    .number(VALIDATION.countShape)
    .int(VALIDATION.countShape)
    .nonnegative(VALIDATION.countShape)
    .max(Number.MAX_SAFE_INTEGER, VALIDATION.countShape),
});
export const newPostsAnswerSchema = answerOf(z.object({ posts: z.array(newPostSchema).max(NEW_POSTS_MAX) }));
export type NewPostsAnswer = z.infer<typeof newPostsAnswerSchema>;

/**
 * GET /api/v1/posts/{id}: a list of one post, product §3. `repliesCursor` continues its comments. Earlier releases send
 * none of the others:
 * - `savesByOthers`: how many people besides the viewer have saved the post, counted up to 1,000.
 * - `authorSince`: the month in which the author's account was created, in UTC: "2024-03".
 * - `answerMinutes`, `rating`: the author's, as in a profile; missing where they are not known.
 * - `seenToday`: when the author last showed it with "Show me now", if that was today in Lagos; missing otherwise.
 */
export const postAnswerSchema = answerOf(
  z.object({
    posts: z.array(postSchema).length(1),
    repliesCursor: nextCursorSchema,
    savesByOthers: z.int().nonnegative().max(SAVES_COUNTED).optional(),
    authorSince: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional(),
    answerMinutes: z.int().positive().optional(),
    rating: ratingSchema.optional(),
    seenToday: timestampSchema.optional(),
  }),
);
export type PostAnswer = z.infer<typeof postAnswerSchema>;

/** GET /api/v1/posts/save?cursor=: the post saved last comes first. */
export const savedPostsAnswerSchema = confirmedAnswerOf(z.array(postSchema)).extend({
  nextCursor: nextCursorSchema,
});
export type SavedPostsAnswer = z.infer<typeof savedPostsAnswerSchema>;

/** Whether found posts are counted, see post-facets.ts. */
export const facetsSchema = z
  .enum(['1', 'true', '0', 'false'], VALIDATION.yesOrNo)
  .transform((value) => value === '1' || value === 'true')
  .optional();

/**
 * GET /api/v1/posts/category?category=&query=&cursor=. `category` is not case-sensitive; `query` works like `search` of
 * postsQuerySchema. An unknown category returns no posts. `facets=1` adds counts to the first page, see
 * categoryAnswerSchema of post-facets.ts.
 */
export const categoryQuerySchema = z.object({
  category: typedText().min(1).max(40),
  query: typedText().max(SEARCH_MAX, VALIDATION.searchTooLong).optional(),
  facets: facetsSchema,
  cursor: cursorSchema.optional(),
});

/**
 * GET /api/v1/users/{id}/posts?status=&cursor=: a person's posts and running adverts, newest first, 12 a page. `status`
 * asks for the sold or, of the viewer's own, the paused ones instead.
 */
export const userPostsQuerySchema = z.object({
  status: z.enum(['sold', 'paused'], VALIDATION.postStatusUnknown).optional(),
  cursor: cursorSchema.optional(),
});
export const userPostsAnswerSchema = answerOf(z.object({ posts: z.array(postSchema), nextCursor: nextCursorSchema }));
export type UserPostsAnswer = z.infer<typeof userPostsAnswerSchema>;

/**
 * POST /api/v1/posts?adsType=&adsPrice=&referredBy=. With a plan the post is an advert: hidden until it is paid, then
 * shown as a new post. `link` leads to the checkout. It is missing if the payment service cannot be reached;
 * POST /api/v1/adverts/{id}/pay returns one later.
 */
export const postCreatedAnswerSchema = confirmedAnswerOf(
  z.object({ post: postSchema, advert: advertSchema.optional(), link: z.url().optional() }),
);
export type PostCreatedAnswer = z.infer<typeof postCreatedAnswerSchema>;

/** POST /api/v1/posts/like/{id}: the state after the toggle. */
export const likeAnswerSchema = confirmedAnswerOf(
  z.object({ isLiked: z.boolean(), likesCount: z.int().nonnegative() }),
);
export type LikeAnswer = z.infer<typeof likeAnswerSchema>;

/** POST /api/v1/posts/save/{id}: the state after the toggle. */
export const saveAnswerSchema = confirmedAnswerOf(z.object({ isSaved: z.boolean() }));
export type SaveAnswer = z.infer<typeof saveAnswerSchema>;
