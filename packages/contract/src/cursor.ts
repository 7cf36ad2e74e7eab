import { z } from 'zod';

import { VALIDATION } from './texts.ts';

/**
 * A place in a list: a moment and an id, as the server gives it in `nextCursor`. Clients send it back as it is. What is
 * made or removed meanwhile moves no page: each goes on right after the last thing of the one before.
 */
export const cursorSchema = z.string().regex(/^\d{1,15}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, VALIDATION.cursorShape);

/** Null where the list ends. */
export const nextCursorSchema = cursorSchema.nullable();

/** The query of lists that go page by page and know nothing else. */
export const cursorQuerySchema = z.object({ cursor: cursorSchema.optional() });
