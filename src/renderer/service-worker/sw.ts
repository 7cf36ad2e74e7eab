/**
 * The service worker of the web build (docs/decisions/011). It stores one build completely, so that a page of that
 * build works without a connection and never gets files of another one; while the user saves data, what is used of it
 * (docs/decisions/069). A new worker waits until the user accepts the
 * new version or all pages are closed.
 */
import { type Build, INSIDE, isAsset, LANDING, SHELL } from './build.ts';
import { deleteOldBuilds, notePage } from './builds-in-use.ts';
import { answerAsset, completeBuild, findOwnFile, storeBuild } from './keep-build.ts';
import { isWorkerMessage, type LoadedFile, type LoadedMessage } from './messages.ts';
import { openAlert } from './open-alert.ts';
import { answerPicture } from './pictures.ts';
import { showPush } from './show-push.ts';
import { routeRequest } from './route-request.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by scripts/build-web.ts. */
declare const __BUILD__: Build;

const build = __BUILD__;
const answerable = {
  files: new Set([...build.assets, ...build.plain.map(({ path }) => path)]),
  pages: new Set(build.pages),
};

const fetcher: typeof fetch = (...args) => fetch(...args);

async function deleteUnusedBuilds(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await deleteOldBuilds(
    caches,
    build.mark,
    pages.map(({ id }) => id),
  );
}

/** Answers with one of the pages of this build, or from the network if the browser has deleted it. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const page = await findOwnFile(build.mark, caches, path);
  if (!page) return fetch(event.request);
  event.waitUntil(notePage(caches, event.resultingClientId, build.mark));
  return page;
}

async function answerUnknownPage(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch {
    return answerPage(event, SHELL);
  }
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (!isAsset(pathname)) return (await findOwnFile(build.mark, caches, pathname)) ?? fetch(request);
  return answerAsset(build, caches, fetcher, { request, after: (work) => event.waitUntil(work) });
}

self.addEventListener('install', (event) => event.waitUntil(storeBuild(build, caches, fetcher)));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), deleteUnusedBuilds()])),
);

self.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return;
  if (event.data.type === 'take-over') {
    event.waitUntil(self.skipWaiting());
  } else if (event.source instanceof WindowClient) {
    event.waitUntil(
      Promise.all([
        // A page that was being opened while this worker was activated.
        self.clients.claim(),
        notePage(caches, event.source.id, event.data.build).then(deleteUnusedBuilds),
        completeBuild(build, caches, fetcher, event.data.addresses ?? []),
      ]),
    );
  }
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, self.registration, self.clients)));

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openAlert(event.notification, self.clients, event.action)),
);

// Pages do not see what the worker fetches, so it reports that to one of them (platform/data-meter.ts).
new PerformanceObserver((list) => {
  const loaded = list
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ transferSize, nextHopProtocol }): LoadedFile => ({ transferSize, nextHopProtocol }));
  if (loaded.length > 0) void reportLoaded({ loaded });
}).observe({ type: 'resource', buffered: true });

async function reportLoaded(message: LoadedMessage): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is of our own origin; only windows take a target
  page?.postMessage(message);
}

self.addEventListener('fetch', (event) => {
  switch (routeRequest(event.request, self.location.origin, answerable)) {
    case 'landing':
      event.respondWith(answerPage(event, LANDING));
      break;
    case 'inside':
      event.respondWith(answerPage(event, INSIDE));
      break;
    case 'shell':
      event.respondWith(answerPage(event, SHELL));
      break;
    case 'unknown page':
      event.respondWith(answerUnknownPage(event));
      break;
    case 'file':
      event.respondWith(answerFile(event));
      break;
    case 'picture':
      event.respondWith(answerPicture(event.request, caches, fetcher));
      break;
    case 'network':
  }
});
