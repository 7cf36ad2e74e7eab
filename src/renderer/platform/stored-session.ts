import type { Conversation } from '@oja/contract/messages';
import type { Post } from '@oja/contract/posts';
import type { Person, User } from '@oja/contract/users';

/** The conversation that was open last, spec §3. */
export interface SelectedConversation {
  _id: string;
  userId: string;
  name: string;
  profileImage: string | null;
}

/** What was read last, of whoever was signed in: it is what can be shown before the server answers, or without one. */
export interface KeptLists {
  /** Whose they are: nobody else is shown them. */
  ownerId: string | null;
  users: Person[];
  following: Person[];
  /** As the server listed them. */
  conversations: Conversation[];
  /** Those in which somebody has written. */
  existingConversations: Conversation[];
  selectedConversation: SelectedConversation | null;
  posts: Post[];
}

/** Entries that are kept of each list, so that the store never outgrows what browsers allow. */
export const KEPT_ENTRIES_MAX = 100;

export const NO_LISTS: KeptLists = {
  ownerId: null, users: [], following: [], conversations: [], existingConversations: [], selectedConversation: null, posts: [],
};

/** A session as it is in use. */
export interface StoredSession {
  user: User;
  accessToken: string;
  lists: KeptLists;
}

const VERSION = 2;

/** What outlives a restart, spec §3 "Session store": logging out takes user and token from it, and leaves the lists. */
export interface SessionRecord {
  version: typeof VERSION;
  user: User | null;
  accessToken: string | null;
  lists: KeptLists;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasText = (value: object, name: string) => name in value && typeof Reflect.get(value, name) === 'string';
const isUser = (value: unknown): value is User => isObject(value) && hasText(value, '_id') && hasText(value, 'userName');

const LISTS = ['users', 'following', 'conversations', 'existingConversations', 'posts'] as const;

function isKeptLists(value: unknown): value is KeptLists {
  if (!isObject(value) || !('ownerId' in value) || !('selectedConversation' in value)) return false;
  return LISTS.every((name) => {
    const list: unknown = Reflect.get(value, name);
    return Array.isArray(list) && list.every((entry) => isObject(entry) && hasText(entry, '_id'));
  });
}

/** The record in a value that was stored; undefined for anything that is none. The first version kept no lists. */
function readRecord(value: unknown): SessionRecord | undefined {
  if (!isObject(value) || !('version' in value) || !('user' in value) || !('accessToken' in value)) return undefined;
  const { version, accessToken } = value;
  // Who signed in before read receipts could be turned off has them on.
  const user = isUser(value.user) ? Object.assign({ readReceipts: true }, value.user) : value.user;
  const isSignedIn = isUser(user) && typeof accessToken === 'string';
  const isSignedOut = user === null && accessToken === null;
  if (version === 1 && isSignedIn) return { version: 2, user, accessToken, lists: NO_LISTS };
  if (version !== 2 || !('lists' in value) || !isKeptLists(value.lists)) return undefined;
  if (isSignedIn) return { version, user, accessToken, lists: value.lists };
  return isSignedOut ? { version, user, accessToken, lists: value.lists } : undefined;
}

const isNewer = (value: unknown) => isObject(value) && 'version' in value && typeof value.version === 'number' && value.version > VERSION;

/**
 * Reads what was stored. Gives undefined where nothing was, 'newer' for what a newer app has written, and 'corrupt' for
 * what cannot be understood: the caller then says so, and nothing is thrown.
 */
export function parseRecord(text: string | null): SessionRecord | 'newer' | 'corrupt' | undefined {
  if (text === null || text === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return readRecord(value) ?? (isNewer(value) ? 'newer' : 'corrupt');
  } catch {
    return 'corrupt';
  }
}

/** The session in a record; undefined where nobody is signed in. Lists of somebody else stay out of it. */
export function sessionIn({ user, accessToken, lists }: SessionRecord): StoredSession | undefined {
  if (user === null || accessToken === null) return undefined;
  return { user, accessToken, lists: lists.ownerId === user._id ? lists : NO_LISTS };
}
