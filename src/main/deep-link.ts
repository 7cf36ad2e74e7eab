/** The scheme of links that other programs open Oja with. */
export const LINK_SCHEME = 'oja';

const ID = /^[\w\-]{1,64}$/v;

/** Where each kind of link leads, by the host of its address (design §8). */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  profile: (id) => `/dashboard/profile/${id}`,
  post: (id) => `/dashboard/post/details/${id}`,
  chat: (id) => `/dashboard/chat/${id}`,
};

/**
 * The place of the dashboard that a link leads to: oja://profile/{id}, oja://post/{id} or oja://chat/{id}.
 * @returns undefined for anything else: any program and any web page can send one
 */
export function placeOfLink(link: string): string | undefined {
  const url = URL.parse(link);
  if (url?.protocol !== `${LINK_SCHEME}:` || url.username !== '' || url.password !== '' || url.port !== '') return undefined;
  const id = url.pathname.replace(/^\//v, '').replace(/\/$/v, '');
  const kind = url.hostname.toLowerCase();
  const place = Object.hasOwn(PLACES, kind) ? PLACES[kind] : undefined;
  return place && ID.test(id) ? place(id) : undefined;
}

/** The place that a launch asks for: Windows and Linux hand the link over as an argument. */
export function placeOfArguments(argv: readonly string[]): string | undefined {
  const link = argv.find((argument) => argument.toLowerCase().startsWith(`${LINK_SCHEME}://`));
  return link === undefined ? undefined : placeOfLink(link);
}
