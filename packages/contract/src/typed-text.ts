import { z } from 'zod';

/** Control characters other than tab and line breaks: nobody types them, and PostgreSQL refuses NUL in any text. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/**
 * Text that a person typed, without control characters and without space around it.
 * @param error what to say when there is none at all
 */
export function typedText(error?: string) {
  return z.string(error).overwrite((text) => text.replaceAll(CONTROLS, '')).trim();
}
