import { z } from 'zod';

import { VALIDATION } from './texts.ts';

/**
 * A place in a list: the time and id of the last item of a page. Clients send `nextCursor` back unchanged. Items that
 * are created or deleted meanwhile do not move the pages.
 */
export const cursorSchema = z
  .string()
  .regex(/^\d{1,15}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, VALIDATION.cursorShape);

/**
 * The same for found posts. By price: `a` (cheapest first) or `d` (dearest first) with a price in kobo, then the id. By
 * relevance: `r` with a score, the mark of the text that was searched for, and the order among equals, then the id.
 */
export const foundCursorSchema = z
  .string()
  .regex(
    /^(?:[ad]?\d{1,15}|r\d{1,4}-[\da-f]{8}-\d{1,15})\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    VALIDATION.cursorShape,
  );

/** Null at the end of the list. */
export const nextCursorSchema = cursorSchema.nullable();

/** The query of lists that have pages and no filters. */
export const cursorQuerySchema = z.object({ cursor: cursorSchema.optional() });
