import type { Conversation } from '@oja/contract/messages';
import type { Post } from '@oja/contract/posts';
import type { Person, User } from '@oja/contract/users';

/** The last opened conversation (product §3). */
export interface SelectedConversation {
  _id: string;
  userId: string;
  name: string;
  profileImage: string | null;
}

/** The last loaded lists of the signed-in user, shown before the server answers or without a server. */
export interface StoredLists {
  /** Their owner: they are never shown to another user. */
  ownerId: string | null;
  users: Person[];
  following: Person[];
  /** All conversations of the server's list. */
  conversations: Conversation[];
  /** The conversations that contain messages. */
  existingConversations: Conversation[];
  selectedConversation: SelectedConversation | null;
  posts: Post[];
  /**
   * When each list was loaded, in milliseconds since 1970, by its name. Missing in what an older release stored; not
   * validated.
   */
  loadedAt?: Readonly<Record<string, unknown>>;
}

/** The maximum entries of each list, so that the store stays within the browser's quota. */
export const STORED_ENTRIES_MAX = 100;

export const NO_LISTS: StoredLists = {
  ownerId: null,
  users: [],
  following: [],
  conversations: [],
  existingConversations: [],
  selectedConversation: null,
  posts: [],
};

/** The active session. */
export interface StoredSession {
  user: User;
  accessToken: string;
  lists: StoredLists;
}

const VERSION = 2;

/**
 * The stored session (product §3 "Session store"). Logging out removes user and token. The web keeps the lists, the
 * desktop deletes them.
 */
export interface SessionRecord {
  version: typeof VERSION;
  user: User | null;
  accessToken: string | null;
  lists: StoredLists;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasText = (value: object, name: string) => name in value && typeof Reflect.get(value, name) === 'string';
const isUser = (value: unknown): value is User =>
  isObject(value) && hasText(value, '_id') && hasText(value, 'userName');

const LISTS = ['users', 'following', 'conversations', 'existingConversations', 'posts'] as const;

function isStoredLists(value: unknown): value is StoredLists {
  if (!isObject(value) || !('ownerId' in value) || !('selectedConversation' in value)) return false;
  return LISTS.every((name) => {
    const list: unknown = Reflect.get(value, name);
    return Array.isArray(list) && list.every((entry) => isObject(entry) && hasText(entry, '_id'));
  });
}

/** A user stored before these settings existed has them on. */
const NEW_SETTINGS = { readReceipts: true, showsPresence: true, showsPostsToVisitors: true };

/** Returns the record in a stored value; undefined for anything invalid. Version 1 had no lists. */
function readRecord(value: unknown): SessionRecord | undefined {
  if (!isObject(value) || !('version' in value) || !('user' in value) || !('accessToken' in value)) return undefined;
  const { version, accessToken } = value;
  const user = isUser(value.user) ? Object.assign({ ...NEW_SETTINGS }, value.user) : value.user;
  const isSignedIn = isUser(user) && typeof accessToken === 'string';
  const isSignedOut = user === null && accessToken === null;
  if (version === 1 && isSignedIn) return { version: 2, user, accessToken, lists: NO_LISTS };
  if (version !== 2 || !('lists' in value) || !isStoredLists(value.lists)) return undefined;
  if (isSignedIn) return { version, user, accessToken, lists: value.lists };
  return isSignedOut ? { version, user, accessToken, lists: value.lists } : undefined;
}

const isNewer = (value: unknown) =>
  isObject(value) && 'version' in value && typeof value.version === 'number' && value.version > VERSION;

/**
 * Parses the stored text. Returns undefined for nothing stored, 'newer' for a record of a newer app, and 'corrupt' for
 * an invalid one. The caller reports these; nothing is thrown.
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

/** The session in a record; undefined if nobody is signed in. Lists of another user are left out. */
export function sessionIn({ user, accessToken, lists }: SessionRecord): StoredSession | undefined {
  if (user === null || accessToken === null) return undefined;
  return { user, accessToken, lists: lists.ownerId === user._id ? lists : NO_LISTS };
}
