import { idSchema } from '@oja/contract/ids';

/** Where a page of conversations ends. */
export function toCursor(last: { last_message_at: number; conversation_id: string }): string {
  return `${last.last_message_at}_${last.conversation_id}`;
}

/** @returns undefined for a text that is no cursor */
export function parseCursor(cursor: string): { at: number; id: string } | undefined {
  const [at = '', id = ''] = cursor.split('_', 2);
  return /^\d{1,15}$/.test(at) && idSchema.safeParse(id).success ? { at: Number(at), id } : undefined;
}
