/** The scheme of links with which other programs open Oja. */
export const LINK_SCHEME = 'oja';

const ID = /^[\w\-]{1,64}$/v;

/** The path of each kind of link, by the host of its address (architecture §8). */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  profile: (id) => `/dashboard/profile/${id}`,
  post: (id) => `/dashboard/post/details/${id}`,
  chat: (id) => `/dashboard/chat/${id}`,
};

/**
 * Returns the dashboard path of a link: oja://profile/{id}, oja://post/{id} or oja://chat/{id}.
 * @returns undefined for anything else: any program and any web page can send a link
 */
export function pathOfLink(link: string): string | undefined {
  const url = URL.parse(link);
  if (url?.protocol !== `${LINK_SCHEME}:` || url.username !== '' || url.password !== '' || url.port !== '')
    return undefined;
  const id = url.pathname.replace(/^\//v, '').replace(/\/$/v, '');
  const kind = url.hostname.toLowerCase();
  const place = Object.hasOwn(PATHS, kind) ? PATHS[kind] : undefined;
  return place && ID.test(id) ? place(id) : undefined;
}

/** Returns the link of a conversation's path; undefined for other paths. */
export function chatLinkOf(path: string): string | undefined {
  const link = path.replace(/^\/dashboard\/chat\//v, `${LINK_SCHEME}://chat/`);
  return pathOfLink(link) === path ? link : undefined;
}

/** The path that a launch asks for. Windows and Linux pass the link as an argument. */
export function pathOfArguments(argv: readonly string[]): string | undefined {
  const link = argv.find((argument) => argument.toLowerCase().startsWith(`${LINK_SCHEME}://`));
  return link === undefined ? undefined : pathOfLink(link);
}
