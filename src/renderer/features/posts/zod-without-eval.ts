import { z } from 'zod';

/**
 * zod asks whether it may compile code at run time; the content policy says no, loudly, in the console. This tells it
 * beforehand. Import it before any schema.
 */
z.config({ jitless: true });
