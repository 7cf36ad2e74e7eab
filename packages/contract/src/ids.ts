import { z } from 'zod';

import { VALIDATION } from './texts.ts';

/** A UUID in lower case, because databases differ in whether upper case is another id. */
export const uuidSchema = (error?: string) => z.uuid(error).toLowerCase();

/** Every `_id`: a UUID of version 7 made by the server, so that ids sort by age. */
export const idSchema = uuidSchema();

/** A time: ISO 8601, UTC, with milliseconds. */
export const timestampSchema = z.iso.datetime({ precision: 3 });

/** Path parameters of calls that name one item. */
export const idParamsSchema = z.object({ id: idSchema });

/** An image on our own image host, as an absolute address. */
export const imageUrlSchema = z.url({ protocol: /^https?$/, error: VALIDATION.imageForeign });
