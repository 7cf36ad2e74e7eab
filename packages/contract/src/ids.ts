import { z } from 'zod';

import { VALIDATION } from './texts.ts';

/** A UUID in its one written form: databases differ in whether capitals make another one. */
export const uuidSchema = (error?: string) => z.uuid(error).toLowerCase();

/** Every `_id`: a UUID made by the server, version 7, so that ids sort by age. */
export const idSchema = uuidSchema();

/** A moment: ISO 8601, UTC, with milliseconds. */
export const timestampSchema = z.iso.datetime({ precision: 3 });

/** Path parameters of every call that names one thing. */
export const idParamsSchema = z.object({ id: idSchema });

/** An image on our own image host, as an absolute address. */
export const imageUrlSchema = z.url({ protocol: /^https?$/, error: VALIDATION.imageForeign });
