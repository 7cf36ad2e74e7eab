/** What stands at a place of an answer: a record is an object with an `_id`, records a list of them. */
type Kind = 'text' | 'number' | 'yes or no' | 'record' | 'records' | 'one record' | 'list';
type Envelope = Readonly<Record<string, Kind>>;

const MESSAGE: Envelope = { message: 'text' };
const PERSON: Envelope = { data: 'record', 'data.name': 'text', 'data.userName': 'text' };
const SESSION: Envelope = { 'data.accessToken': 'text', 'data.user': 'record', 'data.user.name': 'text', 'data.user.userName': 'text' };
const POSTS: Envelope = { 'data.posts': 'records' };
const FEED: Envelope = { ...POSTS, 'data.adverts': 'records' };
const PEOPLE: Envelope = { 'data.users': 'records' };
const UNREAD: Envelope = { 'data.unreadCount': 'number', 'data.unreadAboutMessages': 'number' };

/** What the app reads of each call's answer without looking, by endpoint. */
export const ENVELOPES: Readonly<Record<string, Envelope>> = {
  logIn: SESSION,
  logInWithGoogle: SESSION,
  signUp: MESSAGE,
  activate: MESSAGE,
  resendActivation: MESSAGE,
  sendOtp: { 'data.email': 'text', 'data.refreshToken': 'text' },
  verifyOtp: MESSAGE,
  resetPassword: MESSAGE,
  logOut: MESSAGE,
  getConfig: { uploadUrl: 'text' },
  getEvents: { 'data.events': 'list', 'data.lastSeq': 'number', 'data.latestSeq': 'number' },
  getDashboard: PERSON,
  getProfile: { ...PERSON, ...POSTS },
  getPeople: PEOPLE,
  getFollows: PEOPLE,
  follow: { 'data.isFollowing': 'yes or no', 'data.followersCount': 'number' },
  editProfile: { ...PERSON, ...MESSAGE },
  setVendor: { data: 'record', ...MESSAGE },
  deleteAccount: MESSAGE,
  getBlocked: PEOPLE,
  setBlock: { 'data.block': 'text', ...MESSAGE },
  setMute: { 'data.isMuted': 'yes or no', ...MESSAGE },
  editSettings: { ...PERSON, ...MESSAGE },
  getPosts: FEED,
  getFollowingPosts: FEED,
  searchPosts: FEED,
  getCategoryPosts: POSTS,
  getUserPosts: POSTS,
  getSavedPosts: { data: 'records', ...MESSAGE },
  getPost: { 'data.posts': 'one record' },
  createPost: { 'data.post': 'record', 'data.post.user': 'record', ...MESSAGE },
  editPost: { 'data.post': 'record', ...MESSAGE },
  deletePost: MESSAGE,
  likePost: { 'data.isLiked': 'yes or no', 'data.likesCount': 'number' },
  savePost: { 'data.isSaved': 'yes or no', ...MESSAGE },
  getComments: { 'data.comments': 'records' },
  addComment: { 'data.comment': 'record', 'data.repliesCount': 'number', ...MESSAGE },
  editComment: { 'data.comment': 'record', ...MESSAGE },
  deleteComment: { 'data.repliesCount': 'number', ...MESSAGE },
  getFlags: { data: 'records' },
  getFlagCounts: { 'data.total': 'number', 'data.postsTotal': 'number' },
  flagPost: MESSAGE,
  dismissFlag: MESSAGE,
  getConversations: { 'data.conversations': 'records', 'data.totalUnreadCount': 'number', 'data.mutedUnreadCount': 'number' },
  getMessages: { data: 'records' },
  sendMessage: { 'data.newMessage': 'record' },
  editMessage: { 'data.message': 'record', ...MESSAGE },
  deleteMessage: MESSAGE,
  getNotifications: { 'data.notifications': 'records', ...UNREAD },
  readNotification: UNREAD,
  deleteNotification: UNREAD,
  getAdverts: { 'data.adverts': 'records' },
  payAdvert: { 'data.link': 'text' },
  cancelAdvert: MESSAGE,
  /** Null where there is none. */
  getOwnApplication: {},
  getApplications: { data: 'records' },
  apply: { data: 'record', ...MESSAGE },
  declineApplication: MESSAGE,
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecord = (value: unknown) => isObject(value) && typeof value['_id'] === 'string';

const IS: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  'yes or no': (value) => typeof value === 'boolean',
  record: isRecord,
  records: (value) => Array.isArray(value) && value.every(isRecord),
  'one record': (value) => Array.isArray(value) && value.length === 1 && isRecord(value[0]),
  list: (value) => Array.isArray(value),
};

const at = (answer: unknown, path: string) => path.split('.').reduce((value, name) => (isObject(value) ? value[name] : undefined), answer);

/**
 * Whether an answer has what the app reads of it. Whole answers are held against the contract in development; this is
 * what is looked at everywhere, so that a proxy's page, half an answer or another service's never breaks a screen.
 */
export function fitsEnvelope(endpoint: string, answer: unknown): boolean {
  return isObject(answer) && Object.entries(ENVELOPES[endpoint] ?? {}).every(([path, kind]) => IS[kind](at(answer, path)));
}
