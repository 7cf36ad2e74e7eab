import { z } from 'zod';

import { advertSchema } from './adverts.ts';
import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { CATEGORIES, CONDITIONS, PRICE_POINTS } from './categories.ts';
import { commentSchema } from './comments.ts';
import { cursorSchema, nextCursorSchema } from './cursor.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import { DESCRIPTION_MAX, IMAGES_MAX, LOCATION_MAX, POSTS_PAGES_MAX, PRICE_MAX, SEARCH_MAX, TITLE_MAX } from './limits.ts';
import { nairaSchema } from './naira-amount.ts';
import { phoneNumberSchema } from './phone-number.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** An uploaded picture in a post: its full size (at most 1600 px wide or high) and its 480 px thumbnail. */
export const postImageSchema = z.object({
  url: imageUrlSchema,
  thumbnailUrl: imageUrlSchema,
  width: z.int().positive(),
  height: z.int().positive(),
});
export type PostImage = z.infer<typeof postImageSchema>;

/**
 * A post, spec §3.
 *
 * `images` is the spec's list of addresses; `pictures` says the same with thumbnails and dimensions, in the same order.
 * `likes` and `saves` hold the viewer's own id or nothing, so that "is the viewer among them" stays right while a post
 * with ten thousand likes stays small; `likesCount` is the true number. `replies` holds comments
 * newest first: the newest three in lists, where one post is asked for the newest 200.
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
  location: z.string(),
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
  user: authorSchema,
});
export type Post = z.infer<typeof postSchema>;

/** The fields a vendor fills in, spec §5. */
export const postInputSchema = z.object({
  title: typedText(VALIDATION.titleRequired).min(1, VALIDATION.titleRequired).max(TITLE_MAX, VALIDATION.titleTooLong),
  description: typedText(VALIDATION.descriptionRequired)
    .min(1, VALIDATION.descriptionRequired)
    .max(DESCRIPTION_MAX, VALIDATION.descriptionTooLong),
  category: z.enum(CATEGORIES, VALIDATION.categoryUnknown).nullish(),
  price: nairaSchema(VALIDATION.priceShape).nonnegative(VALIDATION.priceShape).max(PRICE_MAX, VALIDATION.priceShape).nullish(),
  phoneNumber: phoneNumberSchema,
  location: typedText(VALIDATION.locationRequired).min(1, VALIDATION.locationRequired).max(LOCATION_MAX, VALIDATION.locationTooLong),
  condition: z.enum(CONDITIONS, VALIDATION.conditionUnknown).nullish(),
  pricePoint: z.enum(PRICE_POINTS, VALIDATION.pricePointUnknown).nullish(),
  images: z.array(imageUrlSchema).max(IMAGES_MAX, VALIDATION.imagesTooMany),
});
/** What a form holds before the schema has trimmed and normalised it. */
export type PostDraft = z.input<typeof postInputSchema>;
export type PostInput = z.output<typeof postInputSchema>;

/** PATCH /api/v1/posts/{id}: pictures cannot be changed once posted, spec §5. */
export const postEditSchema = postInputSchema.omit({ images: true }).partial();
export type PostEdit = z.output<typeof postEditSchema>;

/** PATCH /api/v1/posts/{id}: the post as it is now. */
export const postEditedAnswerSchema = answerOf(z.object({ post: postSchema })).extend({ message: z.string() });
export type PostEditedAnswer = z.infer<typeof postEditedAnswerSchema>;

/**
 * GET /api/v1/posts and /api/v1/posts/feed, newest first, 12 a page, in either of two ways.
 *
 * With `cursor`, the last answer's `nextCursor`: the next page goes on right after the last post of the one before, so
 * that pages neither repeat nor skip whatever is posted or deleted meanwhile. This is how clients should read on.
 *
 * With `page` from 1 and the first answer's `until` (spec §7): the list stands still while others post and delete. A post
 * that is deleted meanwhile keeps its place for a day, so that nothing moves up into pages that have been read; such a
 * page has one post less, and `hasMore` tells whether the list goes on. `cursor` goes before `page`.
 *
 * `search` finds a part of the title or category, without case and accents; one of fewer than three characters looks
 * through the newest posts alone.
 */
export const postsQuerySchema = z.object({
  page: z.coerce.number(VALIDATION.pageShape).int(VALIDATION.pageShape).min(1, VALIDATION.pageShape).max(POSTS_PAGES_MAX, VALIDATION.pageShape).default(1),
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
    /** Some of the adverts that run now, others each minute and each page; none beside a search. */
    adverts: z.array(postSchema),
    page: z.int().positive(),
    hasMore: z.boolean(),
    /** The moment, in milliseconds since 1970, as which the list is shown: send it back with the next page. */
    until: z.int().nonnegative(),
    nextCursor: nextCursorSchema,
  }),
);
export type PostsAnswer = z.infer<typeof postsAnswerSchema>;

/** GET /api/v1/posts/{id}: a list of one, as spec §3 loads it; `repliesCursor` leads to the comments that are not in it. */
export const postAnswerSchema = answerOf(z.object({ posts: z.array(postSchema).length(1), repliesCursor: nextCursorSchema }));
export type PostAnswer = z.infer<typeof postAnswerSchema>;

/** GET /api/v1/posts/save?cursor=: what was saved last comes first. */
export const savedPostsAnswerSchema = answerOf(z.array(postSchema)).extend({ message: z.string(), nextCursor: nextCursorSchema });
export type SavedPostsAnswer = z.infer<typeof savedPostsAnswerSchema>;

/**
 * GET /api/v1/posts/category?category=&query=&cursor=: the category in any case, `query` as `search` of the list of posts.
 * A category that there is not is one without posts.
 */
export const categoryQuerySchema = z.object({
  category: typedText().min(1).max(40),
  query: typedText().max(SEARCH_MAX, VALIDATION.searchTooLong).optional(),
  cursor: cursorSchema.optional(),
});
export const categoryAnswerSchema = answerOf(z.object({ posts: z.array(postSchema), nextCursor: nextCursorSchema })).extend({
  message: z.string(),
});
export type CategoryAnswer = z.infer<typeof categoryAnswerSchema>;

/** GET /api/v1/users/{id}/posts?cursor=: the posts of one person, newest first, running adverts among them, 12 a page. */
export const userPostsAnswerSchema = answerOf(z.object({ posts: z.array(postSchema), nextCursor: nextCursorSchema }));
export type UserPostsAnswer = z.infer<typeof userPostsAnswerSchema>;

/**
 * POST /api/v1/posts?adsType=&adsPrice=&referredBy=: with a plan the post is an advert, hidden until it is paid and
 * then shown as a new post; `link` leads to the checkout. It is missing when the payment service cannot be reached: then a later
 * POST /api/v1/adverts/{id}/pay gives one.
 */
export const postCreatedAnswerSchema = answerOf(
  z.object({ post: postSchema, advert: advertSchema.optional(), link: z.url().optional() }),
).extend({ message: z.string() });
export type PostCreatedAnswer = z.infer<typeof postCreatedAnswerSchema>;

/** POST /api/v1/posts/like/{id}: the state after the toggle. */
export const likeAnswerSchema = answerOf(z.object({ isLiked: z.boolean(), likesCount: z.int().nonnegative() })).extend({
  message: z.string(),
});
export type LikeAnswer = z.infer<typeof likeAnswerSchema>;

/** POST /api/v1/posts/save/{id}: the state after the toggle. */
export const saveAnswerSchema = answerOf(z.object({ isSaved: z.boolean() })).extend({ message: z.string() });
export type SaveAnswer = z.infer<typeof saveAnswerSchema>;
