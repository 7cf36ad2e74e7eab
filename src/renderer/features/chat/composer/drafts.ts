import { flushDrafts } from '../../../platform/flush-drafts.ts';
import { storedTexts } from '../../../platform/stored-texts.ts';

const drafts = storedTexts('oja.draft.');

function write(key: string, text: string): void {
  drafts.write(key, text);
  flushDrafts();
}

const keyOf = (userId: string, partnerId: string) => `${userId}.${partnerId}`;
const quoteKeyOf = (userId: string, partnerId: string) => `${keyOf(userId, partnerId)}.quote`;
const postKeyOf = (userId: string, partnerId: string) => `${keyOf(userId, partnerId)}.post`;

/**
 * Empties a field at once. The stored text is deleted only when it is stored elsewhere, so that a crash does not lose
 * it.
 */
async function handOver(key: string, whenStored: Promise<unknown>): Promise<void> {
  drafts.show(key, '');
  await whenStored;
  if (drafts.read(key) === '') write(key, '');
}

/**
 * Returns a text to the field once a call has freed it, below what is written there. It is stored before the call, but
 * not shown, so that a crash does not lose it.
 * @param isFreed whether the text belongs to the field now
 * @returns the same
 */
export async function returnToDraft(
  userId: string,
  partnerId: string,
  text: string,
  isFreed: Promise<boolean>,
): Promise<boolean> {
  const key = keyOf(userId, partnerId);
  const below = (written: string) => (written === '' ? text : `${written}\n\n${text}`);
  const before = drafts.read(key);
  write(key, below(before));
  drafts.show(key, before);
  const isFree = await isFreed;
  const written = drafts.read(key);
  write(key, isFree ? below(written) : written);
  return isFree;
}

/**
 * The unsent text of a user to a partner. It is stored for each user of the device, and survives a reload and
 * navigation.
 * @returns the text; a function that replaces it; and a function that hands it over to the outbox, which stores it from
 * then on
 */
export function useDraft(userId: string, partnerId: string): StoredText {
  return useStoredText(keyOf(userId, partnerId));
}

/**
 * The id of the post that the next message to a partner is about, stored in the same way.
 * @returns the id, '' for none, and a function that replaces it
 */
export function useDraftPostId(userId: string, partnerId: string): [string, (postId: string) => void] {
  const [postId, setPostId] = useStoredText(postKeyOf(userId, partnerId));
  return [postId, setPostId];
}

/** The id of the message that the next message to a partner answers, stored in the same way; '' for none. */
export const useDraftQuoteId = (userId: string, partnerId: string): string =>
  drafts.useText(quoteKeyOf(userId, partnerId));

/** Replaces the id of the message that the next message to a partner answers. */
export const setDraftQuoteId = (userId: string, partnerId: string, messageId: string): void =>
  write(quoteKeyOf(userId, partnerId), messageId);

type StoredText = [text: string, setText: (text: string) => void, handOver: (whenStored: Promise<unknown>) => void];

function useStoredText(key: string): StoredText {
  const text = drafts.useText(key);
  return [text, (next) => write(key, next), (whenStored) => void handOver(key, whenStored)];
}
