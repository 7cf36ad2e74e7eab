/** Counts the stories: the app's stores outlive their stories, and go on asking. */
let story = 0;

/** The access token of the present story. */
export const storyToken = () => `story ${story} `.padEnd(48, '.');

const never = new Promise<never>(() => undefined);

function isForeign(request: RequestInfo | URL): boolean {
  const token = request instanceof Request ? request.headers.get('authorization') : null;
  return token !== null && token !== `Bearer ${storyToken()}`;
}

function isCall(request: RequestInfo | URL): boolean {
  const url = request instanceof Request ? request.url : String(request);
  return /^\/(?:api\/|health$|config\.json$)/.test(new URL(url, globalThis.location.href).pathname);
}

const send = globalThis.fetch;
globalThis.fetch = async (request, init) => {
  if (!isCall(request)) return send(request, init);
  const asked = story;
  if (isForeign(request)) return never;
  try {
    const answer = await send(request, init);
    return asked === story ? answer : await never;
  } catch (error) {
    if (asked !== story) return never;
    throw error;
  }
};

/** Begins a story: what earlier ones have asked for, or ask for from now on, is never answered, nor does it fail. */
export function endEarlierCalls(): void {
  story += 1;
}
