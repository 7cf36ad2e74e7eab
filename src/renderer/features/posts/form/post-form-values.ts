import { type Post, type PostEdit, postInputSchema } from '@oja/contract/posts';
import { z } from 'zod';

/** The values of the inputs: text, as typed. */
export const EMPTY_POST = {
  title: '',
  description: '',
  category: '',
  price: '',
  phoneNumber: '',
  location: '',
  state: '',
  lga: '',
  condition: '',
  pricePoint: '',
  units: '',
};
export type PostFormValues = typeof EMPTY_POST;
export const POST_FIELDS = [
  'title',
  'description',
  'category',
  'price',
  'phoneNumber',
  'location',
  'state',
  'lga',
  'condition',
  'pricePoint',
  'units',
] as const satisfies readonly (keyof PostFormValues)[];

/** Sends null for an empty input. */
const emptyIsNull = (typed: string) => (typed === '' ? null : typed);

/**
 * Parses naira as people type it: "25000", "25,000", "₦25,000.50". Anything else becomes NaN, which the contract
 * refuses.
 */
const priceOf = (typed: string) => {
  const digits = typed.replaceAll(/[₦,\s]/g, '');
  if (digits === '') return null;
  return /^\d+(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Parses a number of things; one if nothing was typed. Anything else becomes NaN, which the contract refuses. */
const unitsOf = (typed: string) => {
  const digits = typed.replaceAll(/[,\s]/g, '');
  if (digits === '') return 1;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

const { category, condition, description, lga, location, phoneNumber, price, pricePoint, state, title, units } =
  postInputSchema.shape;

/** The contract's rules for a post, applied to typed text: client and server share one rule (product §5). */
export const postFormSchema = z.object({
  title,
  description,
  category: z.preprocess(emptyIsNull, category.unwrap()),
  price: z.preprocess(priceOf, price.unwrap()),
  phoneNumber,
  location,
  state: z.preprocess(emptyIsNull, state.unwrap()),
  lga: z.preprocess(emptyIsNull, lga.unwrap()),
  condition: z.preprocess(emptyIsNull, condition.unwrap()),
  pricePoint: z.preprocess(emptyIsNull, pricePoint.unwrap()),
  units: z.preprocess(unitsOf, units.unwrap()),
});
export type PostFields = z.output<typeof postFormSchema>;

/** The values of the form for a post. */
export function valuesOf(post: Post): PostFormValues {
  return {
    title: post.title,
    description: post.description,
    category: post.category ?? '',
    price: post.price === null ? '' : String(post.price),
    phoneNumber: post.phoneNumber,
    location: post.location,
    state: post.state ?? '',
    lga: post.lga ?? '',
    condition: post.condition ?? '',
    pricePoint: post.pricePoint ?? '',
    units: post.units === undefined ? '' : String(post.units),
  };
}

/** Returns the changed fields of a post; empty if nothing changed. A changed place is sent whole. */
export function changesOf(fields: PostFields, post: Post): PostEdit {
  const stored = { ...post, units: post.units ?? 1 };
  const changed = POST_FIELDS.filter((name) => fields[name] !== (stored[name] ?? null));
  return {
    ...Object.fromEntries(changed.map((name) => [name, fields[name]])),
    ...((changed.includes('state') || changed.includes('lga')) && {
      state: fields.state,
      lga: fields.lga,
    }),
  };
}
