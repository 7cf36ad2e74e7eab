/**
 * The service worker of the web build (docs/decisions/011). It keeps one build whole, so that a page that was opened with
 * it works without a connection and never meets files of another. A new worker waits until the person accepts the new
 * version or all pages are closed.
 */
import { type Build, isAsset, LANDING, SHELL } from './build.ts';
import { forgetOldBuilds, notePage } from './builds-in-use.ts';
import { findAsset, findOwnFile, keepBuild } from './keep-build.ts';
import { isWorkerMessage } from './messages.ts';
import { openAlert } from './open-alert.ts';
import { answerPicture } from './pictures.ts';
import { routeRequest } from './route-request.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by scripts/build-web.ts. */
declare const __BUILD__: Build;

const build = __BUILD__;
const files = new Set([...build.assets, ...build.plain.map(({ path }) => path)]);

async function tidy(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await forgetOldBuilds(caches, build.mark, pages.map(({ id }) => id));
}

/** One of the two pages of this build; where the browser has cleared it away, the network's. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const page = await findOwnFile(build.mark, caches, path);
  if (!page) return fetch(event.request);
  event.waitUntil(notePage(caches, event.resultingClientId, build.mark));
  return page;
}

async function answerStrangePage(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch {
    return answerPage(event, SHELL);
  }
}

async function answerFile({ request }: FetchEvent): Promise<Response> {
  const { pathname } = new URL(request.url);
  const find = isAsset(pathname) ? findAsset : findOwnFile;
  return (await find(build.mark, caches, pathname)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepBuild(build, caches, (...args) => fetch(...args))));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));

self.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return;
  if (event.data.type === 'take-over') {
    event.waitUntil(self.skipWaiting());
  } else if (event.source instanceof WindowClient) {
    event.waitUntil(notePage(caches, event.source.id, event.data.build).then(tidy));
  }
});

self.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(event.notification, self.clients)));

self.addEventListener('fetch', (event) => {
  switch (routeRequest(event.request, self.location.origin, files)) {
    case 'landing':
      event.respondWith(answerPage(event, LANDING));
      break;
    case 'shell':
      event.respondWith(answerPage(event, SHELL));
      break;
    case 'strange page':
      event.respondWith(answerStrangePage(event));
      break;
    case 'file':
      event.respondWith(answerFile(event));
      break;
    case 'picture':
      event.respondWith(answerPicture(event.request, caches, (...args) => fetch(...args)));
      break;
    case 'network':
  }
});
