import { z } from 'zod';

import { answerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { CATEGORIES, CONDITIONS, PRICE_POINTS } from './categories.ts';
import { commentSchema } from './comments.ts';
import { idSchema, imageUrlSchema, timestampSchema } from './ids.ts';
import { DESCRIPTION_MAX, IMAGES_MAX, LOCATION_MAX, PRICE_MAX, TITLE_MAX } from './limits.ts';
import { normalisePhone } from './phone.ts';
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
 * with ten thousand likes stays small; `likesCount` is the true number. `replies` holds the newest three comments in
 * lists and all of them where one post is asked for.
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
  price: z.number(VALIDATION.priceShape).nonnegative(VALIDATION.priceShape).max(PRICE_MAX, VALIDATION.priceShape).nullish(),
  phoneNumber: z
    .string(VALIDATION.phoneRequired)
    .trim()
    .min(1, VALIDATION.phoneRequired)
    .transform((typed, context) => {
      const phone = normalisePhone(typed);
      if (phone === undefined) context.addIssue({ code: 'custom', message: VALIDATION.phoneShape });
      return phone ?? z.NEVER;
    }),
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

/** GET /api/v1/posts and /api/v1/posts/feed: `page` from 1; `until` pins the list so that pages neither repeat nor skip. */
export const postsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: typedText().max(100).optional(),
  until: z.coerce.number().int().nonnegative().optional(),
});
export const postsAnswerSchema = answerOf(
  z.object({
    posts: z.array(postSchema),
    adverts: z.array(postSchema),
    page: z.int().positive(),
    hasMore: z.boolean(),
    /** Milliseconds since 1970: send it back with the next page. */
    until: z.int().nonnegative(),
  }),
);
export type PostsAnswer = z.infer<typeof postsAnswerSchema>;

/** GET /api/v1/posts/{id}: a list of one, as spec §3 loads it. */
export const postAnswerSchema = answerOf(z.object({ posts: z.array(postSchema).length(1) }));

/** GET /api/v1/posts/save */
export const savedPostsAnswerSchema = answerOf(z.array(postSchema)).extend({ message: z.string() });

/** GET /api/v1/posts/category?category=&query= */
export const categoryQuerySchema = z.object({
  category: z.string().trim().min(1).max(40),
  query: typedText().max(100).optional(),
});
export const categoryAnswerSchema = answerOf(z.object({ posts: z.array(postSchema) })).extend({ message: z.string() });

/** POST /api/v1/posts: `link` is there when the post is an advert and leads to its payment. */
export const postCreatedAnswerSchema = answerOf(z.object({ post: postSchema, link: z.url().optional() })).extend({
  message: z.string(),
});
export type PostCreatedAnswer = z.infer<typeof postCreatedAnswerSchema>;

/** POST /api/v1/posts/like/{id}: the state after the toggle. */
export const likeAnswerSchema = answerOf(z.object({ isLiked: z.boolean(), likesCount: z.int().nonnegative() })).extend({
  message: z.string(),
});
export type LikeAnswer = z.infer<typeof likeAnswerSchema>;

/** POST /api/v1/posts/save/{id}: the state after the toggle. */
export const saveAnswerSchema = answerOf(z.object({ isSaved: z.boolean() })).extend({ message: z.string() });
