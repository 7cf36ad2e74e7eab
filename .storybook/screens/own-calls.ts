/** The number of the current story. The app's stores outlive their stories and continue to send requests. */
let story = 0;

/** Returns the access token of the current story. */
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
  const caller = story;
  if (isForeign(request)) return never;
  try {
    const answer = await send(request, init);
    return caller === story ? answer : await never;
  } catch (error) {
    if (caller !== story) return never;
    throw error;
  }
};

/** Starts a story. From now on calls of earlier stories, running or new, neither succeed nor fail. */
export function endEarlierCalls(): void {
  story += 1;
}
