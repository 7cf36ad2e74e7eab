import type { CDPSession } from '@playwright/test';

/** A request of a page: times in seconds of the browser's clock, bytes as they came over the line, with headers. */
export interface Sent {
  url: string;
  /** What it is for, as the browser says: "Script", "Image", "Fetch" … */
  kind: string;
  begun: number;
  ended: number | undefined;
  bytes: number;
  /** The file that requested it: the page, or a script; undefined for the page itself. */
  requestedBy: string | undefined;
}

/** Records the requests of a page by their id. The session's network must be enabled. */
export function watchRequests(session: CDPSession): Map<string, Sent> {
  const sent = new Map<string, Sent>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, initiator }) =>
    sent.set(requestId, {
      url: request.url,
      kind: type,
      begun: timestamp,
      ended: undefined,
      bytes: 0,
      requestedBy: initiator.stack?.callFrames[0]?.url ?? initiator.url,
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) Object.assign(one, { ended: timestamp, bytes: encodedDataLength });
  });
  return sent;
}

/** The bytes of each kind, in the order of their first request. */
export function sumByKind(sent: Iterable<Sent>): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const { kind, bytes: added } of sent) bytes.set(kind, (bytes.get(kind) ?? 0) + added);
  return bytes;
}

/**
 * The longest chain of files of which each was requested by the one before it. Unlike a chain by time, it does not
 * depend on the machine.
 */
export function requestDepth(sent: Iterable<Sent>): number {
  const requestedBy = new Map(Array.from(sent, (one) => [one.url, one.requestedBy]));
  const depthOf = (url: string | undefined, below: readonly string[] = []): number =>
    url === undefined || !requestedBy.has(url) || below.includes(url)
      ? 0
      : 1 + depthOf(requestedBy.get(url), [...below, url]);
  return Math.max(0, ...Array.from(requestedBy.keys(), (url) => depthOf(url)));
}
