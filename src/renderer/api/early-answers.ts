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

/** Early answers are for the page's first screen: later, after this time since the page began to load, they are old. */
const EARLY_MS = 60_000;

/**
 * Makes a call, or takes its answer if the page requested it before the scripts had loaded. Each answer is taken once:
 * a later call of the same address asks again. A screen that opens late, because another one came first, must not show
 * the market as it was before: answers of long ago, or from before a change by this page, are dropped.
 */
export function fetchOrTakeEarly(request: Request): Promise<Response> {
  if (request.method !== 'GET' || performance.now() > EARLY_MS) globalThis.ojaEarlyAnswers = undefined;
  const { pathname, search } = new URL(request.url);
  const key = `${request.headers.get('authorization')} ${pathname}${search}`;
  const early = globalThis.ojaEarlyAnswers?.get(key);
  if (!early) return fetch(request);
  globalThis.ojaEarlyAnswers?.delete(key);
  return Promise.race([early, untilAborted(request.signal)]);
}
