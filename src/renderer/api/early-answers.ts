declare global {
  /** Answers that page-start.js has requested, by authorization and address. */
  var ojaEarlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Throws when a call is given up. */
async function untilAborted(signal: AbortSignal): Promise<never> {
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
  throw signal.reason;
}

/**
 * Makes a call, or takes its answer if the page requested it before the scripts had loaded. Each answer is taken once:
 * a later call of the same address asks again.
 */
export function fetchOrTakeEarly(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const key = `${request.headers.get('authorization')} ${pathname}${search}`;
  const early = request.method === 'GET' ? globalThis.ojaEarlyAnswers?.get(key) : undefined;
  if (!early) return fetch(request);
  globalThis.ojaEarlyAnswers?.delete(key);
  return Promise.race([early, untilAborted(request.signal)]);
}
