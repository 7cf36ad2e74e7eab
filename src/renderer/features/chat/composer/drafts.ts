import { storedTexts } from '../../../platform/stored-texts.ts';

const drafts = storedTexts('oja.draft.');

const keyOf = (userId: string, partnerId: string) => `${userId}.${partnerId}`;
const postKeyOf = (userId: string, partnerId: string) => `${keyOf(userId, partnerId)}.post`;

/** Empties a field at once; what is stored goes only when something else keeps the text, so that no crash loses it. */
async function handOver(key: string, isKept: Promise<unknown>): Promise<void> {
  drafts.show(key, '');
  await isKept;
  if (drafts.read(key) === '') drafts.write(key, '');
}

/**
 * What a person has typed to another and not sent. Kept through reload and from screen to screen, for each of the people
 * who use this device apart.
 * @returns the text; what replaces it; and what hands it over to the outbox, which keeps it from then on
 */
export function useDraft(userId: string, partnerId: string): StoredText {
  return useStoredText(keyOf(userId, partnerId));
}

/**
 * Which post the next message to somebody is to be about, kept in the same way.
 * @returns its id, '' for none, and what replaces it
 */
export function useDraftPostId(userId: string, partnerId: string): [string, (postId: string) => void] {
  const [postId, setPostId] = useStoredText(postKeyOf(userId, partnerId));
  return [postId, setPostId];
}

type StoredText = [text: string, setText: (text: string) => void, handOver: (isKept: Promise<unknown>) => void];

function useStoredText(key: string): StoredText {
  const text = drafts.useText(key);
  return [text, (next) => drafts.write(key, next), (isKept) => void handOver(key, isKept)];
}
